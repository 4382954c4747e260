--- What a variant is called and may be asked for, as a line of tests/lua/names.txt.
local inarow = require "inarow"

local named = {}

local function value_of(option)
    if type(option) ~= "table" then return tostring(option) end
    local values = {}
    for i, value in ipairs(option) do values[i] = tostring(value) end
    return table.concat(values, ",")
end

--- "NAME | TITLE | FAMILY | SOURCE | ALIAS, ALIAS | OPTION=VALUE,VALUE OPTION=VALUE"
function named.by(name)
    local script = inarow.find(name).script
    local options = {}
    for option, values in pairs(script.options or {}) do
        options[#options + 1] = option .. "=" .. value_of(values)
    end
    table.sort(options)
    return ("%s | %s | %s | %s | %s | %s"):format(name, script.title, script.family,
        script.source, table.concat(script.aliases or {}, ", "),
        table.concat(options, " "))
end

return named
