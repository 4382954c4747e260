--- Loads the program's modules from its own tree, before any other modules.
local LIBRARY = package.config:sub(1, 1) == "\\" and "dll" or "so"

local function is_there(path)
    local file = io.open(path, "rb")
    return file and file:close()
end

-- Implements a searcher for require. Returns the loader of a native library in a folder,
-- and the library's file; or nil.
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

--- Search a tree before all other places. The name of its folder may have any characters.
-- @param scripts folder of the tree's Lua files, ending with /
-- @param libraries folder of its native libraries, or nil
return function(scripts, libraries)
    table.insert(package.searchers or package.loaders, 1, function(name)
        return loader(name, scripts, libraries)
    end)
end
