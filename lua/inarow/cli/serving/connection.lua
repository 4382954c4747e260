--- Handles a client of the service. The client's lines are read, passed to its own
-- service, and answered in turns with other clients.
--
-- While a client waits for an answer, its input is still read, so that a disconnected
-- client is noticed. Reading stops while the client leaves answers unread, or is far
-- ahead of its answers. If a waiting client sends nothing, the service sends it a blank
-- after some time. Sending the blank fails if the client has gone. JSON allows blanks
-- before an answer, so a connected client ignores it.
--
-- `has_ended` means that no more input is read. `is_over` means that none of the
-- client's requests will be carried out. `is_gone` means that its handle is closed.
local answers = require "inarow.cli.serving.answers"
local say = require("inarow.cli.sentences").say
local turns = require "inarow.cli.serving.turns"

local Connection = {}
Connection.__index = Connection

local SHORT = 512 -- bytes: shorter pieces are joined

local connection = {}

local MOST_UNREAD = 4194304 -- most bytes of unread answers per client
local FEW_UNREAD = 65536 -- most bytes of unread answers per client while memory is short
local MOST_AHEAD = 65536 -- most bytes read ahead of the answers
local PROBED = 0.2 -- seconds of waiting before a blank tests the connection
local WRITE = 512 -- bytes of memory that a written text takes besides its own bytes

-- Creates a function that returns the next line of the input; nil if the line has not
-- arrived; false after the last line.
local function lines_of(self)
    local longest = self.service.limits.line
    local function read()
        while #self.ahead == 0 and not self.has_ended do coroutine.yield(nil) end
        local piece = table.remove(self.ahead, 1)
        self.piece = #(piece or "")
        self.bytes_ahead = self.bytes_ahead - self.piece
        self.bytes_begun = math.min(self.bytes_begun, longest) + self.piece
        return piece
    end
    return coroutine.wrap(function()
        for line in answers.lines(read, longest) do
            self.bytes_begun = self.piece -- the piece has the beginning of the next line
            coroutine.yield(line)
        end
        return false
    end)
end

--- Begin to serve a client.
-- @param server {turns, new_task, release, weigh, closed, now} of socket.lua
-- @param handle connected handle of luv
-- @param service the client's own service of inarow.service
-- @param number for ordering clients that connect at the same time
function connection.begin(server, handle, service, number)
    local self = setmetatable({ server = server, handle = handle, service = service,
        number = number, ahead = {}, bytes_ahead = 0, bytes_begun = 0, piece = 0,
        out = {}, writes = 0, kept = 0, active = server.now(), request = 0 }, Connection)
    self.next_line = lines_of(self)
    self:advance()
    return self
end

-- ---- Reading ------------------------------------------------------------------------

-- Keeps a piece until it is read. Short pieces are joined, because each piece has its own
-- overhead.
function Connection:keep(piece)
    local ahead = self.ahead
    local last = ahead[#ahead]
    local is_joined = last and #last < SHORT
    ahead[is_joined and #ahead or #ahead + 1] = is_joined and last .. piece or piece
end

function Connection:listen()
    if self.is_listening or self.has_ended then return end
    self.is_listening = true
    self.handle:read_start(function(fault, piece)
        if fault then return self:drop() end
        if piece then
            self:keep(piece)
            self.bytes_ahead = self.bytes_ahead + #piece
        else
            self.has_ended = true
        end
        if not piece or self.bytes_ahead >= MOST_AHEAD then self:stop_listening() end
        if not self.line then self:advance() end
        self.server:weigh(self)
    end)
end

function Connection:stop_listening()
    if self.is_listening then self.handle:read_stop() end
    self.is_listening = false
end

-- Goes to the next line, if it has arrived.
function Connection:advance()
    self.line = self.next_line()
    if self.line then
        self.has_asked = true
        self.since = self.server.now()
        self.active = self.since
        if self:has_room() then self.server:enter(self) end
    elseif self.line == false then
        return self:finish()
    end
    if self.bytes_ahead < MOST_AHEAD then self:listen() end
end

-- ---- Writing ------------------------------------------------------------------------

--- Return the number of bytes of the client's unread answers.
function Connection:unread()
    return self.handle:get_write_queue_size() + WRITE * self.writes
end

--- Return the number of bytes kept for the client's requests and unread answers.
function Connection:bytes()
    if self.is_gone then return 0 end
    return self.bytes_ahead + self.bytes_begun + #(self.line or "") + self:unread()
end

function Connection:has_room()
    return self:unread() <= (self.server:is_short() and FEW_UNREAD or MOST_UNREAD)
end

function Connection:write(text)
    self.writes = self.writes + 1
    local function written(fault)
        self.writes = self.writes - 1
        if fault then return self:drop() end
        self.active = self.server.now()
        if self.line and not self.is_over and self.writes == 0 then
            self.server:enter(self)
        end
        self.server:weigh(self)
    end
    local is_begun, fault = self.handle:write(text, written)
    if not is_begun then written(fault) end
end

local function flush(self)
    local out = self.out
    if #out == 0 then return end
    self.out = {}
    if not self.is_over then self:write(table.concat(out, "\n") .. "\n") end
end

-- ---- Turns --------------------------------------------------------------------------

-- Answers one line within a turn of some seconds. Returns true if the line has been
-- answered.
local function answer(self, seconds)
    if not self.task then
        local service, line = self.service, self.line
        service:count_beside(self:bytes())
        self.task = self.server:new_task()
        self.task:begin(function()
            service:handle(line, function(text) self.out[#self.out + 1] = text end)
        end)
    end
    self.service:take_over()
    return self.task:run(seconds)
end

--- Take a turn: answer lines for some seconds.
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
            if not self.is_over then self:advance() end
        end
    until not done or not self.line or server.now() >= till or not self:has_room()
    turns.charge(self, server.now() - begun)
    if done then self.request = 0 end
    if self.is_gone and done then return self:dispose() end
    if not self.line or not self.is_over and not self:has_room() then
        server.turns:leave(self)
    end
    server:weigh(self)
end

--- Refuse the client's request, because it takes too much memory.
function Connection:refuse_memory()
    self.service:refuse_memory()
    self.task:stop()
    self.request = -math.huge
end

-- ---- The end ------------------------------------------------------------------------

--- Return true if the client is silent: it has no waiting request, or leaves answers
-- unread.
function Connection:is_silent()
    return not self.line or not self:has_room()
end

--- Return true if disconnecting the client would lose no games, scripts or unanswered
-- requests.
function Connection:is_dispensable()
    return not self.is_over and self:is_silent() and self.service:is_empty()
end

--- Test whether the client is still connected. Called now and then.
function Connection:probe()
    if self.is_over then return self:drop() end -- the client had time to read the reason
    local now, idle = self.server.now(), self.service.limits.idle
    if self.line and not self.is_listening and now - self.since > PROBED
        and self.writes == 0 then
        self:write " "
    end
    if self:is_silent() and now - self.active > idle then
        self:refuse("idle", say("idle", { seconds = idle }))
    end
end

-- Stops carrying out the client's requests.
local function give_up(self)
    if self.is_over then return end
    self:stop_listening()
    self.is_over, self.has_ended, self.next_line = true, true, nil
    self.ahead, self.bytes_ahead, self.bytes_begun = {}, 0, 0
    self.server:left(self)
    if self.task then
        self.task:stop()
        self.request = -math.huge -- the request will end soon
        self.server:enter(self)
    else
        self.line = nil
        self.server.turns:leave(self)
    end
end

--- Send the reason and close the connection. If the client does not read, close the
-- connection at once.
function Connection:refuse(code, message)
    if self.is_over or self:unread() > 0 then return self:drop() end
    self:write(self.service:refusal(code, message) .. "\n")
    give_up(self)
    self:finish()
end

-- Ends a connection after all requests: sends the remaining answers, then closes it. If
-- the client has gone, closes it at once.
function Connection:finish()
    local function over() self:drop() end
    if not self.handle:shutdown(over) then over() end
end

--- Close the connection at once.
function Connection:drop()
    if self.is_gone then return end
    give_up(self)
    self.is_gone = true
    if not self.handle:is_closing() then self.handle:close() end
    if not self.task then self:dispose() end
end

function Connection:dispose()
    if self.is_disposed then return end
    self.is_disposed = true
    self.server.turns:leave(self)
    self.service:close()
    self.server:closed(self)
end

return connection
