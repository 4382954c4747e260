--- Touch and disorder: stones adjusted, a position disarranged and restored (RIF 7, 8).
local articles = require "inarow.game.articles"
local endings = require "inarow.game.endings"
local messages = require "inarow.text.messages"
local moments = require "inarow.game.moment"
local presence = require "inarow.game.table.presence"
local refuse = require("inarow.game.refusals").refuse
local rulings = require "inarow.model.ruling"

local say = messages.say

local disorder = {}

--- `adjust`, by the player to move.
function disorder.adjust(game, _, seat)
    if seat and seat ~= game.position:turn() then
        return refuse(game, "not-your-turn", { sentence = "adjust-not-own" }, "adjust")
    end
    return rulings.ok
end

-- RIF 8: the position, and who has pressed, are again as they were before the next stone
-- or pass; time is not given back.
local function restore(game, action)
    local now, _, moves = game.now, game.position:mover()
    if action.number > moves then
        return refuse(game, "wrong-count", { given = action.number,
            expected = say("restored-too-far", { count = moves }) }, "disarranged")
    end
    for seat in ipairs(game.rules.colours) do -- whatever is taken back, they were there
        if presence.has_come(game, seat) then presence.come(game, seat) end
    end
    game.position, action.back = game.standing:ago(action.number)
    moments.restore_board(now, #game.log - action.back, (game.position:turn()))
    if action.number < moves then now.may_offer, now.draw_offered_by = false, false end
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
