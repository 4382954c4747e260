--- Tests the LÖVE game, in TAP: lua5.4 tests/hosts/love_tests/main.lua PART..., from the
-- tree's root. A part is a file beside this one; `window` needs a DISPLAY. The game's
-- records are ruled on again here, by another Lua.
package.path = "tests/hosts/love_tests/?.lua;" .. package.path
local tools = require "tools"

tools.run("mkdir -p '%s'", tools.OUT)
for _, part in ipairs(arg) do tools.test(part, require(part)) end
os.exit(tools.done())
