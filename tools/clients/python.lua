--- Writes the generated modules of the Python client: the types of answers, and a method
-- for each request. `make clients` writes them into bindings/python.
local client = require "tools.clients.client"
local inarow = require "inarow"
local limits = require("inarow.service").limits()

local python = {}

local WIDTH = 88
local SCALARS = { string = "str", integer = "int", number = "float", boolean = "bool" }
local KEYWORDS = {}
for word in ([[
    False None True and as assert async await break class continue def del elif
    else except finally for from global if import in is lambda nonlocal not or
    pass raise return try while with yield
]]):gmatch "%a+" do
    KEYWORDS[word] = true
end

-- ---- Types ----------------------------------------------------------------------------

local type_text

local function literal(values)
    local words = {}
    for i, value in ipairs(values) do
        words[i] = type(value) == "string" and ("%q"):format(value)
            or value and "True" or "False"
    end
    return "Literal[" .. table.concat(words, ", ") .. "]"
end

local function either(shapes, names)
    local words = {}
    for i, shape in ipairs(shapes) do words[i] = type_text(shape, names) end
    return table.concat(words, " | ")
end

-- Returns a shape as a Python type.
-- @param names {prefix = of types by name, list = , map = types of containers}
function type_text(shape, names)
    local name = client.referred(shape)
    if name then return names.prefix .. name end
    if shape.anyOf then return either(shape.anyOf, names) end
    local words = shape.enum or shape.const ~= nil and { shape.const }
    if words then return literal(words) end
    if shape.type == "array" then
        return ("%s[%s]"):format(names.list, type_text(shape.items, names))
    elseif shape.type == "object" then
        return ("%s[str, %s]"):format(names.map, shape.additionalProperties
            and type_text(shape.additionalProperties, names) or "Any")
    end
    return SCALARS[shape.type] or "Any"
end

local INSIDE = { prefix = "", list = "list", map = "dict" }
local GIVEN = { prefix = "types.", list = "list", map = "dict" }
local TAKEN = { prefix = "types.", list = "Sequence", map = "Mapping" }

-- ---- Text -----------------------------------------------------------------------------

-- Adds text in lines of at most WIDTH characters, each after `indent`.
local function add_wrapped(add, text, indent, first)
    local line = first or indent
    for word in text:gmatch "%S+" do
        if #line + #word + 1 > WIDTH and line:find "%S" then
            add(line)
            line = indent
        end
        line = line .. (line:find "%S$" and not line:find '"""$' and " " or "") .. word
    end
    add(line)
end

-- Adds a docstring: its text, and the parameters.
local function add_docstring(add, about, indent, params)
    local whole = indent .. '"""' .. about .. '"""'
    if #(params or {}) == 0 and #whole <= WIDTH then return add(whole) end
    add_wrapped(add, about, indent, indent .. '"""')
    for i, param in ipairs(params or {}) do
        if i == 1 then add "" end
        add_wrapped(add, param.about, indent .. "    ",
            ("%s:param %s:"):format(indent, param.name))
    end
    add(indent .. '"""')
end

-- Adds a Python list in brackets: on one line if it fits, otherwise one item per line.
local function add_list(add, before, items, after, indent)
    local whole = before .. table.concat(items, ", ") .. after
    if #whole <= WIDTH then return add(whole) end
    add(before)
    for _, item in ipairs(items) do add(indent .. "    " .. item .. ",") end
    add(indent .. after)
end

local HEAD = [[
"""%s

Generated from the service's schema by `make clients`. Do not edit."""

from __future__ import annotations
]]

-- ---- The types ------------------------------------------------------------------------

local function has_keyword(fields)
    for _, field in ipairs(fields) do
        if KEYWORDS[field.name] then return true end
    end
end

local function add_about(add, about, indent)
    if about then add_wrapped(add, about, indent .. "# ") end
end

-- Adds a type as a string. A long string is split into pieces, which Python joins.
local function add_quoted(add, before, text, after)
    local whole = ('%s"%s"%s'):format(before, text, after)
    if #whole <= WIDTH then return add(whole) end
    local indent, piece = before:match "^ *" .. "    ", ""
    add(before .. "(")
    for part, space in text:gmatch "([^ ]+)( ?)" do
        if #indent + #piece + #part + 3 > WIDTH then
            add(('%s"%s"'):format(indent, piece))
            piece = ""
        end
        piece = piece .. part .. space
    end
    add(('%s"%s"'):format(indent, piece))
    add(before:match "^ *" .. ")" .. after)
end

-- Adds a type by a call, because Python's keywords cannot be names in a class.
local function add_by_call(add, one)
    add_about(add, one.about, "")
    add(("%s = TypedDict("):format(one.name))
    add(('    "%s",'):format(one.name))
    add "    {"
    for _, field in ipairs(one.fields) do
        add_about(add, field.about, "        ")
        local text = (type_text(field.shape, INSIDE):gsub('"', "'"))
        local before = ('        "%s": '):format(field.name)
        if field.required then
            add_quoted(add, before, text, ",")
        else
            add_quoted(add, before .. "NotRequired[", text, "],")
        end
    end
    add "    },"
    add ")"
end

local function add_field(add, field)
    local text = type_text(field.shape, INSIDE)
    local before, after = ("    %s: "):format(field.name), ""
    if not field.required then before, after = before .. "NotRequired[", "]" end
    local words = text:match "^Literal%[(.*)%]$"
    if not words then return add(before .. text .. after) end
    local items = {}
    for word in words:gmatch "[^ ,]+" do items[#items + 1] = word end
    add_list(add, before .. "Literal[", items, "]" .. after, "    ")
end

local function add_class(add, one)
    add(("class %s(TypedDict):"):format(one.name))
    if one.about then add_docstring(add, one.about, "    ") end
    if #one.fields == 0 then add "    pass" end
    if one.about and #one.fields > 0 then add "" end
    for _, field in ipairs(one.fields) do
        add_about(add, field.about, "    ")
        add_field(add, field)
    end
end

local function add_type(add, one)
    add "\n"
    if not one.fields then
        add_about(add, one.about, "")
        add_quoted(add, one.name .. ": TypeAlias = ",
            (type_text(one.shape, INSIDE):gsub('"', "'")), "")
    elseif has_keyword(one.fields) then
        add_by_call(add, one)
    else
        add_class(add, one)
    end
end

--- Writes types.py.
function python.types()
    local types = client.of()
    return client.text(function(add)
        add(HEAD:format "The shapes of answers, as typed dictionaries.")
        add "from typing import Any, Literal, NotRequired, TypeAlias, TypedDict"
        for _, one in ipairs(types) do add_type(add, one) end
    end)
end

-- ---- The limits -----------------------------------------------------------------------

local function scalar(kind) return SCALARS[kind:match "^%a+"] end

--- Writes limits.py.
function python.limits()
    return client.text(function(add)
        add(HEAD:format "Limits of a service.")
        add "from typing import TypedDict\n\n"
        add "class Limits(TypedDict, total=False):"
        add '    """Limits of a service that differ from the defaults."""\n'
        for _, limit in ipairs(limits) do
            add(("    #: %s; by default %s"):format(limit[3], limit.default))
            add(("    %s: %s"):format(limit[1], scalar(limit[2])))
        end
        add "\n"
        add "#: Type, least value and greatest value of each limit."
        add "RANGES: dict[str, tuple[type, float, float]] = {"
        for _, limit in ipairs(limits) do
            add(('    "%s": (%s, %s, %.0f),'):format(limit[1], scalar(limit[2]),
                limit.least, limit.most))
        end
        add "}"
    end)
end

-- ---- The methods ----------------------------------------------------------------------

-- Returns the parameters of a function. Those after the first optional parameter are
-- given by name.
local function signature(params)
    local items, is_open = { "self" }, true
    for i, param in ipairs(params) do
        local text = type_text(param.shape, TAKEN)
        if not param.required and i > 1 and is_open then
            is_open, items[#items + 1] = false, "*"
        end
        items[#items + 1] = param.required and ("%s: %s"):format(param.name, text)
            or ("%s: %s | None = None"):format(param.name, text)
    end
    return items
end

local function add_method(add, method, called, params, gives)
    local given = method.item and ("list[%s]"):format(type_text(method.item, GIVEN))
        or type_text(method.result, GIVEN)
    local result, index = given, ""
    if gives then
        result, index = gives.type, ("[%q]"):format(gives.field)
    elseif gives == false then
        result = "None"
    end
    local asked = { ("%q"):format(method.name) }
    for _, param in ipairs(params) do
        asked[#asked + 1] = ("%s=%s"):format(param.name, param.name)
    end
    add ""
    add_list(add, ("    def %s("):format(called), signature(params),
        (") -> %s:"):format(result), "    ")
    add_docstring(add, method.about, "        ", params)
    local ask = method.item and "items" or "ask"
    if gives == false then
        return add_list(add, ("        self.%s("):format(ask), asked, ")", "        ")
    end
    add_list(add, ("        answer: %s = self.%s("):format(given, ask), asked, ")",
        "        ")
    add("        return answer" .. index)
end

-- Returns the field of a result that a game's method returns, as {field, type}; false for
-- nothing.
local function given_by_game(method, types)
    if not method.gives then return method.gives end
    for _, one in ipairs(types) do
        if one.name == client.referred(method.result) then
            for _, field in ipairs(one.fields) do
                if field.name == method.gives then
                    return { field = field.name, type = type_text(field.shape, GIVEN) }
                end
            end
        end
    end
    error(method.name .. ": no field " .. method.gives)
end

local BASE = [[
class %s:
    """%s"""

    def ask(self, method: str, **params: Any) -> Any:
        """Return the result of any request. Parameters that are None are left out."""
        raise NotImplementedError

    def items(self, method: str, **params: Any) -> Any:
        """Return the list of the items that come before the result of a request."""
        raise NotImplementedError]]

--- Writes methods.py.
function python.methods()
    local types, methods = client.of()
    return client.text(function(add)
        add(HEAD:format "A method for each request.")
        add "from collections.abc import Mapping, Sequence"
        add "from typing import Any, Literal\n"
        add "from . import types\n"
        add(("VERSION = %q\n\n"):format(inarow.version))
        add(BASE:format("ServiceMethods", "The requests of a service."))
        for _, method in ipairs(methods) do
            add_method(add, method, method.called, method.params)
        end
        add "\n"
        add(BASE:format("GameMethods", "The requests about a game."))
        for _, method in ipairs(methods) do
            if method.of_game then
                add_method(add, method, method.in_game, method.of_game,
                    given_by_game(method, types))
            end
        end
    end)
end

return python
