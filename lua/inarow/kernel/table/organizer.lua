--- The organizer's orders, and time referees (RIF 14.6 to 14.9, 16, 17).
local articles = require "inarow.kernel.articles"
local endings = require "inarow.kernel.endings"
local messages = require "inarow.kernel.table.sentences"
local at_table = require "inarow.kernel.at_table"
local presence = require "inarow.kernel.table.presence"
local refuse = require("inarow.kernel.refusals").refuse
local rulings = require "inarow.kernel.ruling"
local sides = require "inarow.kernel.sides"

local say = messages.say

local organizer = {}

-- Why no time referee is to be called now: the code of a sentence, or nil.
local function referee_undue(game)
    local session, clock = game.at_table.session, game.at_table.clock
    if not session.referees then return "referees-unused" end
    if session.referee_called then return "referee-called" end
    for i in ipairs(game.rules.colours) do
        if clock and clock:is_short(i) then return nil end
    end
    return "no-referee-due"
end

--- Must the players call a time referee (RIF 14.9)?
function organizer.referee_due(game)
    return not referee_undue(game)
end

--- `call-referee`: with five minutes left, where time referees are used.
function organizer.call_referee(game)
    local undue = referee_undue(game)
    if undue then
        return refuse(game, "not-now",
            { verb = "call-referee", expected = say(undue) }, "referee")
    end
    at_table.own(game, "session").referee_called = true
    return rulings.ok
end

-- Each is orders[order](game, who, action), `who` a seat where the order names one. One
-- that is not possible gives nil and why not.
local orders = {}

-- The clock of the player to move starts (RIF 14.3, 15; P87 reading 7).
function orders.start(game)
    if game.at_table.session.started then return nil, say "begun-already" end
    at_table.start_clock(game, (game.position:turn()), game.at_table.time)
    return rulings.ok
end

-- RIF 15: somebody has not come, as was noticed at the start.
function orders.absent(game, who)
    if presence.has_come(game, who) then return nil, say "has-come" end
    if game.at_table.players.absent[who] then return nil, say "absent-known" end
    presence.be_absent(game, who)
    return rulings.ok
end

-- Change how the game goes on, unless it is so already, as a sentence says.
local function change(game, field, value, sentence)
    if game.at_table.session[field] == value then return nil, say(sentence) end
    at_table.own(game, "session")[field] = value
    return rulings.ok
end

-- RIF 14.6 and, by a player who sends for the organizer, 14.7.
function orders.suspend(game)
    return change(game, "suspended", true, "interrupted-already")
end

function orders.resume(game)
    return change(game, "suspended", false, "not-interrupted")
end

function orders.referees(game)
    return change(game, "referees", true, "referees-used")
end

function orders.warn(game, who)
    at_table.put(game, "players", "warnings", who,
        (game.at_table.players.warnings[who] or 0) + 1)
    return rulings.ok
end

function orders.set(game, who, action)
    local clock = game.at_table.clock
    if not clock then return nil, say "no-clock" end
    clock:set(who, action.seconds)
    return rulings.ok
end

function orders.penalty(game, who, action)
    local clock = game.at_table.clock
    if not clock then return nil, say "no-clock" end
    if action.seconds == 0 then return nil, say "penalty-of-nothing" end
    clock:charge(who, action.seconds)
    return rulings.ok
end

-- The game ends as the organizer rules.
local function end_by_order(game, status, reason, sentence, who, citation)
    return endings.finish(game, { status = status, reason = reason, who = who,
        citation = articles.of(game, citation or "organizer"),
        message = say(sentence, { who = who and sides.in_words(game, who) }) })
end

function orders.void(game)
    return end_by_order(game, "void", "organizer", "organizer-void")
end

function orders.draw(game)
    return end_by_order(game, "drawn", "organizer", "organizer-draw")
end

function orders.win(game, who)
    return end_by_order(game, "won", "organizer", "organizer-win",
        sides.of_seat(game, sides.first_of_team(game, who)))
end

orders["loss-of-both"] = function(game)
    return end_by_order(game, "void", "loss-of-both", "loss-of-both", nil, "penalty")
end

function orders.forfeit(game, who)
    return endings.lost_by(game, who, "penalty")
end

-- What an order that is not possible is cited by, if not as the organizer's.
local SUBJECTS = { absent = "arrive", penalty = "penalty" }

--- `organizer`: an order of the organizer's.
function organizer.order(game, action, seat)
    local who = action.who and sides.seat(game, action.who)
    local subject = SUBJECTS[action.order] or "organizer"
    if action.who and not who then
        return refuse(game, "bad-action", { what = say("not-a-player",
            { word = action.who, expected = say "expected-holder" })
        }, subject)
    elseif action.by == "referee" or (seat and action.order ~= "suspend") then
        return refuse(game, "not-your-turn", { sentence = "organizer-only" }, "organizer")
    end
    local ruling, expected, code, refusal = orders[action.order](game, who, action)
    if ruling or refusal then return ruling, expected, code, refusal end
    return refuse(game, "not-now",
        { verb = "organizer " .. action.order, expected = expected }, subject)
end

return organizer
