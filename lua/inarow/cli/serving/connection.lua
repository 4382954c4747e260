--- A client of the service: what it sends is read, put to a service of its own line by
-- line, and answered in turns with other clients.
--
-- It is listened to while it waits, so that it is known when it has gone. Whoever leaves
-- answers unread, or sends far more than is answered, is not listened to meanwhile. Where
-- nothing is heard of a client that waits for an answer (it may have sent all that it has
-- to), it is sent a blank now and then, which JSON allows before any answer: it fails if
-- nobody is there.
local answers = require "inarow.cli.serving.answers"
local turns = require "inarow.cli.serving.turns"

local Connection = {}
Connection.__index = Connection

local connection = {}

local MOST_UNREAD = 4194304 -- bytes of answers that a client may leave unread,
local FEW_UNREAD = 65536 -- and where memory is short
local MOST_AHEAD = 65536 -- bytes that are read of what is not yet to be answered
local PROBED = 0.2 -- seconds of waiting after which it is asked if a client is there

-- The lines of what is heard, as a function: the next line; nil if there is none yet;
-- false if there will be none.
local function lines_of(self)
    local function read()
        while #self.ahead == 0 and not self.has_ended do coroutine.yield(nil) end
        local piece = table.remove(self.ahead, 1)
        self.bytes_ahead = self.bytes_ahead - #(piece or "")
        return piece
    end
    return coroutine.wrap(function()
        for line in answers.lines(read, self.service.limits.line) do
            coroutine.yield(line)
        end
        return false
    end)
end

--- Begin to serve a client.
-- @param server {turns, new_task, release, closed, now} of socket.lua
-- @param handle of luv's, connected
-- @param service of inarow.service, its own
-- @param number by which those who come at once are in order
function connection.begin(server, handle, service, number)
    local self = setmetatable({ server = server, handle = handle, service = service,
        number = number, ahead = {}, bytes_ahead = 0, out = {}, active = server.now(),
        had = 0, request = 0 }, Connection)
    self.next_line = lines_of(self)
    self:advance()
    return self
end

-- ---- Reading ------------------------------------------------------------------------

function Connection:listen()
    if self.is_listening or self.has_ended or self.is_gone then return end
    self.is_listening = true
    self.handle:read_start(function(fault, piece)
        self.active = self.server.now()
        if fault then return self:drop() end
        if piece then
            table.insert(self.ahead, piece)
            self.bytes_ahead = self.bytes_ahead + #piece
        else
            self.has_ended = true
        end
        if not piece or self.bytes_ahead >= MOST_AHEAD then
            self.handle:read_stop()
            self.is_listening = false
        end
        if not self.line then self:advance() end
    end)
end

-- Go to the next line, if it is there.
function Connection:advance()
    self.line = self.next_line()
    if self.line then
        self.since = self.server.now()
        if self:has_room() then self.server:enter(self) end
    elseif self.line == false then
        return self:finish()
    end
    if self.bytes_ahead < MOST_AHEAD then self:listen() end
end

-- ---- Writing ------------------------------------------------------------------------

function Connection:has_room()
    local most = self.server:is_short() and FEW_UNREAD or MOST_UNREAD
    return self.handle:get_write_queue_size() <= most
end

function Connection:write(text)
    self.handle:write(text, function(fault)
        if fault then return self:drop() end
        self.active = self.server.now()
        if self.line and not self.is_gone and self.handle:get_write_queue_size() == 0 then
            self.server:enter(self)
        end
    end)
end

local function flush(self)
    if #self.out == 0 then return end
    local text = table.concat(self.out, "\n") .. "\n"
    self.out = {}
    if not self.is_gone then self:write(text) end
end

--- Say why it is closed, and do so.
function Connection:refuse(code, values)
    self.service:refuse(code, values, function(text) self.out[#self.out + 1] = text end)
    flush(self)
    self.has_ended = true
    self:finish()
end

-- ---- Turns --------------------------------------------------------------------------

-- One line, for some seconds: true once it is answered.
local function answer(self, seconds)
    if not self.task then
        local service, line = self.service, self.line
        self.task = self.server:new_task()
        self.task:begin(function()
            service:handle(line, function(text) self.out[#self.out + 1] = text end)
        end)
    end
    self.service:take_over()
    return self.task:run(seconds)
end

--- A turn: answer for some seconds, one line or several.
function Connection:turn(seconds)
    local server, begun = self.server, self.server.now()
    local done
    local till = begun + seconds
    repeat
        done = answer(self, math.max(1e-4, till - server.now()))
        flush(self)
        if done then
            server:release(self.task)
            self.task, self.line, self.request = nil, nil, 0
            if not self.is_gone then self:advance() end
        end
    until not done or not self.line or server.now() >= till or not self:has_room()
    turns.charge(self, server.now() - begun)
    if done then self.request = 0 end
    if self.is_gone and done then return self:dispose() end
    if not self.line or not self.is_gone and not self:has_room() then
        server.turns:leave(self)
    end
end

--- Its request takes too much memory.
function Connection:refuse_memory()
    self.service:refuse_memory()
    self.task:stop()
    self.request = -math.huge
end

-- ---- The end ------------------------------------------------------------------------

--- Is somebody there? Called now and then.
function Connection:probe()
    local now = self.server.now()
    if self.line and not self.is_gone and not self.is_listening
        and now - self.since > PROBED and self.handle:get_write_queue_size() == 0 then
        self:write " "
    end
    local is_idle = not self.line or not self:has_room()
    if is_idle and not self.is_gone and now - self.active > self.service.limits.idle then
        self:refuse("idle", { seconds = self.service.limits.idle })
    end
end

local function close(self)
    if not self.handle:is_closing() then self.handle:close() end
end

-- All is answered: what was answered is sent, then the client is closed; at once if the
-- other end is gone.
function Connection:finish()
    self.has_ended = true
    if self.is_gone then return end
    local function over()
        close(self)
        self.is_gone = true
        self:dispose()
    end
    if not self.handle:shutdown(over) then over() end
end

--- The client has gone: nothing of it is carried out any more.
function Connection:drop()
    if self.is_gone then return end
    self.is_gone, self.has_ended = true, true
    close(self)
    if self.task then
        self.task:stop()
        self.request = -math.huge -- it ends soon
        self.server:enter(self)
    else
        self.line = nil
        self:dispose()
    end
end

function Connection:dispose()
    if self.is_disposed then return end
    self.is_disposed = true
    self.server.turns:leave(self)
    self.service:close()
    self.server:closed(self)
end

return connection
