-- The program: what the launcher `inarow` runs.
-- luacheck: globals print io.write
local cli = require "inarow.cli"

if _VERSION == "Lua 5.4" then collectgarbage("generational") end -- games come and go
require("inarow.core").end_at_interrupt()

-- Output that cannot be written ends the program: Lua's own print tells nobody.
local write = io.write
function io.write(...)
    local file, message = write(...)
    if not file then os.exit(cli.complain_of_output(message)) end
    return file
end

function print(text)
    io.write(text, "\n")
    local ok, message = io.stdout:flush()
    if not ok then os.exit(cli.complain_of_output(message)) end
end

os.exit(cli.main(arg))
