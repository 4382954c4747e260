--- Reads XML piece by piece where Lua's binding to Expat is not available, as in
-- browsers. This module has the functions of `lxp` that inarow needs, with the same
-- names. Documents must be in UTF-8 or ISO-8859-1, and cannot declare entities.
local language = require "inarow.language"

local NAME = "[%a_:\128-\255][%w_:.\128-\255-]*"
local ENTITIES = { lt = "<", gt = ">", amp = "&", quot = '"', apos = "'" }
local LONGEST = 12 -- most bytes between & and ;
local MALFORMED = "not well-formed (invalid token)"

local Parser = {}
Parser.__index = Parser

local sax = {}

--- Create a parser.
-- @param callbacks `StartElement(parser, name, attributes)`, `EndElement(parser, name)`,
-- `CharacterData(parser, text)`, `StartDoctypeDecl(parser, name, nil, nil, has_subset)`
function sax.new(callbacks)
    return setmetatable({ callbacks = callbacks, rest = "", byte = 0, line = 1,
        open = {}, decode = function(text) return text end }, Parser)
end

--- Return the present place: line, column (always 1) and byte.
function Parser:pos()
    return self.line, 1, self.byte + 1
end

--- Stop parsing.
function Parser:stop()
    self.fault = self.fault or "parsing aborted"
end

local function fail(self, fault)
    self.fault = self.fault or fault
end

local function call(self, name, ...)
    local callback = self.callbacks[name]
    if callback and not self.fault then callback(self, ...) end
end

-- Encodes the character with a number as UTF-8; nil if XML does not allow the character.
local function character(number)
    if not number or number > 0x10FFFF or number >= 0xD800 and number < 0xE000
        or number < 32 and number ~= 9 and number ~= 10 and number ~= 13
        or number == 0xFFFE or number == 0xFFFF then
        return nil
    elseif number < 0x80 then
        return string.char(number)
    end
    local bytes, first = {}, number < 0x800 and 0xC0 or number < 0x10000 and 0xE0 or 0xF0
    local count = first == 0xC0 and 1 or first == 0xE0 and 2 or 3
    for i = count, 1, -1 do
        bytes[i + 1] = string.char(0x80 + number % 64)
        number = math.floor(number / 64)
    end
    bytes[1] = string.char(first + number)
    return table.concat(bytes)
end

-- Converts a text in ISO-8859-1 to UTF-8.
local function from_latin_1(text)
    return (text:gsub("[\128-\255]", function(byte) return character(byte:byte()) end))
end

-- Converts all kinds of line ends to one.
local function one_break(text)
    return (text:gsub("\r\n?", "\n"))
end

--- Returns true if XML can contain a text, which must be UTF-8 without most control
-- characters.
function sax.is_text(text)
    text = text:gsub('[&<>"]', "")
    return language.xml(text) == text
end

-- Decodes a text as UTF-8. Characters that XML does not allow are a fault.
local function decoded(self, text)
    text = self.decode(text)
    if not sax.is_text(text) then fail(self, MALFORMED) end
    return text
end

-- Replaces the entities in a text.
local function plain(self, text)
    text = decoded(self, text)
    if not text:find("&", 1, true) then return text end
    local stands = text:gsub("&([^&;]*;?)", function(name)
        local known = ENTITIES[name:match "^(%a+);$" or ""]
            or character(tonumber(name:match "^#(%d+);$" or ""))
            or character(tonumber(name:match "^#x(%x+);$" or "", 16))
        if not known then
            fail(self, name:find "^[%a_][%w_]*;$" and "undefined entity" or MALFORMED)
        end
        return known or ""
    end)
    return stands
end

-- ---- Markup between < and > -----------------------------------------------------------

local function attributes_of(self, text)
    local list, at = {}, 1
    while text:find("%S", at) do
        local name, mark, from = text:match("^%s+(" .. NAME .. ")%s*=%s*([\"'])()", at)
        local stop = name and text:find(mark, from, true)
        local value = stop and text:sub(from, stop - 1)
        if not value or value:find("<", 1, true) then return fail(self, MALFORMED) end
        if list[name] then return fail(self, "duplicate attribute") end
        value = one_break(value):gsub("[\t\n]", " ")
        list[#list + 1], list[name] = name, plain(self, value)
        at = stop + 1
    end
    return list
end

local function start(self, text)
    local name, rest = text:match("^<(" .. NAME .. ")(.*)>$")
    local is_empty = rest and rest:sub(-1) == "/"
    local attributes = name and attributes_of(self, is_empty and rest:sub(1, -2) or rest)
    if not attributes then return fail(self, MALFORMED) end
    if #self.open == 0 and self.had_root then
        return fail(self, "junk after document element")
    end
    self.had_root = true
    decoded(self, text) -- checks the characters of the names too
    self.open[#self.open + 1] = name
    call(self, "StartElement", name, attributes)
    if is_empty then
        self.open[#self.open] = nil
        call(self, "EndElement", name)
    end
end

local function finish(self, text)
    local name = text:match("^</(" .. NAME .. ")%s*>$")
    if not name then return fail(self, MALFORMED) end
    if table.remove(self.open) ~= name then return fail(self, "mismatched tag") end
    call(self, "EndElement", name)
end

local ENCODINGS = { ["utf-8"] = true, ["us-ascii"] = true,
    ["iso-8859-1"] = from_latin_1 }

-- Handles the XML declaration, or an instruction for other programs.
local function instruct(self, text)
    local target, rest = text:match("^<%?(" .. NAME .. ")(.*)%?>$")
    if not target or not rest:find "^%s" and rest ~= "" then
        return fail(self, MALFORMED)
    end
    if target:lower() ~= "xml" then return end
    if self.byte > 0 or target ~= "xml" then
        return fail(self, "XML or text declaration not at start of entity")
    end
    rest = rest:gsub("^%s+version%s*=%s*([\"'])[%w._:-]*%1", "", 1)
    local _, encoding, left = rest:match "^%s+encoding%s*=%s*([\"'])(%a[%w._-]*)%1(.*)$"
    left = (left or rest):gsub("^%s+standalone%s*=%s*([\"'])%l%l%l?%1", "", 1)
    if left:find "%S" then return fail(self, "XML declaration not well-formed") end
    local decode = not encoding or ENCODINGS[encoding:lower()]
    if not decode then return fail(self, "unknown encoding") end
    if decode ~= true then self.decode = decode end
end

local function declare(self, text)
    local name = text:match("^<!DOCTYPE%s+(" .. NAME .. ")")
    if not name then return fail(self, MALFORMED) end
    call(self, "StartDoctypeDecl", name, nil, nil, text:find("[", 1, true) ~= nil)
end

local function said(self, text)
    if #self.open == 0 then return fail(self, MALFORMED) end
    call(self, "CharacterData", decoded(self, one_break(text:sub(10, -4))))
end

local function nothing() end

-- For each kind of markup, its beginning, its end and its function. The first match is
-- used.
local KINDS = {
    { "^<!%-%-", "-->", nothing },
    { "^<!%[CDATA%[", "]]>", said },
    { "^<%?", "?>", instruct },
    { "^<!", ">", declare },
    { "^</", ">", finish },
    { "^<", nil, start },
}
local LONGEST_BEGINNING = #"<![CDATA["

-- Returns the end of the tag that begins at a place. A > in quotes does not end it.
local function end_of_tag(text, at)
    while true do
        local found, _, sign = text:find("([>\"'])", at)
        if not found or sign == ">" then return found end
        at = text:find(sign, found + 1, true)
        if not at then return nil end
        at = at + 1
    end
end

local function markup(text, at, is_last)
    local is_short = at + LONGEST_BEGINNING > #text
    if is_short and not is_last and not text:find(">", at, true) then return nil end
    for _, kind in ipairs(KINDS) do
        local _, begun = text:find(kind[1], at)
        if begun and not kind[2] then return end_of_tag(text, at), kind[3] end
        if begun then return select(2, text:find(kind[2], begun + 1, true)), kind[3] end
    end
end

-- Finds the text or markup that begins at a place. For text, returns its end. For markup,
-- also returns the function that handles it. Returns nil if the token continues beyond
-- the present part of the document.
local function token(text, at, is_last)
    local from = text:find("<", at, true)
    if from == at then return markup(text, at, is_last) end
    if from then return from - 1 end
    if is_last then return at <= #text and #text or nil end
    -- The next piece may continue an entity, a line end or a character.
    local tail = math.max(at, #text - LONGEST)
    local cut = text:find("&[^;]*$", tail)
        or text:find("[\r\192-\255][\128-\191]*$", tail)
    local stop = cut and cut - 1 or #text
    return stop >= at and stop or nil
end

local function take_text(self, text)
    if text:find("]]>", 1, true) then
        fail(self, MALFORMED)
    elseif #self.open > 0 then
        call(self, "CharacterData", plain(self, one_break(text)))
    elseif text:find "%S" then
        fail(self, self.had_root and "junk after document element" or MALFORMED)
    end
end

--- Parse a piece; without a piece, parse the rest at the end.
-- @return the parser; or nil, the fault, its line
function Parser:parse(piece)
    self.rest = self.rest .. (piece or "")
    local all, at = self.rest, 1
    while not self.fault do
        local stop, take = token(all, at, not piece)
        if not stop then break end
        local text = all:sub(at, stop)
        take = take or take_text
        take(self, text)
        local _, lines = text:gsub("\n", "")
        self.line, self.byte, at = self.line + lines, self.byte + #text, stop + 1
    end
    self.rest = self.rest:sub(at)
    if not piece and not self.fault then
        if self.rest:find "%S" then
            fail(self, "unclosed token")
        elseif not self.had_root or #self.open > 0 then
            fail(self, "no element found")
        end
    end
    if self.fault then return nil, self.fault, self.line end
    return self
end

return sax
