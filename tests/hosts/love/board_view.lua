--- The board with all that lies on it.
local bare_board = require "bare_board"
local choices = require "choices"
local inarow = require "inarow"
local marks = require "marks"
local place_of = require "place"
local shapes = require "shapes"
local stones = require "stones"
local ui = require "ui"

local view = {}

local SHADE = { 0.15, 0.10, 0.05 }

-- ---- Stones ---------------------------------------------------------------------------

-- What stands on a stone: its move's number, or its colour's letter.
local function inscribe(text, x, y, cell, hex)
    local font = ui.font(cell * (#text > 2 and 0.32 or 0.40))
    love.graphics.setFont(font)
    ui.set(stones.channels(hex))
    love.graphics.printf(text, math.floor(x - cell), math.floor(y - font:getHeight() / 2),
        math.floor(2 * cell), "center")
end

local function stone(place, point, looks, gravity)
    local x, y = place_of.xy(place, point.name)
    stones.draw(looks[point.stone], x, y, place.cell * (gravity and 0.42 or 0.47))
end

-- The number or letter on a stone.
local function inscription(place, point, looks, numbers)
    local x, y = place_of.xy(place, point.name)
    local look = looks[point.stone]
    if numbers and point.number then
        inscribe(tostring(point.number), x, y, place.cell, look.ink)
        if point.last then
            shapes.ring(x, y, place.cell * 0.4, stones.channels(look.ink), 2)
        end
    elseif look.letter then
        inscribe(look.letter, x, y, place.cell * 1.1, look.ink)
    end
end

local function row_line(place, row)
    local x1, y1 = place_of.xy(place, row[1])
    local x2, y2 = place_of.xy(place, row[#row])
    ui.set(marks.colours.shown, 0.9)
    love.graphics.setLineWidth(place.cell * 0.12)
    love.graphics.line(x1, y1, x2, y2)
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

-- ---- What a click would do ------------------------------------------------------------

-- Are clicks for stones that stand on the board now?
local function takes_stones(session)
    for _, group in ipairs(session.choices.groups) do
        if group.verb ~= "play" and group.verb ~= "offer" and group.verb ~= "pick" then
            return true
        end
    end
end

--- The points that lie in shadow: those where a click would do nothing. Stones do only
-- while some of them may be clicked on.
-- @return list of names
function view.shaded(session)
    local list, stones_too = {}, takes_stones(session)
    if not session.asked then return list end -- the game is over, or is looked back at
    for _, point in ipairs(session.seen.points) do
        if not session.live[point.name] and (stones_too or not point.stone) then
            list[#list + 1] = point.name
        end
    end
    return list
end

-- A stone's ground lies in shadow as most vacant points around it do.
local function add_grounds(shaded, seen)
    local dark, vacant = {}, {}
    for _, name in ipairs(shaded) do dark[name] = true end
    for _, point in ipairs(seen.points) do vacant[point.name] = not point.stone end
    for _, point in ipairs(seen.points) do
        local balance = 0
        for x = point.x - 1, point.stone and point.x + 1 or 0 do
            for y = point.y - 1, point.y + 1 do
                local name = ("%c%d"):format(96 + x, y)
                if vacant[name] then balance = balance + (dark[name] and 1 or -1) end
            end
        end
        if balance > 0 and not dark[point.name] then shaded[#shaded + 1] = point.name end
    end
end

local function shade(place, session)
    local shaded, seen = view.shaded(session), session.seen
    if not seen.gravity then add_grounds(shaded, seen) end
    -- Where nothing at all is done on points a light shadow lies on the whole board.
    ui.set(SHADE, next(session.live) and 0.34 or 0.14)
    for _, name in ipairs(shaded) do
        local x, y = place_of.xy(place, name)
        if seen.gravity then
            love.graphics.circle("fill", x, y, place.cell * 0.45)
        else
            love.graphics.rectangle("fill", x - place.cell / 2, y - place.cell / 2,
                place.cell, place.cell)
        end
    end
end

-- The stone that a click would place, or a ring around what it would take.
local function ghost(place, session, looks)
    local group = choices.group(session)
    local name = place_of.point(place, love.mouse.getPosition())
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

-- ---- The whole ------------------------------------------------------------------------

--- Draw the board and, below it, the legend of what is marked on it.
-- @param session the game
-- @param shows table: `numbers` and `forbidden` are wanted
-- @return the place of the board
function view.draw(session, shows, x, y, width, height)
    local seen, strip = session.seen, math.floor(ui.size * 1.8)
    local place = place_of.fit(seen, x, y, width, height - strip)
    local looks = inarow.palette(seen.colours)
    bare_board.draw(place, seen)
    if not seen.gravity then shade(place, session) end
    pieces(place, session, shows, looks)
    if seen.gravity then shade(place, session) end
    local used = marks.draw(place, session, shows, looks)
    ghost(place, session, looks)
    local below = place.y + place.height + strip * 0.6
    marks.legend(place.x, math.min(below, y + height - strip * 0.5), width, used,
        bare_board.ground(seen.gravity))
    return place
end

return view
