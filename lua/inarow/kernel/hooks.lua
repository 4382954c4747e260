--- The hooks of a script: functions for rules that its table cannot express, called for
-- each action after the core's checks. If the script has a sandbox, its hooks run there.
--
-- `legal(view, action)` may refuse an action by returning false, or {reason, message,
-- cite}. `allow(view, action, pattern)` may allow a forbidden pattern of the action by
-- returning true. If there is this hook, the core refuses no pattern that the hook can
-- allow; this file refuses the patterns that the hook does not allow. `after(view,
-- action)` may end a game that the core does not end, by returning {status, who, reason,
-- message, cite, points}, as in a ruling. Nil means no objection; so does true from
-- `legal`, and false from `allow`. If a hook fails, the action is refused.
local core = require "inarow.core"
local language = require "inarow.language"
local messages = require "inarow.kernel.sentences"
local model = require "inarow.model"
local phase = require "inarow.kernel.phase"
local sides = require "inarow.kernel.sides"

local SEATS = model.people().seats

local hooks = {}

-- Returns the data for calling the hooks of rules, which is made only once. `legal`,
-- `allow` and `after` are the hooks. `by_core` is the set of the hooks that the core
-- calls because they belong to a script. `names` are the names for the hooks' view of a
-- position.
local function asked(rules)
    local found = rules.asked
    if not found then
        local phases, all = {}, rules.hooks or {}
        for n, step in ipairs(rules.steps) do phases[n] = phase.name_of(step) end
        found = { legal = all.legal, allow = all.allow, after = all.after, by_core = {},
            names = core.names(rules.colours, SEATS, phases, rules.options,
                rules.stones) }
        for _, name in ipairs { "legal", "allow", "after" } do
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

-- Errors for which the hook is not to blame: lack of memory or of time (core.within).
local PASSED_ON = { ["not enough memory"] = true, [core.too_late] = true }

-- Returns the fault in the points of an answer, or nil.
local function fault_of_points(state, list)
    for i, point in ipairs(list or {}) do
        if not state.rules.board:has(point) then
            return ("answer.points[%d]: %s"):format(i,
                messages.say("expected-point-of-board", { word = point }))
        end
    end
end

-- Calls a hook. Returns the hook's answer, or nil; then the fault in the answer.
-- @param calls {count}, counts the calls for a list of actions that are checked together;
-- or nil
-- @param pattern argument of `allow`, or nil
local function ask(state, name, position, action, calls, pattern)
    local all, whole = asked(state.rules), state.game or state
    if not all[name] then return nil end
    if calls then calls.count = calls.count + 1 end
    local ok, answer, fault = state.rules.ask(all, name, position, action,
        { nth = calls and calls.count, log = whole.log, pattern = pattern })
    if not ok and PASSED_ON[answer] then
        error(answer, 0)
    end
    if all.listener then
        all.listener(whole, ok, answer, name, position, action, pattern)
    end
    if not ok then
        return nil, bad_hook(state, name,
            type(answer) == "string" and answer or messages.say "hook-raises")
    end
    if answer == nil or (answer == true and name == "legal") then return nil end
    if answer == false and name == "legal" then answer = {} end
    fault = fault or name ~= "allow" and fault_of_points(state, answer.points) or nil
    if fault then return nil, bad_answer(state, name, fault) end
    return answer
end

-- Code compiled by LuaJIT would keep its hooks and their sandboxes alive.
local jit = rawget(_G, "jit")
if jit then jit.off(ask) end

-- @param hook its name
local function citation(state, answer, hook)
    return answer.cite or state.rules.cited_for[answer.reason]
        or state.rules.cites["hooks." .. hook]
end

-- Returns the hook's refusal of an action, {reason, citation, message}, or nil; and true
-- if the hook failed.
local function refusal(state, position, action, calls)
    local answer, fault = ask(state, "legal", position, action, calls)
    if not answer then return fault, fault ~= nil end
    answer.reason = answer.reason or "not-allowed"
    return { reason = answer.reason, citation = citation(state, answer, "legal"),
        message = answer.message and clean(answer.message)
            or messages.say("not-allowed", { variant = state.rules.name,
                what = action.point and action.verb .. " " .. action.point
                    or action.verb }) }
end

-- Returns the end of the game by the hook's ruling, or nil; and the fault in its answer.
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

-- ---- Forbidden patterns -------------------------------------------------------------

--- Separates the forbidden patterns that a stone makes into those that are allowed and
-- those that are not.
-- @param state of the game, or the game
-- @param position before the stone is placed
-- @param stone {colour, point, patterns}, as in the core's `fouls`
-- @param action {verb, points} that places, moves or offers the stone; nil for a
-- hypothetical stone, which is placed
-- @param calls as for `ask`
-- @return list of the patterns that are not allowed, and list of the allowed patterns.
-- If the hook fails: nil, nil and the fault {reason, citation, message}
function hooks.judge(state, position, stone, action, calls)
    if not state.rules.may_allow then return stone.patterns, {} end
    local left, allowed, verb = {}, {}, action and action.verb or "play"
    local move = { verb = verb, point = stone.point,
        points = verb == "move" and action.points
            or verb == "offer" and { stone.point } or nil,
        colour = sides.colour({ rules = state.rules, position = position },
            stone.colour) }
    for _, pattern in ipairs(stone.patterns) do
        local answer, fault = ask(state, "allow", position, move, calls, pattern)
        if fault then return nil, nil, fault end
        table.insert(answer and allowed or left, pattern)
        if answer then state.rules.has_allowed = true end
    end
    return left, allowed
end

-- Returns copies of the stones with only those patterns that would make an action
-- illegal.
local function refused_alone(rules, stones)
    local list = {}
    for i, stone in ipairs(stones) do
        local patterns = {}
        for _, pattern in ipairs(stone.patterns) do
            if rules.forbid[pattern].penalty == "refused" then
                patterns[#patterns + 1] = pattern
            end
        end
        list[i] = { colour = stone.colour, point = stone.point, patterns = patterns }
    end
    return list
end

--- Judges the forbidden patterns that an action makes.
-- @param stones of the action, as in the core's `fouls`; nil if they make none
-- @param is_listed true if only refusals matter, as in a list of actions
-- @param position, calls as for hooks.judge
-- @return three values: list of the action's patterns that are allowed; {pattern, point}
-- for which the action is refused, or nil; and the fault of a hook that fails, or nil
function hooks.allow(state, position, action, stones, is_listed, calls)
    local all = {}
    local only_refused = is_listed or action.verb == "offer"
    for _, stone in ipairs(only_refused and refused_alone(state.rules, stones)
        or stones) do
        local left, allowed, fault = hooks.judge(state, position, stone, action, calls)
        if fault then return all, nil, fault end
        for _, pattern in ipairs(left) do
            if state.rules.forbid[pattern].penalty == "refused" then
                return all, { pattern = pattern, point = stone.point }
            end
        end
        for _, pattern in ipairs(allowed) do all[#all + 1] = pattern end
    end
    return all
end

-- Returns the forbidden points of a colour, as a set; false if that takes too long.
local function forbidden_to(position, colour)
    local points, set = position:forbidden(colour), {}
    for _, point in ipairs(points or {}) do set[point] = true end
    return points and set or false
end

-- Returns the stones of a listed action that make forbidden patterns, as in the core's
-- `fouls`; nil if there are none. An offer may be incomplete.
-- @param known sets of forbidden points by colour, to be filled in
local function stones_of(state, action, known)
    local position, verb = state.position, action.verb
    if verb == "play" then
        local colour = sides.stone_number(state, action.colour)
        local points = known[colour]
        if points == nil then points = forbidden_to(position, colour) end
        known[colour] = points
        if points and not points[action.point] then return nil end
        return position:fouls(verb, action.point, nil, colour)
    elseif verb == "move" or verb == "pick" then
        return position:fouls(verb, action.point or action.points)
    elseif verb == "offer" then
        local list = {}
        local colour = sides.colour_index(state, phase.step_for(state, verb).colour)
        for i, point in ipairs(action.points) do
            list[i] = { colour = colour, point = point,
                patterns = position:fouls_at(colour, point) }
        end
        return list
    end
end

--- Returns the actions of a list that remain after the hook `allow` has judged forbidden
-- patterns. The second result is the fault of a hook that fails; after such a fault no
-- further action remains. The third result is the set of the numbers of the removed
-- actions.
function hooks.without_fouls(state, list)
    if not state.rules.may_refuse then return list, nil, {} end
    local kept, left_out, calls, known, fault = {}, {}, { count = 0 }, {}, nil
    for nth, action in ipairs(list) do
        local stones, foul = not fault and stones_of(state, action, known), nil
        if stones then
            local _, refused, fails =
                hooks.allow(state, state.position, action, stones, true, calls)
            foul, fault = refused, fails and fails.message
        end
        if foul or fault then left_out[nth] = true else kept[#kept + 1] = action end
    end
    return kept, fault, left_out
end

-- ---- Overheard ----------------------------------------------------------------------

-- Returns a call of a hook, for later use: {hook, action, ask}. `ask(rules)` makes the
-- same call under other rules of the same variant, options and board. The result is
-- unchecked: true and the answer, or false and the error. The hook may not trace in this
-- call.
local function question(name, position, action, pattern)
    local held, copy = position:copy(), model.copy(action)
    copy.by, copy.time = nil, nil -- hooks do not receive these
    return { hook = name, action = copy, ask = function(rules)
        return rules.ask(asked(rules), name, held, copy, { pattern = pattern })
    end }
end

--- Makes a function listen to the answers of the hooks of rules.
-- @param listener function(game, question, ok, answer): `question()` returns the call as
-- {hook, action, ask} (see above); `ok` is false if the hook fails, and `answer` is then
-- its error
function hooks.listen(rules, listener)
    asked(rules).listener = function(state, ok, answer, ...)
        local about = { ... }
        local function asks() return question((table.unpack or unpack)(about, 1, 4)) end
        listener(state, asks, ok, answer)
    end
end

-- ---- In a game ----------------------------------------------------------------------

--- Calls the hooks for an action that the core has carried out.
-- @param state after the action
-- @param before the position before the action
-- @param status of the core's ruling: "won", "drawn", or nil if the game goes on. A win
-- by the core takes precedence over the hook's ending, which takes precedence over a
-- draw by the core.
-- @return the ending by the script, or nil; and the refusal by the script, {reason,
-- citation, message}, or nil
function hooks.ask(state, before, action, status)
    local refused = refusal(state, before, action)
    if refused then return nil, refused end
    if status == "won" then return nil end
    local ended, fault = ending(state, action)
    if ended and ended.status == "drawn" and status then ended = nil end
    return ended, fault
end

--- Returns the actions of a list that the hook `legal` does not refuse. The second result
-- is the fault of a hook that fails; after such a fault no further action remains. The
-- third result is the set of the numbers of the removed actions.
-- @param has_parts true if some offers in the list are incomplete: the hook is not
-- called for these offers
-- @param left_out set of the numbers of actions already removed; or nil
function hooks.filter(state, list, has_parts, left_out)
    left_out = left_out or {}
    if not (state.rules.hooks or {}).legal then return list, nil, left_out end
    local kept, calls, fault = {}, { count = 0 }, nil
    for nth, action in ipairs(list) do
        local refused, fails
        if not (fault or left_out[nth] or has_parts and action.verb == "offer") then
            refused, fails = refusal(state, state.position, action, calls)
            fault = fails and refused.message or nil
        end
        left_out[nth] = left_out[nth] or (refused or fault) and true or nil
        if not left_out[nth] then kept[#kept + 1] = action end
    end
    return kept, fault, left_out
end

return hooks
