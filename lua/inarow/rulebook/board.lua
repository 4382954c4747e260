--- The board in words: its size and the names of its points, its holes, and the lines on
-- which rows stand.
local english = require "inarow.text.english"
local geometry = require "inarow.model.board"
local lists = require "inarow.text.lists"
local messages = require "inarow.text.messages"

local list, say = english.list, messages.compose

local board = {}

-- The directions of a flat board, in the order in which they are told.
local DIRECTIONS = { "row", "column", "diagonal-up", "diagonal-down" }

-- ---- Size and names -------------------------------------------------------------------

-- The holes as words, by runs of neighbours in a row: "a1", "c2 to e2".
local function runs_of(made)
    local runs, from, last = {}, nil, nil
    local function close()
        if from then
            runs[#runs + 1] = from == last and from
                or say("points-from-to", { from = from, to = last })
        end
    end
    for _, hole in ipairs(made.holes) do
        local column, row, layer = geometry.place(hole)
        local before = column > 1 and geometry.name(column - 1, row, layer)
        if made:is_hole(hole) then
            if not from or last ~= before then
                close()
                from = hole
            end
            last = hole
        end
    end
    close()
    return runs
end

-- The corners of a hexagon, from the lower left one around it.
local function corners_of(made)
    local side, far = made.hex, made.columns
    local corners = { { 1, 1 }, { 1, side }, { side, far }, { far, far }, { far, side },
        { side, 1 } }
    for i, corner in ipairs(corners) do
        corners[i] = geometry.name(corner[1], corner[2])
    end
    return list(corners, "and")
end

local function code_of(made, gravity)
    if made.hex then return gravity and "board-hexagon-upright" or "board-hexagon" end
    if made.layers > 1 then return gravity and "board-pegs" or "board-layers" end
    return gravity and "board-upright" or "board-flat"
end

--- The board, as a paragraph.
function board.text(rules)
    local made, gravity = rules.board, rules.script.board.gravity
    local holes = runs_of(made)
    return english.paragraph(
        say(code_of(made, gravity), { columns = made.columns, rows = made.rows,
            layers = made.layers, pegs = made.columns * made.rows, side = made.hex,
            points = #made.points, corners = made.hex and corners_of(made),
            first = geometry.name(1, 1, 1), last = geometry.name(made.columns, made.rows),
            top = geometry.name(made.columns, made.rows, made.layers) }),
        #holes > 0 and say(gravity and "board-holes-upright" or "board-holes",
            { points = list(holes, "and") }))
end

-- ---- Lines ----------------------------------------------------------------------------

-- The directions of a flat board's lines, and those that are none.
local function directions_of(rules)
    local named = rules.script.board.directions
    local with, without = {}, {}
    for _, name in ipairs(DIRECTIONS) do
        local counts = not named and not (rules.board.hex and name == "diagonal-down")
            or named and lists.contains(named, name)
        table.insert(counts and with or without, name)
    end
    return with, without
end

-- Directions as words, by the code of each after a prefix; on squares both diagonals
-- together are one word.
local function words_of(names, prefix)
    local words = {}
    for i, name in ipairs(names) do words[i] = say(prefix .. name) end
    if prefix == "along-" and names[#names - 1] == "diagonal-up"
        and names[#names] == "diagonal-down" then
        words[#words] = nil
        words[#words] = say "along-diagonal"
    end
    return words
end

--- Which rows there are, as a sentence without its end: "A row is straight: …".
function board.lines(rules)
    if rules.board.layers > 1 then return say "rule-lines-layers" end
    local with, without = directions_of(rules)
    if rules.board.hex then
        return say("rule-lines-hexagon", { lines = list(words_of(with, "hexagon-")) })
    end
    local told = say("rule-lines", { lines = list(words_of(with, "along-")) })
    return #without == 0 and told or english.paragraph(told,
        say("rule-lines-not", { lines = list(words_of(without, "along-")) }))
end

--- Are a flat board's lines the usual ones, so that a stone has eight neighbours?
function board.has_usual_lines(rules)
    local _, without = directions_of(rules)
    return rules.board.layers == 1 and not rules.board.hex and #without == 0
end

-- Steps to a next point in layers, one of each pair that are opposite.
local STEPS = {
    { 1, 0, 0 }, { 0, 1, 0 }, { 1, 1, 0 }, { 1, -1, 0 }, { 0, 0, 1 }, { 1, 0, 1 },
    { -1, 0, 1 }, { 0, 1, 1 }, { 0, -1, 1 }, { 1, 1, 1 }, { 1, -1, 1 }, { -1, 1, 1 },
    { -1, -1, 1 },
}

-- Is there a point so many steps on?
local function has_point(made, column, row, layer, step, n)
    local x, y, z = column + n * step[1], row + n * step[2], layer + n * step[3]
    return x >= 1 and x <= made.columns and made:has(geometry.name(x, y, z))
end

--- The places for a row of so many stones on a board of layers.
function board.places(made, length)
    local count = 0
    for _, point in ipairs(made.points) do
        local column, row, layer = geometry.place(point)
        for _, step in ipairs(STEPS) do
            local n = 1
            while n < length and has_point(made, column, row, layer, step, n) do
                n = n + 1
            end
            if n == length then count = count + 1 end
        end
    end
    return count
end

return board
