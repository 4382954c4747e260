--- The hooks of a script: functions for what no table says, asked once an action after
-- the core's filters. Those of a script in the sandbox run there.
--
-- `legal(view, action)` may refuse an action: by false, or {reason, message, cite}.
-- `after(view, action)` may end the game that the core lets go on: by {status, who,
-- reason, message, cite, points}, as a ruling has them. Nil is no answer; in `legal` true
-- is none either. A hook that fails refuses the action.
local core = require "inarow.core"
local language = require "inarow.language"
local messages = require "inarow.kernel.sentences"
local model = require "inarow.model"
local phase = require "inarow.kernel.phase"
local sides = require "inarow.kernel.sides"
local variants = require "inarow.variant"

local SEATS = model.seats()

local hooks = {}

-- What asking the hooks of rules needs each time, made once: the hooks by name; for which
-- of them the core asks, as they are a script's; and what its view of a position needs
-- beside that, the names of colours, seats and phases.
local function asked(rules)
    local found = rules.asked
    if not found then
        local phases, all = {}, rules.hooks or {}
        for n, step in ipairs(rules.steps) do phases[n] = phase.name_of(step) end
        found = { legal = all.legal, after = all.after, by_core = {},
            names = core.names(rules.colours, SEATS, phases, rules.options,
                rules.stones) }
        for _, name in ipairs { "legal", "after" } do
            found.by_core[name] = all[name] and core.is_scripts(all[name])
        end
        rules.asked = found
    end
    return found
end

-- ---- Asking -------------------------------------------------------------------------

local function clean(message)
    return messages.say("script-fails", { fault = message })
end

local function bad_hook(state, name, fault)
    local values = { where = "hooks." .. name, fault = fault }
    return { reason = "bad-script", citation = state.rules.cites["hooks." .. name],
        message = messages.say("bad-script", values) }
end

local function bad_answer(state, name, fault)
    return bad_hook(state, name, state.rules.definition.chunkname .. ": " .. fault)
end

-- Errors that are no fault of a hook's: memory is short, or time (core.within).
local PASSED_ON = { ["not enough memory"] = true, [core.too_late] = true }

-- What is wrong with the points of an answer, or nil.
local function fault_of_points(state, list)
    for i, point in ipairs(list or {}) do
        if not state.rules.board:has(point) then
            return ("answer.points[%d]: %s"):format(i,
                messages.say("expected-point-of-board", { word = point }))
        end
    end
end

-- The hook's answer, or nil; and what is wrong with it. `nth` is the action's number in a
-- list of actions that are asked about together.
local function ask(state, name, position, action, nth)
    local all, whole = asked(state.rules), state.game or state
    if not all[name] then return nil end
    local ok, answer, fault = variants.ask(all, name, position, action, nth, whole.log)
    if not ok and PASSED_ON[answer] then
        error(answer, 0)
    end
    if all.listener then all.listener(whole, name, position, action, ok, answer) end
    if not ok then
        return nil, bad_hook(state, name,
            type(answer) == "string" and answer or messages.say "hook-raises")
    end
    if answer == nil or (answer == true and name == "legal") then return nil end
    if answer == false and name == "legal" then answer = {} end
    fault = fault or fault_of_points(state, answer.points)
    if fault then return nil, bad_answer(state, name, fault) end
    return answer
end

-- A compiled trace would keep the hooks that it was made with, and their sandboxes.
local jit = rawget(_G, "jit")
if jit then jit.off(ask) end

-- @param hook its name
local function citation(state, answer, hook)
    return answer.cite or state.rules.cited_for[answer.reason]
        or state.rules.cites["hooks." .. hook]
end

-- Why the hook refuses an action: {reason, citation, message}, or nil; and is it because
-- it fails?
local function refusal(state, position, action, nth)
    local answer, fault = ask(state, "legal", position, action, nth)
    if not answer then return fault, fault ~= nil end
    answer.reason = answer.reason or "not-allowed"
    return { reason = answer.reason, citation = citation(state, answer, "legal"),
        message = answer.message and clean(answer.message)
            or messages.say("not-allowed", { variant = state.rules.name,
                what = action.point and action.verb .. " " .. action.point
                    or action.verb }) }
end

-- The end of the game that the hook rules, or nil; and what is wrong with its answer.
local function ending(state, action)
    local answer, fault = ask(state, "after", state.position, action)
    if not answer then return nil, fault end
    if (answer.status == "won") ~= (answer.who ~= nil)
        or answer.who and not sides.colour_index(state, answer.who) then
        return nil, bad_answer(state, "after", "answer.who: " .. messages.say("hook-who",
            { expected = language.list(state.rules.colours) }))
    end
    return { status = answer.status, who = answer.who, reason = answer.reason,
        citation = citation(state, answer, "after"), points = answer.points,
        message = answer.message and clean(answer.message)
            or messages.say(answer.who and "hook-wins" or "hook-ends",
                { who = answer.who }) }
end

-- ---- Overheard ----------------------------------------------------------------------

-- A question to a hook, to be kept: {hook, action, ask}. `ask(rules)` puts it to the same
-- hook of other rules, of the same variant, options and board, and gives what that
-- answers, unchecked: true and the answer, or false and its error. It may not trace.
local function question(name, position, action)
    local held, copy = position:copy(), model.copy(action)
    copy.by, copy.time = nil, nil -- which hooks are not told
    return { hook = name, action = copy, ask = function(rules)
        return variants.ask(asked(rules), name, held, copy)
    end }
end

--- Have a function listen to what the hooks of rules answer.
-- @param listener function(game, question, ok, answer): `question()` gives the question
-- as {hook, action, ask} (above); `ok` is false if the hook fails, and `answer` its error
-- then
function hooks.listen(rules, listener)
    asked(rules).listener = function(state, name, position, action, ok, answer)
        local function asks() return question(name, position, action) end
        listener(state, asks, ok, answer)
    end
end

-- ---- In a game ----------------------------------------------------------------------

--- Ask about an action that the core has carried out.
-- @param state as the action has left it
-- @param before the position before the action
-- @param status what the core rules on it: "won", "drawn", or nil if the game goes on. A
-- win of the core's goes before the hook's ending, and that before a draw of the core's.
-- @return the ending that the script rules, or nil; and the refusal {reason, citation,
-- message}, or nil
function hooks.ask(state, before, action, status)
    local refused = refusal(state, before, action)
    if refused then return nil, refused end
    if status == "won" then return nil end
    local ended, fault = ending(state, action)
    if ended and ended.status == "drawn" and status then ended = nil end
    return ended, fault
end

--- The actions of a list that the hooks let stand; what is wrong with a hook that fails:
-- nothing more is asked of it then, nor let stand; and the numbers of those that do not
-- stand, as a set.
-- @param has_parts true if offers in the list are not whole: they are not asked about
function hooks.filter(state, list, has_parts)
    if not (state.rules.hooks or {}).legal then return list end
    local kept, left_out, fault = {}, {}, nil
    for nth, action in ipairs(list) do
        local refused, fails
        if not fault and not (has_parts and action.verb == "offer") then
            refused, fails = refusal(state, state.position, action, nth)
            fault = fails and refused.message or nil
        end
        if refused or fault then left_out[nth] = true else kept[#kept + 1] = action end
    end
    return kept, fault, left_out
end

return hooks
