--- Reads and writes JSON for the service by lua-cjson. Lines are checked here first,
-- because libraries accept more than JSON.
local language = require "inarow.language"
local say = require("inarow.service.sentences").say

local json = {}

local MOST_VALUES = 10000 -- values in a line; a request has a few dozen
local MOST_DEPTH = 100 -- levels of nested lists and objects

local WORDS = { ["true"] = true, ["false"] = true, null = true }

-- Returns true if a token is a number in JSON.
local function is_number(token)
    local digits, rest = token:match "^%-?(%d+)(.*)$"
    if not digits or digits:find "^0." then return false end
    rest = rest:gsub("^%.%d+", "", 1)
    return rest == "" or rest:find "^[eE][+-]?%d+$" ~= nil
end

-- Replaces each escape in a line by as many dots as it has bytes. Returns the line; or
-- nil and the fault of an escape.
local function without_escapes(line)
    if not line:find("\\", 1, true) then return line end
    local rest = line:gsub('\\["\\/bfnrt]', "..")
    if not rest:find("\\", 1, true) then return rest end
    rest = rest:gsub("\\u[dD][89aAbB]%x%x\\u[dD][c-fC-F]%x%x", ("."):rep(12))
        :gsub("\\u[%dabcefABCEF]%x%x%x", "......")
        :gsub("\\u[dD][0-7]%x%x", "......")
    local at = rest:find("\\", 1, true)
    if not at then return rest end
    local token = line:match("^\\u%x%x%x%x", at) or line:match("^\\.?", at)
    return nil, say("json-escape", { token = token, column = at })
end

-- ---- The order of the parts -----------------------------------------------------------

-- A reader is a table {line, source, at, count, fault}. `source` is the text, and `line`
-- is the text without escapes. `at` is the place of the next byte. `count` is the number
-- of values so far. The functions below skip a part of the line, and return true; or
-- false for a fault.

-- Sets a fault at the present place or at a given place.
local function fault_at(self, key, values)
    values = values or {}
    values.column = values.column or self.at
    self.fault = say(key, values)
    return false
end

local function expected(self, what)
    return fault_at(self, "json-expected", { expected = what })
end

-- Returns the next byte after white space.
local function peek(self)
    self.at = self.line:find("[^ \t\r\n]", self.at) or #self.line + 1
    return self.line:sub(self.at, self.at)
end

-- Skips a text. Returns true if a complete text begins here.
local function take_text(self)
    local after = self.line:match('^"[^"%z\1-\31]*"()', self.at)
    if after then
        self.at = after
        return true
    end
    local stop = self.line:find('[%z\1-\31"]', self.at + 1)
    if not stop then return fault_at(self, "json-open") end
    return fault_at(self, "json-control", { column = stop })
end

local function take_word(self)
    local token = self.line:match("^[%w_.+-]+", self.at)
    if not token then return expected(self, say "json-value") end
    local after = self.at + #token
    if not WORDS[token] and not is_number(token) then
        return fault_at(self, "json-token",
            { token = self.source:sub(self.at, math.min(after - 1, self.at + 39)) })
    end
    self.at = after
    return true
end

local take_value

-- Skips a name in an object, and the colon after it.
local function take_name(self)
    if peek(self) ~= '"' then return expected(self, say "json-name") end
    if not take_text(self) then return false end
    if peek(self) ~= ":" then return expected(self, "':'") end
    self.at = self.at + 1
    return true
end

-- Skips a list or an object. The fields of an object have names.
local function take_parts(self, closing, depth)
    if depth > MOST_DEPTH then
        return fault_at(self, "json-deep", { most = MOST_DEPTH })
    end
    self.at = self.at + 1
    if peek(self) == closing then
        self.at = self.at + 1
        return true
    end
    repeat
        local is_named = closing == "]" or take_name(self)
        if not is_named or not take_value(self, depth) then return false end
        local char = peek(self)
        if char ~= "," and char ~= closing then
            return expected(self, ("',' or '%s'"):format(closing))
        end
        self.at = self.at + 1
    until char == closing
    return true
end

function take_value(self, depth)
    self.count = self.count + 1
    if self.count > MOST_VALUES then
        return fault_at(self, "json-values", { most = MOST_VALUES })
    end
    local char = peek(self)
    if char == '"' then return take_text(self) end
    if char == "{" then return take_parts(self, "}", depth + 1) end
    if char == "[" then return take_parts(self, "]", depth + 1) end
    return take_word(self)
end

--- Return the reason why a line is not JSON, in words; nil if it is JSON. A library may
-- accept other lines, so each line is checked here first.
function json.fault(line)
    if language.utf8(line) ~= line then return say "json-utf8" end
    local rest, fault = without_escapes(line)
    if not rest then return fault end
    local self = { source = line, line = rest, at = 1, count = 0 }
    if take_value(self, 0) and peek(self) ~= "" then fault_at(self, "json-after") end
    return self.fault
end

-- ---- Bytes ----------------------------------------------------------------------------

--- Convert the characters of a text, up to U+00FF, to bytes. JSON has no other form for
-- bytes.
function json.bytes(text)
    return (text:gsub("([\194\195])([\128-\191])", function(first, second)
        return string.char((first:byte() - 194) * 64 + second:byte())
    end))
end

--- Convert bytes to a text with a character for each byte.
function json.of_bytes(bytes)
    return (bytes:gsub("[\128-\255]", function(byte)
        local number = byte:byte()
        return string.char(194 + math.floor((number - 128) / 64), 128 + number % 64)
    end))
end

-- ---- Reading and writing --------------------------------------------------------------

-- Removes the fields of objects that are null; in a list null is kept.
local function drop_nulls(value, null)
    for key, item in pairs(value) do
        if item == null and type(key) == "string" then
            value[key] = nil
        elseif type(item) == "table" then
            drop_nulls(item, null)
        end
    end
end

--- Adapt a library for inarow.service: {json = {encode, decode}, empty_list}.
-- @param cjson the module
function json.of(cjson)
    cjson = cjson.new()
    cjson.decode_max_depth(MOST_DEPTH)
    cjson.encode_max_depth(1000)
    cjson.encode_number_precision(14)
    -- The library writes each empty table as an object. So a text that nobody can guess
    -- stands for an empty list, and is replaced in the encoded line.
    local mark = ("list-%s-%.0f"):format(tostring({}):match "%w+$", os.time() * 1000
        + os.clock() * 1e6 % 1000)
    local quoted = ('"%s"'):format(mark:gsub("%-", "%%-"))
    return { empty_list = mark, json = {
        decode = function(line)
            local read, value = pcall(cjson.decode, line)
            if not read then error((value:gsub("^.-:%d+: ", "")), 0) end
            -- Most lines have no null, so their values are not searched.
            if type(value) == "table" and line:find("null", 1, true) then
                drop_nulls(value, cjson.null)
            end
            return value
        end,
        encode = function(value) return (cjson.encode(value):gsub(quoted, "[]")) end,
    } }
end

return json
