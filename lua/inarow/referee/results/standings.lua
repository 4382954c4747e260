--- Counts the results of a tournament, and makes its table.
local ratings = require "inarow.referee.results.ratings"

local Standings = {}
Standings.__index = Standings

local standings = {}

local OTHER = { wins = "losses", losses = "wins", draws = "draws", void = "void" }

-- Returns the item of a list with a key, and creates it if it is missing.
local function item(list, key, make)
    if not list[key] then list[key] = make and make() or {} end
    return list[key]
end

-- Creates a tally of one side's results, without any games.
local function tally()
    return { wins = 0, draws = 0, losses = 0, void = 0 }
end

local function count(its, key)
    its[key] = its[key] + 1
end

-- Returns the number of games in a tally. Void games do not count.
local function games_of(its)
    return its.wins + its.draws + its.losses
end

-- Returns the points of a tally. A draw counts half a point.
local function points_of(its)
    return its.wins + its.draws / 2
end

-- Adds the results of a tally to another tally.
-- @param is_other true if `more` is from the view of the other side
local function add(its, more, is_other)
    for key, other in pairs(OTHER) do
        its[key] = its[key] + more[is_other and other or key]
    end
end

--- Create standings without results.
-- @param players number of players
function standings.new(players)
    return setmetatable({ players = players, games = 0, void = 0, began = {},
        lost_by = {}, by_colour = {}, by_opening = {} }, Standings)
end

--- Count a game.
-- @param game {first, second, ruling, ended_by, winner, colours, opening}. `first` and
-- `second` are the places of the players. `winner` is a seat, or nil. `colours` are by
-- seat. `opening` is the number of the opening
function Standings:add(_, game)
    local place = { game.first, game.second }
    local key = game.ruling.status == "void" and "void"
        or not game.winner and "draws" or game.winner == 1 and "wins" or "losses"
    count(item(item(self.began, game.first), game.second, tally), key)
    count(self, key == "void" and "void" or "games")
    for seat = 1, 2 do
        local colour = game.colours[seat]
        local own = seat == 1 and key or OTHER[key]
        if colour then
            count(item(item(self.by_colour, place[seat]), colour, tally), own)
            count(item(item(self.by_opening, game.opening), colour, tally), own)
        end
        if own == "losses" then
            local reasons = item(self.lost_by, place[seat])
            reasons[game.ended_by] = (reasons[game.ended_by] or 0) + 1
        end
    end
end

--- A tournament always plays all its games.
function Standings.is_decided() return false end

-- Returns the results of a player against another player, with both orders of play.
local function against(self, one, other)
    local its = tally()
    local own, theirs = self.began[one], self.began[other]
    if own and own[other] then add(its, own[other]) end
    if theirs and theirs[one] then add(its, theirs[one], true) end
    return its
end

-- Calculates the ratings of the players that have played. Players without games are left
-- out, because they would widen the errors of all others. Returns two tables: a number
-- for each rated player, by place; and the ratings, by this number.
local function rated(self)
    local numbers, players, list = {}, 0, {}
    local function number_of(place)
        if not numbers[place] then
            players = players + 1
            numbers[place] = players
        end
        return numbers[place]
    end
    for first = 1, self.players do
        for second, its in pairs(self.began[first] or {}) do
            if games_of(its) > 0 then
                list[#list + 1] = { first = number_of(first), second = number_of(second),
                    wins = its.wins, draws = its.draws, losses = its.losses }
            end
        end
    end
    return numbers, ratings.of(list, players)
end

-- Returns the row of a player.
local function row(self, place)
    local all, met = tally(), {}
    for other = 1, self.players do
        local its = against(self, place, other)
        met[other] = games_of(its) > 0
            and { points = points_of(its), games = games_of(its) } or nil
        add(all, its)
    end
    return { place = place, games = games_of(all), points = points_of(all),
        wins = all.wins, draws = all.draws, losses = all.losses, void = all.void,
        against = met, lost_by = self.lost_by[place] or {},
        by_colour = self.by_colour[place] or {} }
end

-- Returns true if one row comes before another.
local function is_before(one, other)
    local elo, other_elo = one.elo or -math.huge, other.elo or -math.huge
    if elo ~= other_elo then return elo > other_elo end
    return one.place < other.place
end

--- Make the table: one row per player, the best rating first. ratings.lua describes the
-- ratings.
-- @return list of {place, games, points, wins, draws, losses, void, elo, error, better,
-- against, lost_by, by_colour}. `error` is half the width of the 95 % interval of `elo`;
-- both are nil without a game. `better` is the probability that the player is stronger
-- than the next player, from 0 to 1, or nil. `against` has {points, games} by place.
-- `lost_by` has the number of lost games by reason. `by_colour` has {wins, draws,
-- losses, void} by colour
-- @return the ratings, as ratings.of returns them
function Standings:rows()
    local numbers, its = rated(self)
    local rows = {}
    for place = 1, self.players do
        rows[place] = row(self, place)
        local number = numbers[place]
        if number then
            rows[place].elo, rows[place].error = its.elo[number], its.error[number]
        end
    end
    table.sort(rows, is_before)
    for i = 1, #rows - 1 do
        local one, next_one = numbers[rows[i].place], numbers[rows[i + 1].place]
        rows[i].better = next_one and its.superiority[one][next_one]
    end
    return rows, its
end

return standings
