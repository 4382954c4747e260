--- Does a script's hook always give the same answer to the same question?
--
-- The answers to the questions of play are kept. Later the same questions are put to the
-- hooks of the same script in a fresh state, last one first, and each of them twice: a
-- hook that counts its calls, or remembers an earlier one, then gives itself away.
local actions = require "inarow.model.actions"
local brief = require "inarow.text.brief"
local definition_of = require "inarow.variant.definition"
local hooks = require "inarow.game.hooks"
local say = require("inarow.text.messages").say
local variant_rules = require "inarow.variant.rules"
local writer = require "inarow.notation.record.writer"

local purity = {}

-- Questions that are kept, each with its position: the first ones in a row, and some of
-- those that follow, as a hook may change its mind late.
local FIRST, KEPT, EVERY = 1000, 2000, 20
local SHOWN = 120 -- bytes of an answer

-- An answer as a text.
local function shown(ok, answer)
    if not ok then return say("hook-error", { fault = tostring(answer) }) end
    if answer == nil then return say "hook-silent" end
    return brief.json(answer, SHOWN)
end

--- Keep what the hooks of rules answer from now on.
-- @return list of {hook, position, action, answer, record}, for purity.faults
function purity.listen(rules)
    local heard, count = {}, 0
    hooks.listen(rules, function(game, name, position, action, ok, answer)
        count = count + 1
        local is_last = not ok -- for a script that met a limit answers nothing any more
        if #heard == KEPT or heard.failed
            or not is_last and count > FIRST and count % EVERY > 0 then
            return
        end
        heard.failed = is_last
        heard[#heard + 1] = { hook = name, position = position:copy(),
            action = hooks.told(action), answer = shown(ok, answer),
            record = writer.of_game(game) }
    end)
    heard.given = rules.given
    return heard
end

--- Ask the same again.
-- @param heard from purity.listen
-- @param definition that the rules are of
-- @param seconds of the processor, after which nothing more is asked
-- @return list of {hook, action, one, other, record}, one of each hook: the texts of its
-- two answers, and the record of a game that ends by the action
function purity.faults(heard, definition, seconds)
    local faults, found, rules = {}, {}, nil
    local deadline = os.clock() + seconds
    for n = #heard, 1, -1 do
        local question = heard[n]
        rules = rules or assert(variant_rules.of(definition_of.afresh(definition),
            heard.given))
        for _ = 1, 2 do
            local ok, answer = hooks.answer(rules, question.hook, question.position,
                question.action)
            local other = shown(ok, answer)
            if other ~= question.answer and not found[question.hook] then
                local action = actions.format(question.action)
                found[question.hook] = true
                faults[#faults + 1] = { hook = question.hook, action = action,
                    one = question.answer, other = other,
                    record = question.record .. action .. "\n" }
            end
            if not ok then rules = nil break end
        end
        if os.clock() > deadline then break end
    end
    return faults
end

return purity
