-- Tic-tac-toe: three in a row win on a board of three by three (TTT).
return {
    name = "tic_tac_toe",
    title = "Tic-tac-toe",
    family = "other",
    source = "TTT",
    board = { 3, 3, cite = "TTT" },
    colours = { "x", "o" },
    win = { row = 3, exactly = true, reason = "three", cite = "TTT" },
    draw = { ["full-board"] = "TTT" },
}
