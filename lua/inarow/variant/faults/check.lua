--- Checks tables against a schema (schema.lua).
local language = require "inarow.language"
local messages = require "inarow.variant.faults.sentences"
local model = require "inarow.model"

local say = messages.say

local check = {}

-- Metatable that marks the value of `option "key"` in a script.
local Option = {}
function check.option(key)
    return setmetatable({ key = key }, Option)
end

--- Returns the key of an option, or nil if the value is not an option.
function check.option_key(value)
    return getmetatable(value) == Option and value.key or nil
end

-- Patterns for the kinds of words.
local words = {
    word = "^[%w_\128-\255][%w_.\128-\255-]*$",
    colour = model.people().colour,
    identifier = "^[%a_][%w_]*$",
    reason = "^%l[%l%d-]*$",
}
local LONGEST_WORD, LONGEST_LINE = 40, 300
-- Greatest number of items in a table whose node has no limit of its own.
local MOST_ITEMS = 100

-- Returns "a list of 2 to 4 values", by the limits of a node.
local function list_text(node)
    return say("kind-list-of",
        { least = node.least or 0, most = node.most or MOST_ITEMS })
end

-- Returns the value that a node expects, in words.
local function expected(node)
    if node.kind == "whole" then
        return say(node.least and "kind-range" or "kind-whole",
            { least = node.least, most = node.most })
    elseif node.kind == "number" then
        return say("kind-number", { least = node.least, most = node.most })
    elseif node.kind == "name" then
        local names = {}
        for i, name in ipairs(node.names) do names[i] = ("%q"):format(name) end
        return language.list(names)
    elseif node.kind == "either" then
        local list, seen = {}, {}
        for _, one in ipairs(node.of) do
            local text = expected(one)
            if not seen[text] then
                seen[text] = true
                list[#list + 1] = text
            end
        end
        return language.list(list)
    elseif node.kind == "list" and node.most then
        return list_text(node)
    end
    return say("kind-" .. node.kind,
        { most = words[node.kind] and LONGEST_WORD or LONGEST_LINE })
end

local walk

--- Returns a copy of a path with one more key.
function check.with(path, key)
    local longer = {}
    for i, part in ipairs(path) do longer[i] = part end
    longer[#path + 1] = key
    return longer
end
local with = check.with

local function is_whole(value, node)
    return type(value) == "number" and value % 1 == 0
        and value >= (node.least or -math.huge) and value <= (node.most or math.huge)
end

-- Returns true if a value is text for terminals and records: short and without control
-- characters.
local function is_line(value)
    return type(value) == "string" and #value <= LONGEST_LINE and not value:find "%c"
        and not value:find "\194[\128-\159]"
end

local function is_word(value, node)
    return is_line(value) and #value <= LONGEST_WORD
        and value:find(words[node.kind]) ~= nil
end

local scalars = {
    string = is_line,
    word = is_word,
    colour = is_word,
    identifier = is_word,
    reason = is_word,
    boolean = function(value) return type(value) == "boolean" end,
    ["function"] = function(value) return type(value) == "function" end,
    whole = is_whole,
    number = function(value, node)
        return type(value) == "number" and value >= node.least and value <= node.most
    end,
    name = function(value, node) return language.index_of(node.names, value) end,
}

-- Adds a fault. `values` is nil or a function that returns the values of the fault's
-- sentence. The function is called only for faults that are reported. If a node has
-- alternatives, these are the faults of the nearest alternative.
local function add(faults, path, code, values)
    faults[#faults + 1] = { path = path, code = code, values = values }
end

-- Returns the name that a misspelt word probably means, or nil.
local function meant(word, names)
    return (select(2, language.hint(word, names)))
end

-- Adds a fault for an unexpected value, which may be a misspelling of one of `names`.
local function add_other(faults, path, node, value, names)
    add(faults, path, "expected-got", function()
        return { expected = expected(node), given = language.shown(value),
            form = node.form,
            nearest = names and meant(tostring(value), names) }
    end)
end

-- Returns the number of keys in a table, and true if the table has more keys than a node
-- allows. In that case the table's content is not checked, because a foreign table may
-- have thousands of keys.
local function count_keys(value, node)
    local count = 0
    for _ in pairs(value) do count = count + 1 end
    return count, count > (node.most or MOST_ITEMS)
end

local tables = {}

function tables.list(value, node, path, faults, strict)
    local count, has_keys, _, too_many = #value, false, count_keys(value, node)
    for _, key in ipairs(too_many and {} or language.keys(value)) do
        if not is_whole(key, { least = 1, most = count }) then
            add(faults, with(path, key), "list-has-no-keys")
            has_keys = true
        end
    end
    if count < (node.least or 0) and not has_keys or too_many then
        add(faults, path, "expected-got", function()
            return { expected = list_text(node), given = count, form = node.form }
        end)
    end
    for i = 1, too_many and 0 or count do
        walk(value[i], node.of, with(path, i), faults, strict)
    end
end

function tables.map(value, node, path, faults, strict)
    local count, too_many = count_keys(value, node)
    if too_many then
        return add(faults, path, "too-many-keys", function()
            return { most = node.most or MOST_ITEMS, count = count }
        end)
    end
    for _, key in ipairs(language.keys(value)) do
        local item = value[key]
        if not is_word(key, node.key) then
            add(faults, with(path, key), "bad-key", function()
                return { expected = expected(node.key), given = language.shown(key) }
            end)
        elseif item ~= false or strict then -- false removes the base's value
            walk(item, node.of, with(path, key), faults, strict)
        end
    end
end

-- Returns a phase's verb if it is valid. The verb decides which other fields the phase
-- may have.
local function verb_of(value, node)
    local verb = node.fields[1]
    return verb and verb.names and language.index_of(verb.names, value[1]) and value[1]
end

-- Returns the keys of a table as words, sorted, with the numbers from 1 on as a range.
local function keys_text(map)
    local last = 0
    while map[last + 1] do last = last + 1 end
    local words_of = {}
    if last > 0 then
        words_of[1] = last == 1 and "1" or say("points-from-to", { from = 1, to = last })
    end
    for _, key in ipairs(language.keys(map)) do
        if type(key) ~= "number" or key > last then
            words_of[#words_of + 1] = tostring(key)
        end
    end
    return language.list(words_of)
end

-- Returns the name of the field nearest to an unknown key.
local function meant_by(key, node)
    return type(key) == "string" and meant(key, language.keys(node.fields)) or nil
end

-- Returns true if a missing field is present under a misspelt name.
local function is_misspelt(name, unknown, node)
    for _, key in ipairs(unknown) do
        if meant_by(key, node) == name then return true end
    end
end

-- Adds an unknown key.
local function add_unknown(faults, path, key, node)
    add(faults, with(path, key), "no-such-key", function()
        return { nearest = meant_by(key, node), form = node.form,
            expected = keys_text(node.fields) }
    end)
end

-- Takes a faulty table under a name of `others` for a misspelt field, if it has fewer
-- faults as the field with the nearest name. The table's faults, which are those after
-- the first `count`, are then replaced by the fault of an unknown key. This field is not
-- required: no table with `others` has a required field.
local function try_field(faults, count, path, key, value, node)
    local field, found = node.fields[meant_by(key, node)], {}
    if not field then return end
    walk(value, field, path, found)
    if #found >= #faults - count then return end
    for i = #faults, count + 1, -1 do faults[i] = nil end
    add_unknown(faults, path, key, node)
end

function tables.fields(value, node, path, faults, strict)
    local count, too_many = count_keys(value, node)
    if too_many then
        return add(faults, path, "too-many-keys", function()
            return { most = MOST_ITEMS, count = count }
        end)
    end
    local unknown, verb = {}, verb_of(value, node)
    for _, key in ipairs(language.keys(value)) do
        local item, field = value[key], node.fields[key]
        if not field and is_line(key) and (type(item) == "table" or item == false) then
            field = node.others
        end
        if not field then
            unknown[#unknown + 1] = key
            add_unknown(faults, path, key, node)
        elseif field.verbs and verb and not language.index_of(field.verbs, verb) then
            add(faults, with(path, key), "key-of-other-verb", function()
                return { verb = language.shown(verb),
                    expected = language.list(field.verbs) }
            end)
        elseif item ~= false or field.kind == "boolean" or field.required or strict then
            local before = #faults
            walk(item, field, with(path, key), faults, strict)
            if field == node.others and #faults > before then
                try_field(faults, before, path, key, item, node)
            end
        end
    end
    for _, key in ipairs(language.keys(node.fields)) do
        local field = node.fields[key]
        if field.required and value[key] == nil
            and not is_misspelt(key, unknown, node) then
            add(faults, path,
                field.kind == "name" and "verb-is-missing"
                    or type(key) == "number" and "first-is-missing" or "key-is-missing",
                function()
                    return { key = language.shown(key), missing = key,
                        expected = expected(field) }
                end)
        end
    end
end

-- Adds the faults of the nearest alternative. This is the alternative whose first fault
-- is deepest. At equal depth, for a table, an alternative that is a table is nearer than
-- a scalar. Otherwise the one with the fewest faults at that depth is nearest.
local function either(value, node, path, faults, strict)
    local best, nearest, fewest
    for _, one in ipairs(node.of) do
        local found, is_table = {}, type(value) == "table" and not scalars[one.kind]
        walk(value, one, path, found, strict)
        if #found == 0 then return end
        local near = 2 * #found[1].path + (is_table and 1 or 0)
        local count = 0
        for _, fault in ipairs(found) do
            if #fault.path <= #found[1].path then count = count + 1 end
        end
        if not best or near > nearest or near == nearest and count < fewest then
            best, nearest, fewest = found, near, count
        end
    end
    if #best[1].path == #path and type(value) ~= "table" then
        return add_other(faults, path, node, value)
    end
    for _, found in ipairs(best) do faults[#faults + 1] = found end
end

-- Returns true if a node allows a scalar.
local is_scalar
function is_scalar(node)
    for _, one in ipairs(node.kind == "either" and node.of or {}) do
        if is_scalar(one) then return true end
    end
    return scalars[node.kind] ~= nil and node.kind ~= "function"
end

function walk(value, node, path, faults, strict)
    if check.option_key(value) then
        if node.fixed or not is_scalar(node) then
            add(faults, path, node.fixed and "option-is-fixed" or "option-is-single")
        end
    elseif node.kind == "either" then
        either(value, node, path, faults, strict)
    elseif scalars[node.kind] then
        if not scalars[node.kind](value, node) then
            add_other(faults, path, node, value, node.names)
        end
    elseif type(value) ~= "table" then
        add_other(faults, path, node, value)
    else
        tables[node.kind](value, node, path, faults, strict)
    end
end

--- Returns the sentence of a fault, by its code and values. The sentence has a hint at
-- the name that was probably meant, and a correct form, if the values contain them.
-- @param values table of values for the sentence, or nil
function check.sentence(code, values)
    local near = values and values.nearest
    local all = { hint = near and language.hint(near, { near }) or "" }
    for name, value in pairs(values or {}) do all[name] = value end
    local said = say(code, all)
    return all.form and messages.compose("like-form", { said = said, form = all.form })
        or said
end

-- Greatest number of faults reported per value, because a foreign value may have
-- thousands of faults.
local MOST_REPORTED = 100

--- Checks a value against a node of the schema.
-- @param strict true once a script is merged with its base and no longer contains
-- `false` to remove a key
-- @return list of faults in the order of keys, empty if there are none; and the number
-- of all faults, because the list may be cut. A fault has `path`, a list of keys;
-- `code`; `values`, {expected, nearest ...} or nil; and `fault`, a string
function check.faults(value, node, strict)
    local faults, list = {}, {}
    walk(value, node, {}, faults, strict)
    for i = 1, math.min(#faults, MOST_REPORTED) do
        local found = faults[i]
        local values = found.values and found.values()
        list[i] = { path = found.path, code = found.code, values = values,
            fault = check.sentence(found.code, values) }
    end
    return list, #faults
end

--- Returns a path of keys as text: `phases[2].within`.
function check.path_text(path)
    local text = ""
    for _, key in ipairs(path) do
        if type(key) == "string" and key:match("^[%a_][%w_]*$") then
            text = text .. (text == "" and "" or ".") .. key
        else
            text = text .. ("[%s]"):format(language.shown(key))
        end
    end
    return text
end

return check
