--- The people that an action may name: seats, officials, and colours.
local unpack = unpack or table.unpack

local SEATS = { "first", "second", "third", "fourth", "fifth", "sixth" }

--- Returns the names of people.
-- @param count number of seats; nil for all that a game may have
-- @return new table: `seats`, the list of the seats' names in the order in which they
-- begin; `officials`, the set of the names of officials at the table, who do not play;
-- and `colour`, the pattern of a colour's name, which may be in any alphabet
return function(count)
    return { seats = { unpack(SEATS, 1, count) },
        officials = { organizer = true, referee = true },
        colour = "^[%a_\128-\255][%w_.\128-\255-]*$" }
end
