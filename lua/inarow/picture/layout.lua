--- The places of a board's points in a picture, shared by text, SVG and windows.
--
-- All measures are in cells: neighbours in a row have the distance 1. A place is the
-- centre of a point, measured from the left and from the top of the box around all
-- points; labels are outside the box. A hexagon's rows are shifted by half a cell, so
-- that its three directions are alike. Layers are next to each other, the highest first,
-- in as many lines as necessary.
local model = require "inarow.model"
local palette = require "inarow.picture.palette"
local say = require("inarow.picture.sentences").say

local layout = {}

local HEXAGON_ROW = math.sqrt(3) / 2 -- distance between the rows of a hexagon
-- Distance between the points of two layers, across and down.
local GAP_ACROSS, GAP_DOWN = 2.25, 3.25
local MOST_ACROSS = 24 -- greatest width of all layers in one line
-- Distance of labels from the outermost points.
local BESIDE, BELOW, ABOVE = 1.1, 1.075, 1.075
local BESIDE_HEXAGON = 1.3

--- Distance from the outermost points to the edge of the ground.
layout.EDGE = 0.7

-- The directions that are drawn, each with its step by column and row.
local STEPS = {
    { name = "column", 0, -1 }, { name = "row", 1, 0 },
    { name = "diagonal-up", 1, 1 }, { name = "diagonal-down", 1, -1 },
}
local OF_HEXAGON = { column = true, row = true, ["diagonal-up"] = true }
local OF_GRID = { column = true, row = true }

-- Returns the steps along which lines are drawn, which are the board's directions. If all
-- four count, only columns and rows are drawn, as on paper.
local function steps_of(rules)
    local listed, names = rules.directions, {}
    for _, name in ipairs(listed or {}) do names[name] = true end
    if not listed then
        names = rules.board.hex and OF_HEXAGON or OF_GRID
    elseif #listed == #STEPS then
        names = OF_GRID
    end
    local steps = {}
    for _, step in ipairs(STEPS) do
        if names[step.name] then steps[#steps + 1] = step end
    end
    return steps
end

-- Returns the number of layers in a line.
local function layers_in_line(count, width)
    local lines = 1
    while true do
        local across = math.ceil(count / lines)
        if across == 1 or across * (width + GAP_ACROSS) - GAP_ACROSS <= MOST_ACROSS then
            return across
        end
        lines = lines + 1
    end
end

-- Returns the boxes of the layers by number, and in a list from the highest layer.
local function boxes_of(board, across)
    local row = board.hex and HEXAGON_ROW or 1
    local width, height = board.columns - 1, (board.rows - 1) * row
    local by_number, list = {}, {}
    across = across or layers_in_line(board.layers, width)
    for i = 1, board.layers do
        local column, line = (i - 1) % across, math.floor((i - 1) / across)
        list[i] = { number = board.layers > 1 and board.layers + 1 - i or nil,
            x = column * (width + GAP_ACROSS), y = line * (height + GAP_DOWN),
            width = width, height = height }
        by_number[list[i].number or 1] = list[i]
    end
    return by_number, list
end

-- Returns the place of a column and a row, on the board or beside it, in the box of a
-- layer.
local function place(board, box, column, row)
    if not board.hex then
        return box.x + column - 1, box.y + board.rows - row
    end
    return box.x + column - 1 + (board.hex - row) / 2,
        box.y + (board.rows - row) * HEXAGON_ROW
end

local function points_of(board, boxes)
    local at = {}
    for _, name in ipairs(board.points) do
        local column, row, layer = model.coordinates(name)
        local x, y = place(board, boxes[layer or 1], column, row)
        at[name] = { x = x, y = y, column = column, row = row, layer = layer }
    end
    return at
end

-- Returns the point this many steps away from a place, or nil.
local function steps_away(at, column, row, layer, step, count)
    column, row = column + count * step[1], row + count * step[2]
    return at[model.point_name(column, row, layer)]
end

-- Length by which a line continues beyond a joined edge, in cells.
local BEYOND = 0.65

-- Returns a line from end to end, extended across joined edges.
local function stroke_of(board, step, from, to)
    local x, y, far_x, far_y = from.x, from.y, to.x, to.y
    local ends = { [from] = -1, [to] = 1 }
    for at, way in pairs(ends) do
        local column, row = at.column + way * step[1], at.row + way * step[2]
        local across = column < 1 or column > board.columns
        local along = row < 1 or row > board.rows
        if (across or along) and (not across or board:closes_rows())
            and (not along or board:closes_columns()) then
            local right, down = way * step[1] * BEYOND, -way * step[2] * BEYOND
            if at == from then
                x, y = x + right, y + down
            else
                far_x, far_y = far_x + right, far_y + down
            end
        end
    end
    return { x, y, far_x, far_y, along = step.name }
end

-- Returns the lines, from end to end, which stop at holes; and the points without any
-- line. A point without a neighbour in a direction has a line of length 0.
local function strokes_of(board, steps, at)
    local strokes, is_joined, lone = {}, {}, {}
    for _, step in ipairs(steps) do
        for _, name in ipairs(board.points) do
            local column, row, layer = model.coordinates(name)
            if not steps_away(at, column, row, layer, step, -1) then
                local from, to, count = at[name], at[name], 1
                local following = steps_away(at, column, row, layer, step, 1)
                while following do
                    is_joined[to], is_joined[following] = true, true
                    to, count = following, count + 1
                    following = steps_away(at, column, row, layer, step, count)
                end
                strokes[#strokes + 1] = stroke_of(board, step, from, to)
            end
        end
    end
    for _, name in ipairs(board.points) do
        if not is_joined[at[name]] then lone[#lone + 1] = name end
    end
    return strokes, lone
end

-- Adds the letters below the columns and the numbers left of the rows, in one layer. On a
-- hexagon they continue its lines.
local function add_labels(board, box, labels)
    local hex = board.hex
    for column = 1, board.columns do
        local x, y = place(board, box, column, hex and math.max(1, column - hex + 1) or 1)
        labels[#labels + 1] = { text = model.point_name(column),
            x = hex and x + BESIDE_HEXAGON / 2 or x,
            y = hex and y + BESIDE_HEXAGON * HEXAGON_ROW or y + BELOW }
    end
    for row = 1, board.rows do
        local x, y = place(board, box, hex and math.max(1, row - hex + 1) or 1, row)
        labels[#labels + 1] = { text = tostring(row),
            x = x - (hex and BESIDE_HEXAGON or BESIDE), y = y }
    end
end

-- Returns the boxes around the points of blocks that can be turned; nil if there are
-- none.
local function blocks_of(rules)
    local boxes = rules.blocks and {}
    for i, block in ipairs(rules.blocks or {}) do
        boxes[i] = { x = block.x, y = rules.board.rows - block.y - block.side,
            width = block.side - 1, height = block.side - 1 }
    end
    return boxes
end

--- Returns the places of a board's points, and its lines.
-- @param rules of a variant, or of a game
-- @param across number of layers in a line; by default as many as fit a page
-- @return inarow.places
function layout.of(rules, across)
    local board = rules.board
    local boxes, list = boxes_of(board, across)
    local at, labels, width, height = points_of(board, boxes), {}, 0, 0
    for _, box in ipairs(list) do
        add_labels(board, box, labels)
        box.hexagon = board.hex ~= nil
        box.title = box.number
            and { x = box.x + box.width / 2, y = box.y - ABOVE } or nil
        width = math.max(width, box.x + box.width)
        height = math.max(height, box.y + box.height)
    end
    local strokes, lone = strokes_of(board, steps_of(rules), at)
    return { at = at, width = width, height = height, layers = list, strokes = strokes,
        lone = lone, labels = labels, blocks = blocks_of(rules) }
end

--- Returns the corners of the ground of a hexagon.
-- @param box inarow.places_layer of the hexagon
-- @param around distance from the outermost lines to the edge of the ground, in cells
-- @return list of {x, y}, clockwise from the upper right
function layout.corners(box, around)
    local half = HEXAGON_ROW
    local radius = box.width / 2 + around / half
    local x, y, corners = box.x + box.width / 2, box.y + box.height / 2, {}
    for i, corner in ipairs { { 0.5, -half }, { 1, 0 }, { 0.5, half }, { -0.5, half },
        { -1, 0 }, { -0.5, -half } } do
        corners[i] = { x + radius * corner[1], y + radius * corner[2] }
    end
    return corners
end

-- ---- The ground as data ---------------------------------------------------------------

local ASIDE = 0.55 -- distance from the centre of a label to the edge of the picture

local function rectangle(box, around)
    local left, right = box.x - around, box.x + box.width + around
    local top, bottom = box.y - around, box.y + box.height + around
    return { { left, top }, { right, top }, { right, bottom }, { left, bottom } }
end

local function outlines_of(places)
    local list = {}
    for i, box in ipairs(places.layers) do
        list[i] = (box.hexagon and layout.corners or rectangle)(box, layout.EDGE)
    end
    return list
end

-- Returns the letters and numbers, and the titles of layers.
local function labels_of(places)
    local list = {}
    for i, label in ipairs(places.labels) do
        list[i] = { text = label.text, x = label.x, y = label.y }
    end
    for _, box in ipairs(places.layers) do
        list[#list + 1] = box.title and { x = box.title.x, y = box.title.y,
            text = say("layer", { number = box.number }) }
    end
    return list
end

-- Returns the holes of an upright board. With joined sides, a hole at one side is visible
-- at the other side too; the outline cuts it.
local function holes_of(described, places)
    local list = {}
    for _, point in ipairs(described.points) do
        list[#list + 1] = { point.left, point.top }
        if described.joined and point.left == 0 then
            list[#list + 1] = { places.width + 1, point.top }
        end
        if described.joined and point.left == places.width then
            list[#list + 1] = { -1, point.top }
        end
    end
    return list
end

-- Returns the box around everything: {left, top, width, height}.
local function box_of(outlines, labels)
    local left, top, right, bottom = 0, 0, 0, 0
    local function take(x, y, around)
        left, right = math.min(left, x - around), math.max(right, x + around)
        top, bottom = math.min(top, y - around), math.max(bottom, y + around)
    end
    for _, corners in ipairs(outlines) do
        for _, corner in ipairs(corners) do take(corner[1], corner[2], 0.05) end
    end
    for _, label in ipairs(labels) do take(label.x, label.y, ASIDE) end
    return { left, top, right - left, bottom - top }
end

local function lines_of(places)
    local list = {}
    for i, stroke in ipairs(places.strokes) do
        list[i] = { stroke[1], stroke[2], stroke[3], stroke[4] }
    end
    return list
end

-- Returns the dots: reference points, and smaller dots for points without lines.
local function dots_of(described, places)
    local list = {}
    for _, point in ipairs(described.points) do
        if point.reference then list[#list + 1] = { point.left, point.top, 0.1 } end
    end
    for _, name in ipairs(places.lone) do
        list[#list + 1] = { places.at[name].x, places.at[name].y, 0.075 }
    end
    return list
end

--- Returns the ground under the stones.
-- @param described from board.of
-- @return inarow.ground
function layout.ground(described)
    local places, blocks = described.places, {}
    local outlines, labels = outlines_of(places), labels_of(places)
    local is_upright = described.gravity and described.layers == 1
    for i, box in ipairs(places.blocks or {}) do blocks[i] = rectangle(box, 0.45) end
    return { box = box_of(outlines, labels), outlines = outlines, labels = labels,
        lines = is_upright and {} or lines_of(places), blocks = blocks,
        dots = is_upright and {} or dots_of(described, places),
        holes = is_upright and holes_of(described, places) or {},
        looks = palette.of(described.colours) }
end

return layout
