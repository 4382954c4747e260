-- Squava, by Néstor Romeral Andrés: on five by five points four in a row win and three
-- lose. If the players agree, the second player may take over the first stone (SQUAVA).
return {
    name = "squava",
    base = "yava",
    title = "Squava",
    source = "SQUAVA",
    aliases = { "Squava" },
    options = { size = 5, opening = { "free", "swap" } },
    board = { cite = "SQUAVA" },
    phases = {
        { "place", colour = "white", cite = "SQUAVA", when = { opening = "swap" } },
        { "swap", cite = "SQUAVA", when = { opening = "swap" } },
    },
    win = { cite = "SQUAVA" },
    lose = { cite = "SQUAVA" },
    draw = { ["full-board"] = "SQUAVA" },
}
