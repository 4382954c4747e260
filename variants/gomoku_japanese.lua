-- Go-moku as it is still customary in Japan: double-three forbidden to both (GOMOKU).
return {
    name = "gomoku_japanese",
    base = "gomoku",
    title = "Go-moku, double-three forbidden",
    options = { forbidden = { "refused", "loses" } },
    forbid = {
        ["double-three"] = { penalty = option "forbidden", cite = "GOMOKU" },
    },
}
