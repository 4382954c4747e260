--- Numbers the points of a board and the lines through them, for fast loops.
local places = {}

-- Returns the opposite step.
local function back(step)
    return { -step[1], -step[2], -step[3] }
end

-- Returns, for each point, the number of the next point along a step; false at the edge.
local function followers(board, step)
    local next_of = {}
    for number, point in ipairs(board.points) do
        local name = board:along(point, step, 1)
        next_of[number] = name and board.number[name] or false
    end
    return next_of
end

--- Number the points of a board.
-- @param rules of the game
-- @return {count, names, ways, below}. `names` are by number, in the order of
-- game:cells. `ways` has {ahead, behind} for each direction. Both are lists that give,
-- for each point, the next point in the direction, or false at the edge. In games with
-- gravity, `below` gives the next point below each point; otherwise it is nil.
function places.of(rules)
    local board = rules.board
    local self = { count = #board.points, names = board.points, ways = {} }
    for i, step in ipairs(board:steps(rules.directions)) do
        self.ways[i] = { ahead = followers(board, step),
            behind = followers(board, back(step)) }
    end
    if rules.gravity then
        self.below = followers(board, board.layers > 1 and { 0, 0, -1 } or { 0, -1, 0 })
    end
    return self
end

return places
