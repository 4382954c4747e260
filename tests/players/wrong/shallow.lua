-- A double-three at the straight-four point is not recognized: refusals within refusals
-- are ignored.
return require("tests.players.base").program {
    name = "9.3 without recursion", fouls = { shallow = true },
    meant = { "^RIF/9.3$", "^FORBIDDEN/refused%-1%-double%-three$" },
}
