--- The board: where its points are on the screen, and how it is drawn.
local choices = require "choices"
local inarow = require "inarow"
local stones = require "stones"
local ui = require "ui"

local view = {}

local WOOD, WOOD_DARK = { 0.87, 0.70, 0.43 }, { 0.73, 0.55, 0.30 }
local INK = { 0.22, 0.15, 0.07 }
local RACK, HOLE = { 0.16, 0.33, 0.62 }, { 0.09, 0.13, 0.20 }
local MARKS = {
    last = { 0.10, 0.10, 0.10 }, shown = { 0.96, 0.36, 0.05 },
    offered = { 0.10, 0.62, 0.25 },
    captured = { 0.80, 0.24, 0.80 }, forbidden = { 0.80, 0.12, 0.10 },
    chosen = { 0.05, 0.55, 0.75 },
}

-- ---- Places ---------------------------------------------------------------------------

local MARGIN = 0.62 -- of a cell, for the coordinates

--- Fit a board into a place of the window.
-- @param seen from game:board
function view.fit(seen, x, y, width, height)
    local cell = math.min(width / (seen.width + MARGIN + 0.2),
        height / (seen.height + MARGIN + 0.2), ui.size * 6)
    cell = math.max(4, cell)
    local place = { cell = cell, columns = seen.width, rows = seen.height }
    place.width, place.height =
        cell * (seen.width + MARGIN + 0.2), cell * (seen.height + MARGIN + 0.2)
    place.x = math.floor(x + (width - place.width) / 2)
    place.y = math.floor(y + (height - place.height) / 2)
    place.left = place.x + cell * (MARGIN + 0.5) -- of the first column
    place.bottom = place.y + cell * (seen.height - 0.3) -- of the first row
    return place
end

--- The middle of a point, by its name.
function view.xy(place, name)
    local column, row = name:byte() - 96, tonumber(name:sub(2))
    return place.left + (column - 1) * place.cell, place.bottom - (row - 1) * place.cell
end

--- The name of the point at a place of the screen, or nil.
function view.at(place, x, y)
    local column = math.floor((x - place.left) / place.cell + 0.5) + 1
    local row = math.floor((place.bottom - y) / place.cell + 0.5) + 1
    local inside = column >= 1 and column <= place.columns and row >= 1
        and row <= place.rows
    if not inside then return nil end
    return ("%c%d"):format(96 + column, row)
end

-- ---- The bare board -------------------------------------------------------------------

local function ring(x, y, radius, colour, width)
    ui.set(colour)
    love.graphics.setLineWidth(width)
    love.graphics.circle("line", x, y, radius)
end

-- A small disc: a line around half of it, which is smooth where a filled one is not.
local function dot(x, y, radius, colour)
    ring(x, y, radius / 2, colour, radius)
end

local function coordinates(place, colour)
    local size = math.min(place.cell * 0.40, ui.size * 1.1)
    local font = ui.font(size)
    love.graphics.setFont(font)
    ui.set(colour)
    local half = font:getHeight() / 2
    for column = 1, place.columns do
        local x = place.left + (column - 1) * place.cell
        love.graphics.printf(("%c"):format(96 + column), math.floor(x - place.cell),
            math.floor(place.bottom + place.cell * 0.78 - half), 2 * place.cell, "center")
    end
    for row = 1, place.rows do
        local y = place.bottom - (row - 1) * place.cell
        love.graphics.printf(tostring(row), math.floor(place.left - place.cell * 1.3),
            math.floor(y - half), place.cell, "center")
    end
end

local grain

-- Wood: streaks along the board, made once.
local function wood()
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

-- What a board lies on: its shadow, and its body.
local function body(place, colour, round)
    ui.set({ 0, 0, 0 }, 0.35)
    love.graphics.rectangle("fill", place.x + 3, place.y + 4, place.width, place.height,
        round)
    ui.set(colour)
    love.graphics.rectangle("fill", place.x, place.y, place.width, place.height, round)
end

local function plane(place)
    body(place, WOOD_DARK, 4)
    ui.set(WOOD)
    local image = wood()
    love.graphics.draw(image, place.x + 2, place.y + 2, 0, (place.width - 4) / 256,
        (place.height - 4) / 256)
end

local function lines(place, seen)
    local right = place.left + (place.columns - 1) * place.cell
    local top = place.bottom - (place.rows - 1) * place.cell
    ui.set(INK, 0.85)
    for column = 1, place.columns do
        local x = place.left + (column - 1) * place.cell
        love.graphics.setLineWidth((column == 1 or column == place.columns) and 2 or 1)
        love.graphics.line(x, top, x, place.bottom)
    end
    for row = 1, place.rows do
        local y = place.bottom - (row - 1) * place.cell
        love.graphics.setLineWidth((row == 1 or row == place.rows) and 2 or 1)
        love.graphics.line(place.left, y, right, y)
    end
    for _, point in ipairs(seen.points) do
        if point.reference then
            local x, y = view.xy(place, point.name)
            dot(x, y, math.max(2.5, place.cell * 0.1), INK)
        end
    end
end

local function rack(place)
    local cell = place.cell
    body(place, RACK, cell * 0.2)
    for column = 1, place.columns do
        for row = 1, place.rows do
            local x = place.left + (column - 1) * cell
            local y = place.bottom - (row - 1) * cell
            ui.set({ 0.10, 0.22, 0.44 })
            love.graphics.circle("fill", x, y, cell * 0.45)
            ui.set(HOLE)
            love.graphics.circle("fill", x, y, cell * 0.42)
        end
    end
end

-- ---- Stones and marks -----------------------------------------------------------------

local function cross(x, y, radius, colour, width)
    ui.set(colour)
    love.graphics.setLineWidth(width)
    love.graphics.line(x - radius, y - radius, x + radius, y + radius)
    love.graphics.line(x - radius, y + radius, x + radius, y - radius)
end

-- How each mark is drawn around a place; the legend draws them too.
local paint = {
    last = function(x, y, cell, ink)
        dot(x, y, math.max(3, cell * 0.12), ink or MARKS.last)
    end,
    shown = function(x, y, cell) ring(x, y, cell * 0.44, MARKS.shown, cell * 0.09) end,
    offered = function(x, y, cell)
        ring(x, y, cell * 0.36, MARKS.offered, cell * 0.09)
    end,
    captured = function(x, y, cell)
        ring(x, y, cell * 0.3, MARKS.captured, cell * 0.08)
    end,
    forbidden = function(x, y, cell)
        cross(x, y, cell * 0.17, MARKS.forbidden, cell * 0.09)
    end,
    chosen = function(x, y, cell)
        dot(x, y, cell * 0.2, MARKS.chosen)
        ring(x, y, cell * 0.4, MARKS.chosen, cell * 0.07)
    end,
}

-- The legend, in this order, and what it says of each mark.
local legend = {
    { "last", "last move" }, { "shown", "ruling" }, { "offered", "offered" },
    { "chosen", "chosen" }, { "captured", "captured" }, { "forbidden", "forbidden" },
}

-- What stands on a stone: its move's number, or its colour's letter.
local function inscribe(text, x, y, cell, hex)
    local font = ui.font(cell * (#text > 2 and 0.32 or 0.40))
    love.graphics.setFont(font)
    ui.set(stones.channels(hex))
    love.graphics.printf(text, math.floor(x - cell), math.floor(y - font:getHeight() / 2),
        math.floor(2 * cell), "center")
end

local function stone(place, point, looks, gravity)
    local x, y = view.xy(place, point.name)
    stones.draw(looks[point.stone], x, y, place.cell * (gravity and 0.42 or 0.47))
end

-- The number or letter on a stone.
local function inscription(place, point, looks, numbers)
    local x, y = view.xy(place, point.name)
    local look = looks[point.stone]
    if numbers and point.number then
        inscribe(tostring(point.number), x, y, place.cell, look.ink)
        if point.last then ring(x, y, place.cell * 0.4, stones.channels(look.ink), 2) end
    elseif look.letter then
        inscribe(look.letter, x, y, place.cell * 1.1, look.ink)
    end
end

-- The marks of a point, as a list of their names.
-- @param sets of points: `ruling`, `chosen`
local function marks_of(point, shows, sets)
    local list = {}
    local function add(mark) list[#list + 1] = mark end
    if point.last and not (shows.numbers and point.number) then add "last" end
    if sets.ruling[point.name] then add "shown" end
    if point.offered then add "offered" end
    if point.captured then add "captured" end
    if point.forbidden and shows.forbidden and not point.stone then add "forbidden" end
    if sets.chosen[point.name] then add "chosen" end
    return list
end

local function row_line(place, row)
    local x1, y1 = view.xy(place, row[1])
    local x2, y2 = view.xy(place, row[#row])
    ui.set(MARKS.shown, 0.9)
    love.graphics.setLineWidth(place.cell * 0.12)
    love.graphics.line(x1, y1, x2, y2)
end

-- Points where the phase allows no stone lie in shadow.
local function veil(place, seen, group)
    local count = 0
    for _ in pairs(group.points) do count = count + 1 end
    if count * 2 > #seen.points or (group.verb ~= "play") then return end
    ui.set({ 0.15, 0.10, 0.05 }, 0.34)
    for _, point in ipairs(seen.points) do
        if not group.points[point.name] and not point.stone then
            local x, y = view.xy(place, point.name)
            love.graphics.rectangle("fill", x - place.cell / 2, y - place.cell / 2,
                place.cell, place.cell)
        end
    end
end

local function set_of(points)
    local set = {}
    for _, point in ipairs(points) do set[point] = true end
    return set
end

-- The point where a disc that is dropped comes to lie, or the point itself.
local function landing(seen, group, name)
    if not seen.gravity or group.verb ~= "play" then return name end
    for point in pairs(group.points) do
        if point:sub(1, 1) == name:sub(1, 1) then return point end
    end
end

-- The stone that a click would place.
local function ghost(place, session, looks)
    local group = choices.group(session)
    local name = view.at(place, love.mouse.getPosition())
    name = group and name and landing(session.seen, group, name)
    if not name or not group.points[name] then return end
    local x, y = view.xy(place, name)
    for i, colour in ipairs(session.game.colours) do
        if colour == group.colour and not session.game:at(name) then
            stones.draw(looks[i], x, y, place.cell * 0.44, 0.45)
            return
        end
    end
    ring(x, y, place.cell * 0.46, MARKS.chosen, math.max(1, place.cell * 0.04))
end

local function legend_line(x, y, width, used, ground)
    local size = ui.size * 1.25
    local font = ui.font(ui.size * 0.9)
    for _, entry in ipairs(legend) do
        local mark, text = entry[1], entry[2]
        local wide = size * 1.4 + font:getWidth(text) + ui.size
        if used[mark] and wide <= width then
            ui.set(ground)
            love.graphics.rectangle("fill", x, y - size / 2, size, size, 3)
            paint[mark](x + size / 2, y, size, ground == RACK and { 1, 1, 1 } or nil)
            ui.label(text, x + size * 1.3, y, wide,
                { size = 0.9, colour = ui.colours.quiet })
            x, width = x + wide, width - wide
        end
    end
end

-- What lies on the board, from below: stones, rows, and what is written on stones.
local function pieces(place, session, shows, looks)
    local points = session.seen.points
    for _, point in ipairs(points) do
        if point.stone then stone(place, point, looks, session.seen.gravity) end
    end
    for _, row in ipairs(session.proof and session.proof.rows or session.rows) do
        row_line(place, row)
    end
    for _, point in ipairs(points) do
        if point.stone then inscription(place, point, looks, shows.numbers) end
    end
end

-- All marks; returns the set of those that occur.
local function marks(place, session, shows, looks)
    local seen, ruling, used = session.seen, session.state.ruling, {}
    local sets = { chosen = set_of(session.chosen),
        ruling = set_of(ruling and ruling.points or {}) }
    for _, point in ipairs(seen.points) do
        local x, y = view.xy(place, point.name)
        if point.offered and seen.offered then
            stones.draw(looks[seen.offered], x, y, place.cell * 0.40, 0.5)
        end
        local ink = point.stone and stones.channels(looks[point.stone].ink)
        for _, mark in ipairs(marks_of(point, shows, sets)) do
            paint[mark](x, y, place.cell, ink)
            used[mark] = true
        end
    end
    if session.proof then
        local x, y = view.xy(place, session.proof.point)
        paint.chosen(x, y, place.cell)
    end
    return used
end

--- Draw the board and, below it, the legend of what is marked on it.
-- @param session the game
-- @param shows table: `numbers` and `forbidden` are wanted
-- @return the place of the board
function view.draw(session, shows, x, y, width, height)
    local seen, strip = session.seen, math.floor(ui.size * 1.8)
    local place = view.fit(seen, x, y, width, height - strip)
    local looks, group = inarow.palette(seen.colours), choices.group(session)
    if seen.gravity then
        rack(place)
    else
        plane(place)
        lines(place, seen)
        if group then veil(place, seen, group) end
    end
    coordinates(place, seen.gravity and { 0.85, 0.9, 1 } or INK)
    pieces(place, session, shows, looks)
    local used = marks(place, session, shows, looks)
    ghost(place, session, looks)
    local below = place.y + place.height + strip * 0.6
    legend_line(place.x, math.min(below, y + height - strip * 0.5), width, used,
        seen.gravity and RACK or WOOD)
    return place
end

return view
