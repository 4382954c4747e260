-- A three with two straight-four points counts as two threes.
return require("tests.players.base").program {
    name = "threes counted by points", fouls = { threes_apart = true },
    meant = { "^RIF/9.2$" },
}
