--- Decides which client has the next turn: first the client that has used the least time,
-- and short requests before long ones.
--
-- A member is a table. `had` is the time that the client has used. `request` is the time
-- that its present request has used. While a client is away, it uses no time. When it
-- returns, its time is raised to the least time of the other clients. So no client saves
-- up time, or is compensated for time without requests. A new client starts with one
-- turn more. Otherwise a series of clients that each send one request and leave would
-- always be first.
local Turns = {}
Turns.__index = Turns

local turns = {}

--- Length of a turn, in seconds.
turns.LENGTH = 0.005

--- Create an empty queue of clients that wait for a turn.
function turns.new()
    return setmetatable({ members = {}, least = 0 }, Turns)
end

--- Add a client that waits for a turn, or for more turns.
function Turns:enter(member)
    if self.members[member] then return end
    self.members[member] = true
    member.had = math.max(member.had or self.least + turns.LENGTH, self.least)
    member.request = member.request or 0
end

--- Remove a client that no longer waits.
function Turns:leave(member)
    self.members[member] = nil
end

--- Return the next client; nil if no client waits.
function Turns:next()
    local first, least
    for member in pairs(self.members) do
        local rank = member.had + member.request
        local is_before = not first or rank < first.had + first.request
            or rank == first.had + first.request and member.number < first.number
        if is_before then first = member end
        least = math.min(least or member.had, member.had)
    end
    self.least = least or self.least
    return first
end

--- Add the seconds of a turn to the time that a member has used.
function turns.charge(member, seconds)
    member.had, member.request = member.had + seconds, member.request + seconds
end

return turns
