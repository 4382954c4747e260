--- Answers about threats in words (analyse.lua), and the hypothetical stones of their
-- lines.
local language = require "inarow.language"
local messages = require "inarow.attack.sentences"
local model = require "inarow.model"

local say = messages.compose

local threat_text = {}

-- Greatest number of undecided points that are listed. The same limit applies to the list
-- of all points if the search was cut short.
local LISTED = 12

-- Returns the name of the colour that plays against a colour.
local function other_than(game, colour)
    return game:colour(3 - game:colour_number(colour))
end

--- Returns the hypothetical stones of an answer's line: a list of {point, colour,
-- number}, empty if the answer has no line.
-- @param answer inarow.analysis
function threat_text.stones(game, answer)
    local stones = {}
    local by = { answer.colour, other_than(game, answer.colour) }
    for number, point in ipairs(answer.line or {}) do
        if point ~= "pass" then
            stones[#stones + 1] =
                { point = point, colour = by[2 - number % 2], number = number }
        end
    end
    return stones
end

-- Returns the points of a line, each with its number.
local function moves_of(line)
    local moves = {}
    for number, point in ipairs(line) do
        moves[number] = say("threats-move", { number = number, point = point })
    end
    return language.list(moves, "comma")
end

-- Returns the length of the winning row for a colour.
local function row_of(game, colour)
    return game.rules.win[game:colour_number(colour)].row
end

--- Returns the values for a sentence about a win by fours: `who` wins. The words are
-- `five` and `fours` with their articles, and `four` without an article.
-- @param colour that wins
function threat_text.values(game, colour)
    local row = row_of(game, colour)
    return { who = colour, five = model.say_by_row("shape-five", row),
        four = model.say_by_row("name-four", row),
        fours = model.say_by_row("shape-fours", row) }
end

-- Returns a winning line: "Black wins ..."; `code` is the sentence that counts its
-- stones.
local function line_that_wins(code, answer, game)
    local values = threat_text.values(game, answer.colour)
    if not answer.length then
        local begins = #answer.line > 0
            and say("threats-begins", { moves = moves_of(answer.line) })
        return messages.paragraph(say(code .. "-open", values), begins)
    end
    values.moves = moves_of(answer.line)
    local line = messages.counted(code, answer.length, values)
    if not answer.barred then return line end
    return messages.paragraph(line .. ".",
        say("threats-barred", { point = answer.barred }))
end

-- Returns the reason why an answer was cut short, if it was.
local function cut_of(answer)
    return answer.cut and say("cut-" .. answer.cut) or nil
end

-- ---- By question ----------------------------------------------------------------------

local writers = {}

local function write_line(answer, game)
    local name = answer.question
    if answer.answer == "win" then
        local cut = cut_of(answer)
        return { line_that_wins("threats-" .. name, answer, game), cut and answer.length
            and messages.paragraph(say "threats-shorter", cut) or cut }
    end
    local looking = answer.answer == "unknown" and #answer.line > 0
        and say("threats-looking", { moves = moves_of(answer.line) })
    return { messages.paragraph(say(("threats-%s-%s"):format(answer.answer, name),
        threat_text.values(game, answer.colour)), cut_of(answer), looking) }
end

writers.vcf, writers.vct = write_line, write_line

-- Returns the undecided points; if there are many, their number.
local function unknown_of(answer)
    local count = #answer.unknown
    if count == 0 then return cut_of(answer) end
    return messages.paragraph(say(count > LISTED and "threats-unknown-many"
        or "threats-unknown-points", { count = count,
        points = language.list(answer.unknown, "and") }), cut_of(answer))
end

function writers.storm(answer, game)
    local found = #answer.points > 0
    local code = answer.storm and "threats-storm" or found and "threats-stones"
        or ("threats-%s-storm"):format(answer.answer)
    local lines = { say(code,
        { who = answer.colour, points = language.list(answer.points) }) }
    if answer.line then lines[2] = line_that_wins("threats-vct", answer, game) end
    lines[#lines + 1] = unknown_of(answer)
    return lines
end

-- Returns the points where the stones of an answer would make a threat or a winning row.
local function points_made(answer)
    local points = {}
    for _, stone in ipairs(answer.stones) do
        if stone.makes ~= "forbidden" then points[#points + 1] = stone.point end
    end
    return points
end

--- Returns the points of an answer that a picture marks. If there is nothing to stop,
-- every point would be right, so the list is empty.
-- @param answer inarow.analysis
function threat_text.points(answer)
    if answer.question == "threats" then return points_made(answer) end
    local is_idle = answer.question == "defend" and not answer.line and not answer.cut
    return is_idle and {} or answer.points
end

-- Returns the vacant points that are not among those of an answer.
local function others_of(answer, game)
    local others, among = {}, {}
    for _, point in ipairs(answer.points) do among[point] = true end
    for _, point in ipairs(game.rules.board.points) do
        if not among[point] and not game:at(point) then others[#others + 1] = point end
    end
    return others
end

-- Returns a sentence about the points where the other side stops a win. The sentence
-- lists the points or, if there are fewer, the exceptions. If the search was cut short
-- and many points were found, the sentence gives only their number.
local function stops_of(answer, game, values)
    local others = others_of(answer, game)
    values.count, values.others = #answer.points, language.list(others)
    if answer.storm then return say("threats-stop-only", values) end
    local named = math.min(#others, #answer.points)
    if answer.cut and named > LISTED then return say("threats-stop-many", values) end
    if named == #answer.points then return say("threats-stop", values) end
    return say(named == 0 and "threats-stop-anywhere" or "threats-stop-but", values)
end

function writers.defend(answer, game)
    local values = { who = answer.colour, other = other_than(game, answer.colour),
        points = language.list(answer.points) }
    if #threat_text.points(answer) == 0 and #answer.points > 0 then
        return { say("threats-nothing", values) }
    end
    local threat = answer.line and line_that_wins("threats-threatens", answer, game)
        or answer.cut and say(answer.vct and "threats-unknown-threat-vct"
            or "threats-unknown-threat-vcf", threat_text.values(game, answer.colour))
    local lines = { threat or nil }
    lines[#lines + 1] = #answer.points > 0 and stops_of(answer, game, values)
        or say(answer.answer == "win" and "threats-no-stop" or "threats-unknown-stop",
            values)
    lines[#lines + 1] = unknown_of(answer)
    return lines
end

-- Returns a sentence about a threatening row, and the points that stop it.
local function row_line(threat, row)
    local what = say("proof-row", { what = model.say_by_row("shape-" .. threat.kind, row),
        along = model.along(threat.line, threat.kind, row),
        stones = table.concat(threat.stones, " ") })
    local grown = say("threats-row-by", { row = what,
        win = model.say_by_row(threat.kind == "three" and "shape-straight-four"
            or "shape-five", row),
        points = language.list(threat.makes) })
    return say(#threat.stops > 0 and "threats-row" or "threats-row-unstopped",
        { row = grown, points = language.list(threat.stops) })
end

-- Threats of a stone, in the order of their value.
local MAKES = { "five", "straight-four", "four-four", "four-three", "three-three", "four",
    "three", "forbidden" }

-- Returns a threat of a stone in words: its name, or the combination of rows.
local function made(makes, row)
    return model.say_by_row("shape-" .. makes, row)
        or model.say_by_row("threat-" .. makes, row)
end

function writers.threats(answer, game)
    local values = { who = answer.colour }
    local lines = { say(#answer.threats > 0 and "threats-rows" or "threats-no-rows",
        values) }
    local row = row_of(game, answer.colour)
    for _, threat in ipairs(answer.threats) do
        lines[#lines + 1] = "  " .. row_line(threat, row)
    end
    lines[#lines + 1] = say(#answer.stones > 0 and "threats-made" or "threats-none-made",
        values)
    for _, makes in ipairs(MAKES) do
        local points = {}
        for _, stone in ipairs(answer.stones) do
            if stone.makes == makes then points[#points + 1] = stone.point end
        end
        if #points > 0 then
            lines[#lines + 1] = "  " .. say("threats-made-at",
                { what = made(makes, row), points = language.list(points) })
        end
    end
    return lines
end

--- Returns an answer in plain sentences.
-- @param game the game that the question was about
-- @param answer inarow.analysis
-- @return list of lines
function threat_text.lines(game, answer)
    local lines = {}
    for _, line in ipairs(writers[answer.question](answer, game)) do
        lines[#lines + 1] = line or nil
    end
    return lines
end

return threat_text
