-- Teeko, by John Scarne: four stones each, which are then moved by one step. Four in a
-- row win, or four in a square of two by two: 44 ways in all. In Advanced Teeko the
-- corners of any larger upright square win too: 58 ways (TEEKO). In Scarne's encyclopedia
-- the first stone may not be in the centre, but analyses have no such rule (reading 23).
return {
    name = "teeko",
    title = "Teeko",
    family = "other",
    source = "TEEKO",
    aliases = { "Teeko" },
    options = {
        opening = { "free", "off-centre" }, squares = { "standard", "advanced" },
        moves = 0,
    },
    board = { 5, 5, cite = "TEEKO" },
    colours = { "black", "red" },
    supply = 4,
    phases = {
        {
            "place", colour = "black", outside = 1, cite = "TEEKO reading 23",
            when = { opening = "off-centre" },
        },
    },
    turn = { move = "adjacent", cite = "TEEKO" },
    win = {
        row = 4, exactly = true, reason = "four-in-line", cite = "TEEKO",
        shapes = {
            square = { "XX", "XX", cite = "TEEKO" },
            ["square-3"] = {
                "X.X", "...", "X.X", cite = "TEEKO", when = { squares = "advanced" },
            },
            ["square-4"] = {
                "X..X", "....", "....", "X..X",
                cite = "TEEKO", when = { squares = "advanced" },
            },
            ["square-5"] = {
                "X...X", ".....", ".....", ".....", "X...X",
                cite = "TEEKO", when = { squares = "advanced" },
            },
        },
    },
    draw = { moves = option "moves" },
    articles = { ["no-end"] = "TEEKO" },
    cite = { ["no-action"] = "TEEKO reading 20" },
}
