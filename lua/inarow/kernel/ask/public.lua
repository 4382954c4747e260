--- The public part of a state, as data.
local captures = require "inarow.kernel.table.captures"
local pending_claims = require "inarow.kernel.table.pending_claims"
local organizer = require "inarow.kernel.table.organizer"
local phase = require "inarow.kernel.phase"
local scoresheets = require "inarow.kernel.table.scoresheets"
local model = require "inarow.model"
local sides = require "inarow.kernel.sides"

local SEATS = model.people().seats

local public = {}

-- Returns the players in the order of their seats (inarow.player), without their names.
local function players_of(state)
    local list, rules, position = {}, state.rules, state.position
    for seat in ipairs(rules.colours) do
        local colour = sides.held_by(state, seat)
        list[seat] = {
            seat = SEATS[seat], colour = sides.colour(state, colour),
            who = sides.of_seat(state, seat),
            team = colour and rules.team and rules.team[colour] or nil,
            captured = colour and rules.capture and position:taken_by(colour)
                or nil,
            supply = colour and not rules.are_shared and position:supply(colour) or nil,
        }
    end
    return list
end

-- Calls a method of the position for each colour, and returns the results by the colours'
-- names.
local function counts_of(state, what)
    local counts = {}
    local shared = what == "supply" and state.rules.are_shared and state.rules.stones
    for i in ipairs(shared or state.rules.colours) do
        local name = shared and shared[i] or sides.colour(state, i)
        counts[name] = state.position[what](state.position, i)
    end
    return counts
end

-- Returns true if the player to act may make an offer in the current phase.
local function has_offer(state, first, alternatives)
    for i = 1, alternatives do
        if state.rules.steps[first + i - 1][1] == "offer" then return true end
    end
    return false
end

-- Returns the value of each seat, by the seat's name and by the name of its colour.
local function by_player(state, value)
    local values = {}
    for i in ipairs(state.rules.colours) do
        values[SEATS[i]] = value(i)
        local colour = sides.colour_of(state, i)
        if colour then values[colour] = values[SEATS[i]] end
    end
    return values
end

-- Returns the clock at a given time: the seconds left by colour and by seat, and the
-- player whose clock is `running`. The field `moves_due` is a number if the time control
-- has a number of moves.
local function clock_state(state, time)
    local now = state.at_table
    local clock = now.clock
    if not clock then return nil end
    if time and not now.session.suspended then
        clock = clock:copy()
        clock:advance(now.time, time, now.players.all_absent)
    end
    local shown = by_player(state, function(i) return clock:left_to(i) end)
    shown.moves_due = by_player(state, function(i) return clock:moves_due(i) end)
    shown.running = clock.running and not now.session.suspended
        and not state.final
        and sides.of_seat(state, clock.running) or nil
    return shown
end

-- Returns the entries missing from the players' records; nil if records are not required.
local function records_state(state)
    if not scoresheets.are_kept(state) then return nil end
    return by_player(state, function(i) return scoresheets.owed(state, i) end)
end

local function absent_state(state)
    local list = {}
    for i in ipairs(state.rules.colours) do
        if state.at_table.players.absent[i] then list[#list + 1] = SEATS[i] end
    end
    return list
end

--- Returns the public part of a state (inarow.state), except the players' names and the
-- opening, which are not in the state.
-- @param state a state, or a game
-- @param time seconds since the start, up to which the clock runs; or nil
function public.of(state, time)
    local now, final, position = state.at_table, state.final, state.position
    local seat, colour, first, alternatives, least = position:turn()
    local _, moves, last = position:mover()
    local step = first and state.rules.steps[first]
    return {
        status = final and tostring(final) or "playing",
        over = final and true or false,
        ruling = final or nil,
        to_move = sides.colour(state, colour),
        seat = SEATS[seat],
        players = players_of(state),
        phase = step and phase.name_of(step)
            or state.rules.blocks and position:is_to_rotate() and "rotate" or "play",
        count = has_offer(state, first, alternatives) and least or nil,
        offers = position:offered(),
        moves = moves,
        last = last,
        captured = counts_of(state, "taken_by"),
        supply = counts_of(state, "supply"),
        adjudication = state.origin.conduct.adjudication,
        time = now.time,
        clock = clock_state(state, time),
        claims = final and {} or pending_claims.standing(state),
        draw_offer = now.offered_by and sides.of_seat(state, now.offered_by) or nil,
        interrupted = now.session.suspended or false,
        absent = absent_state(state),
        to_lift = captures.to_lift(state),
        warnings = by_player(state, function(i) return now.players.warnings[i] or 0 end),
        record = records_state(state),
        referee_due = organizer.referee_due(state),
    }
end

return public
