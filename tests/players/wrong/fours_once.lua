-- Two fours on one line count as one.
return require("tests.players.base").program {
    name = "fours counted by lines", fouls = { fours_once = true },
    meant = { "^RIF/reading%-3$", "^FORBIDDEN/two%-fours%-on%-a%-line%-5$" },
}
