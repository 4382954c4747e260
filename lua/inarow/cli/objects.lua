--- The JSON objects of a text that comes in pieces: one per line, or over several lines.
local language = require "inarow.language"
local say = require("inarow.cli.sentences").say

local objects = {}

--- Most bytes of an object.
objects.MOST = 2 ^ 25

-- How many more brackets a line opens than it closes; no text of JSON has a line's end.
local function opened(line)
    local bare = line:gsub("\\.", ""):gsub('"[^"]*"', "")
    return select(2, bare:gsub("[%[{]", "")) - select(2, bare:gsub("[%]}]", ""))
end

-- Does a line begin another object, though the one before has not ended?
local function begins(line, key)
    return line:find "^{" and line:find(key, 1, true)
end

-- Gather the lines of an object, the first of which is given.
-- @param next_line function giving a line and whether the object is too long with it
-- @param key as for `each`
-- @return the text, and a message if it is too long or does not end; the first line of
-- the next object, if that was read
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

--- The objects of a text.
-- @param pieces function giving the next piece of the text, or nil
-- @param key a line that begins with a brace and has this text begins an object, whatever
-- is before it
-- @return function giving the text of each; the number of its first line; and a message
-- if it is not whole
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
