--- Reads and writes SGF as renju and gomoku programs write it.
--
-- Two letters are a point: the column, then the row from the top (`hh` = h8). `tt` or an
-- empty value is a pass. GM differs between programs, so the rule (RU) and the size (SZ)
-- determine the game. Only the first variation is read or, on request, each variation as
-- a separate game (sgf/branches.lua). Fifth-stone offers may be 5A or FA. Stones can be
-- set up only before the first move. Properties of later nodes other than moves, stones,
-- marks and comments are skipped, unless the tree is wanted (sgf/nodes.lua).
local language = require "inarow.language"
local limits = require "inarow.notation.limits"
local marks = require "inarow.notation.formats.marks"
local messages = require "inarow.notation.formats.sentences"
local model = require "inarow.model"
local own_lines = require "inarow.notation.own_lines"
local read_nodes = require "inarow.notation.formats.sgf.nodes"
local new_window = require "inarow.notation.formats.sgf.window"
local colours_of = require "inarow.notation.formats.sgf.colours"
local branches_of = require "inarow.notation.formats.sgf.branches"
local remarks = require "inarow.notation.remarks"
local sgf_result = require "inarow.notation.formats.sgf.result"
local sgf_tree = require "inarow.notation.formats.sgf.tree"
local sgf_writer = require "inarow.notation.formats.sgf.writer"
local write_tree = require("inarow.notation.formats.sgf.tree_writer").text

local ACTION = own_lines.ACTION

local sgf = {
    name = "sgf",
    expected = messages.say "expected-sgf",
    endings = { "sgf" },
    holds = {
        players = true, rule = true, comment = true, remarks = true,
        offers = true, pass = true, setup = true, turn = true, marks = true,
        stones = true, size = true, colours = 2,
    },
    begins = { text = "^%(%s*;" },
}

-- ---- The game -----------------------------------------------------------------------

-- Reads a value of two letters. Returns a point or "pass"; nil if the value is neither.
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

-- Makes a text one line by replacing line breaks by blanks, as SGF requires of simple
-- text.
local function simple(value)
    return (value:gsub("[\t\r\n\v\f]+", " "))
end

local readers = {}

function readers.RU(game, values) game.rule = simple(values[1]) end
function readers.PB(game, values) game.players.black = simple(values[1]) end
function readers.PW(game, values) game.players.white = simple(values[1]) end
function readers.SZ() end -- read before all others
-- The first property RE decides.
function readers.RE(game, values)
    if game.is_decided then return false end
    game.is_decided, game.result = true, sgf_result.read(values[1])
    if values[1] ~= sgf_result.text(game.result) then return false end
end

function readers.PL(game, values)
    local colours = { b = "black", w = "white", ["1"] = "black", ["2"] = "white" }
    local turn = colours[values[1]:lower():match("^%s*([bw12])")]
    if not turn then
        return messages.say("sgf-turn", { text = values[1]:sub(1, 40) })
    end
    if game.before + #game.moves == 0 then game.turn = turn end
    if game.kept then return false end
end
function readers.C(game, values, is_root)
    local to = not is_root and game.moves[#game.moves] or game
    if game.remarked ~= to then remarks.settle(game.remarked or to) end
    game.remarked = to
    remarks.add(to, values[1])
end

-- Returns the fault of a value that is not a point of the board.
local function no_point(game, value)
    return messages.say("sgf-point", { text = value:sub(1, 40), columns = game.columns,
        rows = game.rows })
end

-- Reads a list of points. Returns the points in order; or nil and the fault.
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

-- Sets up stones before the first move: stores the colour of each point, or false for a
-- removed stone. A later node may change a point; the same node may not.
local function set_up(game, colour, values)
    local list, fault = read_points(game, values)
    if not list then return fault end
    if game.before + #game.moves > 0 then return messages.say "sgf-late-setup" end
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

-- Returns the stones after the complete setup, in the order of their properties.
local function stones_of(placed)
    local stones = {}
    for _, point in ipairs(placed) do
        local colour = placed[point].colour
        if colour then stones[#stones + 1] = { colour = colour, point = point } end
    end
    return #stones > 0 and stones or nil
end

-- Creates the reader of a kind of marks. Marks belong to the last move or, before the
-- first move, to the game. A value that is not a point of the board marks nothing.
local function read_marks(name)
    return function(game, values, is_root)
        local list, kind, fault = {}, marks.kinds[name], nil
        for _, value in ipairs(values) do
            local place, text = value:sub(1, 2), nil
            if kind == "label" then text = value:match "^..:(.+)$" end
            local point = read_point(place, game)
            local is_whole = #value == 2 or text ~= nil
            if not point or point == "pass" or not is_whole
                or (kind == "label") ~= (text ~= nil) then
                fault = false
            else
                list[#list + 1] = { kind = kind, point = point,
                    text = text and simple(text) }
            end
        end
        local to = not is_root and game.moves[#game.moves] or game
        -- A property that is kept as written must not also be read in part.
        if #list > 0 and not (game.kept and fault == false) then marks.add(to, list) end
        return fault
    end
end
for _, name in ipairs(marks.names) do readers[name] = read_marks(name) end

-- Reads the offered fifth stones as recorded. The rules decide whether they are legal.
local function read_offers(game, values)
    local list, fault = read_points(game, values)
    if not list then return fault end
    game.offers = game.offers or {}
    for _, point in ipairs(list) do game.offers[#game.offers + 1] = point end
    if game.kept then return false end
end
readers["5A"], readers.FA = read_offers, read_offers

local function read_move(game, colour, values)
    game.moved_at = game.node
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

-- Reads the action that the node's move represents. In a node without a move it is
-- ignored.
readers[ACTION] = function(game, values)
    if game.moved_at == game.node then
        game.moves[#game.moves].action = model.parse(values[1])
    end
end

-- Reads the size. Returns columns and rows; or nil, the fault and the faulty property.
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

-- A property that inarow does not read becomes a tag. RE also becomes a tag if it has the
-- result in other words.
function sgf.holds.tags(name)
    return name == "RE" or name:find("^%u%u?%d?$") ~= nil and not readers[name]
end

-- RE cannot express that both players lost, and RE[Void] may mean that there is no
-- result.
function sgf.holds.result(game)
    local result = sgf_writer.colour(game.rules, game.result)
    return sgf_result.read(sgf_result.text(result) or "") ~= nil
end

-- Some properties are needed to open a game. For each such property, the key under which
-- the game keeps its line number (see foreign.lua).
local KEYS = { RU = "rule", SZ = "size", AB = "stones", AW = "stones" }

-- Reads one property of a node. Returns nothing, or the fault. If a property has no
-- reader, if its reader returns `false`, or if it `stays`, it is kept as written. If
-- nothing is kept, such a property of the first node becomes a tag.
local function read_property(game, property, is_root)
    local reader = not property.stays and readers[property.name]
    local fault = false
    if reader then fault = reader(game, property.values, is_root) end
    if fault == false and game.kept then
        game.kept[#game.kept + 1] = { name = property.given,
            values = sgf_tree.as_written(property) }
    elseif fault == false and is_root then
        for _, value in ipairs(property.values) do
            game.tags[#game.tags + 1] = { property.name, value }
        end
    end
    return fault or nil
end

local NO_RESULT = "\n" .. own_lines.write("result " .. own_lines.NO_RESULT) .. "\n"

-- If the first comment says that the result is not recorded, drops the property RE. The
-- result then follows from an action.
local function forget_result(game)
    local comment = "\n" .. (game.comment or "") .. "\n"
    if not comment:find(NO_RESULT, 1, true) then return end
    for i = #game.tags, 1, -1 do
        if game.tags[i][1] == "RE" then table.remove(game.tags, i) end
    end
    for i = #(game.kept or {}), 1, -1 do
        if game.kept[i].name == "RE" then table.remove(game.kept, i) end
    end
end

local COLOURS = { "black", "white" }

-- Creates an empty game on a board of this size. `before` is the number of moves before
-- this part of a game.
local function new_game(columns, rows, before)
    return { players = {}, by_colour = COLOURS, name_colours = colours_of, moves = {},
        tags = {}, placed = {}, lines = {}, columns = columns, rows = rows,
        before = before }
end

-- Properties about a node's move, which are read last.
local COMES_LAST = { C = true, [ACTION] = true }
for _, name in ipairs(marks.names) do COMES_LAST[name] = true end

-- Reads a node into a game. Returns nothing; or the fault and its place. `line_of`
-- returns the line of a place.
local function read_node(game, node, is_root, line_of)
    game.node = node
    for last = 0, 1 do
        for _, property in ipairs(node) do
            if (last == 1) == (COMES_LAST[property.name] == true) then
                local fault = read_property(game, property, is_root)
                if fault then return fault, property.at end
                local key = KEYS[property.name]
                if key then game.lines[key] = game.lines[key] or line_of(property.at) end
            end
        end
    end
end

-- Reads a game from nodes. Returns the game; or nil, the fault and its place.
local function read_game(nodes, line_of)
    if not nodes[1] then return nil, messages.say "sgf-no-node" end
    local columns, rows, faulty = read_size(nodes)
    if not columns then return nil, rows, faulty.at end
    local game = new_game(columns, rows, 0)
    for i, node in ipairs(nodes) do
        local fault, at = read_node(game, node, i == 1, line_of)
        if fault then return nil, fault, at end
    end
    if #game.moves > limits.moves then
        return nil, limits.passed("moves", "game-moves")
    end
    if game.remarked then remarks.settle(game.remarked) end
    forget_result(game)
    game.size = columns .. "x" .. rows
    game.stones = stones_of(game.placed)
    return game
end

-- Reads the content of one node, for sgf/branches.lua and sgf/nodes.lua.
-- @param kept list that receives unused properties, or nil
local function read_part(node, is_root, first, before, line_of, kept)
    local part
    if is_root then
        local columns, rows, faulty = read_size { node }
        if not columns then return { fault = rows, at = faulty.at } end
        part = new_game(columns, rows, before)
    else
        part = new_game(first.columns, first.rows, before)
    end
    part.kept = kept
    part.fault, part.at = read_node(part, node, is_root, line_of)
    if part.remarked then remarks.settle(part.remarked) end
    if is_root then forget_result(part) end
    return part
end

-- A line that begins a game. `beginning` returns the place at the end of a text from
-- which such a line may begin. It looks back at most `limits.element` bytes.
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

-- Reads the tree of the next game by sgf_tree.read. If the tree has no end, reads only up
-- to the greatest length of a game.
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

-- Iterates over the branches of a tree other than the main line.
local function other_branches(window, total)
    local at, line_of = window.at, function(place) return window:line(place) end
    return branches_of {
        tokens = sgf_tree.tokens(window.text, at, readers), total = total,
        line_of = line_of, line = line_of(at),
        read_part = function(node, is_root, first, before)
            return read_part(node, is_root, first, before, line_of)
        end,
        stones_of = stones_of,
    }
end

-- Returns a function that reads the whole tree by sgf/nodes.lua.
local function all_of(text, at, total)
    local line_of = sgf_tree.line_counter(text)
    return function()
        return read_nodes { text = text, at = at, total = total,
            read_part = function(node, is_root, first, before, kept)
                return read_part(node, is_root, first, before, line_of, kept)
            end }
    end
end

-- Reads the next game. Returns the game or its fault, and an iterator over its branches
-- if they are wanted.
local function next_game(window, with_branches, with_tree)
    local nodes, after, fault, ends = read_tree(window)
    local line, game, place = window:line(window.at), nil, after
    if nodes and nodes.beyond then
        place, fault = nodes.beyond[1], nodes.beyond[2]
    elseif nodes then
        game, fault, place = read_game(nodes, function(at) return window:line(at) end)
    end
    if game then
        game.line, game.total = line, nodes.total
        game.all = with_tree and all_of(window.text, window.at, nodes.total) or nil
    end
    game = game or { error = {
        line = place and window:line(place) or line,
        message = messages.say("syntax", { format = "SGF", fault = fault }),
    } }
    if nodes then
        local others = with_branches and nodes[1] and not nodes.beyond
            and other_branches(window, nodes.total)
        window.at = after
        return game, others
    end
    -- After a fault, the next game begins at the next line that begins a game. If the
    -- game has no end, the text that was searched for its end is skipped.
    while not ends and window.text:find("^%s", after - 1) do after = after - 1 end
    window.at = ends and #window.text + 1 or math.max(after, window.at + 1)
    window:find(GAME, beginning)
    return game
end

--- Read the games of a text (see foreign.lua).
function sgf.stream(chunks, _, with_branches, with_tree)
    local window, over, tree, others = new_window(chunks), false, 0, nil
    with_branches = with_branches and not with_tree
    local function next_tree()
        over = over or not window:find "%("
        if over then return nil end
        local game
        game, others = next_game(window, with_branches, with_tree)
        if not with_branches then return game end
        tree = tree + 1
        game.tree, game.branch = tree, 1
        return game
    end
    return function()
        local game = others and others()
        if not game then return next_tree() end
        game.tree = tree
        return game
    end
end

--- Write a game's tree (see foreign.lua), if the text is short enough to be read again.
-- @return string; or nil, message
function sgf.write_tree(root, game)
    local text, message = write_tree(root, game, readers)
    if not text or #text < limits.moves then return text, message end
    local read = sgf.stream(language.pieces(text))()
    if read.error then return nil, read.error.message end
    if read.total > limits.tree_values then
        return nil, limits.passed("tree_values", "variations")
    end
    return text
end

return sgf
