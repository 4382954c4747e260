--- SGF, as renju and gomoku programs write it.
--
-- Two letters are a point, column then row from the top (`hh` = h8); `tt` or nothing is
-- a pass. GM differs from program to program, so the rule (RU) and the size (SZ) tell the
-- game. Of variations the first is read. Fifth-stone offers may stand as 5A or FA. Stones
-- are set up before the first move only.
-- Properties of later nodes that are neither moves, stones nor comments are passed over.
local limits = require "inarow.notation.limits"
local messages = require "inarow.text.messages"
local new_window = require "inarow.notation.formats.sgf_window"
local board = require "inarow.model.board"
local remarks = require "inarow.notation.remarks"
local sgf_tree = require "inarow.notation.formats.sgf_tree"

local sgf = {
    name = "sgf",
    expected = messages.say "expected-sgf",
    holds = {
        players = true, rule = true, result = true, comment = true, remarks = true,
        offers = true, pass = true, setup = true, turn = true,
        size = true, colours = { "black", "white" },
    },
}

--- Is the text in this notation?
function sgf.recognizes(text)
    return text:find("^%s*%(%s*;") ~= nil
end

-- ---- The game -----------------------------------------------------------------------

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

-- Results in small letters: those that are known as a whole, and how those begin that
-- say more than the winner. A number is a colour in turn order. Any other, like `void` or
-- `?`, is no result.
local RESULTS, WINNERS = { ["1-0"] = 1, ["0-1"] = 2 }, {}
for _, text in ipairs { "0", "1/2-1/2", "0.5-0.5", "1/2", "=", "draw", "drawn", "tie",
    "jigo", "\194\189-\194\189" } do
    RESULTS[text] = "draw"
end
for _, name in ipairs { "b", "black", "w", "white" } do
    local colour = name:find("^b") and "black" or "white"
    RESULTS[name] = colour
    WINNERS["^" .. name .. "%s*%+"] = colour
    WINNERS["^" .. name .. "%s+w[io]ns?%f[^%w][^?]*$"] = colour
end

local LONG_RESULT = 200 -- bytes; what is longer is none

local function read_result(value)
    if #value > LONG_RESULT then return nil end
    local text = (value:lower():match("^%s*(.*%S)") or ""):gsub("%s*%-%s*", "-")
    local result = RESULTS[text]
    for pattern, winner in pairs(WINNERS) do
        result = result or text:find(pattern) and winner
    end
    return result or nil
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
    local colours = { b = "black", w = "white", ["1"] = "black", ["2"] = "white" }
    game.turn = colours[values[1]:lower():match("^%s*([bw12])")]
    if not game.turn then
        return messages.say("sgf-turn", { text = values[1]:sub(1, 40) })
    end
end
function readers.C(game, values, is_root)
    local to = not is_root and game.moves[#game.moves] or game
    if game.remarked ~= to then remarks.settle(game.remarked or to) end
    game.remarked = to
    remarks.add(to, values[1])
end

-- A value is no point of the board.
local function no_point(game, value)
    return messages.say("sgf-point", { text = value:sub(1, 40), columns = game.columns,
        rows = game.rows })
end

-- The points of a list, in order; or nil and what is wrong.
local function read_points(game, values)
    local list = {}
    for i, value in ipairs(values) do
        local point = read_point(value, game)
        if not point or point == "pass" then
            return nil, no_point(game, value)
        end
        list[i] = point
    end
    return list
end

-- Stones set up before the first move: a point's colour, or false where one is taken
-- away. A later node may change it, the same node may not.
local function set_up(game, colour, values)
    local list, fault = read_points(game, values)
    if not list then return fault end
    if #game.moves > 0 then return messages.say "sgf-late-setup" end
    for _, point in ipairs(list) do
        local before = game.placed[point]
        if before and before.node == game.node then
            return messages.say("sgf-twice", { point = point })
        end
        game.placed[point] = { colour = colour, node = game.node }
        if not before then table.insert(game.placed, point) end
    end
end
function readers.AB(game, values) return set_up(game, "black", values) end
function readers.AW(game, values) return set_up(game, "white", values) end
function readers.AE(game, values) return set_up(game, false, values) end

-- The stones that stand once all is set up, in the order of their properties.
local function stones_of(placed)
    local stones = {}
    for _, point in ipairs(placed) do
        local colour = placed[point].colour
        if colour then stones[#stones + 1] = { colour = colour, point = point } end
    end
    return #stones > 0 and stones or nil
end

-- The fifth stones offered, as they are recorded: the rules tell whether they may be.
local function read_offers(game, values)
    local list, fault = read_points(game, values)
    if not list then return fault end
    game.offers = game.offers or {}
    for _, point in ipairs(list) do game.offers[#game.offers + 1] = point end
end
readers["5A"], readers.FA = read_offers, read_offers

local function read_move(game, colour, values)
    for _, value in ipairs(values) do
        local point = read_point(value, game)
        if not point then
            return no_point(game, value)
        end
        game.moves[#game.moves + 1] = { colour = colour,
            point = point ~= "pass" and point or nil }
    end
end
function readers.B(game, values) return read_move(game, "black", values) end
function readers.W(game, values) return read_move(game, "white", values) end

-- Columns and rows; or nil, what is wrong and the property that says it.
local function read_size(nodes)
    for _, property in ipairs(nodes[1]) do
        if property.name == "SZ" then
            local value = property.values[1]
            local columns, rows = value:sub(1, 40):match("^%s*(%d+):?(%d*)%s*$")
            columns = tonumber(columns)
            rows = tonumber(rows ~= "" and rows or columns)
            if not columns or columns < 1 or columns > 26 or rows < 1 or rows > 26 then
                return nil, messages.say("sgf-size", { text = value:sub(1, 40) }),
                    property
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

-- What properties are asked for by when a game is opened (see inarow.notation).
local KEYS = { RU = "rule", SZ = "size", AB = "stones", AW = "stones" }

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

-- A game of nodes; or nil, what is wrong and where. `line_of` tells a place's line.
local function read_game(nodes, line_of)
    if not nodes[1] then return nil, messages.say "sgf-no-node" end
    local game = { players = {}, by_colour = { "black", "white" }, moves = {},
        tags = {}, placed = {}, lines = {} }
    local fault, faulty
    game.columns, fault, faulty = read_size(nodes)
    if not game.columns then return nil, fault, faulty.at end
    game.rows = fault
    for i, node in ipairs(nodes) do
        game.node = node
        for _, property in ipairs(node) do
            fault = read_property(game, property, i == 1)
            if fault then return nil, fault, property.at end
            local key = KEYS[property.name]
            if key then game.lines[key] = game.lines[key] or line_of(property.at) end
        end
    end
    if #game.moves > limits.moves then
        return nil, limits.passed("moves", "game-moves")
    end
    if game.remarked then remarks.settle(game.remarked) end
    game.size = game.columns .. "x" .. game.rows
    game.stones = stones_of(game.placed)
    return game
end

-- Where a line begins a game; and from where a text may end with such a beginning, if
-- that is not too long.
local GAME = "\n[ \t]*%(%s*;"

local function beginning(text, at)
    local stop = #text
    local function go_back(pattern)
        while stop >= at and #text - stop < limits.element and text:find(pattern, stop) do
            stop = stop - 1
        end
    end
    go_back "^%s"
    if text:find("^%(", stop) then
        stop = stop - 1
        go_back "^[ \t]"
    end
    return math.max(stop, at)
end

-- The tree of the next game, as sgf_tree.read; one without an end is only looked at as
-- far as a game may go.
local function read_tree(window)
    while true do
        local nodes, after, fault, ends =
            sgf_tree.read(window.text, window.at, readers)
        local size = (nodes and after or #window.text + 1) - window.at
        if size > limits.tree and nodes then
            return { beyond = { window.at, limits.passed("tree", "game-bytes") } }, after
        elseif size > limits.tree and ends then
            return nil, window.at, limits.passed("tree", "game-bytes"), true
        elseif not ends or not window:more() then
            return nodes, after, fault, ends
        end
    end
end

-- The next game, or what is wrong with it.
local function next_game(window)
    local nodes, after, fault, ends = read_tree(window)
    local line, game, place = window:line(window.at), nil, after
    if nodes and nodes.beyond then
        place, fault = nodes.beyond[1], nodes.beyond[2]
    elseif nodes then
        game, fault, place = read_game(nodes, function(at) return window:line(at) end)
    end
    if game then game.line = line end
    game = game or { error = {
        line = place and window:line(place) or line,
        message = messages.say("syntax", { format = "SGF", fault = fault }),
    } }
    if nodes then
        window.at = after
        return game
    end
    -- After a fault the next game begins where a line begins one; after a game that does
    -- not end, beyond all that was looked at for its end.
    while not ends and window.text:find("^%s", after - 1) do after = after - 1 end
    window.at = ends and #window.text + 1 or math.max(after, window.at + 1)
    window:find(GAME, beginning)
    return game
end

--- Read the games of a text (see inarow.notation).
function sgf.stream(chunks)
    local window, over = new_window(chunks), false
    return function()
        over = over or not window:find "%("
        return not over and next_game(window) or nil
    end
end

-- ---- Writing ------------------------------------------------------------------------

local function escaped(text)
    return (text:gsub("[%]\\]", "\\%0"))
end

local function letters(point, game)
    local x, y = board.place(point)
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
        local result = tag[1] == "RE" and read_result(tag[2])
        if tag[1] == "RE" and (game.rules.colours[result] or result) == game.result then
            return tag[2]
        end
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
            return nil, messages.say("sgf-no-colour", { number = i })
        end
        -- Joined, not formatted: a format ends a text at a byte 0 in older Luas.
        nodes[i + 1] = ";" .. move.colour:sub(1, 1):upper() .. "["
            .. (move.point and letters(move.point, game) or "") .. "]"
            .. (move.comment and property("C", move.comment) or "")
    end
    return table.concat(nodes) .. ")\n"
end

return sgf
