--- Decides which player begins, if the players decide this by lot or agreement (PENTE,
-- C4).
local articles = require "inarow.kernel.articles"
local language = require "inarow.language"
local messages = require "inarow.kernel.table.sentences"
local model = require "inarow.model"
local rulings = require "inarow.kernel.ruling"
local sides = require "inarow.kernel.sides"

local say = messages.say

local beginner = {}

--- `begins`: gives the first colour to the named seat.
function beginner.begins(state, action)
    local article = articles.of_beginner(state)
    local seat = sides.seat(state, action.seat)
    local expected = not article and say "begins-by-rules"
        or (state.number > 1 or state.origin.start) and say "begins-late"
    if not seat or expected then
        local reason = expected and "not-now" or "bad-action"
        local seats = model.people(#state.rules.colours).seats
        return rulings.refused(reason, article or articles.of(state, "not-your-turn"),
            say(reason, { verb = "begins", expected = expected, what = not seat
                and say("not-a-player", { word = action.seat,
                    expected = language.list(seats) }) }))
    end
    state.position = state.position:copy()
    state.position:begin(seat)
    return rulings.ok
end

return beginner
