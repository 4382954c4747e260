--- Questions about the board of a state: its stones, the side to move, the last action.
--
-- A state may also be a game, for its present state. Colours and seats are numbers.
local model = require "inarow.model"
local captures = require "inarow.kernel.table.captures"
local draws = require "inarow.kernel.table.draws"
local line = require "inarow.kernel.line"
local refusals = require "inarow.kernel.refusals"
local say = require("inarow.kernel.sentences").say

local board = {}

--- Who is to act on the board.
-- @return seat; colour of the stone to be placed, or of the seat, or nil; number of
-- stones left to place in this turn, after the opening; number of moves so far
function board.to_act(state)
    local position = state.position
    local seat, colour = position:turn()
    return seat, colour, position:left(), (select(2, position:mover()))
end

-- Captured stones that are still to be lifted by hand, by seat: {at, move, colour,
-- points}, with the point, number and colour of the stone that captured them.
local function lifts_of(state)
    local lifts = {}
    for seat, lift in pairs(state.at_table.claims.lifts) do
        lifts[seat] = { at = lift.at, move = lift.move, colour = lift.colour,
            points = captures.points_of(lift) }
    end
    return lifts
end

--- The effects of the last action on the board.
-- @return a table: `seat` that moved or passed last, or nil; `point` of the last stone,
-- or nil; `colour` that acted, and `rival`, another one whose row counts since, or nil;
-- `captured`, list of points where it captured stones; `lifts`, captured stones still to
-- be lifted by hand, by seat {at, move, colour, points}; `awaits`, {colour, point} of a
-- row that wins if it survives the answer, or nil; `may_offer`, the seat that may offer
-- a draw, or nil
function board.last(state)
    local position = state.position
    local colour, _, rival = position:decided()
    local awaiting, at = position:awaiting()
    local seat, _, point = position:mover()
    return { seat = seat, point = point, colour = colour, rival = rival,
        captured = position:captured(), lifts = lifts_of(state),
        awaits = awaiting and { colour = awaiting, point = at } or nil,
        may_offer = draws.may_offer(state) or nil,
        exempted = state.rules.has_exceptions and position:exempted() or nil }
end

-- A point of the board; or nil, message, "off-board".
-- @param word a point, perhaps as somebody typed it
local function point_of(state, word)
    local grid = state.rules.board
    local point = grid.number[word] and word or model.point(word)
    if point and grid.number[point] then return point end
    return nil, refusals.off_board(grid, word), "off-board"
end

--- The number of the colour of the stone at a point; for a neutral stone, the number of
-- colours plus one.
-- @param word a point, perhaps as somebody typed it
-- @return colour, or nil if the point is vacant; or nil, message, "off-board"
function board.at(state, word)
    local point, message, code = point_of(state, word)
    if not point then return nil, message, code end
    return state.position:at(point)
end

--- The points of the board as one line of text, row by row from the top, beginning with
-- the top layer: `X` is the first colour, `O` the second, then `1` to `4`; `.` is
-- vacant.
-- @return text; list of how many stones each colour has captured, empty in a game
-- without captures
function board.cells(state)
    return state.position:cells(), line.taken(state, state.position)
end

--- The state in the form that the core's functions for counting and searching take: a new
-- copy.
function board.for_core(state)
    return state.position:copy()
end

--- The rows that a stone of a colour makes, or would make, at a point.
-- @return list of {reason, stones, line, shape}; nil if there are none
function board.rows(state, colour, point)
    return state.position:rows(colour, point)
end

--- The image of each point under a symmetry of the position that maps one point to
-- another.
-- @return list of points in the order of `rules.board.points`; nil if there is none
function board.symmetry(state, one, other)
    return state.position:images(one, other)
end

--- A key of the position, as defined in csrc/inarow.h.
-- @param of_board true: a key of the stones and the colour to move alone
-- @return key, 32 hexadecimal digits; number of the symmetry that maps the position to
-- the canonical form
function board.key(state, of_board)
    local position = state.position
    if of_board then return position:board_key() end
    return position:key()
end

--- The image of a point under a symmetry of the board.
-- @param symmetry its number, as from `key`; from 0
-- @param word a point, perhaps as somebody typed it
-- @return point; or nil, message, "off-board" or "no-such-symmetry"
function board.image(state, symmetry, word)
    local point, message, code = point_of(state, word)
    if not point then return nil, message, code end
    local image = state.position:image(symmetry, point)
    if image then return image end
    return nil, say("no-such-symmetry", { number = symmetry }), "no-such-symmetry"
end

return board
