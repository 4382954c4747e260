--- The verbs of the table: actions beside the board (RIF 7, 8, 9.5, 10, 13 to 17, and the
-- same articles of P87).
local beginner = require "inarow.kernel.table.beginner"
local captures = require "inarow.kernel.table.captures"
local claim_words = require "inarow.kernel.table.claim_words"
local claim_action = require "inarow.kernel.table.claim_action"
local disorder = require "inarow.kernel.table.disorder"
local draws = require "inarow.kernel.table.draws"
local organizer = require "inarow.kernel.table.organizer"
local presence = require "inarow.kernel.table.presence"
local scoresheets = require "inarow.kernel.table.scoresheets"
local resignation = require "inarow.kernel.table.resignation"
local sides = require "inarow.kernel.sides"
local time = require "inarow.kernel.table.time"

local verbs = {}

--- One function per verb: handlers[verb](game, action, seat), with `seat` by number or
-- nil. Each function returns a ruling. If it refuses the action, it changes nothing and
-- returns the results of rulings.refused. The clock has already been advanced to the
-- action's time.
verbs.handlers = {
    adjust = disorder.adjust,
    arrive = presence.arrive,
    begins = beginner.begins,
    ["call-referee"] = organizer.call_referee,
    capture = captures.capture,
    claim = claim_action.claim,
    demand = captures.demand,
    disarranged = disorder.disarranged,
    draw = draws.draw,
    organizer = organizer.order,
    press = time.press,
    record = scoresheets.record,
    resign = resignation.resign,
}

--- Returns the number of the seat that acts beside the board if the action does not name
-- a seat, or nil if several seats are possible.
function verbs.doer(state, action)
    local verb, offered_by = action.verb, state.at_table.offered_by
    if verb == "press" then
        return time.presser(state)
    elseif verb == "claim" then
        return claim_words.served_by(state, action.claim)
    elseif verb == "adjust" or verb == "record" or verb == "resign" then
        return (state.position:turn())
    elseif verb == "demand" then
        return captures.demander(state)
    elseif verb == "draw" and offered_by then
        return sides.opponent(state, offered_by)
    elseif verb == "draw" then
        return draws.may_offer(state) or nil
    end
end

return verbs
