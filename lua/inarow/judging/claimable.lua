--- What could be claimed at the end of a game that nothing has decided, and by whom.
local board_draws = require "inarow.kernel.table.board_draws"
local pending_claims = require "inarow.kernel.table.pending_claims"
local language = require "inarow.language"
local messages = require "inarow.judging.sentences"
local sides = require "inarow.kernel.sides"
local time = require "inarow.kernel.table.time"

local claimable = {}

--- The claims that would be upheld.
-- @return list of inarow.claimable; nil if there are none, as where wins need no claim
function claimable.of(game)
    if game.final or game.origin.conduct.adjudication ~= "claims" then return nil end
    local list = pending_claims.standing(game)
    local winners = time.winners(game)
    winners[1] = winners[1] or (game.position:turn())
    for _, seat in ipairs(winners) do
        local by_time = time.ended(game, seat)
        list[#list + 1] = by_time and { reason = by_time.reason, who = by_time.who }
    end
    if board_draws.stands(game) then
        list[#list + 1] = { reason = game.at_table.claims.draw }
    end
    return list[1] and list
end

local function told(game, claim)
    local sentence = "may-claim-" .. claim.reason
    if not messages.is_code(sentence) then
        sentence = claim.who and "may-claim" or "may-claim-draw"
    end
    return messages.say(sentence, { who = sides.in_words(game, claim.who),
        reason = claim.reason, point = claim.point, anybody = messages.say(
            #game.rules.colours > 2 and "any-player" or "either-player") })
end

--- The claims that may still decide a game, in words: "Black may claim the five on h8";
-- and the rows that win if they survive the answer.
-- @param list as `of` gives it, or nil
-- @return string, or nil if there is nothing
function claimable.in_words(game, list)
    local clauses = {}
    for i, claim in ipairs(list or {}) do clauses[i] = told(game, claim) end
    local colour, point = game.position:awaiting()
    clauses[#clauses + 1] = colour and messages.say("row-awaits-answer",
        { who = sides.in_words(game, sides.colour(game, colour)), point = point })
    return clauses[1] and language.list(clauses, "and")
end

return claimable
