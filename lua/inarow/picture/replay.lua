--- Replays a game from its start, board by board.
local games = require "inarow.game"
local board = require "inarow.picture.board"

local replay = {}

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
function replay.frames(game, options)
    local again = games.branch(game, 0)
    local frames = { board.of(again, options) }
    for _, action in ipairs(game.log) do
        assert(again:apply_read(action))
        local after = board.of(again, options)
        if not is_same(frames[#frames], after) then frames[#frames + 1] = after end
    end
    return frames
end

return replay
