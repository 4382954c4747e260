--- The places where Lua searches for libraries: absolute folders, and never the current
-- folder, which may be a stranger's.
local paths = {}

local IS_WINDOWS = package and package.config:sub(1, 1) == "\\"

--- Returns true if a path does not depend on the current folder.
function paths.is_absolute(path)
    if IS_WINDOWS then return path:find "^%a:[/\\]" ~= nil or path:find "^\\\\" ~= nil end
    return path:sub(1, 1) == "/"
end

--- Returns the entries of a path like package.path that are absolute.
-- @return list
function paths.absolute(path)
    local list = {}
    for entry in path:gmatch "[^;]+" do
        if paths.is_absolute(entry) then list[#list + 1] = entry end
    end
    return list
end

return paths
