--- Who meets whom: everything hangs on a game's number, so that an event taken up again
-- goes on as it would have. In a round each pair of players plays two games of one
-- opening, with colours swapped; the opening is the same for all pairs of the round.
local schedule = {}

local Schedule = {}
Schedule.__index = Schedule

-- The pairs of a round, by the kind of event: those whose places are near each other
-- first, so that nobody waits for long.
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

--- @param kind "round robin": each player meets each; "gauntlet": the first one meets
-- each of the others
-- @param count of players, two at least
-- @param rounds how many; with two players half a round is one game
-- @return schedule; `games` is how many there are
function schedule.new(kind, count, rounds)
    local list = pairings[kind](count)
    return setmetatable({ pairs = list, games = #list * 2 * rounds }, Schedule)
end

--- The game of a number, from 1.
-- @return the place of the player who begins, the other one's, and the round
function Schedule:at(number)
    local turn = (number - 1) % (#self.pairs * 2)
    local pair = self.pairs[math.floor(turn / 2) + 1]
    local is_swapped = turn % 2 == 1
    return pair[is_swapped and 2 or 1], pair[is_swapped and 1 or 2],
        math.floor((number - 1) / (#self.pairs * 2)) + 1
end

return schedule
