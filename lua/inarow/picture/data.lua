--- Boards and whole games as data, for pages that draw them without knowing rules: the
-- ground under the stones, and the changes at each node of a tree.
local kernel = require "inarow.kernel"
local layout = require "inarow.picture.layout"
local model = require "inarow.model"
local palette = require "inarow.picture.palette"
local say = require("inarow.picture.sentences").say
local status = require "inarow.picture.status"

local data = {}

local EDGE = layout.EDGE
local ASIDE = 0.55 -- distance from the centre of a label to the edge of the picture
local MOST = 5000 -- nodes

-- ---- The ground -----------------------------------------------------------------------

local function rectangle(box, around)
    local left, right = box.x - around, box.x + box.width + around
    local top, bottom = box.y - around, box.y + box.height + around
    return { { left, top }, { right, top }, { right, bottom }, { left, bottom } }
end

local function outlines_of(places)
    local list = {}
    for i, box in ipairs(places.layers) do
        list[i] = box.hexagon and layout.corners(box, EDGE) or rectangle(box, EDGE)
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
function data.ground(described)
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

-- ---- A whole game ---------------------------------------------------------------------

local STONES, VACANT = {}, ("."):byte() -- colours as position:cells() writes them
for number = 1, #model.STONES - 1 do STONES[model.STONES:byte(number)] = number end

-- Returns the changes of a board: numbers of points and colours alternately, with 0 for a
-- vacant point.
local function changes(before, after, neutral)
    local list = {}
    for i = 1, before ~= after and #after or 0 do
        local stone = after:byte(i)
        if before:byte(i) ~= stone then
            list[#list + 1] = i
            list[#list + 1] = STONES[stone] or stone ~= VACANT and neutral or 0
        end
    end
    return list
end

-- Returns a list, or nil if it is empty.
local function some(list)
    return list and list[1] and list or nil
end

-- Returns the marks at a game's present position.
local function seen(game, options, steps_of)
    local state = game:state()
    return { last = state.last, offered = some(state.offers), moves = state.moves,
        taken = some(kernel.last(game).captured), status = status.line(game, state),
        ruling = state.ruling, steps = state.ruling and steps_of(game),
        forbidden = options.forbidden and some(game:forbidden()) or nil }
end

-- Returns the comments on a node.
local function told_of(node, parent)
    return { parent = parent, before = node.before, comment = node.comment,
        glyphs = node.glyphs, marks = node.marks,
        refusal = node.refusal and node.refusal.message,
        text = node.action and model.format(node.action):gsub(" @[%d.]+", "") or nil }
end

--- Returns the nodes of a game's tree, parents first, and the main line first.
-- @param game a game, which is not changed
-- @param options `forbidden`, and `most` nodes
-- @param steps_of function that returns the steps of the explanation of a game's ruling
-- @return list of inarow.replay_node; number of the game's node, or nil; number of
-- omitted nodes
function data.nodes(game, options, steps_of)
    local tree, here = game:tree()
    local list, number, cells, left_out = {}, {}, {}, 0
    local vacant = ("."):rep(#game.rules.board.points)
    local neutral = #game.rules.stones + 1
    for node, there in tree:walk(nil, true) do
        if #list == (options.most or MOST) or node.parent and not number[node.parent] then
            left_out = left_out + 1
        else
            local parent = number[node.parent]
            local before = parent and cells[parent] or vacant
            local told, n = told_of(node, parent), #list + 1
            cells[n] = there and kernel.cells(there) or before
            told.changes = changes(before, cells[n], neutral)
            for key, value in pairs(there and seen(there, options, steps_of) or {}) do
                told[key] = value
            end
            list[n], number[node] = told, n
        end
    end
    return list, number[here], left_out
end

return data
