-- Starts the program. The launcher `inarow` calls main.lua --library FOLDER --called NAME
-- WORD... FOLDER contains the native module; without it, the module is searched for like
-- any other. NAME is the command that was typed.
-- luacheck: globals package arg

-- Put the program's own tree first, then the user's absolute places for Lua, before
-- requiring anything. The current folder is never searched.
local here = debug.getinfo(1, "S").source:match "^@(.-)main%.lua$"
local folder = here:match "^(.*)cli[/\\]$" or here .. "../"
local is_absolute = dofile(folder .. "language/is_absolute.lua")
dofile(folder .. "cli/loading/absolute.lua")(is_absolute)
local function taken_option(word)
    if arg[1] ~= word then return nil end
    table.remove(arg, 1)
    return table.remove(arg, 1)
end
local libraries = taken_option "--library"
arg[0] = taken_option "--called" or "inarow"
if is_absolute(folder) then
    local put_first = dofile(folder .. "cli/loading/own_tree.lua")
    put_first(folder:match "^(.*)inarow[/\\]$" or folder .. "../", libraries)
end

require "inarow.cli.program"
