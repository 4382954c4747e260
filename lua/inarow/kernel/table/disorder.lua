--- Touch and disorder: stones adjusted, a position disarranged and restored (RIF 7, 8).
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

--- `adjust`, by the player to move.
function disorder.adjust(game, _, seat)
    if seat and seat ~= game.position:turn() then
        return refuse(game, "not-your-turn", { sentence = "adjust-not-own" }, "adjust")
    end
    return rulings.ok
end

-- The last state of the line with so many stones and passes: an action adds one at most.
local function state_after(game, moves)
    local number = game.before.number
    while number >= 0 do
        local state = line.at(game.game, number)
        local _, made = state.position:mover()
        if made == moves then return state end
        number = number - math.max(made - moves, 1)
    end
end

-- RIF 8: the position, and who has pressed, are again as they were before the next stone
-- or pass; time is not given back.
local function restore(game, action)
    local _, moves = game.position:mover()
    if action.number > moves then
        return refuse(game, "wrong-count", { given = action.number,
            expected = say("restored-too-far", { count = moves }) }, "disarranged")
    end
    for seat in ipairs(game.rules.colours) do -- whatever is taken back, they were there
        if presence.has_come(game, seat) then presence.come(game, seat) end
    end
    local earlier = state_after(game, action.number)
    game.position, action.back = earlier.position, game.before.number - earlier.number
    at_table.restore_board(game, earlier.at_table, (game.position:turn()))
    if action.number < moves then
        game.at_table.may_offer, game.at_table.offered_by = false, false
    end
    return rulings.ok
end

--- `disarranged`: if it can't be restored, whoever is named is responsible.
function disorder.disarranged(game, action, seat)
    if action.number then return restore(game, action) end
    if action.what == "restored" then return rulings.ok end
    if seat then return endings.lost_by(game, seat, "disarranged") end
    return endings.finish(game, { status = "void", reason = "disarranged",
        citation = articles.of(game, "disarranged"), message = say("disarranged-void") })
end

return disorder
