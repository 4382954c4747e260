--- Reads JSON objects from a text that arrives in pieces. An object may take one line or
-- several.
local language = require "inarow.language"
local say = require("inarow.cli.sentences").say

local objects = {}

--- Greatest number of bytes in an object.
objects.MOST = 2 ^ 25

-- Returns the number of brackets that a line opens, minus the number that it closes.
-- Strings in JSON contain no line feeds.
local function opened(line)
    local bare = line:gsub("\\.", ""):gsub('"[^"]*"', "")
    return select(2, bare:gsub("[%[{]", "")) - select(2, bare:gsub("[%]}]", ""))
end

-- Returns true if a line begins another object although the previous object is
-- incomplete.
local function begins(line, key)
    return line:find "^{" and line:find(key, 1, true)
end

-- Gathers the lines of an object, given its first line.
-- @param next_line function that returns a line, and true if the line makes the object
-- too long
-- @param key as for `each`
-- @return text of the object
-- @return message if the object is too long or incomplete
-- @return first line of the next object, if it was read
local function gather(line, is_long, next_line, key)
    local parts, depth = {}, 0
    repeat
        parts[#parts + 1], depth = line, depth + opened(line)
        if is_long then return "", say("long-object", { most = objects.MOST }) end
        if depth <= 0 then return table.concat(parts, "\n") end
        line, is_long = next_line()
    until not line or begins(line, key)
    return table.concat(parts, "\n"), say "open-object", line
end

--- Iterate over the objects of a text.
-- @param pieces function that returns the next piece of the text, or nil
-- @param key text. A line that begins with a brace and contains the key always begins an
-- object
-- @return function that returns for each object its text, the number of its first line,
-- and a message if it is incomplete
function objects.each(pieces, key)
    local read, _, begin = language.lines(pieces, objects.MOST)
    local number, held = 0, nil
    local function next_line()
        number = number + 1
        return read()
    end
    return function()
        local line, is_long = held, false
        if not held then
            repeat
                begin()
                line, is_long = next_line()
            until not line or line:find "%S"
        end
        if not line then return nil end
        local first = number
        local text, message
        begin(true)
        text, message, held = gather(line, is_long, next_line, key)
        return text, first, message
    end
end

return objects
