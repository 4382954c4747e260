--- Which games have Black's forbidden moves as engines know them.
local lists = require "inarow.text.lists"

local renju = {}

--- The kinds of forbidden moves (RIF 9.2).
renju.KINDS = { "double-four", "double-three", "overline" }

--- Are the forbidden moves of a game those of RIF 9, read as it is read here, and those
-- of its first colour alone?
-- @param live a game
function renju.is(live)
    local forbid = live.rules.script.forbid or {}
    local kinds = {}
    for kind, rule in pairs(forbid) do
        if rule then kinds[kind] = true end
    end
    for _, kind in ipairs(renju.KINDS) do
        local rule = forbid[kind]
        if not rule or rule.colour ~= live.colours[1] or rule.unless
            or rule.literal_9_3 or rule.five_makes_three then return false end
    end
    return #lists.names(kinds) == #renju.KINDS and live.width == live.height
end

return renju
