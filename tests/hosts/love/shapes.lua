--- Shapes for drawing marks.
local ui = require "ui"

local shapes = {}

function shapes.ring(x, y, radius, colour, width)
    ui.set(colour)
    love.graphics.setLineWidth(width)
    love.graphics.circle("line", x, y, radius)
end

--- Draws a small disc as a thick circle, because the edge of a filled circle is not
-- smooth.
function shapes.dot(x, y, radius, colour)
    shapes.ring(x, y, radius / 2, colour, radius)
end

function shapes.cross(x, y, radius, colour, width)
    ui.set(colour)
    love.graphics.setLineWidth(width)
    love.graphics.line(x - radius, y - radius, x + radius, y + radius)
    love.graphics.line(x - radius, y + radius, x + radius, y - radius)
end

--- Draws the outline of a regular polygon.
-- @param radius from the middle to a corner
function shapes.polygon(x, y, radius, sides, colour, width)
    local corners, first = {}, sides == 4 and math.pi / 4 or math.pi / 2
    for i = 0, sides - 1 do
        local angle = first + 2 * math.pi * i / sides
        corners[#corners + 1] = x + radius * math.cos(angle)
        corners[#corners + 1] = y - radius * math.sin(angle)
    end
    ui.set(colour)
    love.graphics.setLineWidth(width)
    love.graphics.polygon("line", corners)
end

--- Fills a hexagon that stands on a corner; `half` is half its width.
function shapes.hexagon(x, y, half)
    local corners = {}
    for i = 0, 5 do
        local angle = math.pi * (i + 0.5) / 3
        local radius = half * 2 / math.sqrt(3)
        corners[#corners + 1] = x + radius * math.cos(angle)
        corners[#corners + 1] = y + radius * math.sin(angle)
    end
    love.graphics.polygon("fill", corners)
end

--- Draws the four corners of a square; `half` is half its side.
function shapes.corners(x, y, half, colour, width)
    ui.set(colour)
    love.graphics.setLineWidth(width)
    for _, right in ipairs { -1, 1 } do
        for _, down in ipairs { -1, 1 } do
            local across, along = x + right * half, y + down * half
            love.graphics.line(across - right * half * 0.5, along, across, along, across,
                along - down * half * 0.5)
        end
    end
end

return shapes
