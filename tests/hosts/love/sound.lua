--- A soft click when something is done, made here. It is off until it is wanted, and no
-- audio is touched before.
local sound = { on = false }

local RATE, SECONDS = 44100, 0.06

local source

-- Wood on wood: a tone that dies away at once.
local function make()
    require "love.sound"
    require "love.audio"
    local data = love.sound.newSoundData(math.floor(RATE * SECONDS), RATE, 16, 1)
    for i = 0, data:getSampleCount() - 1 do
        local time = i / RATE
        local tone = math.sin(time * 2 * math.pi * 720)
            + 0.5 * math.sin(time * 2 * math.pi * 1570)
        data:setSample(i, 0.3 * tone * math.exp(-time * 90))
    end
    return love.audio.newSource(data)
end

--- Turn it on or off.
-- @return true; or nil, message where there is none
function sound.toggle()
    if not source then
        local made, result = pcall(make)
        if not made then return nil, tostring(result) end
        source = result
    end
    sound.on = not sound.on
    sound.click()
    return true
end

--- Let it be heard, if it is on.
function sound.click()
    if not sound.on then return end
    source:stop()
    source:play()
end

return sound
