--- For tests: what is to be seen is written down, and steps from a file are carried out.
--
-- `love . --probe` writes `probe.txt` into the save directory when something has changed:
-- `area X Y LABEL` and `point X Y NAME` for all that can be clicked on, what is `said`
-- and `asked`, the `status`, each `row` that is drawn, then the record, and `end`.
-- `love . --probe FILE` carries out the steps in a file first, one a frame:
--
--   click LABEL    point NAME    explain NAME (a right click)    wheel N    type TEXT
--   key NAME       size W H      drop FILE    rolls SEED         monkey CLICKS SEED
--   shot NAME      state NAME    expect TEXT  quit
--
-- `shot` and `state` write NAME.png and NAME.txt into the save directory; `expect` fails
-- if that text is not in what `state` would write; `monkey` clicks about at random.
local board_view = require "board_view"
local ui = require "ui"

local probe = {}

local app
local steps, at = {}, 1
local last_text

-- What is to be seen, as text.
local function describe()
    local lines = {}
    local function add(...) lines[#lines + 1] = string.format(...) end
    for _, area in ipairs(ui.areas) do
        local x, y = area.x + area.width / 2, area.y + area.height / 2
        add("area %d %d %s", x, y, area.label)
    end
    add("scene %s", app.scene)
    if app.scene == "menu" then return table.concat(lines, "\n") .. "\n" end
    local session = app.session
    for _, point in ipairs(session.seen.points) do
        local x, y = board_view.xy(app.place, point.name)
        add("point %d %d %s", x, y, point.name)
    end
    local said, asked = session.said, session.asked
    add("said %s | %s", said.head, said.text or "")
    add("asked %s", asked and asked.who .. ": " .. asked.what or "-")
    add("status %s", session.state.status)
    for _, row in ipairs(session.proof and session.proof.rows or session.rows) do
        add("row %s", table.concat(row, " "))
    end
    add("record\n%s", session.game:record())
    return table.concat(lines, "\n")
end

-- ---- Clicks ---------------------------------------------------------------------------

local function press(x, y, button)
    love.mouse.setPosition(x, y)
    love.event.push("mousepressed", x, y, button, false, 1)
end

local function press_point(name, button)
    local x, y = board_view.xy(app.place, name)
    press(x, y, button)
end

local function press_area(label)
    for i = #ui.areas, 1, -1 do
        local area = ui.areas[i]
        if area.label == label then
            press(area.x + area.width / 2, area.y + area.height / 2, 1)
            return
        end
    end
    error(("no button '%s' is to be seen"):format(label), 0)
end

-- Buttons that end a game at once, or leave it.
local function ends_it(label)
    return label == "Menu" or label == "Save" or label == "Undo" or label == "Explain"
        or label:find "^Resign" or label:find "draw$"
end

-- One click at random: mostly on a point where something may be done.
local function click_at_random(random)
    local areas, points = {}, {}
    for _, area in ipairs(ui.areas) do
        if not ends_it(area.label) then areas[#areas + 1] = area end
    end
    for _, group in ipairs(app.session.choices.groups) do
        for point in pairs(group.points) do points[#points + 1] = point end
    end
    table.sort(points)
    local all = app.session.seen.points
    if #points == 0 or random:random() < 0.15 then
        points = { all[random:random(#all)].name }
    end
    if #areas > 0 and random:random() < 0.3 then
        areas[random:random(#areas)].act()
    else
        local x, y = board_view.xy(app.place, points[random:random(#points)])
        love.mousepressed(x, y, random:random() < 0.1 and 2 or 1)
    end
end

local verbs = {
    click = press_area,
    point = function(name) press_point(name, 1) end,
    explain = function(name) press_point(name, 2) end,
    wheel = function(by) love.event.push("wheelmoved", 0, tonumber(by)) end,
    type = function(text) love.event.push("textinput", text) end,
    key = function(name) love.event.push("keypressed", name, name, false) end,
    size = function(rest)
        local width, height = rest:match "(%d+) (%d+)"
        love.window.updateMode(tonumber(width), tonumber(height))
    end,
    drop = function(path) -- with the methods of a file that LÖVE gives
        local file
        love.filedropped {
            getFilename = function() return path end,
            open = function() file = io.open(path, "rb") return file ~= nil end,
            read = function(_, bytes) return file:read(bytes) end,
            close = function() return file and file:close() end,
        }
    end,
    rolls = function(seed) love.math.setRandomSeed(tonumber(seed)) end,
    monkey = function(rest)
        local clicks, seed = rest:match "(%d+) (%d+)"
        local random = love.math.newRandomGenerator(tonumber(seed))
        love.graphics.setCanvas(love.graphics.newCanvas(1, 1)) -- quicker than the window
        for _ = 1, tonumber(clicks) do
            click_at_random(random)
            love.draw()
        end
        love.graphics.setCanvas()
    end,
    shot = function(name) love.graphics.captureScreenshot(name .. ".png") end,
    state = function(name) love.filesystem.write(name .. ".txt", describe()) end,
    expect = function(text)
        if not describe():find(text, 1, true) then
            error(("'%s' is not to be seen in:\n%s"):format(text, describe()), 0)
        end
    end,
    quit = function() love.event.quit() end,
}

-- After a frame: the next step, or what has changed. True if there are more steps.
local function after_draw()
    while steps[at] do
        local verb, rest = steps[at]:match "^(%S+)%s*(.-)%s*$"
        at = at + 1
        verbs[verb](rest)
        if verb ~= "expect" then return true end
    end
    local text = describe()
    if text ~= last_text then
        last_text = text
        love.filesystem.write("probe.txt", text .. "end\n")
    end
end

--- Begin.
-- @param path of a file of steps, or nil
function probe.start(the_app, path)
    app = the_app
    for line in path and io.lines(path) or function() end do
        if line:find "%S" and not line:find "^#" then steps[#steps + 1] = line end
    end
    app.after_draw = after_draw
    love.errorhandler = function(message) -- a test is not to wait for a key
        io.stderr:write(tostring(message), "\n", debug.traceback(), "\n")
        os.exit(1)
    end
end

return probe
