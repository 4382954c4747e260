--- Joins all C files in one: lua amalgamate.lua FILE... > all.c
--
-- The core's files come first, then those of attacks and batches. The files of the Lua
-- module follow; they are compiled only with -DINAROW_LUA. The public headers remain
-- separate files beside the result.
local PUBLIC = { ["inarow.h"] = true, ["inarow_attack.h"] = true,
    ["inarow_batch.h"] = true }

-- Lines such as `#define _POSIX_C_SOURCE 200809L`, which must come before all headers.
local hoisted = {}

local function name_of(path)
    return path:match "[^/]*$"
end

-- Returns the path of an included file, without "..".
local function plain(path, included)
    return ((path:match "^.*/" .. included):gsub("[^/]+/%.%./", ""))
end

local printed = {} -- headers that have a guard

-- Prints a file. Our own headers replace the lines that include them.
local function print_file(path)
    if printed[path] then return end
    for line in assert(io.open(path)):lines() do
        printed[path] = printed[path] or line:find "^#ifndef INAROW_.*_H$" ~= nil
        local included = line:match '^#include "(.*)"'
        if included and PUBLIC[name_of(included)] then
            print('#include "' .. name_of(included) .. '"')
        elseif included then
            print_file(plain(path, included))
        elseif not hoisted[line] then
            print(line)
        end
    end
end

local core, module = {}, {}
for _, path in ipairs(arg) do
    table.insert(path:find "/lua/" and module or core, path)
    for line in io.lines(path) do
        if line:find "^#define _[A-Z]" and not hoisted[line] then
            hoisted[#hoisted + 1], hoisted[line] = line, true
        end
    end
end

print [[
/*
 * inarow, the rules arbiter of the n-in-a-row family, in one file.
 *
 *     cc -c inarow-amalgamation.c               the core, attacks and batches
 *     cc -c -DINAROW_LUA inarow-amalgamation.c  and the Lua module, luaopen_inarow_core
 *
 * The headers inarow.h, inarow_attack.h and inarow_batch.h are the manuals.
 */]]
print "#ifdef INAROW_LUA"
for _, line in ipairs(hoisted) do print(line) end
print "#endif"
print "#define INTERNAL static"
for _, path in ipairs(core) do print_file(path) end
print "#undef INTERNAL"
print "#ifdef INAROW_LUA"
for _, path in ipairs(module) do print_file(path) end
print "#endif"
