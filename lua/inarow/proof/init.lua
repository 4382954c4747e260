--- Explanations: why a stone may stand at a point or not, why an action is ruled on as it
-- is, and how a game ended; as trees of reasons, as text, and step by step for pictures.
local fault = require "inarow.proof.check"
local point = require "inarow.proof.point"
local proof_text = require "inarow.proof.proof_text"
local ruling = require "inarow.proof.ruling"
local steps = require "inarow.proof.steps"

return {
    -- Of a stone at a point; of an action that is not played, or was refused; of the last
    -- ruling of a game.
    of_stone = point.explain,
    of_action = ruling.would_be,
    of_refusal = ruling.refused,
    of_last = ruling.of,

    -- An explanation as text, and as steps; and what keeps a table from being one.
    text = proof_text.text,
    steps = steps.of,
    fault = fault,
}
