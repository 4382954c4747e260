--- The native module, inarow.core: loaded, or told of in words. Lua's own are of places
-- and symbols.
-- luacheck: globals package io
local say = require("inarow.text.messages").say

local NAME = "inarow.core"
local this = jit and jit.version or _VERSION
local LIBRARY = "lua" .. _VERSION:match "%d%.%d":gsub("%.", "") .. ".dll"

-- A module for Windows names the library of its Lua. If that is another one, and to be
-- found, it is loaded too, and works on what it does not know.
local function other_library()
    local is_here = package.loaded[NAME] or package.preload[NAME]
    if is_here or package.config:sub(1, 1) == "/" or not (package.searchpath and io) then
        return nil
    end
    local path = package.searchpath(NAME, package.cpath)
    local file = path and io.open(path, "rb")
    if not file then return nil end
    local name = file:read "*a":match "lua5%d%.dll"
    file:close()
    return name and name ~= LIBRARY and ("%s: %s"):format(path, name)
end

local function fail(code, fault)
    error(say(code, { lua = this }) .. "\n" .. fault, 0)
end

local other = other_library()
if other then fail("other-native", other) end
local found, fault = pcall(require, NAME)
if found then return fault end
local is_missing = fault:find "^module 'inarow%.core' not found"
fail(is_missing and "no-native" or "other-native", fault)
