-- Four stones that can only become an overline count as a four.
return require("tests.players.base").program {
    name = "fours without a five", fouls = { long_fours = true },
    meant = { "^RIF/3$" },
}
