--- Calls the hooks of a script, in its sandbox if it has one. Checks their answers, and
-- reports their traces to the host.
local check = require "inarow.variant.faults.check"
local core = require "inarow.core"
local host = require "inarow.variant.host"
local tracing = require "inarow.variant.tracing"

local hooks = {}

--- The fields of a hook's `view`: {name, type, meaning}.
hooks.view = {
    { "width", "integer", "columns" },
    { "height", "integer", "rows" },
    { "at", "table<string, string>", "the colour of each stone by its point: `at.h8`" },
    { "colours", "string[]", "colours in turn order" },
    { "options", "table<string, any>",
        "values of the options by name; `size` is {columns, rows}" },
    { "to_move", "string|nil",
        "colour of the next stone, or of the player to act; nil if there is none" },
    { "seat", "string", "seat to act: `first`, `second` ..." },
    { "phase", "string",
        "`label` or verb of the phase; `play` for a stone, and after the opening" },
    { "moves", "integer",
        "number of stones placed, moved or popped so far, and of passes" },
    { "last", "string|nil", "point of the last stone; nil if it was removed" },
    { "captured", "table<string, integer>",
        "number of stones that each colour has captured" },
    { "supply", "table<string, integer>", "number of stones that each colour has left" },
}

local TEXT, REASON = { kind = "string" }, { kind = "reason" }

-- Schemas of a hook's answers. Any hook may also answer nil, and `legal` a boolean.
local ANSWERS = {
    allow = { kind = "boolean" },
    legal = { kind = "fields",
        fields = { reason = REASON, message = TEXT, cite = TEXT } },
    after = { kind = "fields", fields = {
        status = { kind = "name", names = { "won", "drawn", "void" }, required = true },
        reason = { kind = "reason", required = true },
        who = TEXT, message = TEXT, cite = TEXT,
        points = { kind = "list", of = TEXT, most = 26 * 26 },
    } },
}

-- Returns a copy of an action for a hook of the host.
local function copy_of(action)
    local list = action.points and { (table.unpack or unpack)(action.points) }
    return { verb = action.verb, point = action.point, points = list,
        number = action.number, colour = action.colour,
        direction = action.direction,
        dice = action.dice and { action.dice[1], action.dice[2] } }
end

-- Returns the fault in an answer, or nil.
local function fault_of(name, answer)
    if answer == nil or name == "legal" and type(answer) == "boolean" then return nil end
    local wrong = check.faults(answer, ANSWERS[name], true)[1]
    if not wrong then return nil end
    local path = check.path_text(wrong.path)
    return "answer" .. (path ~= "" and "." .. path or "") .. ": " .. wrong.fault
end

--- Calls a hook for an action.
-- @param all the hooks by name; `by_core`, the set of the names of hooks that run in a
-- sandbox; and `names`, from core.names
-- @param name "legal", "allow" or "after"
-- @param position after the action for `after`, otherwise before the action
-- @param more {nth, log, pattern}: `nth` counts the calls for a list of actions, which
-- share a time limit (csrc/lua/sandbox.c); it is nil for a single action. `log` is the
-- log of the game for traces, nil if the hook may not trace. `pattern` is the pattern
-- for `allow`
-- @return true, the answer, and the fault in the answer as text, or nil; or false and
-- the error of the hook
function hooks.ask(all, name, position, action, more)
    local ok, answer
    if all.by_core[name] then
        local traced = host.now.trace and more.log and {} or nil
        -- The core reads the position itself (csrc/lua/view.c).
        ok, answer = pcall(core.ask, all[name], all.names, position, action, more.nth,
            traced, more.pattern)
        if traced then tracing.report(traced, more.log) end
    else
        ok, answer = pcall(all[name], core.view(all.names, position), copy_of(action),
            more.pattern)
    end
    return ok, answer, ok and fault_of(name, answer) or nil
end

-- Code compiled by LuaJIT would keep its hooks and their sandboxes alive.
local jit = rawget(_G, "jit")
if jit then jit.off(hooks.ask) end

return hooks
