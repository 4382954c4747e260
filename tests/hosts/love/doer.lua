--- Finds the player that does an action. Only the arbiter knows this, so the action is
-- tried for each player and undone.
local doer = {}

-- Tries an action; returns true, or false and the arbiter's message.
local function stands(game, action, seat)
    local tried = {}
    for key, value in pairs(action) do tried[key] = value end
    tried.by = tried.by or seat
    local ruling, message = game:apply(tried)
    if ruling then game:undo(true) end -- without leaving a variation
    return ruling ~= nil, message
end

--- Returns whether the arbiter would accept an action, by any player.
-- @return true; or false, message
function doer.may(game, action)
    return stands(game, action)
end

--- Returns the player of an action that is about to be done.
-- @param game of inarow, before the action
-- @param action of inarow
-- @return the colour that the player holds, or the seat before colours are chosen; the
-- official, if one is named; nil if any player, or no player, may do it
function doer.of(game, action)
    local found
    for _, player in ipairs(game:state().players) do
        if action.by == player.seat or action.by == player.who then return player.who end
        if not action.by and stands(game, action, player.seat) then
            if found then return nil end
            found = player.who
        end
    end
    return found or action.by
end

return doer
