--- Explains whether a stone is allowed at a point. The core proves the stone's rows. This
-- file adds its captures, its blocked rows, and the exceptions for forbidden patterns.
local captures = require "inarow.proof.captures"
local rows = require "inarow.proof.rows"
local kernel = require "inarow.kernel"

local point = {}

local function add_all(proof, list)
    for _, one in ipairs(list) do table.insert(proof.children, one) end
end

-- Adds the reasons, except captures, why an exception applies.
local function add_exception(game, proof, colour, from)
    if proof.unless == "wins" then
        table.insert(proof.children, captures.enough(game, colour, proof.point, from))
    elseif proof.unless == "breaks" then
        add_all(proof, rows.broken(game))
    end
end

--- Explains the rows and patterns that a stone at a point makes, or would make.
-- @param game a game, which is not changed
-- @param name of the point
-- @param colour of the stone, or nil
-- @return inarow.proof; or nil, message, code, as from game:explain
function point.explain(game, name, colour)
    local proof, message, code = kernel.prove(game, name, colour)
    if not proof then return nil, message, code end
    -- If stones are shared, there are no captures and no blocked ends.
    if game.rules.are_shared then return proof end
    local index = kernel.colour_number(game, proof.colour)
    add_all(proof, rows.blocked_by(game, index, proof.point))
    if not game:at(proof.point) then
        add_all(proof, captures.by_stone(game, index, proof.point))
    end
    add_exception(game, proof, index)
    return proof
end

-- For each verb, a function with two results: the point from which the stone moved, or
-- nil; and the point where the stone is now.
local STONES = {
    play = function(action) return nil, action.point end,
    pick = function(action) return nil, action.point end,
    move = function(action) return action.points[1], action.points[2] end,
}

--- Explains the rows and patterns of the last action's stone at the time when it was
-- placed or moved, without captures.
-- @param game a game, which is not changed
-- @return inarow.proof; or nil, if there is no such stone
function point.of_last(game)
    local action = game.log[#game.log]
    local of_verb = STONES[action.verb]
    if not of_verb then return nil end
    local from, at = of_verb(action)
    local colour = game:at(at)
    if not colour then return nil end
    local before = game:branch(#game.log - 1)
    local proof = kernel.prove(before, at, colour, from)
    if not proof or game.rules.are_shared then return proof end
    local index = kernel.colour_number(game, colour)
    add_all(proof, rows.blocked_by(game, index, at))
    add_exception(before, proof, index, from)
    return proof
end

return point
