--- Prints the output of an event. While the event runs, a terminal shows a table and a
-- progress bar; any other output has one line per game. At the end, the output is the
-- tables that the plan's `view` makes.
local language = require "inarow.language"
local console = require "inarow.cli.console"
local counted = require("inarow.cli.sentences").counted
local grid = require "inarow.cli.events.grid"
local say = require("inarow.cli.sentences").say
local system = require "inarow.system"

local Scoreboard = {}
Scoreboard.__index = Scoreboard

local scoreboard = {}

local WIDTH = 40 -- width of the bar

--- Create a scoreboard.
-- @param plan of the event
-- @param is_json true for JSON lines
function scoreboard.new(plan, is_json)
    return setmetatable({ plan = plan, is_json = is_json, drawn = 0, resumed = 0,
        is_live = not is_json and not plan.is_person and system.is_terminal(1) },
        Scoreboard)
end

local function bar_of(plan)
    local results, all = plan.results, plan.schedule.games
    local done = math.min(all, results.games + results.void)
    local full = math.floor(done / math.max(1, all) * WIDTH)
    return ("[%s%s] %s"):format(("#"):rep(full), ("."):rep(WIDTH - full),
        say("referee-done", { done = done, games = all }))
end

-- Returns the escape sequence that removes the table and the bar.
local function cleared(self)
    return (self.drawn > 0 and ("\27[%dA\r"):format(self.drawn) or "") .. "\27[J"
end

-- Draws the table and the bar in place of the last ones.
-- @param staying lines to print above the table and the bar, or nil. They are not
-- redrawn.
local function draw(self, staying)
    local plan = self.plan
    local text = { cleared(self) }
    local lines = plan.view.lines(plan, plan.results)
    lines[#lines + 1] = bar_of(plan)
    lines = grid.fitted(lines, select(2, system.is_terminal(1)))
    for _, list in ipairs { staying or {}, lines } do
        for _, line in ipairs(list) do text[#text + 1] = line .. "\n" end
    end
    self.drawn = #lines
    io.write(table.concat(text))
    io.stdout:flush()
end

--- Announce the beginning of the event.
-- @param resumed number of games that the file of games already had
function Scoreboard:begin(resumed)
    self.resumed = resumed
    if self.is_live then draw(self) end
end

-- Returns lines for a game and its notes. The last note is left out, because it is the
-- heading.
local function lines_of(self, number, game)
    local names = self.plan.names
    local lines = { say("referee-game", { number = number, first = names[game.first],
        second = names[game.second], ruling = tostring(game.ruling),
        moves = game.moves }) }
    for i = 1, #game.notes - 1 do
        lines[#lines + 1] = "  " .. language.printable(game.notes[i])
    end
    return lines
end

-- Returns a game as a table for JSON.
local function data_of(self, number, game)
    local names = { self.plan.names[game.first], self.plan.names[game.second] }
    return { game = number, opening = game.opening,
        first = names[1], second = names[2],
        winner = game.winner and names[game.winner] or nil,
        ruling = tostring(game.ruling), status = game.ruling.status,
        reason = game.ruling.reason, citation = game.ruling.citation, fault = game.fault,
        adjudicated = game.adjudicated, moves = game.moves,
        seconds = game.seconds, notes = console.list(game.notes) }
end

--- Show a game that has ended.
function Scoreboard:game(number, game)
    if self.is_json then return console.json(data_of(self, number, game), { "game" }) end
    local lines = lines_of(self, number, game)
    if self.is_live then return draw(self, #lines > 1 and lines or nil) end
    for _, line in ipairs(lines) do print(line) end
end

--- Show the end of the event, or its interruption.
function Scoreboard:finish(is_cut_short)
    local plan = self.plan
    if self.is_json then
        local data, first = plan.view.data(plan, plan.results)
        data.resumed, data.finished = self.resumed, not is_cut_short
        return console.json(data, first)
    elseif self.is_live then
        io.write(cleared(self))
    elseif self.resumed > 0 then
        print(counted("referee-resumed", self.resumed))
    end
    for _, line in ipairs(plan.view.lines(plan, plan.results)) do print(line) end
    if self.is_live then print(bar_of(plan)) end
    for _, line in ipairs(plan.view.endings(plan, plan.results)) do print(line) end
end

return scoreboard
