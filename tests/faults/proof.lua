-- Proves that an action happens wholly or not at all. The host beside this file runs it:
--
--     build/tests/faults-lua5.4 tests/faults/proof.lua POINTS SEED PARTS [PATTERN]
--
-- `sh tests/run.sh faults` runs it for every Lua, and prints the table for all:
-- operations, failures, differences. FAULTS="0 1" tries every failure.
--
-- Each operation (operations.lua) runs on a prepared state with its n-th allocation
-- refused, or its n-th instruction interrupted, for increasing n until it completes.
-- After each failure, the state is compared with the state before.
--
-- POINTS limits the values of n for each kind of failure: for a long operation, the first
-- POINTS values, then the same number at equal distances, starting from SEED. With 0,
-- every allocation fails, and the first 2000 instructions and as many more. One of PARTS
-- of the operations from the law's records is selected, by the seed. PATTERN selects
-- operations by name.
--
-- It reports in TAP. Each group ends with a comment: operations, failed allocations and
-- instructions, differences in the state. The JIT compiler is off: traces would not count
-- instructions, and LuaJIT may crash if a trace lacks memory.
local jit = rawget(_G, "jit")
if jit then jit.off() end

package.path = "./lua/?.lua;./lua/?/init.lua;" .. package.path
local faults = rawget(_G, "faults")
local inarow = require "inarow"

local most, seed, pattern = tonumber(arg[1]), tonumber(arg[2]), arg[4] or ""
local part, parts = seed, tonumber(arg[3])
local lua = jit and "luajit" or "lua" .. _VERSION:match "%d%.%d"

local MODES = { "once", "retried", "sticky", "interrupt", "interrupts" }
local FIRST_STEPS = 2000
local LOOKS = 16 -- after one failure in LOOKS, the view from outside is compared too

local function random(n)
    seed = seed * 16807 % 2147483647
    return seed % n + 1
end

-- Returns a function that gives the values of n to fail, one after another.
local function each(total, is_step)
    local first = most > 0 and math.ceil(most / 2) or is_step and FIRST_STEPS or math.huge
    local stride = math.max(1, math.ceil((total - first) / first))
    local n = 0
    return function()
        n = n < first and n + 1 or n + (n == first and random(stride) or stride)
        return n
    end
end

-- ---- One operation -------------------------------------------------------------------

local function fail(fault, ...)
    error({ fault = fault:format(...) }, 0)
end

local function cut(text)
    text = tostring(text)
    return #text > 300 and text:sub(1, 300) .. "..." or text
end

local function differs(wanted, got)
    local at = 1
    while wanted:byte(at) == got:byte(at) and at <= #wanted do at = at + 1 end
    return ("from byte %d: %q, not %q"):format(at, got:sub(math.max(1, at - 40), at + 80),
        wanted:sub(math.max(1, at - 40), at + 80))
end

local function same(what, wanted, got)
    if wanted ~= got then fail("%s differs %s", what, differs(wanted, got)) end
end

-- Returns the result of an operation without failures, on a separate subject.
local function expectation(operation)
    local twin = operation.make()
    local it = { before = operation.state(twin), look = operation.look(twin) }
    it.result = operation.shown(operation.run(twin))
    it.after, it.look_after = operation.state(twin), operation.look(twin)
    return it
end

-- Compares the view from outside with the view before, and the result of the operation
-- with its result without a failure. Returns the subject for the next try.
local function look_closely(operation, subject, it)
    same("what is seen of it", it.look, operation.look(subject))
    same("what it does then", it.result, operation.shown(operation.again(subject)))
    same("the state after that", it.after, operation.state(subject))
    same("what is seen of that", it.look_after, operation.look(subject))
    return operation.restore(subject)
end

local REASON = { interrupt = "interrupted", interrupts = "interrupted" }

-- Lua's messages for lack of memory. A library function such as table.sort gives the
-- second if it cannot get stack space first.
local function lacks_memory(message)
    return message:find("not enough memory", 1, true)
        or message:find("stack overflow (", 1, true)
end

-- Compares after one failure; returns the subject for the next try.
local function compare(operation, subject, it, identity, mode, closely, ok, ...)
    local state = operation.state(subject)
    if not ok then
        local message = tostring((...))
        local expected
        if REASON[mode] then
            expected = message:find(REASON[mode], 1, true)
        else
            expected = lacks_memory(message)
        end
        if not expected then
            fail("another error: %s", cut(message))
        end
        -- The last instructions come after the last one that can fail: then the action is
        -- complete.
        if REASON[mode] and state ~= it.before then
            same("the state after an interrupt", it.after, state)
            return operation.restore(subject)
        end
    elseif operation.shown(...) == it.result then
        same("the state after its success", it.after, state)
        if not operation.worn and state == it.before
            and identity == operation.identity(subject) then
            return subject
        end
        return operation.restore(subject)
    elseif not operation.refused(...) then
        fail("it gives something else: %s", differs(it.result, operation.shown(...)))
    end
    same("the state", it.before, state)
    same("the identity", identity, operation.identity(subject))
    if closely then return look_closely(operation, subject, it) end
    return operation.worn and operation.restore(subject) or subject
end

-- Fails the operation in one mode, at one n after another. Returns the number of failures
-- and the first fault.
local function prove_mode(operation, it, mode, subject)
    local failed, n, reached = 0, 0, nil
    local _, total = faults.try(mode, 0, operation.run, subject)
    local next_n = each(total, mode:sub(1, 5) == "inter")
    subject = operation.restore(subject)
    local function point()
        n = next_n()
        local identity = operation.identity(subject)
        local closely = n == 1 or random(LOOKS) == 1
        local function take(hit, _, ...)
            reached = hit
            if hit then
                failed = failed + 1
                subject = compare(operation, subject, it, identity, mode, closely, ...)
            elseif not (...) then
                fail("it fails unasked: %s", cut((select(2, ...))))
            end
        end
        take(faults.try(mode, n, operation.run, subject))
        if reached then return end
        same("the end", it.after, operation.state(subject))
        subject = operation.restore(subject)
    end
    repeat
        local ok, fault = xpcall(point, function(fault)
            return type(fault) == "table" and fault.fault
                or debug.traceback(tostring(fault))
        end)
        if not ok then
            return failed, ("%s %d of %d: %s"):format(mode, n, total, fault),
                operation.make()
        end
    until not reached
    return failed, nil, subject
end

-- ---- All operations ------------------------------------------------------------------

local number, groups, order = 0, {}, {}

local function report(operation)
    local counts, faulty = {}, {}
    local ok, it = xpcall(function() return expectation(operation) end, debug.traceback)
    if not ok then faulty[1], it = cut(it), nil end
    local subject = it and operation.make()
    for i, mode in ipairs(it and MODES or {}) do
        counts[i], faulty[#faulty + 1], subject = prove_mode(operation, it, mode, subject)
    end
    number = number + 1
    print(("%s %d - %s %s: %s"):format(#faulty == 0 and "ok" or "not ok", number, lua,
        operation.name, table.concat(counts, " + ")))
    for _, fault in ipairs(faulty) do print("# " .. fault:gsub("\n", "\n# ")) end
    local group = groups[operation.group]
    if not group then
        group = { operations = 0, allocations = 0, instructions = 0, faulty = 0 }
        groups[operation.group], order[#order + 1] = group, operation.group
    end
    group.operations = group.operations + 1
    group.faulty = group.faulty + #faulty
    for i, count in ipairs(counts) do
        local key = i <= 3 and "allocations" or "instructions"
        group[key] = group[key] + count
    end
end

-- Before Lua gives up an allocation, it collects garbage, which is slow with much memory
-- in use. So unselected operations, and the data that each loads, are released.
local function taken_operations()
    local taken = {}
    for n, operation in ipairs(dofile "tests/faults/operations.lua") do
        if operation.name:find(pattern)
            and (operation.own or (n + part) % parts == 0) then
            taken[#taken + 1] = operation
        end
    end
    return taken
end

print(("# %s: points failed %s"):format(lua, table.concat(MODES, " + ")))
for _, operation in ipairs(taken_operations()) do
    inarow.forget()
    report(operation)
end
print "# group\tLua\toperations\tallocations\tinstructions\tdiffered"
for _, name in ipairs(order) do
    local group = groups[name]
    print(("# %s\t%s\t%d\t%d\t%d\t%d"):format(name, lua, group.operations,
        group.allocations, group.instructions, group.faulty))
end
print("1.." .. number)
