--- Plays the games of an event, several at the same time. The players, the opening and
-- the random numbers of a game depend only on the seed and the game's number. So a
-- resumed event continues as it would have without the interruption.
local contest = require "inarow.referee.contest"
local keep = require "inarow.referee.match_file"
local loop = require "inarow.referee.programs.loop"
local openings = require "inarow.referee.openings"
local process = require "inarow.referee.programs.process"
local say = require("inarow.referee.sentences").say

local match = {}

-- Returns the number and the actions of the opening of a round. Without a file of
-- openings, the opening has the round's number and no actions.
local function opening_of(plan, round)
    local list = plan.openings
    if not list then return round, {} end
    plan.order = plan.order or openings.shuffled(#list, plan.seed)
    local number = plan.order[(round - 1) % #list + 1]
    return number, list[number]
end

-- ---- Idle players ---------------------------------------------------------------------

-- Returns a player for a place: an idle player, or a new one.
local function take(self, place)
    for i, one in ipairs(self.idle) do
        if one.place == place then return table.remove(self.idle, i) end
    end
    local one = self.plan.player(place)
    one.place = place
    return one
end

-- Keeps a player after its game. A process keeps running only if few other players are
-- idle.
local function put_back(self, one)
    if one.is_at_fault or one.is_for_one_game then one:close(0) end
    table.insert(self.idle, one)
    if #self.idle > 2 * self.plan.jobs then table.remove(self.idle, 1):close() end
end

-- ---- Games ----------------------------------------------------------------------------

-- Stops the event, and abandons the games that are being played. Does not return.
local function stop(self, fault)
    self.fault = fault
    loop.give_up()
end

-- Plays the game with a number, writes it to the file, and counts it.
local function play(self, number)
    local plan = self.plan
    local first, second, round = plan.schedule:at(number)
    local players = { take(self, first), take(self, second) }
    local opening, actions = opening_of(plan, round)
    local game, why = contest.play(players, actions, plan.terms,
        keep.heading(number, opening, plan.conditions(first, second)),
        openings.random(plan.seed * 100003 + round))
    if not game then stop(self, say("match-stops", { why = why })) end
    for _, one in ipairs(players) do put_back(self, one) end
    game.first, game.second, game.opening = first, second, opening
    if plan.kept then
        local done, fault = plan.kept:add(number, game.record)
        if not done then stop(self, fault) end
    end
    plan.results:add(number, game)
    plan.report(number, game)
end

-- Counts the games in the file. Returns their number.
local function resume(plan)
    local resumed = 0
    for number, game in pairs(plan.kept and plan.kept.games or {}) do
        plan.results:add(number, game)
        resumed = resumed + 1
    end
    return resumed
end

--- Play an event.
-- @param plan {schedule, terms, openings, seed, jobs, kept, player, conditions, results,
-- resumed, report}. `kept` is the open file of games; it and `openings` may be nil.
-- `player(place)` creates a new player. `conditions`, from conditions.of, gives the
-- conditions for the heading of a game. `results:add(number, game)` counts a game; the
-- event ends when `results:is_decided()`. `resumed(count)` is called before the first
-- game with the number of games in the file. `report(game)` is called for each game that
-- ends
-- @return true. Nil, message if a game could not be written or a process could not be
-- started; this ends the event. Nil alone if a signal came.
function match.play(plan)
    local self = { plan = plan, idle = {} }
    local there = plan.kept and plan.kept.games or {}
    plan.resumed(resume(plan))
    local number = 0
    local ended = loop.together(function()
        if plan.results:is_decided() then return nil end
        repeat number = number + 1 until not there[number]
        if number > plan.schedule.games then return nil end
        local own = number
        return function() play(self, own) end
    end, plan.jobs)
    if ended then
        for _, one in ipairs(self.idle) do one:close() end
    end
    process.close_all()
    return ended, self.fault
end

return match
