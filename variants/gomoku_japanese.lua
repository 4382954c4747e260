-- Go-moku as it is still played in Japan: the double-three is forbidden to both players
-- (GOMOKU). The source does not say more. Here threes are defined as in RIF 9.3, and a
-- four does not excuse two threes that the same stone makes.
return {
    name = "gomoku_japanese",
    base = "gomoku",
    title = "Go-moku, double-three forbidden",
    options = { forbidden = { "refused", "loses" } },
    forbid = {
        ["double-three"] = {
            penalty = option "forbidden", cite = "GOMOKU", allowed = "RIF 9.3",
        },
    },
    articles = { terms = "RIF 3" },
}
