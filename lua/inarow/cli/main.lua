-- The program, as the launcher `inarow` runs it: main.lua --library FOLDER --called NAME
-- WORD...; the folder is that of the native module, which is otherwise found as Lua finds
-- any; the name is what was typed for the program.
-- luacheck: globals package arg

-- Before anything is required: its own tree comes first, then what the user has told Lua
-- by absolute places; the current folder never.
local here = debug.getinfo(1, "S").source:match "^@(.-)main%.lua$"
local folder = here:match "^(.*)cli[/\\]$" or here .. "../"
local paths = dofile(folder .. "language/paths.lua")
package.path = table.concat(paths.absolute(package.path), ";")
package.cpath = table.concat(paths.absolute(package.cpath), ";")
local function told(word)
    if arg[1] ~= word then return nil end
    table.remove(arg, 1)
    return table.remove(arg, 1)
end
local libraries = told "--library"
arg[0] = told "--called" or "inarow"
if paths.is_absolute(folder) then
    local put_first = dofile(folder .. "cli/loading/own_tree.lua")
    put_first(folder:match "^(.*)inarow[/\\]$" or folder .. "../", libraries)
end

require "inarow.cli.program"
