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

-- Draw until an action is legal: hooks may refuse it, and symmetry an offer. False if
-- there is none.
local function play_action(game, random)
    local list, offered, wanted = stepping.ply_of(game)
    for _ = 1, TRIES do
        if #list == 0 then return false end
        local i = random(#list) + 1
        local action, is_offer = list[i], list[i].verb == "offer"
        if is_offer then
            action = { verb = "offer", points = draw_points(offered, wanted, random) }
        end
        if stepping.try(game, action) then return true end
        if not is_offer then table.remove(list, i) end
    end
    return false
end

-- As core.playout does.
local function play_out(rules, seed, count)
    local random, plies, begin = core.random(seed), 0, core.now()
    local counts = { draw = 0, unfinished = 0 }
    for i in ipairs(rules.colours) do counts[i] = 0 end
    for _ = 1, count do
        local game, left = stepping.start(rules), 4 * #rules.board.points
        while left > 0 and not game.final and play_action(game, random) do
            left, plies = left - 1, plies + 1
        end
        local final, ended = game.final, "unfinished"
        if final and final.status == "drawn" then ended = "draw" end
        for i, colour in ipairs(final and rules.colours or {}) do
            if final.who == colour then ended = i end
        end
        counts[ended] = counts[ended] + 1
    end
    return plies, (core.now() - begin) / 1e9, counts
end

--- Play games out at random, as core.playout does.
-- @param rules from inarow.rules
-- @param seed, count as for core.playout
-- @return plies in all, seconds and a table of results, as core.playout has them; or nil
-- and message, "bad-script" of a hook that fails
return function(rules, seed, count)
    if not hooks.of(rules) then return core.playout(rules.core, seed, count) end
    return stepping.guarded(play_out, rules, seed, count)
end
