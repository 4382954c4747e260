--- Draws by agreement (RIF 10).
local articles = require "inarow.kernel.articles"
local endings = require "inarow.kernel.endings"
local messages = require "inarow.kernel.table.sentences"
local rulings = require "inarow.kernel.ruling"

local say = messages.say

local draws = {}

local function refuse_draw(state, reason, sentence)
    return rulings.refused(reason, articles.of(state, "draw-offer"), say(sentence))
end

--- Returns the number of the seat that may offer a draw now, or false. After a stone that
-- changes nothing beside the board, its player may offer a draw.
function draws.may_offer(state)
    if state.number > state.at_table.number then return (state.position:mover()) end
    return state.at_table.may_offer
end

--- Returns the possible words about a draw now, as a list: "offer", or "accept" and
-- "refuse".
function draws.answers(state)
    local now, draw = state.at_table, state.rules.draws
    if state.final or now.session.suspended or not draw.agreement then
        return {}
    elseif now.offered_by then
        return { "accept", "refuse" }
    end
    return draws.may_offer(state) and { "offer" } or {}
end

--- `draw`: offers a draw, or accepts or refuses the offer. Players may offer a draw once
-- after their own stone or offer of fifth stones, until they press or the opponent moves
-- (RIF 10 b, reading 17). The opponent accepts or refuses the offer in words, or refuses
-- it by moving (RIF 10.2).
function draws.draw(state, action, seat)
    if not state.rules.draws.agreement then
        return refuse_draw(state, "bad-action", "no-draws")
    end
    local now = state.at_table
    if action.answer == "offer" then
        if now.offered_by then
            return refuse_draw(state, "not-now", "draw-offered-already")
        end
        local by = now.may_offer
        if not by or seat and seat ~= by then
            return refuse_draw(state, "not-now", "draw-offer-now")
        end
        now.offered_by, now.may_offer = by, false
        return rulings.ok
    end
    if not now.offered_by then
        return refuse_draw(state, "no-offer", "no-draw-offer")
    elseif action.answer == "withdraw" then
        return refuse_draw(state, "not-now", "draw-not-withdrawn")
    elseif seat == now.offered_by then
        return refuse_draw(state, "not-your-turn", "own-draw-offer")
    end
    now.offered_by = false
    if action.answer == "refuse" then return rulings.ok end
    return endings.finish(state, { status = "drawn", reason = "agreement",
        citation = state.rules.draws.agreement, message = say("agreement") })
end

return draws
