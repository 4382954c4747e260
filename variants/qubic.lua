-- Qubic: four in a line win in a cube of four by four by four; a stone may be placed on
-- any point, and there are 76 lines (QUBIC). The published set has red, blue and yellow
-- chips, one colour for each player (reading 24).
return {
    name = "qubic",
    title = "Qubic",
    family = "other",
    source = "QUBIC",
    aliases = { "Qubic" },
    board = { 4, 4, 4, cite = "QUBIC" },
    colours = { "red", "blue" },
    win = { row = 4, exactly = true, reason = "four-in-line", cite = "QUBIC" },
    draw = { ["full-board"] = "QUBIC" },
    articles = { begins = "QUBIC reading 24" },
}
