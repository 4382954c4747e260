--- Returns a variant's names and options, and its board without the option `size`, as a
-- line of tests/lua/variant/finding/names.txt.
local inarow = require "inarow"

local named = {}

local function value_of(option)
    if type(option) ~= "table" then return tostring(option) end
    local values = {}
    for i, value in ipairs(option) do values[i] = tostring(value) end
    return table.concat(values, ",")
end

-- Returns the board of a child that removes the option `size`, if there is one.
local function fixed_board(name, script)
    if not (script.options or {}).size then return "-" end
    local child = assert(inarow.load(('return { name = "fixed", base = "%s", '
        .. "options = { size = false } }"):format(name)))
    return inarow.new(child).rules.width .. "x" .. inarow.new(child).rules.height
end

--- "NAME | TITLE | FAMILY | SOURCE | ALIAS, ALIAS | OPTION=VALUE,VALUE | BOARD"
function named.by(name)
    local script = inarow.find(name).script
    local options = {}
    for option, values in pairs(script.options or {}) do
        options[#options + 1] = option .. "=" .. value_of(values)
    end
    table.sort(options)
    return ("%s | %s | %s | %s | %s | %s | %s"):format(name, script.title, script.family,
        script.source, table.concat(script.aliases or {}, ", "),
        table.concat(options, " "), fixed_board(name, script))
end

return named
