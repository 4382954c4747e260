--- Plain text: removes characters that would control a terminal from text for people, and
-- invalid UTF-8 from text for programs.
local characters = {}

local ELLIPSIS = "…"

-- Replacement for bytes that are not a character: U+FFFD.
local REPLACEMENT = "\239\191\189"

-- Patterns of characters in UTF-8, by the kind of the first byte, without surrogates and
-- overlong forms.
local CHARACTERS = {
    "^[%z\1-\127]", "^[\194-\223][\128-\191]", "^\224[\160-\191][\128-\191]",
    "^[\225-\236\238\239][\128-\191][\128-\191]", "^\237[\128-\159][\128-\191]",
    "^\240[\144-\191][\128-\191][\128-\191]",
    "^[\241-\243][\128-\191][\128-\191][\128-\191]",
    "^\244[\128-\143][\128-\191][\128-\191]",
}

-- Returns the character of UTF-8 at a place in a text, or nil.
local function character(text, at)
    for _, pattern in ipairs(CHARACTERS) do
        local found = text:match(pattern, at)
        if found then return found end
    end
end

-- Returns the parts of a text: its characters, and for other bytes the results of
-- `instead`.
local function parts_of(text, instead)
    local parts, at = {}, 1
    while at <= #text do
        local found = character(text, at)
        parts[#parts + 1] = found or instead(text:sub(at, at))
        at = at + #(found or " ")
    end
    return table.concat(parts)
end

local function escaped(char)
    return ("\\x%02x"):format(char:byte(-1))
end

-- Characters that change the direction of a line, or end it: U+200E, U+200F, U+2028 to
-- U+202E, U+2066 to U+2069.
local TURNING = { "\226\128[\142\143\168-\174]", "\226\129[\166-\169]" }

local function escaped_turning(char)
    local _, second, third = char:byte(1, 3)
    return ("\\u%04x"):format(0x2000 + (second - 128) * 64 + third - 128)
end

local function escaped_if_control(byte)
    return (byte:gsub("[\128-\159]", escaped))
end

-- Returns a line in a form that is safe to show: its control characters are written like
-- \x1b. Control characters of C1 are two bytes in UTF-8 and one byte on other terminals.
local function shown(line)
    if line:find "[\128-\159]" then
        line = parts_of(line, escaped_if_control):gsub("\194[\128-\159]", escaped)
        for _, turning in ipairs(TURNING) do
            line = line:gsub(turning, escaped_turning)
        end
    end
    return (line:gsub("%c", escaped))
end

--- Returns a text in a form that is safe for a terminal: its control characters are
-- written like \x1b.
-- @param most number of bytes after which the text is cut; nil for the whole text
function characters.printable(text, most)
    if not most or #text <= most then return shown(text) end
    local stop = most -- end of the last whole character
    while stop > 0 and text:find("^[\128-\191]", stop + 1) do stop = stop - 1 end
    return shown(text:sub(1, stop)) .. ELLIPSIS
end

-- Returns true if a text is UTF-8. Texts are long, so the function searches once for each
-- kind of character.
local function is_utf8(text)
    for i = 2, #CHARACTERS do
        if not text:find "[\128-\255]" then return true end
        text = text:gsub(CHARACTERS[i]:sub(2), " ")
    end
    return not text:find "[\128-\255]"
end

local function replaced(run)
    return is_utf8(run) and run
        or parts_of(run, function() return REPLACEMENT end)
end

--- Returns a text as UTF-8: each byte that is not part of a character is replaced.
function characters.utf8(text)
    if is_utf8(text) then return text end
    return (text:gsub("[\128-\255]+", replaced))
end

local ENTITIES = { ["&"] = "&amp;", ["<"] = "&lt;", [">"] = "&gt;", ['"'] = "&quot;" }

local function by_number(char)
    return ("&#%d;"):format(char:byte())
end

--- Returns any string as text of XML. Markup is escaped, and bytes that are not a
-- character of UTF-8 or of XML are replaced by U+FFFD.
-- @param others pattern of other characters to write by their numbers, or nil
function characters.xml(text, others)
    text = characters.utf8(text):gsub("[%z\1-\8\11\12\14-\31]", REPLACEMENT)
        :gsub("\239\191[\190\191]", REPLACEMENT:rep(3)):gsub('[&<>"]', ENTITIES)
    return others and text:gsub(others, by_number) or text
end

return characters
