--- Time at the table: flags and presses of the clock (RIF 9.4, 10.4, 12.7, 14.3).
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

--- Has a seat run out of time?
function time.is_down(state, seat)
    return state.at_table.clock and state.at_table.clock:fallen(seat)
end

--- Has everybody on a seat's team run out of time?
function time.is_team_down(state, seat)
    for i in ipairs(state.rules.colours) do
        if not sides.rivals(state, seat, i) and not time.is_down(state, i) then
            return false
        end
    end
    return true
end

-- Has the seat itself run out of time, and which seat that loses to it has? With more
-- than two sides, each loses to the next (reading 9).
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

--- The end by time, if a player who loses to the seat has run out of time (RIF 9.4), or
-- both players have (10.4).
-- @return fields of the ruling; or nil and the reason why not: "flag-up", "flag-down",
-- or "given-up" for a player who has given up all claims (RIF reading 5)
function time.ended(state, seat)
    local team = sides.team_of(state, sides.held_by(state, seat) or seat)
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

--- The numbers of the seats that win by time: one for each winning side.
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

--- The end by time that is claimed, as from time.ended.
-- @param seat of the claimant by number; nil: the one it serves, "bad-action" if several
function time.claimed(state, seat)
    local winners = seat and {} or time.winners(state)
    if #winners > 1 then return nil, "bad-action" end
    return time.ended(state, seat or winners[1] or (state.position:turn()))
end

--- The seat that has run out of time, and the seat that this serves, if it does not serve
-- the side of a given seat: two numbers; nil if there are none.
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

--- Number of moves made by the colour that a seat holds.
function time.moves_of(state, seat)
    return state.at_table.made[sides.colour_of(state, seat)] or 0
end

-- After a press of a seat: stops its clock, and starts that of the seat to act; if
-- another clock runs, because its press was forgotten, it goes on.
local function change_clocks(state, seat)
    local clock = state.at_table.clock
    local is_own = clock.running == seat
    clock:press(seat, time.moves_of(state, seat),
        is_own and state.position:turn() or clock.running)
    if is_own then state.at_table.since_press = false end
end

--- May a seat press: has it acted since it pressed last, and is another seat to act now?
function time.may_press(state, seat)
    local now = state.at_table
    return now.unpressed[seat]
        and (now.claims.draw or state.position:turn() ~= seat) or false
end

--- The number of the seat that presses if nobody is named: the seat whose clock runs; but
-- the seat that moved last if only that one of the two may press. Or nil.
function time.presser(state)
    local running = state.at_table.clock and state.at_table.clock.running or nil
    local mover = state.position:mover()
    local is_mover = running and mover and not time.may_press(state, running)
        and time.may_press(state, mover)
    return is_mover and mover or running
end

-- What the seat to act must do before it presses: its move, or the rest of it.
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

--- Without claims: ends the game by time if an action came after somebody had run out of
-- time. Otherwise, or if both had and no rule covers that, the action presses the clock.
function time.at_once(state)
    local clock = state.at_table.clock
    for i in ipairs(state.rules.colours) do
        local fields = clock:fallen(i) and time.ended(state, sides.opponent(state, i))
        if fields then return fields end
    end
    if state.position:turn() ~= clock.running then change_clocks(state, clock.running) end
end

return time
