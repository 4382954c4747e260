--- Answers requests line by line, from any input.
local language = require "inarow.language"

local answers = {}

--- Iterate over the lines of an input. Each line is returned as soon as it is complete.
-- @param read function that returns the next piece of the input, or nil at its end
-- @param longest greatest number of bytes of a line. If a line is longer, more than
-- `longest` bytes are returned.
-- @return function that returns the next line, or nil
function answers.lines(read, longest)
    local next_line, _, begin = language.lines(read, longest)
    return function()
        local line, is_long = next_line()
        begin()
        -- A line that is too long was read only in part. The added blanks make it longer
        -- than the limit again.
        return is_long and line .. (" "):rep(longest) or line
    end
end

--- Answer all lines of an input.
-- @param service of inarow.service
-- @param read as for answers.lines
-- @param write function that receives each line of the answers, without its line feed
-- @param flush function called after each request
function answers.to_all(service, read, write, flush)
    for line in answers.lines(read, service.limits.line) do
        service:handle(line, write)
        flush()
    end
end

return answers
