-- A game in which four in a row win and three lose, unless the same stone makes four
-- (YAVA).
return {
    name = "yava",
    title = "Four wins, three loses",
    family = "other",
    source = "YAVA",
    aliases = { "Four wins, three loses" },
    options = { size = 9 },
    board = { 9, 9, cite = "YAVA" },
    colours = { "white", "black" },
    win = { row = 4, atleast = true, reason = "four-in-line", cite = "YAVA" },
    lose = { row = 3, exactly = true, reason = "three", cite = "YAVA" },
    draw = { ["full-board"] = "YAVA" },
}
