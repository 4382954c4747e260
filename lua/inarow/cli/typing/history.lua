--- Keeps the history of typed lines, in this session and in earlier sessions.
local autosave = require "inarow.cli.play.autosave"
local system = require "inarow.system"

local History = {}
History.__index = History

local history = {}

-- Number of lines to keep. A file with twice as many lines is cut.
local MOST = 500

--- Read the lines of earlier sessions from a file in the user's own folder. If the file
-- cannot be read, the list is empty.
-- @return list of strings, ending with the latest line, with the method `add`
function history.open()
    local folder = autosave.make_folder()
    local path = folder and folder .. "/history"
    local kind = path and system.kind(path)
    if kind and kind ~= "file" then path = nil end -- reading a pipe might wait
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

--- Add a line, unless it repeats the previous line. The line is written at once, because
-- several sessions may use the file.
function History:add(line)
    if not line:find "%S" or line == self[#self] then return end
    self[#self + 1] = line
    local file = self.path and io.open(self.path, "ab")
    if not file then return end
    file:write(line, "\n")
    file:close()
end

return history
