--- Prepares the schema for clients in other languages: the shapes of answers become
-- types, and requests become methods. A generator for each language writes them
-- (`python.lua`). Shapes remain shapes of JSON Schema, which the generators convert to
-- types of their languages.
local language = require "inarow.language"
local service = require "inarow.service"

local client = {}

-- Definitions that do not describe parts of answers.
local ENVELOPES = { answer = true, request = true }

-- Parameters that a game knows by itself.
local KNOWN = { game = true, record = true, variant = true, options = true }

--- Returns the name of a definition as a type: `script_fault` is ScriptFault.
function client.type_name(name)
    return (("_" .. name):gsub("_(%a)", string.upper))
end

--- Returns the type that a shape refers to by name, or nil.
function client.referred(shape)
    local name = ((shape["then"] or shape)["$ref"] or ""):match "([^/]+)$"
    return name and client.type_name(name)
end

-- Replaces nil in a comment of the source: in JSON, the field is missing instead.
local function in_json(text)
    return (text:gsub("%f[%a]([nN])il%f[%A]", { n = "missing", N = "Missing" }))
end

--- Returns the text of a generated file.
-- @param write function that receives `add`, a function that adds a line to the file
-- @return string
function client.text(write)
    local lines = {}
    write(function(line) lines[#lines + 1] = line end)
    return table.concat(lines, "\n") .. "\n"
end

local function fields_of(shape)
    local required, fields = {}, {}
    for _, name in ipairs(shape.required or {}) do required[name] = true end
    for _, name in ipairs(language.keys(shape.properties)) do
        local of = shape.properties[name]
        fields[#fields + 1] = { name = name, shape = of, required = required[name],
            about = of.description and in_json(of.description) }
    end
    return fields
end

-- Returns the parameters in the order in which a caller gives them: required parameters,
-- then optional ones, then the game.
local function params_of(method, shape)
    local required, optional, game = {}, {}, {}
    for _, field in ipairs(method.params) do
        local name = field[1]
        local param = { name = name, shape = shape.properties[name], about = field[3],
            required = language.index_of(shape.required, name) }
        local part = param.required and required
            or (name == "game" or name == "record" and method.game) and game or optional
        part[#part + 1] = param
    end
    for _, part in ipairs { optional, game } do
        for _, param in ipairs(part) do required[#required + 1] = param end
    end
    return required
end

local function method_of(name, described, definitions)
    local method = service.method(name)
    local params, own = params_of(method, definitions["params-" .. name]), {}
    for _, param in ipairs(params) do
        if not KNOWN[param.name] then own[#own + 1] = param end
    end
    local is_of_game = method.game or #params - #own == 4
    local called = method.called or name
    return { name = name, called = called, about = method.about,
        in_game = method.in_game or called,
        params = params, result = described.result, item = described.item,
        gives = method.gives, of_game = is_of_game and own or nil }
end

--- Returns everything that the generators need.
-- @return types, list by name: {name, about, fields, others} or {name, about, shape}; a
-- field has `name`, `shape`, `required`, `about`; `others` is the shape of fields with
-- other names, if there may be such fields
-- @return methods, list: {name, called (name in a client), in_game (name in a client's
-- games), about, params (list like fields), result and item (shapes), of_game (params of
-- a game's method, or nil), gives (the field of the result that such a method returns;
-- false for nothing, nil for the whole result)}
function client.of()
    local all = service.schema()
    local definitions, types, list = all["$defs"], {}, {}
    for _, name in ipairs(language.keys(definitions)) do
        local shape = definitions[name]
        if not ENVELOPES[name] and not name:find "^params%-" then
            types[#types + 1] = { name = client.type_name(name),
                about = shape.description, shape = shape,
                fields = shape.properties and fields_of(shape),
                others = shape.additionalProperties or nil }
        end
    end
    for i, name in ipairs(service.methods()) do
        list[i] = method_of(name, all.methods[name], definitions)
    end
    return types, list
end

return client
