--- Tests another program against the corpus, and counts its correct answers by class.
--
-- Misbehaviour is reported but harmless. A program that is late, crashes, floods or
-- sends nonsense is ended, and started again for the next case, until it has failed too
-- often.
local cases = require "inarow.judging.cases"
local say = require("inarow.judging.sentences").say

local examine = {}

-- Failures, in a row or in all, after which the test stops.
local MOST_IN_A_ROW, MOST_IN_ALL = 3, 20

-- The outcomes of a case. `unsupported`: the program does not support this kind of case.
-- `not-asked`: the protocol cannot express the case. `given-up`: the test had stopped.
-- The last five are kinds of misbehaviour.
local OUTCOMES = { "right", "wrong", "unsupported", "not-asked", "given-up", "late",
    "died", "flood", "half-line", "garbage" }

-- The result of a case: `case` is the case, as in judging/cases.lua. `outcome` is the
-- outcome. `given` is a wrong answer. `message` is the fault if the program gave no
-- answer, or answered another question.

-- Asks a program one case, starting the program if necessary.
local function examine_one(program, case, state)
    if not program.can_ask(program, case) then
        return { case = case, outcome = "not-asked" }
    elseif state.given_up then
        return { case = case, outcome = "given-up" }
    end
    local ready, message, code = state.running, nil, nil
    if not ready then ready, message, code = program:begin() end
    local given
    if ready then
        state.running = true
        given, message, code = program:ask(case)
    end
    if given ~= nil then
        state.in_a_row = 0
        local right, fault = cases.is_right(case, given, program.reasons)
        return { case = case, outcome = right and "right" or "wrong", message = fault,
            given = not right and not fault and given or nil }
    elseif code == "unsupported" or code == "not-asked" then
        state.in_a_row = 0
        return { case = case, outcome = code, message = message }
    end
    program:close()
    state.running = false
    state.in_a_row, state.in_all = state.in_a_row + 1, state.in_all + 1
    state.given_up = state.in_a_row >= MOST_IN_A_ROW
        or state.in_all >= MOST_IN_ALL
    return { case = case, outcome = code, message = message }
end

-- Number of cases by outcome, for all cases or for a class.
local Counts = {}
Counts.__index = Counts

local function tally(summary, classes, result)
    local class = result.case.class
    local row = summary.classes[class]
    if not row then
        row = setmetatable({ class = class, cases = 0 }, Counts)
        summary.classes[class], classes[#classes + 1] = row, row
    end
    for _, counts in ipairs { row, summary } do
        counts.cases = counts.cases + 1
        counts[result.outcome] = (counts[result.outcome] or 0) + 1
    end
end

--- Returns the number of cases that a program answered, rightly or wrongly, and the
-- number of those in which it misbehaved.
function Counts:totals()
    local spoiled = 0
    for i = 6, #OUTCOMES do spoiled = spoiled + (self[OUTCOMES[i]] or 0) end
    return (self.right or 0) + (self.wrong or 0), spoiled
end

--- Returns true if a program passed: it gave at least one answer, all its answers were
-- right, and it behaved.
function Counts:passed()
    local answered, spoiled = self:totals()
    return answered > 0 and spoiled == 0 and not self.wrong and not self["given-up"]
end

--- Asks a started program some cases, and ends the program.
-- @param program from by_lines.lua or by_gomocup.lua
-- @param list of cases
-- @param report function that receives the result of each case, and its number, in order
-- @return summary {cases, classes, given_up, and a count by outcome}; `classes` are
-- {class, cases, and a count by outcome}, by name. The summary and each class have
-- `totals()`, which returns the number of answered cases and the number of spoiled
-- cases. The summary also has `passed()`, which returns a boolean.
-- @return list of the results, in the order of the cases
function examine.run(program, list, report)
    local summary, classes = setmetatable({ cases = 0, classes = {} }, Counts), {}
    local state = { running = true, in_a_row = 0, in_all = 0 }
    for number, case in ipairs(list) do
        local result = examine_one(program, case, state)
        if state.given_up and not summary.given_up then
            summary.given_up = say("against-ended", { id = case.id,
                count = state.in_all, message = result.message })
        end
        tally(summary, classes, result)
        report(result, number)
    end
    program:close()
    return summary, classes
end

return examine
