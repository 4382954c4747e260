--- A soft click for each action, generated here. Sound is off at first, and audio is not
-- used before it is turned on.
local sound = { on = false }

local RATE, SECONDS = 44100, 0.06

local source

-- Makes the sound of wood on wood: a tone that fades at once.
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

--- Turns sound on or off.
-- @return true; or nil, message if there is no audio
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

--- Plays the sound if it is on.
function sound.click()
    if not sound.on then return end
    source:stop()
    source:play()
end

return sound
