--- Reads and writes plain move lists: points and `pass`, with any separators: `h8 h9
-- i10`, `1. h8 2. i9`, `h8,i9;`, `h8h9i10`. A game is one line; a game with numbered
-- moves continues until the next number 1. A comment begins with `#`. A line with only a
-- comment belongs to the game after it. Move lists have neither rules nor sizes.
local limits = require "inarow.notation.limits"
local language = require "inarow.language"
local messages = require "inarow.notation.formats.sentences"
local remarks = require "inarow.notation.remarks"

local POINT, NUMBER, PASS =
    "^(%a[1-9]%d?)()", "^(%d+)[.):]+()", "^[Pp][Aa][Ss][Ss]%f[%A]()"

local moves = {
    name = "moves",
    expected = messages.say "expected-moves",
    endings = { "txt" },
    by_line = true,
    begins = { words = { POINT }, beside = { NUMBER, PASS, "^#.*" },
        apart = "[^%s,;%-]" },
    holds = { comment = true, pass = true, colours = true, size = "any" },
}

-- Reads the word that begins at `at`. Returns its kind ("point", "pass" or "number"), its
-- value and its end.
local function next_word(line, at)
    local point, stop = line:match(POINT, at)
    if point then return "point", point:lower(), stop end
    local number, after = line:match(NUMBER, at)
    if number then return "number", tonumber(number), after end
    local pass = line:match(PASS, at)
    if pass then return "pass", nil, pass end
end

-- Reads the words of a line. Calls `take(kind, value)` for each word. This function
-- returns true if the word is in the wrong place. Returns true, or nil and the wrong
-- word.
local function read_words(line, take)
    local at = line:find("[^%s,;]")
    while at do
        local kind, value, stop = next_word(line, at)
        local is_astray = kind and take(kind, value)
        if not kind or is_astray then return nil, line:match("^[^%s,;]+", at) end
        at = line:find("[^%s,;%-]", stop)
    end
    return true
end

-- Splits a line into its moves and its comment.
local function split(line)
    local text, comment = line:match("^([^#]*)#%s?(.*)$")
    return text or line, comment
end

-- ---- Reading ------------------------------------------------------------------------

local function error_at(line, fault)
    return { line = line,
        message = messages.say("syntax", { format = "moves", fault = fault }) }
end

local NO_POINT = {}
local known = setmetatable({}, { __index = function(moves_of, point)
    moves_of[point] = { point = point }
    return moves_of[point]
end }) -- moves by their points, shared by all games

-- A reader receives the lines one by one. `games` are the games that have begun;
-- `waiting` holds the comment before the next game.
local Reader = {}
Reader.__index = Reader

-- Begins a game with the current line, or with the comment before it.
function Reader:start()
    if not self.waiting then self.is_long = self.begin(true) end
    self.game = self.waiting or {}
    self.game.players, self.game.moves, self.game.line = {}, {}, self.number
    self.games[#self.games + 1], self.waiting = self.game, nil
end

-- Marks the current game as faulty.
function Reader:spoil(fault)
    if not self.game then self:start() end
    self.game.error = self.game.error or error_at(self.number, fault)
end

function Reader:take(kind, value)
    local list = self.game.moves
    if kind ~= "number" then
        if #list < limits.moves then
            list[#list + 1] = kind == "pass" and NO_POINT or known[value]
        elseif not self.game.error then
            self:spoil(limits.passed("moves", "game-moves"))
        end
        return
    end
    local count = #list
    if value == 1 and count > 0 then self:start() end
    -- Numbers count moves or pairs of moves, so a missing move is noticed.
    local is_astray = self.game.numbered and value ~= 1 and value ~= count + 1
        and value ~= math.floor(count / 2) + 1
    self.game.numbered = true
    return is_astray
end

-- Reads the moves of a line, and its comment.
function Reader:read_moves(words, comment)
    if not self.game or not self.game.numbered then self:start() end
    if self.is_long then return self:spoil(limits.passed("bytes", "game-bytes")) end
    local ok, word = read_words(words, function(...) return self:take(...) end)
    if not ok then
        self:spoil(messages.say("not-a-move", { text = word:sub(1, 40) }))
    end
    if comment and not self.game.error then remarks.add(self.game, comment) end
end

function Reader:read(line, is_long)
    self.number, self.is_long = self.number + 1, is_long
    -- The lines of a faulty game are read only to find the next game.
    if self.game and self.game.error then self.is_long = self.begin(true) end
    local words, comment = split(line)
    if words:find("[^%s,;]") then
        self:read_moves(words, comment)
    elseif comment then
        if not self.waiting then
            self.is_long, self.waiting = self.begin(true), {}
        end
        if self.is_long then
            self.waiting, self.game = nil, nil
            self:spoil(limits.passed("bytes", "comment-bytes"))
        else
            remarks.add(self.waiting, comment)
        end
    end
end

-- Returns true if the first game is complete. Comments after the last game belong to it,
-- unless games are wanted as soon as possible (`eager`).
function Reader:has_game(eager)
    local first = self.games[self.next]
    return #self.games > self.next or eager and first ~= nil and not first.numbered
end

-- Removes and returns the first game; nil if there is none.
function Reader:give()
    local game = self.games[self.next]
    if self.next == #self.games then
        self.games, self.next = {}, 1
    elseif game then
        self.games[self.next], self.next = false, self.next + 1
    end
    if game then remarks.settle(game) end
    return game
end

--- Read the games of a text (see foreign.lua).
function moves.stream(chunks, eager)
    local next_line, _, begin = language.lines(chunks, limits.bytes)
    local reader = setmetatable({ games = {}, next = 1, number = 0, begin = begin },
        Reader)
    return function()
        while not reader:has_game(eager) do
            local line, is_long = next_line()
            if not line then
                if reader.waiting and reader.game then
                    remarks.settle(reader.waiting)
                    remarks.add(reader.game, reader.waiting.comment)
                    reader.waiting = nil
                end
                break
            end
            reader:read(line, is_long)
        end
        return reader:give()
    end
end

-- ---- Writing ------------------------------------------------------------------------

--- Write one game as a text (see foreign.lua).
-- @return string; or nil, message
function moves.write(game)
    local words, written = {}, {}
    for i, move in ipairs(game.moves) do words[i] = move.point or "pass" end
    if not table.concat(words):find("%d") then
        return nil, messages.say "moves-need-stone"
    end
    for line in (game.comment and game.comment .. "\n" or ""):gmatch("(.-)\r?\n") do
        written[#written + 1] = "# " .. line
    end
    written[#written + 1] = table.concat(words, " ")
    return table.concat(written, "\n") .. "\n"
end

return moves
