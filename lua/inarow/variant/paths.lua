--- Where Lua looks for libraries: absolute places, never the current folder, which may be
-- a stranger's.
local paths = {}

local IS_WINDOWS = package and package.config:sub(1, 1) == "\\"

--- Is this Windows?
paths.is_windows = IS_WINDOWS

local LIBRARY = IS_WINDOWS and "dll" or "so"

--- Does a path lead to the same place whatever the current folder is?
function paths.is_absolute(path)
    if IS_WINDOWS then return path:find "^%a:[/\\]" ~= nil or path:find "^\\\\" ~= nil end
    return path:sub(1, 1) == "/"
end

local DEVICES = { con = true, nul = true, aux = true, prn = true }

--- Is a path one of a device in Windows, where each has its name in every folder and with
-- every ending?
function paths.is_device(path)
    if not IS_WINDOWS then return false end
    local name = path:lower():match "([^/\\:.]*)[^/\\:]*$"
    return DEVICES[name] or name:find "^com%d$" ~= nil or name:find "^lpt%d$" ~= nil
end

--- What stands before the names of a folder's files. `C:` is the folder that is current
-- on that drive, `C:/` another one.
function paths.before(folder)
    if IS_WINDOWS and folder:find "^%a:$" then return folder end
    return folder:match "^(.-)/*$" .. "/"
end

--- The entries of a path like package.path, but for those that are relative or empty.
-- @return list
function paths.entries(path)
    local list = {}
    for entry in path:gmatch "[^;]+" do
        if paths.is_absolute(entry) then list[#list + 1] = entry end
    end
    return list
end

local function is_there(path)
    local file = io.open(path, "rb")
    return file and file:close()
end

-- What require wants: the loader of the library in a folder, and its file; or nil.
local function loader(name, scripts, libraries)
    local place = name:gsub("%.", "/")
    for _, ending in ipairs { ".lua", "/init.lua" } do
        local file = scripts .. place .. ending
        if is_there(file) then return assert(loadfile(file)), file end
    end
    local file = libraries and ("%s/%s.%s"):format(libraries, place, LIBRARY)
    if file and is_there(file) then
        return assert(package.loadlib(file, "luaopen_" .. name:gsub("%.", "_"))), file
    end
end

--- Look into a tree before all else, whatever characters its name has.
-- @param scripts folder of its Lua files, with the / at its end
-- @param libraries folder of its native libraries, or nil
function paths.put_first(scripts, libraries)
    table.insert(package.searchers or package.loaders, 1, function(name)
        return loader(name, scripts, libraries)
    end)
end

return paths
