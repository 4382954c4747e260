--- A part of an explanation: what it says, what that rests on, and the points that show
-- it.
local messages = require "inarow.proof.sentences"

--- Why a ruling is as it is, or a part of that.
---@class inarow.explanation
---@field reason string a code; of the whole, that of the ruling, or `ok`
---@field text string a sentence
---@field rule string? the article that it rests on
---@field point string? where a stone was placed or would be
---@field stones string[]? that stand there, or were captured there
---@field points string[]? at issue, whether or not stones stand there
---@field line string? of stones in a row, as in inarow.proof_node
---@field colour string? of the stones; of a capture, whose it is
---@field colours string[]? of stones that were captured, each
---@field move integer? the number of a move
---@field team integer? of a capture: the number of the first colour that has it
---@field shape string? the name of a shape
---@field sort string? of stones that a symmetry leaves alone: the reason of that symmetry
---@field after integer? it is about the board after so many actions of the game
--- Of a symmetry, in degrees: by how much it turns the board, or its axis is turned
--- from a row.
---@field angle number?
---@field pairs string[][]? of a symmetry: two points each, the one is mapped to the other
--- What it rests on; a whole ruling among them is one by which the game had ended.
---@field children (inarow.explanation|inarow.ruling_explanation|inarow.proof)[]

--- An explanation of a whole ruling.
---@class inarow.ruling_explanation: inarow.explanation
---@field status "ok"|"refused"|"won"|"drawn"|"void" of the ruling
---@field ruling string its line
---@field action string? what was ruled on, as text
---@field would boolean? was it not played, but would be ruled on so?
---@field who string? the winning colour

local node = {}

--- A part of an explanation.
-- @param reason string; the sentence is "why-REASON"
-- @param values of the sentence; `sentence` names another one than the reason does
-- @param fields of the node besides, or nil
function node.of(reason, values, fields)
    local one, sentence = fields or {}, values and values.sentence
    one.reason = reason
    one.text = messages.compose("why-" .. (sentence or reason), values)
    one.children = one.children or {}
    return one
end

--- Add to a list what is neither nil nor false.
function node.add(list, one)
    if one then list[#list + 1] = one end
    return list
end

return node
