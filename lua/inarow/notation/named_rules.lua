--- Finds the rules for a variant's name in a text.
local messages = require "inarow.notation.sentences"
local variants = require "inarow.variant"

--- Return the rules of a variant. If the variant's script is faulty, the message has the
-- first fault in one line.
-- @param which, options, past_opening as for inarow.rules
-- @return rules; or nil, message, code
return function(which, options, past_opening)
    local rules, message, code, faults = variants.rules(which, options, past_opening)
    if rules or not faults or #faults == 1 then return rules, message, code end
    local more, said = #faults - 1, faults[1].message
    return nil,
        messages.counted("first-fault", more, { said = said }), code
end
