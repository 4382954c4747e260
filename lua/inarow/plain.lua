--- Plain text: what comes from outside without its byte order mark, what is shown to
-- people without the characters that would command their terminal.
local plain = {}

local MARK = "\239\187\191" -- U+FEFF in UTF-8

--- A text without the byte order mark that it may begin with.
function plain.unmarked(text)
    return text:sub(1, #MARK) == MARK and text:sub(#MARK + 1) or text
end

--- Is a text too short to tell whether it begins with a byte order mark?
function plain.is_short(text)
    return #text < #MARK and MARK:sub(1, #text) == text
end

local function escaped(char)
    return ("\\x%02x"):format(char:byte(-1))
end

--- A line as it may be shown: its control characters are written like \x1b, those of C1
-- too, which UTF-8 has in two bytes.
function plain.shown(line)
    return (line:gsub("\194[\128-\159]", escaped):gsub("%c", escaped))
end

return plain
