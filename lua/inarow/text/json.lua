--- Values as JSON, on one line.
local characters = require "inarow.text.characters"

local json = {}

--- What stands for a value that is not there, though its key is.
json.null = setmetatable({}, { __jsontype = "null" })

local SHORT = { ['"'] = '\\"', ["\\"] = "\\\\", ["\b"] = "\\b", ["\f"] = "\\f",
    ["\n"] = "\\n", ["\r"] = "\\r", ["\t"] = "\\t" }

local function escaped(char)
    return SHORT[char] or ("\\u%04x"):format(char:byte())
end

local function quoted(text)
    text = characters.utf8(text)
    if text:find '[%c"\\]' then text = text:gsub('[%c"\\]', escaped) end
    return '"' .. text .. '"'
end

-- Names of fields and of points come over and over: short texts are kept, so many.
local LENGTH, MOST = 24, 4096
local kept, count = {}, 0

local function text_of(text)
    if kept[text] then return kept[text] end
    local found = quoted(text)
    if #text <= LENGTH then
        if count == MOST then kept, count = {}, 0 end
        kept[text], count = found, count + 1
    end
    return found
end

-- Numbers have a point whatever the locale; those that are none are null.
local function number_of(number)
    if number ~= number or number == math.huge or number == -math.huge then
        return "null"
    end
    return (("%.14g"):format(number):gsub(",", "."))
end

local add

local function add_list(parts, list, order)
    parts[#parts + 1] = "["
    for i, item in ipairs(list) do
        if i > 1 then parts[#parts + 1] = "," end
        add(parts, item, order)
    end
    parts[#parts + 1] = "]"
end

-- The names of an object's fields that stand in none of its places by order.
local function other_names(object, order)
    local others, ordered = {}, {}
    for _, name in ipairs(order) do ordered[name] = true end
    for name in pairs(object) do
        if not ordered[name] then others[#others + 1] = name end
    end
    table.sort(others)
    return others
end

-- Add a field, the first one or not; it is no longer the first then.
local function add_field(parts, name, value, order, before)
    parts[#parts + 1] = before
    parts[#parts + 1] = text_of(name)
    parts[#parts + 1] = ":"
    add(parts, value, order)
    return ","
end

local function add_object(parts, object, order)
    local before, left = "{", 0
    for _ in pairs(object) do left = left + 1 end
    for _, name in ipairs(order) do
        local value = object[name]
        if value ~= nil then
            before, left = add_field(parts, name, value, order, before), left - 1
        end
    end
    for _, name in ipairs(left > 0 and other_names(object, order) or {}) do
        before = add_field(parts, name, object[name], order, before)
    end
    parts[#parts + 1] = before == "{" and "{}" or "}"
end

local KINDS = {
    array = add_list, object = add_object,
    null = function(parts) parts[#parts + 1] = "null" end,
}

function add(parts, value, order)
    local kind = type(value)
    if kind == "string" then
        parts[#parts + 1] = text_of(value)
    elseif kind == "number" then
        parts[#parts + 1] = number_of(value)
    elseif kind == "table" then
        local said = (getmetatable(value) or {}).__jsontype
        local own = said or (next(value) == nil or value[1] ~= nil) and "array"
        KINDS[own or "object"](parts, value, order)
    else
        parts[#parts + 1] = tostring(value)
    end
end

--- A value as JSON: strings, numbers, booleans, tables of these. A table is a list if it
-- has a first item or nothing at all, unless its metatable says otherwise, by
-- `__jsontype`: "array", "object". Bytes that are no UTF-8 are replaced by U+FFFD.
-- @param order list of names: such fields come first, in this order; then others by name
function json.encode(value, order)
    local parts = {}
    add(parts, value, order or {})
    return table.concat(parts)
end

return json
