--- The answers of our own core to the questions of the corpus.
local cases = require "inarow.judging.cases"
local expect = require "inarow.notation.expect"
local perft = require "inarow.explore.perft"

local answers = {}

local give = {}

local function plain(line)
    return (line:gsub("%s*%(.*$", ""))
end

function give.ruling(_, _, ruling)
    return plain(ruling)
end

function give.forbidden(live)
    return live:forbidden()
end

function give.allowed(live, case)
    local playable, allowed = expect.playable(live), {}
    for _, point in ipairs(case.points) do
        if playable[point] then allowed[#allowed + 1] = point end
    end
    return allowed
end

function give.state(live, case)
    local _, found = expect.holds(live, { field = case.field, values = { case.of } })
    if case.field == "status" then return plain(found) end
    return case.of and tonumber(found) or found
end

function give.perft(live, case)
    local plies, message = perft.plies(live, case.depth)
    if not plies then return nil, message end
    local last = plies[case.depth]
    return { sequences = last.sequences,
        ended = setmetatable(last.ended, { __jsontype = "object" }) }
end

--- The answer to a case.
-- @param case as cases.lua has them; its own answer is not looked at
-- @return answer: a string, number, list of points, or {sequences, ended}; or nil and a
-- message, if the case cannot be played
-- @return the game that was asked about
function answers.of(case)
    local live, ruling = cases.open(case)
    if not live then return nil, ruling end
    local answer, message = give[case.question](live, case, ruling)
    if answer == nil then return nil, message end
    if type(answer) == "table" and not answer.sequences then
        setmetatable(answer, { __jsontype = "array" })
    end
    return answer, live
end

return answers
