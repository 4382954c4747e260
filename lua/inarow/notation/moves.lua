--- Plain move lists: points, and `pass`, with whatever sets them apart: `h8 h9 i10`,
-- `1. h8 2. i9`, `h8,i9;`, `h8h9i10`. A game is a line; where moves are numbered it goes
-- on until the next number 1. After `#` stands a comment, a line of its own belongs to
-- the game that follows. Rules and sizes are not said.
local lines = require "inarow.notation.lines"
local messages = require "inarow.messages"

local moves = {
    name = "moves",
    expected = "moves like h8 i9, a game a line",
    holds = { comment = true, pass = true, colours = true, size = "any" },
}

-- The next word from `at`: a point, "pass", a move's number; where it ends.
local function next_word(line, at)
    local point, stop = line:match("^(%a[1-9]%d?)()", at)
    if point then return "point", point:lower(), stop end
    local number, after = line:match("^(%d+)[.):]+()", at)
    if number then return "number", tonumber(number), after end
    local pass = line:match("^[Pp][Aa][Ss][Ss]%f[%A]()", at)
    if pass then return "pass", nil, pass end
end

-- Read the words of a line, `take(kind, value)` each, which gives true for one that is
-- astray; true, or nil and the wrong word.
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

-- A line without its comment, and the comment.
local function split(line)
    local text, comment = line:match("^([^#]*)#%s?(.*)$")
    return text or line, comment
end

--- Does the first line that says anything hold moves and nothing else?
function moves.recognizes(head)
    for line in head:gmatch("[^\r\n]+") do
        local text = split(line)
        if text:find("%S") then
            local points = 0
            local ok = #text < 8192 and read_words(text, function(kind)
                points = points + (kind == "point" and 1 or 0)
            end)
            return ok == true and points > 0
        end
    end
    return false
end

-- ---- Reading ------------------------------------------------------------------------

local function add_comment(game, text)
    game.comment = game.comment and game.comment .. "\n" .. text or text
end

local function fault_at(line, word)
    local values = { format = "moves", fault = ("'%s' is not a move; expected a point"
        .. " like h8, or pass, or the next number"):format(word:sub(1, 40)) }
    return { line = line, message = messages.say("syntax", values) }
end

-- A reader that lines are given to, one after another; `games` are those begun.
local Reader = {}
Reader.__index = Reader

function Reader:start()
    self.games[#self.games + 1] = { players = {}, moves = {}, line = self.number,
        comment = self.waiting }
    self.game, self.waiting = self.games[#self.games], nil
end

function Reader:take(kind, value)
    if kind ~= "number" then
        table.insert(self.game.moves, { point = value })
        return
    end
    local count = #self.game.moves
    if value == 1 and count > 0 then self:start() end
    -- It counts moves or pairs of them, so a move that is missing does not go unseen.
    local is_astray = self.game.numbered and value ~= 1 and value ~= count + 1
        and value ~= math.floor(count / 2) + 1
    self.game.numbered = true
    return is_astray
end

function Reader:read(line)
    self.number = self.number + 1
    local words, comment = split(line)
    if words:find("[^%s,;]") then
        if not self.game or not self.game.numbered then self:start() end
        local ok, fault = read_words(words, function(...) return self:take(...) end)
        if not ok and not self.game.error then
            self.game.error = fault_at(self.number, fault)
        end
        if comment then add_comment(self.game, comment) end
    elseif comment then
        self.waiting = self.waiting and self.waiting .. "\n" .. comment or comment
    end
end

-- Is the first game that was begun all there? The comment after the last game is its own,
-- unless the games are wanted at once.
function Reader:has_game(eager)
    local first = self.games[1]
    return #self.games > 1 or eager and first ~= nil and not first.numbered
end

--- Read the games of a text (see inarow.notation).
function moves.stream(chunks, eager)
    local next_line = lines.of(chunks)
    local reader = setmetatable({ games = {}, number = 0 }, Reader)
    return function()
        while not reader:has_game(eager) do
            local line = next_line()
            if not line then
                if reader.waiting and reader.game then
                    add_comment(reader.game, reader.waiting)
                    reader.waiting = nil
                end
                break
            end
            reader:read(line)
        end
        return table.remove(reader.games, 1)
    end
end

-- ---- Writing ------------------------------------------------------------------------

--- One game as a text (see inarow.notation).
-- @return string; or nil, message
function moves.write(game)
    local words, written = {}, {}
    for i, move in ipairs(game.moves) do words[i] = move.point or "pass" end
    if not table.concat(words):find("%d") then
        return nil, "a list of moves needs a stone"
    end
    for line in (game.comment and game.comment .. "\n" or ""):gmatch("(.-)\r?\n") do
        written[#written + 1] = "# " .. line
    end
    written[#written + 1] = table.concat(words, " ")
    return table.concat(written, "\n") .. "\n"
end

return moves
