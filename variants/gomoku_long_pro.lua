-- Go-moku's Long Pro opening: the third stone is outside the central 7 by 7 (LONGPRO).
return {
    name = "gomoku_long_pro",
    base = "gomoku_pro",
    title = "Go-moku, Long Pro opening",
    source = "LONGPRO",
    aliases = { "Long Pro" },
    board = { cite = "LONGPRO" },
    phases = {
        { "place", colour = "black", within = 1, cite = "LONGPRO" },
        { "place", colour = "white", cite = "LONGPRO" },
        { "place", colour = "black", outside = 7, cite = "LONGPRO" },
    },
}
