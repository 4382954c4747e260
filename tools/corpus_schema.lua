--- Writes the JSON schema of a line of the corpus from the fields of cases.
local dkjson = require "dkjson"
local language = require "inarow.language"
local judging = require "inarow.judging"

local schema = {}

-- Makes a list that JSON shows as a list even if it is empty.
local function list(items)
    return setmetatable(items or {}, { __jsontype = "array" })
end

local shape_of

-- Returns the shape of an answer to `perft`.
local function counts()
    return { type = "object", required = list { "sequences", "ended" },
        additionalProperties = false,
        properties = { sequences = shape_of "integer", ended = shape_of "map:integer" } }
end

-- Returns the shape of a type of cases.lua.
function shape_of(kind)
    local of = kind:match "^map:(.*)"
    if kind == "perft" then return counts() end
    if kind == "strings" then return { type = "array", items = shape_of "string" } end
    if of then return { type = "object", additionalProperties = shape_of(of) } end
    return { type = kind }
end

local function property(field)
    local shape = shape_of(field[2])
    shape.description, shape.pattern = field[3], field.pattern
    shape.minimum, shape.maximum = field.from, field.to
    shape.enum = field.values and list(field.values)
    return shape
end

-- Returns the shape of an answer: of one type, or of one of several types.
local function answer_of(kind)
    if type(kind) == "string" then return shape_of(kind) end
    local any = list()
    for i, one in ipairs(kind) do any[i] = shape_of(one) end
    return { anyOf = any }
end

local function case_shape()
    local known = judging.case_shape()
    local shape = { type = "object", required = list { "answer" }, properties = {},
        additionalProperties = false, allOf = list() }
    for _, field in ipairs(known.fields) do
        shape.properties[field[1]] = property(field)
        if not field.optional then table.insert(shape.required, field[1]) end
    end
    shape.properties.answer = { description = "what the law says" }
    for i, question in ipairs(shape.properties.question.enum) do
        local its = known.questions[question]
        shape.allOf[i] = { ["if"] = { properties = { question = { const = question } } },
            ["then"] = { properties = { answer = answer_of(its.answer) },
                required = its.fields[1] and list { its.fields[1] } } }
    end
    return shape
end

local function header_shape()
    local known = judging.case_shape()
    return { type = "object", additionalProperties = false,
        required = list(known.header), properties = {
            corpus = { const = "inarow" }, format = { const = known.format },
            version = { type = "string" }, licence = { const = "MIT" },
            cases = { type = "integer", minimum = 0 } } }
end

--- Returns the schema of a line: the first line, or a case.
-- @return table for JSON
function schema.made()
    return { ["$schema"] = "https://json-schema.org/draft/2020-12/schema",
        title = "A line of inarow's corpus",
        oneOf = list { header_shape(), case_shape() } }
end

-- Adds the names of all fields of a value, including nested fields, to a set.
local function gather(value, set)
    for key, item in pairs(value) do
        if type(key) == "string" then set[key] = true end
        if type(item) == "table" then gather(item, set) end
    end
end

--- Returns the schema as JSON. Its keys are always in the same order.
function schema.text()
    local order, set = { "$schema", "title", "oneOf", "type", "description", "required",
        "additionalProperties", "properties" }, {}
    gather(schema.made(), set)
    for _, key in ipairs(order) do set[key] = nil end
    return dkjson.encode(schema.made(), { indent = true,
        keyorder = language.joined(order, language.keys(set)) }) .. "\n"
end

return schema
