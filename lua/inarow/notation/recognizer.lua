--- Recognizes the notation of a text from its first bytes, without parsing it.
--
-- Each notation has a signature, `begins`, of one of these forms. A pattern begins with
-- `^`, and takes time in proportion to the text.
--
--     {text = PATTERN}: the pattern matches the text after blanks and blank lines.
--
--     {words = PATTERNS, beside = PATTERNS, apart = SET}: the first line that is
--     neither blank nor a comment has at least one match of `words`. The rest of the
--     line has only matches of `words` and `beside`, and separators between them.
--     Separators are the characters outside the set `apart`; if it is nil, only blanks.
--     Blanks at the line's end are ignored. With `throughout`, all later lines must
--     match too.
--
--     {counted = N, has = PATTERN}: the first byte gives the number of bytes that follow.
--     The bytes that follow are all different and below N. The pattern, without `^`, must
--     match somewhere in them.
local foreign = require "inarow.notation.formats"
local language = require "inarow.language"
local record = require "inarow.notation.record.reader"

local recognizer = {}

local OWN = { record }

--- The foreign notation of a name; nil for records and unknown names.
function recognizer.foreign(name)
    if name ~= record.name then return foreign.named(name) end
end

--- List all notations.
-- @return new list of {name, endings (list of file extensions), by_line (true if each
-- line of a text is a game)}
function recognizer.list()
    local list = {}
    for i, one in ipairs(language.joined(foreign.all(), OWN)) do
        list[i] = { name = one.name, endings = language.joined(one.endings or {}),
            by_line = one.by_line or false }
    end
    return list
end

-- Returns the name of the notation for a file extension; nil if no notation or several
-- notations have this extension.
local function by_ending(wanted)
    local found, count = nil, 0
    for _, one in ipairs(language.joined(OWN, foreign.all())) do
        for _, ending in ipairs(one.endings or {}) do
            if ending == wanted then found, count = one.name, count + 1 end
        end
    end
    return count == 1 and found or nil
end

--- Number of bytes at the beginning of a text that are examined.
recognizer.HEAD = 16384

-- A word that begins after this place may be cut off.
local CUT = recognizer.HEAD - 8

-- ---- Signatures -----------------------------------------------------------------------

-- Returns the end of the first pattern that matches at a place; nil if none does.
local function end_of(patterns, line, at)
    for i = 1, #patterns do
        local _, stop = line:find(patterns[i], at)
        if stop then return stop end
    end
end

-- Returns true if a line consists of words that a signature allows.
local function is_made_of(begins, line)
    local apart, any = begins.apart or "%S", false
    local at = line:find(apart)
    while at do
        local stop = end_of(begins.words, line, at)
        any = any or stop ~= nil
        stop = stop or begins.beside and end_of(begins.beside, line, at)
        if not stop then return any and at > CUT end
        at = line:find(apart, stop + 1)
    end
    return any
end

local function is_counted(head, most)
    local seen = {}
    if #head < 2 or #head ~= head:byte() + 1 then return false end
    for i = 2, #head do
        local byte = head:byte(i)
        if byte >= most or seen[byte] then return false end
        seen[byte] = true
    end
    return true
end

-- Returns true if all following lines consist of words that a signature allows.
local function are_made_of(begins, lines)
    for line in lines do
        local at = line:find "%S"
        if at and not is_made_of(begins, line:match("^.*%S", at)) then return false end
    end
    return true
end

-- Returns the first notation of a list whose signature is a pattern that matches the
-- text.
local function by_text(head, list)
    local start = head:find "%S" or 1
    for _, one in ipairs(list) do
        local begins = one.begins
        if begins.text and head:find(begins.text, start)
            or begins.counted and is_counted(head, begins.counted)
            and head:find(begins.has) then
            return one
        end
    end
end

-- Returns the first notation of a list whose signature matches the first line that is
-- neither blank nor a comment. A line may begin with `#` and be a position, because `#`
-- is a hole.
local function by_line(head, list)
    local lines = head:gmatch "[^\r\n]+"
    for line in lines do
        local at = line:find "%S"
        local is_comment = at and line:find("^#", at)
        if at and (not is_comment or line:find("^[^%s/]*/", at)) then
            line = line:match("^.*%S", at)
            for _, one in ipairs(list) do
                local begins = one.begins
                if begins.words and is_made_of(begins, line)
                    and (not begins.throughout or are_made_of(begins, lines)) then
                    return one
                end
            end
            if not is_comment then return nil end
        end
    end
end

-- Returns the first notation of a list whose signature matches the text; nil if none
-- does.
local function choose(head, list)
    return by_text(head, list) or by_line(head, list)
end

-- ---- Texts --------------------------------------------------------------------------

local MARK = "\239\187\191" -- U+FEFF in UTF-8, the byte order mark

-- Returns a text without the byte order mark that it may begin with.
-- @return string; true if the text is too short to show whether it begins with a mark
local function unmarked(text)
    if text:sub(1, #MARK) == MARK then return text:sub(#MARK + 1), false end
    return text, #text < #MARK and MARK:sub(1, #text) == text
end

-- Returns true if a piece of a text shows its notation. Blank lines, comments and a lone
-- "(" do not show a notation.
local function shows(piece)
    for line in unmarked(piece):gmatch("[^\r\n]+") do
        if line:find("^%s*[^%s#(]") or line:find("^%s*%(%s*%S") then return true end
    end
    return false
end

--- Return the beginning of a text, in whole lines if it has any, and an iterator over all
-- chunks of the text. A byte order mark is left out.
-- @param chunks function that returns the next piece of the text, or nil
-- @param enough number of bytes to examine, or nil for the usual number
-- @param is_eager true to stop after the first piece that shows the notation
function recognizer.head(chunks, enough, is_eager)
    local head = chunks()
    local is_shown = is_eager and head and shows(head)
    enough = enough or recognizer.HEAD
    while head and not is_shown
        and (#head < enough or select(2, unmarked(head))) do
        local more = chunks()
        if not more then break end
        head, is_shown = head .. more, is_eager and shows(more)
    end
    head = head and unmarked(head)
    local beginning = head and head:sub(1, recognizer.HEAD) or ""
    local lines = #beginning == recognizer.HEAD and beginning:match("^.*\n") or beginning
    return lines, function()
        local text = head
        head = nil
        if text then return text end
        return chunks()
    end
end

--- Recognize the notation of a text by its beginning.
-- @param input a text, or a function that returns its next piece, or nil
-- @param options table or nil. `name` is the name of the text's file. If the beginning
-- fits no notation, as in a damaged file, the extension in `name` decides. With
-- `is_eager`, no more pieces are read after the notation is known. `among` is a list of
-- {name, begins}, other kinds of texts to choose from
-- @return name of the notation, "record" if it is unknown; nil if the text is none of
-- `among`
-- @return true if the beginning proves the notation. This is never true for RenjuNet's
-- XML, because any web page also begins with a tag
-- @return iterator over the pieces of the text from its start, without a byte order mark
function recognizer.recognize(input, options)
    options = options or {}
    local pieces = language.pieces(input)
    local head, chunks = recognizer.head(pieces, nil, options.is_eager)
    -- No signature of a foreign text matches a text that begins as a record does.
    local one = options.among and choose(head, options.among)
        or not options.among and (by_line(head, OWN) or choose(head, foreign.all()))
    local name = one and one.name
    if not name and not options.among then
        local ending = (options.name or ""):match "%.(%w+)$" or ""
        name = by_ending(ending:lower()) or "record"
    end
    return name, one ~= nil and name ~= "rif_xml", chunks
end

return recognizer
