-- Go-moku in which six or more in a row do not count (GOMOKU).
return {
    name = "gomoku_exact",
    base = "gomoku",
    title = "Go-moku, exactly five",
    aliases = { "Standard gomoku" },
    options = { exactly = false },
    win = { exactly = true },
}
