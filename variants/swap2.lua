-- Go-moku's Swap2 opening: as Swap, but the other may place a white and a black stone
-- more (`take two`) and leave the choice to seat first (SWAP2).
return {
    name = "swap2",
    base = "gomoku_swap",
    title = "Go-moku, Swap2 opening",
    source = "SWAP2",
    aliases = { "Swap2" },
    phases = {
        { "place", colour = "black", by = "first", cite = "SWAP2" },
        { "place", colour = "white", by = "first", cite = "SWAP2" },
        { "place", colour = "black", by = "first", cite = "SWAP2" },
        {
            { "choose", by = "second", next = "play", cite = "SWAP2" },
            { "take", by = "second", count = 2, cite = "SWAP2" },
        },
        { "place", colour = "white", by = "second", cite = "SWAP2" },
        { "place", colour = "black", by = "second", cite = "SWAP2" },
        { "choose", by = "first", cite = "SWAP2" },
    },
}
