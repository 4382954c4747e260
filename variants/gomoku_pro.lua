-- Go-moku's Pro opening: the third stone outside the central 5 by 5, the first in the
-- centre (PRO); Long Pro: outside the 7 by 7 (LONGPRO).
return {
    name = "gomoku_pro",
    base = "_gomoku",
    title = "Go-moku, Pro opening",
    source = "PRO",
    aliases = { "Pro", "Gomoku-Pro" },
    -- Many clubs do not count six or more: exactly=true.
    options = { size = 15 },
    board = { cite = "PRO" },
    phases = {
        { "place", colour = "black", within = 1, cite = "PRO" },
        { "place", colour = "white", cite = "PRO" },
        { "place", colour = "black", outside = 5, cite = "PRO" },
    },
}
