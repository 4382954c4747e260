--- Reads and writes positions in one line of text: the rows from the top, with or without
-- `/` between them. A board that is not a rectangle has the variant's size, and its
-- holes may be written as `#`.
--
-- In games with two colours, a text with `/` may use two short forms. A number stands
-- for as many vacant points, and a stone may be the first letter of its colour:
-- `15/7b7/15`. In games with more colours, digits are stones.
--
-- The side to move may follow the rows, by letter or name, if it is not the first
-- colour. The numbers of stones that each colour has captured may follow, as `4/0`. If
-- the rows have no numbers, any other text may follow the rows; it is ignored.
--
-- Among several positions, a line that begins with `#` and a blank is a comment.
local limits = require "inarow.notation.limits"
local messages = require "inarow.notation.sentences"
local named_rules = require "inarow.notation.named_rules"
local games = require "inarow.game"
local model = require "inarow.model"
local language = require "inarow.language"

local STONES = model.STONES

local positions = {}

local function bad(code, values)
    return nil, messages.say("bad-position", { fault = messages.say(code, values) }),
        "bad-position"
end

--- Return true if a line among positions is a comment.
function positions.is_comment(line)
    return line:find "^#%s" ~= nil or line == "#"
end

--- Iterate over the positions of a text, one per line, without comments.
-- @param chunks function that returns the next piece of the text, or nil
-- @return iterator that returns each position's line, as for `open`; its number; and a
-- message if the line is too long to be opened
function positions.each(chunks)
    local next_line, _, begin = language.lines(chunks, limits.position_line)
    local number = 0
    return function()
        for line, is_long in next_line do
            number = number + 1
            begin()
            if not positions.is_comment(line) then
                local _, message
                if is_long then
                    _, message = bad("long-line-bytes", { most = limits.position_line })
                end
                return line, number, message
            end
        end
    end
end

-- ---- Counted vacancies ----------------------------------------------------------------

-- Returns the letters of two colours. The first table maps letters to stones, for
-- reading. The text may use `X` and `O` in either case, and the first letters of the
-- colours' names. First letters that are equal or already belong to the other colour are
-- left out. The second table has the letter to write for each colour.
local function letters_of(colours)
    local read, written = { X = "X", x = "X", O = "O", o = "O" }, {}
    for i, colour in ipairs(colours) do
        local initial, letter = colour:sub(1, 1), STONES:sub(i, i)
        local other = (colours[3 - i] or ""):sub(1, 1)
        local is_own = initial ~= other and (read[initial:upper()] or letter) == letter
            and initial:find "^%l$"
        written[i] = is_own and initial or letter
        if is_own then read[initial], read[initial:upper()] = letter, letter end
    end
    return read, written
end

local MOST_POINTS = 676

-- Writes each vacancy of a position as `.`, and its stones as `X` and `O`.
-- @return text, and true if it has changed; or nil, message, code
local function written_out(text, rules)
    if #rules.colours ~= 2 or not text:find "/" or not text:find "[%da-zA-NP-WYZ]" then
        return text, false
    end
    local read, points, bad_count = letters_of(rules.stones), 0, nil
    local plain = text:gsub("%d+", function(digits)
        local count = tonumber(digits)
        points = points + count
        if count == 0 or points > MOST_POINTS then
            bad_count = bad_count or digits
            return ""
        end
        return ("."):rep(count)
    end):gsub("%a", read)
    if bad_count then
        return bad("bad-vacancies", { text = bad_count:sub(1, 40), most = MOST_POINTS })
    end
    return plain, plain ~= text
end

-- Returns the colour for a word: its name or, with two colours, a letter.
local function colour_of(word, rules)
    local letter = #rules.colours == 2 and letters_of(rules.colours)[word]
    for i, colour in ipairs(rules.colours) do
        if word:lower() == colour or letter == STONES:sub(i, i) then return colour end
    end
end

-- Reads the text after the rows. Returns the side to move and the captured stones by
-- colour. These are nil if the text does not give them. For a fault, returns nil,
-- message, code.
local function read_state(line, rules, counted)
    local word, rest = line:match "^%s*%S+%s+(%S+)%s*(%S*)"
    if not word then return {} end
    local turn = colour_of(word, rules)
    if not turn and counted then
        local _, written = letters_of(rules.colours)
        return bad("bad-turn", { text = word:sub(1, 40), first = written[1],
            second = written[2] })
    end
    local first, second = rest:match "^(%d+)/(%d+)$"
    local captured = turn and first and #rules.colours == 2
        and { [rules.colours[1]] = tonumber(first),
            [rules.colours[2]] = tonumber(second) }
    return { turn = turn, captured = captured or nil }
end

-- ---- Rows -----------------------------------------------------------------------------

-- Reads a position on a rectangle. Returns its cells (all rows, joined), columns and
-- rows; or nil, message, code.
local function read_rectangle(text)
    if text:find("/", 1, true) then
        local columns, count, cells = nil, 0, {}
        for row in (text .. "/"):gmatch("(.-)/") do
            count = count + 1
            columns = columns or #row
            if #row ~= columns then
                return bad("row-length",
                    { row = count, count = #row, columns = columns })
            end
            cells[count] = row
        end
        return table.concat(cells), columns, count
    end
    local side = math.floor(math.sqrt(#text) + 0.5)
    if side * side ~= #text or side == 0 then
        return bad("position-size", { length = #text })
    end
    return text, side, side
end

-- Splits the rows of a position. The rows are separated by `/`. If they are not
-- separated, all rows have equal width, because holes are written as `#`.
local function rows_of(text, columns)
    local rows = {}
    if text:find("/", 1, true) then
        for row in (text .. "/"):gmatch "(.-)/" do rows[#rows + 1] = row end
    else
        for at = 1, #text, columns do rows[#rows + 1] = text:sub(at, at + columns - 1) end
    end
    return rows
end

-- Returns the cells of a text with rows or holes, if these are the rows and holes of the
-- board; or nil, message, code.
local function fitting(text, cells, board)
    local rows, expected = rows_of(text, board.columns), board.rows * board.layers
    for i = 1, math.max(#rows, expected) do
        local columns = i <= expected and board:row_length(i) or 0
        if i > expected or not board:cells_of_row(rows[i] or "", i) then
            return bad("board-row", { expected = expected, row = i, columns = columns,
                text = rows[i] or "" })
        end
    end
    return cells
end

-- Reads a position on a board that is not a rectangle. Returns its cells; or nil,
-- message, code.
local function read_points(text, rules)
    local cells = text:gsub("[/#]", "")
    if #cells ~= #rules.board.points then
        return bad("position-points", { count = #cells, variant = rules.name,
            expected = #rules.board.points, size = rules.board:size() })
    end
    if #text == #cells then return cells end
    return fitting(text, cells, rules.board)
end

-- Returns three values: the rules of a variant at the size of a position, without the
-- opening; the position's cells; and true if vacancies are written as numbers. For a
-- fault, returns nil, message, code.
local function rules_for(text, variant, options)
    local given = {}
    for key, value in pairs(options or {}) do given[key] = value end
    local cells, columns, rows, counted
    local rules, message, code = named_rules(variant, given, true)
    if not rules then return nil, message, code end
    text, counted, code = written_out(text, rules)
    if not text then return nil, counted, code end
    if not rules.board.full then
        cells, message, code = read_points(text, rules)
        if not cells then return nil, message, code end
        return rules, cells, counted
    end
    if #text == 1 and #rules.board.points > 1 then
        return bad("position-symbol", { text = text })
    end
    cells, columns, rows = read_rectangle(text)
    if not cells then return nil, columns, rows end
    if rules.width == columns and rules.height == rows then
        return rules, cells, counted
    end
    given.size = columns .. "x" .. rows
    local resized, fault, fault_code = named_rules(variant, given, true)
    if resized then return resized, cells, counted end
    if fault_code == "bad-option" then return nil, fault, fault_code end
    -- If the variant does not allow a board of this size, the text is at fault, not the
    -- variant's script.
    return bad("position-board", { variant = rules.name, columns = columns, rows = rows,
        size = rules.board:size() })
end

--- Open a position as a game, of a variant at the position's size.
-- @param line string. After a blank, the side to move and the captured stones may
-- follow. Any other text is ignored, unless the position's vacancies are written as
-- numbers
-- @return game; or nil, message, code
function positions.open(line, variant, options)
    local rules, cells, counted = rules_for(line:match("^%s*(%S*)"), variant, options)
    if not rules then return nil, cells, counted end
    local state, message, code = read_state(line, rules, counted)
    if not state then return nil, message, code end
    local game = games.new(rules)
    local ok, fault, fault_code = game:setup(cells, state.turn, state.captured)
    if not ok then return nil, fault, fault_code end
    return game
end

-- ---- Writing --------------------------------------------------------------------------

-- Replaces the vacancies in a row of letters by their number.
local function counted_row(letters_of_row)
    return (letters_of_row:gsub("%.+", function(vacant)
        return ("%d"):format(#vacant)
    end))
end

-- Writes the numbers of captured stones, as `4/0`; nil in games without captures.
local function captured_text(game)
    if not game.rules.capture then return nil end
    local counts, captured = {}, game:state().captured
    for i in ipairs(game.rules.colours) do
        counts[i] = ("%d"):format(captured[game:colour(i)])
    end
    return table.concat(counts, "/")
end

--- Write a game's present position in one line, with its vacancies counted and the side
-- to move. In games with captures, the captured stones follow. The rest of an opening
-- and other parts of the game's state are left out.
-- @return string; or nil, message, code "bad-position"
function positions.text(game)
    local rules = game.rules
    if #rules.colours ~= 2 then
        return bad("counted-of-two", { variant = rules.name, count = #rules.colours })
    end
    local a_turn = rules.turn.stones or 1
    local _, turn, left = game:to_act()
    if #game.log > 0 and not game.final and left < a_turn then
        return bad "within-turn"
    end
    local _, stones = letters_of(rules.stones)
    local cells = game:cells():gsub("%u", function(letter)
        return stones[STONES:find(letter, 1, true)]
    end)
    local rows, at, board = {}, 1, rules.board
    for number = 1, board.rows * board.layers do
        local length = board:row_length(number)
        rows[number], at = counted_row(cells:sub(at, at + length - 1)), at + length
    end
    local _, players = letters_of(rules.colours)
    local parts = { table.concat(rows, "/"), players[turn] or players[1],
        captured_text(game) }
    return table.concat(parts, " ")
end

return positions
