-- Pop Out: Connect Four in which a turn may instead take one of the player's own discs
-- out at the bottom of a column. If both players then have four, the mover wins (POPOUT).
-- A full board is not a draw while the player to move can take a disc out (reading 20).
return {
    name = "popout",
    base = "connect_four",
    title = "Pop Out",
    source = "POPOUT",
    aliases = { "Pop Out", "PopOut" },
    turn = { pop = true, cite = "POPOUT" },
    win = { cite = "POPOUT" },
    draw = { ["full-board"] = "POPOUT reading 20", ["supply-exhausted"] = false },
    articles = { ["longer-rows"] = false },
}
