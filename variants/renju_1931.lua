-- 1931, Takagi's proposals, long disputed: a board of 15 (size), and the double-four
-- forbidden to Black (double_four); federations differed, so each is a parameter (HIST).
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
