--- Draws the bare board: wood with lines, or an upright rack.
local inarow = require "inarow"
local place_of = require "place"
local say = require "say"
local shapes = require "shapes"
local ui = require "ui"
local wood = require "wood"

local bare = {}

local WOOD, WOOD_DARK = { 0.87, 0.70, 0.43 }, { 0.73, 0.55, 0.30 }
local INK = { 0.22, 0.15, 0.07 }
local RACK, HOLE = { 0.16, 0.33, 0.62 }, { 0.09, 0.13, 0.20 }
local PALE = { 0.85, 0.9, 1 }

--- Returns true if the board is an upright rack. Boards with layers have beads on pegs
-- instead.
-- @param seen from game:board
function bare.is_rack(seen)
    return seen.gravity and seen.layers == 1
end

--- Returns the colour of the board's surface.
function bare.ground(seen)
    return bare.is_rack(seen) and RACK or WOOD
end

-- ---- Words ----------------------------------------------------------------------------

-- The library's labels are beside the board; here they are on the wood, closer by this
-- distance and smaller.
local NEARER = {
    number = { x = 0.3, y = 0, room = 1 }, letter = { x = 0, y = -0.295, room = 2 },
    letter_of_hexagon = { x = -0.15, y = -0.26, room = 2 },
}

local function centred(text, font, x, y, room)
    love.graphics.printf(text, math.floor(x - room / 2),
        math.floor(y - font:getHeight() / 2), room, "center")
end

local function coordinates(place, colour)
    local font = ui.font(math.min(place.cell * 0.40, ui.size * 1.1))
    love.graphics.setFont(font)
    ui.set(colour)
    for _, label in ipairs(place.layout.labels) do
        local kind = label.text:find "^%d" and "number"
            or place.layout.hexagonal and "letter_of_hexagon" or "letter"
        local by = NEARER[kind]
        local x, y = place_of.on_screen(place, label.x + by.x, label.y + by.y)
        centred(label.text, font, x, y, by.room * place.cell)
    end
end

-- Writes the title of each layer above it.
local function titles(place)
    local font = ui.font(math.min(place.cell * 0.46, ui.size * 1.1))
    love.graphics.setFont(font)
    ui.set(ui.colours.quiet)
    for _, layer in ipairs(place.layout.layers) do
        if layer.title then
            local x, y = place_of.on_screen(place, layer.title.x, layer.title.y)
            local text = say.text("layer", { number = layer.number })
            centred(text, font, x, y, math.max(layer.width * place.cell,
                font:getWidth(text) + 2))
        end
    end
end

-- ---- Wood -----------------------------------------------------------------------------

-- Draws the shadow and the body of a layer; returns its place on the screen.
local function body(place, layer, colour, round)
    local edge, cell = place_of.edge, place.cell
    local x, y = place_of.on_screen(place, layer.x - edge.left, layer.y - edge.top)
    local width = (edge.left + layer.width + edge.right) * cell
    local height = (edge.top + layer.height + edge.bottom) * cell
    ui.set({ 0, 0, 0 }, 0.35)
    love.graphics.rectangle("fill", x + 3, y + 4, width, height, round)
    ui.set(colour)
    love.graphics.rectangle("fill", x, y, width, height, round)
    return x, y, width, height
end

local function plane(place, layer)
    local x, y, width, height = body(place, layer, WOOD_DARK, 4)
    ui.set(WOOD)
    love.graphics.draw(wood.grain(), x + 2, y + 2, 0, (width - 4) / 256,
        (height - 4) / 256)
end

-- Returns the corners of a hexagon on the screen, as a list of {x, y}.
local function corners(place, layer, around)
    local list = inarow.corners(layer, around)
    for i, corner in ipairs(list) do
        list[i] = { place_of.on_screen(place, corner[1], corner[2]) }
    end
    return list
end

local function polygon(list, right, down)
    local flat = {}
    for _, corner in ipairs(list) do
        flat[#flat + 1], flat[#flat + 2] = corner[1] + right, corner[2] + down
    end
    love.graphics.polygon("fill", flat)
end

local function hexagon(place, layer)
    local around = place_of.around_hexagon
    local outer = corners(place, layer, around)
    ui.set({ 0, 0, 0 }, 0.35)
    polygon(outer, 3, 4)
    ui.set(WOOD_DARK)
    polygon(outer, 0, 0)
    local inner = corners(place, layer, around - 2 / place.cell)
    for _, corner in ipairs(inner) do
        corner[3] = (corner[1] - place.x) / place.width
        corner[4] = (corner[2] - place.y) / place.height
    end
    local mesh = love.graphics.newMesh(inner, "fan")
    mesh:setTexture(wood.grain())
    ui.set(WOOD)
    love.graphics.draw(mesh)
    mesh:release()
end

-- Shows the table through the board's holes.
local function holes(place)
    local cell = place.cell
    for _, hole in ipairs(place.layout.holes) do
        local x, y = place_of.on_screen(place, hole.x - 0.5, hole.y - 0.5)
        ui.set(ui.colours.ground)
        love.graphics.rectangle("fill", x, y, cell, cell)
    end
end

-- ---- Points ---------------------------------------------------------------------------

local function layer_of(layout, x, y)
    for _, layer in ipairs(layout.layers) do
        if x > layer.x - 0.1 and x < layer.x + layer.width + 0.1 and y > layer.y - 0.1
            and y < layer.y + layer.height + 0.1 then
            return layer
        end
    end
end

-- Returns true if a line is an outermost line of a layer, by its distance from the
-- middle.
local function is_outer(layout, line)
    local layer = layer_of(layout, line[1], line[2])
    local across, down = line[3] - line[1], line[4] - line[2]
    local x, y = layer.x + layer.width / 2, layer.y + layer.height / 2
    local length = math.sqrt(across ^ 2 + down ^ 2)
    local far = math.abs((line[1] - x) * down - (line[2] - y) * across) / length
    local half = (across == 0 and layer.width or layer.height) / 2
    return math.abs(far - half) < 0.01
end

local function lines(place, seen)
    local layout = place.layout
    ui.set(INK, 0.85)
    for _, line in ipairs(layout.strokes) do
        if line[1] ~= line[3] or line[2] ~= line[4] then
            local x1, y1 = place_of.on_screen(place, line[1], line[2])
            local x2, y2 = place_of.on_screen(place, line[3], line[4])
            love.graphics.setLineWidth(is_outer(layout, line) and 2 or 1)
            love.graphics.line(x1, y1, x2, y2)
        end
    end
    local function dots(points, radius)
        for _, point in ipairs(points) do
            local x, y = place_of.xy(place, point.name or point)
            shapes.dot(x, y, math.max(2.5, place.cell * radius), INK)
        end
    end
    dots(layout.lone, 0.07)
    if seen.gravity then dots(seen.points, 0.1) end -- pegs
    for _, point in ipairs(seen.points) do
        if point.reference then dots({ point }, 0.1) end
    end
end

local function rack(place, seen)
    local cell = place.cell
    body(place, place.layout.layers[1], RACK, cell * 0.2)
    for _, point in ipairs(seen.points) do
        local x, y = place_of.xy(place, point.name)
        ui.set({ 0.10, 0.22, 0.44 })
        love.graphics.circle("fill", x, y, cell * 0.45)
        ui.set(HOLE)
        love.graphics.circle("fill", x, y, cell * 0.42)
    end
end

--- Draws the board.
-- @param seen from game:board
function bare.draw(place, seen)
    if bare.is_rack(seen) then
        rack(place, seen)
        return coordinates(place, PALE)
    end
    for _, layer in ipairs(place.layout.layers) do
        (layer.hexagon and hexagon or plane)(place, layer)
    end
    lines(place, seen)
    holes(place)
    coordinates(place, INK)
    titles(place)
end

return bare
