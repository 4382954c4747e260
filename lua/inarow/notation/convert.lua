--- Converts games from any notation to one notation.
local drawing = require "inarow.notation.drawing"
local entries = require "inarow.notation.entries"
local foreign = require "inarow.notation.foreign"
local each_game = require("inarow.notation.games").each
local messages = require "inarow.notation.sentences"
local planting = require "inarow.notation.planting"
local recognizer = require "inarow.notation.recognizer"
local records = require "inarow.notation.record.writer"
local portable = require "inarow.notation.formats.portable"
local transcript = require "inarow.notation.transcript"

local convert = {}

-- ---- Games as trees -----------------------------------------------------------------

-- Returns the last legal node of a tree's main line, and a game at that node.
local function end_of(tree)
    local node = tree.root
    while node.children[1] and not node.children[1].refusal do node = node.children[1] end
    return node, tree:stand(node)
end

-- Adds all nodes in the source of an item to the tree of its game, and returns the tree.
-- The tree's cursor knows the players.
local function tree_of(item)
    if not item.foreign then
        entries.plant(item)
    elseif not item.has_tree then
        planting.plant(item.live, item.source)
    end
    local tree = item.live:tree()
    if item.foreign then
        local _, live = end_of(tree)
        tree.cursor.seats = foreign.seats(item.source, live)
    end
    return tree
end

-- ---- Writers ------------------------------------------------------------------------

-- A writer is a table {add, finish}. `add(item)` receives an item of games.each and
-- returns its text; or nil, message. `finish()` returns the rest of the text.

-- Returns the source of a record, with the comments before and after it, as a list.
local function with_comments(source)
    local sources = {}
    for _, comment in ipairs(source.before) do sources[#sources + 1] = comment end
    sources[#sources + 1] = source
    for _, comment in ipairs(source.behind or {}) do sources[#sources + 1] = comment end
    return sources
end

-- Writes a game of another notation as a record.
local function foreign_record(item)
    local tree = tree_of(item)
    local last, live = end_of(tree)
    return records.of_tree(live, tree, last, true)
end

-- Creates a writer of records. The writer separates records by `---`, and writes records
-- that were read unchanged.
local function record_writer()
    local many = false
    return {
        writes_records = true,
        add = function(item)
            local text, message
            if item.foreign then
                text, message = foreign_record(item)
            else
                text = records.format(with_comments(item.source))
            end
            if not text then return nil, message end
            text = (many and "---\n" or "") .. text
            many = true
            return text
        end,
        finish = function() return "" end,
    }
end

-- Converts a tree to the form for a notation. Returns its first node and its header; or
-- nil, message.
-- @param is_foreign true if its properties may belong to another notation
-- @param drop true to leave out content that the notation cannot express
local function drawn(tree, format, is_foreign, drop)
    local root, message = drawing.draw(tree, format)
    if not root then return nil, message end
    local _, live = end_of(tree)
    local script = transcript.head(live, root.comment)
    script.foreign = is_foreign
    local ok
    ok, message = portable.fit(script, format, drop)
    if not ok then return nil, message end
    return root, script
end

--- Writes a game's tree in a notation with trees.
-- @param tree tree of a game, whose cursor knows the players and the result
-- @param to name of the notation
-- @return text; or nil, message
function convert.tree(tree, to)
    if to == "record" then
        local last, live = end_of(tree)
        return records.of_tree(live, tree, last)
    end
    local format = recognizer.foreign(to)
    local root, script = drawn(tree, format)
    if not root then return nil, script end
    return format.write_tree(root, script)
end

-- Writes a game's tree in a notation with trees. Returns an empty text if all games
-- become one tree.
local function tree_text(format, item, collection, drop)
    local root, script = drawn(tree_of(item), format, item.foreign ~= format.name, drop)
    if not root then return nil, script end
    if not collection then return format.write_tree(root, script) end
    script.where = item.where
    return collection:add(root, script)
end

local function foreign_writer(format, drop)
    local collection = format.collect and format.collect()
    local count = 0
    local function write(item)
        if format.write_tree then return tree_text(format, item, collection, drop) end
        if format.single and count > 0 then
            return nil, messages.say("one-game-a-file", { format = format.name })
        end
        local script = transcript.of(item)
        local ok, message = portable.fit(script, format, drop)
        if not ok then return nil, message end
        if not collection then return format.write(script) end
        return collection:add(script)
    end
    return {
        has_trees = format.write_tree ~= nil,
        is_whole = format.whole,
        add = function(item)
            local text, message = write(item)
            count = count + (text and 1 or 0)
            return text, message
        end,
        finish = function()
            if not collection or count == 0 then return "" end
            return collection:text()
        end,
    }
end

-- Implements `convert` for a writer.
local function games_by(writer, drop, input, name, options)
    local given = { asides = true, conversion = drop and "drop" or "whole" }
    for key, value in pairs(options) do given[key] = value end
    given.trees = writer.has_trees or writer.writes_records and not options.branches
    local next_game = each_game(input, name, given)
    return function()
        local item = next_game()
        if not item then return nil end
        local text, message
        if item.change then
            message = messages.say(item.change)
        elseif not item.error then
            text, message = writer.add(item)
        end
        local fault = item.error or { message = message }
        return text or false, fault.message and { where = item.where, name = name,
            line = fault.line, message = fault.message,
            unreadable = item.error and (not item.source or item.source.error ~= nil) }
    end
end

--- Creates a writer of games in a notation.
-- @param to name of the notation
-- @param drop true to leave out content that the notation cannot express, if the game
-- does not depend on this content
-- @return {add, convert, finish, is_whole}. `add(item)`, with an item of games.each,
-- returns the text to write, or nil and a message. `convert(input, name, options)` takes
-- the arguments of games.each. `convert` returns an iterator that returns the text of
-- each game, or false and a fault {where, name, line, message, unreadable}. `unreadable`
-- is true if the fault is in the notation or in the whole text rather than in the game. A
-- notation with trees receives all branches of a tree; others receive them only if the
-- options say so. `finish()` returns the rest of the text, or nil and a message. If
-- `is_whole`, `finish` returns the whole text; do not write it if an input could not be
-- read.
function convert.writer(to, drop)
    local format = recognizer.foreign(to)
    local writer = format and foreign_writer(format, drop) or record_writer()
    function writer.convert(input, name, options)
        return games_by(writer, drop, input, name, options)
    end
    return writer
end

return convert
