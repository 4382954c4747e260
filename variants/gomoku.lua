-- Go-moku: five or more in a row win, and there are no captures. The options combine its
-- forms: rows of exactly five; a limited number of stones, which are moved once all are
-- placed; and more than two players (GOMOKU, reading 9).
return {
    name = "gomoku",
    base = "_gomoku",
    aliases = { "Gomoku", "Freestyle", "Piskvork" },
    options = {
        players = { 2, 3, 4, 5, 6 },
        supply = 0, -- 0: no limit of stones
        move = { "never", "anywhere", "adjacent" },
    },
    players = option "players",
    supply = option "supply",
    turn = { move = option "move", supply = 50, cite = "GOMOKU reading 9" },
    articles = { ["no-supply"] = "GOMOKU reading 9" },
}
