--- A proof in words. Each node with a choice of answers has one numbered line. Several
-- ways may lead to this node; they all refer to its line. Below the line are the
-- attacker's stones after each answer.
local messages = require "inarow.attack.sentences"
local proof_ways = require "inarow.attack.proof_ways"

local say, counted = messages.say, messages.counted

local proof_text = {}

-- Returns the numbers of lines by node, and the nodes in the order of these numbers.
-- Lines are numbered in the order in which the text first mentions them. Line 1 is for
-- the first choice of answers.
local function number_lines(form)
    local numbers, nodes, waiting = {}, {}, { 1 }
    while #waiting > 0 do
        local _, choice = proof_ways.line(form, table.remove(waiting))
        if choice and not numbers[choice] then
            nodes[#nodes + 1], numbers[choice] = choice, #nodes + 1
            local ways = proof_ways.of(form, choice)
            for i = #ways, 1, -1 do waiting[#waiting + 1] = ways[i].node end
        end
    end
    return numbers, nodes
end

-- Returns the moves from a node on, as text. If a choice of answers follows, the text
-- ends with the number of the choice's line.
local function played(form, node, numbers)
    local points, choice = proof_ways.line(form, node)
    if not choice then return table.concat(points, " ") end
    points[#points] = nil -- this point begins the line
    local line = say("proof-goes-on", { number = numbers[choice] })
    return #points > 0 and table.concat(points, " ") .. " " .. line or line
end

-- Adds lines for a choice of answers: the continuation after each named answer, and the
-- continuation after all other answers.
local function add_choice(lines, form, choice, numbers)
    local ways = proof_ways.of(form, choice)
    for _, way in ipairs(ways) do
        local answers = way.answers and table.concat(way.answers, ", ")
            or say "proof-elsewhere"
        lines[#lines + 1] = ("    %s: %s"):format(answers,
            played(form, way.node, numbers))
    end
end

--- Returns a proof in lines.
-- @param form from proof_form.read
-- @return list of lines
function proof_text.lines(form)
    local numbers, nodes = number_lines(form)
    local lines = { counted("proof-wins", form.length, { who = form.colour }) }
    for number, choice in ipairs(nodes) do
        local start = number == 1 and proof_ways.line(form, 1) or { form.stone[choice] }
        lines[#lines + 1] = ("%d. %s"):format(number, table.concat(start, " "))
        add_choice(lines, form, choice, numbers)
    end
    if #nodes == 0 then
        lines[#lines + 1] = table.concat((proof_ways.line(form, 1)), " ")
    end
    return lines
end

return proof_text
