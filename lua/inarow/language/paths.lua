--- Where Lua searches for libraries: in absolute places, never in the current folder,
-- which may be a stranger's.
local paths = {}

local IS_WINDOWS = package and package.config:sub(1, 1) == "\\"

--- Is a path independent of the current folder?
function paths.is_absolute(path)
    if IS_WINDOWS then return path:find "^%a:[/\\]" ~= nil or path:find "^\\\\" ~= nil end
    return path:sub(1, 1) == "/"
end

--- The entries of a path like package.path that are absolute.
-- @return list
function paths.absolute(path)
    local list = {}
    for entry in path:gmatch "[^;]+" do
        if paths.is_absolute(entry) then list[#list + 1] = entry end
    end
    return list
end

return paths
