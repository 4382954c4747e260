--- The players at the table, with the seat, the colour and the stones of each.
local kernel = require "inarow.kernel"
local model = require "inarow.model"

local SEATS = model.people().seats

local Game = {}

local players = { methods = Game }

--- Returns the player with a given name, or with a given colour.
-- @param state from game:state()
-- @return inarow.player, or nil
function players.called(state, who)
    for _, player in ipairs(state.players) do
        if player.who == who or player.seat == who then return player end
    end
end

-- Returns the player of the game with a given name, or with a given colour, or nil.
function Game:player(who)
    return players.called(kernel.public(self), who)
end

-- Returns the players in words, each with the present colour: "Aoki (black)". The list
-- is empty if the game has no names of players.
function Game:players_in_words()
    local list = {}
    for seat, name in ipairs(self.seats or {}) do
        local who, colour = kernel.who(self, seat)
        list[seat] = colour and ("%s (%s)"):format(name, who) or name
    end
    return list
end

-- Returns the players' names by their seats: `names.first`. Returns nil if no player has
-- a name.
function Game:names()
    local names = {}
    for number, seat in ipairs(SEATS) do
        local name = self.seats and self.seats[number]
        if name ~= "?" then names[seat] = name end
    end
    return next(names) and names or nil
end

return players
