--- A variant's options: reads their values, and puts the values into a script.
local check = require "inarow.variant.faults.check"
local language = require "inarow.language"
local messages = require "inarow.variant.sentences"

local options = {}

--- Returns the possible values of a declared option, beginning with the default; nil if
-- the option is any number.
function options.choices(key, declaration)
    if key == "size" then return nil end
    if type(declaration) == "boolean" then return { declaration, not declaration } end
    return type(declaration) == "table" and declaration or nil
end

-- Returns the default of a declared option.
local function default_of(key, declaration)
    if key == "size" then return options.size(declaration) end
    return type(declaration) == "table" and declaration[1] or declaration
end

local function text_of(value)
    return type(value) == "string" and value or language.shown(value)
end

local IS_PLAIN = { number = true, string = true, boolean = true }

--- Returns the value of an option as text: `15`, `7x6`, `loses`.
function options.text(value)
    if type(value) ~= "table" then return text_of(value) end
    local parts = {}
    for i = 1, math.min(#value, 9) do
        if not IS_PLAIN[type(value[i])] then return language.shown(value) end
        parts[i] = text_of(value[i])
    end
    return #parts < 2 and "{" .. (parts[1] or "") .. "}" or table.concat(parts, "x")
end

--- Returns the options of a definition as text: a list of {key, values}, beginning with
-- the default. For a number only the default is listed.
function options.listed(definition)
    local declarations, list = definition.script.options or {}, {}
    for i, key in ipairs(language.keys(declarations)) do
        local declaration, texts = declarations[key], {}
        for n, value in ipairs(options.choices(key, declaration) or { declaration }) do
            texts[n] = options.text(value)
        end
        list[i] = { key, texts }
    end
    return list
end

--- Reads a size: one number for a square, or two, as in 7x6.
-- @return {columns, rows}; or nil and a description of the expected values
function options.size(value)
    local columns, rows
    if type(value) == "table" then
        if #value == 2 then columns, rows = value[1], value[2] end
    else
        columns, rows = text_of(value):match("^(%d+)x(%d+)$")
        if not columns then
            columns = text_of(value):match("^%d+$")
            rows = columns
        end
    end
    local function is_side(n) return n and n % 1 == 0 and n >= 1 and n <= 26 end
    columns, rows = tonumber(columns), tonumber(rows)
    if is_side(columns) and is_side(rows) then
        return { columns, rows }
    end
    return nil, messages.say("expected", { expected = messages.say "kind-size" })
end

local function read_value(key, declaration, value)
    if key == "size" then return options.size(value) end
    local values = options.choices(key, declaration)
    if not values then
        local number = tonumber(value)
        if number and number % 1 == 0 then return number end
        return nil, messages.say("expected", { expected = messages.say "kind-whole" })
    end
    local names = {}
    for i, allowed in ipairs(values) do
        if text_of(allowed) == text_of(value) then return allowed end
        names[i] = text_of(allowed)
    end
    table.sort(names)
    return nil, messages.say("expected", { expected = language.list(names) })
end

--- Returns the values of a definition's options.
-- @param given table of strings, numbers or booleans by key; it may also contain texts
-- "key=value"
-- @return table of values by key, or nil, message, "no-such-option" | "bad-option"
function options.values(definition, given)
    local declarations = definition.script.options or {}
    local values = {}
    for key, declaration in pairs(declarations) do
        values[key] = default_of(key, declaration)
    end
    for _, key in ipairs(language.keys(given)) do
        local value = given[key]
        if declarations[key] == nil then
            local names = language.keys(declarations)
            local code = #names > 0 and "no-such-option" or "no-options"
            return nil, messages.say(code, { variant = definition.name,
                name = key, hint = language.hint(tostring(key), names),
                expected = language.list(names) }), "no-such-option"
        end
        local read, expected = read_value(key, declarations[key], value)
        if read == nil then
            return nil, messages.say("bad-option", { variant = definition.name,
                name = key, value = text_of(value), expected = expected }), "bad-option"
        end
        values[key] = read
    end
    return values
end

-- Returns true if the option has the value that a condition requires.
local function is_value(name, value, wanted)
    if name ~= "size" then return value == wanted end
    local size = options.size(wanted)
    return size and value[1] == size[1] and value[2] == size[2]
end

--- This value replaces a removed item of a list.
options.NOTHING = {}

--- Returns the script with its options filled in. Rules whose `when` does not hold, and
-- removed parts, are left out. `origin` receives the original number of each item of a
-- list, for error messages.
function options.resolve(value, values, origin)
    local key = check.option_key(value)
    if key then return values[key] end
    if value == options.NOTHING then return nil end
    if type(value) ~= "table" then return value end
    local resolved, count = {}, #value
    for name, item in pairs(value) do
        if not (type(name) == "number" and name >= 1 and name <= count) then
            resolved[name] = options.resolve(item, values, origin)
        end
    end
    origin[resolved] = {}
    for i = 1, count do
        local item = options.resolve(value[i], values, origin)
        if item ~= nil then
            resolved[#resolved + 1] = item
            origin[resolved][#resolved] = i
        end
    end
    for name, wanted in pairs(type(value.when) == "table" and value.when or {}) do
        if not is_value(name, values[name], wanted) then return nil end
    end
    -- Here all items were left out, so the table is left out too.
    if count > 0 and next(resolved) == nil then return nil end
    return resolved
end

--- Returns the path in the script as written, given a path in the resolved script.
function options.path_written(path, resolved, origin)
    local written = {}
    for i, key in ipairs(path) do
        written[i] = (origin[resolved or false] or {})[key] or key
        resolved = type(resolved) == "table" and resolved[key] or nil
    end
    return written
end

-- Adds an option that is used but not declared.
local function undeclared(found, path, name, declarations)
    local names = language.keys(declarations)
    local _, nearest = language.hint(name, names)
    found[#found + 1] = { path = path, code = "script-no-option", values = { name = name,
        nearest = nearest,
        expected = names[1] and language.list(names) or messages.say "list-no-options" } }
end

-- Number of uses reported, because a foreign script may have thousands.
local MOST_REPORTED = 100

local function find_undeclared(found, value, declarations, path)
    if #found >= MOST_REPORTED then return end
    local key = check.option_key(value)
    if key and declarations[key] == nil then
        undeclared(found, path, tostring(key), declarations)
    end
    if key or type(value) ~= "table" then return end
    for _, name in ipairs(language.keys(value)) do
        local item, deeper = value[name], check.with(path, name)
        find_undeclared(found, item, declarations, deeper)
        -- An option may also have the name `when`.
        local is_condition = name == "when" and path[1] ~= "options"
        local conditions = is_condition and type(item) == "table" and item or {}
        for _, condition in ipairs(language.keys(conditions)) do
            if declarations[condition] == nil then
                undeclared(found, check.with(deeper, condition), tostring(condition),
                    declarations)
            end
        end
    end
end

--- Returns the uses of options that a script does not declare: a list of faults, {path,
-- code, values}.
function options.undeclared(script)
    local found = {}
    find_undeclared(found, script, script.options or {}, {})
    return found
end

return options
