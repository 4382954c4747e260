--- Reads an SGF game tree with its complete content, in the form for planting.lua.
--
-- The main line must have been read without a fault. A variation that cannot be read, or
-- that begins from another position, is kept as written. If the main line sets up stones
-- after such a variation branches off, the variation gets a first node that removes them,
-- because the game's tree has all these stones at its root.
local glyphs = require "inarow.notation.formats.sgf.glyphs"
local limits = require "inarow.notation.limits"
local marks = require "inarow.notation.formats.marks"
local own_lines = require "inarow.notation.own_lines"
local sgf_tree = require "inarow.notation.formats.sgf.tree"
local sgf_writer = require "inarow.notation.formats.sgf.writer"

local unpack = unpack or table.unpack

-- Properties about the game before the first move. If a later node has one of these
-- properties, it is kept as written.
local OF_GAME = { RU = true, PB = true, PW = true, RE = true, SZ = true }

-- Properties that are in the first node of each file that inarow writes.
local OF_FILE = { FF = "4", GM = "4" }

-- Properties with the offered fifth stones.
local OFFERS = { ["5A"] = true, FA = true }

local function has_move(node)
    for _, property in ipairs(node) do
        if property.name == "B" or property.name == "W" then return true end
    end
    return false
end

-- Returns true if a property has the same value in all files that inarow writes.
local function is_of_file(property)
    return #property.values == 1 and OF_FILE[property.name] == property.values[1]
end

-- Takes the properties that are glyphs from a node, and marks properties that are kept as
-- written.
-- @return node with the remaining properties
local function take_signs(said, node, is_root)
    local rest = {}
    said.has_move = has_move(node)
    local is_of_game = is_root or said.is_main and said.before == 0 and not said.has_move
    for _, property in ipairs(node) do
        local name = property.name
        said.has_turn = said.has_turn or name == "PL"
        local signs = glyphs.read(name, property.values)
        for _, sign in ipairs(signs or {}) do
            said.glyphs = said.glyphs or {}
            table.insert(said.glyphs, sign)
        end
        if not signs and not (is_root and is_of_file(property)) then
            property.stays = OF_GAME[name] and not is_of_game
                or OFFERS[name] and not said.is_main
            rest[#rest + 1] = property
        end
    end
    return rest
end

-- Groups marks by kind.
local function sorted(list)
    local result = {}
    for _, name in ipairs(marks.names) do
        for _, mark in ipairs(list or {}) do
            if mark.kind == marks.kinds[name] then result[#result + 1] = mark end
        end
    end
    return #result > 0 and result or nil
end

-- Returns true if a node belongs to a game that begins from the stones set up on the main
-- line.
local function begins_alike(said, part)
    if not said.is_main then
        return #part.placed == 0 and not said.parent.is_above_stones
    end
    local above = #part.placed > 0 and said.parent
    while above and not above.is_above_stones do
        above.is_above_stones, above = true, above.parent
    end
    return true
end

-- Adds the stones of a node of the main line to those before it. Keeps the number of all
-- of them with the node.
local function set_up(said, placed, first)
    local set = first.set
    for _, point in ipairs(placed) do
        set[#set + 1] = { point, set[point] or false }
        set[point] = placed[point].colour
    end
    said.set_up, first.has_stones = #set, #set > 0
end

-- Returns a node with the stones at a node of the main line, or nothing if all stones are
-- set up above. Variations end in the order of the text, so the last stones that were set
-- up are the first ones to be taken back.
local function stones_at(said, root)
    if not said.is_above_stones then return "" end
    local set, before, height = root.set, root.before_set, root.part.rows
    while #set > said.set_up do
        local point, colour = unpack(table.remove(set))
        if before[point] == nil then before[#before + 1] = point end
        before[point] = colour
    end
    local points = { black = {}, white = {}, [false] = {} }
    for _, point in ipairs(before) do table.insert(points[before[point]], point) end
    return ";" .. sgf_writer.points("AB", points.black, height)
        .. sgf_writer.points("AW", points.white, height)
        .. sgf_writer.points("AE", points[false], height)
end

-- Marks the offers on the main line as `recorded`, and the properties of variations that
-- would apply to the game on the main line as `aside`.
local function mark_properties(said)
    for _, property in ipairs(said.properties) do
        local name = property.name:gsub("%l", "")
        if said.is_main and OFFERS[name] then
            table.insert(said.recorded, property)
        elseif not said.is_main and (OFFERS[name] or OF_GAME[name]) then
            local text = "(;" .. property.name .. "["
                .. table.concat(property.values, "][") .. "])"
            table.insert(said.aside, { property = property,
                variation = { name = sgf_tree.UNREAD, values = { text } } })
        end
    end
end

-- Reads a node, in the form for planting.lua. Adds `before`, the number of moves before
-- the node, and `parent`. `has_turn` is true if the node has PL, and `has_move` if it has
-- a move. Four fields belong only to the first node. `part` is the data of the game.
-- `set` lists the stones that the main line sets up, {point, colour before}, and has the
-- colour of each point; `has_stones` is true if there are any. `before_set` lists the
-- points of the stones that were taken back, with their colours.
-- @return node; or nil, and the fault if there is one
local function read(tree, node, parent, root)
    local said = { children = {}, parent = parent, properties = {}, recorded = {},
        aside = {}, unread = {},
        before = parent and parent.before + #parent.moves or 0,
        is_main = not parent or parent.is_main and #parent.children == 0 }
    local is_root = parent == nil
    local rest = take_signs(said, node, is_root)
    local part = tree.read_part(rest, is_root, root and root.part, said.before,
        said.properties)
    if part.fault or not begins_alike(said, part) then return nil, part.fault end
    if is_root then said.part, said.set, said.before_set = part, {}, {} end
    if said.is_main then set_up(said, part.placed, root or said) end
    local last = not is_root and part.moves[#part.moves] or part
    said.moves = part.moves
    said.comment, said.marks = last.comment, sorted(last.marks)
    mark_properties(said)
    return said
end

-- Returns a list of properties without PL.
local function without_turn(properties)
    local rest = {}
    for _, property in ipairs(properties) do
        if property.name:gsub("%l", "") ~= "PL" then rest[#rest + 1] = property end
    end
    return rest
end

-- Drops PL from the nodes where it sets the side to move of the starting position.
-- Without stones set up, PL has this meaning only if a line of a record says so.
-- @param turns list of the nodes with PL
local function drop_turns(root, turns)
    local own = own_lines.take { comment = root and root.comment }
    local is_set_up = root and (root.has_stones or own and own.turn)
    for _, said in ipairs(turns) do
        local is_early = said.before == 0 and not said.has_move
        if is_set_up and said.is_main and is_early then
            said.properties = without_turn(said.properties)
        end
    end
end

--- Read a tree of SGF.
-- @param tree {text, at, total, read_part}. `at` is the place of the tree's first "(".
-- `total` is as in sgf_tree.read. `read_part(node, is_root, first, before, kept)` reads
-- the content of a node, and adds unused properties to `kept`
-- @return first node; or nil, message
return function(tree)
    if tree.total > limits.tree_values then
        return nil, limits.passed("tree_values", "variations")
    end
    local opens, last, root, turns = {}, nil, nil, {}
    -- The beginning of an unread variation, its depth, and true if it is whole. The rest
    -- of a variation gets an empty first node, because a variation may not begin like
    -- another game.
    local unread, depth, is_whole, before = nil, 0, nil, nil
    local size = 0 -- of the nodes that are added to unread variations
    for token, node, at in sgf_tree.tokens(tree.text, tree.at) do
        if token == "(" then
            opens[#opens + 1] = last or false
        elseif token == ")" then
            if unread and #opens == depth then
                last.stones_at = last.stones_at or stones_at(last, root)
                size = size + #last.stones_at
                if size > limits.tree then
                    return nil, limits.passed("tree", "game-bytes")
                end
                local text = "(" .. last.stones_at .. (is_whole and "" or ";")
                    .. tree.text:sub(unread, at)
                local variation = { name = sgf_tree.UNREAD, values = { text } }
                table.insert(is_whole and last.unread or last.aside,
                    is_whole and variation or { variation = variation })
                unread = nil
            end
            last = table.remove(opens)
        elseif not unread then
            local said, fault = read(tree, node, last, root)
            if not said and not last then return nil, fault end
            if said then
                if last then last.children[#last.children + 1] = said end
                root, last = root or said, said
                if said.has_turn then turns[#turns + 1] = said end
            else
                unread, depth, is_whole = at, #opens, before == "("
            end
        end
        before = token
    end
    drop_turns(root, turns)
    return root
end
