--- The times at which the stones and marks of an animated picture are visible. Each is
-- visible from one frame to another, by an animation in a style sheet.
--
-- Elements with a class like `on3-9` are visible from the third frame until before the
-- ninth; with `on3-`, until the end. Programs without animations show the final state.
local timeline = {}

--- The last frame is shown this many times longer than the others before the game begins
-- again.
timeline.REST = 4

-- Marks that come and go.
local MARKS = { "last", "shown", "captured", "offered", "forbidden", "wins" }

--- Returns the times for `count` frames, each shown for `seconds`; repeated, or `once`.
function timeline.new(count, seconds, once)
    local parts = count - 1 + (once and 1 or timeline.REST)
    return { count = count, parts = parts, once = once, classes = {}, known = {},
        milliseconds = math.floor(parts * seconds * 1000 + 0.5) }
end

-- Returns the class of elements visible from one frame to another, or to the end; nil if
-- they are always visible.
local function class_of(times, from, till)
    if from == 1 and not till then return nil end
    local class = ("on%d-%s"):format(from, till and ("%d"):format(till) or "")
    if not times.known[class] then
        times.known[class] = true
        table.insert(times.classes, { name = class, from = from, till = till })
    end
    return class
end

-- Given a point whose content changes, ends the time of the old content, and begins the
-- time of the new content.
local function change(times, open, point, at, nth, list)
    local was = open[at]
    if was then was.class = class_of(times, was.from, nth) end
    open[at] = list and { name = point.name, left = point.left, top = point.top,
        from = nth, stone = point.stone, number = point.number }
    if list then list[#list + 1] = open[at] end
end

local NOTHING = {}

--- Returns the points in lists, as for layers.draw. A point occurs once for each new
-- content.
-- @param frames list of inarow.board
function timeline.lists(times, frames)
    local lists, stones, marks = {}, {}, {}
    for i in ipairs(frames[1].colours) do lists[i] = { are_timed = true } end
    for _, mark in ipairs(MARKS) do
        lists[mark], marks[mark] = { are_timed = true }, {}
    end
    for nth, frame in ipairs(frames) do
        local before = nth > 1 and frames[nth - 1].points or NOTHING
        for at, point in ipairs(frame.points) do
            local was = before[at] or NOTHING
            local differs = was.stone ~= point.stone or was.number ~= point.number
            if differs then
                change(times, stones, point, at, nth, lists[point.stone])
            end
            for i = 1, #MARKS do
                local mark = MARKS[i]
                if point[mark] ~= was[mark] or (differs and point[mark]) then
                    change(times, marks[mark], point, at, nth,
                        point[mark] and lists[mark])
                end
            end
        end
    end
    for _, open in pairs { stones, marks.last, marks.shown, marks.captured, marks.offered,
        marks.forbidden } do
        for _, entry in pairs(open) do
            if entry then entry.class = class_of(times, entry.from) end
        end
    end
    return lists
end

--- Returns the first frame, and each frame that differs from the frame before, as a list
-- of {frame, class}.
-- @param texts_of function from a frame to a list of texts
function timeline.runs(times, frames, texts_of)
    local runs, last = {}, nil
    for nth, frame in ipairs(frames) do
        local text = table.concat(texts_of(frame), "\n")
        if text ~= last then
            runs[#runs + 1] = { frame = frame, from = nth }
            last = text
        end
    end
    for i, run in ipairs(runs) do
        run.class = class_of(times, run.from, runs[i + 1] and runs[i + 1].from)
    end
    return runs
end

-- Returns a moment as a percentage of the whole time, with three decimals.
local function per_cent(times, nth)
    local thousandths = math.floor((nth - 1) * 100000 / times.parts + 0.5)
    return ("%d.%03d%%"):format(math.floor(thousandths / 1000), thousandths % 1000)
end

local function rule_of(times, class)
    local steps = { class.from > 1 and "0%{visibility:hidden}" or "" }
    local function add(nth, value)
        steps[#steps + 1] = ("%s{visibility:%s}"):format(per_cent(times, nth), value)
    end
    add(class.from, "visible")
    if class.till then add(class.till, "hidden") end
    return ("@keyframes %s{%s}.%s{animation-name:%s%s}\n"):format(class.name,
        table.concat(steps), class.name, class.name,
        class.till and ";visibility:hidden" or "")
end

--- Returns the style sheet for the classes that the other functions have given so far.
function timeline.css(times)
    local parts = { ("[class^=on]{animation:%dms step-end %s}\n"):format(
        times.milliseconds, times.once and "1" or "infinite") }
    for _, class in ipairs(times.classes) do
        parts[#parts + 1] = rule_of(times, class)
    end
    return table.concat(parts)
end

return timeline
