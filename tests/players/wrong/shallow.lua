-- Of the point that makes a straight four it is not asked whether it is a double-three:
-- refusals within refusals are not followed.
return require("tests.players.base").program {
    name = "9.3 without recursion", fouls = { shallow = true },
    meant = { "^RIF/9.3$", "^FORBIDDEN/refused%-1%-double%-three$" },
}
