-- Go-moku with a limited number of stones. If all are placed without a five, the players
-- move one stone per turn until somebody makes a five (GOMOKU, reading 9).
return {
    name = "gomoku_moving",
    base = "gomoku",
    title = "Go-moku, stones that move",
    -- The source fixes neither the number of stones nor the distance of a move.
    options = { supply = 50, move = { "anywhere", "adjacent" } },
}
