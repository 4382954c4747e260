--- Resignation (RIF 9.5).
local endings = require "inarow.kernel.endings"
local refusals = require "inarow.kernel.refusals"
local sides = require "inarow.kernel.sides"
local time = require "inarow.kernel.table.time"

local resignation = {}

--- Returns true if the winner's flag forbids the resignation of a seat (P87 reading 19).
function resignation.is_barred(state, seat)
    return state.origin.conduct.resignation == "flag-up"
        and time.is_team_down(state, sides.opponent(state, seat))
end

--- `resign`, even out of turn. If the action does not name a player, the player to move
-- resigns.
function resignation.resign(state, _, seat)
    seat = seat or (state.position:turn())
    if resignation.is_barred(state, seat) then
        local other = sides.of_seat(state, sides.opponent(state, seat))
        return refusals.refuse(state, "flag-down", { sentence = "flag-down-resigned",
            who = sides.in_words(state, other) })
    end
    return endings.lost_by(state, seat, "resignation")
end

return resignation
