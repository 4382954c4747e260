--- Values as JSON, on one line.
local json = {}

--- What stands for a value that is not there, though its key is.
json.null = setmetatable({}, { __jsontype = "null" })

local SHORT = { ['"'] = '\\"', ["\\"] = "\\\\", ["\b"] = "\\b", ["\f"] = "\\f",
    ["\n"] = "\\n", ["\r"] = "\\r", ["\t"] = "\\t" }

local function escaped(char)
    return SHORT[char] or ("\\u%04x"):format(char:byte())
end

local function text_of(text)
    if text:find '[%c"\\]' then text = text:gsub('[%c"\\]', escaped) end
    return '"' .. text .. '"'
end

-- Numbers have a point whatever the locale; those that are none are null.
local function number_of(number)
    if number ~= number or number == math.huge or number == -math.huge then
        return "null"
    end
    return (("%.14g"):format(number):gsub(",", "."))
end

-- The names of an object's fields: those that have a rank by that, then by name.
local function names_of(object, rank)
    local names = {}
    for name in pairs(object) do names[#names + 1] = name end
    table.sort(names, function(a, b)
        local first, second = rank[a] or math.huge, rank[b] or math.huge
        return first < second or first == second and a < b
    end)
    return names
end

local add

local function add_list(parts, list, rank)
    parts[#parts + 1] = "["
    for i, item in ipairs(list) do
        if i > 1 then parts[#parts + 1] = "," end
        add(parts, item, rank)
    end
    parts[#parts + 1] = "]"
end

local function add_object(parts, object, rank)
    parts[#parts + 1] = "{"
    for i, name in ipairs(names_of(object, rank)) do
        parts[#parts + 1] = (i > 1 and "," or "") .. text_of(name) .. ":"
        add(parts, object[name], rank)
    end
    parts[#parts + 1] = "}"
end

local KINDS = {
    array = add_list, object = add_object,
    null = function(parts) parts[#parts + 1] = "null" end,
}

function add(parts, value, rank)
    local kind = type(value)
    if kind == "string" then
        parts[#parts + 1] = text_of(value)
    elseif kind == "number" then
        parts[#parts + 1] = number_of(value)
    elseif kind == "table" then
        local said = (getmetatable(value) or {}).__jsontype
        local own = said or (next(value) == nil or value[1] ~= nil) and "array"
        KINDS[own or "object"](parts, value, rank)
    else
        parts[#parts + 1] = tostring(value)
    end
end

--- A value as JSON: strings, numbers, booleans, tables of these. A table is a list if it
-- has a first item or nothing at all, unless its metatable says otherwise, by
-- `__jsontype`: "array", "object".
-- @param order list of names: such fields come first, in this order; then others by name
function json.encode(value, order)
    local parts, rank = {}, {}
    for i, name in ipairs(order or {}) do rank[name] = i end
    add(parts, value, rank)
    return table.concat(parts)
end

return json
