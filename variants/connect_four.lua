-- Connect Four: discs are dropped into an upright board; four in a line win (C4).
return {
    name = "connect_four",
    title = "Connect Four",
    family = "connect-four",
    source = "C4",
    aliases = { "Connect Four", "Connect 4" },
    options = { size = { 7, 6 } },
    board = { 7, 6, gravity = true, cite = "C4" },
    colours = { "red", "yellow" },
    supply = 21,
    win = { row = 4, atleast = true, reason = "four-in-line", cite = "C4" },
    -- On a larger board the players run out of discs before it is full.
    draw = { ["full-board"] = "C4 reading 12", ["supply-exhausted"] = "C4 reading 12" },
    articles = {
        ["lot-or-agreed"] = "C4", begins = "C4 reading 13",
        ["longer-rows"] = "C4 reading 12", ["no-pass"] = "C4 reading 11",
    },
}
