--- A part of an explanation: its statement, the reasons for it, and the points that show
-- it.
local messages = require "inarow.proof.sentences"

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
