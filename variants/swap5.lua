-- Go-moku's Swap-5 opening, as the engine AlphaGomoku describes it: the first five stones
-- may be placed anywhere, and after each the other player may swap the colours (SWAP5).
return {
    name = "swap5",
    base = "_gomoku",
    title = "Go-moku, Swap-5 opening",
    source = "SWAP5",
    aliases = { "Swap-5", "Swap5" },
    options = { size = 15 },
    board = { cite = "SWAP5" },
    phases = {
        { "place", colour = "black", cite = "SWAP5" },
        { "swap", cite = "SWAP5" },
        { "place", colour = "white", cite = "SWAP5" },
        { "swap", cite = "SWAP5" },
        { "place", colour = "black", cite = "SWAP5" },
        { "swap", cite = "SWAP5" },
        { "place", colour = "white", cite = "SWAP5" },
        { "swap", cite = "SWAP5" },
        { "place", colour = "black", cite = "SWAP5" },
        { "swap", cite = "SWAP5" },
    },
}
