--- Writes a game's tree, as drawn by notation/drawing.lua, as a library.
--
-- Content that a library cannot express goes into the comment of a node, as lines of a
-- record that inarow reads back (own_lines.lua).
local kept = require "inarow.notation.formats.lib.kept"
local language = require "inarow.language"
local limits = require "inarow.notation.limits"
local marks = require "inarow.notation.formats.marks"
local messages = require "inarow.notation.formats.sentences"
local nodes = require "inarow.notation.formats.lib.nodes"
local own_lines = require "inarow.notation.own_lines"
local read_tree = require "inarow.notation.formats.lib.tree"
local remarks = require "inarow.notation.remarks"

-- ---- The content of a node ----------------------------------------------------------

-- Sorts the marks of a node. Returns three values: the texts of labels by their points;
-- true if the node's stone is marked; and the marks that a library cannot express.
local function sort_marks(node)
    local sorted = { labels = {}, others = {} }
    for _, mark in ipairs(node.marks or {}) do
        if mark.kind == "label" and nodes.is_label(mark.text)
            and not sorted.labels[mark.point] then
            sorted.labels[mark.point] = mark.text
        elseif mark.kind == "cross" and node.move and mark.point == node.move.point
            and not sorted.has_cross then
            sorted.has_cross = true
        else
            table.insert(sorted.others, mark)
        end
    end
    return sorted
end

-- Splits a comment into lines of a record and other lines. Some lines of a record contain
-- bytes that have another meaning in a library. Such lines are not counted as lines of a
-- record. Each result is nil if it is empty.
local function sort_lines(comment)
    local own, rest = {}, {}
    for line in (comment .. "\n"):gmatch "(.-)\n" do
        local is_own = own_lines.split(line) and not line:find "[%z\8]"
        table.insert(is_own and own or rest, line)
    end
    return #own > 0 and table.concat(own, "\n") or nil,
        #rest > 0 and table.concat(rest, "\n") or nil
end

-- Returns the comment of a node together with the content that has no other place; nil if
-- there is none.
local function full_comment(node, sorted, properties)
    local comment, lines = node.comment, {}
    local function add(name, value)
        lines[#lines + 1] = own_lines.write(remarks.tag(name, value))
    end
    if node.action then add(own_lines.ACTION, node.action) end
    if comment and comment:find "[%z\8]" then
        local own, rest = sort_lines(comment)
        comment = own
        add("comment", rest)
    end
    if node.before then add("before", node.before) end
    for _, glyph in ipairs(node.glyphs or {}) do add("glyph", glyph) end
    for _, mark in ipairs(sorted.others) do add(mark.kind, marks.value(mark)) end
    for _, property in ipairs(properties) do
        for _, value in ipairs(property.values) do
            lines[#lines + 1] = own_lines.write(remarks.property(property.name, value))
        end
    end
    if comment then table.insert(lines, 1, comment) end
    return #lines > 0 and table.concat(lines, "\n") or nil
end

-- Encodes a comment. If the node keeps bytes of the file that have the same meaning,
-- returns these bytes and their flag.
local function comment_bytes(comment, own)
    if not comment then return nil, 0 end
    for _, kept_bytes in ipairs(own.comment) do
        local flags, bytes = kept_bytes:byte(), kept_bytes:sub(2)
        local is_old = flags >= nodes.OLD_COMMENT
        if flags > 0 and nodes.holds(bytes, is_old)
            and nodes.comment(bytes, is_old) == comment then
            return bytes, flags
        end
    end
    return nodes.comment_bytes(comment), nodes.COMMENT
end

-- Returns the bytes of a node's text. The text is the label on the node's stone, or else
-- bytes that were kept from the file.
-- @param has_point false if the node has no point, so that its text cannot be a label
local function text_bytes(label, own, has_point)
    for _, bytes in ipairs(own.text) do
        local text = nodes.holds(bytes) and nodes.text(bytes)
        local may_be_label = has_point and text and nodes.is_label(text)
        if text and (text == label or not label and not may_be_label) then
            return bytes
        end
    end
    return label and nodes.text_bytes(label)
end

-- Encodes a node, except for flags that depend on its place. Returns {raw, own, labels};
-- or nil, message. `raw` has the encoded parts of the node, and `own` has the values kept
-- from the file.
-- @param label text on its stone, or nil
-- @param is_root true for the first node
local function said_of(node, label, is_root)
    local own, properties = kept.read(node.properties)
    if not own then return nil, properties end
    local sorted = sort_marks(node)
    local where = nodes.where(node.move and node.move.point)
    local raw = { where = where, further = own.further,
        text = text_bytes(label, own, where > 0) }
    local has_mark = sorted.has_cross or own.mark and where == 0
    local comment = full_comment(node, sorted, properties)
    local flags
    raw.comment, flags = comment_bytes(comment, own)
    if #(raw.comment or "") > limits.comments or #(raw.text or "") > limits.comments then
        return nil, limits.passed("comments", "a-comment")
    end
    local is_no_move = own["no-move"] and is_root or not node.move and not is_root
    raw.flags = flags + (has_mark and nodes.MARK or 0)
        + (own.start and nodes.START or 0) + (is_no_move and nodes.NO_MOVE or 0)
        + ((raw.further or raw.text) and nodes.EXTENDED or 0)
    return { raw = raw, own = own, labels = sorted.labels }
end

-- ---- The nodes below a node ---------------------------------------------------------

-- Returns true if a node has only an action that is not a move.
local function is_bare(node)
    return not node.move and not node.before and #(node.glyphs or {}) == 0
        and #(node.marks or {}) == 0 and #(node.properties or {}) == 0
        and not select(2, own_lines.split(node.comment))
end

-- If the only child of a node is an action other than a move, the action goes to the
-- node's comment. So RenLib does not count the action as a move.
local function join_actions(node, is_root)
    local child = node.children[1]
    local has_place = is_root or node.move or is_bare(node)
    while has_place and #node.children == 1 and is_bare(child) do
        node.comment = (node.comment and node.comment .. "\n" or "") .. child.comment
        node.children = child.children
        child = node.children[1]
    end
end

-- Returns true if the bytes are the encoding of a node without a move, including its
-- descendants.
local function is_kept_node(bytes)
    local text = nodes.HEADER .. "\0\0" .. bytes
    local root = read_tree(nodes.reader(language.pieces(text)))
    local own = root and kept.read(root.properties)
    -- If a point has two texts, the second text is kept as a node. When this node is read
    -- alone, its text is a label.
    return own and #root.children == 0 and (own.node[1] == bytes or root.marks)
end

-- Returns the nodes below a node that the tree does not have as nodes, sorted by point.
-- These are labels where no move follows, and nodes kept from the file. Returns nil,
-- message for a fault.
local function extras_of(said)
    local list = {}
    local function add(bytes)
        list[#list + 1] = { where = bytes:byte(), bytes = bytes, number = #list }
    end
    for point, text in pairs(said.labels) do
        add(nodes.write { where = nodes.where(point), text = nodes.text_bytes(text),
            flags = nodes.NO_MOVE + nodes.EXTENDED + nodes.LEAF })
    end
    for _, bytes in ipairs(said.own.node) do
        if not is_kept_node(bytes) then
            return nil, messages.say("lib-property", { text = "node" })
        end
        add(bytes)
    end
    table.sort(list, function(a, b)
        return a.where < b.where or a.where == b.where and a.number < b.number
    end)
    return list
end

-- Returns the children of a node: a list of {bytes}, nodes that are already encoded, and
-- {node}; or nil, message. Points are sorted as in RenLib, but moves keep their order.
local function below(node, said)
    for _, child in ipairs(node.children) do
        local point = child.move and child.move.point
        child.label = point and said.labels[point]
        if point then said.labels[point] = nil end
    end
    local extras, message = extras_of(said)
    if not extras then return nil, message end
    local list, next_extra = {}, 1
    local function add_extras(where)
        while extras[next_extra] and extras[next_extra].where < where do
            list[#list + 1], next_extra = extras[next_extra], next_extra + 1
        end
    end
    for _, child in ipairs(node.children) do
        add_extras(nodes.where(child.move and child.move.point))
        list[#list + 1] = { node = child }
    end
    add_extras(256)
    return list
end

-- ---- Trees --------------------------------------------------------------------------

-- Sets or clears the SIBLING flag in the bytes of a node.
local function with_sibling(bytes, has_next)
    local flags = bytes:byte(2)
    local change = (has_next and 1 or 0) - (nodes.FLAGS[flags].sibling and 1 or 0)
    return bytes:sub(1, 1) .. string.char(flags + change * nodes.SIBLING) .. bytes:sub(3)
end

-- Returns the header, and true if the root is left out; or nil, message.
local function opening(said, first)
    local own, raw = said.own, said.raw
    local header = own.header or nodes.HEADER
    local is_header = #header == #nodes.HEADER
        and nodes.read_header(nodes.reader(language.pieces(header)))
    if header ~= "" and not is_header then
        return nil, messages.say("lib-property", { text = "header" })
    end
    local move = first and first.node and first.node.move
    local where = first and (first.where or nodes.where(move and move.point)) or 0
    local is_rootless = own.rootless and raw.flags == 0 and not raw.comment
        and not raw.further and (header ~= "" and where > 0 or where == 0x78)
    return header ~= "" and header or is_rootless and "" or nodes.HEADER, is_rootless
end

-- Adds a part of the text. The text may be a single path that RenLib saved. This is known
-- only at the end of the text.
local function add_part(text, bytes, open)
    text.parts[#text.parts + 1], text.size = bytes, text.size + #bytes
    if text.path then table.insert(text.path, { #text.parts, open }) end
    if text.is_unlimited then
        return true
    elseif #text.parts > limits.tree_values then
        return nil, limits.passed("tree_values", "library")
    elseif text.size > limits.tree then
        return nil, limits.passed("tree", "game-bytes")
    end
    return true
end

-- Adds a node, and queues its children. Returns true; or nil, message.
local function add_node(text, item, waiting)
    local node, is_root = item.node, item.node == text.root
    join_actions(node, is_root)
    local said, message = said_of(node, node.label, is_root)
    if not said then return nil, message end
    local list, is_rootless
    list, message = below(node, said)
    if not list then return nil, message end
    for i = #list, 1, -1 do
        list[i].has_next = i < #list
        waiting[#waiting + 1] = list[i]
    end
    local raw, own = said.raw, said.own
    if is_root then
        text.header, is_rootless = opening(said, list[1])
        if not text.header then return nil, is_rootless end
        text.tail = own.tail or ""
    end
    if #list > 1 then text.path = nil end
    local is_leaf = #list == 0
    raw.flags = raw.flags + (is_leaf and nodes.LEAF or 0)
    local bytes = with_sibling(nodes.write(raw), item.has_next)
    -- In a path that RenLib saved alone, the last node is not a leaf, and flags may
    -- announce siblings.
    local open = is_leaf and own.open and -nodes.LEAF or 0
    raw.flags = raw.flags + open + (own.more and nodes.SIBLING or 0)
    return add_part(text, is_rootless and "" or bytes,
        (not is_leaf or own.open) and (is_rootless and "" or nodes.write(raw)))
end

-- Restores the flags of a path that RenLib saved alone.
local function settle_path(text)
    local last = text.path and text.path[#text.path]
    if not last or not last[2] then return end
    for _, part in ipairs(text.path) do text.parts[part[1]] = part[2] end
end

--- Write a tree as a library.
-- @param root first node from drawing.draw; it is consumed
-- @param game header of the game, as from transcript.head, fitted to the notation
-- @param is_unlimited true if the text may be longer than a tree that can be read
-- @return text; or nil, message
return function(root, game, is_unlimited)
    root.comment = game.comment
    local text = { parts = {}, size = 0, path = {}, root = root,
        is_unlimited = is_unlimited }
    local waiting = { { node = root } }
    while #waiting > 0 do
        local item = table.remove(waiting)
        local ok, message
        if item.bytes then
            local bytes = with_sibling(item.bytes, item.has_next)
            ok, message = add_part(text, bytes, item.bytes)
        else
            ok, message = add_node(text, item, waiting)
        end
        if not ok then return nil, message end
    end
    settle_path(text)
    return text.header .. table.concat(text.parts) .. text.tail
end
