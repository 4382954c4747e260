--- Checks by the rules alone that the attacker wins as a proof says, whatever the
-- defender answers. The check does not use the searches that make proofs (csrc/attack).
--
-- Each stone and each answer is played by the rules on a position of the core. In plain
-- games (is_plain), which have two colours and stones that only add to rows, one fact
-- saves most of the work. Suppose that a stone of the attacker at a point would win now,
-- and that the defender's answer is elsewhere and does not win. Then the attacker's
-- stone still wins: a winning row is never forbidden, and a defender's stone elsewhere
-- does not change it. In these games, one line by which the attacker wins with fours
-- usually meets most answers. The core plays this line after each answer
-- (position:refutations). It returns the answers that the line does not meet, and this
-- file examines them.
local language = require "inarow.language"
local messages = require "inarow.attack.sentences"
local model = require "inarow.model"
local proof_form = require "inarow.attack.proof_form"
local proof_ways = require "inarow.attack.proof_ways"

local say, counted = messages.say, messages.counted

local SEATS = model.people().seats
local NO_ANSWERS = {}
-- Number of cached positions of nodes that are reached in several ways.
local REMEMBERED = 100000
local SHOWN = 40 -- number of actions leading to a node that a message shows, at most

local check_proof = {}

--- Default limit of the positions that a check examines.
check_proof.POSITIONS = 10 ^ 8

-- ---- Which games ----------------------------------------------------------------------

-- Returns true if a row wins for a colour at once, whatever its ends are.
local function is_plain_row(win)
    return not win.open and not win.survives and not win.captured
end

-- Returns true if a game is plain (see above); the stones then determine a position
-- completely.
local function is_plain(rules)
    local turn = rules.turn
    return #rules.colours == 2 and not rules.capture and not rules.gravity
        and not rules.supply and #rules.shapes == 0 and rules.most_moves == 0
        and is_plain_row(rules.win[1]) and is_plain_row(rules.win[2])
        and not (rules.lose[1].row or rules.lose[2].row)
        and (turn.stones or 1) == 1 and (turn.first or 1) == 1
        and not turn.move and not turn.pop and not turn.rotate
end

-- Returns the code of the reason why proofs for a game cannot be checked; nil if they
-- can.
local function not_checked(game)
    if game.rules.are_shared then return "shared" end
    if not game.origin.board_only then return "table" end
end

-- Checks that a proof may begin at a game's present position. Returns true; or nil,
-- message, code.
local function check_start(game, form)
    local colour = game:colour_number(form.colour)
    local code = game.final and "over" or game:phase() and "opening"
        or not colour and "colour" or not_checked(game)
        or select(2, game:to_act()) ~= colour and "turn"
    if not code then return true end
    return nil, say("check-" .. code, { who = form.colour, variant = game.rules.title,
        expected = language.list(game.rules.colours) }), "bad-proof"
end

-- ---- One way through a proof ----------------------------------------------------------

-- The current line of play is a list of frames. Each frame has a `node`, the position
-- `before` and `after` its stone, and the list of `answers` to follow. `next` is the
-- number of the next answer. `answer` is the answer followed last. `most` is the number
-- of stones that the attacker needs from this node on.
local Check = {}
Check.__index = Check

local function new_check(game, form, most)
    local rules = game.rules
    local colour = game:colour_number(form.colour)
    local winner = rules.leaders[colour]
    local reached = {}
    for number = 1, form.count do
        for _, follower in pairs(form.answers[number]) do
            reached[follower] = (reached[follower] or 0) + 1
        end
        local other = form.other[number]
        if other then reached[other] = (reached[other] or 0) + 1 end
    end
    return setmetatable({ game = game, form = form, rules = rules, colour = colour,
        winner = winner, other = 3 - colour, is_plain = is_plain(rules), depth = 0,
        positions = 0, most = most, frames = {}, reached = reached, seen = {},
        remembered = 0 }, Check)
end

-- Records a fault in the stone of the last frame, or in the answer before it.
-- @param turn the colour to move, if the fault is that a wrong colour is to move
-- @return false
function Check:fail(code, is_answer, turn)
    self.fault = { code = code, is_answer = is_answer, turn = turn }
    return false
end

-- Adds a frame. The caller must set the frame's position `before`.
function Check:push()
    self.depth = self.depth + 1
    local frame = self.frames[self.depth]
    if not frame then
        local position = self.game:for_core()
        frame = { before = position, after = position:copy() }
        self.frames[self.depth] = frame
    end
    return frame
end

-- Goes back from the last frame to the one before it.
function Check:pop(most)
    self.depth = self.depth - 1
    local frame = self.frames[self.depth]
    if frame then frame.most = math.max(frame.most, 1 + most) end
end

-- Returns true if an action, by either side, has won for the attacker; nil if the game
-- goes on with the other side to move. Otherwise returns false, and records the fault.
function Check:outcome(position, is_answer, status, winner)
    if status == "won" and winner == self.winner then return true end
    if status then return self:fail(is_answer and "answer-ends" or "ends", is_answer) end
    if self.is_plain then return nil end
    local _, colour = position:turn()
    if (colour == self.colour) == is_answer then return nil end
    return self:fail(is_answer and "still-answer" or "still", is_answer,
        self.rules.colours[colour])
end

-- ---- Memory ---------------------------------------------------------------------------

-- Several ways may lead to a node, so results for nodes are cached. The key is the
-- stones. In plain games, two positions with the attacker to move are equal if their
-- stones are equal.

-- Returns the number of stones needed from a node on, if the node was followed in this
-- position before.
function Check:recall(frame)
    frame.cells = nil
    if not self.is_plain or (self.reached[frame.node] or 0) < 2
        or self.form.is_last[frame.node] then
        return nil
    end
    frame.cells = frame.before:cells()
    local seen = self.seen[frame.node]
    return seen and seen[frame.cells]
end

function Check:remember(frame)
    if not frame.cells then return end
    if self.remembered == REMEMBERED then self.seen, self.remembered = {}, 0 end
    local seen = self.seen[frame.node] or {}
    self.seen[frame.node] = seen
    seen[frame.cells], self.remembered = frame.most, self.remembered + 1
end

-- ---- Answers --------------------------------------------------------------------------

-- Returns true if a stone of the attacker at a point would win now.
function Check:would_win(position, point)
    if position:at(point) then return false end
    local win = self.rules.win[self.colour]
    local makes, is_forbidden = position:makes(self.colour, point)
    return not is_forbidden and win.row
        and (makes == "five" or makes == "overline" and not win.exactly)
end

-- Returns the answers to examine if a stone at `point` wins after all other answers.
function Check:few_answers(frame, point)
    local answers = frame.after:winning(self.other)
    answers[#answers + 1] = point
    for _, answer in ipairs(language.keys(self.form.answers[frame.node])) do
        answers[#answers + 1] = answer
    end
    return answers
end

-- Returns all legal answers: points, "pass", and other actions as tables.
function Check:all_answers(frame)
    local answers = {}
    for _, action in ipairs(frame.after:legal(self.rules.stones, SEATS)) do
        answers[#answers + 1] = action.verb == "pass" and "pass"
            or action.verb == "play" and action.point or action
    end
    return answers
end

-- Suppose that one line of forced answers wins after most answers. Returns the answers
-- that must be examined: the exceptions, and the answers that the proof names. Returns
-- nil if the line wins after no answer, or is too long.
function Check:refutations(frame, other)
    local form = self.form
    local line, choice = proof_ways.line(form, other)
    if choice or self.depth + (#line + 1) / 2 > form.length then return nil end
    local named = form.answers[frame.node]
    local answers, stones, positions = frame.after:refutations(line, named)
    if not answers then return nil end
    self.positions, frame.most = self.positions + positions, 1 + stones
    for _, answer in ipairs(language.keys(named)) do answers[#answers + 1] = answer end
    return answers
end

-- Returns the answers to follow after a frame's stone.
function Check:answers_of(frame)
    local form, node = self.form, frame.node
    local other = form.other[node]
    local finish = self.is_plain and other and form.is_last[other] and form.stone[other]
    if finish and self.depth < form.length and self:would_win(frame.after, finish) then
        frame.most = 2
        return self:few_answers(frame, finish)
    end
    return self.is_plain and other and self:refutations(frame, other)
        or self:all_answers(frame)
end

-- ---- Following ------------------------------------------------------------------------

-- Plays the stone of a node in the position `before` of the last frame. Returns true, or
-- false after a fault.
function Check:enter(node)
    local form, frame = self.form, self.frames[self.depth]
    frame.node, frame.most, frame.next, frame.answer = node, 1, 1, nil
    frame.answers = NO_ANSWERS
    if self.depth > form.length then return self:fail "long" end
    self.positions = self.positions + 1
    if self.positions > self.most then return self:fail "positions" end
    local known = self:recall(frame)
    if known and self.depth - 1 + known <= form.length then
        frame.most, frame.cells = known, nil
        return true
    end
    local position = frame.after
    position:become(frame.before)
    local ok, status, _, winner = position:act("play", form.stone[node])
    if not ok then return self:fail "refused" end
    local won = self:outcome(position, false, status, winner)
    if won ~= nil then return won end
    if form.is_last[node] then return self:fail "no-win" end
    frame.answers = self:answers_of(frame)
    return true
end

local function act(position, answer)
    if answer == "pass" then return position:act "pass" end
    if type(answer) == "string" then return position:act("play", answer) end
    return position:act(answer.verb, answer.point or answer.points)
end

-- Plays an answer after a frame's stone, and continues at the node after the answer.
function Check:follow(frame, answer)
    local form, node, next_frame = self.form, frame.node, self:push()
    local position = next_frame.before
    frame.answer = answer
    position:become(frame.after)
    self.positions = self.positions + 1
    local ok, status, _, winner = act(position, answer)
    if not ok then -- only answers that the proof names may be illegal
        self:pop(0)
        return true
    end
    local won = self:outcome(position, true, status, winner)
    if won then self:pop(0) end
    if won ~= nil then return won end
    local follower = form.answers[node][answer] or form.other[node]
    if not follower then return self:fail("unanswered", true) end
    return self:enter(follower)
end

-- Follows every line of play. Returns true, or false if some line does not lead to a win.
function Check:run()
    local first = self:push()
    if not self:enter(1) then return false end
    while self.depth > 0 do
        local frame = self.frames[self.depth]
        local answer = frame.answers[frame.next]
        if answer then
            frame.next = frame.next + 1
            if not self:follow(frame, answer) then return false end
        else
            self:remember(frame)
            self:pop(frame.most)
        end
    end
    self.length = first.most
    return true
end

-- ---- Faults ---------------------------------------------------------------------------

-- Returns the text of an answer, as an action.
local function text_of(answer)
    if answer == "pass" then return answer end
    if type(answer) == "string" then return "play " .. answer end
    return model.format { verb = answer.verb, point = answer.point,
        points = answer.points }
end

-- Returns the actions that lead to the frame at a depth: as texts, and in short form.
function Check:way_to(depth)
    local actions, way = {}, {}
    for i = 1, depth - 1 do
        local frame = self.frames[i]
        local stone, answer = self.form.stone[frame.node], text_of(frame.answer)
        actions[2 * i - 1], actions[2 * i] = "play " .. stone, answer
        way[2 * i - 1], way[2 * i] = stone, (answer:gsub("^play ", ""))
    end
    return actions, way
end

-- Returns the ruling on an action after others, as a sentence.
function Check:ruling_on(actions, action)
    local game = self.game:branch()
    for _, one in ipairs(actions) do assert(game:apply(one)) end
    local ruling, message = game:apply(action)
    return ruling and ruling.message or message
end

-- Returns the recorded fault: a sentence, the number of the node, and the actions that
-- lead to it.
function Check:explain()
    local fault, form = self.fault, self.form
    local depth = fault.is_answer and self.depth - 1 or self.depth
    local frame = self.frames[depth]
    local actions, way = self:way_to(depth)
    local stone = form.stone[frame.node]
    local action = "play " .. stone
    local values = { who = form.colour, point = stone, turn = fault.turn }
    if fault.is_answer then
        actions[#actions + 1], action = action, text_of(frame.answer)
        values.answer = action:gsub("^play ", "")
    end
    if fault.code == "long" then
        return counted("check-long", form.length, values), frame.node, way
    end
    values.why = self:ruling_on(actions, action)
    return say("check-" .. fault.code, values), frame.node, way
end

-- Returns the complete sentence about a fault, with the actions that lead to its node.
local function located(what, node, way)
    local shown = { (table.unpack or unpack)(way, 1, SHOWN) }
    if #way > SHOWN then shown[#shown + 1] = "..." end
    return messages.compose(#way > 0 and "check-after" or "check-first",
        { node = node, way = table.concat(shown, " "), what = what })
end

--- Checks the proof for a game's present position.
-- @param form from proof_form.read
-- @param game to which the proof's record leads
-- @param most positions to examine; POSITIONS if nil
-- @return inarow.checked_proof; or nil, message, code, and with "wrong-proof"
-- inarow.proof_fault
function check_proof.of(form, game, most)
    most = most or check_proof.POSITIONS
    local ok, message, code = check_start(game, form)
    if ok then ok, message, code = proof_form.check_points(form, game) end
    if not ok then return nil, message, code end
    local check = new_check(game, form, most)
    if check:run() then
        return { nodes = form.count, length = check.length, positions = check.positions }
    elseif check.fault.code == "positions" then
        return nil, counted("check-positions", most), "undecided"
    end
    local what, node, way = check:explain()
    return nil, located(what, node, way), "wrong-proof",
        { node = node, way = way, message = what }
end

return check_proof
