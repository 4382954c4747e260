--- Copies answers to plain tables of lists, objects, texts and numbers, which any JSON
-- library can write. Callers cannot change the module's tables through the copies.
local plain = {}

local OBJECT = { __jsontype = "object" } -- dkjson writes an empty table as a list

-- Fields that are objects even if they are empty. All other empty tables are lists. A
-- test compares these fields with the declared types.
plain.objects = { answers = true, captured = true, ended = true, given = true,
    in_words = true, moves_due = true, options = true, record = true, supply = true,
    warnings = true, wins = true }

--- Copy a value.
-- @param name of the value's field
-- @param empty_list replacement for an empty list
function plain.of(value, name, empty_list)
    if type(value) == "number" then
        if value ~= value or value >= math.huge or value <= -math.huge then return nil end
        return value
    elseif type(value) == "string" or type(value) == "boolean" then
        return value
    elseif type(value) ~= "table" then
        return nil
    elseif next(value) == nil then
        return plain.objects[name] and setmetatable({}, OBJECT) or empty_list
    end
    local copy = {}
    if value[1] ~= nil then
        for i, item in ipairs(value) do copy[i] = plain.of(item, nil, empty_list) end
        return copy
    end
    for key, item in pairs(value) do copy[key] = plain.of(item, key, empty_list) end
    if (getmetatable(value) or {}).__tostring then copy.text = tostring(value) end
    return copy
end

--- Return the number of bytes of the texts in a value.
function plain.bytes(value)
    if type(value) == "string" then return #value end
    local bytes = 0
    for _, item in pairs(type(value) == "table" and value or {}) do
        bytes = bytes + plain.bytes(item)
    end
    return bytes
end

return plain
