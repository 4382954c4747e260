--- Ignores the second press of a double click or double tap if the first press changed
-- the target. The button may be another one now, or may act for the other player. Nobody
-- has seen the change yet, so the press cannot be intended for it.
local double = {}

-- Seconds that a change must be visible before a press counts; and the largest distance,
-- in points, between the presses of a double click.
local SOON, NEAR = 0.4, 10

local before -- the previous press: {x, y, target, time}

-- Returns true if the place is that of the previous press.
local function is_there(x, y)
    if math.abs(x - before.x) <= NEAR and math.abs(y - before.y) <= NEAR then
        return true
    end
    local area = before.target.area
    return area and x >= area.x and x < area.x + area.width
        and y >= area.y and y < area.y + area.height
end

--- Returns true if a press is intended for its present target.
-- @param target {name: a text that is unique among possible targets; area: {x, y, width,
-- height} of a button, or nil}
-- @return false for the second press of a double click whose first press changed the
-- target
function double.is_meant(x, y, target)
    local now = love.timer.getTime()
    if before and now - before.time < SOON and is_there(x, y)
        and before.target.name ~= target.name then
        before.time = now -- a third press does not count either
        return false
    end
    before = { x = x, y = y, target = target, time = now }
    return true
end

--- Called after drawing: changes are visible from now on.
function double.drawn()
    if before and not before.is_drawn then
        before.is_drawn, before.time = true, love.timer.getTime()
    end
end

--- Forgets the previous press, for tests.
function double.forget()
    before = nil
end

return double
