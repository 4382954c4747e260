--- The picture of wood: streaks along the board, made once.
local wood = {}

local grain

--- Returns the picture.
function wood.grain()
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

return wood
