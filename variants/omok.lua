-- Omok: exactly five, double-three forbidden to both (OMOK).
return {
    name = "omok",
    base = "gomoku_exact",
    title = "Omok",
    source = "OMOK",
    aliases = { "Omok" },
    win = { cite = "OMOK" },
    forbid = { ["double-three"] = { penalty = "refused", cite = "OMOK" } },
}
