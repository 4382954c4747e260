--- Pending claims, in games where players must claim their wins (RIF 9.6 to 9.8, P87
-- 9.4).
--
-- The core decides which patterns a stone made when it was played. This file stores the
-- possible claims about these patterns. A row can be claimed as long as it is on the
-- board. A pattern of fours or threes can be claimed until the opponent plays on (9.8).
-- Captures can always be claimed. The first correct claim wins; an unclaimed five
-- protects nobody (9.7).
local claim_words = require "inarow.kernel.table.claim_words"
local endings = require "inarow.kernel.endings"
local at_table = require "inarow.kernel.at_table"
local time = require "inarow.kernel.table.time"

local pending_claims = {}

-- Patterns that further moves can hide on the board (RIF 9.8).
local PASSING = { ["double-four"] = true, ["double-three"] = true, ["open-rows"] = true }

-- Adds a claim that is possible from now on, with the core's `reason`.
local function put(state, reason, winner, colour, made_at, claim)
    local now = state.at_table
    claim.reason, claim.winner, claim.colour = reason, winner, colour
    claim.wins = state.rules.leaders[colour] == winner
    claim.made_at, claim.noted = made_at, now.noted
    claim.stone = state.rules.are_shared and state.position:at(made_at) or colour
    at_table.put(state, "claims", "list", #now.claims.list + 1, claim)
end

-- Adds claims about a colour's stones. `made_at` is the stone that made the row. If the
-- row had to survive the answer, that stone is not the last stone.
local function add(state, reason, winner, colour, made_at)
    local fields, point = endings.outcome(state, "won", reason, winner)
    local wins = state.rules.leaders[colour] == winner
    local rows = wins and made_at and endings.rows(state, reason, colour, made_at)
    put(state, reason, winner, colour, made_at, { fields = fields,
        point = made_at or point, rows = rows or { fields.points } })
end

local SHAPES = { shape = true, ["losing-shape"] = true }

-- Adds a claim for each shape that a stone completed, by the shape's own name.
local function add_shapes(state, reason, winner, colour, made_at)
    for _, found in ipairs(endings.shapes(state, reason, colour, made_at)) do
        local fields, point = endings.outcome(state, "won", reason, winner)
        put(state, reason, winner, colour, made_at, { point = point, shape = found.shape,
            fields = endings.by_shape(state, fields, reason, colour, found) })
    end
end

-- Adds a single claim about a team's winning captures. `at` is the point of the stone
-- that made the last capture; nil for the last stone.
local function add_captures(state, team, points, at)
    if state.at_table.claims.enough[team] then return end
    local own = at_table.own(state, "claims")
    own.enough = at_table.set(own.enough, team, true)
    local fields, point = endings.outcome(state, "won", "captures", team)
    fields.points = points
    put(state, "captures", team, team, nil,
        { fields = fields, point = at or point, rows = { points } })
end

--- After stones were lifted by hand, adds a claim for each team with enough captures.
-- @param points of the stones
-- @param at the point of the stone that captured them
function pending_claims.note_captures(state, points, at)
    for i in ipairs(state.rules.colours) do
        local needed = state.rules.win[i].captured
        if needed and state.rules.leaders[i] == i and state.position:taken(i) >= needed
        then
            add_captures(state, i, points, at)
        end
    end
end

--- After an action on the board, adds claims about its rows, patterns, shapes and
-- captures.
-- @param is_move true for a move, after which unclaimed patterns lapse
-- @return the reason of a draw on the board, or nil
function pending_claims.note(state, is_move)
    local found, draw = state.position:claims()
    if is_move then state.at_table.noted = state.number end
    for i = 1, #found, 2 do
        local reason, winner = found[i], found[i + 1]
        if reason == "captures" then
            add_captures(state, winner, state.position:captured())
        else
            local add_them = SHAPES[reason] and add_shapes or add
            add_them(state, reason, winner, endings.decider(state, winner, reason))
        end
    end
    return draw
end

-- ---- What stands ---------------------------------------------------------------------

-- Returns true if a claim has lapsed, or was given up.
local function is_late(state, claim)
    return PASSING[claim.reason] and claim.noted < state.at_table.noted
        or state.at_table.claims.given_up[claim.winner]
end

-- Returns true if all stones of a row are still on the board.
local function is_whole(state, claim, row)
    for _, point in ipairs(row) do
        if state.position:at(point) ~= claim.stone then return false end
    end
    return true
end

-- Returns true if the part of a claimed row that captures have left still wins (reading
-- 21). It must contain the stone that made the row. A lengthened row is a different row
-- (RIF 3, reading 18).
local function is_left(state, claim, row)
    local stones = {}
    for _, point in ipairs(row) do stones[point] = true end
    if state.position:at(claim.made_at) ~= claim.stone then return false end
    for _, now in ipairs(endings.winning_rows(state, claim.colour, claim.made_at)) do
        local is_part = true
        for _, point in ipairs(now) do is_part = is_part and stones[point] end
        if is_part then return true end
    end
    return false
end

-- Returns true if a row of a claim is still on the board.
local function is_standing(state, claim, row)
    local must_be_same = claim.wins and state.rules.win[claim.colour].exactly
    if not must_be_same and is_whole(state, claim, row) then return true end
    return claim.wins and is_left(state, claim, row)
end

-- Returns true if the stone that completed a shape still completes it.
local function is_complete(state, claim)
    if state.position:at(claim.made_at) ~= claim.stone then return false end
    local made = endings.shapes(state, claim.reason, claim.colour, claim.made_at)
    for _, found in ipairs(made) do
        if found.shape == claim.shape then return true end
    end
    return false
end

-- Returns true if the reason of a claim is still on the board. If the claim has several
-- rows, one of them is enough.
local function stands(state, claim)
    if claim.reason == "captures" then return true end
    if claim.shape then return is_complete(state, claim) end
    for _, row in ipairs(claim.rows) do
        if is_standing(state, claim, row) then return true end
    end
    return false
end

--- Returns the fields of the ruling on a claim that would be upheld; the caller may
-- change them. If captures have shortened a row, the ruling describes the shortened row.
function pending_claims.ruling(state, claim)
    local fields = {}
    for key, value in pairs(claim.fields) do fields[key] = value end
    if not (claim.wins and claim.made_at and claim.rows) then return fields end
    for _, row in ipairs(claim.rows) do
        if is_whole(state, claim, row) then return fields end
    end
    local is_five = #endings.rows(state, "five", claim.colour, claim.made_at) > 0
    endings.by_row(state, fields, is_five and "five" or "overline", claim.colour,
        claim.made_at)
    return fields
end

-- Returns an earlier claim by the losing side about a winning row or shape, for which
-- `is_meant(claim)` is true. Captures do not count.
local function earlier_row(state, claimed, is_meant)
    for _, claim in ipairs(state.at_table.claims.list) do
        if claim == claimed then return nil end
        if claim.wins and claim.reason ~= "captures" and claim.winner ~= claimed.winner
            and is_meant(claim) and not is_late(state, claim) and stands(state, claim)
        then
            return claim
        end
    end
end

local function any() return true end

--- Returns an earlier claim about a row or shape of the losing side.
function pending_claims.earlier_five(state, claimed)
    return earlier_row(state, claimed, any)
end

-- Returns the row that bars a claim. If the game's conduct says so, an unclaimed five
-- bars later claims (reading 5). A row that has survived the opponent's answer bars
-- claims that this answer made possible, until the next move.
local function bar_of(state, claim)
    local now = state.at_table
    if claim == now.claims.list[1] then return nil end
    if state.origin.conduct.first_five_stands then
        return pending_claims.earlier_five(state, claim)
    end
    return claim.noted == now.noted and earlier_row(state, claim, function(row)
        return row.noted == claim.noted and state.rules.win[row.colour].survives
    end)
end

--- Returns the claims that would be upheld now if made by the side that they serve:
-- {reason, who, point}.
function pending_claims.standing(state)
    local list = {}
    for _, claim in ipairs(state.at_table.claims.list) do
        if not is_late(state, claim) and stands(state, claim)
            and not bar_of(state, claim)
            and not time.is_team_down(state, state.position:holder(claim.winner))
        then
            list[#list + 1] = { reason = pending_claims.ruling(state, claim).reason,
                who = claim.fields.who, point = claim.point }
        end
    end
    return list
end

-- ---- What a claim is about -----------------------------------------------------------

local function concerns(state, claim, word, team, at)
    if not claim_words.is_called(state, claim, word) then
        return false
    elseif team and claim.winner ~= team then
        return false
    elseif not at or claim.point == at then
        return true
    end
    for _, point in ipairs(claim.fields.points) do
        if point == at then return true end
    end
    return false
end

--- If an action claims a row that must still survive the next answer, returns the stone
-- of that row.
-- @param team that claims, or nil
-- @return the stone that made the row, and the colour's number; nil if there is none
function pending_claims.awaiting(state, action, team)
    local colour, point = state.position:awaiting()
    if not colour then return nil end
    for _, reason in ipairs { "five", "overline" } do
        local claim = { colour = colour, wins = true,
            winner = state.rules.leaders[colour],
            fields = { reason = state.rules.win[colour].reason or reason } }
        if #endings.rows(state, reason, colour, point) > 0
            and concerns(state, claim, action.claim, team) then
            return point, colour
        end
    end
end

--- Finds the claim that an action is about: the latest claim that is possible or, if
-- there is none, a barred claim and the row that bars it. Otherwise returns nil and the
-- reason, which is "bad-action" if the action does not name a player and the claim would
-- serve several. If wrong claims lose, a claim at a wrong point is still valid, like a
-- claim with a wrong name (reading 16).
-- @param is_anywhere true to find claims at any point
-- @return the claim; or nil and the reason, which may be "given-up". If a row bars the
-- claim, the results are the claim, nil and the row
function pending_claims.find(state, action, team, is_anywhere)
    local at = not is_anywhere and action.at
    local why, found, barred, bar = "no-such-row", nil, nil, nil
    local open = state.at_table.claims
    for i = #open.list, 1, -1 do
        local claim = open.list[i]
        if concerns(state, claim, action.claim, team, at) then
            if is_late(state, claim) then
                why = open.given_up[claim.winner] and "given-up" or "too-late"
            elseif stands(state, claim) then
                local row = bar_of(state, claim)
                if row then
                    barred, bar = claim, row
                else
                    found = found or claim
                    if found.winner ~= claim.winner then return nil, "bad-action" end
                end
            end
        end
    end
    if found then return found end
    if barred then return barred, nil, bar end
    if at and state.origin.conduct.wrong_claim == "loses" then
        return pending_claims.find(state, action, team, true)
    end
    return nil, why
end

return pending_claims
