-- Connect6: one black stone, then two stones in each turn; six or more in a row win
-- (CONNECT6).
return {
    name = "connect6",
    base = "_gomoku",
    title = "Connect6",
    source = "CONNECT6",
    aliases = { "Connect6" },
    options = { exactly = false },
    turn = { first = 1, stones = 2, cite = "CONNECT6" },
    win = { row = 6, atleast = true, reason = "six", cite = "CONNECT6" },
    draw = { ["full-board"] = "CONNECT6" },
}
