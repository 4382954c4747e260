--- The layers of a picture in SVG, the lowest first: the board, its stones, their marks.
-- In these pictures all measures are whole numbers.
local language = require "inarow.language"
local layout = require "inarow.picture.layout"
local say = require("inarow.picture.sentences").say

local layers = {}

local tag = require("inarow.picture.xml").tag

local CELL, STONE = 40, 17 -- distance between points; radius of a stone
-- Width of the board's edge around its outer lines.
local EDGE = math.floor(layout.EDGE * CELL)
local LABEL = 34 -- width of the row numbers beside the board
local TITLE = 24 -- height of the titles of layers
local AROUND = 18 -- distance from a block's outer points to its outline
local LEAST = 320 -- least width of a picture
-- Radius of a mark beside a number, and its distance from the stone's centre.
local DOT, ASIDE = 5, 12
local RINGS = { { "#06324a", 7 }, { "#2fe0ff", 4 } } -- two rings, visible on any colour

-- ---- Measures -----------------------------------------------------------------------

-- Returns a cache of texts for numbers. Each text is a pattern with a whole number
-- inserted.
local function texts(pattern, number)
    return setmetatable({}, { __index = function(known, key)
        known[key] = pattern:format(number(key))
        return known[key]
    end })
end

local function pixels(cells)
    return math.floor(cells * CELL + 0.5)
end

--- Returns the plan of a picture: the places of its parts, and the board's look. `left`
-- and `top` are the places of the leftmost and topmost points, `width` is the picture's
-- width, and `bottom` is the lower end of the board. A circle's text begins with an item
-- of `circle`, by cells from the left. It continues with an item of `row`, by cells from
-- the top.
-- @param described from inarow.board
-- @param of from inarow.style
function layers.measure(described, of)
    local lie = described.places
    local across, down = pixels(lie.width), pixels(lie.height)
    local width = LABEL + EDGE + across + EDGE + LABEL
    local aside = math.max(0, LEAST - width)
    aside = aside - aside % 2
    local is_upright = described.gravity and described.layers == 1
    local left, top = LABEL + EDGE + aside / 2, EDGE + 12
    if described.layers > 1 then top = top + TITLE end
    local plan = {
        left = left, top = top, width = width + aside, bottom = top + down + EDGE,
        style = of, is_upright = is_upright, look = is_upright and of.upright or of.flat,
        looks = of.looks(described.colours),
    }
    function plan.x(x) return left + pixels(x) end
    function plan.y(y) return top + pixels(y) end
    plan.circle = texts('<circle cx="%d"', plan.x)
    plan.row = texts(' cy="%d"', plan.y)
    return plan
end

-- In an animated picture, adds the class of each point to the parts that draw the point.
-- The class controls when the point is visible. `parts` has the same number of items for
-- each point.
local function timed(parts, points)
    if not points.are_timed then return parts end
    local each = #parts / #points
    for i, point in ipairs(points) do
        local at = (i - 1) * each + 1
        if point.class then
            parts[at] = parts[at]:gsub("^<%a+", '%0 class="' .. point.class .. '"')
        end
    end
    return parts
end

-- Returns the parts of a circle around each of the points. There may be hundreds of
-- points. So the texts that all circles share are made only once, and texts are joined
-- only at the end.
local function circles(plan, points, radius, stroke)
    local parts, n, circle, row = {}, 0, plan.circle, plan.row
    local rest = (' r="%d"%s/>\n'):format(radius,
        stroke and (' stroke="%s"'):format(stroke) or "")
    for _, point in ipairs(points) do
        parts[n + 1], parts[n + 2] = circle[point.left], row[point.top]
        parts[n + 3] = rest
        n = n + 3
    end
    return timed(parts, points)
end

--- Returns letters centred on a point; `size` is their height in units.
function layers.letters(x, y, size, text)
    return ('<text font-size="%d" x="%d" y="%d">%s</text>'):format(size, x,
        y + math.floor(size * 9 / 25), language.xml(tostring(text)))
end

-- Returns a group of parts with line ends. The group has a name for screen readers.
-- Returns "" if there are no parts.
local function layer(class, title, parts, attributes)
    if #parts == 0 then return "" end
    attributes = attributes or {}
    attributes.class = class
    return tag("g", attributes, "\n"
        .. tag("title", nil, language.xml(title)) .. "\n"
        .. table.concat(parts)) .. "\n"
end

-- ---- The board ----------------------------------------------------------------------

-- Returns the ground of a layer: around its outermost points, or around the hexagon.
local function ground_of(plan, box)
    local look = plan.look
    if not box.hexagon then
        return tag("rect", { x = plan.x(box.x) - EDGE, y = plan.y(box.y) - EDGE, rx = 6,
            width = pixels(box.width) + 2 * EDGE, height = pixels(box.height) + 2 * EDGE,
            fill = look.ground, stroke = look.line }) .. "\n"
    end
    local corners = {}
    for i, corner in ipairs(layout.corners(box, EDGE / CELL)) do
        corners[i] = ("%d %d"):format(plan.x(corner[1]), plan.y(corner[2]))
    end
    return tag("path", { d = "M" .. table.concat(corners, "L") .. "z",
        fill = look.ground, stroke = look.line, ["stroke-linejoin"] = "round" }) .. "\n"
end

local function ground(plan, described)
    local parts = {}
    for i, box in ipairs(described.places.layers) do parts[i] = ground_of(plan, box) end
    return table.concat(parts)
end

-- Returns lines, given as the data of a path, and the reference points on them.
local function grid_of(plan, path, lists)
    return tag("path", { d = path, fill = "none", stroke = plan.look.line,
        ["stroke-linecap"] = "square" }) .. "\n" .. layer("reference",
        say "layer-reference", circles(plan, lists.reference, 4),
        { fill = plan.look.line })
end

-- Returns a line as the data of a path.
local function stroke_path(plan, stroke)
    local x, y = plan.x(stroke[1]), plan.y(stroke[2])
    local across, down = plan.x(stroke[3]) - x, plan.y(stroke[4]) - y
    if stroke.along == "row" then
        return ("M%d %dh%d"):format(x, y, across)
    elseif across == 0 then
        return ("M%d %dv%d"):format(x, y, down)
    end
    return ("M%d %dl%d %d"):format(x, y, across, down)
end

local function grid(plan, described, lists)
    local path, lone = {}, {}
    for i, stroke in ipairs(described.places.strokes) do
        path[i] = stroke_path(plan, stroke)
    end
    for i, name in ipairs(described.places.lone) do
        local place = described.places.at[name]
        lone[i] = { left = place.x, top = place.y }
    end
    return grid_of(plan, table.concat(path), lists) .. layer("lone", say "layer-lone",
        circles(plan, lone, 3), { fill = plan.look.line })
end

-- If part of a hole beyond a joined side is visible on this side, returns that part;
-- otherwise returns a short line at this side.
local function cut_hole(plan, x, y, is_right)
    local radius, beyond = plan.look.hole, CELL - EDGE
    if radius <= beyond then
        return ('<path d="M%d %dh%d"/>\n'):format(x, y, is_right and -6 or 6)
    end
    local half = math.floor(math.sqrt(radius ^ 2 - beyond ^ 2) + 0.5)
    return ('<path d="M%d %da%d %d 0 0 %d 0 %dz"/>\n'):format(x, y - half, radius,
        radius, is_right and 0 or 1, 2 * half)
end

-- Returns the holes of an upright board that are cut by joined sides. A hole in a column
-- at one side is visible at the other side too.
local function cut_holes(plan, described)
    local parts, width = {}, described.places.width
    for _, point in ipairs(described.joined and described.points or {}) do
        local y = plan.y(point.top)
        if point.left == 0 then
            parts[#parts + 1] = cut_hole(plan, plan.x(width) + EDGE, y, true)
        end
        if point.left == width then
            parts[#parts + 1] = cut_hole(plan, plan.x(0) - EDGE, y, false)
        end
    end
    return layer("joined", say "layer-joined", parts,
        { fill = plan.style.page, stroke = plan.look.line })
end

local function holes(plan, described)
    return layer("holes", say "layer-holes",
        circles(plan, described.points, plan.look.hole),
        { fill = plan.style.page, stroke = plan.look.line })
        .. cut_holes(plan, described)
end

-- Returns the outlines of the blocks that can be turned.
local function blocks(plan, described)
    local parts = {}
    for i, box in ipairs(described.places.blocks or {}) do
        parts[i] = tag("rect", { x = plan.x(box.x) - AROUND, y = plan.y(box.y) - AROUND,
            width = pixels(box.width) + 2 * AROUND, rx = 6,
            height = pixels(box.height) + 2 * AROUND }) .. "\n"
    end
    return layer("blocks", say "layer-blocks", parts,
        { fill = "none", stroke = plan.look.line, ["stroke-width"] = 2 })
end

-- Returns texts of layout.lua at their places.
local function texts_at(plan, labels)
    local parts = {}
    for i, label in ipairs(labels) do
        parts[i] = layers.letters(plan.x(label.x), plan.y(label.y), 16, label.text)
            .. "\n"
    end
    return parts
end

local function coordinates(plan, described)
    return layer("coordinates", say "layer-coordinates",
        texts_at(plan, described.places.labels), { fill = plan.style.words })
end

local function titles(plan, described)
    local list = {}
    for i, box in ipairs(described.places.layers) do
        list[i] = box.title and { x = box.title.x, y = box.title.y,
            text = say("layer", { number = box.number }) }
    end
    return layer("titles", say "layer-titles", texts_at(plan, list),
        { fill = plan.style.words })
end

-- ---- Stones and marks ---------------------------------------------------------------

local function stones(plan, described, lists)
    local drawn = {}
    for i, look in ipairs(plan.looks) do
        drawn[#drawn + 1] = layer("stones", described.colours[i],
            circles(plan, lists[i], STONE),
            { fill = look.fill, stroke = look.edge, ["stroke-width"] = plan.style.edge })
        if look.rim then
            drawn[#drawn + 1] = layer("rims", described.colours[i],
                circles(plan, lists[i], STONE - 3), { fill = "none", stroke = look.ink,
                    ["stroke-dasharray"] = look.dashes })
        end
    end
    return table.concat(drawn)
end

-- Returns two lists of texts that draw letters of a size, as in layers.letters. A text of
-- the first list begins a letter, by cells from the left. A text of the second list
-- continues it, by cells from the top.
local function text_of(plan, size)
    return texts(('<text font-size="%d" x="%%d"'):format(size), plan.x),
        texts(' y="%d">', function(y)
            return plan.y(y) + math.floor(size * 9 / 25)
        end)
end

-- Returns the texts on the stones. A text is the number of the move, or a letter for a
-- colour that has no look of its own.
local function numbers(plan, described, lists)
    local drawn = {}
    local column, row = text_of(plan, 18)
    local small_column, small_row = text_of(plan, 14)
    for i, look in ipairs(plan.looks) do
        local parts, n, written = {}, 0, { are_timed = lists[i].are_timed }
        local letter = look.letter and language.xml(look.letter)
        for _, point in ipairs(lists[i]) do
            local word = point.number and tostring(point.number) or letter
            if word then
                local is_small = #word > 2
                parts[n + 1] = (is_small and small_column or column)[point.left]
                parts[n + 2] = (is_small and small_row or row)[point.top]
                parts[n + 3], parts[n + 4] = word, "</text>\n"
                n = n + 4
                if written.are_timed then written[#written + 1] = point end
            end
        end
        drawn[i] = layer("numbers", say("layer-numbers",
            { colour = described.colours[i] }), timed(parts, written),
            { fill = look.ink })
    end
    return table.concat(drawn)
end

local NO_LOOK = { fill = "#888888", edge = "#2b2b2b" }

-- Returns the offered points: transparent stones on screens, and on paper dotted rings
-- with small stones.
local function offered(plan, described, lists)
    local look = plan.looks[described.offered] or NO_LOOK
    local large = circles(plan, lists.offered, STONE)
    if not plan.style.is_print then
        return layer("offered", say "layer-offered", large, { fill = look.fill,
            ["fill-opacity"] = "0.4", stroke = look.edge, ["stroke-width"] = 2 })
    end
    return layer("offered", say "layer-offered", large, { fill = plan.style.page,
        stroke = look.edge, ["stroke-width"] = 2, ["stroke-dasharray"] = "2 4" })
        .. layer("small", say "layer-small", circles(plan, lists.offered, 6),
            { fill = look.fill, stroke = look.edge, ["stroke-width"] = 2 })
end

local function captured(plan, _, lists)
    return layer("captured", say "layer-captured",
        circles(plan, lists.captured, STONE - 6), { fill = "none",
            stroke = plan.style.words, ["stroke-width"] = 2,
            ["stroke-dasharray"] = "5 4" })
end

-- Draws a path on each of the points, shifted by `aside` to the left and upwards.
local function paths(plan, points, aside, path)
    local parts = {}
    for i, point in ipairs(points) do
        parts[i] = ('<path d="M%d %d%s"/>\n'):format(plan.x(point.left) - aside,
            plan.y(point.top) - aside, path)
    end
    return timed(parts, points)
end

local function forbidden(plan, _, lists)
    return layer("forbidden", say "layer-forbidden",
        paths(plan, lists.forbidden, 9, "l18 18m0 -18l-18 18"), { fill = "none",
            stroke = plan.style.mark, ["stroke-width"] = 4,
            ["stroke-linecap"] = "round" })
end

-- Returns the dots at the upper right of stones, where the texts on the stones stay
-- readable.
local function dots(plan, points)
    local parts = {}
    for i, point in ipairs(points) do
        parts[i] = ('<circle cx="%d" cy="%d" r="%d"/>\n'):format(
            plan.x(point.left) + ASIDE, plan.y(point.top) - ASIDE, DOT)
    end
    return timed(parts, points)
end

-- Returns the mark of the last move: a ring on a bare stone, a dot beside a number or a
-- letter.
local function last(plan, _, lists)
    local are_timed = lists.last.are_timed
    local bare, beside, drawn = {}, { are_timed = are_timed }, {}
    for _, point in ipairs(lists.last) do
        local look = plan.looks[point.stone]
        if look and (point.number or look.letter) then
            beside[#beside + 1] = point
        else
            local ink = look and look.ink or plan.style.words
            bare[ink] = bare[ink] or { are_timed = are_timed }
            table.insert(bare[ink], point)
        end
    end
    for i, ink in ipairs(language.keys(bare)) do
        drawn[i] = layer("last", say "mark-last", circles(plan, bare[ink], STONE - 4),
            { fill = "none", stroke = ink, ["stroke-width"] = 2 })
    end
    drawn[#drawn + 1] = layer("last", say "mark-last", dots(plan, beside),
        { fill = plan.style.mark, stroke = plan.style.page, ["stroke-width"] = 2 })
    return table.concat(drawn)
end

-- Returns the points of an answer: a ring, around a hypothetical stone if there is one.
local function wins(plan, _, lists)
    return layer("wins", say "layer-wins", circles(plan, lists.wins, STONE + 1),
        { fill = "none", stroke = plan.style.mark, ["stroke-width"] = 3 })
end

-- Returns the marks of the points that show the ruling: two rings on screens, and a
-- square on paper. On a hexagon on paper they are rings, because squares would overlap.
local function ruling(plan, described, lists)
    if plan.style.is_print and described.hex then
        return layer("ruling", say "layer-ruling", circles(plan, lists.shown, STONE + 4),
            { fill = "none", stroke = plan.style.mark, ["stroke-width"] = 2 })
    elseif plan.style.is_print then
        return layer("ruling", say "layer-ruling",
            paths(plan, lists.shown, 19, "h38v38h-38z"),
            { fill = "none", stroke = plan.style.mark, ["stroke-width"] = 2 })
    end
    local drawn = {}
    for i, ring in ipairs(RINGS) do
        drawn[i] = layer("ruling", say "layer-ruling",
            circles(plan, lists.shown, STONE),
            { fill = "none", stroke = ring[1], ["stroke-width"] = ring[2] })
    end
    return table.concat(drawn)
end

-- Returns the stones on the board, and the marks.
local function standing(plan, described, lists)
    return captured(plan, described, lists) .. offered(plan, described, lists)
        .. forbidden(plan, described, lists) .. stones(plan, described, lists)
        .. wins(plan, described, lists) .. ruling(plan, described, lists)
        .. last(plan, described, lists) .. numbers(plan, described, lists)
end

--- Returns all layers.
-- @param plan from layers.measure
-- @param lists of points: those with a stone by its colour's number, those with a mark
-- by its name. If a list has `are_timed`, the field `class` of each point controls when
-- the point is visible
-- @return string
function layers.draw(plan, described, lists)
    return ground(plan, described) .. blocks(plan, described)
        .. (plan.is_upright and holes or grid)(plan, described, lists)
        .. coordinates(plan, described) .. titles(plan, described)
        .. standing(plan, described, lists)
end

-- Returns the two lines that cross in a point. They end at the edge of the point's
-- square, or at the edge of the board if this is nearer.
local function crossing(plan, described, point)
    local x, y, half = plan.x(point.left), plan.y(point.top), layers.HALF
    local left, right = point.x > 1 and half or 0, point.x < described.width and half or 0
    local up, down = point.y < described.height and half or 0, point.y > 1 and half or 0
    return ("M%d %dh%dM%d %dv%d"):format(x - left, y, left + right, x, y - up, up + down)
end

--- HALF: half the side of the square that is redrawn with a point. REACH: half the side
-- of the part that is cut out around a point, if the whole board is redrawn.
layers.HALF, layers.REACH = 20, 24

--- Redraws some points of a full rectangle: their squares, which cover the old content,
-- and their new content.
-- @param points list of inarow.point
-- @param lists the same points in lists, as for layers.draw
function layers.patch(plan, described, points, lists)
    local squares, lines, side = {}, {}, 2 * layers.HALF
    for i, point in ipairs(points) do
        squares[i] = ('<rect x="%d" y="%d" width="%d" height="%d"/>\n'):format(
            plan.x(point.left) - layers.HALF, plan.y(point.top) - layers.HALF, side, side)
        lines[i] = crossing(plan, described, point)
    end
    local board_there = plan.is_upright and holes(plan, { points = points })
        or grid_of(plan, table.concat(lines), lists)
    return tag("g", { fill = plan.look.ground }, table.concat(squares)) .. board_there
        .. standing(plan, described, lists)
end

--- For explanations (proof_overlay.lua).
layers.circles, layers.layer, layers.paths, layers.pixels = circles, layer, paths, pixels
layers.STONE = STONE

return layers
