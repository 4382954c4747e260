--- The standard input as it arrives: read no further than is needed to rule on it.
local cli = require "inarow.cli"
local notation = require "inarow.notation"
local plain = require "inarow.plain"

local input = {}

--- How the standard input begins, as far as that shows its notation; byte by byte, so
-- that nothing is waited for that is not needed.
-- @return string, without a byte order mark
function input.head()
    local bytes = {}
    for byte in function() return io.read(1) end do
        bytes[#bytes + 1] = byte
        if #bytes >= notation.HEAD
            or byte == "\n" and notation.tells(table.concat(bytes)) then
            break
        end
    end
    return plain.unmarked(table.concat(bytes))
end

--- The lines of the standard input from its head on.
-- @return function giving the next line; or nil at the end, with a message if it is none
function input.lines(head)
    local at = 1
    return function()
        if at > #head then return io.read() end
        local line, after = head:match("^([^\n]*)\n()", at)
        if not line then
            line, after = head:sub(at) .. (io.read() or ""), #head + 1
        end
        at = after
        return line
    end
end

--- The standard input from its head on, in pieces.
-- @param by_line true for a piece as soon as there is a line
-- @return function as cli.open gives it
function input.pieces(head, by_line)
    local function next_piece()
        if not by_line then return io.read(cli.CHUNK) end
        local line, message = io.read()
        return line and line .. "\n", message
    end
    return function()
        local piece = head
        head = nil
        if piece then return piece end
        local message
        piece, message = next_piece()
        return piece, message and "standard input: " .. message
    end
end

return input
