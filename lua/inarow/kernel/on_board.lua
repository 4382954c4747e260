--- Actions on the board: the core decides about them, and this file adds their effects at
-- the table.
local captures = require "inarow.kernel.table.captures"
local board_draws = require "inarow.kernel.table.board_draws"
local model = require "inarow.model"
local pending_claims = require "inarow.kernel.table.pending_claims"
local endings = require "inarow.kernel.endings"
local hooks = require "inarow.kernel.hooks"
local messages = require "inarow.kernel.sentences"
local at_table = require "inarow.kernel.at_table"
local presence = require "inarow.kernel.table.presence"
local scoresheets = require "inarow.kernel.table.scoresheets"
local refusals = require "inarow.kernel.refusals"
local rulings = require "inarow.kernel.ruling"
local sides = require "inarow.kernel.sides"
local time = require "inarow.kernel.table.time"

local MOVES, NONE = model.verbs "move", {}
local DIRECTIONS = { left = 1, right = 2 } -- directions of turning, by the core's numbers

local say = messages.say

local on_board = {}

-- Records a move of a seat at the table: for the clock, for the players' records, and for
-- captured stones that are lifted by hand.
local function note_move(state, seat)
    local clock = state.at_table.clock
    if clock then state.at_table.since_press = true end
    if clock and clock.controls.count_moves then
        local colour, made = sides.colour(state, (state.position:decided())), {}
        for other, count in pairs(state.at_table.made) do made[other] = count end
        made[colour] = (made[colour] or 0) + 1
        state.at_table.made = made
    end
    scoresheets.note_move(state)
    if state.origin.by_hand then captures.note_move(state, seat) end
end

-- Records the claims that are possible after a seat's action, in a game with claims.
local function note_at_table(state, seat, verb)
    local now = state.at_table
    if now.clock then now.unpressed = at_table.set(now.unpressed, seat, true) end
    local draw = pending_claims.note(state, MOVES[verb]) or false
    if now.claims.draw ~= draw then at_table.own(state, "claims").draw = draw end
end

-- Returns the lowest point of a column with gravity.
local function lowest(board, column)
    local pattern = board.layers > 1 and "%s-%d" or "%s%d"
    for number = 1, math.max(board.rows, board.layers) do
        local point = pattern:format(column, number)
        if board:has(point) then return point end
    end
end

-- Records the effects at the table of an action on the board.
local function note_actor(state, verb, actor)
    local offered_by = state.at_table.offered_by
    if offered_by and offered_by ~= actor then -- a move refuses the offer (RIF 10 b)
        at_table.renewed(state).offered_by = false
    end
    if not state.origin.at_once or next(state.at_table.players.absent) then
        presence.come(state, actor)
    end
    if not state.origin.at_once and MOVES[verb] then note_move(state, actor) end
    -- After a stone that changes nothing at the table, its player may offer a draw.
    local is_own_move = MOVES[verb] and verb ~= "pick"
    if is_own_move and state.at_table.number < state.number then return end
    local may_offer = is_own_move or verb == "offer" or verb == "rotate"
    at_table.renewed(state).may_offer = may_offer and actor
end

-- Refuses an action that a hook refuses, or for which a hook fails.
local function refuse(refusal)
    return rulings.refused(refusal.reason, refusal.citation, refusal.message)
end

-- Lets the hook `allow` decide about an action that makes forbidden patterns.
-- @param fouls stones of the action, as in the core's `fouls`
-- @return true if the action stands; then the core's status, reason and winner if the
-- action ends the game. Otherwise false, and the results of a refused call
local function allow(state, action, fouls)
    local before = state.before.position
    local allowed, foul, fault = hooks.allow(state, before, action, fouls)
    if fault then return false, refuse(fault) end
    if not foul then return true, state.position:allow(allowed) end
    state.position = before
    return false, refusals.of_core(state, "forbidden", action, foul)
end

--- Carries out an action about which the core decides. `colour` and `seat` are numbers or
-- nil.
function on_board.act(state, action, colour, seat)
    local drawn = state.at_table.claims.draw and board_draws.ending(state)
    if drawn and action.verb ~= "pass" then
        return board_draws.refuse(state, action)
    end
    if action.point and #action.point == 1 and not state.rules.gravity then
        return refusals.bad_action(say("not-a-point", { word = action.point }))
    end
    local position, dice = state.position:copy(), action.dice or NONE
    local number = action.number or dice[1] or DIRECTIONS[action.direction]
    local points, actor = action.point or action.points, position:turn()
    local fouls = state.rules.may_allow
        and position:fouls(action.verb, points, number, colour, seat)
    state.position = position
    local ok, status, reason, winner = position:act(action.verb, points, number, colour,
        seat, dice[2], state.origin.by_hand)
    if not ok then return refusals.of_core(state, status, action) end
    if action.point and not state.rules.board.number[action.point] then -- a column alone:
        action.point = action.verb == "play" and select(3, position:mover()) -- it fell,
            or lowest(state.rules.board, action.point) -- or was taken off
    end
    local ending, refusal, ruling
    if fouls then
        ok, status, reason, winner, ruling = allow(state, action, fouls)
        if not ok then return status, reason, winner, ruling end
    end
    if state.rules.hooks then
        ending, refusal = hooks.ask(state, state.before.position, action, status)
        if refusal then return refuse(refusal) end
    end
    note_actor(state, action.verb, actor)
    if state.origin.conduct.adjudication == "claims" then
        note_at_table(state, actor, action.verb)
        if drawn then return endings.finish(state, drawn) end
        status = nil
    elseif state.at_table.clock then
        local late = time.at_once(state)
        if late then return endings.finish(state, late) end
    end
    if ending then return endings.finish(state, ending, action.point) end
    if status then
        return endings.finish(state, endings.outcome(state, status, reason, winner))
    end
    return rulings.ok
end

return on_board
