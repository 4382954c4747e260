--- Describes the claims that are possible at the end of an undecided game.
local language = require "inarow.language"
local messages = require "inarow.judging.sentences"
local kernel = require "inarow.kernel"

local claimable = {}

-- Returns the side of a colour; any other word is unchanged.
local function side_of(game, who)
    local colour = kernel.colour_number(game, who)
    return colour and kernel.team_in_words(game, colour) or who
end

local function clause_of(game, claim)
    local sentence = "may-claim-" .. claim.reason
    if not messages.is_code(sentence) then
        sentence = claim.who and "may-claim" or "may-claim-draw"
    end
    return messages.say(sentence, { who = side_of(game, claim.who),
        reason = claim.reason, point = claim.point, anybody = messages.say(
            #game.rules.colours > 2 and "any-player" or "either-player") })
end

--- Returns as text the claims that may still decide a game, like "Black may claim the
-- five on h8". The text also has the rows that win if they survive the opponent's
-- answer.
-- @param list from kernel.claimed, or nil
-- @return string, or nil if there are none
function claimable.in_words(game, list)
    local clauses = {}
    for i, claim in ipairs(list or {}) do clauses[i] = clause_of(game, claim) end
    local awaits = kernel.last(game).awaits
    clauses[#clauses + 1] = awaits and messages.say("row-awaits-answer",
        { who = kernel.team_in_words(game, awaits.colour),
            point = awaits.point })
    return clauses[1] and language.list(clauses, "and")
end

return claimable
