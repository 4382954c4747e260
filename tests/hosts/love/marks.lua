--- Draws marks on points: the last move, the points of a ruling, and points offered,
-- chosen, captured or forbidden. Draws their legend too.
local place_of = require "place"
local shapes = require "shapes"
local stones = require "stones"
local ui = require "ui"
local utf8 = require "utf8"
local words = require "words"

local marks = {}

local VACANT = "#1d1d1d" -- of marks on vacant points
local LETTERS = 4 -- most letters of a label

local dot, ring, cross = shapes.dot, shapes.ring, shapes.cross

local COLOURS = {
    last = { 0.10, 0.10, 0.10 }, shown = { 0.96, 0.36, 0.05 },
    offered = { 0.10, 0.62, 0.25 },
    captured = { 0.80, 0.24, 0.80 }, forbidden = { 0.80, 0.12, 0.10 },
    chosen = { 0.05, 0.55, 0.75 },
}
marks.colours = COLOURS

-- Draws each mark around a place, on the board and in the legend.
local paint = {
    last = function(x, y, cell, ink)
        dot(x, y, math.max(3, cell * 0.12), ink or COLOURS.last)
    end,
    last_around = function(x, y, cell, ink) -- leaves the text on the stone visible
        ring(x, y, cell * 0.36, ink or COLOURS.last, math.max(1.5, cell * 0.05))
    end,
    shown = function(x, y, cell) ring(x, y, cell * 0.44, COLOURS.shown, cell * 0.09) end,
    offered = function(x, y, cell)
        ring(x, y, cell * 0.36, COLOURS.offered, cell * 0.09)
    end,
    captured = function(x, y, cell)
        ring(x, y, cell * 0.3, COLOURS.captured, cell * 0.08)
    end,
    forbidden = function(x, y, cell)
        cross(x, y, cell * 0.17, COLOURS.forbidden, cell * 0.09)
    end,
    chosen = function(x, y, cell)
        dot(x, y, cell * 0.2, COLOURS.chosen)
        ring(x, y, cell * 0.4, COLOURS.chosen, cell * 0.07)
    end,
    chosen_around = function(x, y, cell)
        ring(x, y, cell * 0.4, COLOURS.chosen, cell * 0.07)
    end,
}

-- Marks that would cover the number or letter on a stone, and their replacements.
local AROUND = { last = "last_around", chosen = "chosen_around" }

-- Order in the legend.
local ORDER = { "last", "last_around", "shown", "offered", "chosen", "chosen_around",
    "captured", "forbidden" }

-- Returns the marks of a point, as a list of their names.
-- @param sets of points: `ruling`, `chosen`; `has_step` if a step of an explanation is
-- shown
-- @param text on its stone, or nil
local function marks_of(point, shows, sets, text)
    local list = {}
    local function add(mark) list[#list + 1] = text and AROUND[mark] or mark end
    if point.last then add "last" end
    if sets.has_step then return list end -- the step has its own marks
    if sets.ruling[point.name] then add "shown" end
    if point.offered then add "offered" end
    if point.captured then add "captured" end
    if point.forbidden and shows.forbidden and not point.stone then add "forbidden" end
    if sets.chosen[point.name] then add "chosen" end
    return list
end

local function set_of(points)
    local set = {}
    for _, point in ipairs(points) do set[point] = true end
    return set
end

--- Returns the text on a stone: the number of its move, its colour's letter, or nil.
-- @param point of game:board
function marks.text(point, shows, looks)
    if not point.stone then return nil end
    return shows.numbers and point.number and tostring(point.number)
        or looks[point.stone].letter
end

--- Draws all marks.
-- @return the set of marks on the board
function marks.draw(place, session, shows, looks)
    local seen, ruling, used = session.seen, session.state.ruling, {}
    local has_step = session.argument and session.argument.number > 0
    local sets = { has_step = has_step, chosen = set_of(session.chosen),
        ruling = set_of(ruling and ruling.points or {}) }
    for _, point in ipairs(seen.points) do
        local x, y = place_of.xy(place, point.name)
        if point.offered and seen.offered then
            stones.draw(looks[seen.offered], x, y, place.cell * 0.40, 0.5)
        end
        local ink = point.stone and stones.channels(looks[point.stone].ink)
        local text = marks.text(point, shows, looks)
        for _, mark in ipairs(marks_of(point, shows, sets, text)) do
            paint[mark](x, y, place.cell, ink)
            used[mark] = true
        end
    end
    if session.proof and not has_step then
        local x, y = place_of.xy(place, session.proof.point)
        paint.chosen(x, y, place.cell)
    end
    return used
end

-- Functions that draw the marks of a node, by kind.
local KINDS = {
    circle = function(x, y, cell, ink) ring(x, y, cell * 0.27, ink, cell * 0.06) end,
    cross = function(x, y, cell, ink) cross(x, y, cell * 0.18, ink, cell * 0.06) end,
    square = function(x, y, cell, ink)
        shapes.polygon(x, y, cell * 0.32, 4, ink, cell * 0.06)
    end,
    triangle = function(x, y, cell, ink)
        shapes.polygon(x, y, cell * 0.32, 3, ink, cell * 0.06)
    end,
}

-- Draws a mark on a stone, or on the ground of a vacant point.
local function draw_said(place, mark, look, inscribe, ground)
    local x, y = place_of.xy(place, mark.point)
    if not look then
        ui.set(ground)
        love.graphics.circle("fill", x, y, place.cell * 0.34)
    end
    local hex = look and look.ink or VACANT
    if mark.kind == "label" then
        local text = ui.clean(mark.text or "")
        local stop = utf8.offset(text, LETTERS + 1) or #text + 1
        inscribe(text:sub(1, stop - 1), x, y, place.cell, hex)
    else
        KINDS[mark.kind](x, y, place.cell, stones.channels(hex))
    end
end

--- Draws the tree's marks on points after the present move.
-- @param inscribe function that writes on a stone
-- @param ground the colour behind vacant points
function marks.said(place, session, looks, inscribe, ground)
    local said, look_at = session.studies and session.node.marks or {}, {}
    for _, point in ipairs(said[1] and session.seen.points or {}) do
        look_at[point.name] = point.stone and looks[point.stone]
    end
    for _, mark in ipairs(said) do
        if place.layout.at[mark.point] then
            draw_said(place, mark, look_at[mark.point], inscribe, ground)
        end
    end
end

-- Draws one entry of the legend.
local function entry(mark, text, x, y, size, wide, ground)
    ui.set(ground)
    love.graphics.rectangle("fill", x, y - size / 2, size, size, 3)
    paint[mark](x + size / 2, y, size,
        mark:find "^last" and ground[3] > 0.5 and { 1, 1, 1 })
    ui.label(text, x + size * 1.3, y, wide, { size = 0.9, colour = ui.colours.quiet })
end

--- Draws the legend of the used marks.
-- @param ground the colour behind them
function marks.legend(x, y, width, used, ground)
    local size, font = ui.size * 1.25, ui.font(ui.size * 0.9)
    local is_listed = {}
    for _, mark in ipairs(ORDER) do
        local text = words.legend[mark:match "^%l+"]
        local wide = size * 1.4 + font:getWidth(text) + ui.size
        if used[mark] and not is_listed[text] and wide <= width then
            is_listed[text] = true
            entry(mark, text, x, y, size, wide, ground)
            x, width = x + wide, width - wide
        end
    end
end

return marks
