--- The second press of a double click or double tap. It does nothing if what lies under
-- it has changed since the first one: a button that is another one now, or acts for the
-- other player. Nobody has seen that yet, so nobody can mean it.
local double = {}

-- Seconds for which a change has to be seen before a press can be meant for it; and how
-- far apart, in points, the presses of a double click may be.
local SOON, NEAR = 0.4, 10

local before -- the press before: {x, y, target, time}

-- Is a place that of the press before?
local function is_there(x, y)
    if math.abs(x - before.x) <= NEAR and math.abs(y - before.y) <= NEAR then
        return true
    end
    local area = before.target.area
    return area and x >= area.x and x < area.x + area.width
        and y >= area.y and y < area.y + area.height
end

--- Is a press meant for what lies under it now?
-- @param target what that is: {name: a text that tells it from all else that may lie
-- there; area: {x, y, width, height} of a button, or nil}
-- @return false if it is the second one of a double click, and the first changed that
function double.is_meant(x, y, target)
    local now = love.timer.getTime()
    if before and now - before.time < SOON and is_there(x, y)
        and before.target.name ~= target.name then
        before.time = now -- a third press is not meant either
        return false
    end
    before = { x = x, y = y, target = target, time = now }
    return true
end

--- What has changed is drawn: from now on it is seen.
function double.drawn()
    if before and not before.is_drawn then
        before.is_drawn, before.time = true, love.timer.getTime()
    end
end

--- Forget the press before, for tests.
function double.forget()
    before = nil
end

return double
