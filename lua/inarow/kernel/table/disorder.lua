--- Disorder: adjusted stones, and disarranged positions that are restored (RIF 7, 8).
local articles = require "inarow.kernel.articles"
local endings = require "inarow.kernel.endings"
local line = require "inarow.kernel.line"
local messages = require "inarow.kernel.table.sentences"
local at_table = require "inarow.kernel.at_table"
local presence = require "inarow.kernel.table.presence"
local refuse = require("inarow.kernel.refusals").refuse
local rulings = require "inarow.kernel.ruling"

local say = messages.say

local disorder = {}

--- `adjust`: the player to move adjusts stones.
function disorder.adjust(state, _, seat)
    if seat and seat ~= state.position:turn() then
        return refuse(state, "not-your-turn", { sentence = "adjust-not-own" }, "adjust")
    end
    return rulings.ok
end

-- Returns the last state of the line with this many stones and passes. Each action adds
-- one stone or pass, or none.
local function state_after(now, moves)
    local number = now.before.number
    while number >= 0 do
        local state = line.at(now.game, number)
        local _, made = state.position:mover()
        if made == moves then return state end
        number = number - math.max(made - moves, 1)
    end
end

-- RIF 8: restores the position, and which players have pressed, to the state before the
-- next stone or pass. The time is not restored.
local function restore(state, action)
    local _, moves = state.position:mover()
    if action.number > moves then
        return refuse(state, "wrong-count", { given = action.number,
            expected = say("restored-too-far", { count = moves }) }, "disarranged")
    end
    for seat in ipairs(state.rules.colours) do -- all players have been present
        if presence.has_come(state, seat) then presence.come(state, seat) end
    end
    local earlier = state_after(state, action.number)
    state.position, action.back = earlier.position, state.before.number - earlier.number
    at_table.restore_board(state, earlier.at_table, (state.position:turn()))
    if action.number < moves then
        state.at_table.may_offer, state.at_table.offered_by = false, false
    end
    return rulings.ok
end

--- `disarranged`: if the position cannot be restored, the named player is responsible.
function disorder.disarranged(state, action, seat)
    if action.number then return restore(state, action) end
    if action.what == "restored" then return rulings.ok end
    if seat then return endings.lost_by(state, seat, "disarranged") end
    return endings.finish(state, { status = "void", reason = "disarranged",
        citation = articles.of(state, "disarranged"), message = say("disarranged-void") })
end

return disorder
