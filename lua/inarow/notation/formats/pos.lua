--- Reads and writes RenLib's .pos: one game of stones on 15 by 15 points. The first byte
-- is the number of stones. Then each stone has a byte, in the order of play: 15 * (row
-- from the top - 1) + column - 1. So byte 0 is the point a15, byte 14 is o15, and byte
-- 224 is o1. The format has no rules, results or passes.
local messages = require "inarow.notation.formats.sentences"
local model = require "inarow.model"

local say = messages.say

local SIDE, POINTS = 15, 225

-- Bytes that never occur in plain text.
local IN_NO_TEXT = "[%z\1-\8\11\12\14-\31\127-\255]"

local pos = {
    name = "pos",
    expected = say "expected-pos",
    endings = { "pos" },
    begins = { counted = POINTS, has = IN_NO_TEXT },
    single = true,
    holds = { rule = "renju", size = "15x15", colours = 2 },
}

local function fail(offset, code, values)
    return { error = { message = say("syntax", { format = "pos", fault =
        messages.compose("at-byte", { said = say(code, values), offset = offset }) }) } }
end

-- Returns the whole text, but at most one byte more than a game can have.
local function gather(chunks)
    local parts, size = {}, 0
    while size <= POINTS + 1 do
        local piece = chunks()
        if not piece then break end
        parts[#parts + 1], size = piece, size + #piece
    end
    return table.concat(parts)
end

local function read(text)
    local count = text:byte()
    if not count then return nil end
    if count == 0 or count > POINTS then
        return fail(0, "pos-count", { number = count })
    elseif #text <= count then
        return fail(#text, "cut-off")
    end
    local game = { rule = "Renju", size = "15x15", players = {}, moves = {} }
    for i = 1, count do
        local where = text:byte(i + 1)
        if where >= POINTS then return fail(i, "pos-point", { number = where }) end
        game.moves[i] =
            model.point_name(where % SIDE + 1, SIDE - math.floor(where / SIDE))
    end
    -- RenLib ignores the rest. The rest of the file may be zeros. Other bytes may be a
    -- second game, which must not be ignored silently.
    local rest = text:find("[^%z]", count + 2)
    if rest then return fail(rest - 1, "pos-goes-on", { number = count }) end
    return game
end

--- Read the game of a text (see foreign.lua).
function pos.stream(chunks)
    local over = false
    return function()
        if over then return nil end
        over = true
        return read(gather(chunks))
    end
end

--- Write one game as a text (see foreign.lua).
-- @return string; or nil, message
function pos.write(game)
    if #game.moves == 0 then return nil, say "pos-needs-stone" end
    if #game.moves > POINTS then return nil, say "pos-too-many" end
    local bytes = { string.char(#game.moves) }
    for i, move in ipairs(game.moves) do
        local column, row = model.coordinates(move.point)
        bytes[i + 1] = string.char(SIDE * (SIDE - row) + column - 1)
    end
    return table.concat(bytes)
end

return pos
