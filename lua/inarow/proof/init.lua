--- Explanations of rulings, of stones at points and of the ends of games: as trees of
-- reasons, as text, and step by step for pictures.
local fault = require "inarow.proof.check"
local point = require "inarow.proof.point"
local proof_text = require "inarow.proof.proof_text"
local ruling = require "inarow.proof.ruling"
local steps = require "inarow.proof.steps"

return {
    -- Explains a stone at a point; an action that was refused or not played; the last
    -- ruling of a game.
    of_stone = point.explain,
    of_action = ruling.would_be,
    of_refusal = ruling.refused,
    of_last = ruling.of,

    -- `text`: an explanation as text. `steps`: an explanation as steps. `fault`: the
    -- reason why a table is not an explanation.
    text = proof_text.text,
    steps = steps.of,
    fault = fault,
}
