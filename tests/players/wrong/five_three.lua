-- A three counts though the point that makes it a straight four makes a five too.
return require("tests.players.base").program {
    name = "threes with a five", fouls = { five_three = true },
    meant = { "^RIF/reading%-2$", "^FORBIDDEN/refused%-1%-five$" },
}
