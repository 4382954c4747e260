--- Who is who in a game: its colours, the seats that hold them, and teams. The core knows
-- colours and seats by number, people by name.
local language = require "inarow.language"
local messages = require "inarow.kernel.sentences"
local seats = require "inarow.model.seats"

local sides = {}

-- The core's number of a colour by its place in the script's list, and the other way
-- round: the two colours of a game may have changed places in its opening.
local function exchanged(game, index)
    return game.position:exchanged() and 3 - index or index
end

--- That a name is not that of a colour, in words.
function sides.not_a_colour(state, name)
    return messages.say("not-a-colour", { word = tostring(name),
        variant = state.rules.name, expected = language.list(state.rules.colours) })
end

--- The name of a colour by number, or nil.
function sides.colour(game, index)
    return index and game.rules.colours[exchanged(game, index)]
end

--- The colour that a name stands for, or nil. People write X for x, as messages do; where
-- a game has both, it is neither.
-- @param colours list of names
function sides.named(colours, name)
    local found, count = nil, 0
    for _, colour in ipairs(colours) do
        if colour == name then return colour end
        if type(name) == "string" and colour:lower() == name:lower() then
            found, count = colour, count + 1
        end
    end
    return count == 1 and found or nil
end

--- The number of a colour by name, or nil.
function sides.colour_index(game, name)
    for i, colour in ipairs(game.rules.colours) do
        if colour == name then return exchanged(game, i) end
    end
    local named = name and sides.named(game.rules.colours, name)
    return named and sides.colour_index(game, named) or nil
end

--- The number of a colour by name; or nil and what is wrong with the name.
function sides.colour_number(state, name)
    local number = sides.colour_index(state, name)
    if number then return number end
    return nil, sides.not_a_colour(state, name)
end

--- The colour, by number, that a seat holds now; nil before it holds one.
function sides.held_by(game, seat)
    for i in ipairs(game.rules.colours) do
        if game.position:holder(i) == seat then return i end
    end
end

--- The name of the colour that a seat, by number, holds now; nil before it holds one.
function sides.colour_of(game, seat)
    return sides.colour(game, sides.held_by(game, seat))
end

--- The colour that a seat holds, or the seat's own name before anyone holds a colour.
function sides.of_seat(game, seat)
    return sides.colour_of(game, seat) or seats[seat]
end

--- Who has a seat: the name of the colour that it holds, and the colour's number; before
-- it holds one, the seat's own name alone.
function sides.who(state, seat)
    local colour = sides.held_by(state, seat)
    return sides.colour(state, colour) or seats[seat], colour
end

--- The seat of a WHO: a colour somebody holds, or a seat's name; nil if it is neither.
function sides.seat(game, who)
    local colour = sides.colour_index(game, who)
    if colour then return game.position:holder(colour) end
    for i = 1, #game.rules.colours do
        if seats[i] == who then return i end
    end
end

--- The first colour, by number, of a colour's team in turn order: it stands for the team.
function sides.team_of(game, colour)
    local team = game.rules.team
    for i in ipairs(game.rules.colours) do
        if i == colour or (team and team[colour] and team[i] == team[colour]) then
            return i
        end
    end
end

--- Are two names those of colours that play together?
function sides.are_partners(game, one, other)
    one, other = sides.colour_index(game, one), sides.colour_index(game, other)
    return one and other and sides.team_of(game, one) == sides.team_of(game, other)
        or false
end

--- The team of a colour: the number of its first colour in turn order, and what it is
-- called: the colour, or the team of the colour.
function sides.team(state, colour)
    return sides.team_of(state, colour),
        sides.in_words(state, sides.colour(state, colour))
end

-- The team of whoever has a seat; before anyone holds a colour seat n is taken for n.
local function team_of_seat(game, seat)
    return sides.team_of(game, sides.held_by(game, seat) or seat)
end

--- Do two seats, by number, play against each other?
function sides.rivals(game, a, b)
    return team_of_seat(game, a) ~= team_of_seat(game, b)
end

--- The seat, by number, that stands for a seat's team: its first colour's.
function sides.first_of_team(game, seat)
    local team = team_of_seat(game, seat)
    return game.position:holder(team) or team
end

--- The seat, by number, that stands for a seat's opponents: in a team game the first
-- colour's, in turn order, of the next team.
function sides.opponent(game, seat)
    local other, colours = seat, #game.rules.colours
    repeat
        other = other % colours + 1
    until other == seat or sides.rivals(game, seat, other)
    return sides.first_of_team(game, other)
end

--- The side that has won, for people: whoever it is, or the team of the colour.
-- @param who the winner as rulings name it
function sides.in_words(game, who)
    return game.rules.team and who and messages.say("team-of", { colour = who }) or who
end

return sides
