--- Where a board's points are on the screen.
local ui = require "ui"

local place = {}

local MARGIN = 0.62 -- of a cell, for the coordinates

--- Fit a board into a part of the window.
-- @param seen from game:board
-- @return place {cell, x, y, width, height, left and bottom: of the point a1}
function place.fit(seen, x, y, width, height)
    local cell = math.min(width / (seen.width + MARGIN + 0.2),
        height / (seen.height + MARGIN + 0.2), ui.size * 6)
    cell = math.max(4, cell)
    local at = { cell = cell, columns = seen.width, rows = seen.height }
    at.width, at.height =
        cell * (seen.width + MARGIN + 0.2), cell * (seen.height + MARGIN + 0.2)
    at.x = math.floor(x + (width - at.width) / 2)
    at.y = math.floor(y + (height - at.height) / 2)
    at.left = at.x + cell * (MARGIN + 0.5)
    at.bottom = at.y + cell * (seen.height - 0.3)
    return at
end

--- The middle of a point, by its name.
function place.xy(at, name)
    local column, row = name:byte() - 96, tonumber(name:sub(2))
    return at.left + (column - 1) * at.cell, at.bottom - (row - 1) * at.cell
end

--- The name of the point at a place of the screen, or nil.
function place.point(at, x, y)
    local column = math.floor((x - at.left) / at.cell + 0.5) + 1
    local row = math.floor((at.bottom - y) / at.cell + 0.5) + 1
    local inside = column >= 1 and column <= at.columns and row >= 1 and row <= at.rows
    if not inside then return nil end
    return ("%c%d"):format(96 + column, row)
end

--- Is a place of the screen on the board, or on its margin?
function place.covers(at, x, y)
    return x >= at.x and x < at.x + at.width and y >= at.y and y < at.y + at.height
end

return place
