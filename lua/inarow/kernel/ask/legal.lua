--- The legal actions in a state.
local board_draws = require "inarow.kernel.table.board_draws"
local captures = require "inarow.kernel.table.captures"
local hooks = require "inarow.kernel.hooks"
local model = require "inarow.model"
local phase = require "inarow.kernel.phase"
local time = require "inarow.kernel.table.time"

local SEATS = model.people().seats

local legal = {}

-- Returns the core's legal actions in a state by verb, column and row. Each offer in the
-- list has a single point; there is one for each point that may be offered.
local function on_board(state)
    return state.position:legal(state.rules.stones, SEATS)
end

-- Returns the core's legal actions without those refused as forbidden; and the set of
-- numbers of the refused actions, or nil. If the hook `allow` fails, the list has all
-- actions: carrying one out reports the failure.
local function not_forbidden(state)
    local all = on_board(state)
    if not state.rules.may_refuse then return all end
    local list, fault, left_out = hooks.without_fouls(state, all)
    if fault then return all end
    return list, left_out
end

-- Returns a possible offer: the point at a place in a list and the points after it,
-- cyclically. Returns nil if there are too few points.
local function offer_from(state, points, place, step, count)
    local offer = {}
    for i = place, place + #points - 1 do
        local point, fits = points[(i - 1) % #points + 1], true
        for _, other in ipairs(step.distinct and offer or {}) do
            fits = fits and not state.position:symmetric(point, other)
        end
        if fits then offer[#offer + 1] = point end
        if #offer == count then return offer end
    end
end

-- Adds to each offer of a single point in a list the next points.
local function with_whole_offers(state, list)
    local points, kept, place = {}, {}, 0
    for _, action in ipairs(list) do
        if action.verb == "offer" then points[#points + 1] = action.points[1] end
    end
    if #points == 0 then return list end
    local count, step = phase.of(state).least, phase.step_for(state, "offer")
    for _, action in ipairs(list) do
        if action.verb == "offer" then
            place = place + 1
            action.points = offer_from(state, points, place, step, count)
        end
        if action.verb ~= "offer" or action.points then kept[#kept + 1] = action end
    end
    return kept
end

-- Adds actions that the rules of the table require now: for the clock, captured stones, a
-- draw on the board, or the end of an interruption.
local function add_due(state, list)
    local now = state.at_table
    local running = now.clock and now.clock.running
    if now.session.suspended then
        list[1] = { verb = "organizer", order = "resume" }
        return
    end
    for _, taker in ipairs(captures.takers(state)) do
        list[#list + 1] = { verb = "capture", by = SEATS[taker],
            points = captures.points_of(now.claims.lifts[taker]) }
    end
    if running and time.may_press(state, running) then
        list[#list + 1] = { verb = "press", by = SEATS[running] }
    end
    if board_draws.stands(state) then
        list[#list + 1] = { verb = "claim", claim = now.claims.draw }
    end
end

-- Returns the passes of a list, which are the only actions on the board once there is a
-- draw.
local function passes(list)
    local kept = {}
    for _, action in ipairs(list) do
        if action.verb == "pass" then kept[#kept + 1] = action end
    end
    return kept
end

-- Lists the legal actions one by one.
local function one_by_one(state, is_bare)
    if is_bare then return (not_forbidden(state)) end
    local list, fault = {}, nil
    if state.final then return list end
    if not state.at_table.session.suspended then
        local legal_by
        list, fault = hooks.without_fouls(state, on_board(state))
        list, legal_by = hooks.filter(state, with_whole_offers(state, list))
        fault = fault or legal_by
    end
    if board_draws.stands(state) then list = passes(list) end
    add_due(state, list)
    return list, fault
end

-- Lists the legal actions in groups.
local function grouped(state, is_bare)
    local rules, position = state.rules, state.position
    if is_bare then
        return position:choices(rules.stones, SEATS, select(2, not_forbidden(state)))
    end
    local list, fault = {}, nil
    if state.final then return list end
    if not state.at_table.session.suspended then
        local left_out, legal_by, _
        if rules.hooks then
            position = position:copy() -- a hook of a host may play on
            local all = on_board(state)
            _, fault, left_out = hooks.without_fouls(state, all)
            _, legal_by, left_out = hooks.filter(state, all, true, left_out)
        end
        list, fault = position:choices(rules.stones, SEATS, left_out), fault or legal_by
    end
    if board_draws.stands(state) then list = passes(list) end
    add_due(state, list)
    return list, fault
end

--- Returns the legal actions on the board for the side to move, by verb, column and row.
-- The actions at the table that somebody must do follow (inarow.game:legal).
-- @param state a state, or a game
-- @param is_bare true for the actions that the rules of the board allow, whatever the
-- hook `legal` and the rules of the table say. In this list each offer has a single
-- point, and there is one for each point that may be offered
-- @param in_groups true to list actions as one choice if they differ only in their point
-- @return list of actions, or of inarow.choice; the fault of a hook that fails, or nil
function legal.list(state, is_bare, in_groups)
    return (in_groups and grouped or one_by_one)(state, is_bare)
end

return legal
