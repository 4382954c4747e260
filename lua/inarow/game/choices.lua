--- What the core finds legal in a game, as actions for game:apply.
local names = require "inarow.game.names"
local seats = require "inarow.model.seats"

--- @param game inarow.game
-- @return list of actions by verb, column and row; an offer once for each point it may
-- hold
return function(game)
    local list = {}
    for i, action in ipairs(game.position:legal()) do
        if action.verb == "offer" then
            action.points, action.point = { action.point }, nil
        end
        if action.verb == "roll" then
            action.dice = { action.number, action.other }
            action.number, action.other = nil, nil
        end
        action.colour = names.colour(game, action.colour)
        action.by, action.seat = seats[action.seat], nil
        list[i] = action
    end
    return list
end
