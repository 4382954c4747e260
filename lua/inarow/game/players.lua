--- Who is at the table: each seat with its player, colour and stones.
local seats = require "inarow.model.seats"
local sides = require "inarow.kernel.sides"

local players = {}

--- The players in the order of their seats.
-- @param game a game
-- @return list of inarow.player
function players.of(game)
    local list, rules = {}, game.rules
    for seat in ipairs(rules.colours) do
        local colour = sides.held_by(game, seat)
        list[seat] = {
            seat = seats[seat], name = (game.seats or {})[seat],
            colour = sides.colour(game, colour), who = sides.of_seat(game, seat),
            team = colour and rules.team and rules.team[colour] or nil,
            captured = colour and rules.capture and game.position:taken_by(colour)
                or nil,
            supply = colour and game.position:supply(colour) or nil,
        }
    end
    return list
end

--- The players in words, each with the colour held now: "Aoki (black)". A list, empty if
-- nobody is named.
function players.in_words(game)
    local list = {}
    for seat, name in ipairs(game.seats or {}) do
        local colour = sides.colour_of(game, seat)
        list[seat] = colour and ("%s (%s)"):format(name, colour) or name
    end
    return list
end

--- The players' names by their seats: `names.first`. Nil if nobody is named.
function players.names(game)
    local names = {}
    for number, seat in ipairs(seats) do
        local name = game.seats and game.seats[number]
        if name ~= "?" then names[seat] = name end
    end
    return next(names) and names or nil
end

return players
