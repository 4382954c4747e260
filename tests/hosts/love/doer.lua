--- Who does an action: the player for whom the arbiter takes it. The arbiter is asked, as
-- it alone knows: the action is tried for each player, and taken back.
local doer = {}

-- Does the arbiter take an action? If not: its message.
local function stands(game, action, seat)
    local tried = {}
    for key, value in pairs(action) do tried[key] = value end
    tried.by = tried.by or seat
    local ruling, message = game:apply(tried)
    if ruling then game:undo(true) end -- it is no variation
    return ruling ~= nil, message
end

--- Does the arbiter take an action, whoever does it?
-- @return true; or false, message
function doer.may(game, action)
    return stands(game, action)
end

--- The player who does an action that is about to be done.
-- @param game of inarow, before the action
-- @param action of inarow
-- @return the colour that the player holds, or the seat before that; the official, if
-- one is named; nil if any player may do it, or nobody
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
