--- Checks the parameters of requests by their types, which are written as in
-- lua/inarow/api (`"svg"|"text"`, `string[]`, `table<string, any>`).
local api = require "inarow.api"
local inarow = require "inarow"
local language = require "inarow.language"
local model = require "inarow.model"
local say = require("inarow.service.sentences").say

local shape = {}

-- Tests for types, by name. The arbiter itself checks an action's fields.
local is = {
    ["inarow.action"] = function(value)
        return type(value) == "table" and type(value.verb) == "string"
    end,
    any = function() return true end,
    string = function(value) return type(value) == "string" end,
    boolean = function(value) return type(value) == "boolean" end,
    number = function(value) return type(value) == "number" and value - value == 0 end,
    integer = function(value)
        return type(value) == "number" and value % 1 == 0 and math.abs(value) <= 2 ^ 53
    end,
}

local function is_list(value)
    if type(value) ~= "table" then return false end
    local count = 0
    for _ in pairs(value) do count = count + 1 end
    return count == #value
end

local test_of

-- Creates a test for values with the fields of a shape, and no other fields.
local function object(fields)
    return function(value)
        if type(value) ~= "table" then return false end
        local others = {}
        for key in pairs(value) do others[key] = true end
        for _, field in ipairs(fields) do
            others[field[1]] = nil
            if not test_of(field[2])(value[field[1]]) then return false end
        end
        return next(others) == nil
    end
end

-- Creates a test for one alternative of a type.
local function unit(text)
    local word, items = text:match '^"(.*)"$', text:match "^(.*)%[%]$"
    local of = text:match "^table<string, *(.*)>$"
    if word then
        return function(value) return value == word end
    elseif items then
        local item = test_of(items)
        return function(value)
            if not is_list(value) then return false end
            for _, one in ipairs(value) do
                if not item(one) then return false end
            end
            return true
        end
    elseif of then
        local item = test_of(of)
        return function(value)
            if type(value) ~= "table" then return false end
            for key, one in pairs(value) do
                if type(key) ~= "string" or not item(one) then return false end
            end
            return true
        end
    end
    return is[text] or object(assert(api.shape(text), text))
end

local known = {}

function test_of(text)
    if known[text] then return known[text] end
    local tests = {}
    for i, one in ipairs(api.alternatives(text)) do
        tests[i] = one == "nil" and function(value) return value == nil end or unit(one)
    end
    known[text] = function(value)
        for _, test in ipairs(tests) do
            if test(value) then return true end
        end
        return false
    end
    return known[text]
end

-- Describes a type in words: `integer from 0 to 9, or nothing`.
-- @param range of a number, in words; "" if it has none
local function words_for(text, range)
    local words = {}
    for i, one in ipairs(api.alternatives(text)) do
        words[i] = one == "nil" and say "param-missing"
            or one:gsub("^inarow%.[%w_.]+", "object") .. range
    end
    return table.concat(words, say "or-comma")
end

--- Return an action of a request, which is a text, or a table, perhaps from
-- `legal_actions`, whose `text` is equivalent.
function shape.action(action)
    if type(action) ~= "table" then return action end
    action = model.copy(action)
    action.text = nil
    return action
end

--- Check that a parameter names a notation.
-- @return true; or nil, message, code, fields
function shape.notation(name, param)
    if language.index_of(inarow.notations, name) then return true end
    return nil, say("no-such-notation", { name = name,
        expected = table.concat(inarow.notations, ", ") }), "bad-params",
        { path = "params." .. param }
end

--- Check the parameters of a request.
-- @param params value of any type
-- @param fields list of {name, type, meaning, least = , most = }
-- @return true; or nil, message and the path of the fault: `params.point`
function shape.check(params, fields)
    if type(params) ~= "table" then
        return nil, say "params-no-object", "params"
    end
    local by_name, names = {}, {}
    for i, field in ipairs(fields) do names[i], by_name[field[1]] = field[1], true end
    for _, name in ipairs(language.keys(params)) do
        if not by_name[name] then
            local word = tostring(name)
            return nil, say("no-such-param", { name = word,
                hint = language.hint(word, names), expected = language.list(names) }),
                "params." .. word
        end
    end
    for _, field in ipairs(fields) do
        local value = params[field[1]]
        if not test_of(field[2])(value) or type(value) == "number"
            and (value < (field.least or value) or value > (field.most or value)) then
            local range = field.least and say("param-range", { least = field.least,
                most = ("%.0f"):format(field.most) }) or ""
            return nil, say("bad-param", { name = field[1],
                expected = words_for(field[2], range) }), "params." .. field[1]
        end
    end
    return true
end

return shape
