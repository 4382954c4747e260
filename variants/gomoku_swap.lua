-- Go-moku's Swap opening: the first player places black, white, black; the other player
-- chooses a colour.
return {
    name = "gomoku_swap",
    base = "_gomoku",
    title = "Go-moku, Swap opening",
    source = "SWAP",
    aliases = { "Swap", "Gomoku-Swap" },
    options = { size = 15 },
    board = { cite = "SWAP" },
    phases = {
        { "place", colour = "black", by = "first", cite = "SWAP" },
        { "place", colour = "white", by = "first", cite = "SWAP" },
        { "place", colour = "black", by = "first", cite = "SWAP" },
        { "choose", by = "second", cite = "SWAP" },
    },
}
