--- Generates the schema of requests and answers (JSON Schema, 2020-12) from the table of
-- methods and the declared shapes. Besides the definitions it has `methods`: for each
-- name the method's purpose, and references to the definitions of its shapes.
local api = require "inarow.api"
local language = require "inarow.language"
local service = require "inarow.service.service"
local own_shapes = require "inarow.service.shapes"

local schema = {}

local LIST, OBJECT = { __jsontype = "array" }, { __jsontype = "object" }

local function list(items)
    return setmetatable(items, LIST)
end

local function object(fields)
    return setmetatable(fields or {}, OBJECT)
end

local PLAIN = { any = true, string = true, number = true, integer = true, boolean = true }

-- Returns the name of a definition: the last part of `inarow.service.ruled` or
-- `inarow.ruling`.
local function name_of(class)
    return (class:gsub("^inarow%.service%.", ""):gsub("^inarow%.", ""))
end

local type_of

-- Returns the shape of one alternative of a type; nil for a type that no answer contains.
local function unit(text, found)
    local inner = text:match "^%((.*)%)$"
    if inner then return type_of(inner, found) end
    local items, of = text:match "^(.*)%[%]$", text:match "^table<string, *(.*)>$"
    if text:find "^fun%(" or text:find "^inarow%.game$" then
        return nil
    elseif items then
        return { type = "array", items = type_of(items, found) }
    elseif of then
        return { type = "object", additionalProperties = type_of(of, found) }
    elseif text:find '^"' then
        return { const = text:sub(2, -2) }
    elseif text == "true" or text == "false" then
        return { const = text == "true" }
    elseif PLAIN[text] then
        return text == "any" and object() or { type = text }
    elseif text == "table" then
        return { type = "object" }
    end
    found.wanted[text] = true
    return { ["$ref"] = "#/$defs/" .. name_of(text) }
end

-- Returns the shape of a type as it is written in comments.
function type_of(text, found)
    local shapes, words = {}, {}
    for _, one in ipairs(api.alternatives(text)) do
        local shape = one ~= "nil" and unit(one, found) or nil
        if shape and type(shape.const) == "string" then
            words[#words + 1] = shape.const
        elseif shape then
            shapes[#shapes + 1] = shape
        end
    end
    if #words > 0 then shapes[#shapes + 1] = { type = "string", enum = list(words) } end
    return #shapes == 1 and shapes[1] or { anyOf = list(shapes) }
end

local function may_miss(text)
    local all = api.alternatives(text)
    return all[#all] == "nil"
end

local function text_of(about)
    return about and about:gsub("\n", " ") or nil
end

-- Adds the fields of a class. The fields of its parent come first.
local function add_fields(shape, class, found)
    local parent = found.public[class.extends]
    if parent then add_fields(shape, parent, found) end
    for _, field in ipairs(class) do
        local name, kind = field[1], field[2]
        local of = type_of(kind, found)
        if name:find "^%[" then
            shape.additionalProperties = of
        elseif of.anyOf == nil or #of.anyOf > 0 then
            of.description = not of["$ref"] and field[3] or nil
            shape.properties[name] = of
            if not may_miss(kind) and not language.index_of(shape.required, name) then
                shape.required[#shape.required + 1] = name
            end
        end
    end
end

local function shape_of_class(class, found)
    local shape = { type = "object", description = text_of(class.about),
        properties = object(), required = list {} }
    add_fields(shape, class, found)
    if class.name == "inarow.ruling" then
        shape.properties.text = { type = "string", description = "the ruling's line" }
    end
    return shape
end

local function shape_of_alias(alias, found)
    local kinds = {}
    for i, case in ipairs(alias.cases) do kinds[i] = case[1] end
    local shape = type_of(table.concat(kinds, "|"), found)
    shape.description = text_of(alias.about)
    return shape
end

local function shape_of_params(method, found)
    local shape = { type = "object", properties = object(), required = list {},
        additionalProperties = false }
    for _, field in ipairs(method.params) do
        local of = type_of(field[2], found)
        of.description, of.minimum = field[3], field.least
        of.maximum = field.most and field.most < 2 ^ 53 and field.most or nil
        shape.properties[field[1]] = of
        if not may_miss(field[2]) then
            shape.required[#shape.required + 1] = field[1]
        end
    end
    return shape
end

-- Defines all required types, and the types that these require.
local function define(definitions, found)
    repeat
        local is_done = true
        for _, name in ipairs(language.keys(found.wanted)) do
            if not definitions[name_of(name)] then
                local one = assert(found.public[name], name)
                definitions[name_of(name)] = one.cases and shape_of_alias(one, found)
                    or shape_of_class(one, found)
                is_done = false
            end
        end
    until is_done
end

-- If a value may belong to one of several classes, chooses the class by the fields that
-- the class requires. Explanations contain explanations of several classes, so a
-- validator that tries all of them at each depth would never finish.
local function guard(shape, definitions)
    for _, one in pairs(shape) do
        if type(one) == "table" then guard(one, definitions) end
    end
    for i, one in ipairs(shape.anyOf or {}) do
        local class = definitions[(one["$ref"] or ""):match "[^/]*$"]
        if class and class.required then
            shape.anyOf[i] = { ["if"] = { required = class.required }, ["then"] = one,
                ["else"] = false }
        end
    end
end

--- Return the schema as a table, to be written as JSON.
function schema.of()
    local found = { public = api.read(own_shapes()), wanted = {} }
    local definitions, methods, requests = object(), object(), {}
    local id = { type = list { "string", "number" } }
    for i, name in ipairs(service.methods()) do
        local method = service.method(name)
        definitions["params-" .. name] = shape_of_params(method, found)
        methods[name] = { about = method.about, params = { ["$ref"] = "#/$defs/params-"
            .. name }, result = type_of(method.result, found),
            item = method.item and type_of(method.item, found) or nil }
        local params = definitions["params-" .. name]
        requests[i] = { type = "object", properties = { id = id,
            method = { const = name }, params = methods[name].params },
            required = list(#params.required > 0 and { "method", "params" }
                or { "method" }) }
    end
    local refusal = type_of("inarow.service.error", found)
    define(definitions, found)
    definitions.request = { oneOf = list(requests) }
    definitions.answer = { type = "object", properties = { id = id, result = object(),
        item = object(), error = refusal }, oneOf = list {
        { required = list { "result" } }, { required = list { "item" } },
        { required = list { "error" } } } }
    local all = { ["$schema"] = "https://json-schema.org/draft/2020-12/schema",
        title = "Requests to inarow, and its answers", protocol = 1,
        ["$defs"] = definitions, methods = methods }
    guard(all, definitions)
    return all
end

return schema
