-- Squava, by Néstor Romeral Andrés: four wins and three loses, on five by five; the
-- second player may take over the first stone, if so agreed (SQUAVA).
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
