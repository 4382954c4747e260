--- The native module, inarow.core: loaded, or told of in words. Lua's own are of places
-- and symbols.
local say = require("inarow.text.messages").say

local found, fault = pcall(require, "inarow.core")
if found then return fault end

local this = jit and jit.version or _VERSION
local is_missing = fault:find("^module 'inarow%.core' not found")
error(say(is_missing and "no-native" or "other-native", { lua = this }) .. "\n" .. fault,
    0)
