--- A tree of variations as text. It consists of lines of play, each with a number; a
-- variation is indented below the action that it replaces.
local language = require "inarow.language"
local model = require "inarow.model"
local say = require("inarow.cli.play.sentences").say

local outline = {}

local WIDTH = 78 -- letters of a row
local DEEPEST = 12 -- levels that are indented
local AROUND = 9 -- rows above the present node, and below it
local LONGEST = 160 -- bytes of a comment that are shown

-- Letters that hold a place until the text is wrapped; comments never have them.
local BLANK, HERE = "\1", "\2"

--- An action in few words: a stone is its point.
function outline.action(action)
    local copy = model.copy(action)
    copy.time = nil
    return (language.printable(model.format(copy)):gsub("^play ", ""))
end

--- The pieces of a tree in the order in which they are shown. A piece is a list of nodes,
-- each the first child of the one before it, with `line`, the number of its line of play,
-- and `depth`, how far it is indented. A line consists of one piece or several.
function outline.pieces(tree)
    local pieces, lines = {}, 0
    local waiting = { { node = tree.root.children[1], depth = 0 } }
    while #waiting > 0 do
        local begun = table.remove(waiting)
        lines = lines + (begun.line and 0 or 1)
        local piece = { line = begun.line or lines, depth = begun.depth }
        pieces[#pieces + 1] = piece
        local node, siblings = begun.node
        repeat
            piece[#piece + 1] = node
            siblings = node.parent.children
            local forks = #siblings > 1 and siblings[1] == node
            node = node.children[1]
        until forks or not node
        if #siblings > 1 and siblings[1] == piece[#piece] then
            if node then
                waiting[#waiting + 1] =
                    { node = node, line = piece.line, depth = piece.depth }
            end
            for i = #siblings, 2, -1 do
                waiting[#waiting + 1] = { node = siblings[i], depth = piece.depth + 1 }
            end
        end
    end
    return pieces
end

--- The node of a line of play with a number; nil if there is none.
function outline.find(tree, line, number)
    for _, piece in ipairs(tree.root.children[1] and outline.pieces(tree) or {}) do
        local at = number - piece[1].number + 1
        if piece.line == line and piece[at] then return piece[at] end
    end
end

-- A comment between braces, on one line, and cut if it is long.
local function remark(text)
    if not text then return nil end
    return "{" .. language.printable(text:gsub("%s+", " "), LONGEST) .. "}"
end

-- A node, with all that is said of it. The present one is in brackets.
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

-- A piece in rows, after the number of its line.
local function add_rows(rows, piece, here)
    local parts = {}
    for i, node in ipairs(piece) do parts[i] = node_text(node, here) end
    local label = ("%s%d: "):format(("  "):rep(math.min(piece.depth, DEEPEST)),
        piece.line)
    local text = label:gsub(" ", BLANK) .. table.concat(parts, " ")
    for _, row in ipairs(language.wrap(text, WIDTH, (" "):rep(#label))) do
        rows[#rows + 1] = row
    end
end

--- A tree in rows that fit a terminal.
-- @param here the node that is marked
-- @return list of strings, and the number of the row with that node; 1 for the root
function outline.rows(tree, here)
    local rows, marked = {}, 1
    local about = remark(tree.root.comment)
    for _, row in ipairs(language.wrap(about or "", WIDTH)) do rows[#rows + 1] = row end
    for _, piece in ipairs(tree.root.children[1] and outline.pieces(tree) or {}) do
        add_rows(rows, piece, here)
    end
    for i, row in ipairs(rows) do
        if row:find(HERE, 1, true) then marked = i end
        rows[i] = row:gsub(BLANK, " "):gsub(HERE, "[")
    end
    return rows, marked
end

--- The rows around the present node.
-- @return list of strings, and how many rows were left out
function outline.around(tree, here)
    local rows, marked = outline.rows(tree, here)
    local few = {}
    for i = math.max(1, marked - AROUND), math.min(#rows, marked + AROUND) do
        few[#few + 1] = rows[i]
    end
    return few, #rows - #few
end

return outline
