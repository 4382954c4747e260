--- Requests over a socket: many clients of one process, each with games and scripts of
-- its own, which end with the connection.
local answers = require "inarow.cli.serving.answers"
local console = require "inarow.cli.console"
local say = require("inarow.text.messages").say

local socket = {}

local HERE = "127.0.0.1"
local BACKLOG = 128
local LONGEST_PATH = 103 -- bytes that a socket's name may have on every system
local MOST_UNREAD = 4194304 -- bytes of answers that a client may leave unread
local TURN = 5e6 -- nanoseconds of requests answered before other clients are heard

--- Where to listen: a path, or a port of this machine, as `:PORT` or `127.0.0.1:PORT`.
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

-- A socket's file whose process is gone may be taken away: nobody answers there.
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

-- ---- A client -------------------------------------------------------------------------

-- What a client sends is answered by a task of its own, which waits for the next piece
-- where a file would be read, and between two requests for its next turn. Who leaves
-- answers unread is neither listened to nor answered meanwhile.
local function serve(uv, client, service)
    local task
    local waits_for -- "piece", or "room" for its answers
    local is_over = false
    local turn_began = 0
    local function close()
        is_over = true
        if not client:is_closing() then client:close() end
    end
    local function resume(piece)
        waits_for, turn_began = nil, uv.hrtime()
        task(piece)
    end
    local function has_room()
        return client:get_write_queue_size() <= MOST_UNREAD
    end
    local function listen()
        waits_for = nil
        client:read_start(function(fault, piece)
            client:read_stop()
            if not is_over then resume(not fault and piece or nil) end
        end)
    end
    local function read()
        waits_for = "piece"
        if has_room() then listen() end
        return coroutine.yield()
    end
    -- After a request: let the others have their turn, if this one has been long.
    local function pause()
        if client:is_closing() then
            return coroutine.yield() -- for ever: nobody is there to be answered
        elseif not has_room() then
            waits_for = "room"
            return coroutine.yield()
        elseif uv.hrtime() - turn_began > TURN then
            local idle = uv.new_idle()
            idle:start(function()
                idle:close()
                if not client:is_closing() then resume() end
            end)
            return coroutine.yield()
        end
    end
    local function write(text)
        if client:is_closing() then return end
        client:write(text .. "\n", function(fault)
            if fault then
                close()
            elseif waits_for and client:get_write_queue_size() == 0 then
                (waits_for == "piece" and listen or resume)()
            end
        end)
    end
    task = coroutine.wrap(function()
        answers.to_all(service, read, write, pause)
        -- Nothing more comes: what was answered is sent, then the client is closed; at
        -- once if the other end is gone.
        is_over = true
        if not client:shutdown(close) then close() end
    end)
    resume()
end

--- Listen at an address, and answer until the program is ended.
-- @param new_service function that makes the service of a client
-- @return exit status
function socket.serve(address, new_service)
    local uv = console.library("luv", "lua-luv")
    uv.new_signal():start("sigpipe", function() end)
    local server, message = bound(uv, address)
    local ok
    if server then
        ok, message = server:listen(BACKLOG, function(fault)
            if fault then return end
            local client = address.port and uv.new_tcp() or uv.new_pipe(false)
            if not server:accept(client) then return client:close() end
            serve(uv, client, new_service())
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
