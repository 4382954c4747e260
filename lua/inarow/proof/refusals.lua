--- Explains why an action is refused: for each reason, the obstacle.
local claims = require "inarow.proof.claims"
local counted = require("inarow.proof.sentences").counted
local endings = require "inarow.proof.endings"
local language = require "inarow.language"
local node = require "inarow.proof.node"
local kernel = require "inarow.kernel"
local symmetry = require "inarow.proof.symmetry"

local refusals = {}

local add = node.add

-- ---- What is there --------------------------------------------------------------------

-- Returns the stone at a point: its colour, and the move that placed it.
local function stone_at(game, point)
    local colour = game:at(point)
    local number = game:numbers()[point]
    return node.of("stone", { colour = colour, point = point, number = number,
        sentence = number and "stone-of-move" or "stone-set-up" },
        { point = point, stones = { point }, colour = colour, move = number })
end

-- Returns a statement about a point of the board: its stone, or that there is none.
local function found_at(game, point)
    if not point or not game.rules.board:has(point) then return nil end
    if kernel.at(game, point) then return stone_at(game, point) end
    return node.of("nothing-there", { point = point }, { points = { point } })
end

--- Returns the points of an action that are on the board.
local function points_of(game, action)
    local list = {}
    for _, point in ipairs(action.points or { action.point }) do
        if game.rules.board:has(point) then list[#list + 1] = point end
    end
    return list
end

-- Returns the content of the first point of an action, if it may be the reason of the
-- refusal. A vacant point is not a reason to refuse a stone.
local function found_for(game, action)
    local point = points_of(game, action)[1]
    local is_vacant = point and not kernel.at(game, point)
    if is_vacant and action.verb == "play" then return nil end
    return found_at(game, point)
end

-- Returns the expected action.
local function asked_now(game)
    local asked = game:prompt()
    return asked and node.of("asked", { who = asked.who, what = asked.in_full }) or nil
end

local function only_asked(game) return add({}, asked_now(game)) end

-- Returns the points where an action of a verb is possible now: for a stone of the
-- colour, or for the stone that moves from a point.
local function points_for(game, verb, colour, from)
    local list, seen = {}, {}
    for _, choice in ipairs(game:legal_groups()) do
        local fits = choice.verb == verb
            and (not colour or not choice.colour or choice.colour == colour)
            and (not from or choice.from == from)
        for _, point in ipairs(fits and choice.points or {}) do
            if not seen[point] then list[#list + 1] = point end
            seen[point] = true
        end
    end
    return list
end

local FEW = 8 -- number of points up to which they are listed

-- Returns the points where such an action is possible: some of them, or their number.
local function allowed_points(game, action)
    local from = action.verb == "move" and action.points[1]
    local list = points_for(game, action.verb, action.colour, from)
    if #list == 0 then return nil end
    return node.of("may-stand", { sentence = #list > FEW and "may-stand-many" or nil,
        points = #list > FEW and #list or language.list(list) }, { points = list })
end

-- ---- Falling stones -------------------------------------------------------------------

-- Returns the points above each other that contain a point, or have a column's or peg's
-- name, from the lowest.
local function stack_of(game, word)
    local board, list = game.rules.board, {}
    local stem = board.layers > 1 and word:gsub("%-%d$", "") or word:sub(1, 1)
    for number = 1, math.max(board.rows, board.layers) do
        local point = (board.layers > 1 and "%s-%d" or "%s%d"):format(stem, number)
        if board:has(point) then list[#list + 1] = point end
    end
    return list
end

-- Returns the point to which a stone would fall, and the stone below.
local function landing(game, word)
    local under, list = nil, {}
    for _, point in ipairs(stack_of(game, word)) do
        if not kernel.at(game, point) then
            return { node.of("lands", { point = point, under = under,
                sentence = under and "lands-on" or "lands" },
                { points = { point }, stones = list }) }
        end
        under = point
        list[#list + 1] = point
    end
    return {}
end

-- ---- By reason ------------------------------------------------------------------------

-- For each reason, a function that returns a list of parts of an explanation, given the
-- game before the action, the action and the refusal.
local by_reason = {}

function by_reason.occupied(game, action)
    local list = {}
    for i, point in ipairs(points_of(game, action)) do
        local is_source = action.verb == "move" and i == 1
        if kernel.at(game, point) and not is_source then
            list[#list + 1] = stone_at(game, point)
        end
    end
    return list
end

by_reason["off-board"] = function(game)
    local board = game.rules.board
    return { node.of("board", { points = #board.points, size = board:size() }) }
end

by_reason["outside-region"] = function(game, action)
    return add(add({}, found_for(game, action)),
        allowed_points(game, action))
end

function by_reason.unsupported(game, action)
    return landing(game, points_of(game, action)[1] or action.point)
end

by_reason["column-full"] = function(game, action)
    local list = stack_of(game, action.point or action.points[1])
    return { node.of("stack-full", { count = counted("why-stones", #list),
        points = language.list(list, "and") }, { stones = list }) }
end

by_reason["symmetric-offer"] = function(game, action, refusal)
    local points = points_of(game, action)
    for i, point in ipairs(points) do
        for j = 1, i - 1 do
            local list = symmetry.explain(game, points[j], point, refusal.citation)
            if #list > 0 then return list end
        end
    end
    return {}
end

by_reason["duplicate-offer"] = function(game, action)
    local seen = {}
    for number, point in ipairs(points_of(game, action)) do
        if seen[point] then
            return { node.of("offered-twice", { point = point, first = seen[point],
                second = number }, { points = { point } }) }
        end
        seen[point] = number
    end
    return {}
end

by_reason["wrong-count"] = only_asked
by_reason["pass-not-allowed"] = only_asked

-- Returns the proof of the action's first stone that is not allowed.
function by_reason.forbidden(game, action)
    local colour = action.colour or game:state().to_move
    local from = action.verb == "move" and action.points[1] or nil
    for _, point in ipairs(from and { action.points[2] } or points_of(game, action)) do
        local proof = kernel.prove(game, point, colour, from)
        if proof and proof.forbidden then return { proof } end
    end
    return {}
end

by_reason["not-your-turn"] = function(game, action)
    local list = add({}, asked_now(game))
    local player = action.by and game:player(action.by)
    local colour = player and player.colour
    local is_seat = colour and action.by ~= colour
    return add(list, is_seat and node.of("holds", { who = colour, seat = action.by },
        { colour = colour }))
end

by_reason["not-now"] = function(game, action)
    local list = {}
    if action.verb == "draw" then
        local by = kernel.last(game).may_offer
        add(list, by and node.of("may-offer-draw", { who = kernel.who(game, by) }))
    end
    return add(list, asked_now(game))
end

by_reason["no-offer"] = function(game, action)
    local offers = game:state().offers
    if action.verb == "draw" then return { node.of "no-draw-offered" } end
    return { node.of("offered", { points = language.list(offers, "and") },
        { points = offers }) }
end

by_reason["no-stone"] = function(game, action)
    return add(add({}, found_for(game, action)),
        allowed_points(game, action))
end

by_reason["no-supply"] = function(game, action)
    local list, supply = {}, kernel.public(game).supply
    for i in ipairs(game.rules.colours) do
        local colour = kernel.colour(game, i)
        local count = supply[colour]
        if count and (not action.colour or action.colour == colour) then
            list[#list + 1] = node.of("supply", { who = colour, count = count },
                { colour = colour })
        end
    end
    return list
end

by_reason["no-capture"] = function(game)
    local list = game:state().to_lift
    return { node.of("to-lift", { points = language.list(list, "and"),
        sentence = #list == 0 and "nothing-to-lift" or nil }, { stones = list }) }
end

-- Returns the words that may follow a verb, if the action could not be read.
by_reason["bad-action"] = function(game, action)
    local list = {}
    if action.verb == "play" and action.point then
        add(list, found_at(game, action.point))
    end
    return add(list, asked_now(game))
end

by_reason["not-allowed"] = function(game, action)
    return add(add({}, found_for(game, action)), asked_now(game))
end

by_reason["too-deep"] = function(game, action)
    return add({}, found_at(game, points_of(game, action)[1]))
end

by_reason["bad-script"] = function(game)
    return { node.of("script", { name = game.rules.definition.chunkname }) }
end

-- Explains claims and other actions that come too late.
by_reason["too-late"] = function(game, action)
    return { node.of("to-lift", { points = language.list(game:state().to_lift, "and"),
        sentence = action.claim == "clock-defect" and "moved-since"
            or "captures-void" }) }
end

by_reason["flag-down"] = function(game, action)
    return endings.times(game, action.time)
end
by_reason["flag-up"] = by_reason["flag-down"]

-- Reasons of refused claims about the board or the clock.
local OF_CLAIMS = { ["no-such-row"] = true, ["too-late"] = true, ["first-five"] = true,
    ["flag-down"] = true, ["flag-up"] = true }

--- Explains why an action is refused: returns a list of parts of an explanation, empty if
-- there is nothing to add to the sentence of the refusal.
-- @param game before the action, which is not changed
-- @param action from model.read, or {} if it cannot be read
-- @param refusal inarow.ruling
function refusals.explain(game, action, refusal)
    local reason = refusal.reason
    if action.verb == "claim" and OF_CLAIMS[reason]
        and not (reason == "too-late" and (action.claim == "clock-defect"
            or action.claim == "captures")) then
        return claims.explain(game, action, reason)
    end
    -- A hook may give any reason.
    return (by_reason[reason] or by_reason["not-allowed"])(game, action, refusal)
end

refusals.points_of = points_of

return refusals
