--- Makes Lua search for libraries in absolute places alone, because the current folder
-- may be a stranger's.
-- luacheck: globals package

-- @param is_absolute function(path), as in language/is_absolute.lua
return function(is_absolute)
    local function absolute(path)
        local list = {}
        for entry in path:gmatch "[^;]+" do
            if is_absolute(entry) then list[#list + 1] = entry end
        end
        return table.concat(list, ";")
    end
    package.path, package.cpath = absolute(package.path), absolute(package.cpath)
end
