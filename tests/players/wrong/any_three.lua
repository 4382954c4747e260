-- A three counts even if its straight-four point is forbidden.
return require("tests.players.base").program {
    name = "threes without 9.3", fouls = { any_three = true },
    meant = { "^RIF/9.3$", "^FORBIDDEN/refused%-1%-overline$" },
}
