--- Solving a puzzle: the side to move wins by continuous fours, or by threats. Its stones
-- are looked at one by one; the defender's answers are played for it.
local analyse = require "inarow.attack.analyse"
local api = require "inarow.api"
local messages = require "inarow.attack.sentences"
local kernel = require "inarow.kernel"
local threat_text = require "inarow.attack.threat_text"

local say = messages.say

local solve = {}

local NODES = 1000000 -- positions that a question about threats may take

local Solving = {}
Solving.__index = Solving

--- What is to be solved, in a sentence.
-- @param puzzle inarow.solving or inarow.puzzle, of this game
-- @param number of the puzzle
function solve.note(game, puzzle, number)
    local values = threat_text.values(game, puzzle.colour)
    values.number = number
    return messages.counted("puzzle-note-" .. puzzle.by, puzzle.length, values)
end

-- What a stone makes at a vacant point: as answers about threats have it, or nil.
local function stone_at(game, colour, point)
    local answer = analyse.of(game, { question = "threats", colour = colour })
    for _, stone in ipairs(answer.stones) do
        if stone.point == point then return stone end
    end
end

--- The win of the side to move: by fours, or else by threats.
-- @return inarow.analysis; or nil, message, code. Its question tells which was asked.
function solve.win_of(game)
    local answer, message, code = analyse.of(game, { question = "vcf", shortest = true })
    if not answer or answer.answer == "win" then return answer, message, code end
    return analyse.of(game, { question = "vct", nodes = NODES })
end

-- Does the attacker, whose stone has been played, win whatever the answer is? As
-- solve.wins has it.
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

--- Does a stone of the side to move at a vacant point win? The game is as it was
-- afterwards.
-- @param by "vcf": by fours; "vct": by threats
-- @param nodes positions to look at, or nil for the usual bound
-- @return true; false and a point where the other side refutes it, nil if it need not
-- answer; nil if a bound cut the search short
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

-- Where the defender holds out longest against a threat: a point of the win that it
-- threatens. Nil if he may play at none.
local function longest_defence(self)
    local game, best, most = self.game, nil, -1
    local threat = analyse.of(game, { question = "vcf", colour = self.colour })
    for _, point in ipairs(threat.line) do
        if point ~= "pass" and not game:at(point) and game:play(point) then
            local answer = not game.final and analyse.of(game, { question = "vct",
                colour = self.colour, nodes = NODES })
            game:undo(true)
            local length = answer and answer.length or 0
            if length > most then best, most = point, length end
        end
    end
    return best
end

-- The defender's answer: to a four at the point of five, to another threat where he holds
-- out longest; if that is not his, wherever he
-- may place a stone, or nowhere (`pass`). With it the point of five that is forbidden, if
-- that is why it lies elsewhere.
local function reply(self)
    local game = self.game
    local fives, others = {}, {}
    local answer = analyse.of(game, { question = "threats", colour = self.colour })
    for _, stone in ipairs(answer.stones) do
        if stone.fives > 0 then fives[#fives + 1] = stone.point end
    end
    for _, choice in ipairs(game:legal_groups()) do
        if choice.verb == "play" then others = choice.points end
    end
    local longest = #fives == 0 and longest_defence(self)
    if longest and game:play(longest) then return longest end
    local is_forbidden = {}
    for _, point in ipairs(game:forbidden(self.other) or {}) do
        is_forbidden[point] = true
    end
    for _, points in ipairs { fives, others } do
        for _, point in ipairs(points) do
            if not is_forbidden[point] and game:play(point) then
                return point, points ~= fives and fives[1] or nil
            end
        end
    end
    return game:apply "pass" and "pass" or nil, fives[1]
end

-- The stone that was tried is wrong, for a reason.
local function wrong(code, values, refutation)
    return { verdict = "wrong", message = say(code, values), refutation = refutation }
end

function Solving:play(point)
    api.check("puzzle:play", point)
    local game = self.game
    if self.solved then return nil, say "puzzle-solved", "game-over" end
    local values = threat_text.values(game, self.colour)
    values.point, values.other = point, self.other
    local wins, refutation = solve.wins(game, point, self.by)
    if not wins then
        local played, message, code = game:play(point) -- the rules come first
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
    values.reply, values.barred = reply(self)
    return { verdict = "right", reply = values.reply,
        message = say(values.barred and "puzzle-right-barred" or "puzzle-right", values) }
end

function Solving:hint()
    if self.solved then return nil end
    local answer = solve.win_of(self.game)
    return answer and answer.answer == "win" and answer.line[1] or nil
end

--- Begin to solve what a game stands at.
-- @param game a game of its own
-- @return inarow.solving; or nil, message, code: as of game:analyse, and `no-win` where
-- the side to move has no win by fours or by threats, or none that is found within the
-- usual bounds
function solve.begin(game)
    local answer, message, code = solve.win_of(game)
    if not answer then return nil, message, code end
    if not answer.length then
        return nil, say("puzzle-none", { who = answer.colour }), "no-win"
    end
    return setmetatable({ game = game, colour = answer.colour, solved = false,
        by = answer.question,
        other = kernel.colour(game, 3 - kernel.colour_number(game, answer.colour)),
        length = answer.length }, Solving)
end

return solve
