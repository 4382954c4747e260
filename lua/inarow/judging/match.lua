--- A match of two players: games with colours swapped, and their score (P87 12).
--
--     local match = inarow.match("pente_1987", { "Aoki", "Berg" })
--     local game = match:game()          -- Aoki begins; play it to its end
--     match:game()                       -- the next game: Berg begins
--     match:score()                      -- { 1.5, 0.5 }
--
-- The games define the match: saving and reading it back need nothing else.
local messages = require "inarow.judging.sentences"
local notation = require "inarow.notation"
local kernel = require "inarow.kernel"

local say = messages.say

local Match = {}
Match.__index = Match

local match = {}

--- Creates a match without games.
-- @param start a game of two colours before its first action; all games begin so
-- @param players list of two names
-- @param games number of games; by default the variant's number, otherwise 2
-- @return match; or nil, message, code
function match.new(start, players, games)
    if #start.colours ~= 2 then
        return nil, say("match-of-two", { variant = start.rules.name }), "bad-match"
    end
    return setmetatable({ start = start, rules = start.rules, games = {},
        players = { tostring(players[1]), tostring(players[2]) },
        planned = games or start.rules.games or 2 }, Match)
end

-- Returns the number of the player, 1 or 2, who has the given seat in a game. Seats are
-- swapped after every game except a void game, which is played again (RIF 8). A game that
-- both players have lost is not void (RIF 17.5).
local function player_at(begins, seat)
    return seat == 1 and begins or 3 - begins
end

-- Returns the points that each player gets for a game, by its ending or its recorded
-- result. Returns nil while the game goes on, and false if the game does not count.
local function points_of(game, begins)
    local result = game.final and game.final:result() or game.result
    if result == "draw" then return { 0.5, 0.5 } end
    if result == "loss-of-both" then return { 0, 0 } end
    if result == "void" then return false end
    local colour = kernel.colour(game, kernel.colour_number(game, result))
    local winner = result and game:player(colour or result)
    if not winner then return nil end -- the recorded result is not a colour
    local points = { 0, 0 }
    points[player_at(begins, winner.seat == "first" and 1 or 2)] = 1
    return points
end

-- Adds up the games. Returns the score, the number of games that count, the number of the
-- player who begins the next game, and true if the last game is still in progress.
local function tally(self)
    local score, counted, begins, playing = { 0, 0 }, 0, 1, false
    for _, game in ipairs(self.games) do
        local points = points_of(game, begins)
        playing = points == nil
        if points then
            score[1], score[2] = score[1] + points[1], score[2] + points[2]
            counted, begins = counted + 1, 3 - begins
        end
    end
    return score, counted, begins, playing
end

function Match:game()
    local _, counted, begins, playing = tally(self)
    if playing then return self.games[#self.games] end
    if counted >= self.planned then
        return nil, say("match-over", { count = self.planned }), "game-over"
    end
    local game = self.start:branch()
    game.seats = { self.players[begins], self.players[3 - begins] }
    self.games[#self.games + 1] = game
    return game
end

function Match:score()
    return (tally(self))
end

function Match:is_over()
    local _, counted = tally(self)
    return counted >= self.planned
end

function Match:begins()
    local _, counted, begins = tally(self)
    return counted < self.planned and self.players[begins] or nil
end

function Match:record()
    local texts = {}
    for i, game in ipairs(self.games) do
        local text, message, code = notation.text(game)
        if not text then return nil, message, code end
        texts[i] = text
    end
    return table.concat(texts, "---\n")
end

-- Plays a game of a match that is read from text.
local function replay(item, fresh)
    local fault, game, read = item.error, item.live, item.source
    if fault then return nil, fault.message, fault.line end
    if game.rules.name ~= fresh.rules.name or not game.seats
        or game.seats[1] ~= fresh.seats[1] or game.seats[2] ~= fresh.seats[2] then
        return nil, say("match-seats", { first = fresh.seats[1],
            second = fresh.seats[2], variant = fresh.rules.name }),
            read.seen.seats or read.first
    end
    for line in notation.entries(item) do
        local ruling, refusal
        if line.action then ruling, refusal = notation.play(item, line) end
        if line.action and not ruling and not item.main then
            return nil, refusal, line.number
        end
    end
    return game
end

-- Begins a match with the header of its first game. The conduct of that game applies to
-- the later games too.
-- @return match; or nil, message
local function begin(read, games)
    local start, message = notation.start { variant = read.variant or "",
        options = read.options, adjudication = read.adjudication, clock = read.clock,
        seen = {} }
    if not start then return nil, message end
    local seats = read.seats or {}
    return match.new(start, #seats == 2 and seats or { "first", "second" }, games)
end

--- Reads a match from the text of `record`.
-- @param games number of games; by default the variant's, otherwise 2
-- @return match; or nil, message, "bad-record", the line
function match.read(text, games)
    if type(text) ~= "string" then
        error("inarow.match: text expected, got " .. type(text), 2)
    end
    local self
    for item in notation.games(text, "text", { format = "record" }) do
        local read, message = item.source, nil
        if not read then return nil, say "no-games", "bad-record" end
        if not self then self, message = begin(read, games) end
        local fresh, game, line
        if self then fresh, message = self:game() end
        if not fresh then return nil, message, "bad-record", read.first end
        game, message, line = replay(item, fresh)
        if not game then return nil, message, "bad-record", line end
        self.games[#self.games] = game
    end
    return self
end

return match
