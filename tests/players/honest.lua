--- A small honest player of the Gomocup protocol. It takes the law from the module. It
-- makes a row if it can, stops one if it must, and otherwise plays beside other stones,
-- always the same in the same position. A number as its argument makes another such
-- player.
--
-- For rules without a number in the protocol, it reads `INFO variant NAME key=value`.
local compiled = os.getenv "INAROW_COMPILED" -- tests/lua/compiled.lua
if compiled then dofile(compiled) end
require("inarow.cli.loading.later").put_off()
local inarow = require "inarow"

local honest = {}

local VARIANTS = { [0] = "gomoku", [1] = "gomoku_exact", [4] = "renju", [8] = "caro" }

-- Its state of the game: the board, the variant with its options, and the stones in
-- order, each {point, own}.
local columns, rows, variant, options, stones = 15, 15, "gomoku", {}, {}
local seed = 0

-- Returns a whole number that depends on a text and a number.
local function hash(text, number)
    local value = number or 5381 + seed
    for i = 1, #text do value = (value * 33 + text:byte(i)) % 2147483647 end
    return value
end

local function point_of(x, y)
    return string.char(97 + x) .. ("%d"):format(rows - y)
end

local function written(point)
    local column, row = point:match "(%l)(%d+)"
    return ("%d,%d"):format(column:byte() - 97, rows - tonumber(row))
end

local function new_game()
    local given = {}
    for key, value in pairs(options) do given[key] = value end
    local rules = inarow.rules(variant, given)
    if rules.definition.script.options and rules.definition.script.options.size then
        given.size = columns == rows and columns or columns .. "x" .. rows
    end
    return assert(inarow.new(variant, given))
end

-- Returns the position with a side to move: its stones are played one by one if this
-- gives the right side. Otherwise, and for the opponent's threats, the position is set
-- up.
local function position(own_turn)
    local game = new_game()
    local board = game.rules.board
    assert(game:setup(("."):rep(#board.points)))
    local first = stones[1] == nil or stones[1].own
    local turn = game.colours[(own_turn == first) and 1 or 2]
    for _, stone in ipairs(stones) do
        local colour = game.colours[(stone.own == first) and 1 or 2]
        if game:state().to_move ~= colour or not game:play(stone.point) then
            game = nil
            break
        end
    end
    if game and game:state().to_move == turn then return game, turn end
    local cells = {}
    for i = 1, #board.points do cells[i] = "." end
    if game then
        local text = game:cells()
        for i = 1, #text do cells[i] = text:sub(i, i) end
    else
        for _, stone in ipairs(stones) do
            cells[board.number[stone.point]] = stone.own == first and "X" or "O"
        end
    end
    local other = new_game()
    assert(other:setup(table.concat(cells), turn, other.rules.script.capture
        and game and game:state().captured or nil))
    return other, turn
end

-- Returns points next to stones, where rows can be completed; all points if there are
-- none.
local function candidates(game)
    local near, list = {}, {}
    for _, stone in ipairs(stones) do
        local column, row = stone.point:match "(%l)(%d+)"
        for x = column:byte() - 1, column:byte() + 1 do
            for y = row - 1, row + 1 do
                near[string.char(x) .. ("%d"):format(y)] = true
            end
        end
    end
    local choices, all = game:legal_groups(), {}
    for _, choice in ipairs(choices) do
        if choice.verb == "play" then
            for _, point in ipairs(choice.points) do
                all[#all + 1] = point
                if near[point] then list[#list + 1] = point end
            end
        end
    end
    if #stones == 0 then
        local centre = string.char(97 + math.floor(columns / 2))
            .. ("%d"):format(math.floor(rows / 2) + 1)
        for _, point in ipairs(all) do
            if point == centre then return { point } end
        end
    end
    return (#list > 0 and not game.gravity) and list or all
end

-- Returns the result of a stone: "won", "lost", "drawn", "ok"; nil if it is refused.
local function outcome(game, point, colour)
    local ruling = game:play(point)
    if not ruling then return nil end
    game:undo()
    if ruling.status == "won" then return ruling.who == colour and "won" or "lost" end
    return ruling.status
end

--- Returns a move for the side to act.
-- @return point; nil if there is none, and the game
function honest.move()
    local game, colour = position(true)
    local list, good = candidates(game), {}
    for _, point in ipairs(list) do
        local made = outcome(game, point, colour)
        if made == "won" then return point, game end
        if made == "ok" or made == "drawn" then good[#good + 1] = point end
    end
    local theirs, their_colour = position(false)
    for _, point in ipairs(good) do
        if outcome(theirs, point, their_colour) == "won" then return point, game end
    end
    local of_all, best, least = hash(theirs:cells()), list[1], math.huge
    if not best then -- by its own rules nothing is legal: it tries anyway
        local at = theirs:cells():find(".", 1, true)
        return at and theirs.rules.board.points[at] or "a1", game
    end
    for _, point in ipairs(good) do
        local value = hash(point, of_all)
        if value < least then best, least = point, value end
    end
    return best, game
end

-- ---- The protocol ---------------------------------------------------------------------

--- Prints a line; rude players replace this function.
function honest.say(line)
    io.write(line, "\n")
    io.flush()
end

local function put(point, own)
    stones[#stones + 1] = { point = point, own = own }
end

--- Returns its stones, each {point, own}.
function honest.stones() return stones end

honest.written = written

--- Number of requested moves in this game.
honest.answers = 0

--- Answers with a move.
function honest.answer()
    honest.answers = honest.answers + 1
    local point = honest.move()
    put(point, true)
    honest.say(written(point))
end

--- Returns the stones listed up to DONE, each {point, own, field}: `field` as written, or
-- "".
function honest.listed()
    local list = {}
    for line in io.lines() do
        if line:find "^DONE" then break end
        local x, y, who = line:match "^(%d+),(%d+),?(%d*)"
        list[#list + 1] = { point = point_of(x, y), own = who == "1", field = who }
    end
    return list
end

local function start(width, height)
    columns, rows, stones = tonumber(width), tonumber(height), {}
    variant, options, honest.answers = "gomoku", {}, 0
    honest.say "OK"
end

local words = {}

--- Functions for the words of the protocol, by name.
honest.words = words

function words.START(rest) start(rest, rest) end
function words.RECTSTART(rest) start(rest:match "(%d+),(%d+)") end

function words.RESTART()
    stones = {}
    honest.say "OK"
end

function words.INFO(rest)
    local key, value = rest:match "^(%S+)%s*(.*)$"
    if key == "rule" then
        variant = VARIANTS[tonumber(value)] or "gomoku"
    elseif key == "variant" then
        variant, options = value:match "^%S+", {}
        for name, set in value:gmatch "([%w_]+)=(%S+)" do options[name] = set end
    end
end

function words.BEGIN() honest.answer() end

function words.TURN(rest)
    local x, y = rest:match "(%d+),(%d+)"
    put(point_of(x, y), false)
    honest.answer()
end

function words.BOARD()
    stones = honest.listed()
    honest.answer()
end

--- Answers to the stones of a Swap2 opening.
function honest.swap2(list)
    local centre = math.floor(columns / 2)
    if #list == 0 then
        honest.say(("%d,%d %d,%d %d,%d"):format(centre, centre, centre + 1, centre,
            centre + 2, centre + 2 + seed % 3))
    elseif hash(#list .. list[3].point) % 3 == 0 then
        honest.say "SWAP"
    else
        stones = {}
        for i, stone in ipairs(list) do put(stone.point, i % 2 == 0) end
        local point = honest.move()
        if #list == 3 and hash(point) % 2 == 0 then
            put(point, true)
            local other = written(point)
            honest.say(other .. " " .. written((honest.move())))
        else
            honest.say(written(point))
        end
    end
end

function words.SWAP2BOARD() honest.swap2(honest.listed()) end

function words.YXBOARD() stones = honest.listed() end

function words.YXSHOWFORBID()
    local game, points = position(true), {}
    for i, point in ipairs(game:forbidden()) do
        local x, y = written(point):match "(%d+),(%d+)"
        points[i] = ("%02d%02d"):format(x, y)
    end
    honest.say("FORBID " .. table.concat(points) .. ".")
end

function words.ABOUT()
    honest.say(('name="Honest", version="%d"'):format(seed))
end

--- Returns true if it ends after this word.
function honest.is_last(word) return word == "END" end

--- Runs until the manager ends it.
-- @param number selects one of these players
function honest.run(number)
    seed = number or 0
    io.stdout:setvbuf "line"
    for line in io.lines() do
        local word, rest = line:gsub("\r$", ""):match "^(%S+)%s*(.*)$"
        if word and honest.is_last(word) then return end
        local act = words[word and word:upper()]
        if act then act(rest) elseif word then honest.say("UNKNOWN " .. word) end
    end
end

if arg and arg[0]:find "honest%.lua$" then honest.run(tonumber(arg[1])) end

return honest
