--- Lists the citations in a variant's script, by rule.
local citations = require "inarow.variant.cites.citations"
local inarow = require "inarow"

local cited = {}

local NOT_CITED = { source = true, title = true, aliases = true, name = true }

-- Returns the citations below a node of the script, as lines "VARIANT KEY.KEY CITATION".
local function collect(node, path, lines)
    for key, value in pairs(node) do
        local here = path .. (path:find " " and "." or " ") .. tostring(key)
        if type(value) == "table" and not NOT_CITED[key] then
            collect(value, here, lines)
        elseif type(value) == "string" and not NOT_CITED[key]
            and value:find "^%u[%u%d]+%f[^%w]" and not citations.fault(value, {}) then
            lines[#lines + 1] = here .. " " .. value
        end
    end
    return lines
end

--- Returns the citations of a variant, as lines "VARIANT KEY.KEY CITATION", sorted.
function cited.by(name)
    local lines = collect(inarow.find(name).script, name, {})
    table.sort(lines)
    return lines
end

return cited
