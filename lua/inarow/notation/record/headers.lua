--- Reads the header of a record: its lines before the first action.
local language = require "inarow.language"
local say = require("inarow.notation.sentences").say

local headers = {}

--- The words that begin header lines, and the text after each word.
headers.takes = {
    variant = "NAME [key=value ...]",
    adjudication = "immediate or claims",
    clock = "the controls, like 40/7200 900+30",
    seats = "one name for each seat",
    result = "a colour, draw, void or loss-of-both",
    note = "any text",
    board = "then the rows from the top, one per line",
    turn = "a colour, after the board",
    captured = "a colour and the number of stones it has taken, after the board",
}

--- For each name, a function that reads the header line into a game: function(game,
-- words) returns true; or nil, message.
headers.readers = {}

local readers = headers.readers

-- Returns the fault of a header line without its value.
local function missing(header)
    return nil, say("missing", { verb = header, expected = say("needs-" .. header) })
end

function readers.variant(game, words)
    if not words[2] then
        return missing "variant"
    end
    game.variant, game.options = words[2], {}
    for i = 3, #words do
        local key, value = words[i]:match("^([^=]+)=(.+)$")
        if not key then
            return nil, say("unknown-word",
                { word = words[i], expected = say "needs-option" })
        end
        game.options[key] = value
    end
    return true
end

for _, name in ipairs { "adjudication", "result" } do
    readers[name] = function(game, words)
        if #words ~= 2 then return missing(name) end
        game[name] = words[2]
        return true
    end
end

function readers.clock(game, words)
    game.clock = table.concat(words, " ", 2)
    return true
end

function readers.seats(game, words)
    game.seats = {}
    for i = 2, #words do game.seats[i - 1] = words[i] end
    if #game.seats == 0 then
        return missing "seats"
    end
    return true
end

function readers.note()
    return true
end

function readers.board(game)
    game.board = {}
    return true
end

function readers.turn(game, words)
    if not words[2] then
        return missing "turn"
    end
    game.turn = words[2]
    return true
end

function readers.captured(game, words)
    local count = tonumber((words[3] or ""):match("^%d%d?%d?%d?%d?$"))
    if not words[2] or not count then
        return missing "captured"
    end
    game.captured = game.captured or {}
    if game.captured[words[2]] then
        return nil, say("header-twice", { word = "captured " .. words[2] })
    end
    game.captured[words[2]] = count
    return true
end

--- List the results that a record may have, in a game with these colours.
function headers.results(colours)
    local results = { "draw", "void", "loss-of-both" }
    for _, colour in ipairs(colours) do results[#results + 1] = colour end
    return results
end

--- Return the result for a word in a game; or nil, message.
-- @param live a game
function headers.result(live, word)
    local result = live:colour(live:colour_number(word)) or word
    local known = headers.results(live.rules.colours)
    if language.index_of(known, result) then return result end
    return nil, say("bad-result", { word = word, expected = language.list(known) })
end

return headers
