--- The lines of a text that arrives in pieces, each as soon as it is complete.
local lines = {}

local byte, find, match, sub = string.byte, string.find, string.match, string.sub

local RETURN = byte "\r"
local SHORT = 512 -- bytes: shorter pieces are joined, because each has its own overhead

--- Add a piece to a list of pieces, which needs little more memory than the bytes of the
-- pieces, even if they are short.
function lines.add(pieces, piece)
    local last = pieces[#pieces]
    if last and #last < SHORT and #piece < SHORT then
        pieces[#pieces] = last .. piece
    else
        pieces[#pieces + 1] = piece
    end
end

-- Keeps the parts of a line until it is complete, and then returns them. Of a line longer
-- than `longest` only the beginning is kept.
local function holder(longest)
    local parts, size = {}, 0
    local function keep(part)
        if part == "" or size > longest then return end
        if size == 0 then parts[1] = part else lines.add(parts, part) end
        size = size + #part
    end
    local function flush()
        local text = table.concat(parts)
        parts, size = {}, 0
        return text
    end
    return keep, flush
end

--- The lines of a text.
-- @param chunks function giving the next piece of the text, or nil at its end
-- @param longest how many bytes may follow on one another, from the text's beginning or
-- where `begin` says; what ends the last line does not count
-- @return function giving the next line without its end, or nil, and whether it goes
-- beyond the longest, and then only its beginning may be there; a function that takes
-- what is at the next line's beginning: (pattern) -> the pattern's captures, one or two,
-- or nil. One more, empty and the last, is where the text goes on; what lies in several
-- pieces, or too far, is not taken; and `begin(is_here)`, by which the bytes are counted
-- from the next line, or from the last one, and which tells whether that is too long by
-- itself.
function lines.of(chunks, longest)
    local piece, at, is_split = "", 1, false -- is the line in several pieces?
    -- Places in this piece, be they before it or behind it: where the last line begins,
    -- where its last byte is, and from where on the text is too long.
    local began, ended, edge = 1, 0, longest + 1
    local keep, flush = holder(longest)
    -- A line that ends so, without a carriage return before its end at a place.
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

--- Default size of pieces in bytes.
lines.PIECE = 65536

--- A text in pieces.
function lines.pieces(text)
    local at = 1
    return function()
        if at > #text then return nil end
        at = at + lines.PIECE
        return sub(text, at - lines.PIECE, at - 1)
    end
end

return lines
