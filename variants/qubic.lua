-- Qubic: four in line in a cube of four by four by four, on any point: 76 lines (QUBIC).
-- Parker's chips were red, blue and yellow, one colour a player (reading 24).
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
