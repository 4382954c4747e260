-- A three counts even if its straight-four point also makes a five.
return require("tests.players.base").program {
    name = "threes with a five", fouls = { five_three = true },
    meant = { "^RIF/reading%-2$", "^FORBIDDEN/refused%-1%-five$" },
}
