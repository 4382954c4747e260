-- Go-moku with a limited number of stones: once all are placed without a five, they are
-- moved, one a turn, until one is made (GOMOKU, reading 9).
return {
    name = "gomoku_moving",
    base = "gomoku",
    title = "Go-moku, stones that move",
    -- How many stones each has is not fixed, nor how far one is moved.
    options = { supply = 50, move = { "anywhere", "adjacent" } },
}
