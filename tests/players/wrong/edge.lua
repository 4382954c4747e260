-- Lines are scanned from the second column and row: off by one at two edges.
return require("tests.players.base").program {
    name = "edges off by one", fouls = { edge = true },
    meant = { "^RIF/3$", "^FORBIDDEN/on%-the%-edge$" },
}
