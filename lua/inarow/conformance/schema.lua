--- What a line of the corpus looks like, as a JSON schema: made of the fields of cases.
local cases = require "inarow.judging.cases"

local function list(...)
    return setmetatable({ ... }, { __jsontype = "array" })
end

local TYPES = {
    string = function() return { type = "string" } end,
    integer = function() return { type = "integer" } end,
    number = function() return { type = "number" } end,
    strings = function() return { type = "array", items = { type = "string" } } end,
    ["map:string"] = function()
        return { type = "object", additionalProperties = { type = "string" } }
    end,
    ["map:integer"] = function()
        return { type = "object", additionalProperties = { type = "integer" } }
    end,
}

function TYPES.perft()
    return { type = "object", required = list("sequences", "ended"),
        additionalProperties = false,
        properties = { sequences = TYPES.integer(), ended = TYPES["map:integer"]() } }
end

local function property(field)
    local name = field[2]
    local shape = TYPES[name]()
    shape.description, shape.pattern = field[3], field.pattern
    shape.minimum, shape.maximum = field.from, field.to
    if field.values then
        shape.enum = list((table.unpack or unpack)(field.values))
    end
    return shape
end

-- The shape of an answer: of a type, or of one of several.
local function answer_of(kind)
    if type(kind) == "string" then return TYPES[kind]() end
    local any = list()
    for i, one in ipairs(kind) do any[i] = TYPES[one]() end
    return { anyOf = any }
end

local function case_shape()
    local shape = { type = "object", required = list("answer"), properties = {},
        additionalProperties = false, allOf = list() }
    for _, field in ipairs(cases.fields) do
        shape.properties[field[1]] = property(field)
        if not field.optional then table.insert(shape.required, field[1]) end
    end
    shape.properties.answer = { description = "what the law says" }
    for _, question in ipairs(shape.properties.question.enum) do
        local its = cases.questions[question]
        local needs = { properties = { answer = answer_of(its.answer) } }
        if #its.fields > 0 then needs.required = list(its.fields[1]) end
        table.insert(shape.allOf, { ["then"] = needs,
            ["if"] = { properties = { question = { const = question } } } })
    end
    return shape
end

local function header_shape()
    local shape = { type = "object", additionalProperties = false, properties = {
        corpus = { const = "inarow" }, format = { const = cases.FORMAT },
        version = { type = "string" }, licence = { const = "MIT" },
        cases = { type = "integer", minimum = 0 } } }
    shape.required = list("corpus", "format", "version", "licence", "cases")
    return shape
end

local schema = {}

--- The schema of a line: the first one, or a case.
-- @return table for JSON
function schema.made()
    return { ["$schema"] = "https://json-schema.org/draft/2020-12/schema",
        title = "A line of inarow's corpus",
        oneOf = list(header_shape(), case_shape()) }
end

--- The order of its keys.
schema.ORDER = { "$schema", "title", "oneOf", "type", "description", "required",
    "additionalProperties", "properties" }

return schema
