--- Writes reference tables in Markdown from the tables that the program uses: the keys of
-- a variant script, from the schema; the verbs of phases; the fields of a hook's view;
-- and the expectations of a record. Every rule may have `cite` and `when`. The text
-- around the tables describes these two keys once.
local language = require "inarow.language"
local notation = require "inarow.notation"
local hooks = require "inarow.variant.hooks"
local schema = require "inarow.variant.schema"

local reference = {}

local value_of

-- Descriptions of kinds of values, in a few words.
local values = {
    string = function() return "text" end,
    word = function() return "word" end,
    colour = function() return "word" end,
    identifier = function() return "word" end,
    reason = function() return "word" end,
    boolean = function() return "`true`, `false`" end,
    ["function"] = function() return "function" end,
    fields = function() return "table" end,
    map = function(node) return "table of " .. value_of(node.of) end,
    list = function(node) return "list of " .. value_of(node.of) end,
    name = function(node)
        local names = {}
        for i, name in ipairs(node.names) do names[i] = ('`"%s"`'):format(name) end
        return table.concat(names, ", ")
    end,
    whole = function(node)
        return node.least and ("%d to %d"):format(node.least, node.most) or "number"
    end,
    either = function(node)
        local words, seen = {}, {}
        for _, one in ipairs(node.of) do
            local word = value_of(one)
            if not seen[word] then words[#words + 1] = word end
            seen[word] = true
        end
        return language.list(words)
    end,
}

function value_of(node)
    return values[node.kind](node)
end

-- Returns the first table with fields that a node is, or of which it is a list, a map or
-- an alternative; and how its keys are reached.
local function fields_in(node, path)
    if node.kind == "fields" then return node.fields, path end
    if node.kind == "list" then return fields_in(node.of, path .. "[n]") end
    if node.kind == "map" then return fields_in(node.of, path .. ".KEY") end
    for _, one in ipairs(node.kind == "either" and node.of or {}) do
        local fields, deeper = fields_in(one, path)
        if fields then return fields, deeper end
    end
end

local function is_plain(key)
    return type(key) == "string" and key:find "^[%a_][%w_]*$"
end

local function joined(path, key)
    if is_plain(key) then return path == "" and key or path .. "." .. key end
    return path .. (type(key) == "number" and "[%d]" or '["%s"]'):format(key)
end

-- Returns the fields that neighbouring tables have in common, with the same meaning:
-- those of forbid's patterns. Returns none unless all are tables.
local function common_fields(siblings)
    local common = {}
    local _, first = next(siblings)
    for key, node in pairs(first.kind == "fields" and first.fields or {}) do
        common[key] = node
        for _, other in pairs(siblings) do
            local field = other.kind == "fields" and other.fields[key]
            local is_same = field and field.doc == node.doc
                and value_of(field) == value_of(node)
            if not is_same then common[key] = nil end
        end
    end
    return common
end

-- Returns the last of the numbers from `key` on whose fields all have the same meaning;
-- or `key`.
local function last_alike(fields, key)
    while type(key) == "number" and fields[key + 1]
        and fields[key + 1].doc == fields[key].doc do
        key = key + 1
    end
    return key
end

-- Returns a key with its path. For a run of numbers with the same meaning, it has the
-- first and the last number.
local function joined_run(path, key, last)
    if key == last then return joined(path, key) end
    return ("%s[%d]` ... `[%d]"):format(path, key, last)
end

local function add_rows(rows, fields, path, skipped)
    local common, shared = common_fields(fields), 0
    for _, key in ipairs(language.keys(fields)) do
        local last = last_alike(fields, key)
        local node, at = fields[key], joined_run(path, key, last)
        local is_described = path ~= "" and (key == "cite" or key == "when")
            or type(key) == "number" and key <= shared
        shared = type(last) == "number" and last or shared
        if not is_described and not skipped[key] then
            rows[#rows + 1] = { key = at, value = value_of(node), doc = node.doc or "" }
            local deeper, deeper_path = fields_in(node, at)
            if deeper then add_rows(rows, deeper, deeper_path, common) end
        end
    end
    if next(common) then add_rows(rows, common, path .. ".*", {}) end
end

--- Returns the rows of the table: {key, value, doc}.
function reference.rows()
    local rows = {}
    add_rows(rows, schema.fields, "", {})
    return rows
end

-- Returns a Markdown table, given its head and rows. Each is a list of cells; the first
-- cell is code.
local function table_of(head, rows)
    local lines = { ("| %s |"):format(table.concat(head, " | ")),
        ("|---"):rep(#head) .. "|" }
    for i, row in ipairs(rows) do
        lines[i + 2] = ("| `%s` | %s |"):format(row[1], table.concat(row, " | ", 2))
    end
    return table.concat(lines, "\n") .. "\n"
end

-- Returns the keys of a phase that only some verbs take, as text.
local function keys_of_verb(verb)
    local fields, keys = schema.fields.phases.of.of[1].fields, {}
    for _, key in ipairs(language.keys(fields)) do
        for _, name in ipairs(fields[key].verbs or {}) do
            if name == verb then keys[#keys + 1] = "`" .. key .. "`" end
        end
    end
    return table.concat(keys, " ")
end

--- Returns the tables in Markdown.
function reference.markdown()
    local keys, verbs, view = {}, {}, {}
    for i, row in ipairs(reference.rows()) do
        keys[i] = { row.key, row.value, row.doc }
    end
    for i, verb in ipairs(schema.verbs) do
        verbs[i] = { verb[1], "`" .. verb[2] .. "`", verb[3], keys_of_verb(verb[1]) }
    end
    for i, field in ipairs(hooks.view) do view[i] = { field[1], field[3] } end
    return table.concat({
        table_of({ "key", "value", "meaning" }, keys),
        "## Verbs of phases\n",
        table_of({ "verb", "in a record", "meaning", "keys of its own" }, verbs),
        "## What a hook sees\n", table_of({ "view", "meaning" }, view),
        "## What a record may expect\n",
        table_of({ "expect", "value", "meaning" }, notation.fields()),
    }, "\n")
end

return reference
