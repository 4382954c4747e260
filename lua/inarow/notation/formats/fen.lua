--- Positions, one a line, as ../positions.lua reads them: the rows from the top, with
-- stones and numbers of vacant points, then whose turn it is. A game in this notation
-- starts from its position and has no moves; of other games it holds where they end.
local limits = require "inarow.notation.limits"
local lines_of = require("inarow.text.lines").of
local messages = require "inarow.text.messages"
local positions = require "inarow.notation.positions"

local say = messages.say

local fen = {
    name = "fen",
    expected = say "expected-fen",
    at_end = true, -- it holds where a game ends
    holds = {
        rule = true, size = true, colours = 2, setup = true, captured = true,
        vacant = true, pass = true, shifted = true, astray = true,
    },
}

-- What rows are made of: stones, vacancies, holes.
local ROW = "^[XOxobwryBWRY%d%.#]+$"

-- Is a word the rows of a position: three and more of them, or all points run together,
-- vacant ones among them?
local function is_position(word)
    if not word:find "/" then
        local side = math.floor(math.sqrt(#word) + 0.5)
        return word:find "^[XO%.]+$" ~= nil and word:find(".", 1, true) ~= nil
            and side > 2 and side * side == #word
    end
    local rows = 0
    for row in (word .. "/"):gmatch "(.-)/" do
        if not row:find(ROW) then return false end
        rows = rows + 1
    end
    return rows > 2
end

--- Does the first line that says anything begin with a position?
function fen.recognizes(head)
    local at = 1
    while true do
        local line, behind = head:match("^%s*(#[^\n]*)\n()", at)
        if not line or not positions.is_comment(line) then break end
        at = behind
    end
    local word = head:match("^%s*(%S+)", at)
    return word ~= nil and #word <= limits.position and is_position(word)
end

-- ---- Reading ------------------------------------------------------------------------

local function fail(line, fault)
    return { error = { line = line,
        message = say("syntax", { format = "fen", fault = fault }) } }
end

--- Read the positions of a text (see inarow.notation).
function fen.stream(chunks)
    local next_line, _, begin = lines_of(chunks, limits.position)
    local number = 0
    return function()
        for line, is_long in next_line do
            number = number + 1
            begin()
            if is_long then
                return fail(number, limits.passed("position", "line-bytes"))
            elseif line:find "%S" and not positions.is_comment(line) then
                return { players = {}, moves = {}, line = number, position = line }
            end
        end
    end
end

-- ---- Writing ------------------------------------------------------------------------

--- Where one game ends, as a line (see inarow.notation).
-- @return string; or nil, message
function fen.write(game)
    local line, message = positions.text(game.live)
    return line and line .. "\n", message
end

return fen
