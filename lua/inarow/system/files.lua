--- Reads files after checking their type and size, and writes them as a whole or not at
-- all.
local native = require "inarow.system.native"
local say = require("inarow.system.sentences").say

local files = {}

local CHUNK = 65536 -- bytes of a piece

--- Most bytes that are read from a file or a pipe, in pieces and as a whole text. The
-- standard input has no limit.
files.MOST, files.WHOLE = 2 ^ 32, 2 ^ 26

-- ---- Reading --------------------------------------------------------------------------

-- Returns the reason why a path cannot be opened; nil if it can. The length of a pipe is
-- known only after reading it.
local function refusal_of(path, most)
    local kind, detail = native.kind(path)
    if kind == "device" and not detail then return say "a-device", "a-device" end
    if kind == "file" and detail > most then
        return say("long-file", { most = most }), "long-file"
    end
end

-- Opens a file, or the standard input for "-". Returns {next, close}; or nil, message,
-- code. `next` returns the next piece; or nil at the end, with a message after an error.
local function opened(path, most, size, by_line)
    local is_input = path == "-"
    local name = is_input and say "standard-input" or path
    -- Windows has no file /dev/stdin.
    local fault, code = refusal_of(is_input and "/dev/stdin" or path,
        is_input and math.huge or most)
    if fault then return nil, name .. ": " .. fault, code end
    local file, message = io.stdin, nil
    if not is_input then file, message = io.open(path, "rb") end
    if not file then return nil, message, "not-read" end
    local total = 0
    local self = {}
    function self.close()
        if not is_input and io.type(file) == "file" then file:close() end
    end
    function self.next()
        if io.type(file) ~= "file" then return nil end
        local piece, why
        if by_line then piece, why = native.input(CHUNK)
        else piece, why = file:read(size or CHUNK)
        end
        total = total + #(piece or "")
        if not is_input and total > most then
            piece, why = nil, say("long-file", { most = most })
        end
        if piece then return piece end
        self.close()
        return nil, why and name .. ": " .. why
    end
    return self
end

--- Open a file, or the standard input for "-", to read it in pieces.
-- @param most number of bytes allowed, files.MOST if nil; the standard input has no
-- limit
-- @param by_line true for pieces of the standard input that end with each line
-- @return function that returns the next piece, or nil at the end, with a message after
-- an error; or nil, message, code
function files.open(path, most, by_line)
    local source, message, code = opened(path, most or files.MOST, nil, by_line)
    if not source then return nil, message, code end
    if path == "-" then return source.next end -- opening must not wait for input
    -- Some systems open a folder like a file, and report a fault only when it is read.
    local piece, fault = source.next()
    if fault then return nil, fault, "not-read" end
    return function()
        local this = piece
        if this then piece, fault = source.next() end
        return this, not this and fault or nil
    end
end

--- Read a whole file (at most files.WHOLE bytes) or the whole standard input ("-",
-- without a limit), or only the beginning.
-- @param most number of bytes of the beginning; nil for the whole file
-- @return string; or nil, message, code
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
    source.close()
    if fault then return nil, fault, "not-read" end
    return table.concat(parts):sub(1, most)
end

-- ---- Writing --------------------------------------------------------------------------

--- Write a file, whole or not at all. If anything fails or ends the program, the file has
-- either this text or its previous content. A link stays a link, and a file keeps its
-- mode. Pipes and devices receive the text as it is.
-- @param is_passing true for a file that need not survive a crash of the machine
-- @return true; or nil, message and one of these codes: `disk-full`, `no-permission`,
-- `folder-closed`, `read-only`, `is-folder`, `no-folder`, `not-written`
function files.write(path, text, is_passing)
    local done, why, code = native.replace(path, text, is_passing)
    if done then return true end
    if code == "folder-closed" then why = say("folder-closed", { why = why }) end
    return nil, path .. ": " .. why, code
end

return files
