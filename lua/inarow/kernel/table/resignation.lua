--- Resignation (RIF 9.5).
local endings = require "inarow.kernel.endings"
local refusals = require "inarow.kernel.refusals"
local sides = require "inarow.kernel.sides"
local time = require "inarow.kernel.table.time"

local resignation = {}

--- Does the winner's flag forbid the resignation of a seat (P87 reading 19)?
function resignation.is_barred(game, seat)
    return game.origin.conduct.resignation == "flag-up"
        and time.is_team_down(game, sides.opponent(game, seat))
end

--- `resign`, out of turn too. If nobody is named it is whoever is to move.
function resignation.resign(game, _, seat)
    seat = seat or (game.position:turn())
    if resignation.is_barred(game, seat) then
        return refusals.refuse(game, "flag-down", { sentence = "flag-down-resigned",
            who = sides.in_words(game, sides.of_seat(game, sides.opponent(game, seat))) })
    end
    return endings.lost_by(game, seat, "resignation")
end

return resignation
