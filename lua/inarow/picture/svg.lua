--- Boards as SVG: one picture that stands alone, all its measures whole numbers.
local board = require "inarow.picture.board"
local palette = require "inarow.picture.palette"
local xml = require "inarow.text.xml"

local svg = {}

local tag = xml.tag

local CELL, STONE = 40, 17 -- between points; a stone's radius
local EDGE, LABEL = 28, 34 -- of the board around its outer lines; for row numbers
local LINE, LEAST = 24, 320 -- of the words below the board; the least width
local PAGE, WORDS, MARK = "#fbf8f1", "#2b2b2b", "#c8102e"
local RING = { { "#06324a", 7 }, { "#2fe0ff", 4 } } -- two, to be seen on any colour
local FLAT = { ground = "#e2b66d", line = "#5b4218", hole = false }
local UPRIGHT = { ground = "#2b5aa8", line = "#173a75", hole = true }

-- ---- Measures -----------------------------------------------------------------------

-- Where things are: the first column and the top row, the size, what it looks like.
local function measure(described)
    local across, down = (described.width - 1) * CELL, (described.height - 1) * CELL
    local width = LABEL + EDGE + across + EDGE + LABEL
    local aside = math.max(0, LEAST - width)
    aside = aside - aside % 2
    return {
        left = LABEL + EDGE + aside / 2, top = EDGE + 12, across = across, down = down,
        width = width + aside, height = described.height,
        look = described.gravity and UPRIGHT or FLAT,
    }
end

local function place(plan, point)
    return plan.left + (point.x - 1) * CELL, plan.top + (plan.height - point.y) * CELL
end

local function circle(plan, point, radius, attributes)
    attributes = attributes or {}
    attributes.cx, attributes.cy = place(plan, point)
    attributes.r = radius
    return tag("circle", attributes)
end

-- Letters centred on a point; `size` is their height in units.
local function letters(x, y, size, text)
    local attributes = { x = x, y = y + math.floor(size * 9 / 25), ["font-size"] = size }
    return tag("text", attributes, xml.escape(tostring(text)))
end

-- A group of parts that a reader of the screen has a name for; "" without any.
local function layer(class, title, parts, attributes)
    if #parts == 0 then return "" end
    attributes = attributes or {}
    attributes.class = class
    return tag("g", attributes, "\n" .. tag("title", nil, xml.escape(title)) .. "\n"
        .. table.concat(parts, "\n") .. "\n") .. "\n"
end

-- The parts that `draw` makes of the points for which `choose` holds.
local function each(described, choose, draw)
    local parts = {}
    for _, point in ipairs(described.points) do
        if choose(point) then parts[#parts + 1] = draw(point) end
    end
    return parts
end

local function marked(mark)
    return function(point) return point[mark] end
end

-- ---- The board ----------------------------------------------------------------------

local function ground(plan)
    return tag("rect", { x = plan.left - EDGE, y = plan.top - EDGE, rx = 6,
        width = plan.across + 2 * EDGE, height = plan.down + 2 * EDGE,
        fill = plan.look.ground, stroke = plan.look.line }) .. "\n"
end

local function grid(plan, described)
    local path = {}
    for x = 0, described.width - 1 do
        path[#path + 1] = ("M%d %dv%d"):format(plan.left + x * CELL, plan.top, plan.down)
    end
    for y = 0, described.height - 1 do
        path[#path + 1] = ("M%d %dh%d"):format(plan.left, plan.top + y * CELL,
            plan.across)
    end
    local lines = tag("path", { d = table.concat(path), fill = "none",
        stroke = plan.look.line, ["stroke-linecap"] = "square" })
    local dots = each(described, marked "reference", function(point)
        return circle(plan, point, 4)
    end)
    return lines .. "\n" .. layer("reference", "reference points", dots,
        { fill = plan.look.line })
end

local function holes(plan, described)
    local open = each(described, marked "name", function(point)
        return circle(plan, point, STONE)
    end)
    return layer("holes", "holes", open, { fill = PAGE, stroke = plan.look.line })
end

local function coordinates(plan, described)
    local parts = {}
    for x = 1, described.width do
        parts[x] = letters(plan.left + (x - 1) * CELL,
            plan.top + plan.down + EDGE + 15, 16, board.letter(x))
    end
    for y = 1, described.height do
        parts[#parts + 1] = letters(plan.left - EDGE - 16,
            plan.top + (described.height - y) * CELL, 16, y)
    end
    return layer("coordinates", "coordinates", parts, { fill = WORDS })
end

-- ---- Stones and marks ---------------------------------------------------------------

local function stones(plan, described, looks)
    local layers = {}
    for i, look in ipairs(looks) do
        local discs = each(described, function(point) return point.stone == i end,
            function(point) return circle(plan, point, STONE) end)
        layers[i] = layer("stones", described.colours[i], discs,
            { fill = look.fill, stroke = look.edge, ["stroke-width"] = 1 })
    end
    return table.concat(layers)
end

-- On the stones: the number of the move, or the letter of a colour of no known look.
local function numbers(plan, described, looks)
    local layers = {}
    for i, look in ipairs(looks) do
        local words = each(described, function(point)
            return point.stone == i and (point.number or look.letter)
        end, function(point)
            local word = tostring(point.number or look.letter)
            local x, y = place(plan, point)
            return letters(x, y, #word > 2 and 14 or 18, word)
        end)
        layers[i] = layer("numbers", "on " .. described.colours[i], words,
            { fill = look.ink })
    end
    return table.concat(layers)
end

local function offered(plan, described, looks)
    local look = looks[described.offered] or { fill = "#888888", edge = WORDS }
    local ghosts = each(described, marked "offered", function(point)
        return circle(plan, point, STONE)
    end)
    return layer("offered", "offered points", ghosts, { fill = look.fill,
        ["fill-opacity"] = "0.4", stroke = look.edge, ["stroke-width"] = 2 })
end

local function captured(plan, described)
    local rings = each(described, marked "captured", function(point)
        return circle(plan, point, STONE - 6)
    end)
    return layer("captured", "stones just captured", rings, { fill = "none",
        stroke = WORDS, ["stroke-width"] = 2, ["stroke-dasharray"] = "5 4" })
end

local function forbidden(plan, described)
    local crosses = each(described, marked "forbidden", function(point)
        local x, y = place(plan, point)
        return tag("path", { d = ("M%d %dl18 18m0 -18l-18 18"):format(x - 9, y - 9) })
    end)
    return layer("forbidden", "forbidden points", crosses, { fill = "none",
        stroke = MARK, ["stroke-width"] = 4, ["stroke-linecap"] = "round" })
end

local function last(plan, described, looks)
    local ring = each(described, marked "last", function(point)
        local look = looks[point.stone]
        return circle(plan, point, STONE - 4, { stroke = look and look.ink or WORDS })
    end)
    return layer("last", "last move", ring, { fill = "none", ["stroke-width"] = 2 })
end

local function ruling(plan, described)
    local layers = {}
    for i, ring in ipairs(RING) do
        local rings = each(described, marked "shown", function(point)
            return circle(plan, point, STONE)
        end)
        layers[i] = layer("ruling", "points of the ruling", rings,
            { fill = "none", stroke = ring[1], ["stroke-width"] = ring[2] })
    end
    return table.concat(layers)
end

-- ---- Words --------------------------------------------------------------------------

-- A text in lines of so many letters at most, if its words let it.
local function wrap(text, most)
    local lines = {}
    for word in text:gmatch("%S+") do
        local line = lines[#lines]
        if line and #line + 1 + #word <= most then
            lines[#lines] = line .. " " .. word
        else
            lines[#lines + 1] = word
        end
    end
    return lines
end

-- How the game stands, in sentences: the opening, the status, the counts.
local function sentences(described)
    local list = board.counts(described)
    table.insert(list, 1, described.status)
    if described.opening then table.insert(list, 1, "opening: " .. described.opening) end
    return list
end

-- The words below the board, and how far down they reach.
local function caption(plan, described)
    local y, parts = plan.top + plan.down + EDGE + 48, {}
    for _, sentence in ipairs(sentences(described)) do
        for _, line in ipairs(wrap(sentence, math.floor(plan.width / 8) - 2)) do
            parts[#parts + 1] = letters(math.floor(plan.width / 2), y, 16, line)
            y = y + LINE
        end
    end
    return tag("g", { class = "status", fill = WORDS }, table.concat(parts, "\n")), y
end

local function points_in_words(described, title, choose)
    local points = each(described, choose, function(point) return point.name end)
    return #points > 0 and { title .. ": " .. table.concat(points, " ") } or {}
end

local MARKS = {
    { "last", "last move" }, { "shown", "ruling" }, { "captured", "just captured" },
    { "offered", "offered" }, { "forbidden", "forbidden" },
}

-- Everything on the board in words, for those who cannot see it.
local function description(described)
    local lines = { ("%s, after %d moves"):format(described.variant, described.moves) }
    local function add(list)
        for _, line in ipairs(list) do lines[#lines + 1] = line end
    end
    add(sentences(described))
    for i, name in ipairs(described.colours) do
        add(points_in_words(described, name, function(p) return p.stone == i end))
    end
    for _, mark in ipairs(MARKS) do
        add(points_in_words(described, mark[2], marked(mark[1])))
    end
    return table.concat(lines, "\n")
end

local function title(described)
    local players = table.concat(described.players, " - ")
    return #players > 0 and players .. ": " .. described.title or described.title
end

--- A board as SVG.
-- @param described from inarow.board
-- @return string, one document
function svg.draw(described)
    local plan, looks = measure(described), palette.of(described.colours)
    local words, height = caption(plan, described)
    local content = table.concat {
        "\n", tag("title", nil, xml.escape(title(described))),
        "\n", tag("desc", nil, xml.escape(description(described))),
        "\n", tag("rect", { width = plan.width, height = height, fill = PAGE }), "\n",
        ground(plan), (plan.look.hole and holes or grid)(plan, described),
        coordinates(plan, described), captured(plan, described),
        offered(plan, described, looks), forbidden(plan, described),
        stones(plan, described, looks), ruling(plan, described),
        last(plan, described, looks), numbers(plan, described, looks), words, "\n",
    }
    return tag("svg", { xmlns = "http://www.w3.org/2000/svg", role = "img",
        viewBox = ("0 0 %d %d"):format(plan.width, height),
        ["font-family"] = "Helvetica, Arial, sans-serif", ["text-anchor"] = "middle",
    }, content) .. "\n"
end

return svg
