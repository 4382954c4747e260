--- JSON for the service: lines are checked here, for libraries read more than JSON, and
-- read and written by lua-cjson.
local characters = require "inarow.text.characters"
local say = require("inarow.text.messages").say

local json = {}

local WORDS = { ["true"] = true, ["false"] = true, null = true }

-- A number as JSON has it.
local function is_number(token)
    local digits, rest = token:match "^%-?(%d+)(.*)$"
    if not digits or digits:find "^0." then return false end
    rest = rest:gsub("^%.%d+", "", 1)
    return rest == "" or rest:find "^[eE][+-]?%d+$" ~= nil
end

--- What is not JSON in the characters, words and numbers of a line, in words, or nil. A
-- library may read it none the less. The order of the parts is left to the library.
function json.fault(line)
    if not characters.is_utf8(line) then return say "json-utf8" end
    local outside = line:gsub("\\.", "")
    if outside:find "%c" then
        for text in outside:gmatch '"[^"]*"' do
            if text:find "[%z\1-\31]" then return say "json-control" end
        end
    end
    outside = outside:gsub('"[^"]*"', " ")
    if outside:find "[%z\1-\8\11\12\14-\31]" then return say "json-control" end
    for token in outside:gmatch "[%w_.+-]+" do
        if not WORDS[token] and not is_number(token) then
            return say("json-token", { token = token:sub(1, 40) })
        end
    end
end

-- Take the fields of objects away that have no value; in a list there is one.
local function drop_nulls(value, null)
    for key, item in pairs(value) do
        if item == null and type(key) == "string" then
            value[key] = nil
        elseif type(item) == "table" then
            drop_nulls(item, null)
        end
    end
end

--- A library as inarow.service takes it: {json = {encode, decode}, empty_list}.
-- @param cjson the module
function json.of(cjson)
    cjson = cjson.new()
    cjson.decode_max_depth(100)
    cjson.encode_max_depth(1000)
    cjson.encode_number_precision(14)
    -- It writes every empty table as an object: a text that nobody can guess stands for
    -- an empty list, and is put right in the line.
    local mark = ("list-%s-%.0f"):format(tostring({}):match "%w+$", os.time() * 1000
        + os.clock() * 1e6 % 1000)
    local quoted = ('"%s"'):format(mark:gsub("%-", "%%-"))
    return { empty_list = mark, json = {
        decode = function(line)
            local read, value = pcall(cjson.decode, line)
            if not read then error((value:gsub("^.-:%d+: ", "")), 0) end
            -- Most lines have none: they are not gone through.
            if type(value) == "table" and line:find("null", 1, true) then
                drop_nulls(value, cjson.null)
            end
            return value
        end,
        encode = function(value) return (cjson.encode(value):gsub(quoted, "[]")) end,
    } }
end

return json
