--- The parts of an explanation drawn over a board in SVG: hypothetical stones, points at
-- issue, and symmetries.
local layers = require "inarow.picture.layers"
local say = require("inarow.picture.sentences").say
local xml = require "inarow.picture.xml"

local proof_overlay = {}

local tag = xml.tag

-- Draws hypothetical stones: transparent, with a broken outline, and numbered as
-- in the explanation.
local function hypothetical_stones(plan, described, lists)
    local drawn = {}
    for i, look in ipairs(plan.looks) do
        local list, places_on = lists.hypothetical[i], {}
        local title = say("mark-mind", { colour = described.colours[i] })
        local circles = layers.circles(plan, list, layers.STONE)
        drawn[#drawn + 1] = layers.layer("mind", title, circles, { fill = look.fill,
            ["fill-opacity"] = plan.style.is_print and "0" or "0.55",
            stroke = plan.style.is_print and plan.style.mark or look.edge,
            ["stroke-width"] = 2, ["stroke-dasharray"] = "5 4" })
        for _, point in ipairs(list) do
            places_on[#places_on + 1] = point.place and layers.letters(plan.x(point.left),
                plan.y(point.top), 18, point.place) .. "\n" or nil
        end
        drawn[#drawn + 1] = layers.layer("places", title, places_on,
            { fill = plan.style.is_print and plan.style.mark or look.ink })
    end
    return table.concat(drawn)
end

-- Draws points at issue as small squares, which leave space for a hypothetical stone. A
-- light edge keeps a square visible on a stone of the same colour.
local function issue(plan, _, lists)
    local function squares(colour, width)
        return layers.layer("issue", say "mark-issue",
            layers.paths(plan, lists.issue, 13, "h26v26h-26z"), { fill = "none",
                stroke = colour, ["stroke-width"] = width })
    end
    return squares(plan.style.page, 6) .. squares(plan.style.mark, 3)
end

-- Returns the middle of the board, in cells.
local function middle_of(described)
    return described.places.width / 2, described.places.height / 2
end

-- Returns an axis through the middle of the board, from edge to edge.
local function axis_path(plan, described, angle)
    local x, y = middle_of(described)
    local across, up = math.cos(math.rad(angle)), math.sin(math.rad(angle))
    local far = math.min((x + 0.6) / math.max(math.abs(across), 1e-6),
        (y + 0.6) / math.max(math.abs(up), 1e-6))
    return ("M%d %dL%d %d"):format(plan.x(x - far * across), plan.y(y + far * up),
        plan.x(x + far * across), plan.y(y - far * up))
end

-- Returns the path from a point to its image. It goes counter-clockwise around the middle
-- of the board, or straight across an axis.
local function way_path(plan, described, step, from, to)
    local x, y = middle_of(described)
    local way = ("M%d %d"):format(plan.x(from.x), plan.y(from.y))
    if not step.turns then
        return way .. ("L%d %d"):format(plan.x(to.x), plan.y(to.y))
    end
    local radius = math.sqrt((from.x - x) ^ 2 + (from.y - y) ^ 2)
    radius = layers.pixels(radius)
    return way .. ("A%d %d 0 %d 0 %d %d"):format(radius, radius,
        step.angle > 180 and 1 or 0, plan.x(to.x), plan.y(to.y))
end

-- Draws a symmetry: its axis or its middle, and the paths of points.
local function symmetry(plan, described)
    local step, at = described.step, described.places.at
    if not step or not step.pairs or not step.angle or described.layers > 1 then
        return ""
    end
    local path, x, y = {}, middle_of(described)
    for i, pair in ipairs(step.pairs) do
        path[i] = pair[1] ~= pair[2]
            and way_path(plan, described, step, at[pair[1]], at[pair[2]]) or ""
    end
    local ways = tag("path", { d = table.concat(path), fill = "none",
        stroke = plan.style.mark, ["stroke-width"] = 2 }) .. "\n"
    local middle = step.turns and tag("circle", { cx = plan.x(x), cy = plan.y(y), r = 7,
        fill = plan.style.mark }) .. "\n"
        or tag("path", { d = axis_path(plan, described, step.angle), fill = "none",
            stroke = plan.style.mark, ["stroke-width"] = 3,
            ["stroke-dasharray"] = "10 6" }) .. "\n"
    return layers.layer("symmetry", say "layer-symmetry", { ways, middle })
end

--- Draws the whole explanation over the board.
-- @param plan from layers.measure
-- @param described inarow.board from steps.boards
-- @param lists of points, as for layers.draw; `hypothetical` has one list for each colour
function proof_overlay.draw(plan, described, lists)
    return hypothetical_stones(plan, described, lists) .. issue(plan, described, lists)
        .. symmetry(plan, described)
end

return proof_overlay
