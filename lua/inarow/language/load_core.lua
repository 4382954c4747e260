--- Loads a module in C, or explains why it cannot, because Lua's own messages list paths
-- and symbols.
local say = require("inarow.language.messages").say

local this = jit and jit.version or _VERSION
local LIBRARY = "lua" .. _VERSION:match "%d%.%d":gsub("%.", "") .. ".dll"

-- Returns the library of another Lua on which a module for Windows depends, or nil. If
-- such a library is found, Windows loads both, and the module crashes.
local function other_library(module)
    local is_here = package.loaded[module] or package.preload[module]
    if is_here or package.config:sub(1, 1) == "/" or not (package.searchpath and io) then
        return nil
    end
    local path = package.searchpath(module, package.cpath)
    local file = path and io.open(path, "rb")
    if not file then return nil end
    local name = file:read "*a":match "lua5%d%.dll"
    file:close()
    return name and name ~= LIBRARY and ("%s: %s"):format(path, name)
end

local function fail(code, module, fault)
    error(say(code, { module = module, lua = this }) .. "\n" .. fault, 0)
end

--- Loads a module in C, or raises a sentence that says why it cannot be loaded.
-- @param module name of the module
return function(module)
    local other = other_library(module)
    if other then fail("other-native", module, other) end
    local found, result = pcall(require, module)
    if found then return result end
    local is_missing = result:find(("module '%s' not found"):format(module), 1, true) == 1
    return fail(is_missing and "no-native" or "other-native", module, result)
end
