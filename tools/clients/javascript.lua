--- Writes the generated files of the JavaScript client: the types of answers and methods
-- for TypeScript, and the facts that the client needs about each method. `make clients`
-- writes them into bindings/js.
local client = require "tools.clients.client"
local limits = require("inarow.service").limits()
local language = require "inarow.language"

local javascript = {}

local WIDTH = 88
local SCALARS = { string = "string", integer = "number", number = "number",
    boolean = "boolean" }

-- ---- Types ----------------------------------------------------------------------------

local type_text

local function literals(values)
    local words = {}
    for i, value in ipairs(values) do
        words[i] = type(value) == "string" and ("%q"):format(value) or tostring(value)
    end
    return table.concat(words, " | ")
end

local function either(shapes)
    local words = {}
    for i, shape in ipairs(shapes) do words[i] = type_text(shape) end
    return table.concat(words, " | ")
end

local function list_of(text)
    return (text:find " | " and "(%s)[]" or "%s[]"):format(text)
end

-- Returns a shape as a TypeScript type.
function type_text(shape)
    local name = client.referred(shape)
    if name then return name end
    if shape.anyOf then return either(shape.anyOf) end
    if shape.enum or shape.const ~= nil then
        return literals(shape.enum or { shape.const })
    elseif shape.type == "array" then
        return list_of(type_text(shape.items))
    elseif shape.type == "object" then
        return ("Record<string, %s>"):format(shape.additionalProperties
            and type_text(shape.additionalProperties) or "unknown")
    end
    return SCALARS[shape.type] or "unknown"
end

-- ---- Text -----------------------------------------------------------------------------

local function add_comment(add, text, indent)
    if not text then return end
    if #indent + #text + 7 <= WIDTH then return add(indent .. "/** " .. text .. " */") end
    add(indent .. "/**")
    for _, line in ipairs(language.wrap(text, WIDTH - #indent - 3)) do
        add(indent .. " * " .. line)
    end
    add(indent .. " */")
end

-- Adds fields with any other name. TypeScript requires that their type also includes the
-- types of the named fields.
local function add_others(add, fields, others)
    local kinds, seen = {}, {}
    local function note(kind)
        if not seen[kind] then kinds[#kinds + 1] = kind end
        seen[kind] = true
    end
    note(type_text(others))
    for _, field in ipairs(fields) do note(type_text(field.shape)) end
    note "undefined"
    add_comment(add, others.description, "    ")
    add(("    [name: string]: %s;"):format(table.concat(kinds, " | ")))
end

local function add_interface(add, name, about, fields, others)
    add ""
    add_comment(add, about, "")
    add(("export interface %s {"):format(name))
    for _, field in ipairs(fields) do
        add_comment(add, field.about, "    ")
        add(("    %s%s: %s;"):format(field.name, field.required and "" or "?",
            type_text(field.shape)))
    end
    if others then add_others(add, fields, others) end
    add "}"
end

-- ---- Methods --------------------------------------------------------------------------

-- Converts `close_game` to closeGame.
local function camel(name)
    return (name:gsub("_(%a)", string.upper))
end

local function params_name(method, of)
    return client.type_name(method.name) .. of
end

local function split(params)
    local required, optional = {}, {}
    for _, param in ipairs(params) do
        local part = param.required and required or optional
        part[#part + 1] = param
    end
    return required, optional
end

-- Returns the type of what a game's method returns.
local function given_type(method)
    if method.item then return list_of(type_text(method.item)) end
    if method.gives == false then return "void" end
    local whole = type_text(method.result)
    return method.gives and ("%s[%q]"):format(whole, method.gives) or whole
end

local function add_service_method(add, method)
    local required = split(method.params)
    local params = #method.params > 0 and ("params%s: %s"):format(
        #required > 0 and "" or "?", params_name(method, "Params")) or ""
    local given = method.item and list_of(type_text(method.item))
        or type_text(method.result)
    add_comment(add, method.about, "    ")
    add(("    %s(%s): Promise<%s>;"):format(camel(method.called), params, given))
end

local function add_game_method(add, method)
    local required, optional = split(method.of_game)
    local params = {}
    for i, param in ipairs(required) do
        params[i] = ("%s: %s"):format(param.name, type_text(param.shape))
    end
    if #optional > 0 then
        params[#params + 1] = ("options?: %s"):format(params_name(method, "Options"))
    end
    add_comment(add, method.about, "    ")
    add(("    %s(%s): Promise<%s>;"):format(camel(method.in_game),
        table.concat(params, ", "), given_type(method)))
end

--- Writes types.d.ts.
function javascript.types()
    local types, methods = client.of()
    return client.text(function(add)
        add "// Generated from the service's schema by `make clients`. Do not edit."
        for _, one in ipairs(types) do
            if one.fields then
                add_interface(add, one.name, one.about, one.fields, one.others)
            else
                add ""
                add_comment(add, one.about, "")
                add(("export type %s = %s;"):format(one.name, type_text(one.shape)))
            end
        end
        for _, method in ipairs(methods) do
            local _, optional = split(method.of_game or {})
            if #method.params > 0 then
                add_interface(add, params_name(method, "Params"), nil, method.params)
            end
            if #optional > 0 then
                add_interface(add, params_name(method, "Options"), nil, optional)
            end
        end
        add "\n/** The requests of the arbiter. */"
        add "export interface ServiceMethods {"
        for _, method in ipairs(methods) do add_service_method(add, method) end
        add "}\n\n/** The requests about a game. */"
        add "export interface GameMethods {"
        for _, method in ipairs(methods) do
            if method.of_game then add_game_method(add, method) end
        end
        add "}"
    end)
end

-- Returns the facts about a method as a JavaScript object.
local function known(method)
    local parts = { ("name: %q"):format(method.name) }
    if method.item then parts[#parts + 1] = "items: true" end
    if method.of_game then
        local required = split(method.of_game)
        local names = {}
        for i, param in ipairs(required) do names[i] = ("%q"):format(param.name) end
        parts[#parts + 1] = ("ofGame: [%s]"):format(table.concat(names, ", "))
        if method.in_game ~= method.called then
            parts[#parts + 1] = ("inGame: %q"):format(camel(method.in_game))
        end
        if method.gives then parts[#parts + 1] = ("gives: %q"):format(method.gives) end
        if method.gives == false then parts[#parts + 1] = "gives: null" end
    end
    return "{ " .. table.concat(parts, ", ") .. " }"
end

local HEAD = '"use strict";\n'
    .. "// Generated from the service's schema by `make clients`. Do not edit."

--- Writes limits.cjs: the least and greatest value of each limit, by name, and whether it
-- is a whole number.
function javascript.limits()
    return client.text(function(add)
        add(HEAD)
        add "module.exports = {"
        for _, limit in ipairs(limits) do
            add(("    %s: { least: %s, most: %.0f, isWhole: %s },"):format(limit[1],
                limit.least, limit.most, tostring(limit[2] == "integer?")))
        end
        add "};"
    end)
end

--- Writes methods.cjs. For each method, by its name in the client, it has the request's
-- `name`, and `items` if the answer has items. For a method that games also have, it has
-- `ofGame`, the parameters that stand first; `inGame`, the name in games if it differs;
-- and `gives`, the field of the result that the method returns (null for nothing).
function javascript.methods()
    local _, methods = client.of()
    return client.text(function(add)
        add(HEAD)
        add "module.exports = {"
        for _, method in ipairs(methods) do
            add(("    %s: %s,"):format(camel(method.called), known(method)))
        end
        add "};"
    end)
end

return javascript
