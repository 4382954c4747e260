-- Pente for two: five or more in a row, or five pairs captured (PENTE).
return {
    name = "pente",
    title = "Pente",
    family = "pente",
    source = "PENTE",
    aliases = { "Pente" },
    -- PENTE: the beginner plays the centre.
    options = { size = 19, opening = { "centre", "free" } },
    board = { 19, 19, cite = "PENTE" },
    colours = { "white", "black" }, -- reading 13: White begins
    phases = {
        {
            "place", colour = "white", within = 1, cite = "PENTE",
            when = { opening = "centre" },
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
