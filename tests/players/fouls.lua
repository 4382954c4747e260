--- Black's forbidden moves, written as a careless programmer might. It scans lines, and
-- has a switch for each mistake that is known from existing programs. Without a switch,
-- it follows RIF 9 by the readings in variants/READINGS.md.
local fouls = {}

local REACH = 4

--- The switches:
-- `no_overline`: an overline is not a foul;
-- `overline_first`: a five beside an overline is a foul;
-- `fours_once`: at most one four counts on each line;
-- `long_fours`: a four counts even if it can only become an overline;
-- `any_three`: a three counts even if its straight-four point is forbidden;
-- `shallow`: a double-three at that point is not recognized;
-- `five_three`: a three counts even if that point makes a five elsewhere;
-- `edge`: the first column and the lowest row count as outside the board;
-- `threes_apart`: a three with two straight-four points counts as two.

-- ---- The board ------------------------------------------------------------------------

--- Returns a board from its cells, row by row from the top, as in game:cells.
function fouls.board(cells, side)
    local board = { side = side }
    for at = 1, #cells do
        local column = (at - 1) % side + 1
        local row = side - math.floor((at - 1) / side)
        board[column * 64 + row] = cells:sub(at, at)
    end
    return board
end

-- Places are column * 64 + row, both from 1. The steps are along row, column and
-- diagonals.
local STEPS = { 64, 1, 65, 63 }

local function is_vacant(board, at, switches)
    if switches.edge and (math.floor(at / 64) == 1 or at % 64 == 1) then return false end
    return board[at] == "."
end

-- ---- Rows -----------------------------------------------------------------------------

-- Returns the number of stones in the row of a place, and the row's start, in steps from
-- the place.
local function run(board, at, step)
    local first, last = 0, 0
    while board[at + (first - 1) * step] == "X" do first = first - 1 end
    while board[at + (last + 1) * step] == "X" do last = last + 1 end
    return last - first + 1, first, last
end

local function longest(board, at, wanted)
    for _, step in ipairs(STEPS) do
        local length = run(board, at, step)
        if wanted(length) then return true end
    end
    return false
end

local function makes_five(board, at)
    return longest(board, at, function(length) return length == 5 end)
end

local function makes_overline(board, at)
    return longest(board, at, function(length) return length > 5 end)
end

-- Returns the places, in steps, where one more stone makes a five with the stone at a
-- place.
local function five_points(board, at, step, switches)
    local list = {}
    for t = -REACH, REACH do
        local there = at + t * step
        if t ~= 0 and is_vacant(board, there, switches) then
            board[there] = "X"
            local length, first, last = run(board, at, step)
            board[there] = "."
            if first <= t and t <= last
                and (length == 5 or switches.long_fours and length > 5) then
                list[#list + 1] = t
            end
        end
    end
    return list
end

local function makes_double_four(board, at, switches)
    local fours = 0
    for _, step in ipairs(STEPS) do
        local points = #five_points(board, at, step, switches)
        if points == 2 and (switches.fours_once or run(board, at, step) == 4) then
            points = 1
        end
        fours = fours + points
    end
    return fours > 1
end

-- ---- Threes ---------------------------------------------------------------------------

local judge

-- Returns true if a stone at `there` makes a straight four with the stone at `at`, as a
-- three requires.
local function is_way(board, at, there, step, switches, depth)
    board[there] = "X"
    local length, first, last = run(board, at, step)
    local t = (there - at) / step
    local ok = length == 4 and first <= t and t <= last
        and #five_points(board, at, step, switches) == 2
    if ok and not switches.five_three then ok = not makes_five(board, there) end
    if ok and not switches.any_three then
        local verdict = judge(board, there, switches, depth + 1)
        ok = verdict == "allowed" or verdict == "five"
    end
    board[there] = "."
    return ok
end

local function makes_double_three(board, at, switches, depth)
    if switches.shallow and depth > 0 then return false end
    local threes = 0
    for _, step in ipairs(STEPS) do
        local ways = 0
        for t = -REACH, REACH do
            local there = at + t * step
            if t ~= 0 and is_vacant(board, there, switches)
                and (ways == 0 or switches.threes_apart)
                and is_way(board, at, there, step, switches, depth) then
                ways = ways + 1
            end
        end
        threes = threes + ways
        if threes > 1 then return true end
    end
    return false
end

-- ---- The verdict ----------------------------------------------------------------------

-- Returns the pattern of the black stone at a place.
function judge(board, at, switches, depth)
    local overline = not switches.no_overline and makes_overline(board, at)
    if overline and switches.overline_first then return "overline" end
    if makes_five(board, at) then return "five" end
    if overline then return "overline" end
    if makes_double_four(board, at, switches) then return "double-four" end
    if makes_double_three(board, at, switches, depth) then return "double-three" end
    return "allowed"
end

--- Returns the pattern that a black stone at a vacant point would make.
-- @param board from fouls.board; it is not changed
-- @param point like `h8`
-- @param switches set of the active switches
-- @return "five", "overline", "double-four", "double-three" or "allowed"; nil if the
-- point is not vacant
function fouls.verdict(board, point, switches)
    local at = (point:byte() - 96) * 64 + (tonumber(point:sub(2)) or 0)
    if board[at] ~= "." then return nil end
    board[at] = "X"
    local verdict = judge(board, at, switches, 0)
    board[at] = "."
    return verdict
end

-- Returns true if there are four black stones near a place on its lines. With fewer, a
-- foul is impossible.
local function is_crowded(board, at)
    local count = 0
    for _, step in ipairs(STEPS) do
        for there = at - (REACH + 1) * step, at + (REACH + 1) * step, step do
            if board[there] == "X" then count = count + 1 end
        end
    end
    return count >= 4
end

--- Returns the forbidden points of a board, by column, then row.
function fouls.map(board, switches)
    local list = {}
    for column = 1, board.side do
        for row = 1, board.side do
            local at = column * 64 + row
            if board[at] == "." and is_crowded(board, at) then
                local point = string.char(96 + column) .. row
                local verdict = fouls.verdict(board, point, switches)
                if verdict ~= "five" and verdict ~= "allowed" then
                    list[#list + 1] = point
                end
            end
        end
    end
    return list
end

return fouls
