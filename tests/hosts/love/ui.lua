--- Text, buttons and colours, with which all other modules draw.
--
-- Every frame draws all buttons, and their areas are remembered until the next frame, so
-- a click finds what is visible.
local touch = require "touch"
local utf8 = require "utf8"

local ui = {
    areas = {}, -- areas that can be clicked
    texts = {}, -- written texts, for tests
}

--- Called before a frame.
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

local LOW = 480 -- a phone on its side is lower than this, in points

--- Sets the sizes for a window: `ui.size` is that of ordinary text, on which all other
-- sizes depend.
function ui.measure(width, height)
    local size = height > width and math.min(width / 30, height / 58)
        or math.min(width / 58, height / 36)
    ui.size = math.floor(math.max(11, math.min(size, 36)) + 0.5)
    ui.is_low = height < LOW
    ui.gap = math.floor(ui.size * 0.55)
end

local fonts = {}

--- Returns the font of a size in pixels.
function ui.font(size)
    size = math.max(7, math.floor(size or ui.size))
    fonts[size] = fonts[size] or love.graphics.newFont(size)
    return fonts[size]
end

--- Returns a text that can be drawn, given any bytes.
function ui.clean(text)
    text = tostring(text)
    if utf8.len(text) then return (text:gsub("%z", "?")) end
    return (text:gsub("[%z\128-\255]", "?"))
end

function ui.set(colour, alpha)
    love.graphics.setColor(colour[1], colour[2], colour[3], alpha or colour[4] or 1)
end

-- Numbers of lines of texts, by font and width: long rules are wrapped only once.
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

-- Returns true if something of this height is visible in the scrolling part.
local function is_seen(y, height)
    local _, top, _, tall = love.graphics.getScissor()
    return not top or y < top + tall and y + height > top
end

--- Returns the height of a text that is wrapped to a width.
function ui.text_height(text, width, style)
    local font = ui.font(ui.size * (style and style.size or 1))
    width = math.max(1, math.floor(width))
    return lines_of(ui.clean(text), font, width) * font:getHeight()
end

--- Writes a text, wrapped to a width.
-- @param style table: `size` (of ui.size), `colour`, `align`; or nil
-- @return its height
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

-- Returns the largest font, up to a size, in which the text fits into the width.
local function font_for(text, width, size)
    local font = ui.font(size)
    while font:getWidth(text) > width and size > 7 do
        size = math.max(7, math.min(size - 1, size * width / font:getWidth(text)))
        font = ui.font(size)
    end
    return font, size
end

-- Returns a text in two lines of similar lengths; a single word is unchanged.
local function broken(text)
    local best, least = nil, nil
    for at in text:gmatch "() " do
        local far = math.abs(#text / 2 - at)
        if not least or far < least then best, least = at, far end
    end
    return best and text:sub(1, best - 1) .. "\n" .. text:sub(best + 1) or text
end

-- Returns the lines of a label, their font, and its size. There are two lines if this
-- makes the text larger.
local function fitted(text, width, height, size)
    local font, found = font_for(text, width, size)
    local lines = found < size and broken(text) or text
    if lines == text then return text, font, found end
    local is_out = font:getWidth(text) > width
    local small, larger = font_for(lines, width, math.min(size, height * 0.41))
    if is_out or larger > found then return lines, small, larger end
    return text, font, found
end

-- the part of the spare width before the text
local ALIGNED = { left = 0, center = 0.5, right = 1 }

--- Writes a text on one line around a height, smaller if it is too wide; or on two lines,
-- if `style` has a `height` into which they fit.
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

local FINGER = 32 -- least height, in points, of a button for fingers

--- Returns the height of a button.
function ui.height()
    return math.max(math.floor(ui.size * 1.9), FINGER)
end

--- Returns the height of some rows of buttons, with the gaps between them.
-- @param tall the height of each, or nil
function ui.rows(count, tall)
    return count * ((tall or ui.height()) + math.floor(ui.gap / 2))
end

-- Returns the height of a button if this many rows are to fit.
local function height_in(room, rows)
    local most = math.floor(room / rows) - math.floor(ui.gap / 2)
    return math.max(math.floor(ui.size * 1.6), math.min(ui.height(), most))
end

local WIDE = 66 -- least width of a button with a readable label

--- Returns the columns in which buttons are largest, in a part of the window.
-- @param counts of the buttons of each block, which begins in a new row
-- @param more rows that must fit beside them
-- @return number of columns; height of a button
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

--- Adds an area that can be clicked.
-- @param label its name, for tests
-- @param look table: `repeats` (a second click may follow at once, whatever the first
-- click did), `off` (a click only gives the reason); or nil
function ui.area(label, x, y, width, height, act, look)
    local clip = { love.graphics.getScissor() }
    if clip[1] then -- only its visible part
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

--- Draws a button.
-- @param look table: `on` (it is chosen), `off` (a click only gives the reason),
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

-- Returns the size in which the labels of all buttons fit, except very long ones.
local function common_size(items, width, height)
    local size = ui.size
    for _, item in ipairs(items) do
        size = math.min(size,
            select(3, fitted(ui.clean(item.label), width, height, ui.size)))
    end
    return math.max(0.7, size / ui.size)
end

--- Draws buttons side by side, in as many rows as needed; the number of each determines
-- its place.
-- @param items list of {label, act, on, off, name, align, repeats}
-- @param tall the height of each, or nil
-- @return the height of all rows
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

--- Draws a bar that shows how far a list is scrolled.
-- @param shown, all the visible height, and the height of all contents
-- @param scroll height of the contents above the visible part
function ui.scroll_bar(x, y, shown, all, scroll)
    if all <= shown then return end
    ui.set(ui.colours.quiet, 0.6)
    local top = y + shown * scroll / all
    love.graphics.rectangle("fill", x, top, 4, shown * shown / all, 2)
end

--- Returns the clicked area at a place: the last one drawn there, or nil.
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
