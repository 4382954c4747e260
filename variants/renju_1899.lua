-- The beginning of renju in 1899: go-moku in which the double-three is forbidden to both
-- players (HIST). Before 1912 a forbidden move is refused, six or more win, and a 4-3-3
-- is allowed (reading 8).
return {
    name = "renju_1899",
    title = "Renju, the rules of 1899",
    family = "historic-renju",
    source = "HIST",
    options = { size = 19, defence_exempt = false },
    board = { 19, 19, cite = "HIST" },
    colours = { "black", "white" },
    win = {
        black = { row = 5, atleast = true, cite = "HIST 1899" },
        white = { row = 5, atleast = true, cite = "HIST 1899" },
    },
    forbid = {
        ["double-three"] = {
            penalty = "refused", unless = "four",
            unless_defence = option "defence_exempt", cite = "HIST 1899",
            allowed = "HIST reading 8",
        },
    },
    draw = { ["full-board"] = "HIST reading 12" },
    cite = {
        ["pass-not-allowed"] = "HIST reading 11",
        ["no-action"] = "HIST reading 20", -- every remaining point is forbidden
    },
    articles = {
        terms = "HIST reading 8", ["five-first"] = "HIST reading 8",
        ["longer-rows"] = "HIST reading 8", ["with-four"] = "HIST reading 8",
        defence = "HIST reading 8", ["no-pass"] = "HIST reading 11",
    },
}
