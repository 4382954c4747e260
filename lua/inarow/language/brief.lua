--- A value that came from outside as a short text for people: as JSON, cut where it gets
-- long, without addresses of tables and without what would command a terminal.
local characters = require "inarow.language.characters"
local lists = require "inarow.language.lists"

local brief = {}

local ELLIPSIS = "…"

-- Is a table of a library's null? It has no fields, and says itself how it is written.
local function is_null(value)
    local meta = getmetatable(value)
    return next(value) == nil and type(meta) == "table" and meta.__tojson ~= nil
end

local write

local function write_list(out, value)
    out:add "["
    for i, item in ipairs(value) do
        if out.is_full then return end
        if i > 1 then out:add "," end
        write(out, item)
    end
    out:add "]"
end

local function write_map(out, value)
    out:add "{"
    for i, name in ipairs(lists.names(value)) do
        if out.is_full then return end
        if i > 1 then out:add "," end
        write(out, tostring(name))
        out:add ":"
        write(out, value[name])
    end
    out:add "}"
end

function write(out, value)
    if type(value) == "string" then
        out:add('"' .. brief.cut(value, out.most):gsub('"', '\\"') .. '"')
    elseif type(value) ~= "table" then
        out:add(tostring(value))
    elseif is_null(value) then
        out:add "null"
    elseif #value > 0 or (getmetatable(value) or {}).__jsontype == "array" then
        write_list(out, value)
    else
        write_map(out, value)
    end
end

--- A text cut after so many bytes, as it may be shown.
function brief.cut(text, most)
    if #text <= most then return characters.shown(text) end
    local stop = most -- where a character ends
    while stop > 0 and text:find("^[\128-\191]", stop + 1) do stop = stop - 1 end
    return characters.shown(text:sub(1, stop)) .. ELLIPSIS
end

--- A value as JSON, cut after so many bytes.
function brief.json(value, most)
    local out = { most = most, length = 0 }
    function out:add(text)
        if self.is_full then return end
        self[#self + 1], self.length = text, self.length + #text
        self.is_full = self.length > most
    end
    write(out, value)
    local text = table.concat(out)
    return #text > most + #ELLIPSIS and brief.cut(text, most) or text
end

return brief
