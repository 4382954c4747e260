--- Repairs a script by its faults: the named key is removed, until there are no faults.
-- If faults named the wrong keys, nothing of the script would be left.
local throw = dofile "tests/lua/variant/throw.lua"

local repair = {}

local MOST = 80 -- most faults of a script, one after the other

-- Returns a replacement for a required section. The winning rows become shorter each
-- time.
local function section(key, count)
    return ({ name = "thrown", board = { 5, 5 }, colours = { "black", "white" },
        win = { row = math.max(1, 5 - (count or 0) // 4), atleast = true },
        supply = 5 })[key]
end

--- Returns the keys of a path in a fault, such as `phases[2].within`.
local function keys_of(path)
    local keys, at = {}, 1
    while at <= #path do
        local name, after = path:match("^%.?([%a_][%w_]*)()", at)
        if not name then
            name, after = path:match("^%[(%d+)%]()", at)
            name = tonumber(name)
        end
        if not name then name, after = path:match('^%["(.-)"%]()', at) end
        assert(name, "a path that cannot be read: " .. path)
        keys[#keys + 1], at = name, after
    end
    return keys
end

-- Returns the table that has the last key of a path, and that key; nil if there is none.
local function find(script, keys)
    local inside = script
    for i = 1, #keys - 1 do
        inside = type(inside) == "table" and not getmetatable(inside) and inside[keys[i]]
    end
    local last = keys[#keys]
    if type(inside) == "table" and last ~= nil and inside[last] ~= nil then
        return inside, last
    end
end

-- Removes the value at the keys, or the nearest value around it.
local function leave_out(script, keys)
    keys = { table.unpack(keys) }
    local inside, key = find(script, keys)
    while not inside and #keys > 1 do
        table.remove(keys)
        inside, key = find(script, keys)
    end
    if not inside then return false end
    if type(key) == "number" and key <= #inside then
        table.remove(inside, key)
    else
        inside[key] = nil
    end
    return true
end

-- ---- Checks of a fault --------------------------------------------------------------

local function complain(fault, why)
    error(("%s: %s (%s, %s)"):format(why, fault.message, fault.path, fault.code), 0)
end

-- Returns the key that is missing in the script itself, by a fault.
local function missing_of(fault)
    return fault.path == "" and fault.message:match '"(%w+)" is missing' or nil
end

-- Checks that a fault names the key, and its line.
local function check_fault(script, lines, fault)
    local missing = missing_of(fault)
    if missing then return missing end
    local keys = keys_of(fault.path)
    if #keys == 0 then complain(fault, "a fault names no key") end
    if not fault.message:find(fault.path, 1, true) then
        complain(fault, "a fault does not say its key")
    elseif find(script, keys) then
        local key = keys[#keys]
        local written = type(key) == "number" and ("[%d] = "):format(key)
            or ("[%q] = "):format(key)
        if not (lines[fault.line] or ""):find(written, 1, true) then
            complain(fault, "the line is another one: " .. tostring(lines[fault.line]))
        end
    elseif not script.base and (#keys == 1 and not section(keys[1])
            or #keys > 1 and not find(script, { table.unpack(keys, 1, #keys - 1) })) then
        complain(fault, "a fault names a key that is not there")
    end
    return keys
end

-- Checks that a refusal is a list of faults, and that its message has a line for each.
local function check_refusal(source, script, message, code, faults)
    local lines, said = {}, {}
    for line in source:gmatch "[^\n]*" do lines[#lines + 1] = line end
    if code ~= "bad-script" or not faults or #faults == 0 then
        error(("a refusal without faults: %s (%s)"):format(message, code), 0)
    end
    for i, fault in ipairs(faults) do
        check_fault(script, lines, fault)
        said[i] = fault.message
    end
    if message:sub(1, #table.concat(said, "\n")) ~= table.concat(said, "\n") then
        error("a message is not that of its faults: " .. message, 0)
    end
end

-- ---- Repairing ----------------------------------------------------------------------

local function mend(script, fault, count)
    local missing = missing_of(fault)
    local keys = missing and { missing } or keys_of(fault.path)
    if not missing and leave_out(script, keys) then return end
    if script.base then
        script.base = nil
    else
        script[keys[1]] = section(keys[1], count)
    end
end

--- Repairs a script until it compiles.
-- @param script from throw.script, which is changed
-- @param accept function(source) -> true; or nil, message, code, faults
-- @return its source, and the number of its faults
function repair.all(script, accept)
    local last
    for count = 0, MOST do
        local source = throw.source(script)
        local ok, message, code, faults = accept(source)
        if ok then return source, count end
        check_refusal(source, script, message, code, faults)
        mend(script, faults[1], count)
        last = message .. "\n" .. source
    end
    error("a script cannot be repaired by what its faults say: " .. last, 0)
end

return repair
