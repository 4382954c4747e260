--- The standard input as it arrives: read no further than is needed to rule on it.
local cli = require "inarow.cli.cli"
local core = require "inarow.core"
local notation = require "inarow.notation.notation"
local plain = require "inarow.text.characters"

local input = {}

--- How the standard input begins, as far as that shows its notation; line by line, so
-- that nothing is waited for that is not needed.
-- @return string, without a byte order mark
function input.head()
    local parts, size = {}, 0
    repeat
        local part = core.input(notation.HEAD - size)
        parts[#parts + 1] = part
        size = size + #(part or "")
    until not part or size >= notation.HEAD or notation.tells(part)
    return plain.unmarked(table.concat(parts))
end

--- The standard input from its head on, in pieces.
-- @param head string, or nil
-- @param by_line true for a piece as soon as there is a line
-- @return function as cli.open gives it
function input.pieces(head, by_line)
    return function()
        local piece, message = head, nil
        head = nil
        if not piece and by_line then
            piece, message = core.input(cli.CHUNK)
        elseif not piece then
            piece, message = io.read(cli.CHUNK)
        end
        return piece, message and "standard input: " .. message
    end
end

return input
