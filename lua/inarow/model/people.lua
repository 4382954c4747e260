--- Who may be named in an action: seats, officials, and colours.
local unpack = unpack or table.unpack

local people = {}

--- The word that a colour is called by, in any alphabet: a pattern.
people.COLOUR = "^[%a_\128-\255][%w_.\128-\255-]*$"

local SEATS = { "first", "second", "third", "fourth", "fifth", "sixth" }

--- The names of seats, in the order in which they begin.
-- @param count how many; all that a game may have, if nil
-- @return list of strings, the caller's own
function people.seats(count)
    return { unpack(SEATS, 1, count) }
end

--- The names of those who are at the table without playing, as a set that is the
-- caller's own.
function people.officials()
    return { organizer = true, referee = true }
end

return people
