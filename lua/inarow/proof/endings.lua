--- Explains the end of a game.
local captures = require "inarow.proof.captures"
local language = require "inarow.language"
local quoted = require("inarow.proof.sentences").quoted
local model = require "inarow.model"
local node = require "inarow.proof.node"
local proof_of_last = require("inarow.proof.point").of_last
local rows = require "inarow.proof.rows"
local kernel = require "inarow.kernel"

local MOVES = model.verbs "move"

local endings = {}

local add = node.add

-- ---- What was done --------------------------------------------------------------------

-- Names the deciding action: "move 12, play h8" or "resign by white".
local function decided_by(game, number)
    local action = game.log[number]
    local _, _, _, move = kernel.to_act(game)
    local text = quoted(model.format(action))
    local is_move = MOVES[action.verb]
    return node.of("decided", { sentence = is_move and "decided-move" or "decided",
        number = is_move and move or number, action = text },
        { point = action.point, move = is_move and move or nil, after = number })
end

--- Returns the times of all players.
-- @param time of a future action, in seconds since the start; or nil
function endings.times(game, time)
    local list, state = {}, kernel.public(game, time)
    for number, player in ipairs(state.clock and state.players or {}) do
        local left = state.clock[player.seat]
        list[number] = node.of("time-left", { who = player.who,
            sentence = left == 0 and "time-ended" or nil, seconds = model.seconds(left) })
    end
    return list
end

-- ---- Draws ----------------------------------------------------------------------------

local drawn = {}

drawn["full-board"] = function(game)
    return { node.of("full", { count = #game.rules.board.points }) }
end

drawn["supply-exhausted"] = function(game)
    local list, supply = {}, kernel.public(game).supply
    for i in ipairs(game.rules.colours) do
        local colour = kernel.colour(game, i)
        list[i] = node.of("supply", { who = colour,
            count = supply[colour] or 0 }, { colour = colour })
    end
    return list
end

drawn["two-passes"] = function(game)
    local list, move = {}, select(4, kernel.to_act(game))
    for number = #game.log, 1, -1 do
        local verb = game.log[number].verb
        if verb == "pass" then
            table.insert(list, 1, node.of("pass", { number = move }, { move = move }))
            move = move - 1
        elseif MOVES[verb] then
            break
        end
    end
    return list
end

drawn["no-action"] = function() return { node.of "nobody-can" } end

--- Returns the number of moves, and the limit: a list of one part of an explanation.
function endings.move_count(game)
    local _, _, _, moves = kernel.to_act(game)
    return { node.of("move-count",
        { count = moves, most = game.rules.most_moves }) }
end

drawn["move-limit"] = endings.move_count

drawn["both-times"] = function(game) return endings.times(game) end

function drawn.agreement(game)
    for number = #game.log, 1, -1 do
        local action = game.log[number]
        if action.verb == "draw" and action.answer == "offer" then
            local by = kernel.public(game:branch(number)).draw_offer
            return { node.of("offered-draw",
                { number = number, who = by or action.by }) }
        end
    end
    return {}
end

-- ---- Wins -----------------------------------------------------------------------------

-- Returns a stone on the board that explains the ruling: the deciding stone, otherwise
-- the first stone that shows the ruling.
local function deciding_stone(game, final)
    local at, first = final.at.point, nil
    for _, point in ipairs(final.points) do
        if kernel.at(game, point) then
            if point == at then return at end
            first = first or point
        end
    end
    return first or at and kernel.at(game, at) and at or nil
end

-- Returns the proof of a stone that made a forbidden pattern, or nil.
local function proof_of(game, point)
    -- The proof of the last stone is preferred, because it asks a hook the same question
    -- as the move did.
    local last = proof_of_last(game)
    local proof = last and last.point == point and last or kernel.prove(game, point)
    return proof and proof.forbidden and proof or nil
end

-- Explains why a row that must survive the answer has won. Either the row survived an
-- answer, or no answer could break it. Returns nil if no answer was possible.
local function survived(game, colour)
    local win, acted = game.rules.win[colour], kernel.last(game).colour
    local is_answered = game.rules.leaders[acted] ~= game.rules.leaders[colour]
    local reason = win.survives and is_answered and "survived"
        or win.survives == "if breakable" and "unbreakable"
    return reason and node.of(reason, nil, { rule = win.survives_cite }) or nil
end

-- Returns the rows and shapes that show the ruling. They contain the deciding stone or,
-- if there is none, the first stone that shows the ruling.
local function by_stones(game, final)
    local at = deciding_stone(game, final)
    if not at then return {} end
    local colour = kernel.at(game, at)
    local wins = final.who == kernel.colour(game, game.rules.leaders[colour])
    local proof = not wins and proof_of(game, at)
    if proof then return { proof } end
    local list = rows.of_stone(game, colour, at, final.points)
    for _, made in ipairs(list) do made.point = at end
    return add(list, wins and #list > 0 and survived(game, colour))
end

local function by_captures(game, final)
    local colour = kernel.colour_number(game, final.who)
    return captures.counted(game, game.rules.leaders[colour])
end

-- Explains why a wrong claim is wrong.
local function by_penalty(game, _, refused)
    local action = game.log[#game.log]
    if action.verb ~= "claim" then return {} end
    local again = game:branch(#game.log - 1)
    return refused(again, action)
end

local won = { captures = by_captures, penalty = by_penalty,
    time = function(game) return endings.times(game) end }

--- Explains the end of a finished game: returns a list of parts of an explanation.
-- @param refused function that returns the reasons why a claim is not upheld, in the
-- game before the claim
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
