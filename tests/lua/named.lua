--- What a variant is called, as a line of tests/lua/names.txt.
local inarow = require "inarow"

local named = {}

--- "NAME | TITLE | FAMILY | ALIAS, ALIAS"
function named.by(name)
    local script = inarow.find(name).script
    return ("%s | %s | %s | %s"):format(name, script.title, script.family,
        table.concat(script.aliases or {}, ", "))
end

return named
