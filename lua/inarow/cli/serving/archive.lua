--- Opens the archive of a server. Requests of several clients are answered in turns, so
-- each request has its own connection to the file. One connection is kept for the next
-- request. The connection of a stopped request is not used again.
local archives = require "inarow.cli.archives"

local unpack = unpack or table.unpack

local Archive = {}
Archive.__index = Archive

local archive = {}

-- Name of the archive for clients, which need not know the file's path.
local NAME = "archive"

-- Returns a connection; or nil, message, code.
local function connected(path)
    local one, message, code = archives.try(path, "read")
    if not one then return nil, NAME .. message:sub(#path + 1), code end
    one.path = NAME
    return one
end

-- Asks the archive over the kept connection, or over a new one.
local function ask(self, method, ...)
    local one, message, code = self.kept
    self.kept = nil
    if not one then one, message, code = connected(self.path) end
    if not one then return nil, message, code end
    local results = { one[method](one, ...) }
    if self.kept or results[1] == nil then
        one:close()
    else
        self.kept = one
    end
    return unpack(results, 1, 3)
end

for _, method in ipairs { "explore", "find", "record" } do
    Archive[method] = function(self, ...) return ask(self, method, ...) end
end

--- Open the archive of a server. On failure, exit with a message.
-- @return `archive` option of a service
function archive.open(path)
    archives.open(path, "read"):close()
    return setmetatable({ path = path }, Archive)
end

return archive
