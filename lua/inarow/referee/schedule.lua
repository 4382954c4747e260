--- Makes the schedule of an event. The players of a game depend only on its number, so
-- that an event can be resumed. In a round each pair of players plays two games with the
-- same opening and swapped colours. All pairs of the round have the same opening.
local schedule = {}

local Schedule = {}
Schedule.__index = Schedule

-- The pairs of a round, by the kind of event. In a round robin, pairs with neighbouring
-- places come first, so that no player waits for long.
local pairings = {}

pairings["round robin"] = function(count)
    local list = {}
    for distance = 1, count - 1 do
        for place = 1, count - distance do
            list[#list + 1] = { place, place + distance }
        end
    end
    return list
end

function pairings.gauntlet(count)
    local list = {}
    for place = 2, count do list[#list + 1] = { 1, place } end
    return list
end

--- Make a schedule.
-- @param kind "round robin": each player meets every other player; "gauntlet": the first
-- player meets every other player
-- @param count number of players, at least two
-- @param rounds number of rounds; a multiple of one half for two players
-- @return schedule; `games` is the number of games
function schedule.new(kind, count, rounds)
    local list = pairings[kind](count)
    return setmetatable({ pairs = list, games = #list * 2 * rounds }, Schedule)
end

--- Return the game with a number, from 1.
-- @return place of the player that begins, place of the other player, and the round
function Schedule:at(number)
    local turn = (number - 1) % (#self.pairs * 2)
    local pair = self.pairs[math.floor(turn / 2) + 1]
    local is_swapped = turn % 2 == 1
    return pair[is_swapped and 2 or 1], pair[is_swapped and 1 or 2],
        math.floor((number - 1) / (#self.pairs * 2)) + 1
end

return schedule
