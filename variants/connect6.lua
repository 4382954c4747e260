-- Connect6: one black stone, then two each turn; six or more in a row (CONNECT6).
return {
    name = "connect6",
    base = "gomoku",
    title = "Connect6",
    source = "CONNECT6",
    aliases = { "Connect6" },
    options = { exactly = false, players = false, supply = false, move = false },
    players = false, supply = false,
    turn = { first = 1, stones = 2, move = false, cite = "CONNECT6" },
    win = { row = 6, atleast = true, reason = "six", cite = "CONNECT6" },
    draw = { ["full-board"] = "CONNECT6" },
}
