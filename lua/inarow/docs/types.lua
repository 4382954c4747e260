--- LuaCATS types, for editors: the tables of a script from the schema, the functions of
-- the module from the comments above them.
local hooks = require "inarow.game.hooks"
local schema = require "inarow.variant.schema"

local types = {}

-- ---- Scripts ------------------------------------------------------------------------

local type_of

-- The classes made so far, by the schema's node; and as text, in order.
local Classes = {}
Classes.__index = Classes

local OPTION = "inarow.option" -- may stand for any single value

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
    ["function"] = function()
        return "fun(view: inarow.hook_view, action: table): any"
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

-- A field's line: in a script with a base, false removes.
local function field_line(key, field, type_text)
    local is_name = type(key) == "string" and key:find "^[%a_][%w_]*$"
    local shown = is_name and key
        or ("[%s]"):format(type(key) == "number" and key or ("%q"):format(key))
    local missing = field.required and "" or is_name and "|false" or "|false|nil"
    return ("---@field %s%s %s%s %s"):format(shown,
        is_name and not field.required and "?" or "", type_text, missing, field.doc)
end

-- Make a class of a node with fields; returns its name.
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
---@class inarow.option the mark of an option's value
---@field key string

---@class inarow.hook_view what a hook may know of a game
]] .. view_lines() .. [[

--- In scripts: the value of an option.
---@param key string
---@return inarow.option
function option(key) end
]]

-- ---- The module ---------------------------------------------------------------------

local TYPES = { string = true, table = true, number = true, boolean = true }

-- A parameter's line: its type is the first word of what is said of it, if it is one.
local function parameter(name, text)
    local first, rest = text:match "^(%a+),? ?(.*)$"
    local is_type = TYPES[first]
    local may_miss = text:find "or nil" or text:find "by default" or text:find "if nil"
    return ("---@param %s%s %s %s"):format(name, may_miss and "?" or "",
        is_type and first or "any", is_type and rest or text)
end

-- A comment as LuaCATS writes it; a line for several parameters becomes one for each.
local function annotated(comment)
    local lines = {}
    for text in comment:gmatch "[^\n]+" do
        local names, rest = text:match "^@param ([%w_]+[%w_, ]-) ([^,].*)$"
        if names then
            for name in names:gmatch "[%w_]+" do
                lines[#lines + 1] = parameter(name, rest)
            end
        elseif text:find "^@return" then
            lines[#lines + 1] = "---@return any ... " .. text:match "^@return (.*)$"
        else
            lines[#lines + 1] = "--- " .. text
        end
    end
    return table.concat(lines, "\n")
end

-- The documented functions and fields of a table, from the source that fills it.
local function members_of(source, name)
    local list, comment = {}, nil
    local function add(text)
        list[#list + 1] = annotated(comment) .. "\n" .. text .. "\n"
    end
    for line in (source .. "\n"):gmatch "([^\n]*)\n" do
        local head = line:match("^function " .. name .. "[.:][%w_]+%b()")
        local field = line:match("^" .. name .. "%.[%w_]+ = ")
        if line:find "^%-%-%- " then
            comment = line:sub(5)
        elseif comment and line:find "^%-%- " then
            -- What does not begin a line of its own goes on with that of an @.
            local goes_on = comment:find "\n@[^\n]*$" and not line:find "^%-%- @"
            comment = comment .. (goes_on and " " or "\n") .. line:sub(4)
        else
            if comment and head then add(head .. " end") end
            if comment and field then add(field .. "nil ---@type any") end
            comment = nil
        end
    end
    return table.concat(list, "\n")
end

-- The source of a module of ours. Lua 5.1 has no package.searchpath.
local function source_of(name)
    for pattern in package.path:gmatch "[^;]+" do
        local file = io.open((pattern:gsub("%?", (name:gsub("%.", "/")))), "rb")
        if file then
            local text = file:read "*a"
            file:close()
            return text
        end
    end
    error("the source of " .. name .. " is not found", 0)
end

--- All of it, as a Lua file for editors.
function types.text()
    local classes = setmetatable({ names = {}, text = {} }, Classes)
    classes:add(schema, "inarow.script")
    return table.concat({ "---@meta inarow", OWN, table.concat(classes.text, "\n"),
        "---@class inarow\nlocal inarow = {}\n",
        members_of(source_of "inarow", "inarow"),
        "---@class inarow.game\nlocal Game = {}\n",
        members_of(source_of "inarow.game.game", "Game"),
        members_of(source_of "inarow.game.state", "Game"),
        members_of(source_of "inarow.game.legal", "Game"),
        members_of(source_of "inarow.game.stones", "Game"),
        members_of(source_of "inarow", "Game"), "return inarow\n" }, "\n")
end

return types
