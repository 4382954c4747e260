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

-- Returns the code of a sentence that says why no time referee may be called now, or nil.
local function referee_undue(state)
    local session, clock = state.at_table.session, state.at_table.clock
    if not session.referees then return "referees-unused" end
    if session.referee_called then return "referee-called" end
    for i in ipairs(state.rules.colours) do
        if clock and clock:is_short(i) then return nil end
    end
    return "no-referee-due"
end

--- Returns true if the players must call a time referee (RIF 14.9).
function organizer.referee_due(state)
    return not referee_undue(state)
end

--- `call-referee`: calls a time referee, in a game with time referees, when a player has
-- five minutes left.
function organizer.call_referee(state)
    local undue = referee_undue(state)
    if undue then
        return refuse(state, "not-now",
            { verb = "call-referee", expected = say(undue) }, "referee")
    end
    at_table.own(state, "session").referee_called = true
    return rulings.ok
end

-- Functions orders[order](game, who, action), where `who` is a seat if the order names
-- one. If the order is not possible, the function returns nil and the reason.
local orders = {}

-- Starts the clock of the player to move (RIF 14.3, 15; P87 reading 7).
function orders.start(state)
    if state.at_table.session.started then return nil, say "begun-already" end
    at_table.start_clock(state, (state.position:turn()), state.at_table.time)
    return rulings.ok
end

-- RIF 15: a player was absent at the start.
function orders.absent(state, who)
    if presence.has_come(state, who) then return nil, say "has-come" end
    if state.at_table.players.absent[who] then return nil, say "absent-known" end
    presence.be_absent(state, who)
    return rulings.ok
end

-- Changes a field of the table's session. If the field has the value already, refuses the
-- order with a sentence.
local function change(state, field, value, sentence)
    if state.at_table.session[field] == value then return nil, say(sentence) end
    at_table.own(state, "session")[field] = value
    return rulings.ok
end

-- Interrupts the game (RIF 14.6), also when a player sends for the organizer (14.7).
function orders.suspend(state)
    return change(state, "suspended", true, "interrupted-already")
end

function orders.resume(state)
    return change(state, "suspended", false, "not-interrupted")
end

function orders.referees(state)
    return change(state, "referees", true, "referees-used")
end

function orders.warn(state, who)
    at_table.put(state, "players", "warnings", who,
        (state.at_table.players.warnings[who] or 0) + 1)
    return rulings.ok
end

function orders.set(state, who, action)
    local clock = state.at_table.clock
    if not clock then return nil, say "no-clock" end
    clock:set(who, action.seconds)
    return rulings.ok
end

function orders.penalty(state, who, action)
    local clock = state.at_table.clock
    if not clock then return nil, say "no-clock" end
    if action.seconds == 0 then return nil, say "penalty-of-nothing" end
    clock:charge(who, action.seconds)
    return rulings.ok
end

-- Ends the game as the organizer rules.
local function end_by_order(state, status, reason, sentence, who, citation)
    return endings.finish(state, { status = status, reason = reason, who = who,
        citation = articles.of(state, citation or "organizer"),
        message = say(sentence, { who = who and sides.in_words(state, who) }) })
end

function orders.void(state)
    return end_by_order(state, "void", "organizer", "organizer-void")
end

function orders.draw(state)
    return end_by_order(state, "drawn", "organizer", "organizer-draw")
end

function orders.win(state, who)
    return end_by_order(state, "won", "organizer", "organizer-win",
        sides.of_seat(state, sides.first_of_team(state, who)))
end

orders["loss-of-both"] = function(state)
    return end_by_order(state, "void", "loss-of-both", "loss-of-both", nil, "penalty")
end

function orders.forfeit(state, who)
    return endings.lost_by(state, who, "penalty")
end

-- The subjects cited for orders that are not possible, if they differ from the
-- organizer's.
local SUBJECTS = { absent = "arrive", penalty = "penalty" }

--- `organizer`: an order of the organizer.
function organizer.order(state, action, seat)
    local who = action.who and sides.seat(state, action.who)
    local subject = SUBJECTS[action.order] or "organizer"
    if action.who and not who then
        return refuse(state, "bad-action", { what = say("not-a-player",
            { word = action.who, expected = say "expected-holder" })
        }, subject)
    elseif action.by == "referee" or (seat and action.order ~= "suspend") then
        return refuse(state, "not-your-turn", { sentence = "organizer-only" },
            "organizer")
    end
    local ruling, expected, code, refusal = orders[action.order](state, who, action)
    if ruling or refusal then return ruling, expected, code, refusal end
    return refuse(state, "not-now",
        { verb = "organizer " .. action.order, expected = expected }, subject)
end

return organizer
