--- What is said between the arbiter and an engine, in files: one for each process, a line
-- for each line that goes to and fro, with its seconds since the process began.
local language = require "inarow.language"
local say = require("inarow.referee.sentences").say
local system = require "inarow.system"
local uv = require "luv"

local dialogue = {}

-- The file of a new process of an engine: none that is there. Nil, message if there can
-- be none.
local function new_file(folder, name)
    local number = 0
    repeat
        number = number + 1
        local path = ("%s/%s-%d.log"):format(folder, name:gsub("[^%w._+-]", "_"), number)
        local file, fault, code = uv.fs_open(path, "wx", tonumber("666", 8))
        if file then return file end
        if code ~= "EEXIST" then return nil, fault end
    until false
end

-- Write each line of a text. True; or nil, message.
local function write(self, at, mark, text)
    for line in text:gmatch "[^\n]+" do
        local told = ("%.3f %s %s\n"):format(at - self.began, mark,
            language.printable(line))
        local done, fault = uv.fs_write(self.file, told, -1)
        if not done then return nil, fault end
    end
    return true
end

-- What writes the log of a new process, as process.start has it.
local function writer(folder, name, complain)
    local file, missing = new_file(folder, name)
    if not file then complain(say("log-fails", { fault = missing })) end
    local self = { file = file }
    return function(at, mark, text)
        self.began = self.began or at
        if not self.file then return end
        local done, fault
        if mark then done, fault = write(self, at, mark, text) end
        if done then return end
        if mark then complain(say("log-fails", { fault = fault })) end
        uv.fs_close(self.file)
        self.file = nil
    end
end

--- Logs in a folder, which is made if it is not there.
-- @param complain function told, once for each log, why it cannot be written; no event
-- ends by that
-- @return function giving of an engine's name what process.start has as `log`; or nil,
-- message
function dialogue.logs(folder, complain)
    if system.kind(folder) ~= "folder" then
        local made, fault = system.make_folder(folder)
        if not made then return nil, say("log-fails", { fault = fault }) end
    end
    return function(name)
        return function() return writer(folder, name, complain) end
    end
end

return dialogue
