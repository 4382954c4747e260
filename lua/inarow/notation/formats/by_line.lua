--- Common code for notations with one game per line.
local limits = require "inarow.notation.limits"
local lines_of = require("inarow.language").lines
local messages = require "inarow.notation.formats.sentences"

--- Creates a reader of texts with one game per line.
-- @param format the notation's name in messages
-- @param read function that receives a line, and returns the line's game; nothing if the
-- line has no game; or nil and the fault
-- @param limit name of the limit for the bytes of a line
-- @param unit code of the sentence about a line that is too long; nil if the line is a
-- whole game
-- @return function(chunks), the notation's `stream` (see foreign.lua)
return function(format, read, limit, unit)
    limit, unit = limit or "bytes", unit or "game-bytes"
    return function(chunks)
        local next_line, _, begin = lines_of(chunks, limits[limit])
        local number = 0
        return function()
            for line, is_long in next_line do
                number = number + 1
                begin()
                local game, fault
                if is_long then
                    fault = limits.passed(limit, unit)
                elseif line:find "%S" then
                    game, fault = read(line)
                end
                if fault then
                    return { error = { line = number, message = messages.say("syntax",
                        { format = format, fault = fault }) } }
                elseif game then
                    game.line = number
                    return game
                end
            end
        end
    end
end
