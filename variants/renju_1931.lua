-- 1931, the proposals of Takagi, which were disputed for a long time: a board of 15
-- (size), and the double-four forbidden to Black (double_four). Federations differed, so
-- each proposal is an option (HIST).
return {
    name = "renju_1931",
    base = "renju_1918",
    title = "Renju, the proposals of 1931",
    options = { size = 15, double_four = { "forbidden", "allowed" } },
    board = { 15, 15, cite = "HIST 1931" },
    forbid = {
        ["double-four"] = {
            colour = "black", penalty = "loses", cite = "HIST 1931",
            when = { double_four = "forbidden" },
        },
    },
}
