--- Counts the sequences of a game by plies or by first actions. The core counts them. If
-- a script has hooks, the arbiter counts action by action, as csrc/core/perft.c does.
-- Hooks that accept everything leave the counts unchanged.
local core = require "inarow.core"
local kernel = require "inarow.kernel"
local legal = require "inarow.game.legal"
local messages = require "inarow.game.explore.sentences"
local stepping = require "inarow.game.explore.stepping"

local perft = {}

local REPORTED = 3 -- number of first plies after whose actions progress is reported
-- Offers listed in all plies together, at most: INAROW_MOST_OFFERS.
local MOST_OFFERS = 1e8

-- ---- Reasons by name -----------------------------------------------------------------

-- Returns the name of the shape that wins or loses; nil if there are several.
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

-- Returns the rules' name for a kind of row in the core, which is the first colour's
-- name. If shapes have different names, the core counts them together.
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

-- ---- Action by action ----------------------------------------------------------------

-- Returns empty counts for plies.
local function new_plies(depth)
    local plies = {}
    for ply = 1, depth do plies[ply] = { sequences = 0, ended = {} } end
    return plies
end

local function add_ended(here, reason, number)
    here.ended[reason] = (here.ended[reason] or 0) + number
end

local count_from

local function count_action(count, action, ply)
    local state = stepping.take(count.states[ply], action, count.game)
    if not state then return end
    local here = count.plies[ply]
    count.states[ply + 1] = state
    here.sequences = here.sequences + 1
    if state.final then
        add_ended(here, count.by_core
            and name_of(kernel.for_core(state):outcome(), count.rules)
            or state.final.reason, 1)
    elseif ply < #count.plies then
        local below = count.by_core or count_from
        below(count, ply + 1)
    end
end

-- Counts the sequences of each first action separately.
local function count_first(count, action)
    count.plies = new_plies(#count.plies)
    count_action(count, action, 1)
    if count.plies[1].sequences == 0 then return end
    local last = count.plies[#count.plies]
    last.action = legal.text(count.states[1], action)
    table.insert(count.divided, last)
end

local function take(count, action, ply)
    local by = ply == 1 and count.divided and count_first or count_action
    by(count, action, ply)
end

-- Reports progress. All actions of a ply count as equal work; `share` of them are done.
local function report(count, ply, share)
    if not count.report or ply > REPORTED then return end
    count.done[ply] = count.done[ply] + share
    count.report(count.done[ply])
end

-- Counts the offers in a position: each set of points is counted once.
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
            take(count, { verb = "offer", points = points }, ply)
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
    local list, offered, wanted = stepping.actions(count.states[ply])
    count.done[ply] = count.done[ply - 1]
    count.share[ply] = count.share[ply - 1] / #list
    for _, action in ipairs(list) do
        if action.verb ~= "offer" then
            take(count, action, ply)
            report(count, ply, count.share[ply])
        end
    end
    if #offered > 0 then count_offers(count, offered, wanted, ply) end
end

-- Lets the core count the plies from this ply on.
local function count_by_core(count, ply)
    local progress, done, share = count.report, count.done[ply - 1], count.share[ply - 1]
    local position = kernel.for_core(count.states[ply])
    local plies = core.perft(position, #count.plies - ply + 1, false,
        progress and function(part) progress(done + share * part) end)
    for i, one in ipairs(plies) do
        local here = count.plies[ply + i - 1]
        here.sequences = here.sequences + one.sequences
        for reason, number in pairs(one.ended) do
            add_ended(here, name_of(reason, count.rules), number)
        end
    end
end

local function new_count(game, depth, progress)
    return { rules = game.rules, game = game, states = { stepping.state(game) },
        plies = new_plies(depth), offers = 0, report = progress, done = { [0] = 0 },
        share = { [0] = 1 } }
end

local function many_offers(depth)
    return nil, messages.say("many-offers", { ply = depth }), "many-offers"
end

-- ---- Both ways -----------------------------------------------------------------------

--- Returns the reason why the sequences of a game cannot be counted: message, code; nil
-- if they can be counted.
-- @param name of the game, in the message
function perft.fault(game, name)
    if game.rules.hooks and game:state().adjudication ~= "immediate" then
        return messages.say("hooks-claimed", { record = name }), "not-now"
    end
end

--- Counts the sequences of a game, ply by ply.
-- @param game inarow.game, under immediate adjudication if it has hooks; it is not
-- changed
-- @param depth number of plies
-- @param progress function that is called now and then with the fraction done, from 0
-- to 1; or nil
-- @return list with {sequences, ended} for each ply. `ended` has counts by reason; the
-- list's field `seconds` is the time for all plies. Or nil, message, and the code
-- "bad-script" (a hook failed) or "many-offers"
function perft.plies(game, depth, progress)
    if not game.rules.hooks then
        local plies = core.perft(kernel.for_core(game), depth, false, progress)
        if not plies then return many_offers(depth) end
        for _, ply in ipairs(plies) do
            local by_core = ply.ended
            ply.ended = {}
            for reason, number in pairs(by_core) do
                add_ended(ply, name_of(reason, game.rules), number)
            end
        end
        return plies
    end
    local begin = core.now()
    local count = new_count(game, depth, progress)
    return stepping.guarded(function()
        if depth > 0 then count_from(count, 1) end
        for _, ply in ipairs(count.plies) do ply.seconds = (core.now() - begin) / 1e9 end
        return count.plies
    end)
end

--- Counts the sequences of a number of plies by first actions.
-- @param game, depth, progress as for perft.plies
-- @return list of {action, sequences, ended} in the order of the legal actions, with
-- `action` as in a record; the sum is the last count of perft.plies. Or nil, message,
-- code, as for perft.plies
function perft.divide(game, depth, progress)
    local count = new_count(game, depth, progress)
    count.divided = {}
    if not game.rules.hooks then
        if not core.perft_lists(kernel.for_core(game), depth) then
            return many_offers(depth)
        end
        count.by_core = count_by_core
    end
    return stepping.guarded(function()
        if depth > 0 then count_from(count, 1) end
        return count.divided
    end)
end

return perft
