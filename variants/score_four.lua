-- Score Four: Qubic on sixteen pegs, on which a bead falls to the lowest free place
-- (SCORE4). The beads are light and dark, 32 of each (reading 24).
return {
    name = "score_four",
    base = "qubic",
    title = "Score Four",
    source = "SCORE4",
    aliases = { "Score Four", "Score 4" },
    board = { gravity = true, cite = "SCORE4" },
    colours = { "white", "black" },
    win = { cite = "SCORE4" },
    draw = { ["full-board"] = "SCORE4" },
    articles = { begins = "SCORE4 reading 24" },
}
