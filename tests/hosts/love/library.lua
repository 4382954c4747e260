--- Finds inarow in the .love, in the source tree, or among installed modules.
--
-- A .love contains `lua/` without the command line, and `variants/`, as in the source
-- tree. It contains the native module as native/SYSTEM-ARCHITECTURE/core.so. Such a
-- module cannot be loaded from inside an archive, so it is first written to the save
-- directory. On a phone, the module is a part of the app, where LÖVE finds it.
local library = {}

local NATIVE = "inarow.core"

-- Returns the path of the native module for this system in the .love, or nil.
local function packed()
    local ending = jit.os == "Windows" and "dll" or "so"
    local path = ("native/%s-%s/core.%s"):format(jit.os, jit.arch, ending)
    return love.filesystem.getInfo(path, "file") and path
end

-- Returns the file name for a native module. Another module gets another name, because a
-- running game has its own module open.
local function name_for(path, bytes)
    local data = require "love.data"
    local mark = data.encode("string", "hex", data.hash("md5", bytes))
    return (path:gsub("/", "-"):gsub("core", mark))
end

-- Writes the native module if it is not there yet, and makes it known. Modules of other
-- versions are removed, unless the system keeps them while they are open.
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
    -- On Windows, Lua reads the bytes of a path in the system's code page, which may lack
    -- the letters of a player's name. LÖVE takes the bytes as UTF-8, but does not report
    -- faults.
    love.filesystem.setCRequirePath(target)
    assert(pcall(require, NATIVE), fault)
end

-- Windows reads a path without a drive as one on the current folder's drive.
local function is_absolute(path)
    if jit.os ~= "Windows" then return path:find "^/" end
    return path:find "^%a:[/\\]" or path:find "^\\\\"
end

-- Returns the places of a path like package.path that do not depend on the current
-- folder: a player may have started the game in an untrusted folder. The library's
-- cli/loading/absolute.lua does the same, but is found through these places.
local function absolute(path)
    local entries = {}
    for entry in path:gmatch "[^;]+" do
        if is_absolute(entry) then entries[#entries + 1] = entry end
    end
    return table.concat(entries, ";")
end

-- In the source tree, this folder is at tests/hosts/love; a copy of it is elsewhere.
local function use_tree()
    local tree = love.filesystem.getSource() .. "/../../.."
    local file = io.open(tree .. "/lua/inarow.lua")
    if not file then return end
    file:close()
    package.path = ("%s/lua/?.lua;%s/lua/?/init.lua;"):format(tree, tree) .. package.path
    package.cpath = tree .. "/build/lua5.1/?.so;" .. package.cpath
end

-- Finds scripts in the .love, and scripts that a player put into `variants` in the save
-- directory.
local function find_script(name)
    local path = "variants/" .. name .. ".lua"
    if love.filesystem.getInfo(path, "file") then
        return love.filesystem.read(path), path
    end
end

--- Returns the names of all variants: first the installed ones, then those that a player
-- added.
-- @return list of names, and the set of the added names
function library.variants(inarow)
    local names, known, own = inarow.variants(), {}, {}
    for _, name in ipairs(names) do known[name] = true end
    for _, file in ipairs(love.filesystem.getDirectoryItems("variants")) do
        -- a name with "_" at the start is only a base
        local name = file:match "^(%a[%w_]*)%.lua$"
        if name and not known[name] then
            names[#names + 1], own[name] = name, true
        end
    end
    return names, own
end

local PHONES = { Android = true, iOS = true }

--- Returns true on a phone or tablet.
function library.is_phone()
    return PHONES[require("love.system").getOS()] or false
end

--- Loads inarow from wherever it is.
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
