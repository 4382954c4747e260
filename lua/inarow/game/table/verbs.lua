--- The verbs of the table: what is done beside the board (RIF 7, 8, 9.5, 10, 13 to 17;
-- P87 the same).
local beginner = require "inarow.game.table.beginner"
local captures = require "inarow.game.table.captures"
local claiming = require "inarow.game.table.claiming"
local disorder = require "inarow.game.table.disorder"
local draws = require "inarow.game.table.draws"
local organizer = require "inarow.game.table.organizer"
local presence = require "inarow.game.table.presence"
local records = require "inarow.game.table.records"
local resignation = require "inarow.game.table.resignation"
local sides = require "inarow.game.sides"
local time = require "inarow.game.table.time"

local verbs = {}

--- One function a verb: act[verb](game, action, seat), `seat` by number or nil. Each
-- gives a ruling, or what rulings.refused gives and nothing has changed. The clock has
-- been brought to the action's time before.
verbs.act = {
    adjust = disorder.adjust,
    arrive = presence.arrive,
    begins = beginner.begins,
    ["call-referee"] = organizer.call_referee,
    capture = captures.capture,
    claim = claiming.claim,
    demand = captures.demand,
    disarranged = disorder.disarranged,
    draw = draws.draw,
    organizer = organizer.order,
    press = time.press,
    record = records.record,
    resign = resignation.resign,
}

--- Who does something beside the board where nobody is named, if that is clear: a seat by
-- number, or nil.
function verbs.doer(game, action)
    local verb, offered_by = action.verb, game.at_table.offered_by
    if verb == "press" then
        return time.presser(game)
    elseif verb == "adjust" or verb == "record" then
        return (game.position:turn())
    elseif verb == "demand" then
        return captures.demander(game)
    elseif verb == "draw" and offered_by then
        return sides.opponent(game, offered_by)
    end
end

return verbs
