--- Logs the dialogue between the arbiter and an engine. Each process has a file, with
-- each line sent to it or received from it, and the seconds since the start of the
-- process.
local language = require "inarow.language"
local say = require("inarow.referee.sentences").say
local system = require "inarow.system"
local uv = require "luv"
local why = require "inarow.referee.programs.fault"

local dialogue = {}

local MODE, FOLDER_MODE = tonumber("666", 8), tonumber("777", 8)
local MOST_NAME = 100 -- bytes of a file's name without its number

--- Most bytes of a log, apart from the line that reports this limit.
dialogue.MOST = 2 ^ 26

-- Converts a text to a part of a file's name. Letters of all scripts stay; other signs
-- become `_`.
local function as_name(text)
    return (language.printable(text, MOST_NAME):gsub("[%z\1-\127]", function(char)
        return not char:find "[%w._+-]" and "_" or nil
    end))
end

-- Creates a file for a process. The file's number is the first that no file has. Returns
-- the file and its path; or nil, path, fault.
local function new_file(its)
    repeat
        its.number = its.number + 1
        local path = ("%s-%d.log"):format(its.path, its.number)
        local file, fault, code = uv.fs_open(path, "wx", MODE)
        if file then return file, path end
        if code ~= "EEXIST" then return nil, path, fault end
    until false
end

-- Writes one line.
local function write(self, at, mark, text)
    if not self.file then return end
    local line = ("%.3f %s %s\n"):format(at - self.began, mark, language.printable(text))
    self.size = self.size + #line
    local is_last = self.size > dialogue.MOST
    if is_last then
        line = ("%.3f # %s\n"):format(at - self.began, say("log-ends",
            { most = dialogue.MOST }))
    end
    local done, fault = uv.fs_write(self.file, line, -1)
    if not done then
        self.complain(say("log-fails", { path = self.path, why = why(fault) }))
    end
    if not done or is_last then self:close() end
end

local function close(self)
    if self.file then uv.fs_close(self.file) end
    self.file = nil
end

-- Returns the function that process.start calls to log a new process.
local function writer(its, complain)
    local file, path, fault = new_file(its)
    if not file then complain(say("log-fails", { path = path, why = why(fault) })) end
    local self = { file = file, path = path, size = 0, complain = complain,
        close = close }
    return function(at, mark, text)
        self.began = self.began or at
        if not mark then return self:close() end
        for line in text:gmatch "[^\n]+" do write(self, at, mark, line) end
    end
end

--- Log in a folder, which is created if necessary.
-- @param folder path of the folder
-- @param complain function that receives a message, at most once per log, if the log
-- cannot be written; the event continues
-- @return function that receives an engine's name, and returns the `log` for
-- process.start; or nil, message
function dialogue.logs(folder, complain)
    local kind = system.kind(folder)
    if kind ~= "folder" then
        local made, fault = nil, say "log-no-folder"
        if not kind then made, fault = uv.fs_mkdir(folder, FOLDER_MODE) end
        if not made then
            return nil, folder .. ": " .. why(fault)
        end
    end
    return function(name)
        local its = { path = folder .. "/" .. as_name(name), number = 0 }
        return function() return writer(its, complain) end
    end
end

return dialogue
