--- Playing games out at random: by the core; or, where a script has hooks, action by
-- action under the arbiter, as csrc/core/playout.c does it. Hooks that say nothing do not
-- change a game.
local core = require "inarow.core"
local hooks = require "inarow.game.hooks"
local stepping = require "inarow.explore.stepping"

local TRIES = 1000 -- at an offer that symmetry does not allow

-- So many of the points, drawn: the first ones of a shuffle.
local function draw_points(offered, wanted, random)
    local points = {}
    for i = 1, math.min(wanted, #offered) do
        local j = i + random(#offered - i + 1)
        offered[i], offered[j] = offered[j], offered[i]
        points[i] = offered[i]
    end
    return points
end

-- Draw until an action is legal: hooks may refuse it, and symmetry an offer. Mostly the
-- first will do: only after that are all of them listed. What stepping.try gives; false
-- if there is none.
local function play_action(ply, following, random)
    local count, list, offered, wanted = stepping.count(ply), nil, nil, nil
    for _ = 1, TRIES do
        if count == 0 then return false end
        local i = random(count) + 1
        local action = list and list[i] or stepping.action(ply, i)
        local is_offer = action.verb == "offer"
        if is_offer then
            if not list then list, offered, wanted = stepping.actions(ply) end
            action = { verb = "offer", points = draw_points(offered, wanted, random) }
        end
        local done, status, winner = stepping.try(ply, following, action)
        if done then return true, status, winner end
        if not list then list, offered, wanted = stepping.actions(ply) end
        if not is_offer then
            table.remove(list, i)
            count = count - 1
        end
    end
    return false
end

-- Play one game out in two plies, by turns. How many plies it had, and how it ended: its
-- status and the winner's name, nil if it has not.
local function play_game(ply, following, random)
    local plies, most = 0, 4 * #ply.rules.board.points
    while plies < most do
        local done, status, winner = play_action(ply, following, random)
        if not done then break end
        plies = plies + 1
        if status then return plies, status, winner end
        ply, following = following, ply
    end
    return plies
end

-- As core.playout does.
local function play_out(rules, seed, count, report)
    local random, plies, begin = core.random(seed), 0, core.now()
    local counts = { draw = 0, unfinished = 0 }
    for i in ipairs(rules.colours) do counts[i] = 0 end
    local start = rules.core:start()
    for n = 1, count do
        local log = {}
        local played, status, winner = play_game(stepping.ply(rules, start, log),
            stepping.ply(rules, start, log), random)
        local ended = status == "drawn" and "draw" or "unfinished"
        for i, colour in ipairs(rules.colours) do
            if winner == colour then ended = i end
        end
        plies, counts[ended] = plies + played, counts[ended] + 1
        if report then report(n / count) end
    end
    return plies, (core.now() - begin) / 1e9, counts
end

--- Play games out at random, as core.playout does.
-- @param rules from inarow.rules
-- @param seed, count as for core.playout
-- @param report function that is told now and then which part of the work is done, from 0
-- to 1; or nil
-- @return plies in all, seconds and a table of results, as core.playout has them; or nil
-- and message, "bad-script" of a hook that fails
return function(rules, seed, count, report)
    if not hooks.of(rules) then
        return core.playout(rules.core, seed, count, false, report)
    end
    return stepping.guarded(play_out, rules, seed, count, report)
end
