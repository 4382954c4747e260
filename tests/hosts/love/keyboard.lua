--- The keyboard on a phone's screen, which is visible while a text field is active. With
-- a real keyboard, LÖVE always accepts text.
local keyboard = {}

local is_up = false

--- Shows the keyboard, and keeps the active field visible.
function keyboard.raise(x, y, width, height)
    if not love.keyboard.hasScreenKeyboard() then return end
    love.keyboard.setTextInput(true, x, y, width, height)
    is_up = true
end

--- Hides the keyboard if it is visible.
function keyboard.lower()
    if is_up then love.keyboard.setTextInput(false) end
    is_up = false
end

return keyboard
