--- SGF, as renju and gomoku programs write it.
--
-- Two letters are a point, column then row from the top (`hh` = h8); `tt` or nothing is
-- a pass. GM differs from program to program, so the rule (RU) and the size (SZ) tell the
-- game. Of variations the first is read. Fifth-stone offers may stand as 5A or FA.
local messages = require "inarow.messages"

local sgf = { name = "sgf" }

--- Is the text in this notation?
function sgf.recognizes(text)
    return text:find("^%s*%(%s*;") ~= nil or text:find("^\239\187\191%s*%(%s*;") ~= nil
end

-- ---- The tree -----------------------------------------------------------------------

-- The value of a property from `at`, after its "[": the text, and where it goes on.
local function read_value(text, at)
    local parts = {}
    while true do
        local stop = text:find("[%]\\]", at)
        if not stop then return nil end
        parts[#parts + 1] = text:sub(at, stop - 1)
        if text:sub(stop, stop) == "]" then return table.concat(parts), stop + 1 end
        local escaped = text:sub(stop + 1, stop + 1)
        parts[#parts + 1] = escaped:find("[\r\n]") and "" or escaped
        at = stop + 2
    end
end

-- A function from a place in the text to its line; places must come in ascending order.
local function line_counter(text)
    local line, counted = 1, 0
    return function(at)
        local _, more = text:sub(counted + 1, at):gsub("\n", "")
        line, counted = line + more, math.max(counted, at)
        return line
    end
end

-- One node from `at`, after its ";": a list of {name, values}.
local function read_node(text, at)
    local node = {}
    while true do
        local name, after = text:match("^%s*(%w+)%s*()", at)
        if not name then return node, text:match("^%s*()", at) end
        if text:sub(after, after) ~= "[" then
            return nil, after, ("property %s has no value"):format(name)
        end
        local property = { name = name:gsub("%l", ""), values = {} }
        at = after
        while text:sub(at, at) == "[" do
            local value, next_at = read_value(text, at + 1)
            if not value then
                return nil, at, ("the value of %s is not closed"):format(name)
            end
            property.values[#property.values + 1] = value
            at = text:match("^%s*()", next_at)
        end
        node[#node + 1] = property
    end
end

-- The main line of the game tree at `at`, its "(": a list of nodes, and where the text
-- goes on. Later variations are passed over.
local function read_tree(text, at)
    local nodes, depth, passed = {}, 0, nil
    while true do
        at = text:match("^%s*()", at)
        local char = text:sub(at, at)
        if char == "(" then
            depth = depth + 1
            at = at + 1
        elseif char == ")" then
            depth = depth - 1
            at = at + 1
            passed = passed or depth -- what opens below here is another variation
            if depth == 0 then return nodes, at end
        elseif char == ";" then
            local node, next_at, fault = read_node(text, at + 1)
            if not node then return nil, next_at, fault end
            if not passed then nodes[#nodes + 1] = node end
            at = next_at
        elseif char == "" then
            return nil, #text, "the game is not closed: ')' is missing"
        else
            return nil, at, ("'%s' is not expected here"):format(char)
        end
    end
end

-- ---- The game -----------------------------------------------------------------------

local MOVES = { B = "black", W = "white" }
local OFFERS = { ["5A"] = true, FA = true, A = true }

-- A value of two letters as a point, "pass", or nil.
local function read_point(value, size)
    if value == "" or (value == "tt" and size <= 19) then return "pass" end
    local column, row = value:match("^(%l)(%l)$")
    if not column or row:byte() - 97 >= size or column:byte() - 97 >= size then
        return nil
    end
    return column .. (size - (row:byte() - 97))
end

local function read_result(value)
    local result = value:lower()
    if result:find("^b%+") then return "black" end
    if result:find("^w%+") then return "white" end
    if result == "0" or result == "draw" or result == "jigo" then return "draw" end
    if result == "void" then return "void" end
end

local readers = {}

function readers.RU(game, values) game.rule = values[1] end
function readers.RE(game, values) game.result = read_result(values[1]) end
function readers.PB(game, values) game.players[1] = values[1] end
function readers.PW(game, values) game.players[2] = values[1] end
function readers.C(game, values)
    if #game.moves == 0 then game.comment = values[1] end
end

-- Stones set up before the game.
local function set_up(game, colour, values)
    game.stones = game.stones or {}
    for _, value in ipairs(values) do
        local point = read_point(value, game.size)
        if not point or point == "pass" then
            return ("'%s' is not a point of the board"):format(value)
        end
        game.stones[#game.stones + 1] = { colour = colour, point = point }
    end
end
function readers.AB(game, values) return set_up(game, "black", values) end
function readers.AW(game, values) return set_up(game, "white", values) end

local function read_offers(game, values)
    game.offers = game.offers or {}
    for _, value in ipairs(values) do
        local point = read_point(value, game.size)
        if point and point ~= "pass" then game.offers[#game.offers + 1] = point end
    end
end

local function read_move(game, colour, values)
    for _, value in ipairs(values) do
        local point = read_point(value, game.size)
        if not point then
            return ("'%s' is not a point of a board of %d"):format(value, game.size)
        end
        game.moves[#game.moves + 1] = { colour = colour,
            point = point ~= "pass" and point or nil }
    end
end

local function read_size(nodes)
    for _, property in ipairs(nodes[1] or {}) do
        if property.name == "SZ" then
            local size = tonumber(property.values[1]:match("^%s*(%d+)%s*$"))
            if not size or size < 1 or size > 26 then
                return nil, ("the size '%s' is no number from 1 to 26")
                    :format(property.values[1])
            end
            return size
        end
    end
    return 15
end

local function read_game(nodes)
    local game = { players = {}, moves = {} }
    local fault
    game.size, fault = read_size(nodes)
    if not game.size then return nil, fault end
    for _, node in ipairs(nodes) do
        for _, property in ipairs(node) do
            local name, values = property.name, property.values
            if MOVES[name] then
                fault = read_move(game, MOVES[name], values)
            elseif OFFERS[name] then
                fault = read_offers(game, values)
            elseif readers[name] then
                fault = readers[name](game, values)
            end
            if fault then return nil, fault end
        end
    end
    game.size = game.size .. "x" .. game.size
    return game
end

--- Read the games of a text.
-- @param text string
-- @return list of games (see inarow.notation)
function sgf.read(text)
    local games, at = {}, text:find("(", 1, true)
    local line_of = line_counter(text)
    while at do
        local nodes, after, fault = read_tree(text, at)
        local game
        if nodes then
            game, fault = read_game(nodes)
        end
        local line = line_of(nodes and at or after)
        if game then game.line = line end
        games[#games + 1] = game or {
            error = {
                line = line,
                message = messages.say("syntax", { format = "SGF", fault = fault }),
            },
        }
        -- After a fault the next game begins where a line begins one.
        if not nodes then
            while text:find("^%s", after - 1) do after = after - 1 end
            after = text:find("\n[ \t]*%(%s*;", after)
        end
        at = after and text:find("(", math.max(after, at + 1), true)
    end
    return games
end

return sgf
