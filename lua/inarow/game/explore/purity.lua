--- Checks that a script's hooks always give the same answer to the same question.
--
-- During play, the hooks' answers are recorded. Later the check asks the questions again
-- in fresh states of the script: each question twice in reverse order, and thousands of
-- questions in random order. The check reveals hooks that count their calls or remember
-- an earlier call. It does not reveal a hook that changes only after more calls, or only
-- after questions in another order.
local model = require "inarow.model"
local language = require "inarow.language"
local kernel = require "inarow.kernel"
local say = require("inarow.game.explore.sentences").say
local variants = require "inarow.variant"

local purity = {}

-- The first questions, FIRST in number, are recorded in sequence. Then every 20th is
-- recorded, because a hook may change its answers late. At most KEPT questions are
-- recorded, because each keeps its position.
local FIRST, KEPT, EVERY = 1000, 2000, 20
local CALLS = 10000 -- least number of random questions, on request
local SEED = 20261124 -- seed of the order of the questions
local SHOWN = 120 -- number of bytes shown of an answer

-- Returns an answer as a text.
local function shown(ok, answer)
    if not ok then return say("hook-error", { fault = tostring(answer) }) end
    if answer == nil then return say "hook-silent" end
    return language.shown(answer, SHOWN)
end

-- Returns the record of a game after `count` actions. Writing a record for each question
-- would take longer than playing.
local function record_after(game, count)
    local log = {}
    for i = 1, count do log[i] = game.log[i] end
    return setmetatable({ log = log }, { __index = game }):record()
end

--- From now on, records the answers of the rules' hooks. The caller must not undo actions
-- in the games.
-- @return list of {hook, action, ask, answer, game, count}, for purity.faults
function purity.listen(rules)
    local heard, count = {}, 0
    kernel.listen(rules, function(game, question_of, ok, answer)
        count = count + 1
        local is_last = not ok -- after a script reaches a limit, it gives no more answers
        if #heard == KEPT or heard.failed
            or not is_last and count > FIRST and count % EVERY > 0 then
            return
        end
        heard.failed = is_last
        local question = question_of()
        question.answer, question.is_last = shown(ok, answer), is_last
        question.game, question.count = game, #game.log
        heard[#heard + 1] = question
    end)
    heard.given = rules.given
    return heard
end

-- Returns lists of questions, each in the order in which they are repeated. A script that
-- has failed gives no more answers, so its last question is asked only once.
local function orders_of(heard)
    local back, lot, random = {}, {}, SEED
    for n = #heard, 1, -1 do
        local question = heard[n]
        table.insert(back, question)
        if not question.is_last then
            table.insert(back, question)
            table.insert(lot, question)
        end
    end
    for i = #lot, 2, -1 do
        -- This generator gives the same numbers with every Lua.
        random = random * 16807 % 2147483647
        local other = random % i + 1
        lot[i], lot[other] = lot[other], lot[i]
    end
    return { back, lot }
end

--- Repeats the questions.
-- @param heard from purity.listen
-- @param definition of the rules
-- @param seconds of processor time, after which the check stops
-- @param at_length true to ask thousands of questions in random order; otherwise each
-- question is asked once
-- @return list of {hook, action, one, other, record}, at most one item for each hook.
-- `one` and `other` are two different answers to the same question, as texts. `record`
-- is the record of a game that ends with the action
function purity.faults(heard, definition, seconds, at_length)
    local faults, found, rules = {}, {}, nil
    local deadline = os.clock() + seconds
    local function ask(question)
        rules = rules or assert(variants.rules(variants.afresh(definition),
            heard.given))
        local ok, answer = question.ask(rules)
        local other = shown(ok, answer)
        if other ~= question.answer and not found[question.hook] then
            local action = model.format(question.action)
            found[question.hook] = true
            faults[#faults + 1] = { hook = question.hook, action = action,
                one = question.answer, other = other,
                record = record_after(question.game, question.count) .. action .. "\n" }
        end
        if not ok then rules = nil end -- the script gives no more answers
    end
    for n, order in ipairs(orders_of(heard)) do
        local asked = 0
        local least = n > 1 and at_length and math.min(CALLS, #order * CALLS) or 0
        rules = nil
        repeat
            for _, question in ipairs(order) do
                ask(question)
                if os.clock() > deadline then return faults end
            end
            asked = asked + #order
        until asked >= least
    end
    return faults
end

return purity
