-- Pente for two teams of two: mixed pairs can be captured too, and a team adds up its
-- captures (PENTE4).
return {
    name = "pente_teams",
    base = "pente",
    title = "Pente for two teams",
    source = "PENTE4",
    options = { opening = { "centre", "free" }, begins = false },
    begins = false,
    board = { 19, 19, cite = "PENTE4" },
    colours = { "white", "black", "red", "blue" },
    teams = { { "white", "red" }, { "black", "blue" } },
    phases = {
        {
            "place", colour = "white", within = 1, cite = "PENTE4",
            when = { opening = "centre" },
        },
    },
    capture = { cite = "PENTE4" },
    win = { cite = "PENTE4" },
    articles = {
        ["by-lot"] = "PENTE4", seating = "PENTE4",
        ["colour-names"] = "PENTE4 reading 13",
        begins = "PENTE4 reading 13", ["no-pass"] = "PENTE4 reading 11",
    },
    draw = { ["full-board"] = "PENTE4 reading 12" },
}
