--- Reads and writes positions, one per line, by ../positions.lua. A line has the rows
-- from the top, with stones and numbers of vacant points. The side to move follows. A
-- game read from this notation starts from its position and has no moves. A game written
-- in this notation is reduced to its final position.
local by_line = require "inarow.notation.formats.by_line"
local messages = require "inarow.notation.formats.sentences"
local positions = require "inarow.notation.positions"

local say = messages.say

-- A row consists of stones, vacancies and holes. A line has at least three rows, or all
-- points of a square without separators.
local CELLS, POINT, END = "XOxobwryBWRY%d%.#", "[XO%.]", "%f[%s%z].*"
local ROWS = ("^[%s]+/[%s]+/[%s][/%s]*"):format(CELLS, CELLS, CELLS, CELLS)
local SIGNATURES = { ROWS .. END }
for side = 3, 26 do
    SIGNATURES[side - 1] = "^" .. POINT:rep(side * side) .. END
end

local fen = {
    name = "fen",
    expected = say "expected-fen",
    by_line = true,
    begins = { words = SIGNATURES },
    at_end = true, -- a game is written as its final position
    holds = {
        rule = true, size = true, colours = 2, setup = true, captured = true,
        vacant = true, pass = true, shifted = true, instead = true, astray = true,
    },
}

-- ---- Reading ------------------------------------------------------------------------

local function read_position(line)
    if positions.is_comment(line) then return nil end
    return { players = {}, moves = {}, setup = line }
end

--- Read the positions of a text (see foreign.lua).
fen.stream = by_line("fen", read_position, "position_line", "line-bytes")

-- ---- Writing ------------------------------------------------------------------------

--- Write the final position of a game as a line (see foreign.lua).
-- @return string; or nil, message
function fen.write(game)
    local line, message = positions.text(game.live)
    return line and line .. "\n", message
end

return fen
