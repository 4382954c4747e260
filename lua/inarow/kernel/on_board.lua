--- What is done on the board: actions that the core decides on, and what follows of them
-- at the table.
local captures = require "inarow.kernel.table.captures"
local board_draws = require "inarow.kernel.table.board_draws"
local model = require "inarow.model"
local pending_claims = require "inarow.kernel.table.pending_claims"
local draws = require "inarow.kernel.table.draws"
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

local MOVES = model.verbs "move"

local say = messages.say

local on_board = {}

-- A move was made by a seat, where there is more than the board: it counts for the clock,
-- for the players' records, and for what was captured, if that is lifted by hand.
local function note_move(game, seat)
    local clock = game.at_table.clock
    if clock then game.at_table.since_press = true end
    if clock and clock.controls.count_moves then
        local colour, made = sides.colour(game, (game.position:decided())), {}
        for other, count in pairs(game.at_table.made) do made[other] = count end
        made[colour] = (made[colour] or 0) + 1
        game.at_table.made = made
    end
    scoresheets.note_move(game)
    if game.origin.by_hand then captures.note_move(game, seat) end
end

-- Where wins are claimed: what may be, after an action of a seat; whether it is a draw.
local function note_at_table(game, seat, verb)
    local now = game.at_table
    if now.clock then now.unpressed = at_table.set(now.unpressed, seat, true) end
    if MOVES[verb] then
        local draw = pending_claims.note(game) or false
        if now.claims.draw ~= draw then
            at_table.own(game, "claims").draw = draw
        end
    end
end

-- The lowest point of a column where stones fall.
local function lowest(board, column)
    local pattern = board.layers > 1 and "%s-%d" or "%s%d"
    for number = 1, math.max(board.rows, board.layers) do
        local point = pattern:format(column, number)
        if board:has(point) then return point end
    end
end

-- What an action on the board says of its actor at the table.
local function note_actor(game, verb, actor)
    local offered_by = game.at_table.offered_by
    if offered_by and offered_by ~= actor then -- it is refused by moving (RIF 10 b)
        at_table.renewed(game).offered_by = false
    end
    if not game.origin.at_once or next(game.at_table.players.absent) then
        presence.come(game, actor)
    end
    if not game.origin.at_once and MOVES[verb] then note_move(game, actor) end
    local is_own_move = MOVES[verb] and verb ~= "pick"
    local offerer = (is_own_move or verb == "offer") and actor or false
    if draws.may_offer(game) ~= offerer then
        at_table.renewed(game).may_offer = offerer
    end
end

--- Carry out an action that the core decides on. `colour` and `seat` are indexes or nil.
function on_board.act(game, action, colour, seat)
    local is_drawn = game.at_table.claims.draw and board_draws.stands(game)
    if is_drawn and action.verb ~= "pass" then return board_draws.refuse(game, action) end
    if action.point and #action.point == 1 and not game.rules.gravity then
        return refusals.bad_action(say("not-a-point", { word = action.point }))
    end
    local position, dice = game.position:copy(), action.dice or {}
    local actor = position:turn()
    game.position = position
    local ok, status, reason, winner = position:act(action.verb,
        action.point or action.points, action.number or dice[1], colour, seat, dice[2],
        game.origin.by_hand)
    if not ok then return refusals.of_core(game, status, action) end
    if action.point and not game.rules.board.number[action.point] then -- a column alone:
        action.point = action.verb == "play" and select(3, position:mover()) -- it fell,
            or lowest(game.rules.board, action.point) -- or was taken off
    end
    local ending, refusal
    if game.rules.hooks then
        ending, refusal = hooks.ask(game, game.before.position, action, status)
    end
    if refusal then
        return rulings.refused(refusal.reason, refusal.citation, refusal.message)
    end
    note_actor(game, action.verb, actor)
    if game.origin.conduct.adjudication == "claims" then
        note_at_table(game, actor, action.verb)
        status, reason = is_drawn and "drawn" or nil, game.at_table.claims.draw
    elseif game.at_table.clock then
        local late = time.at_once(game)
        if late then return endings.finish(game, late) end
    end
    if ending then return endings.finish(game, ending, action.point) end
    if status then
        return endings.finish(game, endings.outcome(game, status, reason, winner))
    end
    return rulings.ok
end

return on_board
