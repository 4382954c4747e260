--- What is told of a match: a table and a bar while it runs, on a terminal; else a line a
-- game; and at its end the score.
local language = require "inarow.language"
local console = require "inarow.cli.console"
local counted = require("inarow.cli.sentences").counted
local say = require("inarow.cli.sentences").say
local system = require "inarow.system"

local Scoreboard = {}
Scoreboard.__index = Scoreboard

local scoreboard = {}

local WIDTH = 40 -- of the bar

--- @param plan of the match
-- @param is_json true for JSON lines
function scoreboard.new(plan, is_json)
    local self = setmetatable({ plan = plan, is_json = is_json, drawn = 0,
        is_live = not is_json and not plan.is_person and system.is_terminal(1) },
        Scoreboard)
    if self.is_live then
        self:draw { score = require("inarow.referee").new_score() }
    end
    return self
end

local function score_of(state)
    return require("inarow.referee").summary(state.score)
end

-- A number with its sign; Elo differences may be endless.
local function signed(number)
    if number == math.huge then return "+∞" end
    if number == -math.huge then return "-∞" end
    return (("%+.0f"):format(number):gsub("^%-0$", "+0"))
end

local function percent(part)
    return ("%.1f"):format(part * 100)
end

local function test_line(self, state)
    local test, bounds = state.test, self.plan.sprt
    if not test then return nil end
    return say("referee-test", { ratio = ("%.2f"):format(test.ratio),
        lower = ("%.2f"):format(test.lower), upper = ("%.2f"):format(test.upper),
        answer = test.accepted and say("referee-accepted",
            { elo = ("%g"):format(bounds[test.accepted]) }) or say "referee-undecided" })
end

-- A row of a table: its name, so wide, and four numbers.
local function row(width, name, ...)
    return name .. (" "):rep(width - #name) .. (" %7s %6s %6s %7s"):format(...)
end

-- The table: who has how much, and what that means.
local function table_lines(self, state)
    local names, its, sum = self.plan.names, state.score, score_of(state)
    local width = math.max(#names[1], #names[2], 6)
    local losses = its.games - its.wins - its.draws
    local lines = {
        row(width, "", "points", "wins", "draws", "losses"),
        row(width, names[1], ("%g"):format(sum.points), its.wins, its.draws, losses),
        row(width, names[2], ("%g"):format(sum.games - sum.points), losses, its.draws,
            its.wins),
    }
    lines[4] = say("referee-score", { name = names[1],
        part = percent(sum.part), from = percent(sum.low), to = percent(sum.high),
        elo = signed(sum.elo), low = signed(sum.elo_low), high = signed(sum.elo_high) })
    local pairs_seen = 0
    for _, n in ipairs(its.pairs) do pairs_seen = pairs_seen + n end
    if pairs_seen > 0 then
        lines[5] = say("referee-pairs", { counts = table.concat(its.pairs, " ") })
    end
    lines[#lines + 1] = test_line(self, state)
    if its.void > 0 then lines[#lines + 1] = say("referee-void", { count = its.void }) end
    return lines
end

-- What the games ended by, most often first, as the first player fared.
local function ending_lines(self, state)
    local endings = state.score.endings
    local reasons = language.keys(endings)
    table.sort(reasons, function(one, other)
        local more = endings[one].games - endings[other].games
        return more > 0 or more == 0 and one < other
    end)
    if #reasons == 0 then return {} end
    local width = 6
    for _, reason in ipairs(reasons) do width = math.max(width, #reason) end
    local lines = { say("referee-endings", { name = self.plan.names[1] }),
        row(width, "", "games", "wins", "draws", "losses") }
    for _, reason in ipairs(reasons) do
        local its = endings[reason]
        lines[#lines + 1] = row(width, reason, its.games, its.wins, its.draws, its.losses)
    end
    return lines
end

local function bar_of(self, state)
    local done, all = state.score.games + state.score.void, self.plan.games
    local full = math.floor(done / math.max(1, all) * WIDTH)
    return ("[%s%s] %s"):format(("#"):rep(full), ("."):rep(WIDTH - full),
        say("referee-done", { done = done, games = all }))
end

--- The table and the bar, in the place of those drawn before.
-- @param above lines that stay above them, or nil
function Scoreboard:draw(state, above)
    local text = { self.drawn > 0 and ("\27[%dA"):format(self.drawn) or "" }
    local lines = table_lines(self, state)
    lines[#lines + 1] = bar_of(self, state)
    for _, list in ipairs { above or {}, lines } do
        for _, line in ipairs(list) do text[#text + 1] = "\r\27[K" .. line .. "\n" end
    end
    text[#text + 1] = "\27[J"
    self.drawn = #lines
    io.write(table.concat(text))
    io.stdout:flush()
end

-- A game as a line, and below it what went wrong; the last note is the game's heading.
local function lines_of(self, game)
    local names = self.plan.names
    local lines = { say("referee-game", { number = game.number,
        first = names[game.first], second = names[3 - game.first],
        ruling = tostring(game.ruling), moves = game.moves }) }
    for i = 1, #game.notes - 1 do
        lines[#lines + 1] = "  " .. language.printable(game.notes[i])
    end
    return lines
end

--- A game has ended.
function Scoreboard:game(game, state)
    local first, second = game.first, 3 - game.first
    local names = self.plan.names
    if self.is_json then
        return console.json({ game = game.number, opening = game.opening,
            first = names[first], second = names[second],
            winner = game.winner and names[game.winner == 1 and first or second] or nil,
            ruling = tostring(game.ruling), status = game.ruling.status,
            reason = game.ruling.reason, citation = game.ruling.citation,
            fault = game.fault,
            moves = game.moves, seconds = game.seconds,
            notes = console.list(game.notes) }, { "game" })
    elseif self.is_live then
        local lines = lines_of(self, game)
        return self:draw(state, #lines > 1 and lines or nil)
    end
    for _, line in ipairs(lines_of(self, game)) do print(line) end
end

--- The match has ended, or was cut short.
function Scoreboard:finish(state)
    local sum = score_of(state)
    if self.is_json then
        local function finite(elo) return math.abs(elo) < math.huge and elo or nil end
        return console.json({ games = sum.games, a = self.plan.names[1],
            b = self.plan.names[2], points = sum.points, wins = state.score.wins,
            draws = state.score.draws, losses = state.score.losses,
            void = state.score.void, endings = state.score.endings,
            score = sum.part, score_low = sum.low, score_high = sum.high,
            elo = finite(sum.elo), elo_low = finite(sum.elo_low),
            elo_high = finite(sum.elo_high), pairs = console.list(state.score.pairs),
            sprt = state.test or nil, resumed = state.resumed,
            finished = not state.is_cut_short }, { "a", "b", "games" })
    elseif self.is_live then
        self:draw(state)
    else
        if state.resumed > 0 then
            print(counted("referee-resumed", state.resumed))
        end
        for _, line in ipairs(table_lines(self, state)) do print(line) end
    end
    for _, line in ipairs(ending_lines(self, state)) do print(line) end
end

return scoreboard
