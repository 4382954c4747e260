--- Names of colours and seats in a game, and the other way round.
local english = require "inarow.text.english"
local messages = require "inarow.text.messages"
local seats = require "inarow.model.seats"

local names = {}

-- The core's number of a colour by its place in the script's list, and the other way
-- round: the two colours of a game may have changed places in its opening.
local function exchanged(game, index)
    return game.position:exchanged() and 3 - index or index
end

--- What a call returns that was given a colour that there is not.
function names.not_a_colour(game, name, code)
    return nil, messages.say("not-a-colour", { word = tostring(name),
        variant = game.rules.name, expected = english.list(game.rules.colours) }), code
end

--- The name of a colour by number, or nil.
function names.colour(game, index)
    return index and game.rules.colours[exchanged(game, index)]
end

--- The number of a colour by name, or nil.
function names.colour_index(game, name)
    for i, colour in ipairs(game.rules.colours) do
        if colour == name then return exchanged(game, i) end
    end
end

--- Is a text a point of the game's board, as it is written: `h8`?
function names.is_point(game, text)
    local column, row = text:match "^(%l)([1-9]%d?)$"
    return column ~= nil and column:byte() - 96 <= game.rules.width
        and tonumber(row) <= game.rules.height
end

--- The colour that a seat holds, or the seat's own name before anyone holds a colour.
function names.of_seat(game, seat)
    return game:colour_of(seat) or seats[seat]
end

--- The seat of a WHO: a colour somebody holds, or a seat's name; nil if it is neither.
function names.seat(game, who)
    local colour = names.colour_index(game, who)
    if colour then return game.position:holder(colour) end
    for i = 1, #game.rules.colours do
        if seats[i] == who then return i end
    end
end

--- The first colour, by number, of a colour's team in turn order: it stands for the team.
function names.team_of(game, colour)
    local team = game.rules.team
    for i in ipairs(game.rules.colours) do
        if i == colour or (team and team[colour] and team[i] == team[colour]) then
            return i
        end
    end
end

--- The colour, by number, that a seat holds now; nil before it holds one.
function names.held_by(game, seat)
    for i in ipairs(game.rules.colours) do
        if game.position:holder(i) == seat then return i end
    end
end

-- The team of whoever has a seat; before anyone holds a colour seat n is taken for n.
local function team_of_seat(game, seat)
    return names.team_of(game, names.held_by(game, seat) or seat)
end

--- Do two seats, by number, play against each other?
function names.rivals(game, a, b)
    return team_of_seat(game, a) ~= team_of_seat(game, b)
end

--- The seat, by number, that stands for a seat's team: its first colour's.
function names.first_of_team(game, seat)
    local team = team_of_seat(game, seat)
    return game.position:holder(team) or team
end

--- The side that has won, for people: whoever it is, or the team of the colour.
-- @param who the winner as rulings name it
function names.side(game, who)
    return game.rules.team and who and who .. "'s team" or who
end

--- The players by seat, each with the colour held now: "Aoki (black)". A list, empty if
-- nobody is named.
function names.players(game)
    local players = {}
    for seat, name in ipairs(game.seats or {}) do
        local colour = game:colour_of(seat)
        players[seat] = colour and ("%s (%s)"):format(name, colour) or name
    end
    return players
end

return names
