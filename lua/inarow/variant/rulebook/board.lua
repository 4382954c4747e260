--- The board in words: its size, the names of its points, its holes and its lines.
local language = require "inarow.language"
local messages = require "inarow.variant.rulebook.sentences"
local model = require "inarow.model"

local list, say = language.list, messages.compose

local board = {}

-- The directions of a flat board, in the order in which they are listed.
local DIRECTIONS = { "row", "column", "diagonal-up", "diagonal-down" }

-- ---- Size and names -------------------------------------------------------------------

-- Returns the holes in words, by runs of neighbours in a row: "a1", "c2 to e2".
local function runs_of(made)
    local runs, from, last = {}, nil, nil
    local function close()
        if from then
            runs[#runs + 1] = from == last and from
                or say("points-from-to", { from = from, to = last })
        end
    end
    for _, hole in ipairs(made.holes) do
        local column, row, layer = model.coordinates(hole)
        local before = column > 1 and model.point_name(column - 1, row, layer)
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

local function code_of(made, gravity)
    if made.hex then return gravity and "board-hexagon-upright" or "board-hexagon" end
    if made.layers > 1 then return gravity and "board-pegs" or "board-layers" end
    return gravity and "board-upright" or "board-flat"
end

--- Returns the board in words; and its holes, or nil.
function board.text(rules)
    local made, gravity = rules.board, rules.gravity
    local holes = runs_of(made)
    return say(code_of(made, gravity), { columns = made.columns, rows = made.rows,
        layers = made.layers, pegs = made.columns * made.rows, side = made.hex,
        points = #made.points, corners = made.hex and list(made:corners(), "and"),
        first = model.point_name(1, 1, 1),
        last = model.point_name(made.columns, made.rows),
        top = model.point_name(made.columns, made.rows, made.layers) }),
        #holes > 0 and say(gravity and "board-holes-upright" or "board-holes",
            { points = list(holes, "and") }) or nil
end

-- ---- Stones at the start --------------------------------------------------------------

--- Returns the stones on the board before the first action, in words.
function board.start(rules)
    local points, stones = {}, nil
    for at, point in ipairs(rules.board.points) do
        local letter = rules.start:sub(at, at)
        points[letter] = points[letter] or {}
        table.insert(points[letter], point)
    end
    local function add(colour, letter)
        local placed = points[letter] and say("start-stones",
            { colour = colour, points = list(points[letter], "and") })
        stones = placed and stones
            and say("start-and", { stones = stones, more = placed }) or placed or stones
    end
    for i, colour in ipairs(rules.colours) do add(colour, model.STONES:sub(i, i)) end
    add(say "neutral", model.STONES:sub(-1))
    return say("board-start", { stones = stones })
end

--- Returns the joined edges in words; nil if there are none.
function board.joined(rules)
    local joined = rules.board.joined
    return joined and say("rule-joined-" .. joined)
end

--- Returns a description of the stones and holes that a seed scatters.
function board.scatter(rules)
    local scatter, what = rules.script.scatter, {}
    for _, key in ipairs { "holes", "neutral" } do
        if (scatter[key] or 0) > 0 then
            local is_all = key == "neutral" and select(2, (rules.start or ""):gsub(
                model.STONES:sub(-1), "")) == scatter.neutral
            what[#what + 1] = say("scatter-" .. key .. (is_all and "-all" or ""),
                { count = scatter[key] })
        end
    end
    return #what > 0
        and say("rule-scatter", { what = list(what, "and"), seed = scatter.seed or 1 })
end

-- ---- Lines ----------------------------------------------------------------------------

-- Returns the directions of a flat board's lines, and the directions that do not count.
local function directions_of(rules)
    local named = rules.directions or rules.board:directions()
    local with, without = {}, {}
    for _, name in ipairs(DIRECTIONS) do
        table.insert(language.index_of(named, name) and with or without, name)
    end
    return with, without
end

-- Returns the words for directions. The code of a direction's words is the prefix and the
-- direction's name. On squares, one word stands for both diagonals together.
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

--- Returns the kinds of rows, as a sentence without its end: "A row is straight: …".
function board.lines(rules)
    if rules.board.layers > 1 then return say "rule-lines-layers" end
    local with, without = directions_of(rules)
    if rules.board.hex then
        return say("rule-lines-hexagon", { lines = list(words_of(with, "hexagon-")) })
    end
    local sentence = say("rule-lines", { lines = list(words_of(with, "along-")) })
    return #without == 0 and sentence or messages.paragraph(sentence,
        say("rule-lines-not", { lines = list(words_of(without, "along-")) }))
end

--- Returns true if the board has holes other than those of a hexagon.
function board.has_holes(rules)
    return #runs_of(rules.board) > 0
end

--- Returns true if a flat board has the usual lines, so that a stone has eight
-- neighbours.
function board.has_usual_lines(rules)
    local _, without = directions_of(rules)
    return rules.board.layers == 1 and not rules.board.hex and #without == 0
end

return board
