--- The search of hint.lua, in a thread: it waits for positions and answers each. A search
-- stops when the next position arrives.
local wanted, found = ...
require "love.filesystem"
local inarow = require("library").load()

local SECONDS = { vcf = 2, vct = 5, defend = 5 } -- limit for each question

-- Asks a question; returns nil if it was refused or given up.
local function ask(game, question)
    question.seconds = SECONDS[question.question]
    question.progress = function() return wanted:getCount() > 0 end
    return game:analyse(question)
end

-- Returns an answer in the form for the window: sentences, stones with their colours by
-- number, and points.
local function shown(game, answer)
    local head, text = inarow.text(answer, game):match "^([^\n]*)\n(.*)$"
    local number, stones = {}, {}
    for i, colour in ipairs(game.colours) do number[colour] = i end
    for i, stone in ipairs(inarow.analysis_stones(game, answer)) do
        stones[i] = { point = stone.point, number = stone.number,
            colour = number[stone.colour] }
    end
    return { head = head, text = text, stones = stones, points = answer.points or {} }
end

-- Searches for a win of the side to move, or else for the threat that it must stop.
local function look(game)
    local answer, message
    for _, name in ipairs { "vcf", "vct" } do
        answer, message = ask(game, { question = name })
        if not answer then
            return { head = message, stones = {}, points = {}, is_refused = true }
        elseif answer.answer == "win" then
            return shown(game, answer)
        end
    end
    local threat = ask(game, { question = "defend" })
    return shown(game, threat and threat.line and threat or answer)
end

while true do
    local question = wanted:demand()
    local answer = look(assert(inarow.open(question.record)))
    answer.number = question.number
    found:push(answer)
end
