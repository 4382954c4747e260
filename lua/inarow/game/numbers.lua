--- The numbers of moves: which of them placed the stones that stand.
local geometry = require "inarow.model.board"

-- The point above another where stones fall, over holes; nil above the highest.
local function above(grid, point)
    local column, row, layer = geometry.place(point)
    local last = layer and grid.layers or grid.rows
    for number = (layer or row) + 1, last do
        local name = geometry.name(column, layer and row or number, layer and number)
        if grid:has(name) then return name end
    end
end

-- A stone is taken off: where stones fall, those above it come down.
local function take_off(numbers, point, rules)
    numbers[point] = nil
    while rules.script.board.gravity and point do
        local higher = above(rules.board, point)
        numbers[point], point = higher and numbers[higher], higher
    end
end

--- The number of the move that placed a stone, by point; passes are moves too.
-- @param game a game
return function(game)
    local numbers, moves = {}, 0
    for _, action in ipairs(game:line()) do
        local to = action.point
        if action.verb == "move" then
            to = action.points[2]
            numbers[action.points[1]] = nil
        end
        if action.verb == "remove" then
            take_off(numbers, action.point, game.rules)
            moves = moves + (game.rules.script.board.gravity and 1 or 0)
        elseif action.verb ~= "offer" and to then
            moves = moves + 1
            numbers[to] = moves
        elseif action.verb == "pass" then
            moves = moves + 1
        end
    end
    return numbers
end
