--- Finds all faults of a faulty script: it removes each faulty part and compiles the rest
-- again, until nothing more can be said for certain.
--
-- A fault must not cause false further reports. A faulty word in the script is always
-- reported. But a missing key, or a table that is wrong as a whole, may be the result of
-- a removed part. Such a fault is reported only if nothing was removed from the table or
-- from its neighbours. The core checks the script last, without the parts that depend on
-- faulty parts.
local check = require "inarow.variant.faults.check"
local merge = require "inarow.variant.merge"
local options = require "inarow.variant.options"
local schema = require "inarow.variant.schema"

local diagnose = {}

local MOST = 50 -- number of faults reported, at most

-- Number of values that may be compiled in all, because a foreign script may be long.
local MOST_VALUES = 15000

local ANY_ROW = { row = 1, atleast = true } -- a row that fits on every board

-- Replacements for faulty or missing sections, so that the other sections can be checked.
local STAND_INS = { name = "script", board = { 26, 26 }, win = ANY_ROW }

-- Fields that refer to another phase's `label`.
local LABELS = { next = true, pass = true }

-- Faults that are certain even if the board is faulty.
local ON_ANY_BOARD = { ["table-is-missing"] = true, ["script-no-option"] = true,
    ["expected-got"] = true, ["no-such-opening"] = true,
    ["each-colour-once"] = true, ["no-team"] = true, ["too-few-teams"] = true,
    ["label-taken"] = true, ["declaration-count"] = true, ["take-count"] = true,
    ["offer-count"] = true, ["no-opening-named"] = true, ["too-many-steps"] = true,
    ["exactly-or-atleast"] = true, ["row-of-each"] = true }

-- For each section, the sections that the core cannot check if that section is faulty. If
-- the board or the colours are faulty, the core checks nothing.
local HANG_TOGETHER = { phases = { "phases" }, forbid = { "forbid" }, lose = { "lose" },
    turn = { "turn" }, teams = { "teams" }, draw = { "draw" },
    supply = { "supply", "turn" }, win = { "win", "forbid" },
    capture = { "capture", "win", "forbid" } }
-- Sections in which a single field may be removed.
local SINGLE = { forbid = true, turn = true, lose = true }
-- A phase's fields on which no other phase depends.
local REGION = { within = true, outside = true, cross = true }

-- ---- Paths --------------------------------------------------------------------------

local function at(script, path)
    for _, key in ipairs(path) do
        if type(script) ~= "table" or check.option_key(script) then return nil end
        script = script[key]
    end
    if script == options.NOTHING then return nil end
    return script
end

local function is_within(path, outer)
    for i, key in ipairs(outer) do
        if path[i] ~= key then return false end
    end
    return true
end

local function parent(path)
    local outer = {}
    for i = 1, #path - 1 do outer[i] = path[i] end
    return outer
end

-- Returns a copy of the script with another value at a path, if the script has the tables
-- of the path. Other items of a list keep their places. Tables that become empty are
-- removed.
local function with(script, path, value, depth)
    depth = depth or 1
    local copy, key = {}, path[depth]
    for name, item in pairs(script) do copy[name] = item end
    if depth < #path then value = with(script[key], path, value, depth + 1) end
    local is_item = type(key) == "number" and key <= #script
    if value == nil and is_item then value = options.NOTHING end
    copy[key] = value
    return (depth == 1 or next(copy) ~= nil) and copy or nil
end

-- Returns the value that removes a base's value at a path: usually false. For items of
-- lists, for options and for conditions the value is nil, because false would be a valid
-- value.
local function taken_away(path)
    local of = path[#path - 1]
    local is_value = of == "options" or of == "when" or type(path[#path]) == "number"
    if is_value then return nil end
    return false
end

-- Returns a child in which the base's value at a path is removed, unless the child has a
-- value of its own.
local function without_base(script, path)
    if at(script, path) ~= nil then return script end
    return with(script, path, taken_away(path))
end

-- ---- Followers ----------------------------------------------------------------------

-- Returns the path of a fault, including a missing key.
local function subject(fault)
    local missing = (fault.values or {}).missing
    return missing and check.with(fault.path, missing) or fault.path
end

-- Returns the section that a fault affects. For an unknown section, returns the section
-- with the nearest name.
local function section_of(fault)
    local first = subject(fault)[1]
    if #fault.path == 1 and not schema.fields[first] then return fault.values.nearest end
    return first
end

-- Returns true if a removed part may have declared a label.
local function hides_label(earlier)
    local path = earlier.path
    return path[1] == "phases" and (earlier.code == "no-such-key" or #path <= 3
            and type(path[#path]) == "number"
        or earlier.was_table or path[#path] == "label")
end

-- Returns true if a table may be wrong only because of an earlier fault in the table or
-- beside it.
local function is_spoilt(path, earlier)
    local around = parent(earlier.path)
    if #around == 0 or #path == 0 then return section_of(earlier) == path[1] end
    return is_within(earlier.path, path) or is_within(path, around)
end

-- Returns true if a fault may be a consequence of an earlier fault, whose value was
-- removed.
local function follows(fault, script, earlier)
    local path = subject(fault)
    local value = at(script, path)
    if fault.code == "script-no-option" and is_within(earlier.path, { "options" }) then
        return earlier.path[2] == fault.values.name
    -- Without the removed part, the table may be mistaken for a table of another kind.
    elseif fault.of_schema then
        return is_spoilt(#path > 1 and parent(path) or path, earlier)
    elseif section_of(earlier) == "board" and path[1] ~= "board"
            and not ON_ANY_BOARD[fault.code]
        or LABELS[path[#path]] and hides_label(earlier) then
        return true
    elseif value == nil then
        if #path == 1 then return section_of(earlier) == path[1] end
        return is_spoilt(parent(path), earlier)
    end
    return type(value) == "table" and not check.option_key(value)
        and is_spoilt(path, earlier)
end

-- ---- Looking further ----------------------------------------------------------------

-- State of the search: `script` is the script without its removed parts. `left_out` is
-- the list of the faults whose parts were removed. `faults` are the faults to report.
-- `seen` has faults by place and code. `spoilt` has the sections with removed parts.

local function key_of(fault)
    return check.path_text(subject(fault)) .. " " .. fault.code
end

-- Removes a fault's value from a script. If a key is missing, removes the table that
-- should contain the key.
-- @param found_in the script in which the fault was found
-- @param is_child true if the script has not been merged with its base; the value is then
-- removed from the base too
-- @return the script; or nil if nothing would be left
local function leave_out(script, fault, found_in, is_child)
    local path, values = fault.path, fault.values or {}
    fault.was_table = type(at(found_in, path)) == "table"
    while #path > 0 and at(found_in, path) == nil do path = parent(path) end
    if #path == 0 then return values.missing and script or nil end
    if path[1] == "options" and #path > 2 then path = { path[1], path[2] } end
    if at(script, path) == nil then return script end
    local meant = path[#path]
    if is_child and fault.code == "no-such-key" and values.nearest then
        meant = values.nearest
        script = without_base(script, check.with(parent(path), meant))
    end
    local other = is_child and merge.other_flag(meant)
    if other then script = without_base(script, check.with(parent(path), other)) end
    local nothing
    if is_child then nothing = taken_away(path) end
    return with(script, path, nothing)
end

-- Records that a fault's value was removed.
local function keep(state, fault)
    state.seen[key_of(fault)] = true
    state.left_out[#state.left_out + 1] = fault
    local section = section_of(fault)
    state.spoilt[section or ""] = true
    if section == "options" and #fault.path == 1 then state.has_no_options = true end
end

-- Adds faults. Returns true if a part was removed, so that the rest can be checked again.
local function note(state, found)
    local goes_on, script, before = false, state.script, #state.left_out
    for _, fault in ipairs(found) do
        local is_new = not state.seen[key_of(fault)]
        for i = 1, is_new and before or 0 do
            is_new = is_new and not follows(fault, script, state.left_out[i])
        end
        if is_new then state.faults[#state.faults + 1] = fault end
        keep(state, fault)
        local rest = leave_out(state.script, fault, script)
        state.script, goes_on = rest or state.script, goes_on or rest ~= nil
    end
    return goes_on
end

-- Replaces faulty sections that are missing. Returns false if the rest of the script
-- cannot be checked.
local function is_judged(state)
    if state.spoilt.base or state.spoilt.colours or state.has_no_options then
        return false
    end
    local copy = {}
    for name, value in pairs(state.script) do copy[name] = value end
    for name, value in pairs(STAND_INS) do
        local own = copy[name]
        local lacks = type(own) ~= "table" or next(own) == nil
            or value[1] and not (at(own, { 1 }) and at(own, { 2 }))
        if state.spoilt[name] and lacks then copy[name] = value end
    end
    state.script = copy
    return true
end

local function count_values(value)
    if type(value) ~= "table" then return 1 end
    local count = 1
    for _, item in pairs(value) do count = count + count_values(item) end
    return count
end

-- Returns true if the script may be compiled again. The first three attempts are always
-- allowed.
local function may_attempt(state)
    state.attempts = (state.attempts or 0) + 1
    return state.attempts <= 3 or state.attempts * state.size <= MOST_VALUES
end

-- Reduces a phase, or each of its alternatives, to the region for its stone.
local function region_of(phase)
    if phase == options.NOTHING then return phase end
    if type(phase[1]) == "table" and phase[1] ~= options.NOTHING then
        local list = {}
        for i, step in ipairs(phase) do list[i] = region_of(step) end
        return list
    end
    local step = { "place", when = phase.when }
    for field in pairs(REGION) do
        if phase[1] == "place" or phase[1] == "offer" then step[field] = phase[field] end
    end
    return step
end

-- Removes a section, and those that depend on it. At first, phases are only reduced to
-- their regions.
local function leave_section(state, section)
    for _, name in ipairs(HANG_TOGETHER[section]) do
        local rest
        if name == "win" then rest = ANY_ROW end
        if name == "phases" and state.script.phases and not state.has_regions_only then
            state.has_regions_only, rest = true, {}
            for i, phase in ipairs(state.script.phases) do rest[i] = region_of(phase) end
        end
        state.script[name] = rest
    end
end

-- Lets the core check the script repeatedly. After each refusal, the faulty part and the
-- parts that depend on it are removed.
local function ask_core(state, attempt)
    if state.spoilt.board then return end
    for name in pairs(HANG_TOGETHER) do
        if state.spoilt[name] then leave_section(state, name) end
    end
    while #state.faults < MOST and may_attempt(state) do
        local rules, found = attempt(state.script)
        local fault = not rules and found[1]
        if not fault or not fault.of_core then return end
        local path, section = fault.path, fault.path[1]
        local is_seen = state.seen[key_of(fault)]
        if not is_seen then state.faults[#state.faults + 1] = fault end
        state.seen[key_of(fault)] = true
        if not is_seen and #path > 1
            and (SINGLE[section] or REGION[path[#path]]) then
            state.script = leave_out(state.script, fault, state.script)
        elseif HANG_TOGETHER[section] and state.script[section] ~= nil
            and state.script[section] ~= ANY_ROW then
            leave_section(state, section)
        else
            return
        end
    end
end

--- Returns a script without its faults by the schema.
-- @param found list of all these faults
-- @return table, or nil if nothing is left
function diagnose.without(script, found)
    local rest = script
    for _, fault in ipairs(found) do
        rest = rest and leave_out(rest, fault, script, true)
    end
    return rest
end

--- Returns all faults of a script that are certain.
-- @param script table as it was written, merged with its base, without the faults by the
-- schema
-- @param found list of the faults by the schema: {path, code, values, fault};
-- `values.missing` is a key that is missing at the path
-- @param attempt function(script) -> rules; or nil and a list of faults; or nil if
-- nothing can be said. A fault has `of_schema` or `of_core`, by the check that found it
-- @return list of faults
function diagnose.all(script, found, attempt)
    local state = { script = script, faults = {}, left_out = {}, seen = {}, spoilt = {},
        size = count_values(script) }
    for i, fault in ipairs(found) do
        state.faults[i] = fault
        keep(state, fault)
    end
    while #state.faults < MOST and is_judged(state) and may_attempt(state) do
        local rules, more = attempt(state.script)
        if rules or not more then break end
        if more[1].of_core then
            ask_core(state, attempt)
            break
        end
        if not note(state, more) then break end
    end
    return state.faults
end

return diagnose
