--- Counts of games, and games played at random.
return {
    { name = "inarow.playout", about = "The results of random games.",
        { "games", "integer" }, { "plies", "integer", "total number of plies" },
        { "seconds", "number" }, { "wins", "table<string, integer>",
            "number of wins by colour" },
        { "draws", "integer" },
        { "unfinished", "integer",
            "games stopped after four times as many plies as the board has points" },
    },
    { name = "inarow.ply", about = "The sequences of a given number of plies.",
        { "sequences", "integer",
            "number of sequences of this length, without passes" },
        { "ended", "table<string, integer>",
            "number of sequences that ended the game, by reason" },
        { "seconds", "number", "total time for all plies" },
    },
}
