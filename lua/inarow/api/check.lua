--- Checks the arguments of public functions against their declarations. An argument of a
-- wrong type is a programmer's mistake: the function raises an error, which names the
-- line of the call. A value that a user may have typed is refused instead, with nil,
-- message, code.
local alternatives = require("inarow.api.types").alternatives

-- The declarations with methods whose arguments are checked. The methods of a match have
-- no arguments.
local CLASSES = { require "inarow.api.library", require "inarow.api.game",
    require "inarow.api.puzzle", (require "inarow.api.tree") }

-- Shapes whose values are checked, by name.
local SHAPES = {}
for _, shape in ipairs(require "inarow.api.nodes") do
    SHAPES[shape.name] = shape
end

-- Words for Lua types in messages.
local WORDS = { string = "a string", number = "a number", boolean = "a boolean",
    table = "a table", ["function"] = "a function", ["nil"] = "nil" }

-- Returns the Lua type of a declared type.
local function kind_of(one)
    if WORDS[one] then return one end
    return one:find "^%(?fun%(" and "function" or "table"
end

-- Returns the range of whole numbers for a parameter, in words.
local function range_of(param)
    if not param.least then return "a whole number" end
    return ("a whole number from %d to %.0f"):format(param.least, param.most)
end

-- Returns the test for a parameter. `kinds` is the set of the allowed Lua types;
-- `literals` are the only allowed strings, or nil; `is_whole` requires a whole number;
-- `expected` describes the allowed values.
local function compile(param)
    local test, words = { name = param[1], kinds = {}, least = param.least,
        most = param.most }, {}
    for kind in pairs(param.unchecked and WORDS or {}) do test.kinds[kind] = true end
    for _, one in ipairs(alternatives(param[2])) do
        local literal = one:match '^"(.*)"$'
        local kind = literal and "string" or one == "integer" and "number" or kind_of(one)
        if literal then
            test.literals = test.literals or {}
            test.literals[literal] = true
        end
        test.is_whole = test.is_whole or one == "integer"
        if literal or not test.kinds[kind] then
            words[#words + 1] = literal or one == "integer" and range_of(param)
                or WORDS[kind]
        end
        test.kinds[kind] = true
    end
    test.expected = param.expected or table.concat(words, " or ")
    return test
end

-- Describes an argument for a message: by its value if other values of its type would be
-- valid, otherwise by its type.
local function given(test, value)
    local kind = type(value)
    local is_shown = test.kinds[kind] and (kind == "number" or kind == "string")
    return is_shown and tostring(value) or kind
end

-- Returns the test and the value of the first field with a wrong value; nil if there is
-- none.
local function wrong_field(fields, value)
    for _, field in ipairs(fields) do
        if not field.kinds[type(value[field.name])] then
            return field, value[field.name]
        end
    end
end

-- Returns true if a value of the right type is one of the texts, is in the range and
-- passes the test.
local function is_within(test, value)
    if test.literals and type(value) == "string" then return test.literals[value] end
    if test.is_whole and type(value) == "number" then
        return value % 1 == 0 and value >= (test.least or value)
            and value <= (test.most or value)
    end
    return true
end

-- Returns the tests of a list of parameters, or of a table's fields.
local function tests_of(params)
    local tests = {}
    for i, param in ipairs(params) do
        local test = compile(param)
        test.test = param.test
        test.fields = param.fields and tests_of(param.fields)
        test.is_narrow = test.literals or test.is_whole
        tests[i] = test
    end
    return tests
end

-- The tests of each public function, by its full name.
local all_tests = {}
for _, class in ipairs(CLASSES) do
    for _, one in ipairs(class.functions) do
        all_tests[class.called .. one.name] = tests_of(one)
    end
end

-- Raises an error that names the line of the call of a public function.
local function fail(where, name, test, value)
    error(("%s: %s: %s expected, got %s"):format(where, name, test.expected,
        given(test, value)), 4)
end

local check = {}

--- Checks the arguments of the public function that calls this function. A mistake raises
-- an error that names the line of the call.
-- @param where name of the function as hosts call it: `inarow.load`, `game:setup`
-- @param a, b, c, d, e arguments of the function; for a method without the game
function check.arguments(where, a, b, c, d, e)
    local tests = all_tests[where]
    for i = 1, #tests do
        local test = tests[i]
        if not test.kinds[type(a)] or test.is_narrow and not is_within(test, a)
            or test.test and a ~= nil and not test.test(a) then
            fail(where, test.name, test, a)
        elseif test.fields and a then
            local field, wrong = wrong_field(test.fields, a)
            if field then fail(where, test.name .. "." .. field.name, field, wrong) end
        end
        a, b, c, d = b, c, d, e
    end
end

-- Returns the fault in a value of a declared type, which may be in an item of a list or a
-- field of a shape: the place, the failed test, and the value there. Returns nil if there
-- is none.
local function fault_of(where, kind, value)
    local test = compile { where, kind }
    test.is_narrow = test.literals or test.is_whole
    if not test.kinds[type(value)] or test.is_narrow and not is_within(test, value) then
        return where, test, value
    elseif type(value) ~= "table" then
        return nil
    end
    local one = alternatives(kind)[1]
    local item, fields, names = one:match "^(.*)%[%]$", SHAPES[one], {}
    for _, field in ipairs(fields or {}) do names[field[1]] = field[2] end
    for key in pairs(item and value or names) do
        local at = item and ("%s[%s]"):format(where, tostring(key)) or where .. "." .. key
        if item and type(key) ~= "number" then
            return at, { expected = "nothing", kinds = {} }, value[key]
        end
        local fault, fails, found = fault_of(at, item or names[key], value[key])
        if fault then return fault, fails, found end
    end
end

--- Checks a value for a field of a shape. A value of a wrong type raises an error that
-- names the line of the call of the public function.
-- @param where prefix of the error: `tree:set: value`
-- @param shape name of the shape
-- @param name of the field
function check.field(where, shape, name, value)
    for _, field in ipairs(SHAPES[shape]) do
        local fault, test, found
        if field[1] == name then fault, test, found = fault_of(name, field[2], value) end
        if fault then fail(where, fault, test, found) end
    end
end

--- Returns the fields that a shape of trees declares: a list of {name, type, …}.
function check.shape(name)
    return SHAPES[name]
end

return check
