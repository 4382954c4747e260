--- Connect Four games as digits: columns from 1, a game a line, a score after a blank.
local limits = require "inarow.notation.limits"
local lines = require "inarow.text.lines"
local messages = require "inarow.text.messages"

local digits = {
    name = "digits",
    expected = messages.say "expected-digits",
    holds = { rule = "connect_four", size = "7x6", colours = 2 },
}

-- Columns, and perhaps a score after a blank.
local function is_game(line)
    return line:find("^[1-9]+%s*$") ~= nil or line:find("^[1-9]+%s+%-?%d+%s*$") ~= nil
end

--- Is every line of the text digits, perhaps with a score after them?
function digits.recognizes(text)
    local any = false
    for line in text:gmatch("[^\r\n]+") do
        if not is_game(line) then return false end
        any = true
    end
    return any
end

-- A score is all the comment that a line has room for.
function digits.holds.comment(game)
    return game.comment == nil or game.comment:find("^%-?%d+$") ~= nil
end

-- Of a point, or a column that stands alone.
local function column_of(move)
    return move.point:byte() - 96
end

-- Only columns are written.
function digits.holds.astray(game)
    for _, move in ipairs(game.moves) do
        if column_of(move) > game.rules.width then return false end
    end
    return true
end

-- A move for each digit: the same in all games.
local MOVES = {}
for column = 1, 9 do MOVES[tostring(column)] = { point = string.char(96 + column) } end

-- What is wrong with a line; nil if nothing is.
local function fault_of(line, is_long)
    if is_long then
        return limits.passed("bytes", "game-bytes")
    elseif not is_game(line) then
        return messages.say("not-digits", { text = line:sub(1, 40) })
    elseif line:match("^%d+()") > limits.moves + 1 then
        return limits.passed("moves", "game-moves")
    end
end

local function read_game(line, number, is_long)
    local fault = fault_of(line, is_long)
    if fault then
        return { error = { line = number, message = messages.say("syntax",
            { format = "digits", fault = fault }) } }
    end
    local game = { rule = "Connect Four", size = "7x6", players = {}, moves = {},
        line = number, comment = line:match("%s(%-?%d+)%s*$") }
    for digit in line:match("^%d+"):gmatch("%d") do
        game.moves[#game.moves + 1] = MOVES[digit]
    end
    return game
end

--- Read the games of a text (see inarow.notation).
function digits.stream(chunks)
    local next_line, _, begin = lines.of(chunks, limits.bytes)
    local number = 0
    return function()
        for line, is_long in next_line do
            number = number + 1
            begin()
            if is_long or line:find("%S") then
                return read_game(line, number, is_long)
            end
        end
    end
end

--- One game as a text (see inarow.notation).
function digits.write(game)
    local columns = {}
    for i, move in ipairs(game.moves) do columns[i] = column_of(move) end
    if #columns == 0 then return nil, messages.say "digits-need-move" end
    return table.concat(columns) .. (game.comment and " " .. game.comment or "") .. "\n"
end

return digits
