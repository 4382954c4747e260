--- Why a game ended as it did.
local actions = require "inarow.model.actions"
local branch_of = require("inarow.game.game").branch
local captures = require "inarow.proof.captures"
local clocks = require "inarow.model.clock"
local language = require "inarow.language"
local quoted = require("inarow.proof.sentences").quoted
local node = require "inarow.proof.node"
local rows = require "inarow.proof.rows"
local sides = require "inarow.kernel.sides"
local stones = require "inarow.game.stones"

local endings = {}

local add = node.add

-- ---- What was done --------------------------------------------------------------------

-- How an action is called: "move 12, play h8" or "resign by white".
local function decided_by(game, number)
    local action = game.log[number]
    local _, move = game.position:mover()
    local text = quoted(actions.format(action))
    local is_move = actions.moves[action.verb]
    return node.of("decided", { sentence = is_move and "decided-move" or "decided",
        number = is_move and move or number, action = text },
        { point = action.point, move = is_move and move or nil, after = number })
end

--- The times of all players.
-- @param time of an action that is to come, in seconds since the start; or nil
function endings.times(game, time)
    local list, now, clock = {}, game.at_table, game.at_table.clock
    if clock and time and not now.session.suspended then
        clock = clock:copy()
        clock:advance(now.time, time, now.players.all_absent)
    end
    for seat in ipairs(clock and game.rules.colours or {}) do
        list[seat] = node.of("time-left", { who = sides.of_seat(game, seat),
            sentence = clock:fallen(seat) and "time-ended" or nil,
            seconds = clocks.text(math.max(0, clock:left_to(seat))) })
    end
    return list
end

-- ---- Draws ----------------------------------------------------------------------------

local drawn = {}

drawn["full-board"] = function(game)
    return { node.of("full", { count = #game.rules.board.points }) }
end

drawn["supply-exhausted"] = function(game)
    local list = {}
    for i in ipairs(game.rules.colours) do
        local colour = sides.colour(game, i)
        list[i] = node.of("supply", { who = colour,
            count = game.position:supply(i) or 0 }, { colour = colour })
    end
    return list
end

drawn["two-passes"] = function(game)
    local list, _, move = {}, game.position:mover()
    for number = #game.log, 1, -1 do
        local verb = game.log[number].verb
        if verb == "pass" then
            table.insert(list, 1, node.of("pass", { number = move }, { move = move }))
            move = move - 1
        elseif actions.moves[verb] then
            break
        end
    end
    return list
end

drawn["no-action"] = function() return { node.of "nobody-can" } end

--- How many moves were made, and the limit: a list of one part of an explanation.
function endings.move_count(game)
    local _, moves = game.position:mover()
    return { node.of("move-count",
        { count = moves, most = game.rules.most_moves }) }
end

drawn["move-limit"] = endings.move_count

drawn["both-times"] = function(game) return endings.times(game) end

function drawn.agreement(game)
    for number = #game.log, 1, -1 do
        local action = game.log[number]
        if action.verb == "draw" and action.answer == "offer" then
            local before = branch_of(game, number)
            local by = before.at_table.offered_by
            return { node.of("offered-draw", { number = number,
                who = by and sides.of_seat(before, by) or action.by }) }
        end
    end
    return {}
end

-- ---- Wins -----------------------------------------------------------------------------

-- The stone that decided; else one of those that show it, if they stand.
local function deciding_stone(game, final)
    local at, first = final.at.point, nil
    for _, point in ipairs(final.points) do
        if game.position:at(point) then
            if point == at then return at end
            first = first or point
        end
    end
    return first or at and game.position:at(at) and at or nil
end

-- The proof of a stone that made what is forbidden, or nil.
local function proof_of(game, point)
    local proof = stones.explain(game, point)
    return proof and proof.forbidden and proof or nil
end

-- Why a row that must survive the answer has won: it has survived one, or none could
-- break it; nil if no answer could be made.
local function survived(game, colour)
    local win, acted = game.rules.win[colour], game.position:decided()
    local is_answered = sides.team_of(game, acted) ~= sides.team_of(game, colour)
    local reason = win.survives and is_answered and "survived"
        or win.survives == "if breakable" and "unbreakable"
    return reason and node.of(reason, nil, { rule = win.survives_cite }) or nil
end

-- Rows and shapes on the board, and those of the stones that show the ruling.
local function by_stones(game, final)
    local at = deciding_stone(game, final)
    if not at then return {} end
    local colour = game.position:at(at)
    local wins = final.who == sides.colour(game, sides.team_of(game, colour))
    local proof = not wins and proof_of(game, at)
    if proof then return { proof } end
    local list = rows.of_stone(game, colour, at, final.points)
    for _, made in ipairs(list) do made.point = at end
    return add(list, wins and #list > 0 and survived(game, colour))
end

local function by_captures(game, final)
    return captures.counted(game, sides.team_of(game,
        sides.colour_index(game, final.who)))
end

-- A wrong claim: why it is wrong.
local function by_penalty(game, _, refused)
    local action = game.log[#game.log]
    if action.verb ~= "claim" then return {} end
    local again = branch_of(game, #game.log - 1)
    return refused(again, action)
end

local won = { captures = by_captures, penalty = by_penalty,
    time = function(game) return endings.times(game) end }

--- Why a game that is over has ended so: a list of parts of an explanation.
-- @param refused function giving why a claim, in the game before it, does not hold
function endings.explain(game, refused)
    local final, number = game.final, game.final.at.action
    local list = {}
    if game.log[number] then list[1] = decided_by(game, number) end
    local explain = final.status == "drawn" and drawn[final.reason]
        or final.status == "won" and (won[final.reason] or by_stones)
    local parts = explain and explain(game, final, refused) or {}
    for _, one in ipairs(parts) do list[#list + 1] = one end
    if #parts == 0 and #final.points > 0 then
        list[#list + 1] = node.of("points-of-ruling",
            { points = language.list(final.points, "and") },
            { points = language.joined(final.points), rule = final.citation })
    end
    return list
end

return endings
