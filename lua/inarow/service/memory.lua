--- Measures the memory that all services use, and decides whether more is available.
--
-- If the limit is for the whole process, the memory of the process counts. Otherwise two
-- amounts count: the memory that Lua's collector manages, and the memory of scripts'
-- sandboxes.
local core = require "inarow.core"

local Memory = {}
Memory.__index = Memory

local memory = {}

local MEGABYTE = 2 ^ 20
local SMALL = MEGABYTE -- users of less memory may continue when others may not
local RESERVED = 1 / 4 -- part of the memory reserved for them
local WORTH = 1.05 -- growth since the last collection that makes another one worthwhile

--- Create the memory for services.
-- @param megabytes function that returns the limit
-- @param resident function that returns the bytes used by the process, or nil if the
-- system does not report them. Without this function, the limit is not for the whole
-- process
function memory.new(megabytes, resident)
    return setmetatable({ megabytes = megabytes, resident = resident, least = 0 }, Memory)
end

--- Return the number of bytes that games, scripts and requests take.
function Memory.counted()
    return collectgarbage "count" * 1024 + core.sandboxed()
end

--- Return the number of bytes in use, to compare with the limit.
function Memory:taken()
    return self.resident and self.resident() or Memory.counted()
end

--- Free unused memory.
function Memory:relieve()
    if collectgarbage "count" < self.least * WORTH then return end
    collectgarbage()
    collectgarbage() -- frees what the first collection has closed
    core.trim()
    self.least = collectgarbage "count"
end

--- Return the used part of the limit, for a user of `own` bytes. If the result is 1 or
-- more, no more memory is available to this user.
function Memory:part(own)
    local limit = self.megabytes() * MEGABYTE
    return self:taken() / (own < SMALL and limit or limit * (1 - RESERVED))
end

--- Return true if a user of `own` bytes may take more.
function Memory:has_room(own)
    if self:part(own) < 1 then return true end
    self:relieve()
    return self:part(own) < 1
end

return memory
