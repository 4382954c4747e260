--- An event: its games are played, several at once. What is to be played hangs on the
-- seed and a game's number alone, so that one taken up again goes on as it would have.
local contest = require "inarow.referee.contest"
local keep = require "inarow.referee.match_file"
local loop = require "inarow.referee.programs.loop"
local openings = require "inarow.referee.openings"
local process = require "inarow.referee.programs.process"
local say = require("inarow.referee.sentences").say

local match = {}

-- The opening of a round: its number in the file, and its actions.
local function opening_of(plan, round)
    local list = plan.openings
    if not list then return round, {} end
    plan.order = plan.order or openings.shuffled(#list, plan.seed)
    local number = plan.order[(round - 1) % #list + 1]
    return number, list[number]
end

-- ---- Players that wait for their next game ---------------------------------------

-- A player for a place: one that is idle, or a new one.
local function take(self, place)
    for i, one in ipairs(self.idle) do
        if one.place == place then return table.remove(self.idle, i) end
    end
    local one = self.plan.player(place)
    one.place = place
    return one
end

-- A player's game is over. With many players not every program is kept running.
local function put_back(self, one)
    if one.is_at_fault or one.is_for_one_game then one:close(0) end
    table.insert(self.idle, one)
    if #self.idle > 2 * self.plan.jobs then table.remove(self.idle, 1):close() end
end

-- ---- Games ----------------------------------------------------------------------------

-- The event ends here; games that are being played are given up.
local function stop(self, fault)
    self.fault = fault
    loop.give_up()
end

-- Play the game of a number, keep it, and count it.
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
    plan.tell(number, game)
end

-- The games that were kept are counted again; how many they are.
local function resume(plan)
    local resumed = 0
    for number, game in pairs(plan.kept and plan.kept.games or {}) do
        plan.results:add(number, game)
        resumed = resumed + 1
    end
    return resumed
end

--- Play an event.
-- @param plan schedule; terms, openings (or nil), seed, jobs, kept (or nil); player:
-- function giving a new player for a place; conditions: function giving how two places
-- play, for the heading of their games, or nil; results: what counts the games, by
-- `results:add(number, game)`, and may say by `results:is_decided()` that no more are
-- needed; resumed: function told how many games were kept, before any is played; tell:
-- function told each game that ends
-- @return true; or nil, and a message if a game could not be kept, or a process started,
-- which ends the event: without one a signal came
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
