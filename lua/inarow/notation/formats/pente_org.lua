--- Reads and writes the text of pente.org: tags in brackets, then numbered moves and the
-- result. A file may contain many games. Columns are A to T without I; row 1 is at the
-- bottom.
local limits = require "inarow.notation.limits"
local lines_of = require("inarow.language").lines
local messages = require "inarow.notation.formats.sentences"
local model = require "inarow.model"
local remarks = require "inarow.notation.remarks"
local writer = require "inarow.notation.record.writer"

local pente_org = {
    name = "pente_org",
    expected = messages.say "expected-pente-org",
    endings = { "txt" },
    begins = { text = '^%[%w[%w ]* "' },
    holds = {
        players = true, rule = true, result = true, tags = true, comment = true,
        size = "19x19", colours = 2,
    },
}

local COLUMNS = "abcdefghjklmnopqrst"

local results = { ["1-0"] = 1, ["0-1"] = 2, ["1/2-1/2"] = "draw", ["*"] = "unknown" }

-- Words other than moves that are allowed among the moves.
local words = { resign = true, forfeit = true, resigns = true }

local points = {} -- cache of points by their words

-- Returns the point for a word; nil if there is no word or it is not a point.
local function point_of(word)
    if points[word] or not word then return points[word] end
    local letter, row = word:match "^(%a)([1-9]%d?)$"
    local column = letter and COLUMNS:find(letter:lower(), 1, true)
    if not column then return nil end
    points[word] = model.point_name(column, tonumber(row))
    return points[word]
end

-- The number that may precede each move.
local NUMBERS = {}
for i = 0, 360 do NUMBERS[i + 1] = math.floor(i / 2) + 1 .. "." end

-- Reads a move, with or without its number. Returns nil and the fault if it is wrong. A
-- number counts pairs of moves. So a wrong number shows that a line is missing.
local function read_move(game, word)
    local moves = game.moves
    local number, rest = word:match("^(%d+)%.+(.*)$")
    local expected = math.floor(#moves / 2) + 1
    if number and tonumber(number) ~= expected then
        return nil, messages.say("wrong-number",
            { number = number:sub(1, 40), expected = expected })
    elseif rest == "" then
        return true
    end
    local point = point_of(rest or word)
    if not point or game.ended then
        return nil, messages.say(point and "move-after-result" or "no-move",
            { text = word:sub(1, 40) })
    end
    moves[#moves + 1] = point
    return true
end

-- Reads a result, a word or a move. Returns true, or nil and the fault.
local function read_word(game, word)
    local result = results[word]
    if result then
        game.ended = true
        if result ~= "unknown" and (game.result or result) ~= result then
            return nil, messages.say("other-result", { result = word })
        end
        game.result = game.result or (result ~= "unknown" and result) or nil
    elseif words[word:lower()] then
        remarks.add(game, word)
    else
        return read_move(game, word)
    end
    return true
end

local MOST = limits.moves

-- The usual form of two moves after their number, and the place after them.
local PAIR = "^(%d+%.) (%u%d+) (%u%d+)%f[%s%z]%s*()"

-- Reads the moves of a line. Returns true, or nil and the fault.
local function read_moves(game, text)
    local moves, at = game.moves, 1
    while at <= #text do
        local count = #moves
        local number, first, second, next_at = text:match(PAIR, at)
        first, second = point_of(first), point_of(second)
        if first and second and number == NUMBERS[count + 1] and not game.ended then
            moves[count + 1], moves[count + 2] = first, second
        else
            local word, ok, fault
            word, next_at = text:match("^(%S+)%s*()", at)
            ok, fault = read_word(game, word)
            if not ok then return nil, fault end
        end
        at = next_at
    end
    if #moves > MOST then return nil, limits.passed("moves", "game-moves") end
    return true
end

local PLAYERS = { "Player 1 Name", "Player 2 Name" }

-- The openings of rated (Y) and unrated (N) games. `tournament` forbids the first
-- player's second stone in the central 5 by 5.
local RATED = { Y = { opening = "tournament" }, N = { opening = "centre" } }

-- For each tag with a meaning, a function that applies it to the game.
local meanings = {
    Game = function(game, value) game.rule = value end,
    Result = function(game, value)
        game.result = results[value] ~= "unknown" and results[value] or nil
    end,
    [PLAYERS[1]] = function(game, value) game.players[1] = value end,
    [PLAYERS[2]] = function(game, value) game.players[2] = value end,
    Comment = function(game, value) remarks.add(game, value) end,
    Rated = function(game, value)
        game.options = RATED[value]
        game.tags[#game.tags + 1] = { "Rated", value }
    end,
}

local function read_tag(game, name, value, number)
    local meaning = meanings[name]
    if meaning then
        meaning(game, value)
        if name == "Game" then game.lines.rule = number end
    else
        game.tags[#game.tags + 1] = { name, value }
    end
end

local TAG, BLANK = ("[ "):byte(1, 2)

local function new_game(line)
    return { size = "19x19", players = {}, tags = {}, moves = {}, line = line,
        lines = {} }
end

-- Reads a line that is not a tag. Returns true, or nil and the fault.
local function read_line(game, line, number)
    local is_first = game.line == number
    if is_first or not game.in_moves and line:find("^%s*%[") then
        game.in_moves = is_first -- lines after a misplaced line belong to a new game
        return nil, messages.say("not-a-tag", { text = line:sub(1, 40) })
    end
    game.in_moves = true
    return read_moves(game, line)
end

-- Reads a line that is not a tag, or any line that is too long. A fault of the line
-- becomes the fault of the game.
local function read_other(game, line, number, is_long, is_tag)
    local ok, fault
    if is_long then
        game.in_moves = not is_tag
    else
        ok, fault = read_line(game, line, number)
    end
    if not ok then
        fault = fault or limits.passed("bytes", "game-bytes")
        local values = { format = "pente.org", fault = fault }
        game.error = { line = number, message = messages.say("syntax", values) }
    end
end

-- Returns the name and the value of a tag; nil if the line is not a tag.
local function tag_of(is_tag, line)
    if not is_tag then return nil end
    local name, value = line:match('^%[([%w ]+) "([^"]*)"%]$')
    if name then return name, value end
    return line:match('^%[([%w ]+) "(.*)"%]%s*$')
end

local function settled(game)
    remarks.settle(game)
    return game
end

-- A tag in the usual form with its line end, and the place where the next line begins.
local TAG_LINE = '^%[([%w ]+) "([^"\r\n]*)"%]\r?\n()'

--- Read the games of a text (see foreign.lua).
function pente_org.stream(chunks)
    local next_line, take, begin = lines_of(chunks, limits.bytes)
    local number, game = 0, nil
    -- Reads a line. If the line begins another game, returns the game before it. A game
    -- begins with the first line, or with a tag after moves.
    local function read(line, is_long)
        local is_tag, done = line:byte() == TAG, nil
        local name, value = tag_of(is_tag, line)
        if not game or name and game.in_moves then
            done, game, is_long = game, new_game(number), begin(true)
        end
        if game.error then
            -- After a fault, the next game begins at the next tag after moves.
            game.in_moves = game.in_moves or not is_tag
        elseif name and not is_long then
            read_tag(game, name, value, number)
        else
            read_other(game, line, number, is_long, is_tag)
        end
        return done
    end
    -- Reads the next tags, if they belong to a game without faults so far.
    local function read_tags()
        if not game or game.in_moves or game.error then return end
        local name, value = take(TAG_LINE)
        while name do
            number = number + 1
            read_tag(game, name, value, number)
            name, value = take(TAG_LINE)
        end
    end
    return function()
        read_tags()
        for line, is_long in next_line do
            number = number + 1
            local first = line:byte()
            if first and first <= BLANK then line = line:match("^%s*(.*)$") end
            local done = first and line ~= "" and read(line, is_long)
            if done then return settled(done) end
            read_tags()
        end
        local last = game
        game = nil
        return last and settled(last)
    end
end

-- ---- Writing ------------------------------------------------------------------------

local RESULTS = { [1] = "1-0", [2] = "0-1", draw = "1/2-1/2" }

local function result_of(game)
    for i, colour in ipairs(game.rules.colours) do
        if game.result == colour then return RESULTS[i] end
    end
    return RESULTS[game.result] or "*"
end

function pente_org.holds.result(game)
    return game.result == nil or result_of(game) ~= "*"
end

-- Returns the value of a game's `Rated` tag; nil if it has none.
local function rated_tag(game)
    local value
    for _, tag in ipairs(game.tags) do
        if tag[1] == "Rated" then value = tag[2] end
    end
    return value
end

-- Returns the value of `Rated` for a game's opening; nil if there is none.
local function rated_of(game)
    for value, options in pairs(RATED) do
        if options.opening == game.rules.options.opening then return value end
    end
end

--- Return true if a tag contradicts the opening. A reader would follow the tag, not the
-- opening.
function pente_org.misleads(game)
    return rated_tag(game) ~= nil and rated_tag(game) ~= rated_of(game)
end

-- The only option that can be written is the opening, unless a tag contradicts it.
function pente_org.holds.options(game)
    local others = writer.options_of(game.live, { size = true, opening = true })
    return #others == 0 and rated_of(game) ~= nil and not pente_org.misleads(game)
end

local function write_point(point)
    local x, y = model.coordinates(point)
    return COLUMNS:sub(x, x):upper() .. y
end

-- Writes the numbered moves and the result, in lines of 80 characters.
local function move_text(game)
    local lines, line = {}, ""
    local function add(word)
        if #line + 1 + #word > 80 then
            lines[#lines + 1] = line
            line = word
        else
            line = line .. (line == "" and "" or " ") .. word
        end
    end
    for i, move in ipairs(game.moves) do
        if i % 2 == 1 then add(("%d."):format((i + 1) / 2)) end
        add(write_point(move.point))
    end
    add(result_of(game))
    lines[#lines + 1] = line
    return table.concat(lines, "\n")
end

--- Write one game as a text (see foreign.lua).
-- @return string; or nil, message
function pente_org.write(game)
    local lines = {}
    local function add(name, value)
        if not value then return true end
        lines[#lines + 1] = "[" .. name .. ' "' .. value .. '"]'
        return name:find("^%w[%w ]*$") and not value:find("[\r\n]")
    end
    local fits = add("Game", game.rule)
    if game.rules.given.opening and not rated_tag(game) then
        fits = add("Rated", rated_of(game)) and fits
    end
    for _, tag in ipairs(game.tags) do fits = add(tag[1], tag[2]) and fits end
    for line in (game.comment and game.comment .. "\n" or ""):gmatch("(.-)\n") do
        fits = add("Comment", line) and fits
    end
    for i, name in ipairs(PLAYERS) do fits = add(name, game.players[i]) and fits end
    if not fits then return nil, messages.say "tag-breaks" end
    add("Result", result_of(game))
    return table.concat(lines, "\n") .. "\n\n" .. move_text(game) .. "\n\n"
end

return pente_org
