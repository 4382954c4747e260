-- Nine holes, an old English game: three stones each on three by three points, then
-- moves. Three in a row or column win; diagonals do not count (NINEHOLES). In Murray's
-- rules a stone moves to any vacant point, in others along the lines to the next point
-- (reading 25).
return {
    name = "nine_holes",
    title = "Nine holes",
    family = "other",
    source = "NINEHOLES",
    aliases = { "Nine holes" },
    options = { move = { "anywhere", "adjacent" }, moves = 0 },
    board = { 3, 3, directions = { "row", "column" }, cite = "NINEHOLES" },
    colours = { "white", "black" },
    supply = 3,
    turn = { move = option "move", cite = "NINEHOLES" },
    win = { row = 3, exactly = true, reason = "three", cite = "NINEHOLES" },
    draw = { moves = option "moves" },
    articles = { ["no-end"] = "NINEHOLES" },
    cite = {
        move = "NINEHOLES reading 25",
        ["outside-region"] = "NINEHOLES reading 25",
        ["no-action"] = "NINEHOLES reading 20",
    },
}
