--- Whose turn it is: who has had least is first, and a short request before a long one.
--
-- A member is a table in which `had` is the time that it has had, and `request` that of
-- its request which is not yet answered. Whoever comes back has had as much at least as
-- the one who has had least: nobody saves time up, and nobody is paid back for time when
-- it had nothing to ask. Whoever is new has had a turn more: else those who come, ask
-- once and go, one after another, would be before all others for ever.
local Turns = {}
Turns.__index = Turns

local turns = {}

--- Length of a turn in seconds.
turns.LENGTH = 0.005

--- A queue of clients that wait for a turn, empty at first.
function turns.new()
    return setmetatable({ members = {}, least = 0 }, Turns)
end

--- Somebody waits for a turn, or for more turns.
function Turns:enter(member)
    if self.members[member] then return end
    self.members[member] = true
    member.had = math.max(member.had or self.least + turns.LENGTH, self.least)
    member.request = member.request or 0
end

--- Somebody does not, any more.
function Turns:leave(member)
    self.members[member] = nil
end

--- Who is next; nil if nobody waits.
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

--- A member has had a turn of some seconds.
function turns.charge(member, seconds)
    member.had, member.request = member.had + seconds, member.request + seconds
end

return turns
