-- Pop Out: Connect Four where a turn may instead take an own disc out at the bottom of a
-- column; if both then have four, the mover wins (POPOUT).
return {
    name = "popout",
    base = "connect_four",
    title = "Pop Out",
    source = "POPOUT",
    aliases = { "Pop Out", "PopOut" },
    turn = { pop = true, cite = "POPOUT" },
    win = { cite = "POPOUT" },
    draw = { ["full-board"] = "POPOUT", ["supply-exhausted"] = false },
}
