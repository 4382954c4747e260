--- The players at the table, with the seat, the colour and the stones of each.
local kernel = require "inarow.kernel"
local model = require "inarow.model"

local SEATS = model.seats()

local players = {}

--- Returns the player with a given name, or with a given colour.
-- @param state from game:state()
-- @return inarow.player, or nil
function players.called(state, who)
    for _, player in ipairs(state.players) do
        if player.who == who or player.seat == who then return player end
    end
end

--- Returns the players in words, each with the present colour: "Aoki (black)". The list
-- is empty if the game has no names of players.
function players.in_words(game)
    local list = {}
    for seat, name in ipairs(game.seats or {}) do
        local who, colour = kernel.who(game, seat)
        list[seat] = colour and ("%s (%s)"):format(name, who) or name
    end
    return list
end

--- Returns the players' names by their seats: `names.first`. Returns nil if no player has
-- a name.
function players.names(game)
    local names = {}
    for number, seat in ipairs(SEATS) do
        local name = game.seats and game.seats[number]
        if name ~= "?" then names[seat] = name end
    end
    return next(names) and names or nil
end

return players
