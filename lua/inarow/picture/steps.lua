--- The boards of an explanation, each with its hypothetical stones and its points at
-- issue.
local games = require "inarow.game"
local board = require "inarow.picture.board"

local steps = {}

-- Marks on the board of a game that the board of an explanation does not have.
local PLAIN = { "shown", "last", "offered", "forbidden" }

-- Returns the games of the steps, each created once.
local function games_of(game)
    local made, ahead = {}, {}
    return function(step)
        local whole, after, action = game, step.after, step.action
        if action then
            ahead[action] = ahead[action] or games.branch(game, nil, action)
            whole = ahead[action]
        end
        if not after or after == #whole.log then return whole end
        made[after] = made[after] or games.branch(game, after)
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
-- @return list of inarow.board, each with `step`; its points may have `mind`, the number
-- of the colour of a hypothetical stone, `place`, that stone's place in the argument,
-- and `issue`
function steps.boards(game, list, options)
    local game_of, boards = games_of(game), {}
    for i, step in ipairs(list) do
        boards[i] = board.of(game_of(step),
            { across = options.across, mind = step.mind })
        boards[i].step = step
        mark(boards[i], game.rules, step)
    end
    return boards
end

return steps
