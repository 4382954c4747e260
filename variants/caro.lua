-- Caro: a row of exactly five blocked by opponent's stones at both ends does not win;
-- a longer row always does (CARO).
return {
    name = "caro",
    base = "gomoku",
    title = "Caro",
    source = "CARO",
    aliases = { "Caro" },
    options = { size = 15 },
    board = { cite = "CARO" },
    win = { open = true, cite = "CARO" },
    draw = { ["full-board"] = "CARO" },
}
