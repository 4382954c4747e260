--- Runs another program as a process that receives and sends lines. The output that has
-- not been received takes a limited amount of memory. All processes that it started end
-- with it.
--
-- While a task waits for a process, the other tasks of loop.lua run.
local process_reaper = require "inarow.referee.programs.process_reaper"
local loop = require "inarow.referee.programs.loop"
local say = require("inarow.referee.sentences").say
local uv = require "luv"
local why = require "inarow.referee.programs.fault"

local Process = {}
Process.__index = Process

local process = {}

--- Limits in bytes: of a line, of all output between two lines sent, and of the input
-- that the program has not read.
process.MOST_LINE, process.MOST_BETWEEN = 65536, 4194304
local MOST_UNREAD = 1048576

local COMPLAINT = 300 -- bytes that are kept of its error output, from the beginning
-- Seconds to wait. SETTLING is the time for the process and its output to end, after one
-- of them has ended. LEAVING is the time for the process to end after its input has
-- ended. DYING is the time for it to end after it was killed.
local SETTLING, LEAVING, DYING = 0.1, 0.5, 10

-- A program that no longer reads must not end this program. So writing to it reports an
-- error instead of raising a signal.
uv.new_signal():start("sigpipe", function() end)

local living = {} -- set of processes that are not closed
local count = 0

-- ---- Output ---------------------------------------------------------------------------

-- Returns the part of a line that a message quotes.
local function beginning(text)
    return text:sub(1, 40)
end

-- Stores the message that the program wrote too much. Later output does not change this.
local function spoil(self, message)
    self.fault = self.fault or { message, "flood" }
end

-- Keeps a piece of output with its time. While much output is unprocessed, no more is
-- read.
local function take(self, data)
    self.pieces[#self.pieces + 1] = { data, loop.now() }
    self.taken, self.waiting = self.taken + #data, self.waiting + #data
    if self.taken > process.MOST_BETWEEN then
        spoil(self, say("process-flood-lines", { most = process.MOST_BETWEEN }))
    end
    if self.waiting > process.MOST_LINE or self.fault then self.output:read_stop() end
end

-- Drops the first piece. No line ends in the rest of this piece, so the rest is kept for
-- the next line.
local function drop(self)
    local piece = table.remove(self.pieces, 1)
    local was_much = self.waiting > process.MOST_LINE
    self.rest = self.rest .. piece[1]:sub(self.from)
    self.from, self.waiting = 1, self.waiting - #piece[1]
    if #self.rest > process.MOST_LINE then
        spoil(self, say("process-flood", { most = process.MOST_LINE,
            text = beginning(self.rest) }))
        self.output:read_stop()
        self.rest = ""
    elseif was_much and self.waiting <= process.MOST_LINE and not self.fault then
        self.listen()
    end
end

-- Returns true if a line has arrived. `line` then has the line, and `at` has the time
-- when it came.
local function has_line(self)
    while not self.line and self.pieces[1] do
        local text, at = self.pieces[1][1], self.pieces[1][2]
        local stop = text:find("\n", self.from, true)
        if stop then
            self.line = (self.rest .. text:sub(self.from, stop - 1)):gsub("\r$", "")
            self.at, self.rest, self.from = at, "", stop + 1
            self:log("<", self.line, at)
        else
            drop(self)
        end
    end
    return self.line
end

-- Handles the end of the process or of its output, which come in either order. The wait
-- for the second end is limited, because a child of the process may keep the output open.
local function settle(self)
    if self.status and self.has_said_all then self.is_over = true end
    if self.settling or self.settler:is_closing() then return end
    self.settling = true
    self.settler:start(loop.milliseconds(SETTLING), 0, function()
        self.is_over = true
        loop.wake()
    end)
end

local function read(self)
    function self.listen()
        self.output:read_start(function(_, data)
            if data then
                take(self, data)
            else -- after the end of the output, or a fault
                self.has_said_all = true
                settle(self)
            end
            loop.wake()
        end)
    end
    self.listen()
    self.errors:read_start(function(_, data)
        if not data then return end
        self:log("!", data)
        if #self.complaint < COMPLAINT then
            self.complaint = (self.complaint .. data):sub(1, COMPLAINT)
        end
    end)
end

-- ---- Start and end --------------------------------------------------------------------

-- Returns the environment of a process: that of this program, the added variables, and
-- the mark of the process.
local function environment(mark, added)
    local all, list = uv.os_environ(), {}
    for _, one in ipairs(added or {}) do all[one[1]] = one[2] end
    all[process_reaper.NAME] = mark
    for name, value in pairs(all) do list[#list + 1] = name .. "=" .. value end
    return list
end

-- Kills all processes that have a mark in their environment, where there is a /proc.
-- These processes have left the group, so killing the group misses them. Since they may
-- start others, the search is repeated until none is left.
local function hunt(mark)
    local wanted = process_reaper.NAME .. "=" .. mark .. "\0"
    for _ = 1, 50 do
        local found = false
        local folder = uv.fs_scandir "/proc"
        local name = folder and uv.fs_scandir_next(folder)
        while name do
            local file = name:find "^%d" and io.open("/proc/" .. name .. "/environ", "rb")
            if file then
                local text = file:read "*a"
                file:close()
                if text and ("\0" .. text):find("\0" .. wanted, 1, true) then
                    found = true
                    uv.kill(tonumber(name), "sigkill")
                end
            end
            name = uv.fs_scandir_next(folder)
        end
        if not found then return end
        uv.sleep(1)
    end
end

-- Kills the group of a process, with the processes that it started.
local function kill(self)
    uv.kill(-self.id, "sigkill")
end

-- Starts the shell of a process. Returns the shell's handle and process number; or nil,
-- message.
local function spawn(self, where)
    return uv.spawn("/bin/sh", { args = { "-c", self.command },
        stdio = { self.input, self.output, self.errors }, detached = true,
        cwd = where.folder, env = environment(self.mark, where.env) },
        function(status, signal)
            self.status = status
            self.by_signal = signal > 0 and signal or status > 128 and status - 128
                or nil -- a shell reports the signal of its child in this form
            kill(self) -- kills the rest of the group
            settle(self)
            loop.wake()
        end)
end

--- Start a program.
-- @param command line for /bin/sh
-- @param where nil, or a table of optional fields. `folder` is the folder to run it in.
-- `env` is a list of {name, value} to add to its environment. `log` is a function called
-- once per process, which returns the function that writes the log. This second function
-- receives the time (loop.now), a mark and the text of each line. The marks are `>` for
-- a line to the process, `<` for a line from it, `!` for its error output, and `#` for a
-- remark. When the log ends, the function is called without a mark.
-- @return process; or nil, message, "died" if it cannot be started. The shell starts
-- even if the command is wrong. In this case `receive` reports the failure.
function process.start(command, where)
    count = count + 1
    where = where or {}
    local self = setmetatable({ command = command, pieces = {}, from = 1, rest = "",
        taken = 0, waiting = 0, complaint = "", mark = process_reaper.mark .. count,
        input = uv.new_pipe(false), output = uv.new_pipe(false),
        errors = uv.new_pipe(false), timer = uv.new_timer(), settler = uv.new_timer(),
        write_log = where.log and where.log() }, Process)
    local handle, id = process_reaper.prepare()
    if handle then handle, id = spawn(self, where) end
    if not handle then
        uv.run "nowait" -- makes luv release the handle
        process_reaper.ended()
        self:log()
        return nil, say("process-not-started", { fault = why(id) }), "died"
    end
    self.handle, self.id = handle, id
    process_reaper.begun(id)
    living[self] = true
    self:log("#", command)
    read(self)
    return self
end

--- Write a line to the log of the process, if it has one.
-- @param mark, line as for `process.start`
-- @param at time of the line, or nil for now
function Process:log(mark, line, at)
    if self.write_log then self.write_log(at or loop.now(), mark, line) end
end

-- Returns the message about the end of the process.
local function end_of(self)
    local words = self.complaint:match "[^\r\n]+"
    return say(not self.status and "process-closed-output"
        or self.by_signal and "process-died-by" or "process-died",
        { status = self.status, signal = self.by_signal })
        .. (words and say("process-complaint", { words = words }) or "")
end

-- Kills the process and all processes that it started, and releases its handles.
local function finish(self)
    if not self.status then kill(self) end
    hunt(self.mark)
    self:wait(DYING, function() return self.status end)
    loop.close(self.output, self.errors, self.timer, self.settler, self.handle)
    self:log("#", end_of(self))
    self:log()
    living[self] = nil
    process_reaper.ended(self.id)
end

--- End the process. Closes its input, so that it may end by itself, and then kills it
-- with all processes that it started.
-- @param seconds time in which it may end by itself; half a second by default
function Process:close(seconds)
    if self.is_closed then return end
    self.is_closed = true
    self.input:close()
    self:wait(seconds or LEAVING, function() return self.status end)
    finish(self)
end

--- End all processes that are not closed, at once. No task may use them any more.
function process.close_all()
    for one in pairs(living) do kill(one) end
    while next(living) do
        local one = next(living)
        if not one.is_closed then one.input:close() end
        one.is_closed = true
        finish(one)
    end
end

-- ---- Lines ----------------------------------------------------------------------------

-- Wait until a condition holds, or the time is over.
function Process:wait(seconds, is_ready)
    local is_late = false
    self.timer:start(loop.milliseconds(seconds), 0, function()
        is_late = true
        loop.wake()
    end)
    loop.wait(function() return is_late or is_ready() end)
    self.timer:stop()
end

--- Send a line. This function never waits, however slowly the program reads.
-- @param line string without a line break
-- @return true; or nil, message and "died", or "stalled" if too much input is unread
function Process:send(line)
    if self.status then return nil, end_of(self), "died" end
    if uv.stream_get_write_queue_size(self.input) > MOST_UNREAD then
        return nil, say "process-deaf", "stalled"
    end
    self.taken = 0
    self:log(">", line)
    self.input:write(line .. "\n", function() end) -- `receive` reports a failure
    return true
end

--- Receive a line.
-- @param seconds greatest time to wait; 0 for a line that has already arrived
-- @return the line, and the time (loop.now) when it came; or nil, message and a code:
-- `late`: no line came in time. `died`: the program has ended, and all its lines have
-- been received. `half-line`: it ended within a line. `flood`: it wrote too much.
-- `garbage`: the line is not text
function Process:receive(seconds)
    local function is_ready()
        return has_line(self) or self.fault or self.is_over
    end
    if not is_ready() then self:wait(seconds, is_ready) end
    local line = self.line
    if line then
        self.line = nil
        if #line > process.MOST_LINE then
            return nil, say("process-flood", { most = process.MOST_LINE,
                text = beginning(line) }), "flood"
        elseif line:find "[%z\1-\8\11-\31\127]" then
            return nil, say("process-garbage", { text = beginning(line) }), "garbage"
        end
        return line, self.at
    end
    if self.fault then return nil, self.fault[1], self.fault[2] end
    local rest = self.rest
    if not self.is_over then
        return nil, say(rest == "" and "process-late" or "process-late-half",
            { seconds = ("%.3g"):format(seconds), text = beginning(rest) }), "late"
    elseif rest ~= "" then
        self.rest = ""
        return nil, say("process-half-line", { text = beginning(rest) }), "half-line"
    end
    return nil, end_of(self), "died"
end

return process
