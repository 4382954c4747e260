--- Solves a puzzle with a user: the side to move wins by continuous fours, or by threats.
-- The proof of its win supplies the opponent's answers.
local analyse = require "inarow.attack.analyse"
local messages = require "inarow.attack.sentences"
local proof_form = require "inarow.attack.proof_form"
local proof_ways = require "inarow.attack.proof_ways"
local threat_text = require "inarow.attack.threat_text"

local say = messages.say

local solve = {}

local NODES = 1000000 -- number of positions examined for a question about threats

local Solving = {}
Solving.__index = Solving

--- Returns the task of a puzzle, in a sentence.
-- @param puzzle inarow.solving or inarow.puzzle, of this game
-- @param number of the puzzle
function solve.note(game, puzzle, number)
    local values = threat_text.values(game, puzzle.colour)
    values.number, values.width = number, puzzle.width
    return messages.counted("puzzle-note-" .. puzzle.by, puzzle.length, values)
end

-- Returns the threats of a stone at a vacant point, as in answers about threats; or nil.
local function stone_at(game, colour, point)
    local answer = analyse.of(game, { question = "threats", colour = colour })
    for _, stone in ipairs(answer.stones) do
        if stone.point == point then return stone end
    end
end

--- Returns the shortest win of the side to move, with a proof: by fours, otherwise by
-- threats.
-- @return inarow.analysis; or nil, message, code. The field `question` of the analysis
-- shows whether the win is by fours or by threats.
function solve.win_of(game)
    local question = { question = "vcf", shortest = true, proof = true }
    local answer, message, code = analyse.of(game, question)
    if not answer or answer.answer == "win" then return answer, message, code end
    question.question, question.nodes = "vct", NODES
    return analyse.of(game, question)
end

-- Returns true if the attacker, whose stone was just placed, wins after every answer. The
-- results are those of solve.wins.
local function wins_now(game, colour, by, nodes)
    if by == "vct" then
        local threat = analyse.of(game, { question = "vcf", colour = colour,
            nodes = nodes })
        if not threat or threat.answer == "none" then return false end
    end
    local answer = analyse.of(game, { question = "defend", colour = colour,
        vct = by == "vct", nodes = nodes })
    if not answer or answer.answer == "unknown" then return nil end
    return answer.answer == "win", answer.points[1]
end

--- Returns true if a stone of the side to move at a vacant point wins. The game is left
-- unchanged.
-- @param by "vcf": by fours; "vct": by threats
-- @param nodes positions to examine, or nil for the default
-- @return true if the stone wins. If it does not: false, and a point where the other
-- side refutes the stone, or nil if no answer is needed. If a limit cut the search
-- short: nil
function solve.wins(game, point, by, nodes)
    local colour = game:state().to_move
    local stone = stone_at(game, colour, point)
    if stone and stone.forbidden then return false end
    if stone and stone.fives > 0 then return true end
    if by == "vcf" and not (stone and stone.fours > 0) or not game:play(point) then
        return false
    end
    local wins, refutation = wins_now(game, colour, by, nodes or by == "vct" and NODES
        or nil)
    game:undo(true)
    return wins, refutation
end

-- Takes the proof of the win at the game's present position. If a limit was reached,
-- there is no proof.
local function take_proof(self)
    local answer = solve.win_of(self.game)
    self.proof, self.node = answer and answer.proof and proof_form.read(answer) or nil, 1
end

-- Returns the answers that the defender may give, as a list and as a set. The list has
-- the points, then `pass`.
local function open_to(self)
    local open, is_forbidden = {}, {}
    for _, point in ipairs(self.game:forbidden(self.other) or {}) do
        is_forbidden[point] = true
    end
    for _, choice in ipairs(self.game:legal_groups()) do
        for _, point in ipairs(choice.verb == "play" and choice.points or {}) do
            if not is_forbidden[point] then open[#open + 1], open[point] = point, true end
        end
    end
    open[#open + 1], open.pass = "pass", true
    return open
end

-- Plays the first answer that the defender may give. Returns the answer and its
-- continuation.
-- @param ways from proof_ways.longest
-- @param named set of all answers that the proof names for this node
local function answer_by(self, ways, named)
    local open = open_to(self)
    for _, way in ipairs(ways) do
        for _, answer in ipairs(way.answers or open) do
            local is_of_way = open[answer] and (way.answers or not named[answer])
            local action = answer == "pass" and answer or "play " .. answer
            if is_of_way and self.game:apply(action) then return answer, way end
        end
    end
end

-- Plays and returns the defender's answer. After the stone of the proof, the defender
-- gives the answer after which the attacker needs most stones. After another winning
-- stone, the defender plays the point where the threatened win begins. If that point is
-- forbidden, it is returned as the second result.
local function reply(self, is_proved)
    local proof = self.proof
    if is_proved then
        local answer, way = answer_by(self, proof_ways.longest(proof, self.node),
            proof.answers[self.node])
        self.node = way.node
        local is_barred = not way.answers and proof.is_last[way.node]
        return answer, is_barred and proof.stone[way.node] or nil
    end
    local threat = analyse.of(self.game, { question = "vcf", colour = self.colour })
    local answer, way = answer_by(self, { { answers = { threat.line[1] } }, {} }, {})
    take_proof(self)
    return answer, not way.answers and threat.line[1] or nil
end

-- Returns the result for a wrong stone, with the reason.
local function wrong(code, values, refutation)
    return { verdict = "wrong", message = say(code, values), refutation = refutation }
end

function Solving:play(point)
    self.check("puzzle:play", point)
    local game = self.game
    if self.solved then return nil, say "puzzle-solved", "game-over" end
    local values = threat_text.values(game, self.colour)
    values.point, values.other = point, self.other
    local is_proved, refutation = self.proof and self.proof.stone[self.node] == point, nil
    local wins = is_proved
    if not is_proved then wins, refutation = solve.wins(game, point, self.by) end
    if not wins then
        local played, message, code = game:play(point) -- the rules take precedence
        if not played then return nil, message, code end
        local final = game.final
        game:undo(true)
        if final then return { verdict = "wrong", message = final.message } end
        if wins == nil then return wrong("puzzle-unknown", values) end
        values.refutation = refutation
        return wrong((refutation and "puzzle-refuted-" or "puzzle-idle-") .. self.by,
            values, refutation)
    end
    assert(game:play(point))
    self.solved = game.final and true or false
    if self.solved then
        return { verdict = "solved", message = say "puzzle-right-end" }
    end
    values.reply, values.barred = reply(self, is_proved)
    return { verdict = "right", reply = values.reply,
        message = say(values.barred and "puzzle-right-barred" or "puzzle-right", values) }
end

function Solving:hint()
    return not self.solved and self.proof and self.proof.stone[self.node] or nil
end

--- Begins to solve the present position of a game.
-- @param game a copy
-- @param check function that checks the arguments of inarow.solving's methods
-- @return inarow.solving; or nil, message, code. The code is as from game:analyse, or
-- `no-win`: searches by fours and by threats, within the usual limits, find no win of
-- the side to move
function solve.begin(game, check)
    local answer, message, code = solve.win_of(game)
    if not answer then return nil, message, code end
    if not answer.proof then
        return nil, say("puzzle-none", { who = answer.colour }), "no-win"
    end
    local proof = proof_form.read(answer)
    return setmetatable({ game = game, check = check, solved = false,
        colour = answer.colour, by = answer.question, length = answer.length,
        other = game:colour(3 - game:colour_number(answer.colour)),
        proof = proof, node = 1, width = proof_ways.width(proof) }, Solving)
end

return solve
