--- Counting the sequences of a game, ply by ply: by the core; or, where a script has
-- hooks, action by action under the arbiter, as csrc/core/perft.c does it. Hooks that say
-- nothing do not change a number.
local core = require "inarow.core"
local hooks = require "inarow.game.hooks"
local messages = require "inarow.text.messages"
local stepping = require "inarow.explore.stepping"

local REPORTED = 3 -- plies after whose actions it is told what part of the work is done
local MOST_OFFERS = 1e8 -- listed at all plies together: INAROW_MOST_OFFERS

local count_from

local function count_action(count, action, ply)
    local done, ended, _, reason =
        stepping.try(count.line[ply], count.line[ply + 1], action)
    if not done then return end
    local here = count.plies[ply]
    here.sequences = here.sequences + 1
    if ended then
        here.ended[reason] = (here.ended[reason] or 0) + 1
    elseif ply < #count.plies then
        count_from(count, ply + 1)
    end
end

-- Each action of a ply is taken to be as much work as any other: the next one, or the
-- next so many, are done.
local function report(count, ply, share)
    if not count.report or ply > REPORTED then return end
    count.done[ply] = count.done[ply] + share
    count.report(count.done[ply])
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
            count_action(count, { verb = "offer", points = points }, ply)
            return report(count, ply, count.share[ply] * #offered / sets)
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
    local list, offered, wanted = stepping.actions(count.line[ply])
    count.done[ply] = count.done[ply - 1]
    count.share[ply] = count.share[ply - 1] / #list
    for _, action in ipairs(list) do
        if action.verb ~= "offer" then
            count_action(count, action, ply)
            report(count, ply, count.share[ply])
        end
    end
    if #offered > 0 then count_offers(count, offered, wanted, ply) end
end

-- The name of the shape that wins or loses; nil if there are several.
local function shape_of(reason, rules)
    local name
    for _, shape in ipairs(rules.shapes) do
        if (reason == "losing-shape") == shape.loses then
            if name and name ~= shape.name then return nil end
            name = shape.name
        end
    end
    return name
end

-- The rules' own name for rows of the core's kind: what the first colour calls them. The
-- core does not tell shapes apart: several are counted together.
local function name_of(reason, rules)
    if reason == "shape" or reason == "losing-shape" then
        return shape_of(reason, rules) or reason
    end
    local kind = reason == "losing-row" and "lose" or "win"
    local is_row = kind == "lose" or reason == "five" or reason == "overline"
    for i in ipairs(is_row and rules.colours or {}) do
        if rules[kind][i].reason then return rules[kind][i].reason end
    end
    return reason
end

-- How many games ended at a ply, by the reasons that their rulings would give.
local function by_reason(ended, rules)
    local named = {}
    for reason, count in pairs(ended) do
        local name = name_of(reason, rules)
        named[name] = (named[name] or 0) + count
    end
    return named
end

--- Count the sequences of a game, ply by ply.
-- @param game inarow.game, under immediate adjudication if it has hooks; it is left as it
-- was
-- @param depth plies
-- @param told function that is told now and then which part of the work is done, from 0
-- to 1; or nil
-- @return list of {sequences, ended} by ply, where `ended` counts by reason and `seconds`
-- is that of all plies; or nil, message, "bad-script" (a hook fails) | "many-offers"
return function(game, depth, told)
    if not hooks.of(game.rules) then
        local plies = core.perft(game.position, depth, false, told)
        if not plies then
            return nil, messages.say("many-offers", { ply = depth }), "many-offers"
        end
        for _, ply in ipairs(plies) do ply.ended = by_reason(ply.ended, game.rules) end
        return plies
    end
    local begin = core.now()
    local count = { line = {}, plies = {}, offers = 0, report = told, done = { [0] = 0 },
        share = { [0] = 1 } }
    for ply = 1, depth + 1 do
        count.line[ply] = stepping.ply(game.rules, game.position, game.log)
    end
    for ply = 1, depth do count.plies[ply] = { sequences = 0, ended = {} } end
    return stepping.guarded(function()
        if depth > 0 then count_from(count, 1) end
        for _, ply in ipairs(count.plies) do ply.seconds = (core.now() - begin) / 1e9 end
        return count.plies
    end)
end
