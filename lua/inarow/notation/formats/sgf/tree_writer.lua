--- Writes a game's tree, as drawn by notation/drawing.lua, as SGF.
local glyphs = require "inarow.notation.formats.sgf.glyphs"
local messages = require "inarow.notation.formats.sentences"
local own_lines = require "inarow.notation.own_lines"
local remarks = require "inarow.notation.remarks"
local sgf_tree = require "inarow.notation.formats.sgf.tree"
local sgf_writer = require "inarow.notation.formats.sgf.writer"

local property = sgf_writer.property

local tree_writer = {}

-- ---- Properties ---------------------------------------------------------------------

-- Properties that are written from other fields of the node.
local TAKEN = { B = true, W = true, C = true, AB = true, AW = true, AE = true }

-- Returns true if a text can be a value.
local function is_value(text)
    return type(text) == "string" and not text:gsub("\\.", ""):find "[%]\\]"
end

-- Returns true if a property can be written unchanged.
local function is_sound(one)
    local name, values = one.name, one.values
    if type(name) ~= "string" or type(values) ~= "table" or #values == 0 then
        return false
    end
    for _, value in ipairs(values) do
        if name ~= sgf_tree.UNREAD and not is_value(value) then return false end
    end
    local plain = name:gsub("%l", "")
    return name == sgf_tree.UNREAD and #values == 1 and sgf_tree.is_variation(values[1])
        or name:find "^%w+$" ~= nil and not TAKEN[plain]
end

-- Converts a property of another notation to a property of SGF. If that is impossible,
-- returns nil and lines for a comment.
local function adopted(one)
    local values, lines = {}, {}
    for i, value in ipairs(one.values) do
        values[i] = is_value(value) and value or sgf_writer.escaped(value)
        lines[i] = own_lines.write(remarks.property(one.name, value))
    end
    local own = { name = one.name, values = values }
    if is_sound(one) and not one.name:find "%l" then return one end
    if is_sound(own) and not one.name:find "%l" then return own end
    return nil, table.concat(lines, "\n")
end

-- Returns the properties of a node and its unreadable variations; or nil, message.
-- @param said node whose comment receives the properties that SGF cannot express
-- @param foreign true if the properties may belong to another notation
local function sorted(node, said, foreign)
    local properties, unread = {}, {}
    for _, given in ipairs(node.properties or {}) do
        local one, text = given, nil
        if foreign or given.is_line then one, text = adopted(given) end
        if text then
            remarks.add(said, text)
        elseif not is_sound(one) then
            return nil, messages.say("sgf-property",
                { name = tostring(one.name):sub(1, 40) })
        elseif one.name == sgf_tree.UNREAD then
            unread[#unread + 1] = one.values[1]
        else
            properties[#properties + 1] = one
        end
    end
    remarks.settle(said)
    return properties, unread
end

-- ---- Nodes --------------------------------------------------------------------------

-- Writes the glyphs and marks of a node.
local function signs(node, height)
    return (node.glyphs and #node.glyphs > 0
            and glyphs.text(node.glyphs, sgf_writer.escaped) or "")
        .. sgf_writer.marks(node.marks, height)
end

local function comment(text)
    return text and property("C", text) or ""
end

-- Writes a node below the first node.
local function add_node(parts, node, properties, rules)
    if node.before then parts[#parts + 1] = ";" .. comment(node.before) end
    parts[#parts + 1] = ";"
    parts[#parts + 1] = node.move and sgf_writer.move(node.move, rules)
    parts[#parts + 1] = node.action and property(own_lines.ACTION, node.action)
    parts[#parts + 1] = comment(node.comment)
    parts[#parts + 1] = signs(node, rules.height)
    for _, one in ipairs(properties) do
        parts[#parts + 1] = one.name .. "[" .. table.concat(one.values, "][") .. "]"
    end
end

-- Writes the first node with the header of the game. The node's properties become tags of
-- the game.
local function add_root(parts, node, properties, game, is_read)
    for _, one in ipairs(properties) do
        for i, value in ipairs(one.values) do
            table.insert(game.tags,
                { one.name, sgf_tree.unescape(value), value, i == 1 })
        end
    end
    game.offers = node.offers
    local before, after = sgf_writer.root(game, is_read)
    parts[#parts + 1] = before .. comment(game.comment) .. after
        .. signs(node, game.rules.height)
end

-- Pushes the nodes and texts after a node on a stack.
local function push_below(waiting, node, unread)
    if #node.children == 1 and #unread == 0 then
        waiting[#waiting + 1] = node.children[1]
        return
    end
    for i = #unread, 1, -1 do waiting[#waiting + 1] = unread[i] end
    -- Without a readable variation, the unreadable one would become the main line. So an
    -- empty variation precedes it.
    if #node.children == 0 and #unread > 0 then waiting[#waiting + 1] = "(;)" end
    for i = #node.children, 1, -1 do
        waiting[#waiting + 1] = ")"
        waiting[#waiting + 1] = node.children[i]
        waiting[#waiting + 1] = "("
    end
end

--- Write a tree as SGF.
-- @param root first node from drawing.draw
-- @param game header of the game, as from transcript.head, fitted to the notation
-- @param is_read set of the names of properties that are not tags
-- @return text; or nil, message
function tree_writer.text(root, game, is_read)
    local parts, waiting = {}, { root }
    while #waiting > 0 do
        local node = table.remove(waiting)
        if type(node) == "string" then
            parts[#parts + 1] = node
        else
            local said = node == root and game or node
            local properties, unread = sorted(node, said, game.foreign)
            if not properties then return nil, unread end
            if node == root then
                add_root(parts, node, properties, game, is_read)
            else
                add_node(parts, node, properties, game.rules)
            end
            push_below(waiting, node, unread)
        end
    end
    parts[#parts + 1] = ")\n"
    return table.concat(parts)
end

return tree_writer
