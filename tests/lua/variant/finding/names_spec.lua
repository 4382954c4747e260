--- Compares the names of variants, their families and sources, their names in other
-- notations, and their options with names.txt. After an intended change: INAROW_WRITE=1
-- busted tests/lua/variant/finding/names_spec.lua.
local named = dofile "tests/lua/variant/finding/named.lua"
local inarow = require "inarow"

local PATH = "tests/lua/variant/finding/names.txt"

it("each variant has its listed names", function()
    local lines = {}
    for i, name in ipairs(inarow.bundled) do lines[i] = named.by(name) end
    if os.getenv "INAROW_WRITE" then
        local out = assert(io.open(PATH, "w"))
        out:write(table.concat(lines, "\n"), "\n")
        out:close()
    end
    local listed = {}
    for line in io.lines(PATH) do listed[#listed + 1] = line end
    assert.same(listed, lines)
end)
