--- The lines that were typed before, in this session and in earlier ones.
local autosave = require "inarow.cli.play.autosave"
local system = require "inarow.system"

local History = {}
History.__index = History

local history = {}

-- Lines that are kept; a file of twice as many is cut.
local MOST = 500

--- The lines of earlier sessions, in the user's own folder; none if there is no such
-- folder, or it cannot be read.
-- @return list of strings, the last one typed last, with the method `add`
function history.open()
    local folder = autosave.make_folder()
    local path = folder and folder .. "/history"
    local kind = path and system.kind(path)
    if kind and kind ~= "file" then path = nil end -- a pipe would be waited for
    local lines = {}
    for line in (path and system.read(path) or ""):gmatch "[^\n]+" do
        lines[#lines + 1] = line
    end
    local self = setmetatable({}, History)
    for i = math.max(1, #lines - MOST + 1), #lines do self[#self + 1] = lines[i] end
    if #lines >= 2 * MOST then system.write(path, table.concat(self, "\n") .. "\n") end
    self.path = path
    return self
end

--- One more line, unless it is the last one over again. It is written at once: several
-- sessions may add to the file.
function History:add(line)
    if not line:find "%S" or line == self[#self] then return end
    self[#self + 1] = line
    local file = self.path and io.open(self.path, "ab")
    if not file then return end
    file:write(line, "\n")
    file:close()
end

return history
