-- G-Pente: White's second stone must be outside the central 5 by 5, and also not within
-- four points of the centre on its row or column (GPENTE).
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
