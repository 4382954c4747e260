--- Boards as SVG: one picture that stands alone.
local board = require "inarow.picture.board"
local layers = require "inarow.picture.layers"
local style = require "inarow.picture.style"
local timeline = require "inarow.picture.timeline"
local xml = require "inarow.text.xml"

local svg = {}

local tag = xml.tag

local LINE = 24 -- of the words below the board

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
local function words_of(described)
    local list = board.counts(described)
    table.insert(list, 1, described.status)
    if described.opening then table.insert(list, 1, "opening: " .. described.opening) end
    return list
end

-- The words below the board, and how far down they reach.
local function caption(plan, described, class)
    local y, parts = plan.bottom + 48, {}
    for _, sentence in ipairs(words_of(described)) do
        for _, line in ipairs(wrap(sentence, math.floor(plan.width / 8) - 2)) do
            parts[#parts + 1] = layers.letters(math.floor(plan.width / 2), y, 16, line)
            y = y + LINE
        end
    end
    return tag("g", { class = class or "status", fill = plan.style.words },
        table.concat(parts, "\n")) .. "\n", y
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
    add(words_of(described))
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

-- The document: in words what stands there, `standing` being its points in lists; the
-- layers of all that is drawn; and what else there is.
local function document(plan, described, standing, lists, height, more)
    local content = table.concat {
        "\n", tag("title", nil, xml.escape(title(described))),
        "\n", tag("desc", nil, xml.escape(description(described, standing))),
        "\n", tag("rect", { width = plan.width, height = height,
            fill = plan.style.page }), "\n",
        layers.draw(plan, described, lists), more,
    }
    return tag("svg", { xmlns = "http://www.w3.org/2000/svg", role = "img",
        viewBox = ("0 0 %d %d"):format(plan.width, height),
        ["font-family"] = "Helvetica, Arial, sans-serif", ["text-anchor"] = "middle",
    }, content) .. "\n"
end

--- A board as SVG.
-- @param described from inarow.board
-- @param options inarow.render_options
-- @return string, one document
function svg.draw(described, options)
    local plan = layers.measure(described, style.of(options.print))
    local words, height = caption(plan, described)
    local lists = sort_out(described)
    return document(plan, described, lists, lists, height, words)
end

--- A game as SVG that plays in a browser by itself. Elsewhere, and once it has played,
-- it is the picture of the last board.
-- @param frames list of boards, of replay.frames
-- @param options inarow.render_options
-- @return string, one document
function svg.animate(frames, options)
    local final = frames[#frames]
    local plan = layers.measure(final, style.of(options.print))
    local times = timeline.new(#frames, options.seconds or 1, options.once)
    local lists = timeline.lists(times, frames)
    local standing = sort_out(final)
    lists.reference = standing.reference
    local texts, height = {}, 0
    for i, run in ipairs(timeline.runs(times, frames, words_of)) do
        local reach
        texts[i], reach = caption(plan, run.frame, run.class)
        height = math.max(height, reach)
    end
    texts[#texts + 1] = tag("style", nil, "\n" .. timeline.css(times)) .. "\n"
    for _, frame in ipairs(frames) do final.offered = final.offered or frame.offered end
    return document(plan, final, standing, lists, height, table.concat(texts))
end

return svg
