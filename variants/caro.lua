-- Caro: a row of exactly five does not win if opponent's stones block both its ends. A
-- longer row always wins (CARO).
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
