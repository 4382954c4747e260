--- Draws on the board in games with claims (RIF 10.1, 10.3).
--
-- The table's `draw` is the reason of such a draw. The draw ends the game automatically
-- when no claim is possible any more (RIF reading 5).
local captures = require "inarow.kernel.table.captures"
local pending_claims = require "inarow.kernel.table.pending_claims"
local endings = require "inarow.kernel.endings"
local messages = require "inarow.kernel.table.sentences"
local at_table = require "inarow.kernel.at_table"
local rulings = require "inarow.kernel.ruling"
local sides = require "inarow.kernel.sides"
local time = require "inarow.kernel.table.time"

local say = messages.say

local board_draws = {}

--- Returns true if there is a draw that lifting stones cannot undo. After such a draw no
-- more moves are made: players may claim a win that came before the draw, or pass, which
-- shows that they do not claim.
function board_draws.stands(state)
    local draw = state.at_table.claims.draw
    return draw and not captures.may_undo(state, draw)
end

--- Returns the fields of the ruling by which such a draw would end the game now; nil or
-- false if there is no draw.
function board_draws.ending(state)
    return board_draws.stands(state)
        and (endings.at_end(state, state.at_table.claims.draw))
end

--- Refuses an action on the board after a draw on the board.
function board_draws.refuse(state, action)
    local draw = state.at_table.claims.draw
    local citation = endings.outcome(state, "drawn", draw).citation
    return rulings.refused("not-now", citation, say("not-now", { verb = action.verb,
        expected = say("expected-claim-of", { claim = draw }) }))
end

-- Returns true if a win could still be claimed: by a row or captures on the board, by
-- stones still to be lifted, or by time.
local function is_open(state)
    return pending_claims.standing(state)[1] or time.winners(state)[1]
        or captures.are_pending(state, state.at_table.claims.given_up)
end

--- After an action, ends the game if there is a draw and nothing can be claimed. A player
-- who presses after the last stone gives up all claims (RIF reading 5).
-- @param presser number of the seat, if the action is a press
-- @return the ruling that ends the game, or nil
function board_draws.settle(state, presser)
    if state.final or not state.at_table.claims.draw then return nil end
    if presser then
        local own = at_table.own(state, "claims")
        own.given_up = at_table.set(own.given_up,
            state.rules.leaders[sides.held_by(state, presser)], true)
    elseif not board_draws.stands(state) then
        return nil
    end
    if state.at_table.claims.draw == "two-passes" or not is_open(state) then
        return endings.drawn(state)
    end
end

return board_draws
