--- Writes a tree of variations as text. The text consists of numbered lines of play; a
-- variation is indented below the action that it replaces.
local language = require "inarow.language"
local model = require "inarow.model"
local say = require("inarow.cli.play.sentences").say

local outline = {}

local WIDTH = 78 -- columns of a row
local DEEPEST = 12 -- levels of indentation
local AROUND = 9 -- rows shown above the present node, and below it
local LONGEST = 160 -- most bytes of a comment that are shown

-- Placeholders that are replaced after the text is wrapped. Comments never contain these
-- characters.
local BLANK, HERE = "\1", "\2"

--- Write a short text for an action; a stone is written as its point alone.
function outline.action(action)
    local copy = model.copy(action)
    copy.time = nil
    return (language.printable(model.format(copy)):gsub("^play ", ""))
end

--- Return the node with this number on a line of play; nil if there is none.
function outline.find(tree, line, number)
    for _, piece in ipairs(tree:pieces()) do
        local nodes = piece.nodes
        local node = nodes[number - nodes[1].number + 1]
        if piece.line == line and node then return node end
    end
end

-- Writes a comment in braces, on one line, shortened if it is long.
local function remark(text)
    if not text then return nil end
    return "{" .. language.printable(text:gsub("%s+", " "), LONGEST) .. "}"
end

-- Writes a node with its glyphs and comments. The present node is in brackets.
local function node_text(node, here)
    local words = { remark(node.before) }
    local action = ("%d.%s%s"):format(node.number, outline.action(node.action),
        language.printable(table.concat(node.glyphs or {})))
    if node == here then action = HERE .. action .. "]" end
    words[#words + 1] = action:gsub(" ", BLANK)
    words[#words + 1] = node.refusal and say "tree-refused" or nil
    words[#words + 1] = remark(node.comment)
    return table.concat(words, " ")
end

-- Adds the rows of a piece of the tree. The first row begins with the number of the
-- piece's line of play.
local function add_rows(rows, piece, here)
    local parts = {}
    for i, node in ipairs(piece.nodes) do parts[i] = node_text(node, here) end
    local label = ("%s%d: "):format(("  "):rep(math.min(piece.depth, DEEPEST)),
        piece.line)
    local text = label:gsub(" ", BLANK) .. table.concat(parts, " ")
    for _, row in ipairs(language.wrap(text, WIDTH, (" "):rep(#label))) do
        rows[#rows + 1] = row
    end
end

--- Write a tree in rows that fit a terminal.
-- @param here the node that is marked
-- @return list of strings; and the place in this list of the row with the marked node,
-- or 1 if the root is marked
function outline.rows(tree, here)
    local rows, marked = {}, 1
    local about = remark(tree.root.comment)
    for _, row in ipairs(language.wrap(about or "", WIDTH)) do rows[#rows + 1] = row end
    for _, piece in ipairs(tree:pieces()) do
        add_rows(rows, piece, here)
    end
    for i, row in ipairs(rows) do
        if row:find(HERE, 1, true) then marked = i end
        rows[i] = row:gsub(BLANK, " "):gsub(HERE, "[")
    end
    return rows, marked
end

--- Write the rows around the present node.
-- @return list of strings, and the number of rows left out
function outline.around(tree, here)
    local rows, marked = outline.rows(tree, here)
    local few = {}
    for i = math.max(1, marked - AROUND), math.min(#rows, marked + AROUND) do
        few[#few + 1] = rows[i]
    end
    return few, #rows - #few
end

return outline
