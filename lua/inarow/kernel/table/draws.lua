--- Draws by agreement (RIF 10).
local articles = require "inarow.kernel.articles"
local endings = require "inarow.kernel.endings"
local messages = require "inarow.kernel.table.sentences"
local rulings = require "inarow.kernel.ruling"

local say = messages.say

local draws = {}

local function refuse_draw(game, reason, sentence)
    return rulings.refused(reason, articles.of(game, "draw-offer"), say(sentence))
end

--- The seat, by number, that may offer a draw now, or false: a stone that leaves nothing
-- beside the board lets its player do so.
function draws.may_offer(game)
    if game.number > game.at_table.number then return (game.position:mover()) end
    return game.at_table.may_offer
end

--- What may be said of a draw now: "offer", or "accept" and "refuse"; a list.
function draws.answers(game)
    local now, draw = game.at_table, game.rules.draws
    if game.final or now.session.suspended or not draw.agreement then
        return {}
    elseif now.offered_by then
        return { "accept", "refuse" }
    end
    return draws.may_offer(game) and { "offer" } or {}
end

--- `draw`. RIF 10 b, reading 17: offered only with one's own move: after one's stone, or
-- offer of fifth stones, until one presses or the opponent moves, and once. RIF 10.2:
-- accepted or refused by word by the other, refused by moving too.
function draws.draw(game, action, seat)
    if not game.rules.draws.agreement then
        return refuse_draw(game, "bad-action", "no-draws")
    end
    local now = game.at_table
    if action.answer == "offer" then
        if now.offered_by then
            return refuse_draw(game, "not-now", "draw-offered-already")
        end
        local by = now.may_offer
        if not by or seat and seat ~= by then
            return refuse_draw(game, "not-now", "draw-offer-now")
        end
        now.offered_by, now.may_offer = by, false
        return rulings.ok
    end
    if not now.offered_by then
        return refuse_draw(game, "no-offer", "no-draw-offer")
    elseif action.answer == "withdraw" then
        return refuse_draw(game, "not-now", "draw-not-withdrawn")
    elseif seat == now.offered_by then
        return refuse_draw(game, "not-your-turn", "own-draw-offer")
    end
    now.offered_by = false
    if action.answer == "refuse" then return rulings.ok end
    return endings.finish(game, { status = "drawn", reason = "agreement",
        citation = game.rules.draws.agreement, message = say("agreement") })
end

return draws
