--- Counting and playing out the games of any rules: by the core; or, where a script has
-- hooks, action by action under the arbiter, as csrc/core/perft.c and playout.c do it.
-- Hooks that say nothing change neither a number nor a game.
local choices = require "inarow.game.choices"
local core = require "inarow.core"
local games = require "inarow.game.game"
local hooks = require "inarow.game.hooks"
local messages = require "inarow.text.messages"

local general = {}

local MOST_OFFERS = 1e8 -- listed at all plies together: INAROW_MOST_OFFERS
local TRIES = 1000      -- at an offer that symmetry does not allow

--- A new game that is ruled on at once, as it is counted.
function general.start(rules)
    local game = games.new(rules)
    assert(game:set_conduct("adjudication", "immediate"))
    return game
end

-- The actions of a ply, passes left out; the points of an offer, each of which is among
-- them, and how many it takes.
local function ply_of(game)
    local list, offered = {}, {}
    for _, action in ipairs(choices(game)) do
        if action.verb == "offer" then offered[#offered + 1] = action.points[1] end
        if action.verb ~= "pass" then list[#list + 1] = action end
    end
    return list, offered, game:state().count
end

-- Carry out an action that the core finds legal. Its hooks may refuse it; one that fails
-- is an error.
local function try(game, action)
    local ruling, message, code = game:apply(action)
    if code == "bad-script" then error({ message = message, code = code }, 0) end
    return ruling ~= nil
end

-- The results of a function; or nil, message, code of what went wrong in it.
local function guarded(run, ...)
    local results = { pcall(run, ...) }
    if results[1] then return (table.unpack or unpack)(results, 2) end
    if type(results[2]) ~= "table" then error(results[2], 0) end
    return nil, results[2].message, results[2].code
end

-- ---- Counting -----------------------------------------------------------------------

local count_from

local function count_action(count, action, ply)
    local game, here = count.game, count.plies[ply]
    if not try(game, action) then return end
    here.sequences = here.sequences + 1
    if game.final then
        local reason = game.final.reason
        here.ended[reason] = (here.ended[reason] or 0) + 1
    elseif ply < #count.plies then
        count_from(count, ply + 1)
    end
    assert(game:undo())
end

-- Every set of so many points that may be offered, each once.
local function count_offers(count, offered, wanted, ply)
    local sets = 1
    for i = 1, wanted do sets = sets * (#offered - i + 1) / i end
    count.offers = count.offers + sets
    if count.offers > MOST_OFFERS then
        error({ message = messages.say("many-offers", { ply = #count.plies }),
            code = "many-offers" }, 0)
    end
    local function add(points, from)
        if #points == wanted then
            return count_action(count, { verb = "offer", points = points }, ply)
        end
        for i = from, #offered do
            local more = { (table.unpack or unpack)(points) }
            more[#more + 1] = offered[i]
            add(more, i + 1)
        end
    end
    add({}, 1)
end

function count_from(count, ply)
    local list, offered, wanted = ply_of(count.game)
    for _, action in ipairs(list) do
        if action.verb ~= "offer" then count_action(count, action, ply) end
    end
    if #offered > 0 then count_offers(count, offered, wanted, ply) end
end

--- Count the sequences of a game, ply by ply.
-- @param game inarow.game, under immediate adjudication if it has hooks; it is left as it
-- was
-- @param depth plies
-- @return list of {sequences, ended} by ply, where `ended` counts by reason and `seconds`
-- is that of all plies; or nil, message, "bad-script" (a hook fails) | "many-offers"
function general.perft(game, depth)
    if not hooks.of(game.rules) then
        local plies = core.perft(game.position, depth)
        if plies then return plies end
        return nil, messages.say("many-offers", { ply = depth }), "many-offers"
    end
    local count, begin = { game = game, plies = {}, offers = 0 }, core.now()
    for ply = 1, depth do count.plies[ply] = { sequences = 0, ended = {} } end
    return guarded(function()
        if depth > 0 then count_from(count, 1) end
        for _, ply in ipairs(count.plies) do ply.seconds = (core.now() - begin) / 1e9 end
        return count.plies
    end)
end

-- ---- Playing out --------------------------------------------------------------------

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
    local list, offered, wanted = ply_of(game)
    for _ = 1, TRIES do
        if #list == 0 then return false end
        local i = random(#list) + 1
        local action, is_offer = list[i], list[i].verb == "offer"
        if is_offer then
            action = { verb = "offer", points = draw_points(offered, wanted, random) }
        end
        if try(game, action) then return true end
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
        local game, left = general.start(rules), 4 * rules.width * rules.height
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
function general.playout(rules, seed, count)
    if not hooks.of(rules) then return core.playout(rules.core, seed, count) end
    return guarded(play_out, rules, seed, count)
end

return general
