-- 1916: an overline loses for Black; six or more win only for White (HIST).
return {
    name = "renju_1916",
    base = "renju_1912",
    title = "Renju, the rules of 1916",
    win = {
        black = { exactly = true, cite = "HIST 1916" },
        white = { cite = "HIST 1916" },
    },
    forbid = {
        overline = { colour = "black", penalty = "loses", cite = "HIST 1916" },
    },
}
