--- Places a board's points on the screen.
--
-- The library lays a board out in cells, with points, lines and labels; this module fits
-- the layout into a part of the window. The layers of a board are arranged in rows so
-- that they are as large as possible.
local inarow = require "inarow"
local ui = require "ui"

local place = {}

-- Distance of the wood and labels beyond the outermost points, in cells; for a hexagon,
-- beyond its outer lines. The title of a layer is above it.
local EDGE = { left = 1.12, right = 0.7, top = 0.7, bottom = 1.12 }
local AROUND_HEXAGON = 1.3
local TITLE = 0.75
place.edge, place.around_hexagon = EDGE, AROUND_HEXAGON

local NEAR = 1.45 -- cells to the farthest point around a point
-- about the distance from the middle of a hexagon's cell to a corner, in cells
local HALF_HEXAGON = 0.6

local function edges_of(board)
    if board.hex then
        local aside = AROUND_HEXAGON * 2 / math.sqrt(3)
        return { left = aside, right = aside, top = AROUND_HEXAGON,
            bottom = AROUND_HEXAGON }
    end
    local over = board.layers > 1 and TITLE or 0
    return { left = EDGE.left, right = EDGE.right, top = EDGE.top + over,
        bottom = EDGE.bottom }
end

-- Returns the points around a point.
local function around(at, name)
    local list, one = {}, at[name]
    for other, two in pairs(at) do
        local far = (one.x - two.x) ^ 2 + (one.y - two.y) ^ 2
        if far > 0 and far < NEAR ^ 2 then list[#list + 1] = other end
    end
    return list
end

-- Returns where the holes of a board are, in the layout; points outside a hexagon are not
-- holes.
local function holes_of(board, layers)
    local holes, by_number = {}, {}
    for _, layer in ipairs(layers) do by_number[layer.number or 1] = layer end
    for _, name in ipairs(board.hex and {} or board.holes) do
        local letter, row, number = name:match "^(%l)(%d+)%-?(%d*)$"
        local layer = by_number[tonumber(number) or 1]
        holes[#holes + 1] = { x = layer.x + letter:byte() - 97,
            y = layer.y + board.rows - tonumber(row) }
    end
    return holes
end

-- The layouts of a board, by its rules and the number of layers in a row.
local known = setmetatable({}, { __mode = "k" })

local function layout(rules, across)
    known[rules] = known[rules] or {}
    local made = known[rules][across]
    if not made then
        made = inarow.places(rules, across)
        local edges = edges_of(rules.board)
        made.edges, made.near = edges, {}
        made.wide = edges.left + made.width + edges.right
        made.high = edges.top + made.height + edges.bottom
        made.holes = holes_of(rules.board, made.layers)
        made.hexagonal = rules.board.hex ~= nil
        known[rules][across] = made
    end
    return made
end

--- Fits a board into a part of the window.
-- @param rules of the game
-- @return place {cell (pixels), x, y, width, height, left and top (where its layout
-- begins), layout (in cells)}
function place.fit(rules, x, y, width, height)
    local cell, chosen = 0, nil
    for across = 1, rules.board.layers do
        local one = layout(rules, across)
        local fits = math.min(width / one.wide, height / one.high, ui.size * 6)
        if fits >= cell then cell, chosen = fits, one end
    end
    cell = math.max(4, cell)
    local at = { cell = cell, layout = chosen, width = cell * chosen.wide,
        height = cell * chosen.high }
    at.x = math.floor(x + (width - at.width) / 2)
    at.y = math.floor(y + (height - at.height) / 2)
    at.left = at.x + cell * chosen.edges.left
    at.top = at.y + cell * chosen.edges.top
    return at
end

--- Returns where a place of the layout, in cells, is on the screen.
function place.on_screen(at, x, y)
    return at.left + x * at.cell, at.top + y * at.cell
end

--- Returns the middle of a point, by its name.
function place.xy(at, name)
    local point = at.layout.at[name]
    return place.on_screen(at, point.x, point.y)
end

--- Returns the points around a point, as a list.
function place.near(at, name)
    local near = at.layout.near
    near[name] = near[name] or around(at.layout.at, name)
    return near[name]
end

--- Returns the nearest point's name if the place on the screen is in its cell, or nil.
function place.point(at, x, y)
    local nearest, least
    x, y = (x - at.left) / at.cell, (y - at.top) / at.cell
    for name, point in pairs(at.layout.at) do
        local across, down = math.abs(point.x - x), math.abs(point.y - y)
        local far = across ^ 2 + down ^ 2
        local inside = at.layout.hexagonal and far <= HALF_HEXAGON ^ 2
            or not at.layout.hexagonal and across <= 0.5 and down <= 0.5
        if inside and (not least or far < least) then nearest, least = name, far end
    end
    return nearest
end

--- Returns true if a place on the screen is on the board or its margin.
function place.covers(at, x, y)
    return x >= at.x and x < at.x + at.width and y >= at.y and y < at.y + at.height
end

--- Returns true if the points are in one layer, in a straight line.
-- @param points list of names
function place.is_straight(at, points)
    local layer = points[1]:match "%-%d+$"
    local first, last = at.layout.at[points[1]], at.layout.at[points[#points]]
    for _, name in ipairs(points) do
        local point = at.layout.at[name]
        local aside = (last.x - first.x) * (point.y - first.y)
            - (last.y - first.y) * (point.x - first.x)
        if math.abs(aside) > 0.01 or name:match "%-%d+$" ~= layer then return false end
    end
    return true
end

return place
