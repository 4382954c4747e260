--- Plays random games. The core plays them. The arbiter plays the same games action by
-- action if the script has hooks, or if the caller needs records. It then follows
-- csrc/core/playout.c. Hooks that accept everything do not change the games.
local core = require "inarow.core"
local kernel = require "inarow.kernel"
local legal = require "inarow.game.legal"
local model = require "inarow.model"
local stepping = require "inarow.game.explore.stepping"

local SEATS = model.people().seats

local playout = {}

local TRIES = 1000 -- number of attempts at an offer that symmetry may refuse

-- Returns random points: the first points of a shuffle.
local function draw_points(offered, wanted, random)
    local points = {}
    for i = 1, math.min(wanted, #offered) do
        local j = i + random(#offered - i + 1)
        offered[i], offered[j] = offered[j], offered[i]
        points[i] = offered[i]
    end
    return points
end

-- Returns a random action from the core's list of legal actions, which has no passes. The
-- other results are the action's place in this list, and the length of the list. Returns
-- nil if the list is empty.
local function any_action(state, random)
    local rules = state.rules
    if rules.may_refuse then -- a hook may allow patterns that the core finds forbidden
        local list = stepping.actions(state)
        local place = #list > 0 and random(#list) + 1
        return list[place], place, #list
    end
    local position = kernel.for_core(state)
    local count = position:count()
    if count == 0 then return nil end
    local place = random(count) + 1
    return position:nth(rules.stones, SEATS, place), place, count
end

-- Draws actions until one is legal: hooks may refuse an action, and symmetry an offer.
-- All actions are listed only if the first draw is refused. Returns the action and the
-- next state; nil if no action is legal.
local function play_action(state, game, random)
    local action, i, count = any_action(state, random)
    local list, offered, wanted
    for try = 1, TRIES do
        if try > 1 then
            i = count > 0 and random(count) + 1
            action = i and list[i]
        end
        if not action then return nil end
        local is_offer = action.verb == "offer"
        if is_offer then
            if not list then list, offered, wanted = stepping.actions(state) end
            action = { verb = "offer", points = draw_points(offered, wanted, random) }
        end
        local following = stepping.take(state, action, game)
        if following then return action, following end
        if not list then list, offered, wanted = stepping.actions(state) end
        if not is_offer then
            table.remove(list, i)
            count = count - 1
        end
    end
end

-- Plays one game. Returns its number of plies, and the ruling that ended it, or false. If
-- the list `texts` is given, the function appends the actions of the game to it, in the
-- words of a record.
local function play_game(rules, random, texts)
    local game = stepping.start(rules)
    local state, plies, most = stepping.state(game), 0, 4 * #rules.board.points
    while plies < most and not state.final do
        local action, following = play_action(state, game, random)
        if not action then break end
        plies = plies + 1
        if texts then texts[plies] = legal.text(state, action) end
        state = following
    end
    return plies, state.final
end

-- Plays random games as core.playout does.
local function play_out(rules, seed, count, report)
    local random, plies, begin = core.random(seed), 0, core.now()
    local counts = { draw = 0, unfinished = 0 }
    for i in ipairs(rules.colours) do counts[i] = 0 end
    for n = 1, count do
        local played, final = play_game(rules, random)
        local ended = final and final.status == "drawn" and "draw" or "unfinished"
        for i, colour in ipairs(rules.colours) do
            if final and final.who == colour then ended = i end
        end
        plies, counts[ended] = plies + played, counts[ended] + 1
        if report then report(n / count) end
    end
    return plies, (core.now() - begin) / 1e9, counts
end

--- Plays random games, as core.playout does.
-- @param rules from inarow.rules
-- @param seed, count as for core.playout
-- @param report function that is called now and then with the fraction done, from 0 to
-- 1; or nil
-- @return total number of plies, seconds, and a table of results, as from core.playout;
-- or nil, message, "bad-script" if a hook fails
function playout.count(rules, seed, count, report)
    if not rules.hooks then
        return core.playout(rules.core, seed, count, false, report)
    end
    return stepping.guarded(play_out, rules, seed, count, report)
end

-- ---- Records -------------------------------------------------------------------------

-- Returns the record of a game with these actions, with the ruling that ended it.
local function record_of(rules, texts)
    local game = stepping.start(rules)
    for _, text in ipairs(texts) do assert(game:apply(text)) end
    local final = game.final
    if final then game.result = final.status == "won" and final.who or "draw" end
    local record = game:record()
    return final and ("%s -> %s\n"):format(record:sub(1, -2), tostring(final)) or record
end

--- Returns the records of the games that playout.count counts.
-- @param rules, seed as for playout.count
-- @return endless iterator over the records: a function that returns the next record. If
-- a hook fails: nil, message, "bad-script"
function playout.records(rules, seed)
    local random = core.random(seed)
    return function()
        return stepping.guarded(function()
            local texts = {}
            play_game(rules, random, texts)
            return record_of(rules, texts)
        end)
    end
end

return playout
