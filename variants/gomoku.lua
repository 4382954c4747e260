-- Go-moku: five or more in a row, no captures. Its forms combine: rows of exactly five, a
-- number of stones for each player, which are moved once all are placed, and more players
-- than two (GOMOKU, reading 9).
return {
    name = "gomoku",
    title = "Go-moku",
    family = "gomoku",
    source = "GOMOKU",
    aliases = { "Gomoku", "Freestyle", "Piskvork" },
    options = {
        size = 19, exactly = false, players = { 2, 3, 4, 5, 6 },
        supply = 0, -- 0: as many stones as needed
        move = { "never", "anywhere", "adjacent" },
        -- Drawn after so many moves, as tournaments of programs have it; 0: never.
        moves = 0,
    },
    board = { 19, 19, cite = "GOMOKU" },
    colours = { "black", "white" },
    players = option "players",
    supply = option "supply",
    turn = { move = option "move", supply = 50, cite = "GOMOKU reading 9" },
    win = { row = 5, exactly = option "exactly", cite = "GOMOKU" },
    draw = { ["full-board"] = "GOMOKU reading 12", moves = option "moves" },
    articles = {
        ["colour-names"] = "GOMOKU", begins = "GOMOKU", ["no-end"] = "GOMOKU",
        ["no-pass"] = "GOMOKU reading 11", ["no-supply"] = "GOMOKU reading 9",
    },
    cite = { ["no-action"] = "GOMOKU reading 20" }, -- no stone is left, or has room
}
