--- SGF, as renju and gomoku programs write it.
--
-- Two letters are a point, column then row from the top (`hh` = h8); `tt` or nothing is
-- a pass. GM differs from program to program, so the rule (RU) and the size (SZ) tell the
-- game. Of variations the first is read. Fifth-stone offers may stand as 5A or FA.
-- Properties of later nodes that are neither moves, stones nor comments are passed over.
local messages = require "inarow.messages"
local points = require "inarow.notation.points"

local sgf = {
    name = "sgf",
    holds = {
        players = true, rule = true, result = true, comment = true, remarks = true,
        offers = true, pass = true, setup = true, turn = true,
        size = true, colours = { "black", "white" },
    },
}

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

local OFFERS = { ["5A"] = true, FA = true, A = true }

-- A value of two letters as a point, "pass", or nil.
local function read_point(value, game)
    local tt_passes = game.columns <= 19 and game.rows <= 19
    if value == "" or (value == "tt" and tt_passes) then return "pass" end
    local column, row = value:match("^(%l)(%l)$")
    if not column or row:byte() - 97 >= game.rows
        or column:byte() - 97 >= game.columns then
        return nil
    end
    return column .. (game.rows - (row:byte() - 97))
end

--- A result as RE says it; nil where it is not known.
function sgf.result_text(result)
    return ({ black = "B+", white = "W+", draw = "0", void = "Void" })[result]
end

local function read_result(value)
    local result = value:lower()
    if result:find("^b%+") then return "black" end
    if result:find("^w%+") then return "white" end
    if result == "0" or result == "draw" or result == "jigo" then return "draw" end
    if result == "void" then return "void" end
end

-- Simple text is one line: what stands for its line breaks is a blank.
local function simple(value)
    return (value:gsub("[\t\r\n\v\f]+", " "))
end

local readers = {}

function readers.RU(game, values) game.rule = simple(values[1]) end
function readers.PB(game, values) game.players.black = simple(values[1]) end
function readers.PW(game, values) game.players.white = simple(values[1]) end
function readers.SZ() end -- read before all others
function readers.RE(game, values)
    game.result = read_result(values[1])
    if values[1] ~= sgf.result_text(game.result) then return false end
end
function readers.PL(game, values)
    game.turn = values[1]:lower():find("^w") and "white" or "black"
end
function readers.C(game, values, is_root)
    local last = game.moves[#game.moves]
    if is_root or not last then
        game.comment = game.comment and game.comment .. "\n" .. values[1] or values[1]
    else
        last.comment = last.comment and last.comment .. "\n" .. values[1] or values[1]
    end
end

-- Stones set up before the game.
local function set_up(game, colour, values)
    game.stones = game.stones or {}
    for _, value in ipairs(values) do
        local point = read_point(value, game)
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
        local point = read_point(value, game)
        if point and point ~= "pass" then game.offers[#game.offers + 1] = point end
    end
end
for name in pairs(OFFERS) do readers[name] = read_offers end

local function read_move(game, colour, values)
    for _, value in ipairs(values) do
        local point = read_point(value, game)
        if not point then
            return ("'%s' is not a point of a board of %dx%d"):format(value,
                game.columns, game.rows)
        end
        game.moves[#game.moves + 1] = { colour = colour,
            point = point ~= "pass" and point or nil }
    end
end
function readers.B(game, values) return read_move(game, "black", values) end
function readers.W(game, values) return read_move(game, "white", values) end

-- Columns and rows; or nil and what is wrong.
local function read_size(nodes)
    for _, property in ipairs(nodes[1] or {}) do
        if property.name == "SZ" then
            local value = property.values[1]
            local columns, rows = value:match("^%s*(%d+):?(%d*)%s*$")
            columns = tonumber(columns)
            rows = tonumber(rows ~= "" and rows or columns)
            if not columns or columns < 1 or columns > 26 or rows < 1 or rows > 26 then
                return nil, ("the size '%s' is no number from 1 to 26"):format(value)
            end
            return columns, rows
        end
    end
    return 15, 15
end

-- Tags are properties that mean nothing here, and a result in other words.
function sgf.holds.tags(name)
    return name == "RE" or name:find("^%u%u?%d?$") ~= nil and not readers[name]
end

-- One property of a node: nothing, or what is wrong. Of the first node's properties,
-- those that no reader wants, or gives back by `false`, are kept as they are.
local function read_property(game, property, is_root)
    local reader = readers[property.name]
    local fault = false
    if reader then fault = reader(game, property.values, is_root) end
    if fault == false and is_root then
        for _, value in ipairs(property.values) do
            game.tags[#game.tags + 1] = { property.name, value }
        end
    end
    return fault or nil
end

local function read_game(nodes)
    local game = { players = {}, by_colour = { "black", "white" }, moves = {},
        tags = {} }
    local fault
    game.columns, game.rows = read_size(nodes)
    if not game.columns then return nil, game.rows end
    for i, node in ipairs(nodes) do
        for _, property in ipairs(node) do
            fault = read_property(game, property, i == 1)
            if fault then return nil, fault end
        end
    end
    game.size = game.columns .. "x" .. game.rows
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

-- ---- Writing ------------------------------------------------------------------------

local function escaped(text)
    return (text:gsub("[%]\\]", "\\%0"))
end

local function letters(point, game)
    local x, y = points.xy(point)
    return string.char(96 + x, 97 + game.rules.height - y)
end

local function property(name, ...)
    local parts = { name }
    for _, value in ipairs { ... } do parts[#parts + 1] = "[" .. escaped(value) .. "]" end
    return table.concat(parts)
end

-- RE, as the tag says it if there is one; then it has more than the result.
local function result_of(game)
    for _, tag in ipairs(game.tags) do
        if tag[1] == "RE" and read_result(tag[2]) == game.result then return tag[2] end
    end
    return sgf.result_text(game.result)
end

-- Tags of one name that follow one another are one property's values.
local function add_tags(parts, tags)
    local last
    for _, tag in ipairs(tags) do
        if not readers[tag[1]] then
            local value = "[" .. escaped(tag[2]) .. "]"
            parts[#parts + 1] = tag[1] == last and value or tag[1] .. value
            last = tag[1]
        end
    end
end

local function add_stones(parts, game)
    for _, colour in ipairs { "black", "white" } do
        local values = {}
        for _, stone in ipairs(game.stones or {}) do
            if stone.colour == colour then
                values[#values + 1] = letters(stone.point, game)
            end
        end
        if #values > 0 then
            parts[#parts + 1] = "A" .. colour:sub(1, 1):upper() .. "["
                .. table.concat(values, "][") .. "]"
        end
    end
    if game.turn then
        parts[#parts + 1] = property("PL", game.turn:sub(1, 1):upper())
    end
end

local function root(game)
    local parts, tagged = { "(;" }, {}
    for _, tag in ipairs(game.tags) do tagged[tag[1]] = true end
    local function add(name, value)
        if value and not tagged[name] then parts[#parts + 1] = property(name, value) end
    end
    add("FF", "4")
    add("GM", "4")
    add_tags(parts, game.tags)
    local width, height = game.rules.width, game.rules.height
    parts[#parts + 1] = property("SZ", width == height and tostring(width)
        or width .. ":" .. height)
    parts[#parts + 1] = property("RU", game.rule)
    for i, colour in ipairs(game.rules.colours) do
        add("P" .. colour:sub(1, 1):upper(), game.players[i])
    end
    parts[#parts + 1] = result_of(game) and property("RE", result_of(game))
    if game.comment then parts[#parts + 1] = property("C", game.comment) end
    add_stones(parts, game)
    if game.offers then
        local values = {}
        for i, point in ipairs(game.offers) do values[i] = letters(point, game) end
        parts[#parts + 1] = "5A[" .. table.concat(values, "][") .. "]"
    end
    return table.concat(parts)
end

--- One game as a text (see inarow.notation).
-- @return string; or nil, message
function sgf.write(game)
    local nodes = { root(game) }
    for i, move in ipairs(game.moves) do
        if not move.colour then
            return nil, ("whose move %d is cannot be told"):format(i)
        end
        -- Joined, not formatted: a format ends a text at a byte 0 in older Luas.
        nodes[i + 1] = ";" .. move.colour:sub(1, 1):upper() .. "["
            .. (move.point and letters(move.point, game) or "") .. "]"
            .. (move.comment and property("C", move.comment) or "")
    end
    return table.concat(nodes) .. ")\n"
end

return sgf
