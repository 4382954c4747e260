--- The keyboard on the screen of a phone: there while something is typed into a field.
-- Where there is a real one LÖVE listens to it all the time.
local keyboard = {}

local is_up = false

--- Show it, and leave the field to be seen that is typed into.
function keyboard.raise(x, y, width, height)
    if not love.keyboard.hasScreenKeyboard() then return end
    love.keyboard.setTextInput(true, x, y, width, height)
    is_up = true
end

--- Hide it, if it is there.
function keyboard.lower()
    if is_up then love.keyboard.setTextInput(false) end
    is_up = false
end

return keyboard
