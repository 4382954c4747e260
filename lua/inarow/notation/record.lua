--- The record: inarow's text format for saving, replaying and testing games.
--
-- Reading keeps every line: a record is a list of `lines`, each with its number, its
-- comment and one of `header`, `action`, `expect` or nothing; writing gives them back.
-- A file holds several records, set apart by `---`; a fault spoils only its own.
local actions = require "inarow.model.actions"
local english = require "inarow.text.english"
local expect = require "inarow.notation.expect"
local limits = require "inarow.notation.limits"
local lists = require "inarow.text.lists"
local messages = require "inarow.text.messages"
local plain = require "inarow.text.characters"
local text_lines = require "inarow.text.lines"

local say = messages.say
local unpack = unpack or table.unpack

local MOST_LINES, MOST_WORDS = limits.lines, limits.words

local DASH, RETURN = ("-\r"):byte(1, 2)

local record = { expected = "a record: 'variant NAME', then an action a line" }

--- Words that begin a header line, and what follows them.
record.headers = {
    variant = "NAME [key=value ...]",
    adjudication = "immediate or claims",
    clock = "the controls, like 40/7200 900+30",
    seats = "one name for each seat",
    result = "a colour, draw or void",
    note = "any text",
    board = "then the rows from the top, one a line",
    turn = "a colour, after the board",
    captured = "a colour and the number of stones it has taken, after the board",
}

local function fail(code, values)
    return nil, say(code, values)
end

-- ---- Words of a line ----------------------------------------------------------------

-- Without the blanks at its end; in one pass from there.
local function trimmed(text)
    local stop = #text
    while text:find("^%s", stop) do stop = stop - 1 end
    return text:sub(1, stop)
end

-- Split a line into its words, the ruling expected after `->`, and its comment. A word
-- in quotation marks may hold blanks, and after a backslash a quotation mark; a note is
-- any text but a comment.
local function split(line)
    local words, ruling = {}, nil
    local at = line:find("%S")
    while at do
        local word = line:match("^%S+", at)
        if word:sub(1, 1) == "#" then
            return words, ruling and table.concat(ruling, " "), trimmed(line:sub(at))
        elseif word == "->" and not ruling and words[1] ~= "note" then
            ruling = {}
            at = at + 2
        elseif word:sub(1, 1) == '"' and not ruling and words[1] ~= "note" then
            local stop = at
            repeat -- a backslash hides the next character
                stop = line:find('["\\]', stop + 1)
                local hides = stop and line:sub(stop, stop) == "\\"
                if hides then stop = stop + 1 end
            until not hides
            if not stop then return fail("unfinished-quote") end
            words[#words + 1] = line:sub(at + 1, stop - 1):gsub("\\(.)", "%1")
            at = stop + 1
        else
            table.insert(ruling or words, word)
            at = at + #word
        end
        at = line:find("%S", at)
    end
    return words, ruling and table.concat(ruling, " ")
end

-- ---- Header lines -------------------------------------------------------------------

local headers = {}

function headers.variant(game, words)
    if not words[2] then
        return fail("missing", { verb = "variant", expected = "a name" })
    end
    game.variant, game.options = words[2], {}
    for i = 3, #words do
        local key, value = words[i]:match("^([^=]+)=(.+)$")
        if not key then
            return fail("unknown-word", { word = words[i], expected = "key=value" })
        end
        game.options[key] = value
    end
    return true
end

function headers.adjudication(game, words)
    if #words ~= 2 then
        return fail("missing",
            { verb = "adjudication", expected = "immediate or claims" })
    end
    game.adjudication = words[2]
    return true
end

function headers.clock(game, words)
    game.clock = table.concat(words, " ", 2)
    return true
end

function headers.seats(game, words)
    game.seats = {}
    for i = 2, #words do game.seats[i - 1] = words[i] end
    if #game.seats == 0 then
        return fail("missing", { verb = "seats", expected = "names" })
    end
    return true
end

function headers.result(game, words)
    if #words ~= 2 then
        return fail("missing", { verb = "result", expected = "a colour, draw or void" })
    end
    game.result = words[2]
    return true
end

function headers.note()
    return true
end

function headers.board(game)
    game.board = {}
    return true
end

function headers.turn(game, words)
    if not words[2] then
        return fail("missing", { verb = "turn", expected = "a colour" })
    end
    game.turn = words[2]
    return true
end

function headers.captured(game, words)
    local count = tonumber((words[3] or ""):match("^%d%d?%d?$"))
    if not words[2] or not count then
        return fail("missing", { verb = "captured", expected = "a colour and a number" })
    end
    game.captured = game.captured or {}
    if game.captured[words[2]] then
        return fail("header-twice", { word = "captured " .. words[2] })
    end
    game.captured[words[2]] = count
    return true
end

-- ---- Reading ------------------------------------------------------------------------

local function read_expect(words)
    local names = expect.fields
    for _, name in ipairs(names) do
        if words[2] == name then
            local values = {}
            if not words[3] then
                return fail("missing", { verb = name,
                    expected = "a value to expect, - for no points" })
            end
            for i = 3, #words do values[i - 2] = words[i] end
            return { field = name, values = values }
        end
    end
    return fail("unknown-field", { word = words[2] or "",
        hint = english.hint(words[2] or "", names), expected = english.list(names) })
end

local function read_header(game, words, number)
    local name = words[1]
    if name == "captured" then game.seen[name .. (words[2] or "")] = number end
    if game.began then return fail("header-late", { word = name }) end
    if name ~= "note" and name ~= "captured" and game.seen[name] then
        return fail("header-twice", { word = name })
    end
    game.seen[name] = number
    return headers[name](game, words)
end

-- A row of a board that is being read: true; false if the line is none.
local function read_row(game, words, number)
    local row = table.concat(words)
    if not game.board or game.began or game.board.complete
        or not row:find("^[XO1-4.]+$") then
        return false
    end
    table.insert(game.board, row)
    game.board.lines = game.board.lines or {}
    game.board.lines[#game.board] = number
    return true
end

local function read_words(game, line, words)
    local name = words[1]
    if read_row(game, words, line.number) then
        line.header = "row"
        return true
    elseif game.board then
        game.board.complete = true
    end
    local is_known = headers[name] or name == "expect" or actions.verbs[name]
    if is_known and #words > MOST_WORDS and name ~= "note" then
        return nil, limits.passed("words", "words", "the line")
    end
    if headers[name] then
        line.header = name
        return read_header(game, words, line.number)
    elseif name == "expect" then
        local wanted, message = read_expect(words)
        line.expect = wanted
        return wanted, message
    elseif actions.verbs[name] then
        game.began = true
        local action, message = actions.read(words)
        line.action = action
        return action, message
    end
    local names = lists.names(actions.verbs)
    for _, header in ipairs(lists.names(headers)) do names[#names + 1] = header end
    names[#names + 1] = "expect"
    return fail("unknown-word", { word = name, hint = english.hint(name, names),
        expected = "an action or a header" })
end

-- The refusal of a record that goes beyond a limit: nil, message and true.
local function too_long(unit)
    return nil, limits.passed(unit, unit, "the record"), true
end

--- Read one line into a game that is being read.
-- @param game from `record.start`
-- @param text the line
-- @param number its number in the file
-- @param is_long true if the record is too long with it
-- @return the line {number, words, action, expect, header, ruling, comment}; or nil,
-- message and whether the record is too long
function record.line(game, text, number, is_long)
    if is_long then return too_long "bytes" end
    if #game.lines >= MOST_LINES then return too_long "lines" end
    if text:byte(-1) == RETURN then text = text:sub(1, -2) end
    local words, expected, comment = split(text)
    if not words then return nil, expected end
    local line = { number = number, words = words, ruling = expected, comment = comment }
    game.lines[#game.lines + 1] = line
    if #words > 0 then
        local ok, message = read_words(game, line, words)
        if not ok then return nil, message end
    end
    if expected == "" then
        return fail("missing", { verb = "->", expected = "a ruling" })
    elseif expected and not line.action then
        return fail("unknown-word", { word = "->", expected = "an action before it" })
    end
    return line
end

--- A game to read lines into, whose first line has this number.
function record.start(first)
    return { lines = {}, seen = {}, first = first }
end

-- Nothing but blank lines and comments, as after a file's last `---`: no game.
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

-- The most frequent line, a stone and nothing else; and where the next one begins.
local STONE = "^play (%l[1-9]%d?)\r?\n()"

-- Read the stones that come next; how many lines they are.
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

--- The records of a text that comes in pieces, one at each call.
-- @param chunks function giving the next piece of the text, or nil at its end
-- @return function giving a game {variant, options, seats, result, board, turn, lines,
-- first, empty, error}: `lines` are as record.at has them, `first` is the number of the
-- first, `empty` has no line to do, `error` is {line, message} of the first fault, after
-- which that game is not read; nil after the last one
function record.stream(chunks)
    local next_line, take, begin = text_lines.of(chunks, limits.bytes)
    local number, over = 0, false
    -- The stones that come next, as many as a record may have.
    local function read_stones_of(game)
        number = number + read_stones(game, take)
        local beyond = #game.lines - MOST_LINES
        if beyond <= 0 then return end
        game.error = { line = number - beyond + 1,
            message = select(2, too_long "lines") }
    end
    return function()
        if over then return nil end
        local game = record.start(number + 1)
        over = true
        begin()
        read_stones_of(game)
        for text, is_long in next_line do
            number = number + 1
            if text:byte() == DASH and text:find("^%-%-%-%s*$") then
                over = false
                break
            elseif not game.error then
                local line, message = record.line(game, text, number, is_long)
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

--- The i-th line of a game that was read: {number, words, action, expect, header, ruling,
-- comment}, or nil. In game.lines a stone with nothing else is just its point.
-- The table is filled after it is made: of one that is made whole, LuaJIT before 2023
-- takes fields for constants in a loop that meets other lines too (its issue 994), and
-- crashes.
function record.at(game, i)
    local line = game.lines[i]
    if type(line) ~= "string" then return line end
    local stone = {}
    stone.number, stone.words = game.first + i - 1, PLAY
    stone.action = { verb = "play", point = line }
    return stone
end

--- All of its lines, one after another.
-- @return iterator
function record.each(game)
    local i = 0
    return function()
        i = i + 1
        return record.at(game, i)
    end
end

--- Read the records of a text.
-- @param text string
-- @return list of games, as `stream` gives them
function record.parse(text)
    local games = {}
    for game in record.stream(text_lines.pieces(plain.unmarked(text))) do
        games[#games + 1] = game
    end
    return games
end

-- ---- Writing ------------------------------------------------------------------------

local function quoted(word)
    local bare = word ~= "" and not word:find('[%s#"]') and not word:find("->", 1, true)
    return bare and word or '"' .. word:gsub("%c", " "):gsub('["\\]', "\\%0") .. '"'
end

-- The text of a line as it was read, but for its spacing.
local function line_text(line)
    local words = {}
    if line.action then
        words[1] = actions.format(line.action)
    else
        for i, word in ipairs(line.words) do
            words[i] = line.header == "note" and word or quoted(word)
        end
    end
    if line.ruling then words[#words + 1] = "-> " .. line.ruling end
    if line.comment then words[#words + 1] = line.comment end
    return table.concat(words, " ")
end

--- Write records that were read, or made of games.
function record.format(games)
    local texts = {}
    for i, game in ipairs(games) do
        local lines = {}
        for line in record.each(game) do lines[#lines + 1] = line_text(line) .. "\n" end
        texts[i] = table.concat(lines)
    end
    return table.concat(texts, "---\n")
end

--- A live game as a record: its header, position and log.
function record.of_game(live)
    local rules, lines = live.rules, {}
    local function add(...)
        lines[#lines + 1] = table.concat({ ... }, " ")
    end
    local options = {}
    for _, key in ipairs(lists.names(rules.given)) do
        if not record.headers[key] then
            options[#options + 1] = key .. "=" .. tostring(rules.given[key])
        end
    end
    add("variant", rules.name, unpack(options))
    if live.now.conduct.adjudication ~= "immediate" then
        add("adjudication", live.now.conduct.adjudication)
    end
    if live.now.conduct.clock then add("clock", live.now.conduct.clock) end
    if live.seats then
        local names = {}
        for i, name in ipairs(live.seats) do names[i] = quoted(name) end
        add("seats", unpack(names))
    end
    if live.result then add("result", live.result) end
    if live.now.start then
        add("board")
        for y = 0, rules.height - 1 do
            add(live.now.start.cells:sub(y * rules.width + 1, (y + 1) * rules.width))
        end
        if live.now.start.turn then add("turn", live.now.start.turn) end
        for _, colour in ipairs(lists.names(live.now.start.captured or {})) do
            add("captured", colour, live.now.start.captured[colour])
        end
    end
    for _, action in ipairs(live.log) do
        add(actions.format(action) .. (action.assumed and " # assumed" or ""))
    end
    return table.concat(lines, "\n") .. "\n"
end

return record
