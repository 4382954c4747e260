-- Go-moku: five or more in a row, no captures. Its forms combine: rows of exactly five, a
-- number of stones for each player, which are moved once all are placed, and more players
-- than two (GOMOKU, reading 9).
return {
    name = "gomoku",
    base = "_gomoku",
    aliases = { "Gomoku", "Freestyle", "Piskvork" },
    options = {
        players = { 2, 3, 4, 5, 6 },
        supply = 0, -- 0: as many stones as needed
        move = { "never", "anywhere", "adjacent" },
    },
    players = option "players",
    supply = option "supply",
    turn = { move = option "move", supply = 50, cite = "GOMOKU reading 9" },
    articles = { ["no-supply"] = "GOMOKU reading 9" },
}
