--- The people that an action may name: seats, officials, and colours.
local unpack = unpack or table.unpack

local people = {}

--- Pattern of a colour's name, which may be in any alphabet.
people.COLOUR = "^[%a_\128-\255][%w_.\128-\255-]*$"

local SEATS = { "first", "second", "third", "fourth", "fifth", "sixth" }

--- Returns the names of seats, in the order in which they begin.
-- @param count number of seats; nil for all that a game may have
-- @return a new list of strings; and a new set of the names of officials at the table,
-- who do not play
function people.seats(count)
    return { unpack(SEATS, 1, count) }, { organizer = true, referee = true }
end

return people
