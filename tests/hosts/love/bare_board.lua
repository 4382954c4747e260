--- The bare board: wood with lines on it, or an upright rack.
local place_of = require "place"
local shapes = require "shapes"
local ui = require "ui"

local bare = {}

local WOOD, WOOD_DARK = { 0.87, 0.70, 0.43 }, { 0.73, 0.55, 0.30 }
local INK = { 0.22, 0.15, 0.07 }
local RACK, HOLE = { 0.16, 0.33, 0.62 }, { 0.09, 0.13, 0.20 }
local PALE = { 0.85, 0.9, 1 }

--- What a board of that kind is made of: the colour behind its marks.
function bare.ground(gravity)
    return gravity and RACK or WOOD
end

local function coordinates(place, colour)
    local size = math.min(place.cell * 0.40, ui.size * 1.1)
    local font = ui.font(size)
    love.graphics.setFont(font)
    ui.set(colour)
    local half = font:getHeight() / 2
    for column = 1, place.columns do
        local x = place.left + (column - 1) * place.cell
        love.graphics.printf(("%c"):format(96 + column), math.floor(x - place.cell),
            math.floor(place.bottom + place.cell * 0.78 - half), 2 * place.cell, "center")
    end
    for row = 1, place.rows do
        local y = place.bottom - (row - 1) * place.cell
        love.graphics.printf(tostring(row), math.floor(place.left - place.cell * 1.3),
            math.floor(y - half), place.cell, "center")
    end
end

local grain

-- Wood: streaks along the board, made once.
local function wood()
    if grain then return grain end
    local data = love.image.newImageData(256, 256)
    data:mapPixel(function(x, y)
        local wave = love.math.noise(x / 9 + love.math.noise(y / 70) * 2, y / 190)
        local fine = love.math.noise(x * 0.9, y / 26 + 40)
        local value = 0.94 + 0.06 * wave - 0.035 * fine
        return value, value, value
    end)
    grain = love.graphics.newImage(data)
    return grain
end

-- What a board lies on: its shadow, and its body.
local function body(place, colour, round)
    ui.set({ 0, 0, 0 }, 0.35)
    love.graphics.rectangle("fill", place.x + 3, place.y + 4, place.width, place.height,
        round)
    ui.set(colour)
    love.graphics.rectangle("fill", place.x, place.y, place.width, place.height, round)
end

local function plane(place)
    body(place, WOOD_DARK, 4)
    ui.set(WOOD)
    local image = wood()
    love.graphics.draw(image, place.x + 2, place.y + 2, 0, (place.width - 4) / 256,
        (place.height - 4) / 256)
end

local function lines(place, seen)
    local right = place.left + (place.columns - 1) * place.cell
    local top = place.bottom - (place.rows - 1) * place.cell
    ui.set(INK, 0.85)
    for column = 1, place.columns do
        local x = place.left + (column - 1) * place.cell
        love.graphics.setLineWidth((column == 1 or column == place.columns) and 2 or 1)
        love.graphics.line(x, top, x, place.bottom)
    end
    for row = 1, place.rows do
        local y = place.bottom - (row - 1) * place.cell
        love.graphics.setLineWidth((row == 1 or row == place.rows) and 2 or 1)
        love.graphics.line(place.left, y, right, y)
    end
    for _, point in ipairs(seen.points) do
        if point.reference then
            local x, y = place_of.xy(place, point.name)
            shapes.dot(x, y, math.max(2.5, place.cell * 0.1), INK)
        end
    end
end

local function rack(place)
    local cell = place.cell
    body(place, RACK, cell * 0.2)
    for column = 1, place.columns do
        for row = 1, place.rows do
            local x = place.left + (column - 1) * cell
            local y = place.bottom - (row - 1) * cell
            ui.set({ 0.10, 0.22, 0.44 })
            love.graphics.circle("fill", x, y, cell * 0.45)
            ui.set(HOLE)
            love.graphics.circle("fill", x, y, cell * 0.42)
        end
    end
end

--- Draw it.
-- @param seen from game:board
function bare.draw(place, seen)
    if seen.gravity then
        rack(place)
    else
        plane(place)
        lines(place, seen)
    end
    coordinates(place, seen.gravity and PALE or INK)
end

return bare
