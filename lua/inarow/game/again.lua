--- A game once more from its start.
local moments = require "inarow.game.moment"
local new_game = require("inarow.game.game").new

--- Another game, played as far as this one's first actions.
-- @param game a game, which is left as it is
-- @param count of actions of its log; all if nil
-- @return a game
return function(game, count)
    local again, start = new_game(game.rules), game.now.start
    again.seats = game.seats
    again.now = moments.first(game.rules, game.now.conduct)
    if start then assert(again:setup(start.cells, start.turn, start.captured)) end
    for number = 1, count or #game.log do assert(again:apply_read(game.log[number])) end
    return again
end
