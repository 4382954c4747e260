-- Yavalath: on a hexagon with five points per side, four in a line win, and three lose
-- unless the same stone makes four. The game was designed by Cameron Browne's program
-- Ludi. White begins; for a fair game, the second player may take over the first stone
-- (YAVALATH).
return {
    name = "yavalath",
    title = "Yavalath",
    family = "other",
    source = "YAVALATH",
    aliases = { "Yavalath" },
    options = { opening = { "free", "swap" } },
    board = { hex = 5, cite = "YAVALATH" },
    colours = { "white", "black" },
    phases = {
        {
            "place", colour = "white", cite = "YAVALATH",
            when = { opening = "swap" },
        },
        { "swap", cite = "YAVALATH", when = { opening = "swap" } },
    },
    win = { row = 4, atleast = true, reason = "four-in-line", cite = "YAVALATH" },
    lose = { row = 3, exactly = true, reason = "three", cite = "YAVALATH" },
    draw = { ["full-board"] = "YAVALATH" },
}
