--- Reads an SGF game tree with its complete content, in the form for planting.lua.
--
-- The main line must have been read without a fault. A variation that cannot be read, or
-- that begins from another position, is kept as written.
local glyphs = require "inarow.notation.formats.sgf.glyphs"
local limits = require "inarow.notation.limits"
local marks = require "inarow.notation.formats.marks"
local own_lines = require "inarow.notation.own_lines"
local sgf_tree = require "inarow.notation.formats.sgf.tree"

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

local function kept(property)
    return { name = property.given, values = sgf_tree.as_written(property) }
end

-- Returns true if a property has the same value in all files that inarow writes.
local function is_of_file(property)
    return #property.values == 1 and OF_FILE[property.name] == property.values[1]
end

-- Takes the properties that are glyphs from a node, and marks properties that are kept as
-- written.
-- @return node with the remaining properties
local function take_signs(said, node, is_root)
    local rest, is_main = {}, said.is_main
    said.has_move = has_move(node)
    local is_of_game = is_root or is_main and said.before == 0 and not said.has_move
    for _, property in ipairs(node) do
        local name = property.name
        if OFFERS[name] and is_main then table.insert(said.recorded, kept(property)) end
        said.turn = name == "PL" and kept(property) or said.turn
        local signs = glyphs.read(name, property.values)
        for _, sign in ipairs(signs or {}) do
            said.glyphs = said.glyphs or {}
            table.insert(said.glyphs, sign)
        end
        if not signs and not (is_root and is_of_file(property)) then
            property.stays = OF_GAME[name] and not is_of_game
                or OFFERS[name] and not is_main
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

-- Reads a node, in the form for planting.lua. Adds `before`, the number of moves before
-- the node, and `parent`. A node with PL also has `turn`, this property, and `has_move`,
-- true if the node has a move. Two fields belong only to the first node. `part` is the
-- data of the game, and `has_stones` is true if stones are set up.
-- @return node; or nil, and the fault if there is one
local function read(tree, node, parent, root)
    local said = { children = {}, parent = parent, properties = {}, recorded = {},
        unread = {},
        before = parent and parent.before + #parent.moves or 0,
        is_main = not parent or parent.is_main and #parent.children == 0 }
    local is_root = parent == nil
    local rest = take_signs(said, node, is_root)
    local part = tree.read_part(rest, is_root, root and root.part, said.before,
        said.properties)
    if part.fault or not begins_alike(said, part) then return nil, part.fault end
    if is_root then said.part = part end
    if #part.placed > 0 then (root or said).has_stones = true end
    local last = not is_root and part.moves[#part.moves] or part
    said.moves = part.moves
    said.comment, said.marks = last.comment, sorted(last.marks)
    return said
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
    -- The beginning of an unread variation, its depth and its opening text. A variation
    -- must begin with a node, so an empty node is added if there is none.
    local unread, depth, opening, before = nil, 0, nil, nil
    for token, node, at in sgf_tree.tokens(tree.text, tree.at) do
        if token == "(" then
            opens[#opens + 1] = last or false
        elseif token == ")" then
            if unread and #opens == depth then
                table.insert(last.unread, { name = sgf_tree.UNREAD,
                    values = { opening .. tree.text:sub(unread, at - 1) .. ")" } })
                unread = nil
            end
            last = table.remove(opens)
        elseif not unread then
            local said, fault = read(tree, node, last, root)
            if not said and not last then return nil, fault end
            if said then
                if last then last.children[#last.children + 1] = said end
                root, last = root or said, said
                if said.turn then turns[#turns + 1] = said end
            else
                unread, depth = at, #opens
                opening = before == "(" and "(" or "(;"
            end
        end
        before = token
    end
    -- PL of the main line sets the side to move of the starting position. Without stones
    -- set up, PL has this meaning only if a line of a record says so.
    local own = own_lines.take { comment = root and root.comment }
    local is_set_up = root and (root.has_stones or own and own.turn)
    for _, said in ipairs(turns) do
        local is_early = said.before == 0 and not said.has_move
        if not (is_set_up and said.is_main and is_early) then
            table.insert(said.properties, said.turn)
        end
    end
    return root
end
