--- How the games of an event are played, as text: the file of games tells it of each. An
-- event that is taken up must agree.
local adjudication = require "inarow.cli.events.adjudication"
local say = require("inarow.cli.sentences").say

local conditions = {}

-- A number that two lists of openings hardly have in common.
local function digest(list)
    local sum = 0
    for _, opening in ipairs(list or {}) do
        for byte in (table.concat(opening, " ") .. "\n"):gmatch "." do
            sum = (sum * 257 + byte:byte()) % 2147483647
        end
    end
    return ("%d of %08x"):format(#(list or {}), sum)
end

-- A function giving one of an engine's limits as text.
local function limit(key)
    return function(its)
        local value = its.limits[key]
        return value and ("%.14g"):format(value)
    end
end

-- Settings as text; nil if there are none.
local function settings(list)
    local parts = {}
    for i, one in ipairs(list) do parts[i] = one[1] .. "=" .. one[2] end
    return parts[1] and table.concat(parts, " ")
end

-- How an engine plays: by name, a function giving it as text, or nil.
local MANNERS = { { "move-time", limit "move_time" }, { "game-time", limit "game_time" },
    { "increment", limit "increment" }, { "margin", limit "margin" },
    { "memory", limit "memory" },
    { "info", function(its) return settings(its.limits.info or {}) end },
    { "env", function(its) return settings(its.where and its.where.env or {}) end },
    { "restart", function(its) return its.is_for_one_game and "game" or nil end } }

-- What two players have in common, or each one's.
local function of_both(own, other)
    if own == other then return own end
    local none = say "nothing-given"
    return (own or none) .. " / " .. (other or none)
end

--- How the games of an event are played.
-- @param its the event, as event.lua has it
-- @param terms what is played
-- @param openings list of lists of actions, or nil
-- @return function giving of two places how they play, a list of {name, text or nil}
function conditions.of(its, terms, openings)
    local list = its.engines
    local common = { { "event", ("%s of %d"):format(its.kind, #list) },
        { "variant", terms.called }, { "seed", ("%d"):format(its.seed) },
        { "openings", digest(openings) },
        { "adjudication", adjudication.text(its.adjudicate or {}) } }
    return function(first, second)
        local all = { (table.unpack or unpack)(common) }
        for _, one in ipairs(MANNERS) do
            all[#all + 1] = { one[1], of_both(one[2](list[first]), one[2](list[second])) }
        end
        return all
    end
end

return conditions
