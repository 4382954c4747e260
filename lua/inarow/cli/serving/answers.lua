--- Requests answered line by line, wherever they come from.
local lines = require "inarow.text.lines"

local answers = {}

--- Answer all lines of an input, each as soon as it is there.
-- @param service of inarow.service
-- @param read function giving the next piece of the input, or nil at its end
-- @param write function that is given each line of the answers, without its end
-- @param flush function called after each request, or nil
function answers.to_all(service, read, write, flush)
    local longest = service.limits.line
    local next_line, _, begin = lines.of(read, longest)
    for line, is_long in next_line do
        -- Of a line that is too long only the beginning is there.
        service:handle(is_long and line .. (" "):rep(longest) or line, write)
        if flush then flush() end
        begin()
    end
end

return answers
