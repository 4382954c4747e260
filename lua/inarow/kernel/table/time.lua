--- Time at the table: flags, and presses of the clock (RIF 9.4, 10.4, 12.7, 14.3).
local articles = require "inarow.kernel.articles"
local messages = require "inarow.kernel.table.sentences"
local at_table = require "inarow.kernel.at_table"
local phase = require "inarow.kernel.phase"
local refuse = require("inarow.kernel.refusals").refuse
local rulings = require "inarow.kernel.ruling"
local sides = require "inarow.kernel.sides"

local say = messages.say

local time = {}

-- ---- Flags ----------------------------------------------------------------------------

--- Returns true if a seat has run out of time.
function time.is_down(state, seat)
    return state.at_table.clock and state.at_table.clock:fallen(seat)
end

--- Returns true if everybody on a seat's team has run out of time.
function time.is_team_down(state, seat)
    for i in ipairs(state.rules.colours) do
        if not sides.rivals(state, seat, i) and not time.is_down(state, i) then
            return false
        end
    end
    return true
end

-- Returns two values: true if the given seat has run out of time; and another seat that
-- has run out of time and loses to the given seat, or false. With more than two sides, a
-- side wins by time if the previous side runs out of time (reading 9).
local function fallen_for(state, seat)
    local own, other = time.is_down(state, seat), false
    for i in ipairs(state.rules.colours) do
        if sides.rivals(state, seat, i) and time.is_down(state, i)
            and not sides.rivals(state, seat, sides.opponent(state, i)) then
            other = other or i
        end
    end
    return own, other
end

--- Returns the end by time, if a player who loses to the seat has run out of time (RIF
-- 9.4), or if both players have (10.4).
-- @return fields of the ruling; or nil and the reason why there is no end: "flag-up",
-- "flag-down", or "given-up" for a player who has given up all claims (RIF reading 5)
function time.ended(state, seat)
    local team = state.rules.leaders[sides.held_by(state, seat) or seat]
    if state.at_table.claims.given_up[team] then
        return nil, "given-up"
    end
    local own, other = fallen_for(state, seat)
    local both = state.rules.draws["both-times"]
    if not other then return nil, "flag-up" end
    if own and not both then return nil, "flag-down" end
    if own then
        return { status = "drawn", reason = "both-times", citation = both,
            message = say("both-times") }
    end
    local who = sides.of_seat(state, sides.first_of_team(state, seat))
    return { status = "won", reason = "time", who = who,
        citation = articles.of(state, "time"), message = say("time",
            { who = sides.in_words(state, who), loser = sides.of_seat(state, other) }) }
end

--- Returns the numbers of the seats that win by time, one for each winning side.
-- @return list
function time.winners(state)
    local list, found = {}, {}
    for i in ipairs(state.rules.colours) do
        local fields = time.ended(state, i)
        local side = sides.first_of_team(state, i)
        if fields and fields.status == "won" and not found[side] then
            list[#list + 1], found[side] = i, true
        end
    end
    return list
end

--- Returns the end that a claim of time leads to, as from time.ended.
-- @param seat number of the claimant; nil for the seat that the claim serves. If the
-- claim could serve several seats, the result is nil, "bad-action"
function time.claimed(state, seat)
    local winners = seat and {} or time.winners(state)
    if #winners > 1 then return nil, "bad-action" end
    return time.ended(state, seat or winners[1] or (state.position:turn()))
end

--- Returns the numbers of two seats that both play against a given seat: one that has run
-- out of time, and one that wins by this. Returns nil if there are no such seats.
function time.fallen_elsewhere(state, seat)
    for i in ipairs(state.rules.colours) do
        local other = sides.opponent(state, i)
        if time.is_down(state, i) and sides.rivals(state, seat, i)
            and sides.rivals(state, seat, other) then
            return i, other
        end
    end
end

-- ---- Clocks ---------------------------------------------------------------------------

--- Returns the number of moves made by the colour that a seat holds.
function time.moves_of(state, seat)
    return state.at_table.made[sides.colour_of(state, seat)] or 0
end

-- Stops the clock of a seat that has pressed, and starts the clock of the seat to act. If
-- another clock runs, because its player forgot to press, that clock goes on.
local function change_clocks(state, seat)
    local clock = state.at_table.clock
    local is_own = clock.running == seat
    clock:press(seat, time.moves_of(state, seat),
        is_own and state.position:turn() or clock.running)
    if is_own then state.at_table.since_press = false end
end

--- Returns true if a seat may press: it has acted since its last press, and now another
-- seat is to act.
function time.may_press(state, seat)
    local now = state.at_table
    return now.unpressed[seat]
        and (now.claims.draw or state.position:turn() ~= seat) or false
end

--- Returns the number of the seat that presses if the action does not name a seat, or
-- nil. If no seat but the one that moved last may press, that seat presses; otherwise
-- the seat whose clock runs presses.
function time.presser(state)
    local running = state.at_table.clock and state.at_table.clock.running or nil
    local mover = state.position:mover()
    local is_mover = running and mover and not time.may_press(state, running)
        and time.may_press(state, mover)
    return is_mover and mover or running
end

-- Returns a description of the seat's duty before it presses: its move, or the rest of
-- the move.
local function press_expects(state, seat)
    local is_begun = state.position:mover() == seat and state.at_table.unpressed[seat]
    return is_begun and say("move-goes-on", { expected = phase.expected(state) })
        or say "move-first"
end

--- `press`, by a player who has moved.
function time.press(state, _, seat)
    local clock, conduct = state.at_table.clock, state.origin.conduct
    seat = seat or time.presser(state)
    if not clock or conduct.adjudication ~= "claims" or not clock.running then
        local expected = say(not clock and "no-clock"
            or clock.running and "press-is-made" or "not-begun")
        return refuse(state, "not-now", { verb = "press", expected = expected }, "press")
    elseif not time.may_press(state, seat) then
        if seat ~= clock.running and not state.at_table.unpressed[seat] then
            return refuse(state, "not-your-turn", { sentence = "clock-not-own" }, "press")
        end
        return refuse(state, "not-now", { verb = "press",
            expected = press_expects(state, seat) }, "press")
    end
    if state.at_table.may_offer == seat then state.at_table.may_offer = false end
    local now = state.at_table
    now.unpressed = at_table.set(now.unpressed, seat, false)
    change_clocks(state, seat)
    return rulings.ok
end

--- In a game without claims, ends the game by time if an action came after somebody had
-- run out of time. Otherwise the action presses the clock. It also does so if both
-- players had run out of time and no rule covers this.
function time.at_once(state)
    local clock = state.at_table.clock
    for i in ipairs(state.rules.colours) do
        local fields = clock:fallen(i) and time.ended(state, sides.opponent(state, i))
        if fields then return fields end
    end
    if state.position:turn() ~= clock.running then change_clocks(state, clock.running) end
end

return time
