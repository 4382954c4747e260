--- Returns true if a path does not depend on the current folder, whose owner may be a
-- stranger.
local IS_WINDOWS = package and package.config:sub(1, 1) == "\\"

return function(path)
    if IS_WINDOWS then return path:find "^%a:[/\\]" ~= nil or path:find "^\\\\" ~= nil end
    return path:sub(1, 1) == "/"
end
