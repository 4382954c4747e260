--- The lines of a text that arrives in pieces, each as soon as it is complete.
local lines = {}

local byte, find, match, sub = string.byte, string.find, string.match, string.sub

local RETURN = byte "\r"
-- Size in bytes below which pieces are joined, because each piece has its own overhead.
local SHORT = 512

-- Adds a piece to a list of pieces. The list needs little more memory than the bytes of
-- the pieces, even if they are short.
local function add(pieces, piece)
    local last = pieces[#pieces]
    if last and #last < SHORT and #piece < SHORT then
        pieces[#pieces] = last .. piece
    else
        pieces[#pieces + 1] = piece
    end
end

-- Returns two functions. The first keeps a part of a line, as long as the line has at
-- most `longest` bytes. The second returns all kept parts as one text, and drops them.
local function holder(longest)
    local parts, size = {}, 0
    local function keep(part)
        if part == "" or size > longest then return end
        if size == 0 then parts[1] = part else add(parts, part) end
        size = size + #part
    end
    local function flush()
        local text = table.concat(parts)
        parts, size = {}, 0
        return text
    end
    return keep, flush
end

--- Returns a reader of the lines of a text, as three functions: `next_line`, `take` and
-- `begin`.
--
-- `next_line()` returns the next line without its end, or nil. The second result is true
-- if the text is too long; the line may then be incomplete.
--
-- `take(pattern)` matches a pattern at the beginning of the next line and skips the
-- match. The result is one or two captures of the pattern, or nil. The pattern must end
-- with an empty capture, `()`, which marks the end of the match. A text does not match
-- if it is split between pieces, or if it extends beyond the limit `longest`.
--
-- `begin(is_here)` starts to count the bytes again, from the last line if `is_here`,
-- otherwise from the next line. The result is true if the last line alone is too long.
-- @param chunks function that returns the next piece of the text, or nil at its end
-- @param longest greatest number of bytes from the beginning of the text, or from the
-- place of the last `begin`; the end of the last line does not count
-- @return next_line, take, begin
function lines.of(chunks, longest)
    local piece, at, is_split = "", 1, false -- true if the line is in several pieces
    -- These places are relative to this piece, but may be in other pieces: the beginning
    -- of the last line, its last byte, and the first byte beyond the limit.
    local began, ended, edge = 1, 0, longest + 1
    local keep, flush = holder(longest)
    -- Returns a line that ends here, without a carriage return before its end at `stop`.
    local function whole(rest, stop)
        keep(rest)
        local text = flush()
        local returns = byte(text, -1) == RETURN and 1 or 0
        is_split, ended = false, stop - 1 - returns
        return sub(text, 1, #text - returns), ended >= edge
    end
    local function next_line()
        began = at
        while piece do
            local from, stop = at, find(piece, "\n", at, true)
            if not stop then
                keep(sub(piece, from))
                is_split = is_split or from <= #piece
                began, edge = began - #piece, edge - #piece
                piece, at = chunks(), 1
            else
                at = stop + 1
                if is_split then return whole(sub(piece, from, stop - 1), stop) end
                ended = stop - 1
                if byte(piece, ended) == RETURN then ended = ended - 1 end
                return sub(piece, from, ended), ended >= edge
            end
        end
        local rest, is_long = whole("", 1)
        if rest ~= "" then return rest, is_long end
    end
    local function take(pattern)
        if not piece then return nil end
        local one, two, three = match(piece, pattern, at)
        local stop = three or two
        if not stop or stop > edge then return nil end
        at = stop
        return one, three and two
    end
    local function begin(is_here)
        edge = (is_here and began or at) + longest
        return ended >= edge
    end
    return next_line, take, begin
end

-- Default size of pieces in bytes.
local PIECE = 65536

--- Returns a function that returns a text in pieces.
-- @param text a text, or such a function already
function lines.pieces(text)
    if type(text) == "function" then return text end
    local at = 1
    return function()
        if at > #text then return nil end
        at = at + PIECE
        return sub(text, at - PIECE, at - 1)
    end
end

return lines
