--- The players at the table: for each seat its player, colour and stones.
local kernel = require "inarow.kernel"
local model = require "inarow.model"

local SEATS = model.seats()

local players = {}

--- The player with a given name, or with a given colour.
-- @param state from game:state()
-- @return inarow.player, or nil
function players.called(state, who)
    for _, player in ipairs(state.players) do
        if player.who == who or player.seat == who then return player end
    end
end

--- The players in words, each with the colour held now: "Aoki (black)". The list is empty
-- if nobody is named.
function players.in_words(game)
    local list = {}
    for seat, name in ipairs(game.seats or {}) do
        local who, colour = kernel.who(game, seat)
        list[seat] = colour and ("%s (%s)"):format(name, who) or name
    end
    return list
end

--- The players' names by their seats: `names.first`. Nil if nobody is named.
function players.names(game)
    local names = {}
    for number, seat in ipairs(SEATS) do
        local name = game.seats and game.seats[number]
        if name ~= "?" then names[seat] = name end
    end
    return next(names) and names or nil
end

return players
