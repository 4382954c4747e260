-- G-Pente: White's second stone is not only kept out of the central 5 by 5, but off the
-- centre's row and column within four of the centre too (GPENTE).
return {
    name = "gpente",
    base = "pente",
    title = "G-Pente",
    source = "GPENTE",
    aliases = { "G-Pente" },
    options = { opening = false },
    phases = {
        { "place", colour = "white", within = 1, cite = "PENTE" },
        { "place", colour = "black", cite = "PENTE" },
        { "place", colour = "white", outside = 5, cross = 4, cite = "GPENTE" },
    },
}
