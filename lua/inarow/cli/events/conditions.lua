--- Writes the conditions of a game as text. The conditions are the settings that can
-- change the result of the game. The file of games contains the conditions of each game.
-- An event can be resumed only if its conditions are unchanged.
local adjudication = require "inarow.cli.events.adjudication"
local say = require("inarow.cli.sentences").say

local conditions = {}

-- Returns the number of openings, and a hash of them.
local function digest(list)
    local sum = 0
    for _, opening in ipairs(list or {}) do
        for byte in (table.concat(opening, " ") .. "\n"):gmatch "." do
            sum = (sum * 257 + byte:byte()) % 2147483647
        end
    end
    return ("%d of %08x"):format(#(list or {}), sum)
end

-- Creates a function that returns one of an engine's limits as text.
local function limit(key)
    return function(its)
        local value = its.limits[key]
        return value and ("%.14g"):format(value)
    end
end

-- Writes settings as text; nil if there are none.
local function settings(list)
    local parts = {}
    for i, one in ipairs(list) do parts[i] = one[1] .. "=" .. one[2] end
    return parts[1] and table.concat(parts, " ")
end

-- Conditions of one engine: {name, function that returns the value as text, or nil}.
local MANNERS = { { "move-time", limit "move_time" }, { "game-time", limit "game_time" },
    { "increment", limit "increment" }, { "margin", limit "margin" },
    { "memory", limit "memory" },
    { "info", function(its) return settings(its.limits.info or {}) end },
    { "env", function(its) return settings(its.where and its.where.env or {}) end },
    { "restart", function(its) return its.is_for_one_game and "game" or nil end } }

-- Joins a setting of two players to one text. If both have the same value, the text has
-- it only once.
local function of_both(own, other)
    if own == other then return own end
    local none = say "nothing-given"
    return (own or none) .. " / " .. (other or none)
end

--- Return the conditions of the games of an event.
-- @param its the event, as event.lua describes it
-- @param terms the game that is played
-- @param openings list of lists of actions, or nil
-- @return function that receives the places of a game's first and second player, and
-- returns the game's conditions, a list of {name, text or nil}
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
