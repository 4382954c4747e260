--- The hooks of a script: functions for what no table says, asked once an action after
-- the core's filters. Those of a script in the sandbox run there.
--
-- `legal(view, action)` may refuse an action: by false, or {reason, message, cite}.
-- `after(view, action)` may end the game that the core lets go on: by {status, who,
-- reason, message, cite, points}, as a ruling has them. Nil is no answer; in `legal` true
-- is none either. A hook that fails refuses the action.
local check = require "inarow.variant.check"
local english = require "inarow.text.english"
local messages = require "inarow.text.messages"
local sides = require "inarow.game.sides"

local hooks = {}

local text, reason = { kind = "string" }, { kind = "reason" }
local REFUSAL = { kind = "fields",
    fields = { reason = reason, message = text, cite = text } }
local ENDING = { kind = "fields", fields = {
    status = { kind = "name", names = { "won", "drawn", "void" }, required = true },
    reason = { kind = "reason", required = true },
    who = text, message = text, cite = text,
    points = { kind = "list", of = text, most = 26 * 26 },
} }

--- The hooks of rules, or nil if there are none.
function hooks.of(rules)
    local all = rules.script.hooks
    return all and (all.legal or all.after) and all or nil
end

--- What a hook may know, its `view`: {name, type, meaning}.
hooks.view = {
    { "width", "integer", "columns" },
    { "height", "integer", "rows" },
    { "at", "table<string, string>", "the colour of each stone by its point: `at.h8`" },
    { "colours", "string[]", "in turn order" },
    { "options", "table<string, any>", "by name; `size` is {columns, rows}" },
    { "to_move", "string|nil", "the colour of the stone that is to be placed, or held by"
        .. " who is to act; nil if there is none" },
    { "seat", "string", "the seat that is to act: `first`, `second` ..." },
    { "phase", "string", "its `label`, or its verb; `play` for a stone, and after the"
        .. " opening" },
    { "moves", "integer", "stones placed, moved or popped so far, and passes" },
    { "last", "string|nil", "the point of the stone placed last; nil if it was removed" },
    { "captured", "table<string, integer>", "stones that each colour has captured" },
    { "supply", "table<string, integer>", "stones that each colour has left" },
}

local STONES = { X = 1, O = 2, ["1"] = 3, ["2"] = 4, ["3"] = 5, ["4"] = 6 }

-- What a hook may know: `at` is the colour of each stone by its point.
local function view_of(game)
    local rules, state, at = game.rules, game:state(), {}
    for before, stone in game.position:cells():gmatch "()([^.])" do
        at[rules.board.points[before]] = rules.colours[STONES[stone]]
    end
    return { width = rules.width, height = rules.height, at = at,
        colours = { (table.unpack or unpack)(rules.colours) },
        options = rules.options, to_move = state.to_move, seat = state.seat,
        phase = state.phase, moves = state.moves, last = state.last,
        captured = state.captured, supply = state.supply }
end

-- An action as a hook gets it.
local function told(action)
    local list = action.points and { (table.unpack or unpack)(action.points) }
    return { verb = action.verb, point = action.point, points = list,
        number = action.number, colour = action.colour,
        dice = action.dice and { action.dice[1], action.dice[2] } }
end

-- ---- Asking -------------------------------------------------------------------------

local function clean(message)
    return messages.say("script-fails", { fault = message })
end

local function bad_hook(game, name, fault)
    local values = { where = "hooks." .. name, fault = fault }
    return { reason = "bad-script", citation = game.rules.source,
        message = messages.say("bad-script", values) }
end

local function bad_answer(game, name, fault)
    return bad_hook(game, name, game.rules.definition.chunkname .. ": " .. fault)
end

-- The first of the points in an answer that is none of the board, as a fault.
local function bad_point(game, list)
    for i, point in ipairs(list or {}) do
        if not game.rules.board:has(point) then
            return { path = { "points", i },
                fault = messages.say("expected-point-of-board", { word = point }) }
        end
    end
end

-- What Lua's error says that is no fault of a hook's.
local NO_MEMORY = "not enough memory"

-- The hook's answer by a schema's node, or nil; and what is wrong with it. `nth` is that
-- of a list of actions, all of which share a limit of time (csrc/lua/sandbox.c).
local function ask(game, name, node, view, action, nth)
    local hook = (hooks.of(game.rules) or {})[name]
    if not hook then return nil end
    local ok, answer = pcall(hook, view, told(action), nth)
    if answer == NO_MEMORY and not ok then
        error(answer, 0)
    elseif not ok then
        return nil, bad_hook(game, name,
            type(answer) == "string" and answer or messages.say "hook-raises")
    end
    if answer == nil or (answer == true and name == "legal") then return nil end
    if answer == false and name == "legal" then answer = {} end
    local wrong = check.faults(answer, node, true)[1] or bad_point(game, answer.points)
    if wrong then
        local path = check.path_text(wrong.path)
        return nil, bad_answer(game, name,
            "answer" .. (path ~= "" and "." .. path or "") .. ": " .. wrong.fault)
    end
    return answer
end

-- A compiled trace would keep the hooks that it was made with, and their sandboxes.
local jit = rawget(_G, "jit")
if jit then jit.off(ask) end

local function citation(game, answer)
    local script = game.rules.script
    return answer.cite or (script.cite or {})[answer.reason] or script.hooks.cite
        or game.rules.source
end

-- Why the hook refuses an action: {reason, citation, message}, or nil; and is it because
-- it fails?
local function refusal(game, view, action, nth)
    local answer, fault = ask(game, "legal", REFUSAL, view, action, nth)
    if not answer then return fault, fault ~= nil end
    answer.reason = answer.reason or "not-allowed"
    return { reason = answer.reason, citation = citation(game, answer),
        message = answer.message and clean(answer.message)
            or messages.say("not-allowed", { variant = game.rules.name,
                what = action.point and action.verb .. " " .. action.point
                    or action.verb }) }
end

-- The end of the game that the hook rules, or nil; and what is wrong with its answer.
local function ending(game, action)
    local answer, fault = ask(game, "after", ENDING, view_of(game), action)
    if not answer then return nil, fault end
    if (answer.status == "won") ~= (answer.who ~= nil)
        or answer.who and not sides.colour_index(game, answer.who) then
        return nil, bad_answer(game, "after", "answer.who: " .. messages.say("hook-who",
            { expected = english.list(game.rules.colours) }))
    end
    return { status = answer.status, who = answer.who, reason = answer.reason,
        citation = citation(game, answer), points = answer.points,
        message = answer.message and clean(answer.message)
            or messages.say(answer.who and "hook-wins" or "hook-ends",
                { who = answer.who }) }
end

-- ---- In a game ----------------------------------------------------------------------

--- The view of a game before an action, to ask its hooks about it; nil if it has none.
function hooks.before(game)
    return hooks.of(game.rules) and view_of(game)
end

--- Ask about an action that the core has carried out.
-- @param view from hooks.before
-- @param over has the core ended the game?
-- @return the ending that the script rules, or nil; and the refusal {reason, citation,
-- message}, or nil
function hooks.ask(game, view, action, over)
    local refused = refusal(game, view, action)
    if refused then return nil, refused end
    if over then return nil end
    return ending(game, action)
end

--- The actions of a list that the hooks let stand; what is wrong with a hook that fails:
-- nothing more is asked of it then, nor let stand; and the numbers of those that do not
-- stand, as a set. An offer is not asked about before it is whole.
function hooks.filter(game, list)
    if not (hooks.of(game.rules) or {}).legal then return list end
    local view, kept, left_out, fault = view_of(game), {}, {}, nil
    for nth, action in ipairs(list) do
        local refused, fails
        if not fault and action.verb ~= "offer" then
            refused, fails = refusal(game, view, action, nth)
            fault = fails and refused.message or nil
        end
        if refused or fault then left_out[nth] = true else kept[#kept + 1] = action end
    end
    return kept, fault, left_out
end

return hooks
