--- Games that are counted or played at random.
return {
    { name = "inarow.playout", about = "What became of games played at random.",
        { "games", "integer" }, { "plies", "integer", "in all" },
        { "seconds", "number" }, { "wins", "table<string, integer>", "by colour" },
        { "draws", "integer" },
        { "unfinished", "integer",
            "given up after four times as many plies as there are points" },
    },
    { name = "inarow.ply", about = "What is played in so many plies.",
        { "sequences", "integer",
            "how many sequences of so many actions there are; no passes" },
        { "ended", "table<string, integer>",
            "those of them that ended the game, by reason" },
        { "seconds", "number", "for all plies together" },
    },
}
