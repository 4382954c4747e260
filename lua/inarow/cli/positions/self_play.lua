--- Plays sensible games. The side to move lengthens its own rows and blocks other rows,
-- near existing stones. Moves of stones and other actions are random.
local model = require "inarow.model"

local SEATS = model.people().seats
local STONES = model.STONES

local self_play = {}

local NEAR = 2 -- steps along a line

-- The value of a stone on a line. The index is the number of stones of a colour that it
-- joins, from 0. The last three numbers are the factors for stones of its own colour and
-- of other colours, and the limit of the random addition.
local WORTH = { [0] = 1, 4, 16, 64, 256, 1024 }
local OWN, OTHERS, CHANCE = 3, 2, 24

-- Adds the points near a point to a set.
local function add_near(near, places, number)
    local function add(next_of)
        local at = number
        for _ = 1, NEAR do
            at = at and next_of[at]
            if at then near[at] = true end
        end
    end
    for _, way in ipairs(places.ways) do
        add(way.ahead)
        add(way.behind)
    end
end

-- Counts the stones that a stone at a point would join in one direction. Only stones
-- whose colour has the given letter count. Single gaps are allowed.
local function count_way(cells, next_of, number, letter, reach)
    local stones, at = 0, number
    for _ = 1, reach do
        at = next_of[at]
        local cell = at and cells[at]
        if cell == letter then
            stones = stones + 1
        elseif cell ~= "." then
            break
        end
    end
    return stones
end

local function worth_of(cells, places, number, letter, reach)
    local worth = 0
    for _, way in ipairs(places.ways) do
        local stones = count_way(cells, way.ahead, number, letter, reach)
            + count_way(cells, way.behind, number, letter, reach)
        worth = worth + WORTH[math.min(stones, #WORTH)]
    end
    return worth
end

-- Returns the best point for a stone, except the points in `bad`.
local function best_of(game, points, letter, bad)
    local cells, places, random = {}, game.places, game.random
    local text, best, most = game.stands:cells(), nil, nil
    for i = 1, places.count do cells[i] = text:sub(i, i) end
    for _, point in ipairs(points) do
        local number = game.number[point]
        if game.near[number] and not bad[point] then
            local worth = random(CHANCE)
            for _, other in ipairs(game.letters) do
                worth = worth + (other == letter and OWN or OTHERS)
                    * worth_of(cells, places, number, other, game.row - 1)
            end
            if not most or worth > most then best, most = point, worth end
        end
    end
    return best or points[random(#points) + 1]
end

-- Chooses a legal action and its point. A forbidden stone is chosen only rarely.
local function choose(game)
    local list = {}
    for _, choice in ipairs(game.stands:choices(game.rules.colours, SEATS)) do
        if choice.points then list[#list + 1] = choice end
    end
    if #list == 0 then return nil end
    local choice = list[game.random(#list) + 1]
    local points = choice.points
    if choice.verb ~= "play" then return choice, points[game.random(#points) + 1] end
    local _, colour = game.stands:turn()
    local letter, bad, point = STONES:sub(colour, colour), {}, nil
    for _ = 1, 3 do
        point = best_of(game, points, letter, bad)
        if not select(2, game.stands:makes(colour, point)) then break end
        bad[point] = true
    end
    return choice, point
end

-- Plays one more action. Returns false if the game is over.
local function play_on(game)
    local choice, point = choose(game)
    if not choice or game.plies >= 2 * game.places.count then return false end
    local points = choice.from and { choice.from, point } or point
    local done, status = game.stands:act(choice.verb, points)
    if not done then return false end
    add_near(game.near, game.places, game.number[point])
    game.plies = game.plies + 1
    return not status
end

-- Creates a game whose first stone will be near the centre.
local function new_game(rules, places, random)
    local middle = math.floor((places.count + 1) / 2)
    local game = { rules = rules, places = places, random = random, letters = {},
        near = { [middle] = true }, plies = 0, number = rules.board.number,
        row = rules.win[1].row or 5, stands = rules.core:start() }
    for i in ipairs(rules.colours) do game.letters[i] = STONES:sub(i, i) end
    add_near(game.near, places, middle)
    return game
end

--- Create a function that returns positions of one game after another. A game yields
-- several positions, but never its last position.
-- @param rules of the game after its opening
-- @param places points of its board (places.lua)
-- @param random function that returns a number from 0 to n - 1
-- @return function that returns the next position's cells
function self_play.positions(rules, places, random)
    local game
    return function()
        while true do
            game = game or new_game(rules, places, random)
            if not play_on(game) then
                game = nil
            elseif game.plies > #game.letters and random(4) == 0 then
                return game.stands:cells()
            end
        end
    end
end

return self_play
