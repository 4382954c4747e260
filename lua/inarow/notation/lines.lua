--- The lines of a text that comes in pieces, each as soon as it is there.
local lines = {}

local RETURN = ("\r"):byte()

--- The lines of a text.
-- @param chunks function giving the next piece of the text, or nil at its end
-- @return function giving the next line without its end, or nil
function lines.of(chunks)
    local piece, at = "", 1
    local parts = {} -- of a line that is not all in one piece
    local function line(text)
        if #parts > 0 then
            text = table.concat(parts) .. text
            parts = {}
        end
        return text:byte(-1) == RETURN and text:sub(1, -2) or text
    end
    return function()
        while piece do
            local stop = piece:find("\n", at, true)
            local text = piece:sub(at, stop and stop - 1)
            if stop then
                at = stop + 1
                return line(text)
            end
            parts[#parts + 1] = text
            piece, at = chunks(), 1
        end
        local last = line("")
        return last ~= "" and last or nil
    end
end

--- A text as the only piece of itself.
function lines.once(text)
    return function()
        local piece = text
        text = nil
        return piece
    end
end

return lines
