--- The cursor: a point of the board that keys move and act on. It is hidden until the
-- first arrow key, and while the mouse is used.

local cursor = {}

-- Distance to the side counts more than distance ahead. So a straight way crosses holes,
-- and on a hexagon, where rows are shifted by half a cell, up and down still lead to the
-- next row.
local ASIDE = 1.5

local WAYS = { left = { -1, 0 }, right = { 1, 0 }, up = { 0, -1 }, down = { 0, 1 } }

local at -- name of its point
local goal -- the place that the keys aim at: {x, y} in cells

--- Hides the cursor.
function cursor.hide()
    at, goal = nil, nil
end

--- Returns the name of its point on a board, or nil.
function cursor.point(place)
    return at and place.layout.at[at] and at or nil
end

--- Puts the cursor on a point.
function cursor.put(place, point)
    at, goal = point, place.layout.at[point]
end

-- Returns the first place of the cursor: the last move, or the middle.
local function beginning(place, session)
    local layout = place.layout
    if layout.at[session.state.last] then return session.state.last end
    local x, y = layout.width / 2, layout.height / 2
    local nearest, least
    for _, point in ipairs(session.seen.points) do
        local lies = layout.at[point.name]
        local far = (lies.x - x) ^ 2 + (lies.y - y) ^ 2
        if not least or far < least - 0.001 then nearest, least = point.name, far end
    end
    return nearest
end

-- Returns the next point in a direction, or nil at the edge.
local function following(place, session, way)
    local from, nearest, least = place.layout.at[at], nil, nil
    for _, point in ipairs(session.seen.points) do
        local lies = place.layout.at[point.name]
        local ahead = (lies.x - from.x) * way[1] + (lies.y - from.y) * way[2]
        local aside = math.abs((lies.x - goal.x) * way[2])
            + math.abs((lies.y - goal.y) * way[1])
        local far = ahead + ASIDE * aside
        if ahead > 0.1 and (not least or far < least - 0.001) then
            nearest, least = point.name, far
        end
    end
    return nearest
end

--- Moves the cursor to the next point, or shows it.
-- @param key "left", "right", "up" or "down"
function cursor.move(place, session, key)
    local way = WAYS[key]
    local shown = cursor.point(place)
    at = shown and following(place, session, way) or shown or beginning(place, session)
    local lies = place.layout.at[at]
    -- The straight line is remembered, wherever the next point is.
    goal = { x = goal and shown and way[1] == 0 and goal.x or lies.x,
        y = goal and shown and way[2] == 0 and goal.y or lies.y }
end

return cursor
