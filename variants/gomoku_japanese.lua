-- Go-moku as it is still customary in Japan: double-three forbidden to both (GOMOKU).
-- The source says no more: threes are those of RIF 9.3, and a four beside two threes does
-- not excuse them.
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
