--- Captured stones that are lifted by hand (P87 3).
local claims = require "inarow.game.table.claims"
local refuse = require("inarow.game.refusals").refuse
local rulings = require "inarow.model.ruling"
local say = require("inarow.text.messages").say

local captures = {}

--- Stones captured at a table are lifted by hand (P87 3), where the variant has it so.
function captures.by_hand(game)
    local capture = game.rules.script.capture
    return capture and capture.by_hand and game.now.conduct.adjudication == "claims"
end

--- After a move: what it captured stands until it is lifted, if that is by hand; what
-- still stood was left.
function captures.note_move(game, by_hand)
    local now, left = game.now, game.now.pending
    now.pending = by_hand and #game.position:captured() > 0 or false
    now.void_capture = left or now.void_capture and not now.pending
end

--- Were captured stones left standing when the opponent moved, so that they are none?
function captures.are_void(game)
    return game.now.void_capture and not game.now.pending
end

local function refuse_capture(game)
    if captures.are_void(game) then
        return refuse(game, "too-late", { sentence = "capture-late" }, "capture")
    end
    return refuse(game, "no-capture",
        { sentence = not game.rules.script.capture and "no-captures" or nil }, "capture")
end

-- Lift stones, or all that were captured if `points` is nil.
local function lift(game, points)
    local captured = game.position:captured()
    local ok, why = game.position:lift(points)
    if not ok then
        return refuse(game, why == "wrong-count" and why or "no-capture",
            { given = say("lift-some", { count = #points }), expected = say "lift-all" },
            "capture")
    end
    claims.note_captures(game, points or captured)
    game.now.draw = false -- the board is not full any more
    game.now.pending = #game.position:captured() > 0
    return rulings.ok
end

--- `capture`, by the capturing player, before the press.
function captures.capture(game, action, seat)
    local mover, clock = game.position:mover(), game.now.clock
    if not game.now.pending or (clock and clock.running ~= mover) then
        return refuse_capture(game)
    elseif seat and seat ~= mover then
        return refuse(game, "not-your-turn", { sentence = "lifted-by-taker" }, "capture")
    end
    return lift(game, action.points)
end

--- `demand`: stones that were left are removed on the opponent's demand, and count.
function captures.demand(game, _, seat)
    if not game.now.pending then
        return refuse_capture(game)
    elseif seat == game.position:mover() then
        return refuse(game, "not-your-turn", { sentence = "demand-by-other" }, "capture")
    end
    return lift(game, nil)
end

return captures
