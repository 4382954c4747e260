--- Generates a random script of a variant from the schema, so a new key in the schema is
-- generated too. Values that must fit other keys, such as points on the board, have a
-- function in OWN by the key's place. All other values depend only on their type.
local core = require "inarow.core"
local inarow = require "inarow"
local language = require "inarow.language"
local model = require "inarow.model"
local schema = require "inarow.variant.schema"

local throw = {}

-- State of the script that is being generated.
local random, thrown

--- Returns a number from 0 to n - 1.
local function die(n) return random(n) end
local function chance(percent) return die(100) < percent end
local function one_of(list) return list[die(#list) + 1] end

-- Returns a board of this size with all of the holes, if it can have them, or with none.
local function board_of(sides, holes)
    local script = { name = "board", colours = { "x", "o" },
        board = { hex = sides.hex, sides[1], sides[2], sides[3], holes = holes },
        win = { row = 1, atleast = true } }
    local rules = inarow.rules(script)
    return rules and rules.board or board_of(sides)
end

-- Returns the option of a mark, or nil.
local IS_MARK = getmetatable(inarow.option "any")
local function option_key(value)
    return getmetatable(value) == IS_MARK and value.key or nil
end

-- ---- Frequencies --------------------------------------------------------------------

-- Frequencies in 100 scripts, by place or by the last key. These are the defaults for
-- top-level keys and for all others.
local OF_TOP, OF_OTHERS = 20, 30
local SHARES = {
    cite = 4, when = 9, ["board.gravity"] = 18, ["board.joined"] = 20,
    ["board.holes"] = 22, ["board.directions"] = 14, base = 8, aliases = 2, articles = 3,
    match = 2, cites = 3, family = 2, source = 30, title = 10, players = 5, stones = 12,
    teams = 7, begins = 5, hooks = 8, phases = 22, win = 94, start = 18, scatter = 16,
    supply = 24, turn = 42, draw = 75, options = 8, capture = 22, lose = 14, forbid = 22,
    at_end = 18, ["draw.full-board"] = 70, ["draw.moves"] = 35, ["turn.rotate"] = 20,
    ["win.row"] = 85, ["lose.row"] = 85, ["win.open"] = 10, ["win.survives"] = 15,
    ["win.reason"] = 10, ["scatter.seed"] = 70, ["phases.when"] = 4, ["phases.by"] = 25,
    ["phases.label"] = 8, ["phases.next"] = 6, ["phases.pass"] = 10,
    ["phases.patterns"] = 5, ["phases.within"] = 12, ["phases.outside"] = 8,
    ["phases.cross"] = 5, ["phases.majority"] = 4, ["phases.colour"] = 90,
    ["phases.count"] = 95, ["phases.of"] = 50, ["capture.by_hand"] = 8,
    ["capture.lengths"] = 90, ["forbid.unless"] = 40, ["forbid.rows"] = 90,
    ["at_end.most"] = 75, ["at_end.winner"] = 20, ["turn.supply"] = 10,
    ["turn.move"] = 40, name = 100, board = 100, colours = 100,
}

local function is_thrown(place, key, field)
    local share = SHARES[place] or SHARES[key]
        or place == tostring(key) and OF_TOP or OF_OTHERS
    if thrown.base and place == tostring(key) and key ~= "name" then
        share = math.floor(share / 4)
    end
    return field.required or chance(share)
end

-- ---- Options ------------------------------------------------------------------------

local function declare(key, declaration)
    thrown.options[key] = declaration
    return key
end

local IS_VALUE = { whole = true, name = true, word = true, boolean = true }

-- Returns a value, or an option for it and another value.
local function or_option(node, place, value, again)
    local share = place == "scatter.seed" and 60 or 3
    if node.fixed or not IS_VALUE[node.kind] or not chance(share) then return value end
    local key = place == "scatter.seed" and "seed" or "o" .. die(1000)
    local is_single = node.kind == "boolean" or node.kind == "whole" and chance(50)
    declare(key, is_single and value or { value, again() })
    return inarow.option(key)
end

-- Returns conditions on one option, or on two.
local function throw_when()
    local when = {}
    for _ = 1, chance(80) and 1 or 2 do
        local key = "f" .. die(3)
        if thrown.options[key] == nil then declare(key, chance(50)) end
        when[key] = chance(50)
    end
    return when
end

-- ---- Values by type -----------------------------------------------------------------

local value_of
local kinds = {}

function kinds.string() return chance(90) and "T " .. die(9) or one_of {
    "", "a/b", "\"quoted\"", "öäü 三", ("long "):rep(30), "X", "h8", "a1 b2" } end

function kinds.word()
    local seats = chance(10) and model.people().seats or thrown.colours
    return one_of(chance(96) and seats or { "void", "by", "a1", "x" })
end
kinds.colour = kinds.word
kinds.identifier = function() return "k" .. die(9) end

function kinds.reason()
    return chance(60) and one_of { "row", "trap", "box", "five" }
        or one_of(schema.fields.cite.known)
end

function kinds.boolean() return chance(60) end

local Code = {}

-- Returns a function, given its text.
local function code(text) return setmetatable({ text = text }, Code) end

kinds["function"] = function() return code "function(view, action) end" end

-- Small numbers are likely.
function kinds.whole(node)
    local least, most = node.least or 0, node.most or 99
    local room = math.min(most - least + 1, chance(85) and 6 or 40)
    return least + die(chance(98) and room or math.min(most - least + 1, 2 ^ 30))
end

function kinds.name(node)
    return #node.names > 0 and one_of(node.names) or nil
end
function kinds.either(node, place) return value_of(one_of(node.of), place, true) end

function kinds.list(node, place)
    local list, least = {}, node.least or 0
    local most = math.min(node.most or 4, least + 3)
    for i = 1, least + die(most - least + 1) do
        list[i] = value_of(node.of, place, true)
    end
    return list
end

function kinds.map(node, place)
    local map = {}
    for _ = 1, 1 + die(2) do
        local known = node.known and chance(90) and one_of(node.known)
        map[known or kinds[node.key.kind]()] = value_of(node.of, place, true)
    end
    return map
end

-- Returns an unknown key that is similar to a known one.
local function misspelt(fields)
    local key = tostring(one_of(language.keys(fields)))
    local at = die(#key) + 1
    return key:sub(1, at - 1) .. "x" .. key:sub(at + die(2))
end

function kinds.fields(node, place)
    local map = {}
    for _, key in ipairs(language.keys(node.fields)) do
        local field = node.fields[key]
        local inner = (place == "" and "" or place .. ".") .. key
        local fits = not field.verbs or language.index_of(field.verbs, map[1])
        if (fits or chance(1)) and is_thrown(inner, key, field) then
            map[key] = value_of(field, inner)
        end
    end
    if node.others and chance(12) then
        map[one_of(thrown.colours)] = value_of(node.others, place)
    end
    if thrown.rough and chance(1) then map[misspelt(node.fields)] = 1 end
    return map
end

-- Values that are wrong almost everywhere.
local NONSENSE = { -1, 0, 1e9, 0.5, "", "no such word", "a\tb", true, false, {}, { {} },
    { 1, 2, x = 3 }, ("x"):rep(301) }

local OWN = {}

-- @param is_part true for one of several types that a place may have
function value_of(node, place, is_part)
    if thrown.rough and chance(1) then return one_of(NONSENSE) end
    local own = not is_part and OWN[place] or place:find "%.?when$" and throw_when
    local function again() return (own or kinds[node.kind])(node, place) end
    return or_option(node, place, again(), again)
end

-- ---- Values that fit their places ---------------------------------------------------

function OWN.name() return "thrown" end

local function bundled() return assert(inarow.find(one_of(inarow.bundled))) end

-- A base brings its colours and board too.
function OWN.base()
    local base = bundled()
    thrown.base, thrown.colours = base, base.script.colours
    thrown.geometry = assert(inarow.rules(base)).board
    return base.name
end

local NAMES = { "black", "white", "red", "blue", "green", "yellow" }

function OWN.colours()
    local colours = {}
    for i = 1, chance(75) and 2 or 2 + die(5) do
        colours[i] = chance(99) and NAMES[i] or one_of(NAMES)
    end
    thrown.colours = colours
    return colours
end

function OWN.stones()
    local stones = {}
    for i = 1, chance(90) and math.min(1 + die(2), #thrown.colours) or 1 + die(3) do
        stones[i] = one_of { { "x", "o", "z" }, NAMES }[i]
    end
    if chance(90) then thrown.shared = stones end
    return stones
end

function OWN.teams()
    local teams = { {}, {} }
    for i, colour in ipairs(thrown.colours) do
        table.insert(teams[i % 2 + 1], colour)
    end
    return teams
end

local function small_side() return chance(92) and 1 + die(7) or 1 + die(19) end

-- Chooses the sides, on which the rest of the script depends.
local function throw_sides(board)
    local kind = die(100)
    if kind < 14 then
        board.hex = 2 + die(chance(90) and 3 or 6)
        thrown.geometry = board_of { hex = board.hex }
        return
    end
    board[1], board[2] = small_side(), small_side()
    if chance(40) then board[2] = board[1] end
    if kind < 26 then
        board[1], board[2] = math.min(board[1], 5), math.min(board[2], 5)
        board[3] = 1 + die(math.min(5, 26 // board[1]))
    end
    thrown.geometry = board_of(board)
end

-- Returns the board with the holes that it has for all options.
local function with_holes(holes)
    local board, names = thrown.geometry, {}
    for i, hole in ipairs(holes) do
        local row = type(hole) == "string" and hole:find "^[#.]+$" and hole or ""
        for x in row:gmatch "()#" do
            names[#names + 1] = model.point_name(x, board.rows - (i - 1) % board.rows,
                board.layers > 1 and board.layers - (i - 1) // board.rows or nil)
        end
        names[#names + 1] = row == "" and hole or nil
    end
    return board_of(board.hex and { hex = board.hex }
        or { board.columns, board.rows, board.layers }, names)
end

function OWN.board(node)
    local board, fields = {}, {}
    throw_sides(board)
    for key, field in pairs(node.fields) do
        local is_side = type(key) == "number" or key == "hex"
        if not is_side or thrown.rough and chance(2) then fields[key] = field end
    end
    for key, value in pairs(kinds.fields({ fields = fields }, "board")) do
        board[key] = value
    end
    thrown.geometry = with_holes(type(board.holes) == "table" and board.holes or {})
    return board
end

OWN["board.holes"] = function()
    local points, holes = thrown.geometry.points, {}
    if chance(25) then
        for i = 1, thrown.geometry.rows * thrown.geometry.layers do
            holes[i] = thrown.geometry:outline(i):gsub("%.", function()
                return chance(15) and "#" or "."
            end)
        end
        return holes
    end
    for i = 1, 1 + die(1 + die(4)) do
        holes[i] = one_of(points)
        if chance(15) then holes[i] = { holes[i], when = throw_when() } end
    end
    return holes
end

-- Returns rows of the board with stones of some colours, on `share` points in a hundred.
local function throw_rows(letters, share)
    local rows = {}
    for i = 1, thrown.geometry.rows * thrown.geometry.layers do
        rows[i] = thrown.geometry:outline(i):gsub("%.", function()
            local at = die(#letters) + 1
            return chance(share) and letters:sub(at, at) or "."
        end)
    end
    return rows
end

OWN.start = function()
    local letters = model.STONES:sub(1, #(thrown.shared or thrown.colours))
        .. (chance(40) and model.STONES:sub(-1) or "")
    local rows = throw_rows(letters, one_of { 5, 15, 30, 60 })
    if chance(20) then return table.concat(rows, "/") end
    if chance(8) then rows.when = throw_when() end
    if chance(10) then rows.cite = "T 7" end
    return rows
end

OWN["scatter.holes"] = function() return die(5) end
OWN["scatter.neutral"] = function() return die(6) end
OWN["scatter.seed"] = function() return die(50) end
OWN["board.holes.when"] = throw_when

function OWN.supply(node, place)
    if chance(75) then return 1 + die(9) end
    return kinds.either(node, place)
end
OWN["turn.supply"] = function() return 1 + die(9) end

local function row() return chance(80) and 2 + die(4) or 1 + die(12) end
OWN["win.row"], OWN["lose.row"], OWN["at_end.row"] = row, row, row
OWN["win.captured"] = function() return 1 + die(8) end
OWN["forbid.rows"] = function() return { 2 + die(3) } end

-- A row needs `exactly` or `atleast`.
local function with_length(node, place)
    local rule = kinds.fields(node, place)
    if chance(95) then
        rule.exactly, rule.atleast = nil, nil
        if rule.row then rule[one_of { "exactly", "atleast" }] = true end
    end
    return rule
end
OWN.win, OWN.lose = with_length, with_length

local function throw_shapes()
    local shapes, letters = {}, { "X", "X", "." }
    for i = 1, 1 + die(2) do
        local rows, width = {}, 1 + die(3)
        for y = 1, 1 + die(3) do
            local cells = {}
            for x = 1, width do cells[x] = one_of(letters) end
            rows[y] = chance(97) and table.concat(cells) or "-"
        end
        if chance(20) then rows.when = throw_when() end
        shapes[one_of { "box", "hook", "bar" } .. i] =
            not rows.when and chance(30) and table.concat(rows, "/") or rows
    end
    return shapes
end
OWN["win.shapes"], OWN["lose.shapes"] = throw_shapes, throw_shapes

-- Blocks, usually on the board.
OWN["turn.rotate"] = function()
    local blocks, board = {}, thrown.geometry
    for i = 1, 1 + die(4) do
        local most = math.max(1, math.min(board.columns, board.rows))
        local side = 1 + die(most)
        local x, y = 1 + die(board.columns - side + 1), 1 + die(board.rows - side + 1)
        blocks[i] = model.point_name(x, y) .. " "
            .. model.point_name(x + side - 1, y + side - 1 + (chance(3) and 1 or 0))
    end
    return blocks
end
OWN["turn.first"] = function() return 1 + die(3) end
OWN["turn.stones"] = OWN["turn.first"]
OWN["draw.moves"] = function()
    return chance(70) and die(40) or { die(40), cite = "T 8" }
end
OWN["match.games"] = function() return 1 + die(4) end

local function label() return one_of { "a", "b", "play" } end
OWN["phases.label"] = function() return one_of { "a", "b", "c" } end
OWN["phases.next"], OWN["phases.pass.next"] = label, label
OWN["phases.within"] = function() return 1 + 2 * die(3) end
OWN["phases.outside"] = OWN["phases.within"]
OWN["phases.colour"] = function() return one_of(thrown.shared or thrown.colours) end

-- Some pure hooks: their answers depend only on the view and the action.
local LEGAL = {
    [[function(view, action)
        if action.point and (action.point:byte() + view.moves) % 4 == 0 then
            return { reason = "odd-column", message = "Not in this column." }
        end
    end]],
    [[function(view, action)
        if action.verb == "play" and view.moves < 3 then
            return action.point:byte() < 100
        end
    end]],
    [[function(view) return view.moves < 9 or view.phase ~= "play" end]],
}
local AFTER = {
    [[function(view)
        if view.moves > 7 then
            return { status = "won", who = view.colours[2], reason = "late" }
        end
    end]],
    [[function(view, action)
        if view.at.b2 and view.at.b2 == view.at.c2 then
            return { status = "drawn", reason = "pair", points = { "b2", "c2" } }
        end
    end]],
    [[function(view) if view.moves == 12 then return { status = "void",
        reason = "stopped", message = "It is stopped." } end end]],
}
OWN["hooks.legal"] = function() return code(one_of(LEGAL)) end
OWN["hooks.after"] = function() return code(one_of(AFTER)) end

-- ---- Sections of other scripts ------------------------------------------------------

-- Returns a copy of a script's section, with options in this script's form.
local function copied(value, options)
    local key = option_key(value)
    if key then
        declare(key, options[key])
        return value
    elseif type(value) ~= "table" then
        return value
    end
    local copy = {}
    for name, item in pairs(value) do copy[name] = copied(item, options) end
    for name in pairs(type(value.when) == "table" and value.when or {}) do
        declare(name, options[name])
    end
    return copy
end

-- Without keys that this module makes itself, and without functions, which have no text.
local KEPT = { name = true, base = true, board = true, colours = true, options = true,
    hooks = true, start = true }

-- Returns a section of a bundled script, or nil.
local function borrowed(key)
    local script = bundled().script
    if KEPT[key] or script[key] == nil then return nil end
    return copied(script[key], script.options or {})
end

-- ---- A script -----------------------------------------------------------------------

-- The keys on which others depend come first.
local FIRST = { "name", "base", "colours", "stones", "board" }

local function keys_in_order()
    local list = language.joined(FIRST)
    for _, key in ipairs(language.keys(schema.fields)) do
        if not language.index_of(FIRST, key) and key ~= "options" then
            list[#list + 1] = key
        end
    end
    return list
end

--- Generates a script: tables as it would return them, with marks of options, and texts
-- of functions.
-- @param seed number
-- @return table
function throw.script(seed)
    random = core.random(seed)
    thrown = { options = {}, colours = { "black", "white" }, rough = chance(25),
        geometry = board_of { 5, 5 } }
    local script = {}
    for _, key in ipairs(keys_in_order()) do
        local field = schema.fields[key]
        if is_thrown(key, key, field) then
            local borrows = chance(key == "phases" and 35 or 8)
            script[key] = borrows and borrowed(key) or value_of(field, key)
        end
    end
    if chance(5) then declare("size", one_of { 4, 5, { 5, 4 }, { 6, 6 } }) end
    if next(thrown.options) ~= nil then script.options = thrown.options end
    return script
end

--- Returns its source, with a value on each line.
function throw.source(script)
    local function written(value, depth)
        if type(value) ~= "table" then
            return type(value) == "string" and ("%q"):format(value) or tostring(value)
        elseif option_key(value) then
            return ("option %q"):format(option_key(value))
        elseif getmetatable(value) == Code then
            return value.text
        end
        local indent, parts = ("    "):rep(depth), {}
        for _, key in ipairs(language.keys(value)) do
            parts[#parts + 1] = ("%s[%s] = %s,\n"):format(indent,
                type(key) == "string" and ("%q"):format(key) or key,
                written(value[key], depth + 1))
        end
        return "{\n" .. table.concat(parts) .. ("    "):rep(depth - 1) .. "}"
    end
    return "return " .. written(script, 1) .. "\n"
end

return throw
