--- Reads and writes Connect Four games as digits: the columns, from 1. Each line has one
-- game; a score may follow after a blank.
local by_line = require "inarow.notation.formats.by_line"
local limits = require "inarow.notation.limits"
local messages = require "inarow.notation.formats.sentences"

local digits = {
    name = "digits",
    expected = messages.say "expected-digits",
    by_line = true,
    begins = { words = { "^[1-9]+%f[%s%z]%s*%-?%d*$" }, throughout = true },
    holds = { rule = "connect_four", size = "7x6", colours = 2 },
}

-- The only comment that a line can hold is a score.
function digits.holds.comment(game)
    return game.comment == nil or game.comment:find("^%-?%d+$") ~= nil
end

-- Returns the column of a move: the letter of its point, which may be the column alone.
local function column_of(move)
    return move.point:byte() - 96
end

-- Only columns are written, so a stray move must be within the board's width.
function digits.holds.astray(game)
    for _, move in ipairs(game.moves) do
        if column_of(move) > game.rules.width then return false end
    end
    return true
end

-- The moves by their digits, shared by all games.
local MOVES = {}
for column = 1, 9 do MOVES[tostring(column)] = { point = string.char(96 + column) } end

-- Returns true if a line has columns and, optionally, a score after a blank.
local function is_game(line)
    return line:find("^[1-9]+%s*$") ~= nil or line:find("^[1-9]+%s+%-?%d+%s*$") ~= nil
end

local function read_game(line)
    if not is_game(line) then
        return nil, messages.say("not-digits", { text = line:sub(1, 40) })
    elseif line:match("^%d+()") > limits.moves + 1 then
        return nil, limits.passed("moves", "game-moves")
    end
    local game = { rule = "Connect Four", size = "7x6", players = {}, moves = {},
        comment = line:match("%s(%-?%d+)%s*$") }
    for digit in line:match("^%d+"):gmatch("%d") do
        game.moves[#game.moves + 1] = MOVES[digit]
    end
    return game
end

--- Read the games of a text (see foreign.lua).
digits.stream = by_line("digits", read_game)

--- Write one game as a text (see foreign.lua).
function digits.write(game)
    local columns = {}
    for i, move in ipairs(game.moves) do columns[i] = column_of(move) end
    if #columns == 0 then return nil, messages.say "digits-need-move" end
    return table.concat(columns) .. (game.comment and " " .. game.comment or "") .. "\n"
end

return digits
