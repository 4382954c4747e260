--- Draws the board and everything on it.
local argument = require "argument"
local bare_board = require "bare_board"
local choices = require "choices"
local cursor = require "cursor"
local hint = require "hint"
local inarow = require "inarow"
local marks = require "marks"
local place_of = require "place"
local shapes = require "shapes"
local stones = require "stones"
local touch = require "touch"
local ui = require "ui"

local view = {}

local SHADE = { 0.15, 0.10, 0.05 }

-- ---- Stones ---------------------------------------------------------------------------

-- Writes on a stone: the number of its move, or its colour's letter.
local function inscribe(text, x, y, cell, hex)
    local font = ui.font(cell * (#text > 2 and 0.32 or 0.40))
    love.graphics.setFont(font)
    ui.set(stones.channels(hex))
    love.graphics.printf(text, math.floor(x - cell), math.floor(y - font:getHeight() / 2),
        math.floor(2 * cell), "center")
end

local function stone(place, point, looks, in_rack)
    local x, y = place_of.xy(place, point.name)
    stones.draw(looks[point.stone], x, y, place.cell * (in_rack and 0.42 or 0.47))
end

-- Returns the number or letter on a stone.
local function inscription(place, point, looks, shows)
    local text = marks.text(point, shows, looks)
    if not text then return end
    local x, y = place_of.xy(place, point.name)
    inscribe(text, x, y, place.cell, looks[point.stone].ink)
end

-- Draws a row as a line along it, or as rings around its stones if they do not form a
-- visible line.
local function row_line(place, row)
    if not place_of.is_straight(place, row) then
        for _, name in ipairs(row) do
            local x, y = place_of.xy(place, name)
            shapes.ring(x, y, place.cell * 0.44, marks.colours.shown, place.cell * 0.09)
        end
        return
    end
    local x1, y1 = place_of.xy(place, row[1])
    local x2, y2 = place_of.xy(place, row[#row])
    ui.set(marks.colours.shown, 0.9)
    love.graphics.setLineWidth(place.cell * 0.12)
    love.graphics.line(x1, y1, x2, y2)
end

-- Draws the pieces from below: stones, rows, and texts on stones.
local function pieces(place, session, shows, looks)
    local points, in_rack = session.seen.points, bare_board.is_rack(session.seen)
    for _, point in ipairs(points) do
        if point.stone then stone(place, point, looks, in_rack) end
    end
    local step = session.argument and argument.step(session.argument)
    local rows = session.proof and session.proof.rows or session.rows
    for _, row in ipairs(step and {} or rows) do row_line(place, row) end
    for _, point in ipairs(points) do
        inscription(place, point, looks, shows)
    end
    if step then argument.draw(place, session, looks, row_line, inscribe) end
end

-- ---- Effects of a click ---------------------------------------------------------------

-- Returns true if clicks are now for stones on the board.
local function takes_stones(session)
    for _, group in ipairs(session.choices.groups) do
        if group.verb ~= "play" and group.verb ~= "offer" and group.verb ~= "pick" then
            return true
        end
    end
end

--- Returns the points in shadow: those where a click does nothing. Stones are in shadow
-- only if some stones can be clicked.
-- @return list of names
function view.shaded(session)
    local list, stones_too = {}, takes_stones(session)
    -- No shade if the game is over, if an earlier position is shown, or if a click ends
    -- an explanation.
    if not session.asked or session.argument then return list end
    for _, point in ipairs(session.seen.points) do
        if not session.live[point.name] and (stones_too or not point.stone) then
            list[#list + 1] = point.name
        end
    end
    return list
end

-- The ground of a stone is in shadow like most vacant points around it.
local function add_grounds(shaded, seen, place)
    local dark, vacant = {}, {}
    for _, name in ipairs(shaded) do dark[name] = true end
    for _, point in ipairs(seen.points) do vacant[point.name] = not point.stone end
    for _, point in ipairs(seen.points) do
        local balance = 0
        for _, name in ipairs(point.stone and place_of.near(place, point.name) or {}) do
            if vacant[name] then balance = balance + (dark[name] and 1 or -1) end
        end
        if balance > 0 and not dark[point.name] then shaded[#shaded + 1] = point.name end
    end
end

-- Fills the cell of a point.
local function fill_cell(place, x, y, in_rack)
    local cell = place.cell
    if in_rack then
        love.graphics.circle("fill", x, y, cell * 0.45)
    elseif place.layout.hexagonal then
        shapes.hexagon(x, y, cell / 2)
    else
        love.graphics.rectangle("fill", x - cell / 2, y - cell / 2, cell, cell)
    end
end

local function shade(place, session)
    local shaded, seen = view.shaded(session), session.seen
    local in_rack = bare_board.is_rack(seen)
    if not in_rack then add_grounds(shaded, seen, place) end
    -- If no click on a point does anything, the whole board has a light shadow.
    ui.set(SHADE, next(session.live) and 0.34 or 0.14)
    for _, name in ipairs(shaded) do
        local x, y = place_of.xy(place, name)
        fill_cell(place, x, y, in_rack)
    end
end

-- Returns the point of the cursor or, without a cursor, of the mouse or a finger.
local function pointed_at(place)
    return cursor.point(place) or place_of.point(place, touch.position())
end

-- Draws the stone that a click would place, or a ring around the stone that it would
-- take.
local function ghost(place, session, looks)
    local group, name = choices.group(session), pointed_at(place)
    if not group or not name or not session.live[name] then return end
    if session.seen.gravity and group.verb == "play" and not group.points[name] then
        name = choices.landing(session, name) or name
    end
    local x, y = place_of.xy(place, name)
    for i, colour in ipairs(session.game.colours) do
        if colour == group.colour and not session.game:at(name) then
            return stones.draw(looks[i], x, y, place.cell * 0.44, 0.45)
        end
    end
    shapes.ring(x, y, place.cell * 0.46, marks.colours.chosen,
        math.max(1, place.cell * 0.04))
end

-- Draws four corners around the cursor's point.
local function draw_cursor(place)
    local name = cursor.point(place)
    if not name then return end
    local x, y = place_of.xy(place, name)
    shapes.corners(x, y, place.cell * 0.5, marks.colours.chosen,
        math.max(2, place.cell * 0.08))
end

-- A finger hides its point, so lines lead to the point from the edges of the board.
local function draw_aim(place)
    local name = touch.aims() and pointed_at(place)
    if not name then return end
    local x, y = place_of.xy(place, name)
    ui.set(marks.colours.chosen)
    love.graphics.setLineWidth(math.max(2, place.cell * 0.08))
    love.graphics.line(place.x, y, place.x + place.width, y)
    love.graphics.line(x, place.y, x, place.y + place.height)
end

-- ---- The whole view -------------------------------------------------------------------

--- Draws the board and, below it, the legend of its marks.
-- @param session the game
-- @param shows table: `numbers` and `forbidden` are true if wanted
-- @return the place of the board
function view.draw(session, shows, x, y, width, height)
    local seen, strip = session.seen, math.floor(ui.size * 1.8)
    local place = place_of.fit(session.shown.rules, x, y, width, height - strip)
    local in_rack = bare_board.is_rack(seen)
    local looks = inarow.palette(seen.colours)
    bare_board.draw(place, seen)
    if not in_rack then shade(place, session) end
    pieces(place, session, shows, looks)
    if in_rack then shade(place, session) end
    local used = marks.draw(place, session, shows, looks)
    marks.said(place, session, looks, inscribe, bare_board.ground(seen))
    hint.draw(place, session, looks)
    draw_aim(place)
    ghost(place, session, looks)
    draw_cursor(place)
    local below = place.y + place.height + strip * 0.6
    marks.legend(place.x, math.min(below, y + height - strip * 0.5), width, used,
        bare_board.ground(seen))
    return place
end

return view
