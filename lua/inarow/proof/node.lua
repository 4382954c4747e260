--- A part of an explanation: its statement, the reasons for it, and the points that show
-- it.
local messages = require "inarow.proof.sentences"

local node = {}

--- Creates a part of an explanation.
-- @param reason string; the sentence is "why-REASON"
-- @param values values for the sentence; `values.sentence` replaces the reason in the
-- sentence's code
-- @param fields further fields of the node, or nil
function node.of(reason, values, fields)
    local one, sentence = fields or {}, values and values.sentence
    one.reason = reason
    one.text = messages.compose("why-" .. (sentence or reason), values)
    one.children = one.children or {}
    return one
end

--- Adds a value to a list, unless it is nil or false.
function node.add(list, one)
    if one then list[#list + 1] = one end
    return list
end

return node
