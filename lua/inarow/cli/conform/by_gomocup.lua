--- Asks an engine that speaks the Gomocup protocol with the Yixin extension. YXBOARD
-- sends a position; the engine answers YXSHOWFORBID with the points that are forbidden
-- to Black.
--
-- This protocol can only test forbidden points in renju. The engine may have another
-- number for renju, or play free go-moku under rules that it does not know. Therefore its
-- actual rule is determined first.
local kernel = require "inarow.kernel"
local referee = require "inarow.referee"
local language = require "inarow.language"
local judging = require "inarow.judging"
local say = require("inarow.cli.conform.sentences").say

local Program = {}
Program.__index = Program

local by_gomocup = {}

-- Kinds of forbidden moves that engines know (RIF 9.2).
local KINDS = { "double-four", "double-three", "overline" }

--- Return true if a game has the forbidden moves of RIF 9 for its first colour, and no
-- other forbidden moves. Options for other readings of the rules must be off.
-- @param live a game
function by_gomocup.is_renju(live)
    local count = 0
    for kind, rule in pairs(live.rules.forbid) do
        local is_known = language.index_of(KINDS, kind)
        if rule and (not is_known or rule.colour ~= live.colours[1] or rule.unless
            or rule.literal_9_3 or rule.five_makes_three) then return false end
        count = count + (rule and 1 or 0)
    end
    return count == #KINDS and live.width == live.height
end

-- The numbers by which engines know renju, beginning with the number in the protocol.
local NUMBERS = { 4, 2 }

-- Lists the stones of Black and White in turn, beginning with Black's, as {point,
-- colour}.
local function by_turns(black, white)
    local list = {}
    for i = 1, math.max(#black, #white) do
        list[#list + 1] = black[i] and { point = black[i], colour = "black" } or nil
        list[#list + 1] = white[i] and { point = white[i], colour = "white" } or nil
    end
    return list
end

-- ---- The rule that the engine plays ---------------------------------------------------

local function words(text)
    local list = {}
    for word in text:gmatch "%S+" do list[#list + 1] = word end
    return list
end

-- In these positions, a stone at f8 completes a row of six, and a stone at g3 stops a
-- five of the other side. An engine that plays f8 counts a six as a win. Asking as Black
-- and as White distinguishes three rules: free go-moku, exactly five, renju.
local SIDE, SIX, STOP = 15, "f8", "g3"
local SIX_STONES, FOUR_STONES = words "c8 d8 e8 g8 h8 b3", words "c3 d3 e3 f3 o1 o15"
local PROBES = {
    { colour = "black", stones = by_turns(SIX_STONES, FOUR_STONES) },
    { colour = "white",
        stones = by_turns(language.joined(FOUR_STONES, { "a15" }), SIX_STONES) },
}
local RULES = {
    [SIX .. " " .. SIX] = "free", [STOP .. " " .. STOP] = "exact",
    [STOP .. " " .. SIX] = "renju",
}

-- Begins a game with a rule, on an empty board.
local function start(self, side, rule)
    self.side = nil
    local milliseconds = math.floor(self.seconds * 500)
    local ok, name, code = self.engine:begin(side, side,
        { { "rule", rule }, { "timeout_turn", milliseconds } }, self.seconds)
    if not ok then return nil, name, code end
    self.name, self.side = name and name:sub(1, 80) or nil, side
    return true
end

-- Returns the rule that the engine plays under a number, and the moves that prove it; or
-- nil, message, code.
local function played_by(self, number)
    local ok, fault, reason = start(self, SIDE, number)
    if not ok then return nil, fault, reason end
    local moves = {}
    for i, probe in ipairs(PROBES) do
        local point, message, code =
            self.engine:board(probe.stones, probe.colour, self.seconds)
        if not point then
            return nil, say("against-no-move", { said = message }), code
        end
        moves[i] = point
    end
    moves = table.concat(moves, " ")
    return RULES[moves] or "unknown", moves
end

-- Returns true if the engine supports forbidden points; otherwise nil, message, code.
local function knows_map(self)
    local points, message, code =
        self.engine:forbidden(PROBES[1].stones, PROBES[1].colour, self.seconds)
    if points then return true end
    if code == "refused" then message = say("against-no-map", { said = message }) end
    return nil, message, code
end

-- Accepts a checker without a test of its rule, because a checker does not play. Uses the
-- protocol's number.
local function trust(self)
    local number = NUMBERS[1]
    local ok, message, code = start(self, SIDE, number)
    if ok then ok, message, code = knows_map(self) end
    if not ok then return nil, message, code end
    self.rule = number
    self.remarks = { say("against-not-probed", { number = number }) }
    return true
end

-- Finds the rule number for which the engine plays renju. Returns true; or nil, message,
-- code if there is no such number.
local function find_rule(self)
    local first, first_moves
    for _, number in ipairs(NUMBERS) do
        local rule, moves, code = played_by(self, number)
        if not rule then return nil, moves, code end
        if rule == "renju" then
            local knows, message, reason = knows_map(self)
            if not knows then return nil, message, reason end
            self.rule = number
            self.remarks = first and { say("against-renju-by", { number = number,
                other = NUMBERS[1], rule = say("rule-" .. first) }) }
            return true
        end
        first, first_moves = first or rule, first_moves or moves
    end
    return nil, say("against-no-renju", { number = NUMBERS[1],
        rule = say("rule-" .. first), moves = first_moves }), "rule"
end

-- ---- Questions ------------------------------------------------------------------------

local MOST_SIDE = 20 -- points on a side of an engine's largest board

-- Returns true if it is Black's turn in renju, after the opening. White's stones must not
-- be alone, because an engine would take them for Black's.
local function is_askable(live)
    local state, cells = live:state(), live:cells()
    return by_gomocup.is_renju(live) and live.width <= MOST_SIDE and not live.final
        and (cells:find "X" or not cells:find "O")
        and state.to_move == live.colours[1] and state.phase == "play"
end

-- Orders the stones. Engines assume that the first stone is the first player's, and
-- deduce the next player from the last stone. So the list begins with a black stone and
-- ends with a white stone.
local function for_black(black, white)
    local list, more = {}, math.max(0, #black - #white)
    for i = 1, more do list[i] = { point = black[i], colour = "black" } end
    for _, stone in ipairs(by_turns({ (table.unpack or unpack)(black, more + 1) },
        white)) do
        list[#list + 1] = stone
    end
    return list
end

-- Finds a point outside of `asked` where an added white stone leaves the forbidden points
-- unchanged. Returns nil if there is no such point.
local function idle_point(live, asked)
    local cells, rules = live:cells(), live.rules
    local forbidden = table.concat(live:forbidden(), " ")
    for n, point in ipairs(rules.board.points) do
        if cells:sub(n, n) == "." and not language.index_of(asked, point) then
            local position = rules.core:setup(cells:sub(1, n - 1) .. "O"
                .. cells:sub(n + 1), 1)
            local found = position:forbidden(1)
            if found and table.concat(found, " ") == forbidden then return point end
        end
    end
end

-- Returns the stones of a game in the order for sending. Without a white stone, engines
-- would assume that it is White's turn. So a white stone is added at a point where it
-- changes no answer. Returns nil if a white stone is required and there is no point for
-- it.
local function stones_of(live, asked)
    local black, white = {}, {}
    for _, point in ipairs(live.rules.board.points) do
        local colour = kernel.at(live, point)
        if colour then table.insert(colour == 1 and black or white, point) end
    end
    if #black > 0 and #white == 0 then
        white[1] = idle_point(live, asked)
        if not white[1] then return nil end
    end
    return for_black(black, white)
end

-- Returns the question of a case about forbidden points: {stones, side, point}, where
-- `point` is the point of a ruling, if any. Returns nil for cases about anything else.
local function question_of(case)
    local point, live
    if case.question == "ruling" then
        point = case.actions[#case.actions]:match "^play (%l%d+)$"
        local answer = case.answer
        local is_covered = answer == "ok" or answer == "won black five"
            or answer == "refused forbidden"
            or language.index_of(KINDS, answer:match "^won white (.*)")
        live = point and is_covered and case.adjudication == "immediate"
            and judging.open_case(case, true)
    elseif case.question == "forbidden" or case.question == "allowed" then
        live = judging.open_case(case)
    end
    local stones = live and is_askable(live) and stones_of(live, case.points or { point })
    return stones and { stones = stones, side = live.width, point = point } or nil
end

-- Converts the engine's list of forbidden points to an answer in the form that the case
-- expects.
local function answer_by(points, case, point)
    if case.question == "forbidden" then return points end
    local set = {}
    for _, one in ipairs(points) do set[one] = true end
    if case.question == "allowed" then
        local allowed = {}
        for _, one in ipairs(case.points) do
            if not set[one] then allowed[#allowed + 1] = one end
        end
        return allowed
    end
    local is_foul = case.answer ~= "ok" and case.answer ~= "won black five"
    if (set[point] or false) == is_foul then return case.answer end
    return say(set[point] and "against-forbidden" or "against-not-forbidden",
        { point = point })
end

-- ---- The interface of by_lines.lua ----------------------------------------------------

--- Create an engine that is not yet started, with the interface of by_lines.lua.
-- @param command for a shell
-- @param seconds limit for an answer
-- @param is_checker true if the engine knows forbidden points but does not play; its
-- rule is not determined then
function by_gomocup.new(command, seconds, is_checker)
    return setmetatable({ command = command, seconds = seconds, reasons = true,
        is_checker = is_checker }, Program)
end

--- Start or restart the engine. The first time, determine its rule. If it is a checker,
-- only test that it supports forbidden points.
-- @return true; or nil, message, code: as from process:receive, `refused`, or `rule` if
-- the engine does not play renju
function Program:begin()
    local message, code
    self.engine, message, code = referee.start_engine(self.command)
    if not self.engine then return nil, message, code end
    local ok
    if self.rule then
        ok, message, code = start(self, SIDE, self.rule)
    else
        ok, message, code = (self.is_checker and trust or find_rule)(self)
    end
    if not ok then self:close() end
    return ok, message, code
end

--- Return true if this protocol can express a case.
function Program:can_ask(case)
    self.case, self.question = case, question_of(case)
    return self.question ~= nil
end

--- Ask the engine the question of a case.
-- @return as for by_lines
function Program:ask(case)
    if self.case ~= case then self:can_ask(case) end
    local question, ok, message, code = self.question, true, nil, nil
    if self.side ~= question.side then
        ok, message, code = start(self, question.side, self.rule)
    end
    local points = nil
    if ok then
        points, message, code =
            self.engine:forbidden(question.stones, "black", self.seconds)
    end
    if points then return answer_by(points, case, question.point) end
    return nil, message, code == "refused" and "unsupported" or code
end

--- End the engine.
function Program:close()
    if self.engine then self.engine:close() end
    self.engine = nil
end

return by_gomocup
