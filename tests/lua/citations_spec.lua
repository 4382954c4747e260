--- Every citation that stands in a script of a variant, by the rule it stands at: the
-- list in citations.txt shows when one is lost, or another takes its place. After a
-- change that is meant: INAROW_WRITE=1 busted tests/lua/citations_spec.lua.
local citations = require "inarow.rulebook.citations"
local inarow = require "inarow"

local PATH = "tests/lua/citations.txt"
local NOT_CITED = { source = true, title = true, aliases = true, name = true }

-- The citations below a node of the script, as lines "VARIANT KEY.KEY CITATION".
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
end

it("no citation is lost from a variant", function()
    local lines = {}
    for _, name in ipairs(inarow.known) do
        collect(inarow.new(name).rules.script, name, lines)
    end
    table.sort(lines)
    local text = table.concat(lines, "\n") .. "\n"
    if os.getenv "INAROW_WRITE" then
        local out = assert(io.open(PATH, "w"))
        out:write(text)
        out:close()
    end
    local file = assert(io.open(PATH))
    local listed = file:read "*a"
    file:close()
    for line in listed:gmatch "[^\n]+" do
        assert(("\n" .. text):find("\n" .. line .. "\n", 1, true), "lost: " .. line)
    end
    for _, line in ipairs(lines) do
        assert(("\n" .. listed):find("\n" .. line .. "\n", 1, true), "new: " .. line)
    end
end)
