--- The memory used by services together, and whether more is available.
--
-- It counts the memory known to Lua's collector and that of scripts' sandboxes, which
-- the collector does not know; or, if the limit is for the whole process, the process'
-- memory.
local core = require "inarow.core"

local Memory = {}
Memory.__index = Memory

local memory = {}

local MEGABYTE = 2 ^ 20
local SMALL = MEGABYTE -- those who use less may continue when others may not
local RESERVED = 1 / 4 -- part of the memory reserved for them
local WORTH = 1.05 -- growth since the last collection after which another one pays

--- Memory for services.
-- @param megabytes function that returns the limit
-- @param resident function that returns the bytes used by the process, or nil if the
-- system does not report them; nil if the limit is not for the whole process
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

--- Free unused memory.
function Memory:relieve()
    if collectgarbage "count" < self.least * WORTH then return end
    collectgarbage()
    collectgarbage() -- frees what the first one has closed
    core.trim()
    self.least = collectgarbage "count"
end

--- The used part of the limit, from the viewpoint of a user of some bytes: from 1 on no
-- more memory is available.
function Memory:part(own)
    local limit = self.megabytes() * MEGABYTE
    return self:taken() / (own < SMALL and limit or limit * (1 - RESERVED))
end

--- May a user of some bytes take more?
function Memory:has_room(own)
    if self:part(own) < 1 then return true end
    self:relieve()
    return self:part(own) < 1
end

return memory
