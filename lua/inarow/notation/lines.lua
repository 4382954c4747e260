--- The lines of a text that comes in pieces, each as soon as it is there.
local lines = {}

--- The lines of a text.
-- @param chunks function giving the next piece of the text, or nil at its end
-- @return function giving the next line without its end, or nil
function lines.of(chunks)
    local piece, at = "", 1
    local parts = {} -- of the line that is being read
    local function take(stop)
        parts[#parts + 1] = piece:sub(at, stop)
        at = (stop or #piece) + 2
    end
    local function line()
        local text = table.concat(parts)
        parts = {}
        return (text:gsub("\r$", ""))
    end
    return function()
        while piece do
            local stop = piece:find("\n", at, true)
            take(stop and stop - 1)
            if stop then return line() end
            piece, at = chunks(), 1
        end
        return table.concat(parts) ~= "" and line() or nil
    end
end

return lines
