-- The program, as the launcher `inarow` runs it: main.lua --library FOLDER WORD...; the
-- folder is that of the native module, which is otherwise found as Lua finds any.
-- luacheck: globals print io.write package

-- Before anything is required: its own tree comes first, then what the user has told Lua
-- by absolute places; the current folder never.
local here = debug.getinfo(1, "S").source:match "^@(.-)main%.lua$"
local folder = here:match "^(.*)cli[/\\]$" or here .. "../"
local paths = dofile(folder .. "variant/paths.lua")
package.path = table.concat(paths.entries(package.path), ";")
package.cpath = table.concat(paths.entries(package.cpath), ";")
local libraries = arg[1] == "--library" and arg[2]
if libraries then
    table.remove(arg, 1)
    table.remove(arg, 1)
end
if paths.is_absolute(folder) then
    paths.put_first(folder:match "^(.*)inarow[/\\]$" or folder .. "../", libraries)
end

local console = require "inarow.cli.console"
local dispatch = require "inarow.cli.dispatch"
local say = require("inarow.text.messages").say

-- Games come and go: what is young is looked through whenever it is as much as the rest.
if _VERSION == "Lua 5.4" then collectgarbage("generational", 100, 100) end
require("inarow.core").end_at_interrupt()

-- Output that cannot be written ends the program: Lua's own print tells nobody.
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

local MEMORY = "not enough memory" -- as Lua says it
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
