--- The proof about a stone, in lines. Each line has its points and its citation.
local language = require "inarow.language"
local messages = require "inarow.proof.sentences"
local model = require "inarow.model"

local say = messages.compose

local explain = {}

local FIVE = 5

-- Returns the name of a row or pattern, where a row of this many stones wins. A script's
-- own name is unchanged.
local function shape(node, row)
    if node.shape then
        return say(node.loses and "proof-losing-shape" or "proof-shape",
            { name = node.shape })
    end
    return model.say_by_row("shape-" .. node.reason, row) or node.reason
end

-- Returns the values for the sentence of a node.
local function values_of(node, row)
    return { what = shape(node, row), point = node.point, other = node.other,
        along = node.line and model.along(node.line, node.reason, row),
        stones = table.concat(node.stones or {}, " "),
        win = shape({ reason = "five" }, row),
        name = model.say_by_row("name-straight-four", row) }
end

local text_of = {}

function text_of.four(node, row)
    local text = say(node.other and "proof-row-fives" or "proof-row-five",
        values_of(node, row))
    return node.exempts and say("proof-row-exempts", { what = text }) or text
end

text_of["straight-four"] = text_of.four

text_of["last-three"] = function(node, row)
    return model.say_by_row("proof-last-three", row, values_of(node, row))
end

function text_of.defence(node, row)
    return say("proof-defence", values_of(node, row))
end

function text_of.closed(node, row)
    return say(node.other and "proof-closed" or "proof-closed-edge", values_of(node, row))
end

-- A row that is not a three may contain several sets of three stones on the same line. In
-- such a case, each set has a different stone that makes the row too long.
text_of["no-three"] = function(node, row)
    return say(#node.stones > row - 2 and "proof-row-among" or "proof-row",
        values_of(node, row))
end

text_of["too-long"] = function(node, row)
    local values = values_of(node, row)
    values.what = say("shape-overline")
    return say("proof-too-long", values)
end

-- Returns a forbidden pattern that a stone makes, in the words of rulings.
local function foul(node, row)
    local code = "made-" .. node.reason
    return model.say_by_row(code, row) or shape(node, row)
end

-- ---- Allowed --------------------------------------------------------------------------

local function count_of(node, ...)
    local count = 0
    for _, child in ipairs(node.children) do
        for _, reason in ipairs { ... } do
            count = count + (child.reason == reason and 1 or 0)
        end
    end
    return count
end

-- For each pattern, a function that returns a word for the code of a sentence. The word
-- depends on the part of the pattern that an allowed stone makes. A hypothetical stone
-- makes a straight four, and its proof does not cover the last of its threes.
local much = {}

much["double-four"] = function(node)
    return node.fives and "other-four"
        or count_of(node, "four", "straight-four") > 0 and "one-four" or "no-four"
end

much["double-three"] = function(node)
    local may_have_one = node.fives or node.cut or count_of(node, "last-three") > 0
    return may_have_one and "one-three" or "no-three"
end

-- If a stone does not make an open row, it cannot make two open rows.
much["open-rows"] = function(node)
    return not language.index_of(node.makes_no, "open-row") and "open-rows"
end

-- Returns the statement that a stone is allowed, with the reasons.
local function allowed(what, node, row, colour)
    local parts = {}
    for _, pattern in ipairs(node.makes_no) do
        local how = not much[pattern] and pattern or much[pattern](node)
        parts[#parts + 1] = how and model.say_by_row("allowed-" .. how, row) or nil
    end
    if #parts > 0 then
        return say("proof-makes", { what = what, made = language.list(parts, "and") })
    elseif node.exempts then
        return model.say_by_row("proof-by-exempt", row, { what = what })
    end
    return not node.rule and say("proof-unbound", { what = what, colour = colour })
        or what
end

-- ---- Each part ------------------------------------------------------------------------

-- Returns the sentence about a hypothetical stone that makes a straight four. By one
-- reading (RIF reading 2), a stone counts even if it also makes a five. Its node is then
-- below the node of a three.
local function text_of_stone(node, row, parent)
    local values = values_of(node, row)
    if node.reason == "allowed" or parent.reason == "three" then
        values.what = shape({ reason = "straight-four" }, row)
        return node.reason == "allowed" and allowed(say("proof-by", values), node, row)
            or say("proof-by-too", values)
    end
    values.what = foul(node, row)
    return say(node.reason == "five" and "proof-by-five" or "proof-but", values)
end

-- Returns the name of a row that is longer than the winning row, and wins.
local function longer_row(row)
    return model.say_by_row("shape-longer-row", row)
end

-- Returns the sentence about an overline, which depends on the node above it.
local function text_of_overline(node, row, parent)
    local values = values_of(node, row)
    if parent.forbidden or parent.fives then return say("proof-row", values) end
    values.along = model.along(node.line, "longer-row", row)
    if parent.reason == "allowed" then
        values.what = say("shape-row-of", { count = messages.number(#node.stones) })
        return model.say_by_row("proof-row-longer", row, values)
    end
    values.what = longer_row(row)
    return say("proof-row", values)
end

-- Returns a node in words; `parent` is the node above it.
local function sentence(node, row, parent)
    if node.text then return node.text end
    if node.shape then return say("proof-shape-of", values_of(node, row)) end
    if node.fives then return text_of_stone(node, row, parent) end
    if node.reason == "overline" then return text_of_overline(node, row, parent) end
    if text_of[node.reason] then return text_of[node.reason](node, row) end
    return say("proof-row", values_of(node, row))
end

-- Returns a sentence with its article.
local function cited(text, node)
    local citation = node.rule
    if citation and node.by and citation:find " 9%.3$" then
        citation = citation .. " (" .. node.by .. ")"
    end
    return citation and say("proof-cited", { what = text, citation = citation }) or text
end

local function head(proof, row)
    local values = { point = proof.point, colour = proof.colour }
    if proof.reason == "allowed" then
        return allowed(say("proof-allowed", values), proof, row, proof.colour)
    end
    values.what = (proof.forbidden or proof.unless) and foul(proof, row)
        or proof.reason == "overline" and longer_row(row)
        or shape(proof, row)
    return say(proof.forbidden and "proof-forbidden"
        or proof.unless and "proof-excepted-" .. proof.unless or "proof-head", values)
end

--- Returns the lines of a proof (game:explain).
-- @return list of {depth, text, node}; the last line has no node if the proof is cut
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

return explain
