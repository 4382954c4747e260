--- Shows a foreign value as a short text for people, without addresses of tables and
-- without control characters.
local lists = require "inarow.language.lists"
local messages = require "inarow.language.messages"
local printable = require("inarow.language.characters").printable

local LONGEST = 60 -- greatest length of a text, in bytes

-- ---- As JSON --------------------------------------------------------------------------

local Writer = {}
Writer.__index = Writer

function Writer:add(text)
    if self.is_full then return end
    self[#self + 1], self.length = text, self.length + #text
    self.is_full = self.length > self.most
end

function Writer:list(value)
    self:add "["
    for i, item in ipairs(value) do
        if self.is_full then return end
        if i > 1 then self:add "," end
        self:value(item)
    end
    self:add "]"
end

function Writer:map(value)
    self:add "{"
    for i, key in ipairs(lists.keys(value)) do
        if self.is_full then return end
        if i > 1 then self:add "," end
        self:value(tostring(key))
        self:add ":"
        self:value(value[key])
    end
    self:add "}"
end

-- Returns true if a table is the null of a JSON library: it has no fields, and its
-- metatable has a function that writes it as JSON.
local function is_null(value)
    local meta = getmetatable(value)
    return next(value) == nil and type(meta) == "table" and meta.__tojson ~= nil
end

function Writer:value(value)
    if type(value) == "string" then
        self:add('"' .. printable(value, self.most):gsub('"', '\\"') .. '"')
    elseif type(value) ~= "table" then
        self:add(tostring(value))
    elseif is_null(value) then
        self:add "null"
    elseif #value > 0 or (getmetatable(value) or {}).__jsontype == "array" then
        self:list(value)
    else
        self:map(value)
    end
end

local function as_json(value, most)
    local writer = setmetatable({ most = most, length = 0 }, Writer)
    writer:value(value)
    local text = table.concat(writer)
    return #text > most + #"…" and printable(text, most) or text
end

-- ---- By itself ------------------------------------------------------------------------

-- Returns a word for the type of a value that has no short text.
local function kind_of(value)
    local code = "value-" .. type(value)
    return messages.is_code(code) and messages.say(code) or type(value)
end

--- Returns a value as a short text.
-- @param most number of bytes after which the text is cut; tables are then written as
-- JSON. If nil, texts are cut after 60 bytes, and a table becomes "a table"
return function(value, most)
    if most then return as_json(value, most) end
    if type(value) == "string" then
        return ("%q"):format(#value > LONGEST and value:sub(1, LONGEST) .. "..." or value)
    end
    local is_plain = type(value) == "number" or type(value) == "boolean"
    return is_plain and messages.written(value) or kind_of(value)
end
