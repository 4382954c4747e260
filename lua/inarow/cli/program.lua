--- Runs the command line as a program, and exits.
-- luacheck: globals print io.write
require("inarow.cli.loading.later").put_off()
local console = require "inarow.cli.console"
local is_there, system = pcall(require, "inarow.system")
if not is_there then os.exit(console.complain(system, true)) end
local dispatch = require "inarow.cli.dispatch"
local say = require("inarow.cli.sentences").say

-- Most objects are short-lived. So a minor collection runs when new objects take as much
-- memory as old ones.
if _VERSION == "Lua 5.4" then collectgarbage("generational", 100, 100) end
system.on_interrupt "end"

-- Exits if output cannot be written, because Lua's own print ignores the error.
local write = io.write
function io.write(...)
    local file, message = write(...)
    if not file then os.exit(console.complain_of_output(message)) end
    return file
end

function print(text)
    io.write(text, "\n")
    local ok, message = io.stdout:flush()
    if not ok then os.exit(console.complain_of_output(message)) end
end

local MEMORY = "not enough memory" -- Lua's message
local ok, result = xpcall(function() return dispatch.main(arg) end, function(fault)
    return fault == MEMORY and fault or debug.traceback(fault, 2)
end)
if not ok and result == MEMORY then
    result = console.complain(say "out-of-memory")
elseif not ok then
    io.stderr:write(result, "\n")
    result = 1
end
os.exit(result)
