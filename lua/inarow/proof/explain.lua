--- The proof of a point, as text: an indented tree, each line with its points and what it
-- rests on.
local english = require "inarow.text.english"
local messages = require "inarow.text.messages"
local sentences = require "inarow.text.sentences"

local say = messages.compose

local explain = {}

local FIVE = 5

-- Where another row than of five wins, some have other names.
local OTHERWISE =
    { five = "win", four = "threat", ["straight-four"] = "straight-threat" }

local function code_of(reason, row)
    return row ~= FIVE and OTHERWISE[reason] or reason
end

-- What a stone makes, where a row of so many stones wins; a script's own name for it is
-- as it is.
local function shape(node, row)
    if node.shape then
        return say(node.loses and "proof-losing-shape" or "proof-shape",
            { name = node.shape })
    end
    local code = code_of(node.reason, row)
    return sentences["shape-" .. code] and say("shape-" .. code,
        { number = english.number(row) }) or node.reason
end

-- The names that stand in the sentence of a node.
local function values_of(node, row)
    return { what = shape(node, row), point = node.point, other = node.other,
        line = node.line and say("line-" .. node.line),
        stones = table.concat(node.stones or {}, " "),
        win = shape({ reason = "five" }, row),
        name = say("name-" .. code_of("straight-four", row)) }
end

local text_of = {}

function text_of.four(node, row)
    local text = say(node.other and "proof-row-fives" or "proof-row-five",
        values_of(node, row))
    return node.exempts and say("proof-row-exempts", { what = text }) or text
end

text_of["straight-four"] = text_of.four

text_of["last-three"] = function(node, row)
    return say("proof-last-three", values_of(node, row))
end

function text_of.defence(node, row)
    return say("proof-defence", values_of(node, row))
end

function text_of.closed(node, row)
    return say(node.other and "proof-closed" or "proof-closed-edge", values_of(node, row))
end

text_of["too-long"] = function(node, row)
    local values = values_of(node, row)
    values.what = say("shape-overline")
    return say("proof-too-long", values)
end

-- What a stone makes that may not be made: as rulings say it.
local function foul(node, row)
    local code = "made-" .. node.reason
    return sentences[code] and say(code) or shape(node, row)
end

-- A stone in mind that makes a straight four. One that makes a five too counts by one
-- reading (RIF reading 2), and then stands below a three.
local function text_of_stone(node, row, parent)
    local values = values_of(node, row)
    if node.reason == "allowed" or parent.reason == "three" then
        values.what = shape({ reason = "straight-four" }, row)
        return say(node.reason == "allowed" and "proof-by" or "proof-by-too", values)
    end
    values.what = foul(node, row)
    return say(node.reason == "five" and "proof-by-five" or "proof-but", values)
end

-- A row that is longer than the one that wins: whether it wins, or counts for nothing.
local function longer_row(node, row)
    local values = values_of(node, row)
    values.what = say("shape-longer-row", { number = english.number(row) })
    return values
end

-- A node in words; `parent` is the node above it.
local function sentence(node, row, parent)
    if node.shape then return say("proof-shape-of", values_of(node, row)) end
    if node.fives then return text_of_stone(node, row, parent) end
    if text_of[node.reason] then return text_of[node.reason](node, row) end
    local is_foul = parent.forbidden or parent.fives
    return say("proof-row", node.reason == "overline" and not is_foul
        and longer_row(node, row) or values_of(node, row))
end

-- A sentence with its article.
local function cited(text, node)
    local citation = node.rule
    if citation and node.by and citation:find " 9%.3$" then
        citation = citation .. " (" .. node.by .. ")"
    end
    return citation and say("proof-cited", { what = text, citation = citation }) or text
end

local function head(proof, row)
    local values = { point = proof.point, colour = proof.colour }
    if proof.reason == "allowed" then return say("proof-allowed", values) end
    values.what = proof.forbidden and foul(proof, row)
        or proof.reason == "overline" and longer_row(proof, row).what
        or shape(proof, row)
    return say(proof.forbidden and "proof-forbidden" or "proof-head", values)
end

--- The lines of a proof (game:explain).
-- @return list of {depth, text, node}; the last one without node if the proof is cut
function explain.lines(proof)
    local row = proof.row or FIVE
    local list = { { depth = 0, text = cited(head(proof, row), proof), node = proof } }
    local function walk(parent, depth)
        for _, node in ipairs(parent.children) do
            local text = cited(sentence(node, row, parent), node)
            list[#list + 1] = { depth = depth, text = text, node = node }
            walk(node, depth + 1)
        end
    end
    walk(proof, 1)
    if proof.cut then list[#list + 1] = { depth = 0, text = say "proof-cut" } end
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
