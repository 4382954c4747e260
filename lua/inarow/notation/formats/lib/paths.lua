--- Splits the tree of a library into its paths. Each path is a game.
--
-- The first path through a node has the whole content of the node. Later paths have only
-- its move, and the lines of a record that apply to every game.
local language = require "inarow.language"
local marks = require "inarow.notation.formats.marks"
local nodes = require "inarow.notation.formats.lib.nodes"
local own_lines = require "inarow.notation.own_lines"
local remarks = require "inarow.notation.remarks"

local paths = {}

-- Adds the remarks of a node to a move or, in front of the first move, to the game. Other
-- properties become tags of the game.
local function say(game, to, node)
    for _, text in ipairs { node.comment_before or false, node.comment or false } do
        if text then remarks.add(to, text) end
    end
    for _, glyph in ipairs(node.glyphs or {}) do remarks.add(to, glyph) end
    marks.add(to, node.marks)
    for _, property in ipairs(node.properties or {}) do
        for _, value in ipairs(property.values) do
            table.insert(game.tags, { property.name, value })
        end
    end
end

--- Create the game of the first path through a tree, in the form for foreign.lua. The
-- content of a node without a move belongs to the move before it.
-- @param root first node, as in planting.lua
function paths.game(root)
    local game = { rule = "Renju", size = "15x15", players = {}, moves = {}, tags = {},
        all = function() return root end }
    local node, last = root, game
    while node do
        local move = node.moves[1]
        if move then
            last = { point = move.point, action = move.action }
            table.insert(game.moves, last)
        end
        say(game, last, node)
        node = node.children[1]
    end
    remarks.settle(game)
    for _, move in ipairs(game.moves) do remarks.settle(move) end
    return game
end

-- Copies a node for a path.
local function part_of(node)
    local copy = { moves = node.moves, comment = own_lines.of_games(node.comment) }
    if not node.is_given then
        for name, value in pairs(node) do copy[name] = value end
        node.is_given = true
    end
    copy.children, copy.is_main = {}, true
    return copy
end

-- Copies the first node for a path. Its comment belongs to no game unless the paths are
-- branches of one game, so the comment becomes a property.
local function root_of(root, is_whole)
    local is_first = not root.is_given
    local copy = part_of(root)
    if is_first and not is_whole then
        local rest
        copy.comment, rest = own_lines.split(root.comment)
        local said = { name = nodes.ROOT, values = { rest } }
        copy.properties = language.joined(rest and { said } or {}, root.properties or {})
    end
    return copy, not is_first
end

-- Returns the game of a path.
-- @param way list of its nodes below the first
local function game_of(root, way, is_whole)
    local first, is_later = root_of(root, is_whole)
    local path, moves, from = { first }, 0, nil
    for i, node in ipairs(way) do
        if is_later and not node.is_given then from = from or moves + 1 end
        path[i + 1] = part_of(node)
        path[i].children[1] = path[i + 1]
        moves = moves + #node.moves
    end
    own_lines.place(path)
    local game = paths.game(first)
    if is_later then game.comment, game.above = nil, game.comment end
    game.from = from
    return game
end

--- Iterate over the paths of a tree.
-- @param root from lib/tree.lua
-- @param is_whole true if the paths are branches of one game
-- @return iterator that returns games
function paths.each(root, is_whole)
    local waiting, way, number = { { root, 0 } }, {}, 0
    return function()
        while #waiting > 0 do
            local item = table.remove(waiting)
            local node, depth = item[1], item[2]
            for i = #way, math.max(depth, 1), -1 do way[i] = nil end
            way[depth] = depth > 0 and node or nil
            for i = #node.children, 1, -1 do
                waiting[#waiting + 1] = { node.children[i], depth + 1 }
            end
            if #node.children == 0 then
                local game = game_of(root, way, is_whole)
                number = number + 1
                if is_whole then game.tree, game.branch = 1, number end
                return game
            end
        end
    end
end

return paths
