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

-- A text for each number from 1 to `count`, with a whole number in it.
local function texts(count, pattern, number)
    local list = {}
    for i = 1, count do list[i] = pattern:format(number(i)) end
    return list
end

-- Where things are: the first column and the top row, the size, what it looks like; and
-- how a circle begins, by column, and goes on, by row.
local function measure(described)
    local across, down = (described.width - 1) * CELL, (described.height - 1) * CELL
    local width = LABEL + EDGE + across + EDGE + LABEL
    local aside = math.max(0, LEAST - width)
    aside = aside - aside % 2
    local left, top, height = LABEL + EDGE + aside / 2, EDGE + 12, described.height
    local plan = {
        left = left, top = top, across = across, down = down,
        width = width + aside, height = height,
        look = described.gravity and UPRIGHT or FLAT,
    }
    function plan.x(x) return left + (x - 1) * CELL end
    function plan.y(y) return top + (height - y) * CELL end
    plan.circle = texts(described.width, '<circle cx="%d"', plan.x)
    plan.row = texts(height, ' cy="%d"', plan.y)
    return plan
end

-- The parts of a circle around each of the points. There may be hundreds: what they share
-- is made once, and nothing is joined before the end.
local function circles(plan, points, radius, stroke)
    local parts, n, circle, row = {}, 0, plan.circle, plan.row
    local rest = (' r="%d"%s/>\n'):format(radius,
        stroke and (' stroke="%s"'):format(stroke) or "")
    for _, point in ipairs(points) do
        parts[n + 1], parts[n + 2], parts[n + 3] = circle[point.x], row[point.y], rest
        n = n + 3
    end
    return parts
end

-- Letters centred on a point; `size` is their height in units.
local function letters(x, y, size, text)
    return ('<text font-size="%d" x="%d" y="%d">%s</text>'):format(size, x,
        y + math.floor(size * 9 / 25), xml.escape(tostring(text)))
end

-- A group of parts, each line of which has its end, that a reader of the screen has a
-- name for; "" without any.
local function layer(class, title, parts, attributes)
    if #parts == 0 then return "" end
    attributes = attributes or {}
    attributes.class = class
    return tag("g", attributes, "\n" .. tag("title", nil, xml.escape(title)) .. "\n"
        .. table.concat(parts)) .. "\n"
end

-- What is marked on a point, with its name in words.
local MARKS = {
    { "last", "last move" }, { "shown", "ruling" }, { "captured", "just captured" },
    { "offered", "offered" }, { "forbidden", "forbidden" }, { "reference" },
}

-- The points in lists: those with a stone by its colour, those with a mark by its name.
local function sort_out(described)
    local points, lists = described.points, {}
    for i in ipairs(described.colours) do lists[i] = {} end
    for i = 1, #points do
        local stones = lists[points[i].stone]
        if stones then stones[#stones + 1] = points[i] end
    end
    for _, mark in ipairs(MARKS) do
        local name, list = mark[1], {}
        for i = 1, #points do
            if points[i][name] then list[#list + 1] = points[i] end
        end
        lists[name] = list
    end
    return lists
end

-- ---- The board ----------------------------------------------------------------------

local function ground(plan)
    return tag("rect", { x = plan.left - EDGE, y = plan.top - EDGE, rx = 6,
        width = plan.across + 2 * EDGE, height = plan.down + 2 * EDGE,
        fill = plan.look.ground, stroke = plan.look.line }) .. "\n"
end

local function grid(plan, described, lists)
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
    return lines .. "\n" .. layer("reference", "reference points",
        circles(plan, lists.reference, 4), { fill = plan.look.line })
end

local function holes(plan, described)
    return layer("holes", "holes", circles(plan, described.points, STONE),
        { fill = PAGE, stroke = plan.look.line })
end

local function coordinates(plan, described)
    local parts = {}
    for x = 1, described.width do
        parts[x] = letters(plan.x(x), plan.top + plan.down + EDGE + 15, 16,
            board.letter(x)) .. "\n"
    end
    for y = 1, described.height do
        parts[#parts + 1] = letters(plan.left - EDGE - 16, plan.y(y), 16, y) .. "\n"
    end
    return layer("coordinates", "coordinates", parts, { fill = WORDS })
end

-- ---- Stones and marks ---------------------------------------------------------------

local function stones(plan, described, lists, looks)
    local layers = {}
    for i, look in ipairs(looks) do
        layers[i] = layer("stones", described.colours[i], circles(plan, lists[i], STONE),
            { fill = look.fill, stroke = look.edge, ["stroke-width"] = 1 })
    end
    return table.concat(layers)
end

-- What begins and goes on a text of a size, by column and by row: as `letters` has it.
local function text_of(plan, described, size)
    return texts(described.width, ('<text font-size="%d" x="%%d"'):format(size), plan.x),
        texts(described.height, ' y="%d">', function(y)
            return plan.y(y) + math.floor(size * 9 / 25)
        end)
end

-- On the stones: the number of the move, or the letter of a colour of no known look.
local function numbers(plan, described, lists, looks)
    local layers = {}
    local column, row = text_of(plan, described, 18)
    local small_column, small_row = text_of(plan, described, 14)
    for i, look in ipairs(looks) do
        local parts, n = {}, 0
        local letter = look.letter and xml.escape(look.letter)
        for _, point in ipairs(lists[i]) do
            local word = point.number and tostring(point.number) or letter
            if word then
                local is_small = #word > 2
                parts[n + 1] = (is_small and small_column or column)[point.x]
                parts[n + 2] = (is_small and small_row or row)[point.y]
                parts[n + 3], parts[n + 4] = word, "</text>\n"
                n = n + 4
            end
        end
        layers[i] = layer("numbers", "on " .. described.colours[i], parts,
            { fill = look.ink })
    end
    return table.concat(layers)
end

local function offered(plan, described, lists, looks)
    local look = looks[described.offered] or { fill = "#888888", edge = WORDS }
    return layer("offered", "offered points", circles(plan, lists.offered, STONE),
        { fill = look.fill, ["fill-opacity"] = "0.4", stroke = look.edge,
            ["stroke-width"] = 2 })
end

local function captured(plan, _, lists)
    return layer("captured", "stones just captured",
        circles(plan, lists.captured, STONE - 6), { fill = "none", stroke = WORDS,
            ["stroke-width"] = 2, ["stroke-dasharray"] = "5 4" })
end

local function forbidden(plan, _, lists)
    local crosses = {}
    for i, point in ipairs(lists.forbidden) do
        crosses[i] = tag("path", { d = ("M%d %dl18 18m0 -18l-18 18"):format(
            plan.x(point.x) - 9, plan.y(point.y) - 9) }) .. "\n"
    end
    return layer("forbidden", "forbidden points", crosses, { fill = "none",
        stroke = MARK, ["stroke-width"] = 4, ["stroke-linecap"] = "round" })
end

local function last(plan, _, lists, looks)
    local look = lists.last[1] and looks[lists.last[1].stone]
    local ring = circles(plan, lists.last, STONE - 4, look and look.ink or WORDS)
    return layer("last", "last move", ring, { fill = "none", ["stroke-width"] = 2 })
end

local function ruling(plan, _, lists)
    local layers = {}
    for i, ring in ipairs(RING) do
        layers[i] = layer("ruling", "points of the ruling",
            circles(plan, lists.shown, STONE),
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

local function points_in_words(title, points)
    if #points == 0 then return {} end
    local list = {}
    for i, point in ipairs(points) do list[i] = point.name end
    return { title .. ": " .. table.concat(list, " ") }
end

-- Everything on the board in words, for those who cannot see it.
local function description(described, lists)
    local lines = { ("%s, after %d moves"):format(described.variant, described.moves) }
    local function add(list)
        for _, line in ipairs(list) do lines[#lines + 1] = line end
    end
    add(sentences(described))
    for i, name in ipairs(described.colours) do add(points_in_words(name, lists[i])) end
    for _, mark in ipairs(MARKS) do
        if mark[2] then add(points_in_words(mark[2], lists[mark[1]])) end
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
    local lists = sort_out(described)
    local words, height = caption(plan, described)
    local content = table.concat {
        "\n", tag("title", nil, xml.escape(title(described))),
        "\n", tag("desc", nil, xml.escape(description(described, lists))),
        "\n", tag("rect", { width = plan.width, height = height, fill = PAGE }), "\n",
        ground(plan), (plan.look.hole and holes or grid)(plan, described, lists),
        coordinates(plan, described), captured(plan, described, lists),
        offered(plan, described, lists, looks), forbidden(plan, described, lists),
        stones(plan, described, lists, looks), ruling(plan, described, lists),
        last(plan, described, lists, looks), numbers(plan, described, lists, looks),
        words, "\n",
    }
    return tag("svg", { xmlns = "http://www.w3.org/2000/svg", role = "img",
        viewBox = ("0 0 %d %d"):format(plan.width, height),
        ["font-family"] = "Helvetica, Arial, sans-serif", ["text-anchor"] = "middle",
    }, content) .. "\n"
end

return svg
