--- RenLib's .lib: a tree of variations on 15 by 15 points. Each path from the root to a
-- leaf is a game; a comment stands in the first game that passes its node.
--
-- A mark of a move is a cross on its stone. A text on the board is a label: a node's own,
-- or that of a node without a move, which stands at the move above it. Start flags are
-- passed over.
local limits = require "inarow.notation.limits"
local marks = require "inarow.notation.formats.marks"
local messages = require "inarow.notation.formats.sentences"
local nodes = require "inarow.notation.formats.lib.nodes"
local own_lines = require "inarow.notation.own_lines"
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
    trees = true,
    whole = true,
    merges = true, -- games that begin alike share the comments on their moves
}

-- The tag that holds the comment of the root, which belongs to no game.
local ROOT = "root"

function lib.holds.tags(name)
    return name == ROOT
end

local PASS = {}

-- A node as its path needs it: {point, sibling, leaf, no_move, mark, comment, text}; or
-- nil, message.
local function read_node(bytes, where, flags)
    local node, message = nodes.read(bytes, where, flags)
    if not node then return nil, message end
    local has = nodes.FLAGS[flags]
    return { point = nodes.POINTS[where], sibling = has.sibling, leaf = has.leaf,
        no_move = has.no_move, mark = has.mark,
        comment = node.comment and nodes.comment(node.comment, has.old_comment),
        text = node.text and nodes.text(node.text) }
end

-- ---- Paths --------------------------------------------------------------------------

-- The tree as it is walked: `nodes` from the root's child to the last one read, `waiting`
-- the depths at which a sibling is still to come.
local function new_tree(is_whole)
    return { nodes = {}, depth = 0, waiting = {}, root = {}, games = {}, count = 0,
        is_whole = is_whole }
end

-- What is said at a node, given once: a comment, marks.
local function take_said(node, to)
    to.comment, to.marks = node.comment, node.marks
    node.comment, node.marks, node.is_given = nil, nil, true
end

-- The game that the path to a depth is. If the tree is kept whole, what is said of its
-- root is the first game's comment. An aside is no game of its own: it only says more of
-- nodes that are in others.
local function add_game(tree, depth, is_aside)
    local game = { rule = "Renju", size = "15x15", players = {}, moves = {}, tags = {} }
    local number = tree.count + (is_aside and 0 or 1)
    if tree.is_whole then
        game.tree, game.branch, game.is_aside = 1, number, is_aside
        take_said(tree.root, game)
    else
        if tree.root.comment then game.tags[1] = { ROOT, tree.root.comment } end
        game.marks, tree.root.comment, tree.root.marks = tree.root.marks, nil, nil
    end
    for i = 1, depth do
        local node = tree.nodes[i]
        if not node.is_given and tree.is_whole and number > 1 then
            game.from = game.from or i
        end
        if node.comment or node.marks then
            game.moves[i] = { point = node.point }
            take_said(node, game.moves[i])
        else
            game.moves[i], node.is_given = node.point or PASS, true
        end
    end
    tree.count, tree.games[#tree.games + 1] = number, game
end

-- A mark is a cross on the node's own stone; a text is a label in its parent's position,
-- one for a point.
local function add_marks(node, parent)
    if not node.point or parent.aside then return end
    if node.mark and not node.aside then
        marks.add(node, { { kind = "cross", point = node.point } })
    end
    local text = node.text and node.text:gsub("%c", " ") or ""
    if not text:find "%S" then return end
    parent.labelled = parent.labelled or {}
    if parent.labelled[node.point] then return end
    parent.labelled[node.point] = true
    marks.add(parent, { { kind = "label", point = node.point, text = text } })
end

-- Leave the last path, down to a depth where a sibling comes, or all of it. Its game ends
-- at the deepest move; what stands below that are texts on points without a stone. Those
-- that came after the games of the move above them are given by themselves.
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

-- The last path is left: the root has nothing more to say either.
local function leave_all(tree)
    leave(tree, 1)
    if tree.is_whole and tree.root.marks and tree.count > 0 then
        add_game(tree, 0, true)
    end
end

-- Put a node below the last one; nil and what is wrong.
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
    add_marks(node, parent)
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

-- The file is over: true, or nil and what is wrong. RenLib leaves the mark of a leaf away
-- where it saves one path alone.
local function end_tree(tree)
    if #tree.waiting > 0 or tree.goes_on then return nil, messages.say "cut-off" end
    if not tree.complete then leave_all(tree) end
    return true
end

-- ---- Reading ------------------------------------------------------------------------

-- Read the next node into the tree: true; false at the end; nil and message.
local function step(tree, bytes, where, flags)
    local rest, ok, fault
    if not where then
        where, flags = bytes.pair()
        if not where then rest = flags end
    end
    local start = bytes.offset - 2
    if not where then
        ok, fault = end_tree(tree)
        -- A single byte at the end is padding if it is 0.
        if ok and rest ~= "" and rest ~= "\0" then
            ok, fault = nil, messages.say "cut-off"
        end
        if not ok then return nodes.fail(bytes.offset, fault) end
        return false
    end
    local node, message = read_node(bytes, where, flags)
    if not node then return nil, message end
    if where == 0 and not tree.begun then
        tree.root, tree.complete = node, node.leaf
    else
        ok, fault = add_node(tree, node)
        if not ok then return nodes.fail(start, fault) end
    end
    tree.begun = true
    return true
end

-- The moves of the first path through a tree, with their comments. What a node without a
-- move says stands at the move before.
local function first_path(root)
    local moves, game, node = {}, { comment = root.comment }, root
    local last = game
    while node.children[1] do
        node = node.children[1]
        local move = node.moves[1]
        if move then
            last = { point = move.point, action = move.action }
            moves[#moves + 1] = last
        end
        if node.comment then remarks.add(last, node.comment) end
    end
    remarks.settle(game)
    for _, one in ipairs(moves) do remarks.settle(one) end
    return moves, game.comment
end

-- A function giving the whole library as one game, with its tree.
local function whole_tree(chunks)
    local is_read = false
    return function()
        if is_read then return nil end
        is_read = true
        local root, message = read_tree(nodes.reader(chunks))
        if not root then return { error = { message = message } } end
        local moves, comment = first_path(root)
        return { rule = "Renju", size = "15x15", players = {}, moves = moves, tags = {},
            comment = comment, all = function() return root end }
    end
end

--- Read the games of a library (see foreign.lua).
function lib.stream(chunks, _, with_branches, with_tree)
    if with_tree then return whole_tree(chunks) end
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

-- ---- Writing ------------------------------------------------------------------------

-- A node's bytes: {point, comment, mark, text, no_move}.
local function write_node(node, is_leaf, has_sibling)
    local flags = (has_sibling and nodes.SIBLING or 0) + (is_leaf and nodes.LEAF or 0)
        + (node.mark and nodes.MARK or 0) + (node.comment and nodes.COMMENT or 0)
        + (node.no_move and nodes.NO_MOVE or 0) + (node.text and nodes.EXTENDED or 0)
    return nodes.write { where = nodes.where(node.point), flags = flags,
        comment = node.comment and nodes.comment_bytes(node.comment),
        text = node.text and nodes.text_bytes(node.text) }
end

-- Say a text at a node, if it is not said there.
local function add_comment(node, text)
    if not text then return end
    node.said = node.said or {}
    if node.said[text] then return end
    node.said[text] = true
    remarks.add(node, text)
end

-- Mark a node and label points. What a library has no marks for is said.
local function mark_node(node, list)
    local others = {}
    for _, mark in ipairs(list or {}) do
        if mark.kind == "label" then
            node.labels = node.labels or {}
            node.labels[#node.labels + 1] = { point = mark.point, text = mark.text,
                no_move = true }
        elseif mark.kind == "cross" and mark.point == node.point then
            node.mark = true
        else
            others[#others + 1] = mark
        end
    end
    if #others > 0 then
        add_comment(node, messages.say "said-marks" .. " " .. marks.list(others))
    end
end

-- The node below another by its point; most have one at most.
local function child_of(node, key)
    if node.children then return node.children[key] end
    return node[1] and (node[1].point or "pass") == key and node[1] or nil
end

local function add_child(node, point)
    local child = { point = point }
    node[#node + 1] = child
    if #node == 2 then node.children = { [node[1].point or "pass"] = node[1] } end
    if node.children then node.children[point or "pass"] = child end
    return child
end

local Collection = {}
Collection.__index = Collection

-- Is there room for a game in the tree? Each game must end in a leaf of its own, or with
-- another that is the same. Branches of one tree may end on the way, but not with lines
-- of a record: those hold for all that follows.
local function check_place(root, game, own)
    local node = root
    local function is_other(place)
        return not (game.tree and place.tree == game.tree)
    end
    for i, move in ipairs(game.moves) do
        local below = child_of(node, move.point or "pass")
        local is_last = i == #game.moves
        if not below and node.ends and (node.own or is_other(node)) then
            return nil, messages.say("lib-longer", { where = node.ends })
        elseif below and is_last and below.ends and below.own ~= own then
            return nil, messages.say("lib-other-rules", { where = below.ends })
        elseif below and is_last and #below > 0 and (own or is_other(below)) then
            return nil, messages.say "lib-shorter"
        elseif not below then
            break
        end
        node = below
    end
    return true
end

-- Are there bytes in what is said that a library has other uses for?
local function has_bytes(said)
    if said.comment and said.comment:find "[%z\8]" then return true end
    for _, mark in ipairs(said.marks or {}) do
        if mark.text and mark.text:find "[%z\8]" then return true end
    end
    return false
end

local function check_texts(game)
    local found = has_bytes(game)
    for _, move in ipairs(game.moves) do found = found or has_bytes(move) end
    if found then return nil, messages.say "lib-bytes" end
    return true
end

--- Add a game: no text yet; or nil, message. Its comment stands at its last move; of the
-- branches of a tree it is their root's, but for the lines of a record in it.
function Collection:add(game)
    local own, rest = own_lines.split(game.comment)
    local is_first = (game.branch or 1) == 1
    if #game.moves == 0 and (is_first or own) then
        return nil, messages.say "lib-no-moves"
    end
    local ok, message = check_place(self.root, game, own)
    if ok then ok, message = check_texts(game) end
    if not ok then return nil, message end
    local node = self.root
    for _, tag in ipairs(game.tags) do add_comment(node, tag[2]) end
    if game.tree then add_comment(node, rest) end
    mark_node(node, game.marks)
    for _, move in ipairs(game.moves) do
        node = child_of(node, move.point or "pass") or add_child(node, move.point)
        node.tree = game.tree
        add_comment(node, move.comment)
        mark_node(node, move.marks)
    end
    if game.tree then rest = nil end
    add_comment(node, rest)
    add_comment(node, own)
    if not node.ends then node.ends, node.own = game.where, own end
    return ""
end

-- The nodes below one, with those that only have a label: a label on a point where a move
-- follows is the move's text.
local function all_below(node)
    local list, labelled = {}, {}
    for _, label in ipairs(node.labels or {}) do
        local child = child_of(node, label.point)
        if child then
            child.text = child.text or label.text
        elseif not labelled[label.point] then
            list[#list + 1], labelled[label.point] = label, true
        end
    end
    for _, child in ipairs(node) do list[#list + 1] = child end
    return list
end

--- The whole library.
function Collection:text()
    local parts = { nodes.HEADER }
    local waiting = { self.root }
    while #waiting > 0 do
        local node = table.remove(waiting)
        remarks.settle(node)
        local below = all_below(node)
        for i = #below, 1, -1 do
            below[i].sibling = i < #below
            waiting[#waiting + 1] = below[i]
        end
        parts[#parts + 1] = write_node(node, #below == 0, node.sibling)
    end
    return table.concat(parts)
end

--- A library to add games to (see foreign.lua).
function lib.collect()
    return setmetatable({ root = {} }, Collection)
end

--- A game's tree as a library (see foreign.lua).
lib.write_tree = write_tree

return lib
