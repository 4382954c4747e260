--- Boards as self-contained SVG pictures.
local proof_overlay = require "inarow.picture.proof_overlay"
local board = require "inarow.picture.board"
local layers = require "inarow.picture.layers"
local say = require("inarow.picture.sentences").say
local style = require "inarow.picture.style"
local timeline = require "inarow.picture.timeline"
local language = require "inarow.language"

local svg = {}

local tag = require("inarow.picture.xml").tag

local LINE = 24 -- height of a line of the words below the board

-- The marks on points, with the codes of their names.
local MARKS = {
    { "last", "mark-last" }, { "shown", "mark-ruling" }, { "captured", "mark-captured" },
    { "offered", "mark-offered" }, { "forbidden", "mark-forbidden" },
    { "issue", "mark-issue" }, { "wins", "mark-wins" }, { "reference" },
}

-- Returns the points in lists: those with a stone by its colour, those with a mark by its
-- name.
local function sort_out(described)
    local points, lists = described.points, {}
    local hypothetical = {}
    for i in ipairs(described.colours) do lists[i], hypothetical[i] = {}, {} end
    for i = 1, #points do
        local stones = lists[points[i].stone] or hypothetical[points[i].mind]
        if stones then stones[#stones + 1] = points[i] end
    end
    lists.hypothetical = hypothetical
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

-- Returns the text below the board: the opening, the status or other sentences, and the
-- counts.
local function words_of(described)
    local list = { described.opening
        and say("picture-opening", { name = described.opening }) }
    for _, sentences in ipairs { described.words or { described.status },
        board.counts(described) } do
        for _, sentence in ipairs(sentences) do list[#list + 1] = sentence end
    end
    return list
end

-- Returns a key to the stones, on one line. Only pictures on paper have a key, because
-- their stones do not show all colours.
local function key(plan, described)
    if not plan.has_key then return "" end
    local x, y, parts = math.floor(plan.width / 2), plan.bottom + 44, {}
    for _, name in ipairs(described.colours) do x = x - 5 * #name - 22 end
    for i, name in ipairs(described.colours) do
        local look = plan.looks[i]
        parts[#parts + 1] = tag("circle", { cx = x + 10, cy = y, r = 9, fill = look.fill,
            stroke = look.edge, ["stroke-width"] = plan.style.edge })
        parts[#parts + 1] = look.rim and tag("circle", { cx = x + 10, cy = y, r = 6,
            fill = "none", stroke = look.ink, ["stroke-dasharray"] = look.dashes }) or nil
        parts[#parts + 1] = layers.letters(x + 26 + 5 * #name, y, 16, name)
        x = x + 10 * #name + 44
    end
    return tag("g", { class = "key", fill = plan.style.words },
        "\n" .. table.concat(parts, "\n")) .. "\n"
end

-- Returns the measures. On paper they include a key to the stones, except for black and
-- white.
local function measure(described, options)
    local plan = layers.measure(described, style.of(options.print))
    for _, name in ipairs(options.print and described.colours or {}) do
        plan.has_key = plan.has_key or name ~= "black" and name ~= "white"
    end
    plan.words = plan.bottom + (plan.has_key and 30 or 0) + 48
    return plan
end

-- Returns the words below the board, and their lower end.
-- @param sentences list; by default those of words_of
local function caption(plan, described, class, sentences)
    local y, parts = plan.words, {}
    for _, sentence in ipairs(sentences or words_of(described)) do
        -- There is no line break between a stone's number and its point.
        local held = sentence:gsub("%f[%w](%d+) (%l+%d)", "%1\1%2")
        for _, line in ipairs(language.wrap(held, math.floor(plan.width / 8) - 2)) do
            line = line:gsub("\1", " ")
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

-- Describes everything on the board in words, for readers who cannot see it.
local function description(described, lists)
    local lines = { described.variant .. ", " .. board.moves_in_words(described.moves) }
    local function add(list)
        for _, line in ipairs(list) do lines[#lines + 1] = line end
    end
    add(words_of(described))
    for i, name in ipairs(described.colours) do add(points_in_words(name, lists[i])) end
    for _, mark in ipairs(MARKS) do
        if mark[2] then add(points_in_words(say(mark[2]), lists[mark[1]])) end
    end
    return table.concat(lines, "\n")
end

local function title(described)
    local players = table.concat(described.players, " - ")
    return #players > 0 and players .. ": " .. described.title or described.title
end

-- Returns the root of a document that shows a part of the plan: {x, y, width, height}.
-- The root has `stroke="none"`, which is the default, because ImageMagick needs it.
local function root(part, content)
    return tag("svg", { xmlns = "http://www.w3.org/2000/svg", role = "img",
        viewBox = ("%d %d %d %d"):format(part.x, part.y, part.width, part.height),
        ["font-family"] = "Helvetica, Arial, sans-serif", ["text-anchor"] = "middle",
        stroke = "none", width = part.has_size and part.width or nil,
        height = part.has_size and part.height or nil,
    }, content) .. "\n"
end

local function page(plan, y, height)
    return tag("rect", { y = y, width = plan.width, height = height,
        fill = plan.style.page }) .. "\n"
end

-- Returns the document: a description of the points in `standing`; the layers of
-- everything drawn; and further content.
local function document(plan, described, standing, lists, height, more)
    return root({ x = 0, y = 0, width = plan.width, height = height,
        has_size = plan.has_size }, table.concat {
        "\n", tag("title", nil, language.xml(title(described))),
        "\n", tag("desc", nil, language.xml(description(described, standing))),
        "\n", page(plan, nil, height), layers.draw(plan, described, lists), key(plan,
            described), more,
    })
end

--- Draws a board as SVG.
-- @param described from inarow.board
-- @param options inarow.render_options
-- @return string, one document
function svg.draw(described, options)
    local plan = measure(described, options)
    local words, height = caption(plan, described)
    local lists = sort_out(described)
    return document(plan, described, lists, lists, height,
        proof_overlay.draw(plan, described, lists) .. words)
end

--- Draws a game as an animated SVG picture for browsers. After the animation, and in
-- programs without animations, the picture shows the last board.
-- @param frames list of boards, from replay.frames
-- @param options inarow.render_options
-- @return string, one document
function svg.animate(frames, options)
    local final = frames[#frames]
    local plan = measure(final, options)
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

-- Returns a step in words, by its number.
local function step_in_words(step)
    return say("step-numbered", { number = step.number, text = step.text })
end

-- Describes the steps in words, for readers who cannot see them.
local function steps_described(boards)
    local lines = { boards[1].variant }
    for _, described in ipairs(boards) do
        local lists = sort_out(described)
        lines[#lines + 1] = step_in_words(described.step)
        for i, name in ipairs(described.colours) do
            for _, line in ipairs(points_in_words(say("mark-mind", { colour = name }),
                lists.hypothetical[i])) do
                lines[#lines + 1] = line
            end
        end
        for _, mark in ipairs { "shown", "issue" } do
            for _, line in ipairs(points_in_words(say("step-" .. mark), lists[mark])) do
                lines[#lines + 1] = line
            end
        end
    end
    return table.concat(lines, "\n")
end

--- Draws the steps of an explanation as SVG, one board below the other.
-- @param boards list of inarow.board, from steps.boards; not empty
-- @param options inarow.render_options
-- @return string, one document
function svg.series(boards, options)
    local plan, y, parts = measure(boards[1], options), 0, {}
    for i, described in ipairs(boards) do
        local lists = sort_out(described)
        local words, height = caption(plan, described, nil,
            { step_in_words(described.step) })
        parts[i] = tag("g", { class = "step", transform = ("translate(0 %d)"):format(y) },
            "\n" .. layers.draw(plan, described, lists)
            .. proof_overlay.draw(plan, described, lists) .. key(plan, described)
            .. words) .. "\n"
        y = y + height
    end
    return root({ x = 0, y = 0, width = plan.width, height = y }, table.concat {
        "\n", tag("title", nil, language.xml(title(boards[1]))),
        "\n", tag("desc", nil, language.xml(steps_described(boards))),
        "\n", page(plan, nil, y), table.concat(parts),
    })
end

-- Returns the points at which two boards differ.
local function changes(before, after)
    local list = {}
    for i, point in ipairs(after.points) do
        if not board.is_same_point(before.points[i], point) then
            list[#list + 1] = point
        end
    end
    return list
end

-- Returns true if only lines extend beyond the square of a point. Only on such boards
-- can points be redrawn one by one.
local function has_squares(described)
    return described.full and not described.places.blocks
end

-- Redraws points. On a full rectangle, only the points' squares are redrawn. On other
-- boards, lines and stones extend into neighbouring squares, so the whole board is
-- redrawn, and the part around the points is cut out.
local function redrawn(plan, described, points)
    if not has_squares(described) then
        return page(plan, nil, plan.words - LINE)
            .. layers.draw(plan, described, sort_out(described))
    end
    return layers.patch(plan, described, points,
        sort_out { points = points, colours = described.colours })
end

-- Returns the rectangle of the plan around some points. If the words have changed, the
-- rectangle includes the words.
local function part_of(plan, points, has_words, height, reach)
    local left, top, right, bottom = plan.width, height, 0, 0
    for _, point in ipairs(points) do
        local x, y = plan.x(point.left), plan.y(point.top)
        left, right = math.min(left, x - reach), math.max(right, x + reach)
        top, bottom = math.min(top, y - reach), math.max(bottom, y + reach)
    end
    if has_words then
        left, right, top, bottom = 0, plan.width, math.min(top, plan.words - LINE), height
    end
    return { x = left, y = top, width = right - left, height = bottom - top,
        has_size = true }
end

--- Returns a game as a list of SVG pictures, {text, x, y}, to be laid over each other.
-- The first picture shows the whole board, and each later picture shows only changes.
-- The last picture has `rest`: it is shown this many times longer than the others before
-- the game begins again.
-- @param frames list of boards, from replay.frames
-- @param options inarow.render_options
-- @return list, width, height
function svg.patches(frames, options)
    local plan, height, list = measure(frames[1], options), 0, {}
    plan.has_size = true
    local captions = {}
    for i, frame in ipairs(frames) do
        local reach
        captions[i], reach = caption(plan, frame)
        height = math.max(height, reach)
    end
    local standing = sort_out(frames[1])
    list[1] = { x = 0, y = 0, text = document(plan, frames[1], standing, standing, height,
        captions[1]) }
    for i = 2, #frames do
        local points, words = changes(frames[i - 1], frames[i]), captions[i]
        local is_new = words ~= captions[i - 1]
        local part = part_of(plan, points, is_new, height,
            has_squares(frames[i]) and layers.HALF or layers.REACH)
        part.text = root(part, redrawn(plan, frames[i], points)
            .. (is_new and page(plan, plan.words - LINE, height) .. words or ""))
        list[i] = part
    end
    list[#list].rest = timeline.REST
    return list, plan.width, height
end

return svg
