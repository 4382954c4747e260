--- Reads and writes openings of the Gomocup tournament, one per line. For example, `8,-3,
-- 6,-4` are two stones. The numbers are the offsets of each stone from the centre of the
-- board, to the right and down. The colours take turns, beginning with the first colour.
-- With an even number of columns, the centre is the point right of the middle, for
-- example the 11th of 20. With an even number of rows, the centre is the point below the
-- middle. An opening is valid for any rules and for any board that is large enough.
--
-- The text after `#` is a comment, which other programs do not support. If a comment has
-- several lines, ` # ` separates them.
local by_line = require "inarow.notation.formats.by_line"
local limits = require "inarow.notation.limits"
local messages = require "inarow.notation.formats.sentences"
local model = require "inarow.model"

local say = messages.say

local offsets = {
    name = "offsets",
    expected = say "expected-offsets",
    by_line = true,
    begins = { words = { "^[-+]?[0-2]?%d%s*,%s*[-+]?[0-2]?%d%f[^%d]" },
        beside = { "^#.*" }, apart = "[^%s,]" },
    holds = { rule = true, size = true, colours = 2, comment = true },
}

-- ---- A line -------------------------------------------------------------------------

local FARTHEST = 25 -- largest distance from the centre, on any board

-- Returns the numbers of a line without its comment; or nil and the fault.
local function numbers_of(line)
    local numbers, at = {}, line:find "%S"
    while at do
        local number, stop = line:match("^([-+]?%d%d?)%f[^%d]%s*()", at)
        if not number or math.abs(tonumber(number)) > FARTHEST then
            return nil, say("not-an-offset",
                { text = line:match("^[^,%s]*", at):sub(1, 40) })
        end
        numbers[#numbers + 1], at = tonumber(number), stop
        if at > #line then break end
        at = line:match("^,%s*()", at)
        if not at then
            return nil, say("not-an-offset", { text = line:sub(stop):sub(1, 40) })
        end
    end
    if #numbers % 2 == 1 then return nil, say "half-an-offset" end
    return numbers
end

local function without_comment(line)
    return (line:gsub("#.*$", ""))
end

-- Returns the point of an offset; nil if it is off the board.
local function point_of(right, down, columns, rows)
    local column = math.floor(columns / 2) + 1 + right
    local row = rows - math.floor(rows / 2) - down
    if column < 1 or column > columns or row < 1 or row > rows then return nil end
    return model.point_name(column, row)
end

-- Returns the points for the numbers of a line; or nil and the fault.
local function points_of(numbers, columns, rows)
    local points = {}
    for i = 1, #numbers, 2 do
        local point = point_of(numbers[i], numbers[i + 1], columns, rows)
        if not point then
            return nil, say("offset-off-board", { columns = columns, rows = rows,
                text = ("%d,%d"):format(numbers[i], numbers[i + 1]) })
        end
        points[#points + 1] = point
    end
    return points
end

-- ---- Reading ------------------------------------------------------------------------

-- The numbers become points only when the size of the board is known from the rules of
-- the game.
local function placed(game, rules)
    local points, message = points_of(game.numbers, rules.width, rules.height)
    if not points then
        return nil, say("syntax", { format = "offsets", fault = message })
    end
    game.moves = points
    return true
end

local function read_game(line)
    local text = without_comment(line)
    if not text:find "%S" then return nil end
    local numbers, fault = numbers_of(text)
    if numbers and #numbers > 2 * limits.moves then
        fault = limits.passed("moves", "game-moves")
    end
    if fault then return nil, fault end
    local comment = line:match "#%s*(.-)%s*$"
    return { players = {}, moves = {}, numbers = numbers, place = placed,
        length = #numbers / 2,
        comment = comment and comment:gsub(" # ", "\n") }
end

--- Read the openings of a text (see foreign.lua).
offsets.stream = by_line("offsets", read_game)

-- ---- Writing ------------------------------------------------------------------------

-- Joins the lines of a comment to one text, after a blank; or returns nil and the fault.
local function comment_text(comment)
    if not comment then return "" end
    for text in (comment .. "\n"):gmatch "(.-)\n" do
        if not text:find "^%S" or text:find "%s$" or text:find "[%c]"
            or (text .. " "):find " # " then
            return nil, say "offsets-comment"
        end
    end
    return " # " .. comment:gsub("\n", " # ")
end

--- Write one game as a line (see foreign.lua).
-- @return string; or nil, message
function offsets.write(game)
    if #game.moves == 0 then return nil, say "offsets-need-stone" end
    local columns, rows, words = game.rules.width, game.rules.height, {}
    for i, move in ipairs(game.moves) do
        local column, row = model.coordinates(move.point)
        words[i] = ("%d,%d"):format(column - math.floor(columns / 2) - 1,
            rows - math.floor(rows / 2) - row)
    end
    local comment, message = comment_text(game.comment)
    return comment and table.concat(words, ", ") .. comment .. "\n", message
end

return offsets
