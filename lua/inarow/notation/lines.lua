--- The lines of a text that comes in pieces, each as soon as it is there.
local lines = {}

local byte, find, match, sub = string.byte, string.find, string.match, string.sub

local RETURN = byte "\r"

--- The lines of a text.
-- @param chunks function giving the next piece of the text, or nil at its end
-- @return function giving the next line without its end, or nil; and one that takes what
-- is at the next line's beginning: (pattern) -> the pattern's captures, one or two, or
-- nil. One more, empty and the last, is where the text goes on; what lies in several
-- pieces is not taken.
function lines.of(chunks)
    local piece, at = "", 1
    local parts = {} -- of a line that is not all in one piece
    -- A line that ends so, without a carriage return before its end.
    local function whole(rest)
        parts[#parts + 1] = rest
        local text = table.concat(parts)
        parts = {}
        return byte(text, -1) == RETURN and sub(text, 1, -2) or text
    end
    local function next_line()
        while piece do
            local from, stop = at, find(piece, "\n", at, true)
            if not stop then
                parts[#parts + 1] = sub(piece, from)
                piece, at = chunks(), 1
            else
                at = stop + 1
                if #parts > 0 then return whole(sub(piece, from, stop - 1)) end
                local last = stop - 1
                if byte(piece, last) == RETURN then last = last - 1 end
                return sub(piece, from, last)
            end
        end
        local last = whole("")
        return last ~= "" and last or nil
    end
    return next_line, function(pattern)
        if not piece then return nil end
        local one, two, three = match(piece, pattern, at)
        at = three or two or at
        return one, three and two
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
