-- Renju with the opening of Yuri Tarannikov: a swap after each of five stones.
return {
    name = "tarannikov",
    base = "renju",
    title = "Renju, Tarannikov opening",
    source = "TARANNIKOV",
    aliases = { "Tarannikov" },
    options = { opening = false },
    phases = {
        { "place", colour = "black", within = 1 },
        { "swap" },
        { "place", colour = "white", within = 3 },
        { "swap" },
        { "place", colour = "black", within = 5 },
        { "swap" },
        { "place", colour = "white", within = 7 },
        { "swap" },
        { "place", colour = "black", within = 9 },
        { "swap" },
        { "place", colour = "white" },
    },
}
