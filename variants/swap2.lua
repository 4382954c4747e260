-- Go-moku's Swap2 opening: as Swap, but the second player may also place a white and a
-- black stone (`take two`) and leave the choice of colours to the first player (SWAP2).
return {
    name = "swap2",
    base = "gomoku_swap",
    title = "Go-moku, Swap2 opening",
    source = "SWAP2",
    aliases = { "Swap2" },
    options = { order = { "either", "white-first" } },
    board = { cite = "SWAP2" },
    phases = {
        { "place", colour = "black", by = "first", cite = "SWAP2" },
        { "place", colour = "white", by = "first", cite = "SWAP2" },
        { "place", colour = "black", by = "first", cite = "SWAP2" },
        {
            { "choose", by = "second", next = "play", cite = "SWAP2" },
            { "take", by = "second", count = 2, cite = "SWAP2" },
        },
        -- SWAP2 does not give an order of the two stones, and clubs allow either.
        {
            {
                "place", colour = "white", by = "second", next = "then-black",
                cite = "SWAP2",
            },
            {
                "place", colour = "black", by = "second", next = "then-white",
                cite = "SWAP2", when = { order = "either" },
            },
        },
        {
            "place", label = "then-black", colour = "black", by = "second",
            next = "choose", cite = "SWAP2",
        },
        {
            "place", label = "then-white", colour = "white", by = "second",
            to_move = "white", cite = "SWAP2",
            when = { order = "either" },
        },
        { "choose", label = "choose", by = "first", cite = "SWAP2" },
    },
}
