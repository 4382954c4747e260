--- Why a stone may stand at a point, or not: what the core proves of its rows, and what
-- there is besides: the stones that it captures, and its rows that are blocked.
local captures = require "inarow.proof.captures"
local rows = require "inarow.proof.rows"
local kernel = require "inarow.kernel"

local point = {}

--- What a stone at a point makes, or would make, with its proof.
-- @param game a game, which is left as it is
-- @param name of the point
-- @param colour of the stone, or nil
-- @return inarow.proof; or nil, message, code, as of game:explain
function point.explain(game, name, colour)
    local proof, message, code = kernel.prove(game, name, colour)
    if not proof then return nil, message, code end
    local index = kernel.colour_number(game, proof.colour)
    for _, list in ipairs { rows.blocked_by(game, index, proof.point),
        game:at(proof.point) and {} or captures.by_stone(game, index, proof.point) } do
        for _, one in ipairs(list) do table.insert(proof.children, one) end
    end
    return proof
end

return point
