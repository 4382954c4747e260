-- Omok: exactly five, double-three forbidden to both (OMOK).
-- The source says no more: threes are those of RIF 9.3, and a four beside two threes does
-- not excuse them.
return {
    name = "omok",
    base = "_gomoku",
    title = "Omok",
    source = "OMOK",
    aliases = { "Omok" },
    options = { exactly = false },
    win = { exactly = true, cite = "OMOK" },
    forbid = {
        ["double-three"] = { penalty = "refused", cite = "OMOK", allowed = "RIF 9.3" },
    },
    articles = { terms = "RIF 3" },
}
