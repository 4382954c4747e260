--- Writes LuaCATS types for editors. The tables of a script come from the schema. The
-- module's functions and the shapes of their arguments and results come from their
-- declarations.
local api = require "inarow.api"
local hooks = require "inarow.variant.hooks"
local schema = require "inarow.variant.schema"
local wrap = require("inarow.language").wrap

local types = {}

-- ---- Scripts ------------------------------------------------------------------------

local type_of

-- The classes made so far, by their nodes of the schema, and as text in order.
local Classes = {}
Classes.__index = Classes

local OPTION = "inarow.option" -- an option may replace any single value

local scalars = {
    string = function() return "string" end,
    word = function() return "string" end,
    colour = function() return "string" end,
    identifier = function() return "string" end,
    reason = function() return "string" end,
    boolean = function() return "boolean" end,
    whole = function() return "integer" end,
    name = function(node)
        local names = {}
        for i, name in ipairs(node.names) do names[i] = ("%q"):format(name) end
        return table.concat(names, "|")
    end,
}

local kinds = {
    ["function"] = function(node)
        return ("fun(view: inarow.hook_view, action: inarow.action%s): any"):format(
            node.takes or "")
    end,
    list = function(node, name, classes)
        return ("(%s)[]"):format(type_of(node.of, name, classes))
    end,
    map = function(node, name, classes)
        return ("table<string, %s>"):format(type_of(node.of, name, classes))
    end,
    either = function(node, name, classes)
        local parts, has_scalar = {}, false
        for i, one in ipairs(node.of) do
            local scalar = scalars[one.kind]
            parts[i] = scalar and scalar(one) or type_of(one, name, classes)
            has_scalar = has_scalar or scalar
        end
        return table.concat(parts, "|") .. (has_scalar and "|" .. OPTION or "")
    end,
    fields = function(node, name, classes)
        return classes:add(node, name)
    end,
}

function type_of(node, name, classes)
    local scalar = scalars[node.kind]
    return scalar and scalar(node) .. "|" .. OPTION
        or kinds[node.kind](node, name, classes)
end

-- Returns the line of a field. In a script with a base, false removes the field.
local function field_line(key, field, type_text)
    local is_name = type(key) == "string" and key:find "^[%a_][%w_]*$"
    local shown = is_name and key
        or ("[%s]"):format(type(key) == "number" and key or ("%q"):format(key))
    local missing = field.required and "" or is_name and "|false" or "|false|nil"
    return ("---@field %s%s %s%s %s"):format(shown,
        is_name and not field.required and "?" or "", type_text, missing, field.doc)
end

-- Makes a class of a node with fields. Returns its name.
function Classes:add(node, name)
    if self.names[node] then return self.names[node] end
    self.names[node] = name
    local lines, keys = {}, {}
    for key in pairs(node.fields) do keys[#keys + 1] = key end
    table.sort(keys, function(a, b) return tostring(a) < tostring(b) end)
    for i, key in ipairs(keys) do
        local below = name .. "." .. tostring(key):gsub("%W", "_")
        local field = node.fields[key]
        lines[i] = field_line(key, field, type_of(field, below, self))
    end
    if node.others then
        lines[#lines + 1] = ("---@field [string] %s|false"):format(
            type_of(node.others, name .. "_of_one", self))
    end
    self.text[#self.text + 1] = ("---@class %s\n%s\n"):format(name,
        table.concat(lines, "\n"))
    return name
end

local function view_lines()
    local lines = {}
    for i, field in ipairs(hooks.view) do
        lines[i] = ("---@field %s %s %s\n"):format(field[1], field[2], field[3])
    end
    return table.concat(lines)
end

local OWN = [[
---@class inarow.hook_view a hook's view of a game
]] .. view_lines() .. [[

--- In scripts: returns the value of an option.
---@param key string
---@return inarow.option
function option(key) end

--- In scripts: prints values if `--trace` or `inarow.trace` asks for them.
---@param ... any
function trace(...) end
]]

-- ---- The module ---------------------------------------------------------------------

-- Adds a text as lines of a comment.
local function add_text(lines, text)
    for line in ((text or "") .. "\n"):gmatch "([^\n]*)\n" do
        lines[#lines + 1] = line ~= "" and "--- " .. line or text and "---" or nil
    end
end

-- Adds a tag with its text after it, or before it if the text is long.
local function add_tag(lines, tag, text)
    local one = tag .. (text and " " .. text or "")
    if #one > 90 then
        for _, line in ipairs(wrap(text, 86)) do lines[#lines + 1] = "--- " .. line end
        one = tag
    end
    lines[#lines + 1] = one
end

local function add_function(lines, class, one)
    local names = {}
    lines[#lines + 1] = ""
    add_text(lines, one.about)
    for i, param in ipairs(one) do
        names[i] = param[1]
        lines[#lines + 1] = ("---@param %s %s%s"):format(param[1], param[2],
            param[3] and " " .. param[3] or "")
    end
    for _, result in ipairs(one.returns or {}) do
        lines[#lines + 1] = "---@return " .. table.concat(result, " ")
    end
    lines[#lines + 1] = ("function %s%s(%s) end"):format(class.called, one.name,
        table.concat(names, ", "))
end

local function class_text(class)
    local lines = {}
    add_text(lines, class.about)
    lines[#lines + 1] = "---@class " .. class.name
        .. (class.extends and ": " .. class.extends or "")
    for _, field in ipairs(class) do
        add_tag(lines, ("---@field %s %s"):format(field[1], field[2]), field[3])
    end
    if class.called then
        lines[#lines + 1] = ("local %s = {}"):format(class.called:sub(1, -2))
    end
    for _, one in ipairs(class.functions or {}) do add_function(lines, class, one) end
    return table.concat(lines, "\n") .. "\n"
end

local function codes_text(codes)
    local lines = {}
    add_text(lines, codes.about)
    lines[#lines + 1] = "---@alias " .. codes.name
    for _, case in ipairs(codes.cases) do
        lines[#lines + 1] = "---| " .. table.concat(case, " # ")
    end
    return table.concat(lines, "\n") .. "\n"
end

--- Returns all types as a Lua file for editors.
function types.text()
    local classes = setmetatable({ names = {}, text = {} }, Classes)
    classes:add(schema, "inarow.script")
    local parts = { "---@meta inarow\n", OWN, table.concat(classes.text, "\n") }
    for _, one in ipairs(api.read()) do
        parts[#parts + 1] = (one.cases and codes_text or class_text)(one)
    end
    parts[#parts + 1] = "return inarow\n"
    return table.concat(parts, "\n")
end

return types
