--- Finds the scripts of variants, by functions from a variant's name to the script's
-- source.
local core = require "inarow.core"
local host = require "inarow.variant.host"
local language = require "inarow.language"

local scripts = {}

local OWN = "inarow/variant/scripts" -- path of this file without its folder and ending

-- Returns a path in a comparable form: Lua for Windows uses backslashes in names.
local function plain(path)
    return (path:gsub("\\", "/"):gsub("^%./", ""))
end

local IS_WINDOWS = package and package.config:sub(1, 1) == "\\"

local DEVICES = { con = true, nul = true, aux = true, prn = true }

-- Returns true if a path is the name of a device. In Windows a device's name is valid in
-- every folder and with every ending.
local function is_device(path)
    if not IS_WINDOWS then return false end
    local name = path:lower():match "([^/\\:.]*)[^/\\:]*$"
    return DEVICES[name] or name:find "^com%d$" ~= nil or name:find "^lpt%d$" ~= nil
end

-- Returns the beginning of a file, up to this many bytes; nil if it cannot be read. In
-- Windows any path that ends with a device's name is that device, and a record may say
-- `variant con`.
local function read_file(path, bytes)
    local file = io and not is_device(path) and io.open(path, "rb")
    if not file then return nil end
    local text = file:read(bytes)
    file:close()
    return text
end

-- Returns true if require finds this module by a relative path.
local function is_on_path(path)
    local is_read = package and not package.preload[(OWN:gsub("/", "."))]
    if not is_read or not read_file(path, 1) then return false end
    local own = plain(path)
    for entry in package.path:gmatch "[^;]+" do
        if plain(entry:gsub("%?", OWN)) == own then return true end
    end
    return false
end

-- Returns the folder of `inarow` that contains this file, from the argument that require
-- passes since Lua 5.2, otherwise from debug. Returns nil if the file was not read from a
-- folder, because then a relative name may be one in an archive or in memory.
local function own_folder(...)
    local path = select(2, ...)
    if type(path) ~= "string" and debug and debug.getinfo then
        path = debug.getinfo(1, "S").source:match("^@(.*)$")
    end
    if type(path) == "string" and (language.is_absolute(path) or is_on_path(path)) then
        return (path:match "^(.*)inarow[/\\]variant[/\\][^/\\]*$"):gsub("^$", "./")
    end
end
local folder = own_folder(...)

-- The places for a search path of Lua, which seldom changes.
local known, known_path

-- Returns the places of scripts. These are beside the module or in the source tree.
-- Others may publish variants, so the places where Lua finds a module
-- inarow.variants.NAME are included. Relative places are left out, because scripts in the
-- current folder are used only by explicit request. Each place consists of the text
-- before the name and the text after it.
local function places()
    local list, path = {}, package and package.path or ""
    if path == known_path then return known end
    if folder then
        list = { { folder .. "inarow/variants/", ".lua" },
            { folder .. "../variants/", ".lua" } }
    end
    for entry in path:gmatch "[^;]+" do
        local before, behind = entry:match "^([^?]*)%?([^?]*)$"
        if before and language.is_absolute(entry) then
            list[#list + 1] = { before .. "inarow/variants/", behind }
        end
    end
    known, known_path = list, path
    return list
end

local function find_script(name)
    for _, place in ipairs(places()) do
        local path = place[1] .. name .. place[2]
        -- If this many bytes can be read, the file is too long for a script.
        local source = read_file(path, core.source_bytes + 1)
        if source then return source, (path:gsub("^.*%.%./", "")) end
    end
end

host.now.finders[1] = find_script

--- Returns true if a variant may have this name.
function scripts.is_name(name)
    return type(name) == "string" and name:match("^[%a_][%w_]*$")
end

--- Returns the names of all installed variants: those that come with the module, then
-- those published by others, sorted. The list omits variants of a host's own finders,
-- and scripts whose names begin with `_`, which are only bases.
-- @return list
function scripts.names()
    local names, seen, others = {}, {}, {}
    for i, name in ipairs(host.now.bundled) do names[i], seen[name] = name, true end
    for _, place in ipairs(places()) do
        for _, file in ipairs(place[2] == ".lua" and core.files(place[1]) or {}) do
            local name = file:match "^(.*)%.lua$"
            local is_listed = scripts.is_name(name) and name:find "^[^_]"
            if is_listed and not seen[name] then
                others[#others + 1], seen[name] = name, true
            end
        end
    end
    table.sort(others)
    for _, name in ipairs(others) do names[#names + 1] = name end
    return names
end

--- Returns the source text and its name for messages, from the first finder that has the
-- name.
-- @return source, chunkname; or nil
function scripts.source_of(name)
    for _, finder in ipairs(host.now.finders) do
        local source, chunkname = finder(name)
        if source ~= nil and type(source) ~= "string" then
            error("inarow: a finder gives source text or nil, not " .. type(source), 0)
        elseif source then
            return source, type(chunkname) == "string" and chunkname or name
        end
    end
end

return scripts
