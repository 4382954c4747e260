--- Runs busted in a Lua whose only C libraries are those of ./lua.c: `lua busted.lua
-- SPEC...` runs the specs, and reports in TAP. A test that needs a shell, or another
-- library in C, is skipped: `# SKIP`.
-- luacheck: globals io.popen os.execute

-- Modules that busted itself needs.
package.preload.system = function()
    return { gettime = os.time, monotime = os.clock, sleep = function() end }
end
package.preload.term = function()
    return { isatty = function() return false end }
end

local busted = require "busted.core"()

local function leave_out(needs)
    return function() busted.pending("it needs " .. needs) end
end

io.popen, os.execute = leave_out "a shell", leave_out "a shell"
for _, library in ipairs { "luv", "lxp" } do
    package.preload[library] = leave_out(library)
end

require "busted.runner" { standalone = false, output = "TAP" }
