--- Common code for notations with one game per line.
local limits = require "inarow.notation.limits"
local lines_of = require("inarow.language").lines
local messages = require "inarow.notation.formats.sentences"

--- A reader of such texts.
-- @param format the notation's name in messages
-- @param read function from a line to its game; to nothing, if the line has no game; or
-- to nil and the fault
-- @param limit the name of the limit for a line's bytes
-- @param unit the sentence's code for a line that is too long; nil for a whole game
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
