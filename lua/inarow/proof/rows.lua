--- Explains rows and shapes on the board: by which rule they count, or what they lack.
local language = require "inarow.language"
local messages = require "inarow.proof.sentences"
local model = require "inarow.model"
local node = require "inarow.proof.node"
local kernel = require "inarow.kernel"

local say = messages.compose

local rows = {}

--- Returns the length of a row required by a rule of `win` or `lose`: "exactly five".
function rows.length(rule)
    return say(rule.exactly and "row-exactly" or "row-at-least",
        { number = messages.number(rule.row) })
end

--- Returns the steps along which rows count in a game.
function rows.steps(game)
    return game.rules.board:steps(game.rules.directions)
end

-- Returns the unbroken stones of a colour from a point on, in the direction of a step.
local function run_from(game, colour, point, step)
    local run, at = {}, point
    while at and kernel.at(game, at) == colour do
        run[#run + 1] = at
        at = game.rules.board:along(point, step, #run)
        if at == point then break end -- the row goes around joined edges and meets itself
    end
    return run
end

-- If a row cannot win because both its ends are blocked by stones of other colours,
-- returns the points of these stones.
local function blocked_ends(game, colour, stones, step)
    local win, board = game.rules.win[colour], game.rules.board
    if not win.open or #stones ~= win.row then return nil end
    local left = board:along(stones[1], step, -1)
    local right = board:along(stones[1], step, win.row)
    for _, name in ipairs { left or false, right or false } do
        local there = name and kernel.at(game, name)
        if not there or there == colour then return nil end
    end
    return { left, right }
end

-- Returns a statement that a row is blocked, as a part of an explanation.
local function blocked(game, colour, stones, step, ends, sentence)
    local win = game.rules.win[colour]
    return node.of("blocked", { sentence = sentence,
        what = model.say_by_row("shape-five", win.row),
        along = model.along(step.name, "five", win.row),
        stones = table.concat(stones, " "), ends = language.list(ends, "and") },
        { rule = win.open_cite, stones = stones, points = ends,
            line = step.name, colour = kernel.colour(game, colour) })
end

--- Returns the rows of a stone that do not win because other stones block both ends. The
-- stone is on the board or, at a vacant point, hypothetical.
-- @param colour by number
-- @return list of parts of an explanation
function rows.blocked_by(game, colour, point)
    local list = {}
    if not game.rules.win[colour].open then return list end
    for _, step in ipairs(rows.steps(game)) do
        local stones, board = { point }, game.rules.board
        for way = -1, 1, 2 do
            local at = board:along(point, step, way)
            while at and at ~= point and kernel.at(game, at) == colour do
                table.insert(stones, way < 0 and 1 or #stones + 1, at)
                at = board:along(at, step, way)
            end
        end
        local ends = blocked_ends(game, colour, stones, step)
        if ends then
            list[#list + 1] = blocked(game, colour, stones, step, ends, "blocked-too")
        end
    end
    return list
end

--- Returns a statement that a row on the board is blocked, as from rows.blocked_by; nil
-- if the row is not blocked.
-- @param line name of the row's line
function rows.blocked(game, colour, stones, line)
    for _, step in ipairs(rows.steps(game)) do
        local ends = step.name == line and game.rules.board:along(stones[1], step, 1)
            == stones[2] and blocked_ends(game, colour, stones, step)
        if ends then return blocked(game, colour, stones, step, ends) end
    end
end

--- Returns a part of an explanation for each row that awaits the next answer. The answer
-- breaks this row.
-- @return list of parts of an explanation
function rows.broken(game)
    local list, awaits = {}, kernel.last(game).awaits
    local win = game.rules.win[awaits.colour]
    local position = kernel.for_core(game)
    for _, made in ipairs(position:rows(awaits.colour, awaits.point) or {}) do
        if made.reason == "five" or made.reason == "overline" and not win.exactly then
            local colour = kernel.colour(game, awaits.colour)
            list[#list + 1] = node.of("row-broken", { who = colour,
                stones = table.concat(made.stones, " ") }, { rule = win.survives_cite,
                stones = made.stones, line = made.line, colour = colour })
        end
    end
    return list
end

--- Returns the longest row of a colour.
-- @param colour by number
-- @return points of the row, empty if the colour has no stone, and the name of its line
function rows.longest(game, colour)
    local longest, line = {}, nil
    for _, step in ipairs(rows.steps(game)) do
        for _, point in ipairs(game.rules.board.points) do
            local run = run_from(game, colour, point, step)
            if #run > #longest then longest, line = run, step.name end
        end
    end
    return longest, line
end

--- Returns a row as a part of an explanation.
-- @param rule of `win` or `lose`
-- @param line name of the row's line; nil for a single stone
-- @param sentence code of the sentence; by default that of a row that wins or loses
function rows.node(game, reason, rule, colour, stones, line, sentence)
    local loses = rule == game.rules.lose[colour]
    return node.of(reason, { sentence = sentence or "row",
        along = line and model.along(line, true), who = kernel.colour(game, colour),
        stones = table.concat(stones, " "), colour = kernel.colour(game, colour),
        count = messages.number(#stones),
        effect = say(loses and "why-loses" or "why-wins",
            { expected = rows.length(rule) }),
    }, { rule = rule.cite, line = line,
        stones = #stones > 0 and stones or nil, colour = kernel.colour(game, colour) })
end

local function is_within(stones, set)
    for _, point in ipairs(stones or { false }) do
        if not set[point] then return false end
    end
    return true
end

--- Returns the rows and shapes that a stone makes and that consist only of given points.
-- @param colour by number
-- @param point of the stone
-- @param points list
function rows.of_stone(game, colour, point, points)
    local found, set = {}, {}
    for _, name in ipairs(points) do set[name] = true end
    for _, made in ipairs(kernel.for_core(game):rows(colour, point) or {}) do
        if is_within(made.stones, set) and made.shape then
            local shape = game.rules.shapes[made.shape]
            found[#found + 1] = node.of(shape.name, { sentence = "shape",
                shape = shape.name, stones = table.concat(made.stones, " ") },
                { rule = shape.cite, stones = made.stones,
                    shape = shape.name, colour = kernel.colour(game, colour) })
        elseif is_within(made.stones, set) then
            local win, lose = game.rules.win[colour], game.rules.lose[colour]
            local rule = made.reason == "losing-row" and lose or win
            if rule.row and #made.stones >= rule.row then
                found[#found + 1] = rows.node(game, rule.reason or made.reason, rule,
                    colour, made.stones, made.line)
            end
        end
    end
    return found
end

return rows
