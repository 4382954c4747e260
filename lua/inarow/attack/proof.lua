--- Proofs of wins by threats, as objects with methods.
local check_proof = require "inarow.attack.check_proof"
local proof_form = require "inarow.attack.proof_form"
local proof_text = require "inarow.attack.proof_text"
local proof_tree = require "inarow.attack.proof_tree"

local proof = {}

-- A proof from proof_form.read.
local Proof = {}
Proof.__index = Proof

--- Checks the proof by the rules alone.
-- @param game to which the proof's record leads
-- @param most positions to examine, or nil
-- @return inarow.checked_proof; or nil, message, code, inarow.proof_fault
function Proof:check(game, most)
    return check_proof.of(self, game, most)
end

--- Returns a list of lines in words.
function Proof:lines()
    return proof_text.lines(self)
end

--- Returns a tree with the attacker's stones and the answers.
-- @param game as for `check`
-- @param most nodes of the proof in the tree, or nil
function Proof:tree(game, most)
    return proof_tree.of(self, game, most)
end

--- Reads a proof, or an answer of game:analyse that contains a proof.
-- @param value of any type
-- @return an object whose `record` leads to the proof's position; or nil, message,
-- "bad-proof"
function proof.read(value)
    local form, message, code = proof_form.read(value)
    if not form then return nil, message, code end
    return setmetatable(form, Proof)
end

return proof
