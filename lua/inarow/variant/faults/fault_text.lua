--- Reports the faults of scripts as text and as a list, in the order of their lines.
--
-- A fault is {path, code, values, fault}: the list of keys; the code of the sentence;
-- the values of the sentence, {expected, nearest ...}, or nil; and the sentence, or nil
-- for the sentence of the code.
local check = require "inarow.variant.faults.check"
local locate = require "inarow.variant.faults.locate"
local messages = require "inarow.variant.faults.sentences"

local faults = {}

local MOST = 50 -- number of faults reported, at most

-- Returns a fault at a line of a script. For a fault of a base, only the message contains
-- the place in the base.
local function fault_at(definition, found, path, line)
    local values = found.values or {}
    local text = found.fault or check.sentence(found.code, found.values)
    local fault = { code = found.code, path = path, line = line,
        script = definition.chunkname, expected = values.expected,
        nearest = values.nearest }
    for key, value in pairs(found.of or {}) do fault[key] = value end
    fault.message = messages.say("bad-script", {
        where = definition.chunkname .. (line and ":" .. line or ""),
        fault = (path == "" and "" or path .. ": ") .. text })
    return fault
end

--- Refuses a script because of its faults.
-- @param definition {text, chunkname}
-- @param found list, not empty
-- @param count number of all faults, if the list was cut
-- @return nil, message (one line per fault), "bad-script", list of inarow.script_fault
function faults.refuse(definition, found, count)
    local places, list, lines = {}, {}, {}
    for i, one in ipairs(found) do
        places[i] = { one, i, locate(definition, one.path) }
    end
    table.sort(places, function(a, b)
        local first, second = a[4] or math.huge, b[4] or math.huge
        if first ~= second then return first < second end
        return a[2] < b[2]
    end)
    for i = 1, math.min(#places, MOST) do
        list[i] = fault_at(definition, places[i][1], places[i][3], places[i][4])
        lines[i] = list[i].message
    end
    local more = math.max(count or 0, #found) - #list
    if more > 0 then
        lines[#lines + 1] = messages.counted("more-faults", more)
    end
    return nil, table.concat(lines, "\n"), "bad-script", list
end

--- Refuses a script that fails to run.
-- @param message string, which begins with the script's name and, usually, the line
-- @return nil, message, "bad-script", list of one fault
function faults.refuse_run(chunkname, message)
    local text = messages.say("script-fails", { fault = message })
    local is_named = message:sub(1, #chunkname) == chunkname
    local line = is_named and tonumber(message:match("^:(%d+):", #chunkname + 1)) or nil
    return nil, text, "bad-script", { { message = text, code = "script-fails", path = "",
        line = line, script = chunkname } }
end

--- Returns the faults of a base as faults of the script that names this base.
-- @param of_base list of inarow.script_fault, the base's
function faults.of_base(of_base)
    local found = {}
    for i, fault in ipairs(of_base) do
        found[i] = { path = { "base" }, fault = fault.message, of = fault }
    end
    return found
end

return faults
