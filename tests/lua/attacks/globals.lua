-- ends with: they are not there
local names = { "_G", "_ENV", "_VERSION", "arg", "bit", "bit32", "collectgarbage",
    "coroutine", "debug", "dofile", "ffi", "gcinfo", "getfenv", "getmetatable", "io",
    "jit", "load", "loadfile", "loadstring", "module", "newproxy", "next", "os",
    "package", "print", "rawequal", "rawget", "rawlen", "rawset", "require", "setfenv",
    "setmetatable", "unpack", "utf8", "warn", "xpcall" }
local all = { _G = _G, arg = arg, bit = bit, bit32 = bit32, coroutine = coroutine,
    collectgarbage = collectgarbage, debug = debug, dofile = dofile, ffi = ffi,
    gcinfo = gcinfo, getfenv = getfenv, getmetatable = getmetatable, io = io, jit = jit,
    load = load, loadfile = loadfile, loadstring = loadstring, module = module,
    newproxy = newproxy, next = next, os = os, package = package, print = print,
    rawequal = rawequal, rawget = rawget, rawlen = rawlen, rawset = rawset,
    require = require, setfenv = setfenv, setmetatable = setmetatable, unpack = unpack,
    utf8 = utf8, warn = warn, xpcall = xpcall, _VERSION = _VERSION }
for _, name in pairs(names) do
    if all[name] ~= nil then error(name .. " is there") end
end
error("they are not there")
