--- Reads and writes Piskvork's .psq, the format of the Gomocup tournament manager. A file
-- has a heading with the size, then a line `x,y,milliseconds` for each move, counted
-- from 1 at the top left. At the end are names and a code. A file contains one game
-- without its rules, result or passes.
local limits = require "inarow.notation.limits"
local lines_of = require("inarow.language").lines
local messages = require "inarow.notation.formats.sentences"
local model = require "inarow.model"

local psq = {
    name = "psq",
    expected = messages.say "expected-psq",
    endings = { "psq" },
    single = true,
    begins = { text = "^Piskvorky%s" },
    holds = { players = true, times = true, rule = "gomoku", size = true, colours = 2 },
}

-- Tags for the other text of the heading and for the lines at the end.
local HEADING, ENDING = "Piskvorky", "ending"

function psq.holds.tags(name)
    return name == HEADING or name == ENDING
end

-- ---- Reading ------------------------------------------------------------------------

-- Returns the game for a heading, its columns and its rows; nil if the heading is wrong.
local function read_heading(line)
    local columns, rows, more = line:match("^%s*Piskvorky%s+(%d+)x(%d+)(.*)")
    columns, rows = tonumber(columns), tonumber(rows)
    if not columns or columns < 1 or columns > 26 or rows < 1 or rows > 26 then
        return nil
    end
    return { size = columns .. "x" .. rows, rule = "Piskvork", players = {},
        moves = {}, tags = { { HEADING, more } } }, columns, rows
end

local LONGEST = 1e11 -- milliseconds of a move: the most that a game's clock can hold

-- Returns the column, the row and the milliseconds of a move's line; nil if it is another
-- line.
local function move_of(line)
    return line:match("^(%d+),(%d+),(%-?%d+)%s*$")
end

-- Reads the lines after the moves: two names, and the other lines.
local function read_ending(game, lines)
    game.players = { lines[1], lines[2] }
    if #lines > 2 then
        game.tags[2] = { ENDING, table.concat(lines, "\n", 3) }
    end
end

-- Removes the times if all of them are zero, because then no times were recorded.
local function clear_times(game)
    if game.elapsed ~= 0 then return end
    for _, move in ipairs(game.moves) do move.time = nil end
end

-- Reads a move, whose coordinates count from 1 at the top left. Returns nil and the fault
-- if the move is wrong.
local function read_move(game, line, columns, rows)
    local x, y, time = move_of(line)
    x, y = tonumber(x), tonumber(y)
    if x < 1 or x > columns or y < 1 or y > rows then
        return nil, messages.say("psq-off-board", { text = line:sub(1, 40) })
    elseif tonumber(time) > LONGEST then
        return nil, messages.say("psq-time", { text = line:sub(1, 40) })
    end
    game.elapsed = (game.elapsed or 0) + math.max(0, tonumber(time))
    game.moves[#game.moves + 1] = { point = model.point_name(x, rows + 1 - y),
        time = game.elapsed / 1000 }
    return true
end

-- Reads a line. Returns true; or nil, the fault and the number of its line.
local function read_line(reading, line, number)
    local game, after = reading.game, reading.after
    if not game then
        game, reading.columns, reading.rows = read_heading(line)
        if not game then return nil, messages.say "psq-heading" end
        reading.game, game.line = game, number
    elseif not move_of(line) then
        after[#after + 1], reading.ending = line, reading.ending or number
    elseif reading.ending then -- names follow the moves, so the earlier line is wrong
        return nil, messages.say("not-a-psq-move", { text = after[1]:sub(1, 40) }),
            reading.ending
    elseif #game.moves == limits.moves then
        return nil, limits.passed("moves", "game-moves")
    else
        return read_move(game, line, reading.columns, reading.rows)
    end
    return true
end

--- Read the game of a text (see foreign.lua).
function psq.stream(chunks)
    local next_line = lines_of(chunks, limits.bytes)
    local reading, number = { after = {} }, 0
    local function fail(fault, line)
        reading.over = true
        return { error = { line = line or number,
            message = messages.say("syntax", { format = "psq", fault = fault }) } }
    end
    return function()
        if reading.over then return nil end
        for line, is_long in next_line do
            number = number + 1
            if is_long then return fail(limits.passed("bytes", "game-bytes")) end
            if line:find("%S") then
                local ok, fault, at = read_line(reading, line, number)
                if not ok then return fail(fault, at) end
            end
        end
        if not reading.game then
            number = 1
            return fail(messages.say "psq-heading")
        end
        reading.over = true
        clear_times(reading.game)
        read_ending(reading.game, reading.after)
        return reading.game
    end
end

-- ---- Writing ------------------------------------------------------------------------

local function tag(game, name)
    for _, pair in ipairs(game.tags) do
        if pair[1] == name then return pair[2] end
    end
end

--- Write one game as a text (see foreign.lua).
-- @return string; or nil, message
function psq.write(game)
    local lines = { "Piskvorky " .. game.rules.width .. "x" .. game.rules.height
        .. (tag(game, HEADING) or ", 0:0, 0") }
    local elapsed = 0
    for _, move in ipairs(game.moves) do
        local x, y = model.coordinates(move.point)
        local time = move.time or elapsed
        lines[#lines + 1] = ("%d,%d,%.0f"):format(x, game.rules.height + 1 - y,
            (time - elapsed) * 1000)
        elapsed = time
    end
    for i = 1, 2 do
        local name = game.players[i] or "?"
        if not name:find("^[^\r\n]*%S[^\r\n]*$") or move_of(name) then
            return nil, messages.say("psq-name", { name = name })
        end
        lines[#lines + 1] = name
    end
    for line in ((tag(game, ENDING) or "0") .. "\n"):gmatch("(.-)\r?\n") do
        if move_of(line) then
            return nil, messages.say("psq-ending", { text = line })
        end
        lines[#lines + 1] = line
    end
    return table.concat(lines, "\n") .. "\n"
end

return psq
