--- Opens a record: creates a live game with its header and position.
local headers = require "inarow.notation.record.headers"
local messages = require "inarow.notation.sentences"
local named_rules = require "inarow.notation.named_rules"
local games = require "inarow.game"

local say = messages.say
local unpack = unpack or table.unpack

local reopen = {}

local function fail(code, values)
    return nil, say(code, values)
end

-- Returns the rules of the record's variant, or of the given variant if the record names
-- none.
local function rules_of(game, variant, options)
    if not game.variant and not variant then return fail("no-variant") end
    return named_rules(game.variant or variant,
        game.variant and game.options or options, game.board ~= nil)
end

-- Returns the name of the header line with an impossible result or an unknown colour, and
-- the fault. If there is no such line, returns nil, nil and the result of the game.
local function header_fault(game, live)
    local result, message
    if game.result then result, message = headers.result(live, game.result) end
    if message then return "result", message end
    local named = { { "turn", game.turn, "turn" } }
    for name in pairs(game.captured or {}) do
        named[#named + 1] = { "captured", name, "captured" .. name }
    end
    for _, entry in ipairs(named) do
        local header, name, key = unpack(entry)
        if name and not game.board then
            return key, say("missing", { verb = header, expected = say "needs-board" })
        end
        message = name and select(2, live:colour_number(name))
        if message then return key, message end
    end
    return nil, nil, result
end

-- Returns the numbers of the rows that have points, from the top, because a record
-- contains only these rows. Also returns a table from each of these numbers to its place
-- in the list.
local function rows_with_points(board)
    local rows, place = {}, {}
    for number = 1, board.rows * board.layers do
        if board:row_length(number) > 0 then
            rows[#rows + 1] = number
            place[number] = #rows
        end
    end
    return rows, place
end

local function set_up(live, game)
    local board, rows = live.rules.board, {}
    local numbers, place = rows_with_points(board)
    for i = 1, math.max(#game.board, #numbers) do
        rows[i] = numbers[i] and board:cells_of_row(game.board[i] or "", numbers[i])
        if not rows[i] then
            local _, message = fail(board.full and "board-rows" or "board-row",
                { expected = #numbers, row = i, text = game.board[i] or "",
                columns = board.full and board.columns
                    or numbers[i] and board:row_length(numbers[i]) or 0 })
            return nil, message, (game.board.lines or {})[i]
        end
    end
    local ok, message, _, at = live:setup(table.concat(rows), game.turn, game.captured)
    return ok, message, (game.board.lines or {})[at and place[board:row_of(at)]]
end

--- Create a live game with the record's header and position, before its first action.
-- @param game from reader.stream
-- @param variant name to use if the record names none, or nil
-- @param options of this variant
-- @return game (of inarow.game); or nil, message and the line of the fault
function reopen.game(game, variant, options)
    local rules, message = rules_of(game, variant, options)
    if not rules then return nil, message, game.seen.variant or game.first end
    local live = games.new(rules)
    live.seats = game.seats
    for _, key in ipairs { "adjudication", "clock" } do
        if game[key] then
            local set, expected = live:set_option(key, game[key])
            if not set then return nil, expected, game.seen[key] end
        end
    end
    local fault
    fault, message, live.result = header_fault(game, live)
    if fault then return nil, message, game.seen[fault] end
    local ok
    if game.board then
        local line
        ok, message, line = set_up(live, game)
        if not ok then return nil, message, line or game.seen.board end
    end
    return live
end

return reopen
