--- Checks values against a JSON schema, for the words that the schemas of this project
-- use. An unknown word is an error.
local fit

local function is_array(value)
    return type(value) == "table" and (#value > 0 or next(value) == nil)
end

local TYPES = {
    string = function(value) return type(value) == "string" end,
    number = function(value) return type(value) == "number" end,
    integer = function(value) return type(value) == "number" and value % 1 == 0 end,
    array = is_array,
    object = function(value)
        return type(value) == "table" and (#value == 0 or next(value) == nil)
    end,
}

local function same(a, b)
    return a == b
end

-- Returns how many schemas of a list fit the value.
local function count(list, value)
    local fits = 0
    for _, one in ipairs(list) do
        if not fit(one, value) then fits = fits + 1 end
    end
    return fits
end

local words = {}

function words.type(kind, value)
    return TYPES[kind](value)
end

function words.const(wanted, value)
    return same(wanted, value)
end

function words.enum(list, value)
    for _, one in ipairs(list) do
        if same(one, value) then return true end
    end
    return false
end

-- These patterns have the same meaning in Lua.
function words.pattern(pattern, value)
    return type(value) ~= "string" or value:find(pattern) ~= nil
end

function words.minimum(least, value)
    return type(value) ~= "number" or value >= least
end

function words.maximum(most, value)
    return type(value) ~= "number" or value <= most
end

function words.required(names, value)
    for _, name in ipairs(names) do
        if type(value) == "table" and value[name] == nil then return false end
    end
    return true
end

function words.properties(shapes, value)
    for name, shape in pairs(shapes) do
        local item = type(value) == "table" and value[name]
        if item ~= nil and item ~= false and fit(shape, item) then return false end
    end
    return true
end

function words.additionalProperties(shape, value, schema)
    for name, item in pairs(type(value) == "table" and value or {}) do
        if not (schema.properties or {})[name] and (not shape or fit(shape, item)) then
            return false
        end
    end
    return true
end

function words.items(shape, value)
    for _, item in ipairs(is_array(value) and value or {}) do
        if fit(shape, item) then return false end
    end
    return true
end

function words.oneOf(list, value) return count(list, value) == 1 end
function words.anyOf(list, value) return count(list, value) > 0 end
function words.allOf(list, value) return count(list, value) == #list end

words["if"] = function(shape, value, schema)
    return fit(shape, value) ~= nil or not fit(schema["then"], value)
end
words["then"] = function() return true end -- see `if`

for _, word in ipairs { "description", "title", "$schema" } do
    words[word] = function() return true end
end

--- Returns the word of a schema that a value does not fit, or nil.
function fit(schema, value)
    for word, said in pairs(schema) do
        local fits = assert(words[word], word)
        if not fits(said, value, schema) then return word end
    end
end

return fit
