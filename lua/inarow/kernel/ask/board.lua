--- Questions about the board of a state: its stones, the side to move, the last action.
--
-- A state may also be a game, which stands for its present state. Colours and seats are
-- numbers.
local model = require "inarow.model"
local captures = require "inarow.kernel.table.captures"
local draws = require "inarow.kernel.table.draws"
local line = require "inarow.kernel.line"
local refusals = require "inarow.kernel.refusals"

local board = {}

--- Returns the seat that is to act on the board.
-- @return four values: the seat; the colour of the stone to be placed or else of the
-- seat, nil if unknown; the number of stones left to place in this turn, after the
-- opening; and the number of moves so far
function board.to_act(state)
    local position = state.position
    local seat, colour = position:turn()
    return seat, colour, position:left(), (select(2, position:mover()))
end

-- Returns captured stones that are still to be lifted by hand, by seat: {at, move,
-- colour, points}. The point, number and colour are those of the capturing stone.
local function lifts_of(state)
    local lifts = {}
    for seat, lift in pairs(state.at_table.claims.lifts) do
        lifts[seat] = { at = lift.at, move = lift.move, colour = lift.colour,
            points = captures.points_of(lift) }
    end
    return lifts
end

--- Returns the effects of the last action on the board.
-- @return a table: `seat`: the seat that moved or passed last, or nil. `point`: the
-- point of the last stone, or nil. `colour`: the colour that acted. `rival`: another
-- colour whose row counts after the action, or nil. `captured`: list of the points where
-- the action captured stones. `lifts`: by seat, the captured stones that are still to be
-- lifted by hand, {at, move, colour, points}. `awaits`: {colour, point} of a row that
-- wins if it survives the answer, or nil. `may_offer`: the seat that may offer a draw,
-- or nil
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

-- Returns a point of the board; or nil, message, "off-board".
-- @param word a point, perhaps as somebody typed it
local function point_of(state, word)
    local grid = state.rules.board
    local point = grid.number[word] and word or model.point(word)
    if point and grid.number[point] then return point end
    return nil, refusals.off_board(grid, word), "off-board"
end

--- Returns the number of the colour of the stone at a point. For a neutral stone, the
-- result is the number of colours plus one.
-- @param word a point, perhaps as somebody typed it
-- @return colour, or nil if the point is vacant; or nil, message, "off-board"
function board.at(state, word)
    local point, message, code = point_of(state, word)
    if not point then return nil, message, code end
    return state.position:at(point)
end

--- Returns the points of the board as one line of text, row by row from the top of the
-- top layer. `X` is the first colour, `O` the second, then `1` to `4`; `.` is vacant.
-- @return text; list of the number of stones that each colour has captured, empty in a
-- game without captures
function board.cells(state)
    return state.position:cells(), line.taken(state, state.position)
end

--- Returns a new copy of the core's position. The core's functions count and search with
-- it, and answer questions about the board alone, such as rows and symmetries
-- (csrc/lua/position.c, proof.c).
function board.for_core(state)
    return state.position:copy()
end

--- Returns a key of the position, as defined in csrc/inarow.h.
-- @param of_board true for a key of the board: it depends only on the stones and the
-- colour to move
-- @return key, 32 hexadecimal digits; number of the symmetry that maps the position to
-- the canonical form
function board.key(state, of_board)
    local position = state.position
    if of_board then return position:board_key() end
    return position:key()
end

return board
