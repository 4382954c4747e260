-- What all forms of go-moku share: five or more in a row on a board for two (GOMOKU).
-- A base only: scripts whose names begin with `_` are not listed as variants.
return {
    name = "_gomoku",
    title = "Go-moku",
    family = "gomoku",
    source = "GOMOKU",
    options = {
        size = 19, exactly = false,
        -- Drawn after this many moves, as in tournaments of programs; 0: never.
        moves = 0,
    },
    board = { 19, 19, cite = "GOMOKU" },
    colours = { "black", "white" },
    win = { row = 5, exactly = option "exactly", cite = "GOMOKU" },
    draw = { ["full-board"] = "GOMOKU reading 12", moves = option "moves" },
    articles = {
        ["colour-names"] = "GOMOKU", begins = "GOMOKU", ["no-end"] = "GOMOKU",
        ["no-pass"] = "GOMOKU reading 11", ["no-supply"] = "GOMOKU reading 9",
    },
    cite = { ["no-action"] = "GOMOKU reading 20" }, -- no stone is left, or has room
}
