--- Who is who in a game: its colours, the seats that hold them, and teams. The core knows
-- colours and seats by number, people by name.
local language = require "inarow.language"
local messages = require "inarow.kernel.sentences"
local model = require "inarow.model"

local SEATS = model.seats()

local sides = {}

-- The core's number of a colour by its place in the script's list, and the other way
-- round: the two colours of a game may have changed places in its opening.
local function exchanged(state, index)
    return state.position:exchanged() and 3 - index or index
end

--- That a name is not that of a colour, in words.
function sides.not_a_colour(state, name)
    return messages.say("not-a-colour", { word = tostring(name),
        variant = state.rules.name, expected = language.list(state.rules.colours) })
end

--- The name of a colour by number, or nil.
function sides.colour(state, index)
    return index and state.rules.colours[exchanged(state, index)]
end

--- The number of the stones of that name; or nil and what is wrong with the name.
function sides.stone_number(state, name)
    if not state.rules.are_shared then return sides.colour_number(state, name) end
    local numbers = state.rules.numbers.stones
    local number = numbers.by_name[name]
        or type(name) == "string" and numbers.by_lower[name:lower()]
    if number then return number end
    return nil, messages.say("not-a-colour", { word = tostring(name),
        variant = state.rules.name, expected = language.list(state.rules.stones) })
end

--- The number of a colour by name, or nil. People write X for x, as messages do; where a
-- game has both, it is neither.
function sides.colour_index(state, name)
    local numbers = state.rules.numbers.colours
    local number = numbers.by_name[name]
        or type(name) == "string" and numbers.by_lower[name:lower()]
    return number and exchanged(state, number) or nil
end

--- The number of a colour by name; or nil and what is wrong with the name.
function sides.colour_number(state, name)
    local number = sides.colour_index(state, name)
    if number then return number end
    return nil, sides.not_a_colour(state, name)
end

--- The colour, by number, that a seat holds now; nil before it holds one.
function sides.held_by(state, seat)
    for i in ipairs(state.rules.colours) do
        if state.position:holder(i) == seat then return i end
    end
end

--- The name of the colour that a seat, by number, holds now; nil before it holds one.
function sides.colour_of(state, seat)
    return sides.colour(state, sides.held_by(state, seat))
end

--- The colour that a seat holds, or the seat's own name before anyone holds a colour.
function sides.of_seat(state, seat)
    return sides.colour_of(state, seat) or SEATS[seat]
end

--- Who has a seat: the name of the colour that it holds, and the colour's number; before
-- it holds one, the seat's own name alone.
function sides.who(state, seat)
    local colour = sides.held_by(state, seat)
    return sides.colour(state, colour) or SEATS[seat], colour
end

--- The seat of a WHO: a colour somebody holds, or a seat's name; nil if it is neither.
function sides.seat(state, who)
    local colour = sides.colour_index(state, who)
    if colour then return state.position:holder(colour) end
    for i = 1, #state.rules.colours do
        if SEATS[i] == who then return i end
    end
end

--- The first colour, by number, of a colour's team in turn order: it stands for the team.
function sides.team_of(state, colour)
    local team = state.rules.team
    if not team or not team[colour] then return colour end
    for i in ipairs(state.rules.colours) do
        if team[i] == team[colour] then return i end
    end
end

--- Are two names those of colours that play together?
function sides.are_partners(state, one, other)
    one, other = sides.colour_index(state, one), sides.colour_index(state, other)
    return one and other and sides.team_of(state, one) == sides.team_of(state, other)
        or false
end

--- The team of a colour: the number of its first colour in turn order, and what it is
-- called: the colour, or the team of the colour.
function sides.team(state, colour)
    return sides.team_of(state, colour),
        sides.in_words(state, sides.colour(state, colour))
end

-- The team of whoever has a seat; before anyone holds a colour seat n is taken for n.
local function team_of_seat(state, seat)
    return sides.team_of(state, sides.held_by(state, seat) or seat)
end

--- Do two seats, by number, play against each other?
function sides.rivals(state, a, b)
    return team_of_seat(state, a) ~= team_of_seat(state, b)
end

--- The seat, by number, that stands for a seat's team: its first colour's.
function sides.first_of_team(state, seat)
    local team = team_of_seat(state, seat)
    return state.position:holder(team) or team
end

--- The seat, by number, that stands for a seat's opponents: in a team game the first
-- colour's, in turn order, of the next team.
function sides.opponent(state, seat)
    local other, colours = seat, #state.rules.colours
    repeat
        other = other % colours + 1
    until other == seat or sides.rivals(state, seat, other)
    return sides.first_of_team(state, other)
end

--- The side that has won, for people: whoever it is, or the team of the colour.
-- @param who the winner as rulings name it
function sides.in_words(state, who)
    return state.rules.team and who and messages.say("team-of", { colour = who }) or who
end

return sides
