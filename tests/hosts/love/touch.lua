--- A finger on the window. What it does is settled when it is lifted: a tap is a click;
-- on the board the finger aims until then, elsewhere it drags what scrolls; and one that
-- stays on the board for a while explains. LÖVE tells of a finger a second time, as of a
-- mouse: that is left out of account (main.lua).

local touch = {}

-- As far as a finger may stray and still tap, in points; the seconds that are long.
local SLOP, LONG = 10, 0.6

local down = {} -- the fingers on the window, by what LÖVE knows them by
local finger -- the one that acts: {id, x, y, from_x, from_y, since, aims, strays}
local is_last = false -- was it a finger that was used last, or a mouse?

--- The window was turned or left, and may not be told of fingers that are lifted.
function touch.forget()
    finger, down = nil, {}
end

--- A mouse is used.
function touch.leave()
    is_last = false
end

--- A finger is put down. Two do nothing, whichever is lifted first.
-- @param aims is it on the board?
function touch.press(id, x, y, aims)
    local alone = next(down) == nil
    down[id], is_last, finger = true, true, nil
    if not alone then return end
    finger = { id = id, x = x, y = y, from_x = x, from_y = y, aims = aims,
        since = love.timer.getTime() }
end

--- A finger moves.
-- @return what it drags: the place that it was put on, and how far down; or nil
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
-- @return what it was: "tap", "aim" (it strayed on the board); or nil
function touch.lift(id)
    local was = finger
    down[id] = nil
    if not was or was.id ~= id then return nil end
    finger = nil
    if not was.strays then return "tap" end
    return was.aims and "aim" or nil
end

--- Has a finger been on one place of the board for long? It does nothing more then.
-- @return that place, once; or nil
function touch.long()
    if not finger or not finger.aims or finger.strays
        or love.timer.getTime() - finger.since < LONG then
        return nil
    end
    local x, y = finger.x, finger.y
    finger = nil
    return x, y
end

--- Does a finger aim at a point of the board?
function touch.aims()
    return finger ~= nil and finger.aims
end

--- Where the mouse is, or a finger that may yet act; far away if there is none.
function touch.position()
    if not is_last then return love.mouse.getPosition() end
    if not finger or finger.strays and not finger.aims then
        return -math.huge, -math.huge
    end
    return finger.x, finger.y
end

return touch
