--- Reads records: inarow's text format for saving, replaying and testing games.
--
-- The reader keeps each line, so that the writer can restore the record. A record is a
-- list of `lines`. Each line has its number, its comment and one of `header`, `action`,
-- `expect`, `variation` or nothing. A file contains several records, separated by `---`.
-- A fault affects only its own record.
local language = require "inarow.language"
local fields = require "inarow.notation.record.fields"
local limits = require "inarow.notation.limits"
local model = require "inarow.model"
local readers = require("inarow.notation.record.headers").readers
local say = require("inarow.notation.sentences").say
local split_words = require("inarow.notation.record.words").split

local VERBS = model.verbs()

local MOST_LINES, MOST_WORDS = limits.lines, limits.words

local DASH, RETURN = ("-\r"):byte(1, 2)

local reader = {
    name = "record",
    expected = say "expected-record",
    endings = { "rec" },
    begins = { words = { "^variant%f[%s%z].*" } }, -- signature, see ../recognizer.lua
}

local function read_expect(words)
    local field, values = words[2] or "", {}
    for i = 3, #words do
        if words[i] ~= "" then values[#values + 1] = words[i] end
    end
    if not language.index_of(fields.names, field) then
        return nil, say("unknown-field", { word = field,
            hint = language.hint(field, fields.names),
            expected = language.list(fields.names) })
    end
    local is_counted = fields.is_counted(field)
    if #values ~= #words - 2 or #values == 0 or is_counted and #values ~= 2 then
        return nil, say("missing", { verb = field,
            expected = say(is_counted and "needs-colour-value" or "needs-value") })
    end
    return { field = field, values = values }
end

local function read_header(game, words, number)
    local name = words[1]
    if name == "captured" then game.seen[name .. (words[2] or "")] = number end
    if game.began then return nil, say("header-late", { word = name }) end
    if name ~= "note" and name ~= "captured" and game.seen[name] then
        return nil, say("header-twice", { word = name })
    end
    game.seen[name] = number
    return readers[name](game, words)
end

local function expects_row(game)
    return game.board and not game.began and not game.board.complete
end

-- Splits a line into words. Where a row of a board is possible, a text such as `#...#` is
-- a row, although it begins with `#`. A row of holes alone is not recorded, so such a
-- text is a comment.
local function split_line(game, text)
    local row, rest = text:match "^%s*(#[XO1-4@.#]+)%s*(.*)$"
    if row and row:find "[XO@.]" and (rest == "" or rest:find "^#")
        and expects_row(game) then
        return { row }, nil, rest ~= "" and rest or nil
    end
    return split_words(text)
end

-- Reads a row of a board where a row is possible. Returns true; false if the line is not
-- a row.
local function read_row(game, words, number)
    local row = table.concat(words)
    if not row:find("^[XO1-4@.#]+$") then return false end
    table.insert(game.board, row)
    game.board.lines = game.board.lines or {}
    game.board.lines[#game.board] = number
    return true
end

-- Returns the number of actions in the present line of play, including the shared
-- actions.
local function depth_of(game)
    local depth = game.depth or 0
    for i = (game.counted or 0) + 1, #game.lines do
        local line = game.lines[i]
        local stands = type(line) == "string"
            or line.action and not (line.ruling or ""):find "^refused"
        depth = depth + (stands and 1 or 0)
    end
    game.depth, game.counted = depth, #game.lines
    return depth
end

-- Reads the number of actions that a variation shares with the line before it.
local function read_variation(game, words)
    game.began = true
    local number = #words == 2 and words[2]:find "^%d%d?%d?%d?%d?%d?$"
        and tonumber(words[2])
    local most = depth_of(game)
    if not number then
        return nil, say("missing", { verb = "variation", expected = say "needs-common" })
    elseif number > most then
        return nil, say("too-much-common", { number = number, count = most })
    end
    game.depth = number
    return number
end

local function read_words(game, line, words)
    local name = words[1]
    if expects_row(game) and read_row(game, words, line.number) then
        line.header = "row"
        return true
    elseif game.board then
        game.board.complete = true
    end
    local is_known = readers[name] or name == "expect" or VERBS[name]
    if is_known and #words > MOST_WORDS and name ~= "note" then
        return nil, limits.passed("words", "line-words")
    end
    if readers[name] then
        line.header = name
        return read_header(game, words, line.number)
    elseif name == "expect" then
        local wanted, message = read_expect(words)
        line.expect = wanted
        return wanted, message
    elseif name == "variation" then
        local number, message = read_variation(game, words)
        line.variation, game.branched = number, true
        return number, message
    elseif VERBS[name] then
        game.began = true
        local action, message = model.read(words)
        line.action = action
        return action, message
    end
    local names = language.keys(VERBS)
    for _, header in ipairs(language.keys(readers)) do names[#names + 1] = header end
    names[#names + 1], names[#names + 2] = "expect", "variation"
    return nil, say("unknown-word", { word = name, hint = language.hint(name, names),
        expected = say "needs-header" })
end

-- Refuses a record that exceeds a limit. Returns nil, message and true.
local function too_long(unit)
    return nil, limits.passed(unit, "record-" .. unit), true
end

--- Read one line into a game from `reader.start`.
-- @param game from `reader.start`
-- @param text of the line
-- @param number of the line in the file
-- @param is_long true if the line makes the record too long
-- @return the line {number, words, action, expect, header, ruling, variation, comment};
-- or nil, message, and true if the record is too long
function reader.line(game, text, number, is_long)
    if is_long then return too_long "bytes" end
    if #game.lines >= MOST_LINES then return too_long "lines" end
    if text:byte(-1) == RETURN then text = text:sub(1, -2) end
    local words, expected, comment = split_line(game, text)
    if not words then return nil, expected end
    local line = { number = number, words = words, ruling = expected, comment = comment }
    game.lines[#game.lines + 1] = line
    if #words > 0 then
        local ok, message = read_words(game, line, words)
        if not ok then return nil, message end
    end
    if expected == "" then
        return nil, say("missing", { verb = "->", expected = say "needs-ruling" })
    elseif expected and not line.action then
        return nil, say("unknown-word",
            { word = "->", expected = say "needs-action" })
    end
    return line
end

--- Create a game to read lines into. `first` is the number of its first line.
function reader.start(first)
    return { lines = {}, seen = {}, first = first }
end

-- Returns true if a record is not a game: it has only blank lines and comments, as after
-- a file's last `---`.
local function is_empty(game)
    for _, line in ipairs(game.lines) do
        if type(line) == "string" or #line.words > 0 then return false end
    end
    return not game.error
end

-- Blank lines at the end of a text do not count.
local function drop_blank_end(game)
    local list = game.lines
    local function is_blank(line)
        return type(line) == "table" and #line.words == 0 and not line.comment
    end
    while is_blank(list[#list]) do list[#list] = nil end
end

-- The most frequent line, a stone without anything else; and the place where the next
-- line begins.
local STONE = "^play (%l[1-9]%d?)\r?\n()"

-- Reads the stones in the next lines. Returns the number of lines.
local function read_stones(game, take)
    local list, point, count = game.lines, take(STONE), 0
    if not point then return 0 end
    game.began = true
    if game.board then game.board.complete = true end
    while point do
        list[#list + 1], count = point, count + 1
        point = take(STONE)
    end
    return count
end

--- Read the records of a text that arrives in pieces, one per call.
-- @param chunks function that returns the next piece of the text, or nil at its end
-- @return iterator that returns a game {variant, options, seats, result, board, turn,
-- lines, first, empty, error}. `lines` are for reader.at. `first` is the number of the
-- first line. `empty` is true if no line has an effect. `error` is {line, message} of
-- the first fault; the rest of the game is skipped
function reader.stream(chunks)
    local next_line, take, begin = language.lines(chunks, limits.bytes)
    local number, over = 0, false
    -- Reads the next stones, up to the limit of a record.
    local function read_stones_of(game)
        number = number + read_stones(game, take)
        local beyond = #game.lines - MOST_LINES
        if beyond <= 0 then return end
        game.error = { line = number - beyond + 1,
            message = select(2, too_long "lines") }
    end
    return function()
        if over then return nil end
        local game = reader.start(number + 1)
        over = true
        begin()
        read_stones_of(game)
        for text, is_long in next_line do
            number = number + 1
            if text:byte() == DASH and text:find("^%-%-%-%s*$") then
                over = false
                break
            elseif not game.error then
                local line, message = reader.line(game, text, number, is_long)
                if not line then game.error = { line = number, message = message } end
            end
            if not game.error then read_stones_of(game) end
        end
        if over then drop_blank_end(game) end
        game.empty = is_empty(game)
        return game
    end
end

local PLAY = { "play" }

--- Return the i-th line of a game: {number, words, action, expect, header, ruling,
-- comment}, or nil. In game.lines, a stone without anything else is only its point. The
-- fields are assigned one by one, because versions of LuaJIT before 2023 have a fault
-- (issue 994 of LuaJIT). In a loop with other kinds of lines, these versions treat the
-- fields of a table constructor as constants, and crash.
function reader.at(game, i)
    local line = game.lines[i]
    if type(line) ~= "string" then return line end
    local stone = {}
    stone.number, stone.words = game.first + i - 1, PLAY
    stone.action = { verb = "play", point = line }
    return stone
end

--- Iterate over all lines of a game in order.
-- @return iterator
function reader.each(game)
    local i = 0
    return function()
        i = i + 1
        return reader.at(game, i)
    end
end

return reader
