-- Go-moku, the free form: five or more in a row, no captures (GOMOKU).
return {
    name = "gomoku",
    title = "Go-moku",
    family = "gomoku",
    source = "GOMOKU",
    aliases = { "Gomoku", "Freestyle", "Piskvork" },
    options = {
        size = 19,
        -- Drawn after so many moves, as tournaments of programs have it; 0: never.
        moves = 0,
    },
    board = { 19, 19, cite = "GOMOKU" },
    colours = { "black", "white" },
    win = { row = 5, atleast = true, cite = "GOMOKU" },
    draw = { ["full-board"] = "GOMOKU reading 12", moves = option "moves" },
    articles = {
        ["colour-names"] = "GOMOKU", begins = "GOMOKU",
        ["no-pass"] = "GOMOKU reading 11",
    },
}
