--- The sides of a game: its colours, the seats that hold the colours, and teams. The core
-- numbers colours and seats; people use names.
local language = require "inarow.language"
local messages = require "inarow.kernel.sentences"
local model = require "inarow.model"

local SEATS = model.people().seats

local sides = {}

--- Returns the message that no colour has a name.
function sides.not_a_colour(state, name)
    return messages.say("not-a-colour", { word = tostring(name),
        variant = state.rules.name, expected = language.list(state.rules.colours) })
end

--- Returns the name of a colour by number, or nil.
function sides.colour(state, index)
    return index and state.rules.colours[state.position:listed(index)]
end

--- Given the name of a kind of stones, returns the number of the kind; or nil and the
-- fault in the name.
function sides.stone_number(state, name)
    if not state.rules.are_shared then return sides.colour_number(state, name) end
    local numbers = state.rules.numbers.stones
    local number = numbers.by_name[name]
        or type(name) == "string" and numbers.by_lower[name:lower()]
    if number then return number end
    return nil, messages.say("not-a-colour", { word = tostring(name),
        variant = state.rules.name, expected = language.list(state.rules.stones) })
end

--- Returns the number of a colour by name, or nil. Case does not matter, unless a game
-- has colours that differ only in case.
function sides.colour_index(state, name)
    local numbers = state.rules.numbers.colours
    local number = numbers.by_name[name]
        or type(name) == "string" and numbers.by_lower[name:lower()]
    return number and state.position:listed(number) or nil
end

--- Returns the number of a colour by name; or nil and the fault in the name.
function sides.colour_number(state, name)
    local number = sides.colour_index(state, name)
    if number then return number end
    return nil, sides.not_a_colour(state, name)
end

--- Returns the number of the colour that a seat holds now; nil before the seat has a
-- colour.
function sides.held_by(state, seat)
    for i in ipairs(state.rules.colours) do
        if state.position:holder(i) == seat then return i end
    end
end

--- Returns the name of the colour that a seat, given by number, holds now; nil before the
-- seat has a colour.
function sides.colour_of(state, seat)
    return sides.colour(state, sides.held_by(state, seat))
end

--- Returns the colour that a seat holds, or the seat's own name before the colours are
-- settled.
function sides.of_seat(state, seat)
    return sides.colour_of(state, seat) or SEATS[seat]
end

--- Returns the name and the number of the colour that a seat holds. Before the seat has a
-- colour, returns only the seat's own name.
function sides.who(state, seat)
    local colour = sides.held_by(state, seat)
    return sides.colour(state, colour) or SEATS[seat], colour
end

--- Returns the seat of a WHO, which is the name of a seat or a colour that a seat holds;
-- nil for other words.
function sides.seat(state, who)
    local colour = sides.colour_index(state, who)
    if colour then return state.position:holder(colour) end
    for i = 1, #state.rules.colours do
        if SEATS[i] == who then return i end
    end
end

--- Returns the team of a colour in words.
function sides.team_in_words(state, colour)
    return sides.in_words(state, sides.colour(state, colour))
end

-- Returns the team of a seat's player. Before the colours are settled, seat n counts as
-- colour n.
local function team_of_seat(state, seat)
    return state.rules.leaders[sides.held_by(state, seat) or seat]
end

--- Returns true if two seats, given by number, play against each other.
function sides.rivals(state, a, b)
    return team_of_seat(state, a) ~= team_of_seat(state, b)
end

--- Returns the number of the seat that represents a seat's team, which is the seat of the
-- team's first colour.
function sides.first_of_team(state, seat)
    local team = team_of_seat(state, seat)
    return state.position:holder(team) or team
end

--- Returns the number of the seat that represents a seat's opponents. In a team game the
-- result is the seat of the next team's first colour in turn order.
function sides.opponent(state, seat)
    local other, colours = seat, #state.rules.colours
    repeat
        other = other % colours + 1
    until other == seat or sides.rivals(state, seat, other)
    return sides.first_of_team(state, other)
end

--- Returns the winning side in words: the player, or the team of the colour.
-- @param who the winner as named in rulings
function sides.in_words(state, who)
    return state.rules.team and who and messages.say("team-of", { colour = who }) or who
end

return sides
