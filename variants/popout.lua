-- Pop Out: Connect Four where a turn may instead take an own disc out at the bottom of a
-- column; if both then have four, the mover wins (POPOUT). A full board is no draw while
-- whoever is to move can take a disc out (reading 20).
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
