--- Requests line by line, wherever they come from.
local language = require "inarow.language"

local answers = {}

--- The lines of an input, each as soon as it is there.
-- @param read function giving the next piece of the input, or nil at its end
-- @param longest bytes of a line: of a longer one that many and more are given
-- @return function giving the next line, or nil
function answers.lines(read, longest)
    local next_line, _, begin = language.lines(read, longest)
    return function()
        local line, is_long = next_line()
        begin()
        -- Of a line that is too long only the beginning is there.
        return is_long and line .. (" "):rep(longest) or line
    end
end

--- Answer all lines of an input.
-- @param service of inarow.service
-- @param read as above
-- @param write function that is given each line of the answers, without its end
-- @param flush function called after each request
function answers.to_all(service, read, write, flush)
    for line in answers.lines(read, service.limits.line) do
        service:handle(line, write)
        flush()
    end
end

return answers
