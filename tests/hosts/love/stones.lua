--- Pictures of stones: round, lit from the upper left, each made once by its colour.
local stones = {}

local SIDE = 128 -- pixels of a picture

local function channels(hex)
    local list = {}
    for digits in hex:gmatch("%x%x") do list[#list + 1] = tonumber(digits, 16) / 255 end
    return list
end
stones.channels = channels

local function clamp(value)
    return math.max(0, math.min(1, value))
end

-- Makes a picture with a function that returns a colour for a place, from -1 to 1 in both
-- directions.
local function picture(paint)
    local data = love.image.newImageData(SIDE, SIDE)
    data:mapPixel(function(px, py)
        return paint((px + 0.5) / SIDE * 2 - 1, (py + 0.5) / SIDE * 2 - 1)
    end)
    local image = love.graphics.newImage(data, { mipmaps = true })
    image:setFilter("linear", "linear")
    return image
end

-- Paints a ball: brightest where it faces the light, darker at its rim.
local function ball(fill, edge)
    return function(x, y)
        local distance = math.sqrt(x * x + y * y)
        local coverage = clamp((0.97 - distance) * SIDE / 2.5)
        local height = math.sqrt(math.max(0, 1 - distance * distance))
        local light = clamp(height * 0.62 - x * 0.36 - y * 0.5)
        local gloss = math.max(0, 1 - ((x + 0.34) ^ 2 + (y + 0.38) ^ 2) * 4.5) ^ 2 * 0.42
        local shade = 0.68 + 0.36 * light
        local rim = clamp((distance - 0.9) * 9)
        local colour = {}
        for i = 1, 3 do
            local value = fill[i] * shade
            value = value + (1 - value) * gloss
            colour[i] = clamp(value + (edge[i] - value) * rim * 0.75)
        end
        return colour[1], colour[2], colour[3], coverage
    end
end

local function shadow(x, y)
    local distance = math.sqrt(x * x + y * y)
    return 0, 0, 0, clamp((1 - distance) * 2.6) * 0.5
end

local made, shadow_picture = {}, nil

--- Returns the picture of a stone.
-- @param look of inarow.palette
function stones.of(look)
    local key = look.fill .. look.edge
    made[key] = made[key] or picture(ball(channels(look.fill), channels(look.edge)))
    return made[key]
end

--- Draws a stone around a place.
-- @param alpha 1, or less for a stone that is not on the board
function stones.draw(look, x, y, radius, alpha)
    local scale = 2 * radius / SIDE
    if not alpha then
        shadow_picture = shadow_picture or picture(shadow)
        love.graphics.setColor(1, 1, 1)
        love.graphics.draw(shadow_picture, x - radius * 0.98, y - radius * 0.88, 0,
            scale * 1.12)
    end
    love.graphics.setColor(1, 1, 1, alpha or 1)
    love.graphics.draw(stones.of(look), x - radius, y - radius, 0, scale)
end

return stones
