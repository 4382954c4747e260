--- Text, buttons and colours: all that the rest draws with.
--
-- Buttons are drawn anew in every frame and remember their areas until the next, so that
-- a click finds what is to be seen.
local touch = require "touch"
local utf8 = require "utf8"

local ui = {
    areas = {}, -- what can be clicked on
    texts = {}, -- what is written, for tests
}

--- Before a frame.
function ui.begin()
    ui.areas, ui.texts = {}, {}
end

ui.colours = {
    ground = { 0.125, 0.141, 0.169 }, panel = { 0.161, 0.180, 0.216 },
    line = { 0.26, 0.29, 0.34 }, text = { 0.93, 0.92, 0.89 },
    quiet = { 0.64, 0.67, 0.72 }, accent = { 0.94, 0.71, 0.26 },
    bad = { 0.95, 0.45, 0.40 }, good = { 0.50, 0.80, 0.52 },
    dim = { 0.47, 0.50, 0.55 },
    button = { 0.235, 0.263, 0.314 }, over = { 0.31, 0.345, 0.41 },
}

local LOW = 480 -- a phone that lies on its side has less, in points

--- Sizes for a window: `ui.size` is that of ordinary text, the measure of all the rest.
function ui.measure(width, height)
    local size = height > width and math.min(width / 30, height / 58)
        or math.min(width / 58, height / 36)
    ui.size = math.floor(math.max(11, math.min(size, 36)) + 0.5)
    ui.is_low = height < LOW
    ui.gap = math.floor(ui.size * 0.55)
end

local fonts = {}

--- The font of a size in pixels.
function ui.font(size)
    size = math.max(7, math.floor(size or ui.size))
    fonts[size] = fonts[size] or love.graphics.newFont(size)
    return fonts[size]
end

--- A text that can be drawn, whatever bytes it has.
function ui.clean(text)
    text = tostring(text)
    if utf8.len(text) then return (text:gsub("%z", "?")) end
    return (text:gsub("[%z\128-\255]", "?"))
end

function ui.set(colour, alpha)
    love.graphics.setColor(colour[1], colour[2], colour[3], alpha or colour[4] or 1)
end

-- How many lines texts take, by font and width: long rules are wrapped once.
local wrapped = setmetatable({}, { __mode = "k" })

local function lines_of(text, font, width)
    wrapped[font] = wrapped[font] or {}
    local by_width = wrapped[font]
    by_width[width] = by_width[width] or {}
    local count = by_width[width][text]
    if not count then
        local _, lines = font:getWrap(text, width)
        count = #lines
        by_width[width][text] = count
    end
    return count
end

-- Is something of that height to be seen, where a part of the window scrolls?
local function is_seen(y, height)
    local _, top, _, tall = love.graphics.getScissor()
    return not top or y < top + tall and y + height > top
end

--- The height that a text takes, wrapped to a width.
function ui.text_height(text, width, style)
    local font = ui.font(ui.size * (style and style.size or 1))
    width = math.max(1, math.floor(width))
    return lines_of(ui.clean(text), font, width) * font:getHeight()
end

--- Write a text, wrapped to a width.
-- @param style table: `size` (of ui.size), `colour`, `align`; or nil
-- @return the height it takes
function ui.text(text, x, y, width, style)
    style = style or {}
    local font = ui.font(ui.size * (style.size or 1))
    local height = ui.text_height(text, width, style)
    if not is_seen(y, height) then return height end
    text = ui.clean(text)
    ui.texts[#ui.texts + 1] = { text = text, x = x, y = y }
    ui.set(style.colour or ui.colours.text)
    love.graphics.setFont(font)
    love.graphics.printf(text, math.floor(x), math.floor(y),
        math.max(1, math.floor(width)), style.align or "left")
    return height
end

-- The font in which a text is no wider than that: of a size, or smaller.
local function font_for(text, width, size)
    local font = ui.font(size)
    while font:getWidth(text) > width and size > 7 do
        size = math.max(7, math.min(size - 1, size * width / font:getWidth(text)))
        font = ui.font(size)
    end
    return font, size
end

-- A text broken into two lines of much the same length; as it is if it is one word.
local function broken(text)
    local best, least = nil, nil
    for at in text:gmatch "() " do
        local far = math.abs(#text / 2 - at)
        if not least or far < least then best, least = at, far end
    end
    return best and text:sub(1, best - 1) .. "\n" .. text:sub(best + 1) or text
end

-- The lines of a label, the font for them, and its size: two lines, if they fit and are
-- larger.
local function fitted(text, width, height, size)
    local font, found = font_for(text, width, size)
    local lines = found < size and broken(text) or text
    if lines == text then return text, font, found end
    local is_out = font:getWidth(text) > width
    local small, larger = font_for(lines, width, math.min(size, height * 0.41))
    if is_out or larger > found then return lines, small, larger end
    return text, font, found
end

local ALIGNED = { left = 0, center = 0.5, right = 1 } -- by how much of the room left

--- Write a text on one line around a height, smaller if it is too wide; or on two, if
-- `style` has a `height` that they fit into.
function ui.label(text, x, middle, width, style)
    style = style or {}
    text = ui.clean(text)
    local size = ui.size * (style.size or 1)
    local lines, font = fitted(text, width, style.height or 0, size)
    local wide = font:getWidth(lines)
    ui.texts[#ui.texts + 1] = { text = text, x = x, y = middle,
        is_cut = wide > width + ui.gap }
    ui.set(style.colour or ui.colours.text)
    love.graphics.setFont(font)
    local align = style.align or "left"
    local room = math.max(0, width - wide) * ALIGNED[align]
    local tall = font:getHeight() * (lines == text and 1 or 2)
    love.graphics.printf(lines, math.floor(x + room), math.floor(middle - tall / 2),
        math.ceil(wide) + 1, align)
end

local FINGER = 32 -- a button that is as high is hit with a finger, in points

--- The height of a button.
function ui.height()
    return math.max(math.floor(ui.size * 1.9), FINGER)
end

--- The height of so many rows of buttons, with the gaps between them.
-- @param tall the height of each, or nil
function ui.rows(count, tall)
    return count * ((tall or ui.height()) + math.floor(ui.gap / 2))
end

-- The height of a button where so many rows of them are to have room.
local function height_in(room, rows)
    local most = math.floor(room / rows) - math.floor(ui.gap / 2)
    return math.max(math.floor(ui.size * 1.6), math.min(ui.height(), most))
end

local WIDE = 66 -- a button that is as wide has its label in letters that can be read

--- The columns in which buttons are largest, in a part of the window.
-- @param counts of the buttons of each block, which begins a row of its own
-- @param more rows beside them that are to have room
-- @return how many; and the height of a button
function ui.columns(counts, width, room, more)
    local best, chosen, height = 0, nil, nil
    for _, columns in ipairs { 4, 5, 3 } do
        local rows = more
        for _, count in ipairs(counts) do rows = rows + math.ceil(count / columns) end
        local tall = height_in(room, rows)
        local large = math.min(1, tall / FINGER, width / columns / WIDE)
        if large > best then best, chosen, height = large, columns, tall end
    end
    return chosen, height
end

--- An area that does something when it is clicked on.
-- @param label its name, for tests
-- @param look table: `repeats` (it may be clicked on twice at once, whatever the first
-- click did), `off` (it does nothing now but say why); or nil
function ui.area(label, x, y, width, height, act, look)
    local clip = { love.graphics.getScissor() }
    if clip[1] then -- only what is seen of it
        local right = math.min(x + width, clip[1] + clip[3])
        local bottom = math.min(y + height, clip[2] + clip[4])
        x, y = math.max(x, clip[1]), math.max(y, clip[2])
        width, height = right - x, bottom - y
        if width <= 0 or height <= 0 then return false end
    end
    ui.areas[#ui.areas + 1] = { label = label, x = x, y = y, width = width,
        height = height, act = act, repeats = look and look.repeats,
        off = look and look.off }
    local mx, my = touch.position()
    return mx >= x and mx < x + width and my >= y and my < y + height
end

--- A button.
-- @param look table: `on` (it is chosen), `off` (it does nothing now but say why),
-- `align`, `size` (of ui.size), `name` (for tests, else its label), `repeats`
function ui.button(label, x, y, width, height, act, look)
    look = look or {}
    local over = ui.area(look.name or label, x, y, width, height, act, look)
    local colours = ui.colours
    local on = look.on and not look.off
    ui.set(on and colours.accent or over and not look.off and colours.over
        or colours.button, look.off and 0.45 or 1)
    love.graphics.rectangle("fill", x, y, width, height, ui.size * 0.35)
    local pad = ui.size * (look.align and 0.5 or 0.25)
    ui.label(label, x + pad, y + height / 2, width - 2 * pad,
        { colour = on and colours.ground or look.off and colours.dim or colours.text,
            align = look.align or "center", size = look.size, height = height })
end

-- The size in which the labels of all buttons have room, but for very long ones.
local function common_size(items, width, height)
    local size = ui.size
    for _, item in ipairs(items) do
        size = math.min(size,
            select(3, fitted(ui.clean(item.label), width, height, ui.size)))
    end
    return math.max(0.7, size / ui.size)
end

--- Buttons side by side, in as many rows as they need; each has its place by its number.
-- @param items list of {label, act, on, off, name, align, repeats}
-- @param tall the height of each, or nil
-- @return the height they take
function ui.buttons(items, x, y, width, columns, tall)
    local height, gap = tall or ui.height(), math.floor(ui.gap / 2)
    local wide = math.floor((width - (columns - 1) * gap) / columns)
    local size = common_size(items, wide - ui.size, height)
    for i, item in ipairs(items) do
        local column, row = (i - 1) % columns, math.floor((i - 1) / columns)
        item.size = size
        ui.button(item.label, x + column * (wide + gap), y + row * (height + gap), wide,
            height, item.act, item)
    end
    return ui.rows(math.ceil(#items / columns), height)
end

--- A bar that shows how far a list is scrolled.
-- @param shown, all its height, and that of all that it holds
-- @param scroll how much of it is above what is shown
function ui.scroll_bar(x, y, shown, all, scroll)
    if all <= shown then return end
    ui.set(ui.colours.quiet, 0.6)
    local top = y + shown * scroll / all
    love.graphics.rectangle("fill", x, top, 4, shown * shown / all, 2)
end

--- The area at a place that a click acts on: the one drawn last; nil if there is none.
function ui.find(x, y)
    for i = #ui.areas, 1, -1 do
        local area = ui.areas[i]
        if x >= area.x and x < area.x + area.width
            and y >= area.y and y < area.y + area.height then
            return area
        end
    end
end

return ui
