--- Boards one after another: of a game from its start, and of an explanation with its
-- hypothetical stones and its points at issue.
local board = require "inarow.picture.board"

local frames = {}

-- ---- A game --------------------------------------------------------------------------

-- Returns true if a board looks the same as the one before.
local function is_same(before, after)
    if before.status ~= after.status then return false end
    for i, point in ipairs(after.points) do
        if not board.is_same_point(before.points[i], point) then return false end
    end
    return true
end

--- Returns the boards of a game, from its start: one for each action with a visible
-- effect.
-- @param game a game, which is not changed
-- @param options inarow.board_options
-- @return list of inarow.board
function frames.of_game(game, options)
    local again = game:branch(0)
    local list = { board.of(again, options) }
    for _, action in ipairs(game.log) do
        assert(again:apply_read(action))
        local after = board.of(again, options)
        if not is_same(list[#list], after) then list[#list + 1] = after end
    end
    return list
end

-- ---- An explanation ------------------------------------------------------------------

-- Marks that appear on the board of a game, but not on the boards of an explanation.
local PLAIN = { "shown", "last", "offered", "forbidden" }

-- Returns the games of the steps, each created once.
local function games_of(game)
    local made, ahead = {}, {}
    return function(step)
        local whole, after, action = game, step.after, step.action
        if action then
            ahead[action] = ahead[action] or game:branch(nil, action)
            whole = ahead[action]
        end
        if not after or after == #whole.log then return whole end
        made[after] = made[after] or game:branch(after)
        return made[after]
    end
end

local function mark(described, rules, step)
    local points, number = described.points, rules.board.number
    for _, point in ipairs(points) do
        for _, name in ipairs(PLAIN) do point[name] = nil end
        point.captured = nil
    end
    for _, name in ipairs(step.stones) do points[number[name]].shown = true end
    for _, name in ipairs(step.points) do points[number[name]].issue = true end
end

--- Describes the boards of steps.
-- @param game a game, which is not changed
-- @param list of inarow.explained_step
-- @param options inarow.board_options
-- @return list of inarow.board, each with `step`. If a point has a hypothetical stone,
-- `mind` is the number of the stone's colour, and `place` is the stone's number in the
-- explanation. `issue` is true for a point at issue
function frames.of_steps(game, list, options)
    local game_of, boards = games_of(game), {}
    for i, step in ipairs(list) do
        boards[i] = board.of(game_of(step),
            { across = options.across, mind = step.mind })
        boards[i].step = step
        mark(boards[i], game.rules, step)
    end
    return boards
end

return frames
