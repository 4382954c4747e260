--- Files: read once their type and size are known, and written whole or not at all.
local native = require "inarow.system.native"
local say = require("inarow.system.sentences").say

local files = {}

--- Files are read in pieces of so many bytes.
files.CHUNK = 65536

--- Most bytes of a file, or from a pipe, that are read: in pieces; of a text that is held
-- whole. The standard input has no such limit.
files.MOST, files.WHOLE = 2 ^ 32, 2 ^ 26

-- ---- Reading --------------------------------------------------------------------------

-- Why a path is not opened at all; nil if it is. A pipe is not known to have an end until
-- it is read.
local function refusal_of(path, most)
    local kind, detail = native.kind(path)
    if kind == "device" and not detail then return say "a-device", "a-device" end
    if kind == "file" and detail > most then
        return say("long-file", { most = most }), "long-file"
    end
end

--- Why the standard input is not read: it is a device without an end.
-- @return message, code; or nil
function files.input_fault()
    return refusal_of("/dev/stdin", math.huge) -- which Windows does not have
end

-- A file, or the standard input for "-", open: {next, close}; or nil, message, code.
-- `next` gives the next piece; or nil at the end, with a message if that is not the end.
local function opened(path, most, size)
    local is_input = path == "-"
    local name = is_input and say "standard-input" or path
    local fault, code
    if is_input then fault, code = files.input_fault()
    else fault, code = refusal_of(path, most)
    end
    if fault then return nil, name .. ": " .. fault, code end
    local file, message = io.stdin, nil
    if not is_input then file, message = io.open(path, "rb") end
    if not file then return nil, message, "not-read" end
    local total = 0
    local self = {}
    function self.close()
        if is_input or io.type(file) ~= "file" then return nil end
        local closed, at_close = file:close()
        return not closed and at_close or nil
    end
    function self.next()
        if io.type(file) ~= "file" then return nil end
        local piece, why = file:read(size or files.CHUNK)
        total = total + #(piece or "")
        if not is_input and total > most then
            piece, why = nil, say("long-file", { most = most })
        end
        if piece then return piece end
        why = self.close() or why
        return nil, why and name .. ": " .. why
    end
    return self
end

--- A file, or the standard input for "-", in pieces.
-- @param most bytes that it may have: files.MOST if nil
-- @return function giving the next piece, or nil at the end, with a message if that is
-- not the end; or nil, message, code
function files.open(path, most)
    local source, message, code = opened(path, most or files.MOST)
    if not source then return nil, message, code end
    -- Of a folder only reading shows that it cannot be read.
    local piece, fault = source.next()
    if fault then return nil, fault, "not-read" end
    return function()
        local this = piece
        if this then piece, fault = source.next() end
        return this, not this and fault or nil
    end
end

--- Reads all of a file (at most files.WHOLE bytes) or of the standard input ("-", without
-- a limit), or only the beginning.
-- @param most bytes of the beginning that is wanted; nil for all of the file
-- @return string, or nil, message, code
function files.read(path, most)
    local source, message, code =
        opened(path, most and math.huge or files.WHOLE, most)
    if not source then return nil, message, code end
    local parts, size = {}, 0
    local piece, fault
    repeat
        piece, fault = source.next()
        parts[#parts + 1], size = piece, size + #(piece or "")
    until not piece or most and size >= most
    fault = fault or source.close()
    if fault then return nil, fault, "not-read" end
    return table.concat(parts):sub(1, most)
end

-- ---- Writing --------------------------------------------------------------------------

--- Write a file, whole or not at all: whatever fails or ends the program, the file has
-- this text or what it had. A link stays a link, and a file keeps its mode. Pipes and
-- devices take what they are given.
-- @param is_passing true for a file that need not outlive a crash of the machine
-- @return true; or nil, message, code: `disk-full`, `no-permission`, `folder-closed`,
-- `read-only`, `is-folder`, `no-folder`, `not-written`
function files.write(path, text, is_passing)
    local done, why, code = native.replace(path, text, is_passing)
    if done then return true end
    if code == "folder-closed" then why = say("folder-closed", { why = why }) end
    return nil, path .. ": " .. why, code
end

return files
