-- Pente for two: five or more in a row win, or five captured pairs (PENTE).
return {
    name = "pente",
    title = "Pente",
    family = "pente",
    source = "PENTE",
    aliases = { "Pente" },
    options = {
        size = 19,
        -- PENTE: the first player plays in the centre. In tournaments of Pente's sites
        -- this player's second stone must be outside the central 5 by 5 (reading 22).
        opening = { "centre", "tournament", "free" },
        -- PENTE: the players agree which colour begins. Otherwise White begins (reading
        -- 13).
        begins = { "white", "black" },
    },
    board = { 19, 19, cite = "PENTE" },
    colours = { "white", "black" },
    begins = option "begins",
    phases = {
        {
            "place", colour = "white", within = 1, cite = "PENTE",
            when = { opening = "centre" },
        },
        {
            "place", colour = "white", within = 1, cite = "PENTE",
            when = { opening = "tournament" },
        },
        {
            "place", colour = "black", cite = "PENTE",
            when = { opening = "tournament" },
        },
        {
            "place", colour = "white", outside = 5, cite = "PENTE reading 22",
            when = { opening = "tournament" },
        },
    },
    capture = { lengths = { 2 }, cite = "PENTE" },
    win = { row = 5, atleast = true, captured = 10, cite = "PENTE" },
    draw = { ["full-board"] = "PENTE reading 12" },
    articles = {
        ["by-lot"] = "PENTE", ["colour-names"] = "PENTE reading 13",
        begins = "PENTE reading 13",
        ["no-pass"] = "PENTE reading 11",
    },
}
