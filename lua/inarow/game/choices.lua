--- What the core finds legal in a game, as actions for game:apply.
local seats = require "inarow.model.seats"

--- @param game inarow.game
-- @return list of actions by verb, column and row; an offer once for each point it may
-- hold
return function(game)
    return game.position:legal(game.rules.colours, seats)
end
