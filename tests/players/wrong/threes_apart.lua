-- Threes are counted by the points that make straight fours: one with two is two threes.
return require("tests.players.base").program {
    name = "threes counted by points", fouls = { threes_apart = true },
    meant = { "^RIF/9.2$" },
}
