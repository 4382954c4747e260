--- Resignation (RIF 9.5).
local endings = require "inarow.game.endings"
local refusals = require "inarow.game.refusals"
local sides = require "inarow.game.sides"

local resignation = {}

--- `resign`, out of turn too. If nobody is named it is whoever's clock runs, or without
-- a clock whoever is to move.
function resignation.resign(game, _, seat)
    local clock = game.now.clock
    if not seat and clock then
        seat = not clock.stopped and clock.running
    elseif not seat then
        seat = game.position:turn()
    end
    if not seat then return refusals.ask_by(game, "resign", "resignation") end
    if game.now.conduct.resignation == "flag-up" and clock
        and clock:fallen(sides.opponent(game, seat)) then
        return refusals.refuse(game, "flag-down", { sentence = "flag-down-resigned",
            who = sides.in_words(game, sides.of_seat(game, sides.opponent(game, seat))) })
    end
    return endings.lost_by(game, seat, "resignation")
end

return resignation
