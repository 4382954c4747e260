--- The proof of a point, as text: an indented tree.
local english = require "inarow.text.english"
local messages = require "inarow.text.messages"
local sentences = require "inarow.text.sentences"

local say = messages.compose

local explain = {}

local FIVE = 5

-- Where another row than of five wins, some have other names.
local OTHERWISE =
    { five = "win", four = "threat", ["straight-four"] = "straight-threat" }

-- What a stone makes, where a row of so many stones wins; a script's own name for it is
-- as it is.
local function shape(node, row)
    if node.shape then
        return say(node.loses and "proof-losing-shape" or "proof-shape",
            { name = node.shape })
    end
    local code = row ~= FIVE and OTHERWISE[node.reason] or node.reason
    return sentences["shape-" .. code] and say("shape-" .. code,
        { number = english.number(row) }) or node.reason
end

local function add(list, depth, text, node)
    list[#list + 1] = { depth = depth, text = text, node = node }
end

-- A row's line: what it is, on which line, of which stones; and where a row that wins can
-- be made.
local function add_row(list, node, row, depth, walk)
    local code = node.other and "proof-row-fives"
        or node.reason == "four" and "proof-row-five" or "proof-row"
    add(list, depth, say(code, { what = shape(node, row),
        line = say("line-" .. node.line), stones = table.concat(node.stones, " "),
        win = shape({ reason = "five" }, row), point = node.point, other = node.other }),
        node)
    for _, child in ipairs(node.children) do
        walk(child, depth + 1, say("proof-by",
            { what = shape({ reason = "straight-four" }, row), point = child.point }))
    end
end

-- A shape's line: its name and its stones.
local function add_shape(list, node, depth)
    add(list, depth, say("proof-shape-of",
        { what = shape(node), stones = table.concat(node.stones, " ") }), node)
end

-- The line of a stone; `lead`, what it would be placed for, or nil.
local function stone_text(node, row, lead)
    local code = not lead and "proof-head"
        or node.reason == "allowed" and "proof-allowed" or "proof-but"
    return say(code, { point = node.point, lead = lead, what = shape(node, row) })
end

--- The lines of a proof (game:explain).
-- @return list of {depth, text, node}; the last one without node if the proof is cut
function explain.lines(proof)
    local list, row = {}, proof.row or FIVE
    local function walk(node, depth, lead)
        if node.line then return add_row(list, node, row, depth, walk) end
        if node.stones then return add_shape(list, node, depth) end
        add(list, depth, stone_text(node, row, lead), node)
        for _, child in ipairs(node.children) do walk(child, depth + 1) end
    end
    local head = say(proof.forbidden and "proof-forbidden" or "proof-head",
        { point = proof.point, colour = proof.colour, what = shape(proof, row) })
    add(list, 0, proof.citation
        and say("proof-cited", { what = head, citation = proof.citation }) or head, proof)
    for _, child in ipairs(proof.children) do walk(child, 1) end
    if proof.cut then add(list, 0, say "proof-cut") end
    return list
end

--- A proof as text, an indented tree.
function explain.text(proof)
    local parts = {}
    for i, line in ipairs(explain.lines(proof)) do
        parts[i] = ("  "):rep(line.depth) .. line.text .. "\n"
    end
    return table.concat(parts)
end

return explain
