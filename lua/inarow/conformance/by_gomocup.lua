--- An engine that speaks the Gomocup protocol with the Yixin extension: after a position
-- by YXBOARD it answers YXSHOWFORBID with the points that are forbidden to Black.
--
-- By that it can be asked what is forbidden in renju, and nothing else. Before, it is
-- found out which rule it really plays: an engine may know renju by another number, or
-- play free go-moku if it does not know a rule.
local cases = require "inarow.judging.cases"
local lists = require "inarow.text.lists"
local loop = require "inarow.referee.loop"
local process = require "inarow.referee.process"
local renju = require "inarow.conformance.renju"
local say = require("inarow.text.messages").say

local Engine = {}
Engine.__index = Engine

local by_gomocup = {}

--- The numbers by which engines know renju, the protocol's own first.
by_gomocup.NUMBERS = { 4, 2 }

-- ---- Lines ----------------------------------------------------------------------------

local SHOWN = 60 -- bytes of what is no answer

-- Whatever goes wrong on the way to an answer ends the way: {message, code}.
local function fail(message, code)
    error({ message = message, code = code }, 0)
end

-- What a function gives; or nil, message, code.
local function guarded(ask, ...)
    local ok, result = pcall(ask, ...)
    if ok then return result end
    if type(result) ~= "table" then error(result, 0) end
    return nil, result.message, result.code
end

-- What engines say besides their answers.
local function is_remark(line)
    return line == "" or line:find "^MESSAGE" or line:find "^DEBUG" or line:find "^INFO"
        or line:find "^OK"
end

-- Receive the line that a pattern finds, within the time for an answer.
-- @param patient true if errors are passed over: they are about what was sent before
-- @return the pattern's captures
local function expect(self, pattern, patient)
    local deadline = loop.now() + self.seconds
    while true do
        local line, message, code =
            self.process:receive(math.max(0, deadline - loop.now()))
        if not line then fail(message, code) end
        if line:find(pattern) then return line:match(pattern) end
        local is_error = line:find "^ERROR" or line:find "^UNKNOWN"
        if is_error and not patient then
            fail(say("against-refused", { text = line:sub(1, SHOWN) }), "unsupported")
        elseif not is_error and not is_remark(line) then
            fail(say("against-no-answer", { text = line:sub(1, SHOWN) }), "garbage")
        end
    end
end

local function send(self, line)
    local sent, message, code = self.process:send(line)
    if not sent then fail(message, code) end
end

-- ---- Points and stones ----------------------------------------------------------------

-- The protocol counts columns and rows from 0, from the top left.
local function place_of(point, side)
    return point:byte() - 97, side - tonumber(point:sub(2))
end

local function point_of(x, y, side)
    x, y = tonumber(x), tonumber(y)
    if x >= side or y >= side then return nil end
    return string.char(97 + x) .. ("%d"):format(side - y)
end

-- The stones of a position as lines of BOARD: Black's first one first, for engines take
-- that for who begins; then by turns. The engine is to move: its own are 1.
local function lines_of(black, white, own, side)
    local list = {}
    for i = 1, math.max(#black, #white) do
        for _, stones in ipairs { black, white } do
            if stones[i] then
                local x, y = place_of(stones[i], side)
                list[#list + 1] = ("%d,%d,%d"):format(x, y, stones == own and 1 or 2)
            end
        end
    end
    return list
end

local function put(self, word, black, white, own)
    send(self, word)
    for _, line in ipairs(lines_of(black, white, own, self.side)) do send(self, line) end
    send(self, "DONE")
end

-- A board of this size, by the rule that was found.
local function start(self, side)
    if self.side == side then return end
    self.side = nil
    send(self, ("START %d"):format(side))
    expect(self, "^OK")
    send(self, ("INFO rule %d"):format(self.rule))
    self.side = side
end

-- ---- Which rule it plays --------------------------------------------------------------

local function words(text)
    local list = {}
    for word in text:gmatch "%S+" do list[#list + 1] = word end
    return list
end

-- A row of six would be completed at f8, a five of the other side is to be stopped at g3:
-- who moves at f8 takes a six for a win. Asked of Black and of White, that tells three
-- rules apart: free go-moku, exactly five, renju.
local SIDE, SIX, STOP = 15, "f8", "g3"
local SIX_STONES, FOUR_STONES = words "c8 d8 e8 g8 h8 b3", words "c3 d3 e3 f3 o1 o15"
local RULES = {
    [SIX .. " " .. SIX] = "free", [STOP .. " " .. STOP] = "exact",
    [STOP .. " " .. SIX] = "renju",
}

-- Where it moves.
local function move(self, black, white, own)
    put(self, "BOARD", black, white, own)
    local x, y = expect(self, "^(%d+),(%d+)", true)
    return point_of(x, y, SIDE) or "?"
end

-- The rule that it plays by a number, and the moves that show it.
local function played_by(self, number)
    self.rule, self.side = number, nil
    start(self, SIDE)
    local moves = move(self, SIX_STONES, FOUR_STONES, SIX_STONES)
    local more = lists.joined(FOUR_STONES, { "a15" })
    moves = moves .. " " .. move(self, more, SIX_STONES, SIX_STONES)
    return RULES[moves] or "unknown", moves
end

-- The number by which it plays renju.
local function find_rule(self)
    local found = {}
    for i, number in ipairs(by_gomocup.NUMBERS) do
        local rule, moves = played_by(self, number)
        if rule == "renju" then
            if i > 1 then
                self.remarks = { say("against-renju-by", { number = number,
                    other = by_gomocup.NUMBERS[1], rule = say("rule-" .. found[1]) }) }
            end
            return
        end
        found[i] = rule
        self.moves = self.moves or moves
    end
    fail(say("against-no-renju", { number = by_gomocup.NUMBERS[1],
        rule = say("rule-" .. found[1]), moves = self.moves }), "rule")
end

-- ---- What can be asked ----------------------------------------------------------------

local MOST_SIDE = 20 -- of the boards that engines know

-- Is it Black's turn in renju, after the opening?
local function is_askable(live)
    local state = live:state()
    return renju.is(live) and live.width <= MOST_SIDE and not live.final
        and state.to_move == live.colours[1] and state.phase == "play"
end

-- What a case asks about a map of forbidden points: a question {live, point}, the point
-- that is ruled on, if it is one; nil if the case is no such question.
local function question_of(case)
    local point, live
    if case.question == "ruling" then
        point = case.actions[#case.actions]:match "^play (%l%d+)$"
        local answer = case.answer
        local is_told = answer == "ok" or answer == "won black five"
            or answer == "refused forbidden"
            or lists.contains(renju.KINDS, answer:match "^won white (.*)")
        live = point and is_told and case.adjudication == "immediate"
            and cases.open(case, true)
    elseif case.question == "forbidden" or case.question == "allowed" then
        live = cases.open(case)
    end
    return live and is_askable(live) and { live = live, point = point } or nil
end

-- The stones of a game, by colour.
local function stones_of(live)
    local stones = { {}, {} }
    for _, point in ipairs(live.rules.board.points) do
        local colour = live.position:at(point)
        if colour then table.insert(stones[colour], point) end
    end
    return stones[1], stones[2]
end

-- The points that it takes for forbidden: a set, and a list.
local function ask_map(self, live)
    local black, white = stones_of(live)
    start(self, live.width)
    put(self, "YXBOARD", black, white, black)
    send(self, "YXSHOWFORBID")
    local text = expect(self, "^FORBID%s*([%d%s]*)%.?%s*$"):gsub("%s", "")
    if #text % 4 ~= 0 then
        fail(say("against-no-answer", { text = text:sub(1, SHOWN) }), "garbage")
    end
    local set, list = {}, {}
    for x, y in text:gmatch "(%d%d)(%d%d)" do
        local point = point_of(x, y, live.width)
        if not point then
            fail(say("against-no-answer", { text = text:sub(1, SHOWN) }), "garbage")
        end
        set[point], list[#list + 1] = true, point
    end
    return set, list
end

-- What the map says to a question, as the case's answer if it agrees with that.
local function answer_by(set, list, case, question)
    if case.question == "forbidden" then return list end
    if case.question == "allowed" then
        local allowed = {}
        for _, point in ipairs(case.points) do
            if not set[point] then allowed[#allowed + 1] = point end
        end
        return allowed
    end
    local is_foul = case.answer ~= "ok" and case.answer ~= "won black five"
    local point = question.point
    if (set[point] or false) == is_foul then return case.answer end
    return say(set[point] and "against-forbidden" or "against-not-forbidden",
        { point = point })
end

-- ---- A program to be asked: as in by_lines.lua ----------------------------------------

--- An engine, not yet started.
-- @param command as a shell reads it
-- @param seconds that it has for an answer
function by_gomocup.new(command, seconds)
    return setmetatable({ command = command, seconds = seconds, reasons = true }, Engine)
end

local function greet(self)
    send(self, "ABOUT")
    local about = expect(self, "^(.*name%s*=.*)$", true)
    self.name = about:match 'name%s*=%s*"([^"]*)"'
    self.version = about:match 'version%s*=%s*"([^"]*)"'
    send(self, ("INFO timeout_turn %d"):format(math.floor(self.seconds * 500)))
    if not self.rule then find_rule(self) end
    self.side = nil
    return true
end

--- Start it, or start it again; the first time it is found out which rule it plays.
-- @return true; or nil, message, code: as of process:receive, or "rule" if it does not
-- play renju
function Engine:begin()
    local message, code
    self.process, message, code = process.start(self.command)
    if not self.process then return nil, message, code end
    local ok
    ok, message, code = guarded(greet, self)
    if not ok then self:close() end
    return ok, message, code
end

--- Can this protocol put a case?
function Engine:can_ask(case)
    self.case, self.question = case, question_of(case)
    return self.question ~= nil
end

--- Put a case.
-- @return as by_lines' does
function Engine:ask(case)
    if self.case ~= case then self:can_ask(case) end
    return guarded(function()
        local set, list = ask_map(self, self.question.live)
        return answer_by(set, list, case, self.question)
    end)
end

--- End it.
function Engine:close()
    if self.process then
        self.process:send "END"
        self.process:close()
    end
    self.process = nil
end

return by_gomocup
