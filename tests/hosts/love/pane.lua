--- Scrolling parts of the window, each with a name.
local ui = require "ui"

local pane = {
    list = {}, -- the visible panes
}

local at = {} -- by name: pixels of the contents above the visible part

--- Called before a frame.
function pane.begin()
    pane.list, pane.unsettled = {}, false
end

--- Draws a pane.
-- @param draw function(x, y, width) that draws the contents from y, and returns their
-- height
function pane.draw(name, x, y, width, height, draw)
    local room = width - ui.gap
    love.graphics.setScissor(x, y, width, math.max(0, height))
    local all = draw(x, y - (at[name] or 0), room)
    love.graphics.setScissor()
    local most = math.max(0, math.ceil(all - height))
    if (at[name] or 0) > most then -- the contents have become shorter: draw again
        at[name], pane.unsettled = most, true
    end
    pane.list[#pane.list + 1] =
        { name = name, x = x, y = y, width = width, height = height, most = most,
            at = at[name] or 0 }
    ui.scroll_bar(x + width - 4, y, height, all, at[name] or 0)
end

--- Scrolls to the beginning.
function pane.top(name)
    at[name] = 0
end

--- Scrolls a part into view in the next frame.
-- @param from, to where the part begins and ends, in pixels from the beginning of the
-- contents
-- @param height of the pane
function pane.reveal(name, from, to, height)
    at[name] = math.max(0, math.min(at[name] or 0, from), to - height)
end

--- Drags the pane at a place.
-- @param by pixels, downwards
function pane.drag(x, y, by)
    for _, one in ipairs(pane.list) do
        if x >= one.x and x < one.x + one.width and y >= one.y
            and y < one.y + one.height then
            local to = (at[one.name] or 0) - by
            at[one.name] = math.max(0, math.min(to, one.most))
        end
    end
end

--- Scrolls the pane at a place with the wheel.
-- @param by lines, upwards
function pane.wheel(x, y, by)
    pane.drag(x, y, by * ui.size * 3)
end

return pane
