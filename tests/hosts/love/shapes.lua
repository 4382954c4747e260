--- Shapes that marks are drawn with.
local ui = require "ui"

local shapes = {}

function shapes.ring(x, y, radius, colour, width)
    ui.set(colour)
    love.graphics.setLineWidth(width)
    love.graphics.circle("line", x, y, radius)
end

--- A small disc: a line around half of it, which is smooth where a filled one is not.
function shapes.dot(x, y, radius, colour)
    shapes.ring(x, y, radius / 2, colour, radius)
end

function shapes.cross(x, y, radius, colour, width)
    ui.set(colour)
    love.graphics.setLineWidth(width)
    love.graphics.line(x - radius, y - radius, x + radius, y + radius)
    love.graphics.line(x - radius, y + radius, x + radius, y - radius)
end

return shapes
