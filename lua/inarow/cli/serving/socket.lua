--- Serves requests over a socket. One process serves many clients. Each client has its
-- own games and scripts, which end with its connection.
local attack = require "inarow.attack"
local connection = require "inarow.cli.serving.connection"
local console = require "inarow.cli.console"
local core = require "inarow.core"
local say = require("inarow.cli.sentences").say
local services = require "inarow.service"
local system = require "inarow.system"
local turns = require "inarow.cli.serving.turns"

local socket = {}

local HERE = "127.0.0.1"
local BACKLOG = 128
local LONGEST_PATH = 103 -- bytes allowed for a socket's name on every system
local LOOK = 100 -- milliseconds between two tests for disconnected clients
local SPARE = 4 -- tasks kept for the next requests
local FULL, SHORT = 0.9, 0.75 -- fractions of the memory limit
local KEPT = 0.25 -- fraction of the memory limit for requests and unread answers
local FEW_KEPT = 131072 -- bytes of that memory that each client may always use
local CYCLES = 3 -- cycles of the collector; some memory needs several
local STEP = 200 -- kilobytes collected between two turns

--- Read the address to listen on: a path, or a port of this machine, as `:PORT` or
-- `127.0.0.1:PORT`.
-- @return {path = } or {port = }; or nil and a message
function socket.address(text)
    local host, port = text:match "^([%w.]*):(%d+)$"
    if not host and #text > LONGEST_PATH then
        return nil, say("long-socket",
            { path = text, most = LONGEST_PATH, count = #text })
    elseif not host and text ~= "" and (text:find "/" or not text:find ":") then
        return { path = text }
    elseif not host then
        return nil, say("not-this-machine", { address = text })
    end
    port = tonumber(port)
    if host ~= "" and host ~= HERE and host ~= "localhost" or port > 65535 then
        return nil, say("not-this-machine", { address = text })
    end
    return { port = port }
end

-- Returns true if a socket file is left from a dead process. Nobody listens on such a
-- file, so it may be removed.
local function is_left_over(uv, path)
    local kind = uv.fs_stat(path)
    if not kind or kind.type ~= "socket" then return false end
    local probe, refused, done = uv.new_pipe(false), false, false
    probe:connect(path, function(fault)
        refused, done = fault == "ECONNREFUSED", true
        probe:close()
    end)
    while not done do uv.run "once" end
    return refused
end

local function bound(uv, address)
    if address.port then
        local server = uv.new_tcp()
        local ok, message = server:bind(HERE, address.port)
        return ok and server, message
    end
    local _, message = uv.fs_stat(address.path:match "^(.*/)" or ".")
    if message then return nil, message end
    if is_left_over(uv, address.path) then os.remove(address.path) end
    local server = uv.new_pipe(false)
    local ok
    ok, message = server:bind(address.path)
    return ok and server, message
end

-- ---- The clients --------------------------------------------------------------------

local Server = {}
Server.__index = Server

-- Creates the server. `new_service(memory)` creates the service for a client.
local function new_server(uv, megabytes, new_service)
    local self = setmetatable({ turns = turns.new(), idle = uv.new_idle(), spare = {},
        connections = {}, count = 0, last = 0, cycles = 0, looked = 0, kept = 0,
        most_kept = KEPT * megabytes * 2 ^ 20, new_service = new_service,
        memory = services.new_memory(function() return megabytes end,
            function() return system.process().memory end),
        now = function() return uv.hrtime() / 1e9 end }, Server)
    self.memory.relieve = function() self:collect() end
    uv.new_timer():start(LOOK, LOOK, function()
        for one in pairs(self.connections) do one:probe() end
    end)
    return self
end

-- Schedules a turn, which begins when there is nothing to read or write.
function Server:go_on()
    if self.idle:is_active() then return end
    self.idle:start(function()
        local one = self.turns:next()
        if one then self:give_turn(one) end
        if self.cycles > 0 then self:collect_some() end
        if not one and self.cycles == 0 then self.idle:stop() end
    end)
end

--- Add a client that waits for turns.
function Server:enter(one)
    self.turns:enter(one)
    self:go_on()
end

-- Gives a client a turn, and checks the memory now and then.
function Server:give_turn(one)
    local before = self.memory.counted()
    one:turn(turns.LENGTH)
    one.grown = one.line and (one.grown or 0) + self.memory.counted() - before or 0
    if self.now() - self.looked < LOOK / 1000 / 10 then return end
    self.looked = self.now()
    if self.memory:part(0) < FULL then
        self.has_collected = false
    elseif self.cycles == 0 and not self.has_collected then
        self:collect()
    elseif self.cycles == 0 then
        self:stop_largest()
    end
end

-- Stops the request that uses the most memory. Called when too little memory is left.
function Server:stop_largest()
    local largest
    for one in pairs(self.turns.members) do
        if one.task and not (largest and largest.grown >= one.grown) then
            largest = one
        end
    end
    if largest and largest.grown > 0 then largest:refuse_memory() end
    self.has_collected = false
end

--- Return true if memory is so short that clients must read their answers sooner.
function Server:is_short()
    return self.memory:part(0) > SHORT
end

-- ---- Memory -------------------------------------------------------------------------

--- Free unused memory, step by step between turns.
function Server:collect()
    attack.forget()
    self.cycles = CYCLES
    self:go_on()
end

function Server:collect_some()
    if not collectgarbage("step", STEP) then return end
    self.cycles = self.cycles - 1
    if self.cycles == 0 then
        core.trim()
        self.has_collected = true
    end
end

function Server:new_task()
    return table.remove(self.spare) or core.task()
end

--- Keep a task that is not needed any more for the next request, or close it.
function Server:release(task)
    if #self.spare < SPARE then self.spare[#self.spare + 1] = task else task:close() end
end

-- Counts the bytes kept for a client's requests and unread answers.
local function count_kept(self, one)
    local bytes = one:bytes()
    self.kept, one.kept = self.kept + bytes - one.kept, bytes
end

local function refuse_kept(self, one)
    one:refuse("too-large", say "too-much-kept")
    count_kept(self, one)
end

--- Check memory after a change of the bytes kept for a client. Close the client if more
-- than its share of memory is kept for it. If all clients together keep too much, close
-- the client that keeps the most.
function Server:weigh(one)
    count_kept(self, one)
    local share = one.service.limits.share * 2 ^ 20
    if one.kept > math.max(share, FEW_KEPT) then refuse_kept(self, one) end
    while self.kept > self.most_kept do
        local largest = one
        for other in pairs(self.connections) do
            if other.kept > largest.kept then largest = other end
        end
        if largest.kept <= FEW_KEPT then return end
        refuse_kept(self, largest)
    end
end

-- ---- New and disconnected clients ---------------------------------------------------

-- Returns true if a client should be disconnected before another client. Clients that
-- never sent a request go first, then the client that has been silent longest.
local function is_before(one, other)
    if one.has_asked ~= other.has_asked then return other.has_asked end
    if one.active ~= other.active then return one.active < other.active end
    return one.number < other.number
end

-- Makes room for one more client, if necessary. Only disconnects a client that would lose
-- nothing.
function Server:make_room(refused)
    local first
    for one in pairs(self.connections) do
        if one:is_dispensable() and not (first and is_before(first, one)) then
            first = one
        end
    end
    if first then first:refuse("too-many-connections", refused) end
end

--- Accept a new client.
function Server:accept(handle)
    local service = self.new_service(self.memory)
    local most = service.limits.connections
    local refused = say("too-many-connections", { most = most })
    if self.count >= most then self:make_room(refused) end
    self.last, self.count = self.last + 1, self.count + 1
    local one = connection.begin(self, handle, service, self.last)
    self.connections[one] = true
    if self.count > most then one:refuse("too-many-connections", refused) end
end

--- Count a client that is no longer served.
function Server:left()
    self.count = self.count - 1
end

--- Remove a client whose connection is closed.
function Server:closed(one)
    self.kept = self.kept - one.kept
    one.kept = 0
    self.connections[one] = nil
    self:collect()
end

--- Listen at an address, and answer until the program is ended.
-- @param address from socket.address
-- @param megabytes memory limit of the process
-- @param new_service function(memory) that creates the service for a client
-- @return exit status
function socket.serve(address, megabytes, new_service)
    local uv = console.library("luv", "lua-luv")
    -- The collector takes small steps, so that no client waits for it.
    if _VERSION == "Lua 5.4" then collectgarbage("incremental", 120, 200) end
    uv.new_signal():start("sigpipe", function() end)
    local server, message = bound(uv, address)
    local clients = new_server(uv, megabytes, new_service)
    local ok
    if server then
        ok, message = server:listen(BACKLOG, function(fault)
            if fault then return end
            local client = address.port and uv.new_tcp() or uv.new_pipe(false)
            if not server:accept(client) then return client:close() end
            clients:accept(client)
        end)
    end
    local name = address.path or HERE .. ":" .. address.port
    if not ok then
        return console.complain(say("cannot-listen", { address = name,
            fault = tostring(message) }))
    end
    local at = address.path or HERE .. ":" .. server:getsockname().port
    io.stdout:write(say("listening", { address = at }), "\n")
    io.stdout:flush()
    uv.run()
    return console.OK
end

return socket
