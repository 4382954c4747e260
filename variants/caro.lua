-- Caro: a row of exactly five blocked by opponent's stones at both ends does not win;
-- a longer row always does (CARO).
return {
    name = "caro",
    base = "_gomoku",
    title = "Caro",
    source = "CARO",
    aliases = { "Caro" },
    options = { size = 15, exactly = false },
    board = { cite = "CARO" },
    win = { atleast = true, open = true, cite = "CARO" },
    draw = { ["full-board"] = "CARO" },
}
