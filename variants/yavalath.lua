-- Yavalath: on a hexagon of five points a side, four in line win; three, made without a
-- four, lose. The game of Cameron Browne's program Ludi; White begins, and players who
-- want a fair game let the second one take over the first stone (YAVALATH).
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
