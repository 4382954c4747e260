--- Captured stones that are lifted by hand (P87 3).
--
-- The table's `lifts` list, by seat, the captures of the seat's last move that are still
-- on the board: {at, move, colour, rows}. `at`, `move` and `colour` are the point, number
-- and colour of the capturing stone; `rows` is a list of {by, points}
-- (position:captured_rows). A seat may lift these stones until its move is over. With a
-- clock the move is over when the seat presses or moves again, whatever the opponent does
-- meanwhile. Without a clock it is over when the opponent moves (P87 reading 7). After
-- the press the opponent may demand that the stones are removed, until the opponent's own
-- next move. After that the capture is void and kept in `void_lifts`.
local pending_claims = require "inarow.kernel.table.pending_claims"
local at_table = require "inarow.kernel.at_table"
local refuse = require("inarow.kernel.refusals").refuse
local rulings = require "inarow.kernel.ruling"
local say = require("inarow.kernel.table.sentences").say
local sides = require "inarow.kernel.sides"

local captures = {}

-- ---- What is to be lifted -------------------------------------------------------------

--- Returns the points that a seat has captured and not lifted.
-- @param lift a seat's entry in the table's `lifts`, or nil
-- @return list, empty if no captured stone is left
function captures.points_of(lift)
    local points = {}
    for _, row in ipairs(lift and lift.rows or {}) do
        for _, point in ipairs(row.points) do points[#points + 1] = point end
    end
    return points
end

--- Returns the points of captured stones that some player may still lift, as a list.
function captures.to_lift(state)
    local points = {}
    for seat in ipairs(state.rules.colours) do
        for _, point in ipairs(captures.points_of(state.at_table.claims.lifts[seat])) do
            points[#points + 1] = point
        end
    end
    return points
end

--- Returns true if there is a captured stone that may still be lifted.
-- @param without set of the teams whose captures do not count, or nil; a team is the
-- number of its first colour
function captures.are_pending(state, without)
    for seat in pairs(state.at_table.claims.lifts) do
        local team = state.rules.leaders[sides.held_by(state, seat)]
        if not (without and without[team]) then return true end
    end
    return false
end

-- Returns true if a seat may still lift its captures, because the move that made them is
-- not over.
local function may_lift(state, seat)
    local now = state.at_table
    return now.claims.lifts[seat]
        and (not now.clock or now.unpressed[seat] or false)
end

--- Returns the numbers of the seats that may lift stones now, beginning with the seat
-- that moved last.
-- @return list
function captures.takers(state)
    local mover, list = (state.position:mover()), {}
    for seat in ipairs(state.rules.colours) do
        if may_lift(state, seat) then
            table.insert(list, seat == mover and 1 or #list + 1, seat)
        end
    end
    return list
end

-- Returns the points of a list as keys, and the number of different points.
local function set_of(points)
    local set, count = {}, 0
    for _, point in ipairs(points) do
        count = count + (set[point] and 0 or 1)
        set[point] = true
    end
    return set, count
end

-- Returns the points of a list that are part of a capture.
local function find(lift, points)
    local found, inside = {}, (set_of(captures.points_of(lift)))
    for _, point in ipairs(points) do
        if inside[point] then found[#found + 1] = point end
    end
    return found
end

-- ---- Moves ----------------------------------------------------------------------------

-- Makes a seat's captures void if their stones were not lifted.
local function lapse(state, seat)
    at_table.put(state, "claims", "void_lifts", seat, state.at_table.claims.lifts[seat])
    at_table.put(state, "claims", "lifts", seat, nil)
end

--- If captures are lifted by hand, records the captures of a seat's move, which stay
-- until they are lifted. Earlier captures of the seat that were not lifted become void.
function captures.note_move(state, seat)
    for taker in ipairs(state.rules.colours) do
        if state.at_table.claims.lifts[taker] and (taker == seat
            or not state.at_table.clock or not may_lift(state, taker)) then
            lapse(state, taker)
        end
    end
    local rows = state.position:captured_rows()
    if #rows == 0 then return end
    local _, move, at = state.position:mover()
    at_table.put(state, "claims", "lifts", seat, { at = at, move = move, rows = rows,
        colour = state.position:at(at) or (state.position:decided()) })
end

-- ---- Lifting --------------------------------------------------------------------------

-- Returns a capture without the stones on some points; nil if nothing is left. Two seats
-- may have captured the same stone: if one lifts its row, a part of the other's row
-- remains.
local function without(lift, points)
    local gone, rows = (set_of(points)), {}
    for _, row in ipairs(lift.rows) do
        local left = {}
        for _, point in ipairs(row.points) do
            if not gone[point] then left[#left + 1] = point end
        end
        if #left > 0 then rows[#rows + 1] = { by = row.by, points = left } end
    end
    if #rows == 0 then return nil end
    return { at = lift.at, move = lift.move, colour = lift.colour, rows = rows }
end

-- Returns the rows of a capture that consist of the points. Otherwise returns nil and a
-- reason: "no-capture" if a point is not part of the capture, "wrong-count" if a row is
-- incomplete.
local function rows_of(lift, points)
    local named, distinct = set_of(points)
    local rows, count = {}, 0
    if #find(lift, points) < #points then return nil, "no-capture" end
    if distinct < #points then return nil, "wrong-count" end
    for _, row in ipairs(lift.rows) do
        local here = 0
        for _, point in ipairs(row.points) do here = here + (named[point] and 1 or 0) end
        if here == #row.points then
            rows[#rows + 1], count = row, count + here
        end
    end
    if count < #points then return nil, "wrong-count" end
    return rows
end

-- Reasons of draws on a full board. The board is no longer full when stones are lifted.
local OF_FULL_BOARD = { ["full-board"] = true, ["no-action"] = true }

--- Returns true if lifting stones could still undo a draw on the board.
function captures.may_undo(state, draw)
    return OF_FULL_BOARD[draw] and captures.are_pending(state)
end

-- Lifts stones that a seat captured, or all of them if `points` is nil.
local function lift(state, seat, points)
    local own = state.at_table.claims.lifts[seat]
    points = points or captures.points_of(own)
    local rows, why = rows_of(own, points)
    if not rows then
        return refuse(state, why, { given = say("lift-some", { count = #points }),
            expected = say "lift-all" }, "capture")
    end
    state.position = state.position:copy()
    for _, row in ipairs(rows) do state.position:lift(row.points, row.by) end
    for _, field in ipairs { "lifts", "void_lifts" } do
        for taker, other in pairs(state.at_table.claims[field]) do
            at_table.put(state, "claims", field, taker, without(other, points))
        end
    end
    pending_claims.note_captures(state, points, own.at)
    if OF_FULL_BOARD[state.at_table.claims.draw] then
        at_table.own(state, "claims").draw = false
        for i in ipairs(state.rules.colours) do
            state.at_table.claims.given_up =
                at_table.set(state.at_table.claims.given_up, i, false)
        end
    end
    return rulings.ok
end

-- Refuses to lift stones because there are none to be lifted, or because it is too late.
local function refuse_capture(state, is_late)
    if is_late then
        return refuse(state, "too-late", { sentence = "capture-late" }, "capture")
    end
    return refuse(state, "no-capture",
        { sentence = not state.rules.capture and "no-captures" or nil }, "capture")
end

-- Returns the seat that captured the stones on the points, if the action does not name a
-- seat. Only the seats that may lift stones are considered. The result is the seat that
-- captured the first point, otherwise the seat that moved last.
local function taker_of(state, points)
    local takers, lifts = captures.takers(state), state.at_table.claims.lifts
    for _, taker in ipairs(takers) do
        if #find(lifts[taker], { points[1] }) > 0 then return taker end
    end
    return takers[1]
end

-- Returns true if the stones were captured and not lifted before the move was over.
local function were_left(state, seat, points)
    local lifted = state.at_table.claims
    for taker in ipairs(state.rules.colours) do
        local of_seat = not seat or taker == seat
        for _, left in ipairs { lifted.void_lifts, lifted.lifts } do
            if of_seat and left[taker] and #find(left[taker], points) == #points then
                return true
            end
        end
    end
    return false
end

--- `capture`: the capturing player lifts stones before the end of the move that captured
-- them.
function captures.capture(state, action, seat)
    local taker = taker_of(state, action.points)
    if seat and may_lift(state, seat) then
        taker = seat
    elseif not taker then
        return refuse_capture(state, were_left(state, seat, action.points))
    elseif seat then
        return refuse(state, "not-your-turn", { sentence = "lifted-by-taker" }, "capture")
    end
    return lift(state, taker, action.points)
end

-- Returns the seat that captured the stones whose removal a given seat may demand. If no
-- seat is given, any seat may demand the removal. If there are several such seats,
-- returns the seat that moved last.
local function taker_for(state, seat)
    local found, mover, lifts = nil, (state.position:mover()), state.at_table.claims.lifts
    for taker in ipairs(state.rules.colours) do
        if lifts[taker] and (not seat or sides.rivals(state, taker, seat))
            and (not found or taker == mover) then
            found = taker
        end
    end
    return found
end

--- Returns the number of the seat that demands the removal of stones if the action does
-- not name a seat, or nil.
function captures.demander(state)
    local taker = taker_for(state)
    return taker and sides.opponent(state, taker)
end

--- `demand`: captured stones that were not lifted are removed on the opponent's demand,
-- and count.
function captures.demand(state, _, seat)
    local taker = taker_for(state, seat)
    if taker then return lift(state, taker, nil) end
    if captures.are_pending(state) then
        return refuse(state, "not-your-turn", { sentence = "demand-by-other" }, "capture")
    end
    return refuse_capture(state, next(state.at_table.claims.void_lifts))
end

-- Returns true if lifting these captured stones is enough to win.
local function are_enough(state, left)
    local counts = {}
    for _, row in ipairs(left.rows) do
        counts[row.by] = (counts[row.by] or 0) + #row.points
    end
    for by, count in pairs(counts) do
        local needed = state.rules.win[by].captured
        if needed and state.position:taken(by) + count >= needed then return true end
    end
    return false
end

--- Returns the captured stones with which a team wins as soon as it lifts them.
-- @param seat of the team, or nil for any team
-- @return list of points; nil if lifting them would not win
function captures.winning(state, seat)
    for _, taker in ipairs(captures.takers(state)) do
        local is_own = not seat or not sides.rivals(state, taker, seat)
        if is_own and are_enough(state, state.at_table.claims.lifts[taker]) then
            return captures.points_of(state.at_table.claims.lifts[taker])
        end
    end
end

--- Returns true if a team would have won by lifting in time the captures that are now
-- void.
-- @param seat of the team, or nil for any team
function captures.lapsed_win(state, seat)
    for taker, left in pairs(state.at_table.claims.void_lifts) do
        local is_own = not seat or not sides.rivals(state, taker, seat)
        if is_own and are_enough(state, left) then return true end
    end
    return false
end

return captures
