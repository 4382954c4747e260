--- Every citation that stands in a script of a variant, by the rule it stands at: the
-- list in citations.txt shows when one is lost, or another takes its place. After a
-- change that is meant: INAROW_WRITE=1 busted tests/lua/citations_spec.lua.
local cited = dofile "tests/lua/cited.lua"
local inarow = require "inarow"

local PATH = "tests/lua/citations.txt"

it("no citation is lost from a variant", function()
    local lines = {}
    for _, name in ipairs(inarow.known) do
        for _, line in ipairs(cited.by(name)) do lines[#lines + 1] = line end
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
