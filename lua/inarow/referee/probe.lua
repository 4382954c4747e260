--- Finds out by which rules an engine really plays, and how to ask it in openings.
--
-- An engine that does not know the number of a rule may silently play by another rule. An
-- engine's moves in three positions show which rule it uses. In openings, its answer to
-- three stones shows the form in which it reads SWAP2BOARD. An engine's answer to the
-- first request shows whether it knows the extension.
local language = require "inarow.language"
local gomocup = require "inarow.referee.gomocup"
local inarow = require "inarow"
local openings = require "inarow.referee.openings"
local requests = require "inarow.referee.opening_requests"
local say = require("inarow.referee.sentences").say

local probe = {}

-- Positions in which Black is to move and White has a four. Black should make a row at
-- `row` if that wins, or stop the four at `stop` if that is legal. Variants differ in
-- whether the row wins and whether the stop is legal.
local POSITIONS = {
    { -- a row of six
        black = { "c3", "d3", "f3", "g3", "h3", "b10" }, row = "e3", stop = "g10",
        white = { "c10", "d10", "e10", "f10", "l13", "n2" },
    },
    { -- only a double-three stops the four
        black = { "b10", "g8", "g9", "h9", "i8" }, stop = "g10",
        white = { "c10", "d10", "e10", "f10", "n2" },
    },
    { -- a five that is blocked at both ends
        black = { "d3", "e3", "f3", "g3", "b10", "n13" }, row = "h3", stop = "g10",
        white = { "c3", "i3", "c10", "d10", "e10", "f10" },
    },
}
local COLUMNS, ROWS = 14, 13 -- size of the smallest board for these positions

-- The variants whose rules each number represents.
local RULES = {
    { number = 0, variant = "gomoku" }, { number = 1, variant = "gomoku_exact" },
    { number = 4, variant = "renju" }, { number = 8, variant = "caro" },
}

-- Returns the right move in a position by a variant's rules: "row", "stop", or "other" if
-- both are wrong.
local function expected_by(variant, position)
    local rules = assert(inarow.rules(variant, { size = 15 }, true))
    local cells = {}
    for i = 1, 225 do cells[i] = "." end
    for letter, points in pairs { X = position.black, O = position.white } do
        for _, point in ipairs(points) do cells[rules.board.number[point]] = letter end
    end
    for _, kind in ipairs { "row", "stop" } do
        local game = inarow.new(variant, { size = 15 })
        assert(game:setup(table.concat(cells)))
        local ruling = position[kind] and game:play(position[kind])
        local is_good = ruling and (kind == "stop" and ruling.status == "ok"
            or ruling.status == "won" and ruling.who == game.colours[1])
        if is_good then return kind end
    end
    return "other"
end

local function kind_of(position, point)
    return point == position.row and "row" or point == position.stop and "stop" or "other"
end

--- Return true if the protocol has a number for the rules, and the board has room for the
-- positions.
function probe.fits(rules)
    return gomocup.rule(rules) and rules.width >= COLUMNS and rules.height >= ROWS
end

--- Find out which rules explain an engine's answers.
-- @param engine from gomocup.start
-- @param begin function that begins a game on a board for which `probe.fits`, and returns
-- true; or nil, message
-- @param seconds time limit for each answer
-- @return list of the names of variants, empty if its answers fit none; or nil, message
function probe.rules_of(engine, begin, seconds)
    local answers = {}
    for i, position in ipairs(POSITIONS) do
        local ok, message = begin()
        if not ok then return nil, message end
        local stones = {}
        for j in ipairs(position.black) do
            stones[#stones + 1] = { point = position.black[j], colour = "black" }
            stones[#stones + 1] = { point = position.white[j], colour = "white" }
        end
        local point
        point, message = engine:board(stones, "black", seconds)
        if not point then return nil, message end
        answers[i] = kind_of(position, point)
    end
    local names = {}
    for _, rule in ipairs(RULES) do
        local explains = true
        for i, position in ipairs(POSITIONS) do
            explains = explains and expected_by(rule.variant, position) == answers[i]
        end
        if explains then names[#names + 1] = rule.variant end
    end
    return names
end

-- ---- Openings -----------------------------------------------------------------------

-- Seconds for a decision that is only a test.
local SHORT = 1

--- Return the side to move in an opening of Swap2, after three stones and after five.
function probe.to_move(stones)
    return stones[2] and stones[2].colour
end

-- Returns true if all points are on the board, vacant and different.
local function are_vacant(points, stones)
    local taken = {}
    for _, stone in ipairs(stones) do taken[stone.point] = true end
    for _, point in ipairs(points) do
        if taken[point] or not point:find "^%l%d+$" then return false end
        taken[point] = true
    end
    return true
end

-- Sends an INFO that leaves the engine little time for its next answer.
local function hurry(engine, seconds)
    local short = ("%.0f"):format(math.min(seconds, SHORT) * 1000)
    return engine:inform { { "timeout_turn", short }, { "time_left", short } }
end

-- Asks an engine about a position of Swap2. Returns the answer if it is legal; otherwise
-- nil.
local function swap2_answer(engine, stones, seconds, own)
    local answer = hurry(engine, seconds) and engine:swap2(stones, seconds, own)
    return (answer == "swap" or answer and are_vacant(answer, stones)) and answer or nil
end

--- Find out in which form an engine reads the stones of SWAP2BOARD. The engine places
-- three stones, and then receives these stones in a question.
-- @param restart function that starts the engine, begins a game, and returns the engine,
-- or nil
-- @param seconds time limit for each answer
-- @return "plain" for `x,y`, as in the protocol's text, or "coloured" for `x,y,colour`;
-- nil if it answers neither form
function probe.swap2(restart, seconds)
    local engine = restart()
    local points = engine and swap2_answer(engine, {}, seconds)
    if not points then return nil end
    local stones = {}
    for i, point in ipairs(points) do
        stones[i] = { point = point, colour = i % 2 == 1 and "black" or "white" }
    end
    for _, form in ipairs { "plain", "coloured" } do
        engine = restart()
        local own = form == "coloured" and probe.to_move(stones) or nil
        if engine and swap2_answer(engine, stones, seconds, own) then return form end
    end
end

--- Find out whether an engine knows the extension for openings. A legal answer to the
-- first request of the game, within a second, shows this.
-- @param restart function that starts the engine, begins a game, and returns the engine,
-- or nil
-- @param game a new game whose opening has a decision
-- @param seconds time limit for each answer
-- @return "extension"; or nil
function probe.opening(restart, game, seconds)
    local random = openings.random(0)
    while not requests.of(game) do assert(game:apply((openings.any(game, random)))) end
    local engine = restart()
    local action = engine and hurry(engine, seconds) and engine:opening(requests.of(game),
        {}, game.colours[1], math.min(seconds, SHORT))
    return action and game:apply(action) and "extension" or nil
end

--- Return the warning about an engine that does not play by the right rules.
-- @param names the names of variants that probe.rules_of returned
-- @param rules of the event
-- @return text; nil if the rules are right
function probe.warning(names, rules)
    local wanted = gomocup.rule(rules)
    for _, rule in ipairs(RULES) do
        for _, name in ipairs(names) do
            if rule.number == wanted and rule.variant == name then return nil end
        end
    end
    return #names == 0 and say "probe-none"
        or say("probe-other", { expected = language.list(names), number = wanted })
end

return probe
