--- Explains why two points are equal by symmetry: the symmetry, and why it leaves the
-- position unchanged.
local language = require "inarow.language"
local kernel = require "inarow.kernel"
local messages = require "inarow.proof.sentences"
local model = require "inarow.model"
local node = require "inarow.proof.node"

local say = messages.compose

local symmetry = {}

local ROW = math.sqrt(3) / 2 -- distance between the rows of a hexagon

-- Returns three coordinates of a point: across, up, and its layer.
local function place_of(board, point)
    local column, row, layer = model.coordinates(point)
    if board.hex then return column - row / 2, row * ROW, 1 end
    return column, row, layer or 1
end

-- Returns the position of each point relative to the centre of the board, as {angle,
-- distance, layer}.
local function around_middle(board)
    local x, y, count = 0, 0, #board.points
    for _, point in ipairs(board.points) do
        local across, up = place_of(board, point)
        x, y = x + across / count, y + up / count
    end
    local list = {}
    for i, point in ipairs(board.points) do
        local across, up, layer = place_of(board, point)
        across, up = across - x, up - y
        -- In some versions of Lua math.atan has two arguments; the others have
        -- math.atan2.
        local angle = (math.atan2 or math.atan)(up, across)
        list[i] = { math.deg(angle), math.sqrt(across * across + up * up), layer }
    end
    return list
end

local function whole(angle, turn)
    return math.floor(angle + 0.5) % turn
end

-- If all points turn by the same angle, or are reflected in the same axis, returns the
-- angle; otherwise nil.
local function common(board, images, combine)
    local places, found = around_middle(board), nil
    for i, image in ipairs(images) do
        local from, to = places[i], places[board.number[image]]
        if from[3] ~= to[3] then return nil end
        if from[2] > 0.1 then
            local angle = whole(combine(to[1], from[1]), 360)
            if found and angle ~= found then return nil end
            found = angle
        end
    end
    return found
end

local AXES = { [0] = "row", [45] = "diagonal-up", [90] = "column",
    [135] = "diagonal-down" }
local OF_HEXAGON = { [0] = "row", [60] = "diagonal-up", [120] = "column" }

-- Returns the name of a symmetry. The second result is its angle in degrees,
-- counter-clockwise. The third is the name of its axis, if the axis is a line of the
-- board. Names are `rotation-180`, `reflection-row`, `reflection-30` for an axis at this
-- many degrees, or `symmetry` for any other symmetry.
-- @param board inarow.geometry
-- @param images list with the image of each point of the board
local function name_of(board, images)
    local turn = common(board, images, function(to, from) return to - from end)
    if turn then return "rotation-" .. turn, turn end
    local sum = common(board, images, function(to, from) return to + from end)
    if not sum then return "symmetry" end
    local angle = sum % 2 == 0 and math.floor(sum / 2) or sum / 2
    local line = (board.hex and OF_HEXAGON or AXES)[angle]
    return "reflection-" .. (line or ("%g"):format(angle)), angle, line
end

-- Returns the sentence of a symmetry.
local function sentence_of(reason, angle, line)
    if not angle then return "symmetry" end
    return reason:find "^rotation" and "rotation" or line and "reflection"
        or "reflection-by"
end

-- Returns each stone with its image: "g7 to i9, h8 stays".
local function stones_in_words(pairs_of)
    local parts, still = {}, {}
    for _, two in ipairs(pairs_of) do
        if two[1] == two[2] then
            still[#still + 1] = two[1]
        else
            parts[#parts + 1] = say("why-taken-to", { point = two[1], other = two[2] })
        end
    end
    if #still > 0 then
        parts[#parts + 1] = messages.counted("why-stay", #still,
            { points = language.list(still, "and") })
    end
    return table.concat(parts, ", ")
end

--- Explains why two points are equal by symmetry: returns a list of parts of an
-- explanation.
-- @param rule the article, or nil
function symmetry.explain(game, a, b, rule)
    local board, images = game.rules.board, kernel.for_core(game):images(a, b)
    if not images then return {} end
    local reason, angle, line = name_of(board, images)
    local by, list = node.of(reason, { sentence = sentence_of(reason, angle, line),
        point = a, other = b, angle = angle and ("%g"):format(angle),
        line = line and say("why-axis-" .. line) },
        { rule = rule, points = { a, b }, line = line, angle = angle,
            pairs = { { a, b } } }), {}
    local stones, seen = {}, {}
    for i, point in ipairs(board.points) do
        if kernel.at(game, point) then
            stones[#stones + 1] = point
            local back = images[board.number[images[i]]] == point
            if not (back and seen[images[i]] and images[i] ~= point) then
                list[#list + 1] = { point, images[i] }
            end
            seen[point] = true
        end
    end
    local stay = #stones > 0 and node.of("stones-stay",
        { stones = stones_in_words(list) },
        { rule = rule, stones = stones, pairs = list, points = { a, b }, angle = angle,
            line = line, sort = reason })
    by.sort = reason
    return node.add({ by }, stay)
end

--- For each point of an offer, returns the points that symmetry makes equal to this
-- point.
-- @param game before the offer
-- @param rule the article, or nil
-- @return list of parts of an explanation
function symmetry.of_offer(game, points, rule)
    local list, position = {}, kernel.for_core(game)
    for i, point in ipairs(points) do
        local same = {}
        for _, other in ipairs(game.rules.board.points) do
            if other ~= point and not game:at(other)
                and position:symmetric(point, other) then
                same[#same + 1] = other
            end
        end
        list[i] = node.of("same-as", { point = point, points = language.list(same, "and"),
            sentence = #same == 0 and "same-as-none" or #same == 1 and "same-as-one"
                or nil },
            { rule = rule, point = point, points = #same > 0 and same or nil })
    end
    return list
end

return symmetry
