--- Where inarow is: in the .love, in the source tree, or installed.
--
-- A .love holds `lua/`, without the command line, and `variants/` as they are in the
-- source tree, and the native module as native/SYSTEM-ARCHITECTURE/core.so. Such a
-- module cannot be loaded from inside an archive: it is written to the save directory
-- first. On a phone the module is a part of the app, where LÖVE finds it.
local library = {}

local NATIVE = "inarow.core"

-- The native module for this system in the .love, by its path; nil if there is none.
local function packed()
    local ending = jit.os == "Windows" and "dll" or "so"
    local path = ("native/%s-%s/core.%s"):format(jit.os, jit.arch, ending)
    return love.filesystem.getInfo(path, "file") and path
end

-- The name that a native module has when it is written out: another one's is another, for
-- a game that still runs has its own open.
local function name_for(path, bytes)
    local data = require "love.data"
    local mark = data.encode("string", "hex", data.hash("md5", bytes))
    return (path:gsub("/", "-"):gsub("core", mark))
end

-- Write the native module out, if it is not there already, and make it known. Those of
-- other versions are removed, unless the system keeps them for who has them open.
local function unpack_native(path)
    local bytes = love.filesystem.read(path)
    local target = name_for(path, bytes)
    for _, name in ipairs(love.filesystem.getDirectoryItems "") do
        if name:find "^native%-" and name ~= target then love.filesystem.remove(name) end
    end
    if love.filesystem.read(target) ~= bytes then
        assert(love.filesystem.write(target, bytes))
    end
    local file = love.filesystem.getSaveDirectory() .. "/" .. target
    local opened, fault = package.loadlib(file, "luaopen_inarow_core")
    package.preload[NATIVE] = opened
    if opened then return end
    -- In Windows Lua takes a name's bytes for the system's own letters, which a player's
    -- name need not be of. LÖVE takes them as they are, but tells of no fault.
    love.filesystem.setCRequirePath(target)
    assert(pcall(require, NATIVE), fault)
end

-- Windows takes a path without a drive for one on the current folder's.
local function is_absolute(path)
    if jit.os ~= "Windows" then return path:find "^/" end
    return path:find "^%a:[/\\]" or path:find "^\\\\"
end

-- The places of a path like package.path, but for the current folder and others that
-- depend on it: a player may have started the game in a stranger's. The library's own
-- language/paths.lua has the same, but is found by them.
local function absolute(path)
    local entries = {}
    for entry in path:gmatch "[^;]+" do
        if is_absolute(entry) then entries[#entries + 1] = entry end
    end
    return table.concat(entries, ";")
end

-- This folder lies in the source tree at tests/hosts/love; a copy of it does not.
local function use_tree()
    local tree = love.filesystem.getSource() .. "/../../.."
    local file = io.open(tree .. "/lua/inarow.lua")
    if not file then return end
    file:close()
    package.path = ("%s/lua/?.lua;%s/lua/?/init.lua;"):format(tree, tree) .. package.path
    package.cpath = tree .. "/build/lua5.1/?.so;" .. package.cpath
end

-- Scripts that came in the .love, or that a player put into `variants` in the save
-- directory.
local function find_script(name)
    local path = "variants/" .. name .. ".lua"
    if love.filesystem.getInfo(path, "file") then
        return love.filesystem.read(path), path
    end
end

--- The names of all variants: those that are installed, then those that a player added.
-- @return list of names, and the set of those that were added
function library.variants(inarow)
    local names, known, own = inarow.variants(), {}, {}
    for _, name in ipairs(names) do known[name] = true end
    for _, file in ipairs(love.filesystem.getDirectoryItems("variants")) do
        local name = file:match "^(%a[%w_]*)%.lua$" -- one with "_" is but a base
        if name and not known[name] then
            names[#names + 1], own[name] = name, true
        end
    end
    return names, own
end

local PHONES = { Android = true, iOS = true }

--- Is this a phone, or a tablet?
function library.is_phone()
    return PHONES[require("love.system").getOS()] or false
end

--- Load inarow from wherever it is.
-- @return the module; an error says what is missing
function library.load()
    package.path, package.cpath = absolute(package.path), absolute(package.cpath)
    local is_phone = library.is_phone()
    local native = not is_phone and packed()
    if native or is_phone then
        love.filesystem.setRequirePath("?.lua;lua/?.lua;lua/?/init.lua")
        if native then unpack_native(native) end
    else
        use_tree()
    end
    local found, inarow = pcall(require, "inarow")
    if not found then
        error("inarow is not here; in its source tree, run 'make LUA=luajit' first,"
            .. " or install it for Lua 5.1.\n\n" .. tostring(inarow), 0)
    end
    table.insert(inarow.finders, find_script)
    return inarow
end

return library
