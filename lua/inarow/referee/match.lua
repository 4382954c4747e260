--- A match: so many games, in pairs of the same opening with colours swapped, several at
-- once. What is to be played hangs on the seed and a game's number alone, so that a match
-- taken up again goes on as it would have.
local contest = require "inarow.referee.contest"
local keep = require "inarow.referee.match_file"
local loop = require "inarow.referee.loop"
local openings = require "inarow.referee.openings"
local process = require "inarow.referee.process"
local score = require "inarow.referee.score"

local match = {}

-- The opening of a pair of games: its number in the file, and its actions.
local function opening_of(plan, pair)
    local list = plan.openings
    if not list then return pair, {} end
    plan.order = plan.order or openings.shuffled(#list, plan.seed)
    local number = plan.order[(pair - 1) % #list + 1]
    return number, list[number]
end

-- Points of the first player of the match.
local function points_of(game, first)
    if game.ruling.status == "void" then return nil end
    if game.ruling.status ~= "won" then return 0.5 end
    return (game.winner == 1) == (first == 1) and 1 or 0
end

-- Count a game; what it ended by is the fault of a forfeit, or what was ruled.
local function count(its, number, game)
    score.add(its, number, points_of(game, game.first), game.fault or game.ruling.reason)
end

-- The two players of a game that is to begin, by their places in the match: those of one
-- that has ended, or new ones.
local function players_for(plan, idle)
    return table.remove(idle) or { plan.player(1), plan.player(2) }
end

local function leave(pair)
    for _, one in ipairs(pair) do
        if one.is_at_fault then one:close(0) end
    end
end

-- Play the game of a number, and count it.
local function play(plan, state, number)
    local pair = players_for(plan, state.idle)
    local first = number % 2 == 1 and 1 or 2
    local round = math.floor((number + 1) / 2)
    local opening, actions = opening_of(plan, round)
    local game = contest.play({ pair[first], pair[3 - first] }, actions, plan.terms,
        keep.heading(number, opening, plan.conditions),
        openings.random(plan.seed * 100003 + round))
    leave(pair)
    table.insert(state.idle, pair)
    game.number, game.first, game.opening = number, first, opening
    if plan.kept then
        local done, fault = plan.kept:add(number, game.record)
        if not done then
            state.fault = fault
            loop.give_up()
        end
    end
    count(state.score, number, game)
    state.test = plan.sprt and score.test(state.score, plan.sprt)
    plan.tell(game, state)
end

--- Play a match.
-- @param plan games: how many; terms, openings (or nil), seed, jobs, sprt (bounds, or
-- nil), kept (or nil), player: function giving a new player for a place, tell: function
-- told each game that ends, and the state
-- @return state {score, test}; `is_cut_short` if a signal came; `fault`, a message, if a
-- game could not be kept, which ends the match
function match.play(plan)
    local state = { score = score.new(), idle = {}, resumed = 0 }
    for number, game in pairs(plan.kept and plan.kept.games or {}) do
        if number <= plan.games then
            count(state.score, number, game)
            state.resumed = state.resumed + 1
        end
    end
    state.test = plan.sprt and score.test(state.score, plan.sprt)
    local number = 0
    local ended = loop.together(function()
        if state.test and state.test.accepted then return nil end
        repeat number = number + 1 until state.score.by_game[number] == nil
        if number > plan.games then return nil end
        local own = number
        return function() play(plan, state, own) end
    end, plan.jobs)
    if ended then
        for _, pair in ipairs(state.idle) do
            for _, one in ipairs(pair) do one:close() end
        end
    end
    process.close_all()
    state.is_cut_short = not ended
    return state
end

return match
