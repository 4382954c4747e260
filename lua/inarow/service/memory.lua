--- The memory that services take together, and whether there is room for more.
--
-- Counted are what Lua's collector knows of, and the sandboxes of scripts, of which it
-- knows nothing; or all that the process takes, where the limit is for that.
local core = require "inarow.core"

local Memory = {}
Memory.__index = Memory

local memory = {}

local MEGABYTE = 2 ^ 20
local SMALL = MEGABYTE -- who takes less may go on where others may not,
local RESERVED = 1 / 4 -- for that part of all is reserved for them
local WORTH = 1.05 -- so many times as much as after the last collection: one more pays

--- Memory for services.
-- @param megabytes function giving how much they may take
-- @param resident function giving the bytes that the process takes, or nil if the system
-- does not say; nil if the limit is not for all of the process
function memory.new(megabytes, resident)
    return setmetatable({ megabytes = megabytes, resident = resident, least = 0 }, Memory)
end

--- Bytes that games, scripts and requests take.
function Memory.counted()
    return collectgarbage "count" * 1024 + core.sandboxed()
end

--- Bytes that are taken.
function Memory:taken()
    return self.resident and self.resident() or Memory.counted()
end

--- Give back what is not used.
function Memory:relieve()
    if collectgarbage "count" < self.least * WORTH then return end
    collectgarbage()
    collectgarbage() -- what the first one has closed
    core.trim()
    self.least = collectgarbage "count"
end

--- Part of the limit that is taken, for who takes some bytes already: from 1 on there is
-- no room for more.
function Memory:part(own)
    local limit = self.megabytes() * MEGABYTE
    return self:taken() / (own < SMALL and limit or limit * (1 - RESERVED))
end

--- May somebody who takes some bytes already take more?
function Memory:has_room(own)
    if self:part(own) < 1 then return true end
    self:relieve()
    return self:part(own) < 1
end

return memory
