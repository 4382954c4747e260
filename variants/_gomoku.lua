-- The shared rules of all forms of go-moku: five or more in a row on a board for two
-- (GOMOKU). This script is only a base: scripts whose names begin with `_` are not listed
-- as variants.
return {
    name = "_gomoku",
    title = "Go-moku",
    family = "gomoku",
    source = "GOMOKU",
    options = {
        size = 19, exactly = false,
        -- A game is drawn after this many moves, as in tournaments of programs; 0: never.
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
    -- Either no stone is left, or no point for a stone.
    cite = { ["no-action"] = "GOMOKU reading 20" },
}
