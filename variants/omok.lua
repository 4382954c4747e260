-- Omok: exactly five in a row win, and the double-three is forbidden to both players
-- (OMOK). The source does not say more. Here threes are defined as in RIF 9.3, and a four
-- does not excuse two threes that the same stone makes.
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
