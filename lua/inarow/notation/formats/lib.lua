--- Reads and writes RenLib's .lib: a tree of variations on 15 by 15 points. Each path
-- from the root to a leaf is a game. A comment belongs to the first game that passes its
-- node.
--
-- A mark of a move is a cross on its stone. A text on the board is a label. The text of
-- a node without a move is a label of the move above that node. Other content is read
-- for conversions only (lib/tree.lua).
local headers = require "inarow.notation.formats.lib.headers"
local language = require "inarow.language"
local limits = require "inarow.notation.limits"
local marks = require "inarow.notation.formats.marks"
local messages = require "inarow.notation.formats.sentences"
local model = require "inarow.model"
local new_collection = require "inarow.notation.formats.lib.collection"
local nodes = require "inarow.notation.formats.lib.nodes"
local own_lines = require "inarow.notation.own_lines"
local paths = require "inarow.notation.formats.lib.paths"
local read_tree = require "inarow.notation.formats.lib.tree"
local remarks = require "inarow.notation.remarks"
local write_tree = require "inarow.notation.formats.lib.tree_writer"

local lib = {
    name = "lib",
    expected = messages.say "expected-lib",
    endings = { "lib" },
    begins = { text = "^" .. nodes.MAGIC },
    holds = {
        rule = "renju", comment = true, remarks = true, pass = true,
        size = "15x15", colours = 2, marks = true,
    },
    whole = true,
}

function lib.holds.tags(name)
    return name == nodes.ROOT
end

local PASS = {}

-- Returns the action that a comment gives for the move of its node; nil if there is none.
local function action_of(comment)
    for _, said in ipairs((own_lines.said(comment))) do
        if said.tag and said.tag[1] == own_lines.ACTION then
            return model.parse(said.tag[2])
        end
    end
end

-- Reads a node in the form for its path: {point, sibling, leaf, no_move, is_action, mark,
-- comment, lines, action, text, has_extra}. `lines` are the comment's lines that every
-- path needs. `has_extra` is true if the node has data without a place in a path. Returns
-- nil, message for a fault.
local function read_node(bytes, where, flags)
    local node, message = nodes.read(bytes, where, flags)
    if not node then return nil, message end
    local has = nodes.FLAGS[flags]
    local comment = node.comment and nodes.comment(node.comment, has.old_comment)
    local lines = own_lines.of_games(comment)
    local is_action = has.no_move and where == 0 and lines ~= nil
    local has_extra = has.start or has.mark and where == 0
        or node.further and node.further ~= (node.text and "\0\1")
    return { has_extra = has_extra,
        point = nodes.POINTS[where], sibling = has.sibling, leaf = has.leaf,
        no_move = has.no_move and not is_action, is_action = is_action,
        mark = has.mark, comment = comment, lines = lines, action = action_of(comment),
        text = node.text and nodes.text(node.text) }
end

-- ---- Paths --------------------------------------------------------------------------

-- Creates the state for reading the nodes of a tree. `nodes` is the path from the root's
-- child to the last node. `waiting` has the depths at which a sibling will follow.
local function new_tree(is_whole)
    return { nodes = {}, depth = 0, waiting = {}, root = {}, games = {}, count = 0,
        is_whole = is_whole }
end

-- Gives a node's comment and marks to one game only, and its lines of a record to every
-- game.
local function take_said(node, to)
    if node.is_given then
        to.comment = node.lines
    else
        to.comment, to.marks = node.comment, node.marks
        node.comment, node.marks, node.is_given = nil, nil, true
    end
end

-- Adds the remarks of an action to the last move of a game. If there is no move yet, adds
-- them to the game.
local function add_action(game, node)
    local said, last = {}, game.moves[#game.moves]
    take_said(node, said)
    if last and (type(last) == "string" or last == PASS) then
        last = { point = type(last) == "string" and last or nil }
        game.moves[#game.moves] = last
    end
    remarks.add(last or game, said.comment)
    marks.add(last or game, said.marks)
    remarks.settle(last or game)
end

local function add_move(game, node)
    local move = { point = node.point, action = node.action }
    take_said(node, move)
    local is_said = move.comment or move.marks or move.action
    table.insert(game.moves, is_said and move or node.point or PASS)
end

-- Adds the content of the root. If the tree is kept whole, the root's comment belongs to
-- the first game; otherwise it is a tag. The root's lines of a record apply to every
-- game.
local function add_root(game, tree, number)
    local root = tree.root
    if tree.is_whole and number == 1 then
        take_said(root, game)
        return
    end
    local lines, rest = root.lines, nil
    if tree.is_whole then
        game.above = lines
    elseif lines then
        rest = select(2, own_lines.split(root.comment))
        if number == 1 then game.comment = lines else game.above = lines end
    else
        rest = root.comment
    end
    if rest and not root.is_given then game.tags[1] = { nodes.ROOT, rest } end
    if not root.is_given then game.marks = root.marks end
    root.is_given = true
end

-- Adds the game on the present path, whose last node has this depth. An aside is not a
-- game: it only adds comments and marks to nodes of other games.
local function add_game(tree, depth, is_aside)
    local game = { rule = "Renju", size = "15x15", players = {}, moves = {}, tags = {} }
    local number = tree.count + (is_aside and 0 or 1)
    if tree.is_whole then
        game.tree, game.branch, game.is_aside = 1, number, is_aside
    end
    add_root(game, tree, number)
    for i = 1, depth do
        local node = tree.nodes[i]
        if not node.is_given and tree.is_whole and number > 1 then
            game.from = game.from or #game.moves + 1
        end
        if node.is_action then add_action(game, node) else add_move(game, node) end
    end
    tree.count, tree.games[#tree.games + 1] = number, game
end

-- Adds the marks of a node. A mark is a cross on the node's own stone. A text is a label
-- in its parent's position, at most one per point.
-- @return true if the node's text is a label
local function add_marks(node, parent)
    if not node.point or parent.aside then return false end
    if node.mark and not node.aside then
        marks.add(node, { { kind = "cross", point = node.point } })
    end
    local text = node.text and node.text:gsub("%c", " ") or ""
    if not text:find "%S" then return false end
    parent.labelled = parent.labelled or {}
    if parent.labelled[node.point] then return false end
    parent.labelled[node.point] = true
    marks.add(parent, { { kind = "label", point = node.point, text = text } })
    return true
end

-- Returns true if the games of a tree will lack a part of a new node. A label may come
-- after the content of its move has been given to a game. Only branches of a whole tree
-- can receive such a label.
local function loses(tree, node, parent, is_label)
    local is_late = is_label and parent.is_given and not tree.is_whole
    local is_unread = node.text and not is_label or node.aside and not is_label
    return node.has_extra or is_late or is_unread or node.aside and node.comment ~= nil
end

-- Leaves the last path, up to a depth where a sibling follows, or completely. The last
-- move of the path ends its game. The nodes below this move place no stones. Their texts
-- on points can become labels of this move. If all games that contain the move have
-- already been added, an aside adds these labels.
local function leave(tree, depth)
    local last = tree.depth
    while last >= depth and tree.nodes[last].aside do last = last - 1 end
    if last >= depth and not tree.nodes[last].has_moves then add_game(tree, last) end
    while last >= depth and not (tree.nodes[last].marks and tree.is_whole) do
        last = last - 1
    end
    if last >= depth then add_game(tree, last, true) end
    tree.depth = depth - 1
end

-- Leaves the last path completely. If the root of a whole tree then still has marks, an
-- aside adds them.
local function leave_all(tree)
    leave(tree, 1)
    if tree.is_whole and tree.root.marks and tree.count > 0 then
        add_game(tree, 0, true)
    end
end

-- Adds a node below the last node. Returns nil and the fault if the node is wrong.
local function add_node(tree, node)
    if tree.complete then return nil, messages.say "lib-goes-on" end
    if tree.depth == limits.path then
        return nil, limits.passed("path", "path")
    end
    local parent = tree.nodes[tree.depth]
    if tree.depth == 0 then parent = tree.root end
    node.said = (parent.said or 0) + #(node.comment or "") + #(node.text or "")
    if node.said > limits.comments then
        return nil, limits.passed("comments", "path-comments")
    end
    node.aside = node.no_move or parent.aside
    if not node.aside then parent.has_moves = true end
    local is_label = add_marks(node, parent)
    tree.has_lost = tree.has_lost or loses(tree, node, parent, is_label)
    tree.depth = tree.depth + 1
    tree.nodes[tree.depth], tree.goes_on = node, false
    if node.sibling then tree.waiting[#tree.waiting + 1] = tree.depth end
    if node.leaf then
        local depth = table.remove(tree.waiting)
        tree.complete, tree.goes_on = not depth, depth ~= nil
        if depth then leave(tree, depth) else leave_all(tree) end
    end
    return true
end

-- Ends the file. Returns true, or nil and the fault. RenLib omits the leaf mark when it
-- saves a single path.
local function end_tree(tree)
    if #tree.waiting > 0 or tree.goes_on then return nil, messages.say "cut-off" end
    if not tree.complete then leave_all(tree) end
    return true
end

-- ---- Reading ------------------------------------------------------------------------

-- Reads the next node into the tree. Returns true; false at the end; nil and message.
local function step(tree, bytes, where, flags)
    local rest, ok, fault
    if not where then
        where, flags = bytes.pair()
        if not where then rest = flags end
    end
    local start = bytes.offset - 2
    if not where then
        ok, fault = end_tree(tree)
        -- A single zero byte at the end is padding.
        if ok and rest ~= "" and rest ~= "\0" then
            ok, fault = nil, messages.say "cut-off"
        end
        if not ok then return nodes.fail(bytes.offset, fault) end
        return false
    end
    local node, message = read_node(bytes, where, flags)
    if not node then return nil, message end
    if where == 0 and not tree.begun then
        tree.root, tree.complete, tree.has_lost = node, node.leaf, node.has_extra
    else
        ok, fault = add_node(tree, node)
        if not ok then return nodes.fail(start, fault) end
    end
    tree.begun = true
    return true
end

-- Creates an iterator that reads each path as a game, without holding the library.
-- @param is_strict true to report data that is lost as a fault
local function path_by_path(chunks, with_branches, is_strict)
    local bytes, tree, over = nodes.reader(chunks), new_tree(with_branches), false
    local function advance()
        local more, message = true, nil
        local where, flags
        if not tree.opened then
            local header
            header, where, flags = nodes.read_header(bytes)
            tree.opened = true
            if not header then more, message = nil, where end
        end
        if more then more, message = step(tree, bytes, where, flags) end
        if more == false and tree.has_lost and is_strict then
            more, message = nil, messages.say("lib-lost",
                { nodes = limits.tree_values, bytes = limits.tree })
        end
        if more == nil then
            tree.count = tree.count + 1
            tree.games[#tree.games + 1] = { error = { message = message },
                tree = tree.is_whole and 1 or nil, branch = tree.count }
        end
        over = not more
    end
    return function()
        while #tree.games == 0 and not over do advance() end
        return table.remove(tree.games, 1)
    end
end

-- Creates an iterator that returns one game, or one fault.
local function one_game(game)
    return function()
        local given = game
        game = nil
        return given
    end
end

-- Creates an iterator that returns the games of a library that is converted. They have
-- the whole content of the library. A library of one game is one game with its tree if
-- `has_tree`. Otherwise, each path is a game. A library that is too long for a tree is
-- read path by path. If this loses data that only a library has, a fault follows the
-- games unless `may_drop`.
local function converted(chunks, with_branches, with_tree, may_drop)
    local parts, size = {}, 0
    for piece in chunks do
        parts[#parts + 1], size = piece, size + #piece
        if size > limits.tree then break end
    end
    local root
    if size <= limits.tree then
        root = read_tree(nodes.reader(language.pieces(table.concat(parts))))
    end
    local is_one = root and headers.raise(root)
    if is_one and with_tree then return one_game(paths.game(root)) end
    if root then return paths.each(root, with_branches) end
    local next_part = 0
    return path_by_path(function()
        next_part = next_part + 1
        if parts[next_part] then return parts[next_part] end
        return chunks()
    end, with_branches, not may_drop)
end

--- Read the games of a library (see foreign.lua).
function lib.stream(chunks, _, with_branches, with_tree, conversion)
    if conversion then
        return converted(chunks, with_branches, with_tree, conversion == "drop")
    elseif not with_tree then
        return path_by_path(chunks, with_branches)
    end
    local root, message = read_tree(nodes.reader(chunks))
    if not root then return one_game { error = { message = message } } end
    headers.raise(root)
    return one_game(paths.game(root))
end

--- Write games as one library, or a game's tree as one library (see foreign.lua).
lib.collect, lib.write_tree = new_collection, write_tree

return lib
