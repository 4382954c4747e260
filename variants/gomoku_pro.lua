-- Go-moku's Pro opening: the first stone is in the centre, and the third is outside the
-- central 5 by 5 (PRO); in Long Pro, outside the central 7 by 7 (LONGPRO).
return {
    name = "gomoku_pro",
    base = "_gomoku",
    title = "Go-moku, Pro opening",
    source = "PRO",
    aliases = { "Pro", "Gomoku-Pro" },
    -- In many clubs six or more do not count: exactly=true.
    options = { size = 15 },
    board = { cite = "PRO" },
    phases = {
        { "place", colour = "black", within = 1, cite = "PRO" },
        { "place", colour = "white", cite = "PRO" },
        { "place", colour = "black", outside = 5, cite = "PRO" },
    },
}
