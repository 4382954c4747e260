--- Handles fingers on the window. Lifting a finger decides its action: a tap is a click.
-- Until then, a finger on the board aims, and elsewhere it drags what scrolls. A finger
-- that stays on the board for a while explains. LÖVE also reports a finger as a mouse;
-- main.lua ignores that.

local touch = {}

-- Distance in points within which a finger still taps; seconds of a long press.
local SLOP, LONG = 10, 0.6

local down = {} -- the fingers on the window, by LÖVE's ids
local finger -- the finger that acts: {id, x, y, from_x, from_y, since, aims, strays}
local is_last = false -- true if the last input was a finger, not a mouse

--- Forgets all fingers: after the window was turned or left, lifted fingers may not be
-- reported.
function touch.forget()
    finger, down = nil, {}
end

--- Called when a mouse is used.
function touch.leave()
    is_last = false
end

--- A finger is put down. Two fingers do nothing, whichever is lifted first.
-- @param aims true if it is on the board
function touch.press(id, x, y, aims)
    local alone = next(down) == nil
    down[id], is_last, finger = true, true, nil
    if not alone then return end
    finger = { id = id, x = x, y = y, from_x = x, from_y = y, aims = aims,
        since = love.timer.getTime() }
end

--- A finger moves.
-- @return the place where it was put down and the distance downwards if it drags; or nil
function touch.move(id, x, y)
    if not finger or finger.id ~= id then return nil end
    local far = math.max(math.abs(x - finger.from_x), math.abs(y - finger.from_y))
    local before = finger.strays and finger.y or finger.from_y
    finger.strays = finger.strays or far > SLOP
    finger.x, finger.y = x, y
    if finger.strays and not finger.aims then
        return finger.from_x, finger.from_y, y - before
    end
end

--- A finger is lifted.
-- @return "tap", "aim" (it strayed on the board); or nil
function touch.lift(id)
    local was = finger
    down[id] = nil
    if not was or was.id ~= id then return nil end
    finger = nil
    if not was.strays then return "tap" end
    return was.aims and "aim" or nil
end

--- Returns the place of a long press on the board, once; or nil. The finger does nothing
-- after that.
function touch.long()
    if not finger or not finger.aims or finger.strays
        or love.timer.getTime() - finger.since < LONG then
        return nil
    end
    local x, y = finger.x, finger.y
    finger = nil
    return x, y
end

--- Returns true if a finger aims at a point of the board.
function touch.aims()
    return finger ~= nil and finger.aims
end

--- Returns the place of the mouse, or of a finger that may still act; far away if there
-- is none.
function touch.position()
    if not is_last then return love.mouse.getPosition() end
    if not finger or finger.strays and not finger.aims then
        return -math.huge, -math.huge
    end
    return finger.x, finger.y
end

return touch
