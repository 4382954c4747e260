--- Files, and the standard input as one: read whole or in pieces, written wholly or not
-- at all.
local core = require "inarow.core"
local say = require("inarow.text.messages").say

local files = {}

--- All of a file, or of the standard input for "-"; or its first `most` bytes.
-- @return string, or nil, message
function files.read(path, most)
    if path == "-" then
        local text, message = io.read(most or "*a")
        if message then return nil, say "standard-input" .. ": " .. message end
        return text or ""
    end
    local file, message = io.open(path, "rb")
    if not file then return nil, message end
    local text
    text, message = file:read(most or "*a")
    local closed, fault = file:close()
    if message or not closed then return nil, path .. ": " .. (message or fault) end
    return text or ""
end

-- Whatever opening, writing or closing has to tell is told, without the path.
local function put(path, text)
    local file, message = io.open(path, "wb")
    if not file then return nil, message:sub(#path + 3) end
    local ok, fault = file:write(text)
    local closed, at_close = file:close()
    return ok and closed, fault or at_close
end

-- Put a text beside a path: whole, or nothing is left of it; returns where.
local function put_beside(path, text)
    local beside = path
    repeat beside = beside .. "~" until not core.kind(beside)
    local ok, message = put(beside, text)
    if not ok then os.remove(beside) end
    return ok and beside, message
end

local function write(path, text)
    local kind = core.kind(path)
    if kind and kind ~= "file" then return put(path, text) end
    local old = text
    if kind then
        local unread
        old, unread = files.read(path)
        if not old then return nil, unread:sub(#path + 3) end
    end
    local beside, ok, message
    beside, message = put_beside(path, old)
    if not beside then return nil, message end
    if not kind then
        ok, message = os.rename(beside, path)
        if not ok then os.remove(beside) end
        return ok, message and message:match "[^:]*$"
    end
    -- Written over, not replaced: it may be a link, and not everybody's to read.
    ok, message = put(path, text)
    if ok or put(path, old) then os.remove(beside) else core.rename(beside, path) end
    return ok, message
end

--- Write a file, wholly or not at all: if that fails, what was there is there still.
-- Pipes and devices take what they are given.
-- @return true, or nil, message
function files.write(path, text)
    local ok, message = write(path, text)
    if not ok then return nil, path .. ": " .. message end
    return true
end

--- Files are read in pieces of so many bytes.
files.CHUNK = 65536

--- A file, or the standard input for "-", in pieces.
-- @return function giving the next piece, or nil at the end, with a message if that is
-- no end; or nil, message
function files.open(path)
    local file, message = io.stdin, nil
    if path ~= "-" then
        file, message = io.open(path, "rb")
    end
    if not file then return nil, message end
    local piece
    piece, message = file:read(files.CHUNK)
    if message then
        return nil, (path == "-" and say "standard-input" or path) .. ": " .. message
    end
    return function()
        local this, fault = piece, message
        if this then
            piece, message = file:read(files.CHUNK)
        elseif file ~= io.stdin and io.type(file) == "file" then
            local closed, at_close = file:close()
            fault = fault or not closed and at_close or nil
        end
        return this, fault
    end
end

return files
