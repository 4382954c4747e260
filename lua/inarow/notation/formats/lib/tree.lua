--- Reads a whole library, in the form for notation/planting.lua.
--
-- A node with a move is the same move in the tree. A node without a point whose comment
-- gives an action in the words of a record becomes that action. A text on a point is a
-- label at the move before it. All other content is kept with its node (kept.lua).
local kept = require "inarow.notation.formats.lib.kept"
local limits = require "inarow.notation.limits"
local marks = require "inarow.notation.formats.marks"
local messages = require "inarow.notation.formats.sentences"
local nodes = require "inarow.notation.formats.lib.nodes"
local own_lines = require "inarow.notation.own_lines"

local FLAGS = nodes.FLAGS
local NONE = {}

-- For each byte of a point, the list of moves of a node with this point. Nodes share
-- them.
local MOVES = { [0] = { {} } }
for where, point in pairs(nodes.POINTS) do MOVES[where] = { { point = point } } end

-- ---- The content of a node ----------------------------------------------------------

-- Returns the comment of a node; nil if it has none.
local function comment_of(node)
    return node.comment and nodes.comment(node.comment, FLAGS[node.flags].old_comment)
end

-- Makes a text a label of the parent, if its point has no other label.
-- @return true if the text became a label
local function label(parent, where, text)
    local point = nodes.POINTS[where]
    parent.labelled = parent.labelled or {}
    if not point or parent.labelled[point] or not nodes.is_label(text) then
        return false
    end
    parent.labelled[point] = true
    marks.add(parent, { { kind = "label", point = point, text = text } })
    return true
end

-- Reads the content of a node.
-- @param said the node, as in planting.lua
-- @param parent of the node, if the parent is a move or the root
local function read_said(said, node, parent)
    local has, point = FLAGS[node.flags], nodes.POINTS[node.where]
    said.comment = comment_of(node)
    local is_usual = node.comment and not has.old_comment
        and nodes.comment_bytes(said.comment) == node.comment
    if node.comment and not is_usual then
        kept.add(said, "comment", nodes.comment_flags(node.flags) .. node.comment)
    end
    own_lines.take_said(said)
    local text = node.text and nodes.text(node.text)
    local is_label = text and parent and label(parent, node.where, text)
    if text and not (is_label and nodes.text_bytes(text) == node.text) then
        kept.add(said, "text", node.text)
    end
    if has.mark and point then
        marks.add(said, { { kind = "cross", point = point } })
    elseif has.mark then
        kept.add(said, "mark")
    end
    if has.start then kept.add(said, "start") end
    if node.further and node.further ~= (text and "\0\1") then
        kept.add(said, "further", node.further)
    end
end

-- ---- Nodes without a move -----------------------------------------------------------

-- Returns true if a node is an action in the words of a record.
local function is_action(node)
    local own = node.where == 0 and node.comment
        and own_lines.take { comment = comment_of(node) }
    return own and own.acts
end

local LABEL = nodes.NO_MOVE + nodes.EXTENDED + nodes.LEAF

-- Returns true if a node is only a label, as inarow writes it. The label belongs to the
-- parent.
local function is_label(node, parent)
    local is_bare = node.flags == LABEL or node.flags == LABEL + nodes.SIBLING
    local text = is_bare and node.further == "\0\1" and nodes.text(node.text)
    return text and nodes.text_bytes(text) == node.text
        and label(parent, node.where, text)
end

-- ---- The tree -----------------------------------------------------------------------

-- The state during reading. `way` has the nodes from the root to the last node, and
-- `depth` is the depth of the last node. `waiting` has the depths at which another node
-- follows. `aside` is {depth, parent, parts}, the node that is kept unchanged with its
-- descendants.

-- Ends the node that is kept unchanged.
-- @param is_followed true if another sibling follows it; then its SIBLING flag is not
-- kept
local function end_aside(tree, is_followed)
    local aside = tree.aside
    if not aside then return end
    local bytes = table.concat(aside.parts)
    local flags = bytes:byte(2)
    if is_followed and FLAGS[flags].sibling then
        bytes = bytes:sub(1, 1) .. string.char(flags - nodes.SIBLING) .. bytes:sub(3)
    end
    kept.add(aside.parent, "node", bytes)
    tree.aside = nil
end

-- Creates a move or an action below another node.
local function new_said(node, parent)
    local has = FLAGS[node.flags]
    local said = { moves = has.no_move and NONE or MOVES[node.where],
        children = has.leaf and NONE or {},
        is_main = parent.is_main and #parent.children == 0 }
    table.insert(parent.children, said)
    read_said(said, node, not has.no_move and parent)
    return said
end

-- Adds a node below the last node. Returns true; or nil and the fault.
local function add(tree, node)
    if tree.is_complete then return nil, messages.say "lib-goes-on" end
    tree.count = tree.count + 1
    if tree.count > limits.tree_values then
        return nil, limits.passed("tree_values", "library")
    end
    if tree.aside and tree.depth < tree.aside.depth then end_aside(tree, true) end
    local has, parent, depth = FLAGS[node.flags], tree.way[tree.depth], tree.depth + 1
    local said = parent
    if tree.aside or has.no_move and not is_action(node) then
        if tree.aside or not is_label(node, parent) then
            tree.aside = tree.aside or { depth = depth, parent = parent, parts = {} }
            table.insert(tree.aside.parts, nodes.write(node))
        end
    else
        said = new_said(node, parent)
    end
    tree.way[depth], tree.depth, tree.goes_on = said, depth, false
    if has.sibling then table.insert(tree.waiting, depth) end
    if has.leaf then
        local beside = table.remove(tree.waiting)
        tree.is_complete, tree.goes_on = not beside, beside ~= nil
        tree.depth = (beside or 1) - 1
    end
    return true
end

-- Ends the file. Returns true, or nil and the fault. RenLib omits the leaf mark when it
-- saves a single path, and its nodes keep their flags about siblings.
local function finish(tree)
    local is_path = tree.depth == tree.count and not tree.is_complete
    if tree.goes_on or #tree.waiting > 0 and not is_path then
        return nil, messages.say "cut-off"
    end
    for _, depth in ipairs(tree.waiting) do
        if not tree.aside or depth < tree.aside.depth then
            kept.add(tree.way[depth], "more")
        end
    end
    if not tree.is_complete and not tree.aside then
        kept.add(tree.way[tree.depth], "open")
    end
    end_aside(tree, false)
    return true
end

local function new_tree(header)
    local root = { moves = NONE, children = {}, is_main = true }
    if header ~= nodes.HEADER then kept.add(root, "header", header) end
    return { way = { [0] = root }, depth = 0, waiting = {}, count = 0, root = root }
end

local function read_root(tree, node)
    local has = FLAGS[node.flags]
    read_said(tree.root, node)
    if has.no_move then kept.add(tree.root, "no-move") end
    if has.sibling then kept.add(tree.root, "more") end
    tree.is_complete = has.leaf
end

--- Read a library.
-- @param bytes from nodes.reader
-- @return root, as in planting.lua; or nil, message
return function(bytes)
    local header, where, flags = nodes.read_header(bytes)
    if not header then return nil, where end
    local tree, is_first, ok, fault = new_tree(header), true, true, nil
    if not where then where, flags = bytes.pair() end
    while where do
        local start = bytes.offset - 2
        local node, message = nodes.read(bytes, where, flags)
        if not node then return nil, message end
        if is_first and where == 0 then
            read_root(tree, node)
        else
            if is_first then kept.add(tree.root, "rootless") end
            ok, fault = add(tree, node)
        end
        if ok and bytes.offset > limits.tree then
            ok, fault = nil, limits.passed("tree", "game-bytes")
        end
        if not ok then return nodes.fail(start, fault) end
        is_first = false
        where, flags = bytes.pair()
    end
    ok, fault = finish(tree)
    -- A single zero byte at the end is padding.
    if ok and flags == "\0" then
        kept.add(tree.root, "tail", flags)
    elseif ok and flags ~= "" then
        ok, fault = nil, messages.say "cut-off"
    end
    if not ok then return nodes.fail(bytes.offset, fault) end
    return tree.root
end
