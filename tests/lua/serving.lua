--- Starts `inarow serve --socket` and its clients, for specs and for load.lua.
local dkjson = require "dkjson"
local uv = require "luv"

local serving = {}

local PATIENCE = 20000 -- milliseconds; nothing takes this long

--- Runs the loop until `is_done()`; fails if it takes too long.
-- @param patience milliseconds, or nil for the default
function serving.wait(is_done, what, patience)
    local timer, late = uv.new_timer(), false
    timer:start(patience or PATIENCE, 0, function() late = true end)
    while not is_done() and not late do uv.run "once" end
    timer:close()
    assert(is_done(), what .. ": nothing came")
end

--- Returns a request as a line.
function serving.request(id, method, params)
    return dkjson.encode { id = id, method = method,
        params = setmetatable(params or {}, { __jsontype = "object" }) } .. "\n"
end

--- Starts the process.
-- @param words further arguments, a list or nil
-- @param program path, or nil for the tree's
-- @return its handle, its address once it listens, its process id
function serving.start(address, words, program)
    local out, said = uv.new_pipe(false), ""
    local args = { "serve", "--socket", address, (table.unpack or unpack)(words or {}) }
    local process, pid = assert(uv.spawn(program or "build/inarow",
        { args = args, stdio = { nil, out, 2 } }, function() end))
    out:read_start(function(_, text) said = said .. (text or "") end)
    serving.wait(function() return said:find "\n" end, "listening")
    out:close()
    return process, said:match "^listening on (%S+)\n", pid
end

--- Ends the process.
function serving.stop(process)
    process:kill "sigterm"
    serving.wait(function() return not process:is_active() end, "the end")
    process:close()
    while uv.run "nowait" do end -- handles are closed before the interpreter ends
end

local Client = {}
Client.__index = Client

--- Connects a client.
-- @param address from serving.start
-- @param is_deaf true if it reads nothing before `listen()`
function serving.client(address, is_deaf)
    local port = address:match ":(%d+)$"
    local handle = port and uv.new_tcp() or uv.new_pipe(false)
    local self = setmetatable({ handle = handle, lines = {}, rest = "" }, Client)
    local connected
    local function on_connect(fault)
        assert(not fault, fault)
        connected = true
    end
    if port then handle:connect("127.0.0.1", tonumber(port), on_connect)
    else handle:connect(address, on_connect) end
    serving.wait(function() return connected end, "a connection")
    if not is_deaf then self:listen() end
    return self
end

function Client:listen()
    self.handle:read_start(function(_, text)
        if not text then self.is_closed = true end
        self.rest = self.rest .. (text or "")
        local from, till = 1, self.rest:find("\n", 1, true)
        while till do
            table.insert(self.lines, self.rest:sub(from, till - 1))
            from, till = till + 1, self.rest:find("\n", till + 1, true)
        end
        self.rest = self.rest:sub(from)
    end)
end

function Client:send(text) self.handle:write(text) end

function Client:shut() self.handle:shutdown() end

function Client:close() self.handle:close() end

--- Returns the next line for the client.
function Client:answer(patience)
    serving.wait(function() return #self.lines > 0 end, "an answer", patience)
    return assert(dkjson.decode(table.remove(self.lines, 1)))
end

function Client:ask(...)
    self:send(serving.request(...))
    return self:answer()
end

local function number_in(path, pattern)
    local file = io.open(path)
    local found = file and file:read "*a":match(pattern)
    if file then file:close() end
    return tonumber(found)
end

--- Returns the megabytes of a process.
function serving.megabytes(pid)
    return number_in("/proc/" .. pid .. "/status", "VmRSS:%s*(%d+)") / 1024
end

--- Returns the peak megabytes of a process.
function serving.peak(pid)
    return number_in("/proc/" .. pid .. "/status", "VmHWM:%s*(%d+)") / 1024
end

--- Returns the seconds of processor time of a process, in all its threads.
function serving.processor_time(pid)
    local sum, scan = 0, assert(uv.fs_scandir("/proc/" .. pid .. "/task"))
    local name = uv.fs_scandir_next(scan)
    while name do
        sum = sum + (number_in("/proc/" .. pid .. "/task/" .. name .. "/schedstat",
            "^(%d+)") or 0)
        name = uv.fs_scandir_next(scan)
    end
    return sum / 1e9
end

return serving
