--- For tests: writes the visible contents of the window to a file, and follows steps.
--
-- `love . --probe` writes `probe.txt` into the save directory after each change. It has
-- a line `area X Y LABEL` or `point X Y NAME` for everything that can be clicked, and
-- `dim LABEL` for buttons that do nothing now. It also has the text `said`, the question
-- `asked`, the `status`, each drawn `row`, the record, and `end`.
--
-- `love . --probe FILE` first follows the steps in a file, one per frame. If FILE is
-- `-`, the steps come one by one from the input, until its end:
--
--   click LABEL    point NAME    explain NAME (a right click)    type TEXT
--   beside NAME X Y (a click beside the point, in hundredths of a cell)
--   over LABEL     wheel N       key NAME     size W H    drop FILE    fits
--   touch NAME (a finger taps)   again STEP (so soon after the previous step that it
--   counts as a double click)
--   down N NAME (finger N is put on a point or a button)
--   to N NAME      by N X Y (it moves by this)    lift N      hold SECONDS
--   phone (with a keyboard on its screen)     safe X Y W H (usable part of the screen)
--   large N (the least height of the buttons at the table)     rolls SEED
--   monkey CLICKS SEED           shot NAME    state NAME  expect TEXT  await TEXT  quit
--   anew NAME (begins as if the game had just been started, with NAME as the name of its
--   save directory)              done NAME (prints the name)
--
-- `shot` and `state` write NAME.png and NAME.txt into the save directory; NAME.txt also
-- has each visible `text`. `expect` fails if the text is not in the state, `not` fails
-- if it is, and `await` waits for it. `fits` fails if something that can be clicked is
-- outside the window or overlaps something else, or if a click on a point finds another
-- point. Fingers cause the same events as in SDL, including those of a mouse. `monkey`
-- clicks at random, and checks the effect of every click.
local board_view = require "board_view"
local buttons = require "buttons"
local choices = require "choices"
local cursor = require "cursor"
local doer = require "doer"
local double = require "double"
local pane = require "pane"
local place = require "place"
local say = require "say"
local sound = require "sound"
local touch = require "touch"
local ui = require "ui"
local words = require "words"

local probe = {}

-- The steps, their source, the index of the next step, and the values that `anew`
-- restores. They survive `anew`, which loads this file again.
local kept = package.loaded["probe kept"] or { steps = {}, at = 1 }
package.loaded["probe kept"] = kept

local app
local last_text
local keyboard = "none" -- state that was requested for the keyboard on the screen
-- numbers of handled events
local events = { mousepressed = 0, keypressed = 0, textinput = 0 }

-- Returns a step by its number, or nil; waits for steps from a pipe.
local function step_of(number)
    while kept.source and not kept.steps[number] do
        local line = kept.source:read "*l"
        if not line then
            if kept.source == io.stdin then love.event.quit() end
            kept.source = nil
        elseif line:find "%S" and not line:find "^#" then
            kept.steps[#kept.steps + 1] = line
        end
    end
    return kept.steps[number]
end

-- Returns the visible contents as text; with all written texts, if wanted.
local function describe(texts)
    local lines = {}
    local function add(...) lines[#lines + 1] = string.format(...) end
    for _, area in ipairs(ui.areas) do
        local x, y = area.x + area.width / 2, area.y + area.height / 2
        add("area %d %d %s", x, y, area.label)
        if area.off then add("dim %s", area.label) end
    end
    for name, count in pairs(events) do add("%s %d", name, count) end
    add("size %dx%d", love.graphics.getDimensions())
    add("scene %s", app.scene)
    add("keyboard %s", keyboard)
    for _, one in ipairs(pane.list) do add("pane %s %d", one.name, one.at) end
    for _, text in ipairs(texts or {}) do
        add("text %d %d %s", text.x, text.y, text.text:gsub("\n", " "))
    end
    if app.scene == "menu" then return table.concat(lines, "\n") .. "\n" end
    local session = app.session
    for _, point in ipairs(session.seen.points) do
        local x, y = place.xy(app.place, point.name)
        add("point %d %d %s", x, y, point.name)
    end
    local said, asked = session.said, session.asked
    add("said %s | %s", said.head, (said.text or ""):gsub("\n%s*(%S)", " / %1"))
    add("asked %s", asked and asked.who .. ": " .. asked.what or "-")
    add("status %s", session.state.status)
    add("shaded %s", table.concat(board_view.shaded(session), " "))
    local step = session.review
    add("step %s", step and step.number .. "/" .. step.count or "-")
    add("cells %s", session.shown:cells())
    add("sound %s", tostring(sound.on))
    add("draw %s", session.state.draw_offer or "-")
    add("cursor %s", cursor.point(app.place) or "-")
    add("aim %s", touch.aims() and place.point(app.place, touch.position()) or "-")
    add("chosen %s", table.concat(session.chosen, " "))
    add("hint %s", session.hint_asked and "awaited" or session.hint
        and table.concat(session.hint.points, " ") or "-")
    for _, stone in ipairs(session.hint and session.hint.stones or {}) do
        add("mind %d %s", stone.number, stone.point)
    end
    local node = session.studies and session.node
    add("node %s", node and node.number or "-")
    add("typing %s", session.typing and session.typing.field or "-")
    add("puzzle %s", session.puzzle and session.puzzle.colour or "-")
    local argued = session.argument
    add("argument %s", argued and argued.number .. "/" .. #argued.steps or "-")
    local shown = argued and argued.steps[argued.number]
    for _, stone in ipairs(shown and shown.mind or {}) do
        add("mind %s %s", stone.point, stone.number or "-")
    end
    if shown then
        add("stones %s", table.concat(shown.stones, " "))
        add("at issue %s", table.concat(shown.points, " "))
    end
    for _, row in ipairs(session.proof and session.proof.rows or session.rows) do
        add("row %s", table.concat(row, " "))
    end
    add("record\n%s", session:record())
    return table.concat(lines, "\n")
end

-- ---- Clicks ---------------------------------------------------------------------------

local function press(x, y, button)
    love.mouse.setPosition(x, y)
    love.event.push("mousepressed", x, y, button, false, 1)
end

local function press_point(name, button)
    local x, y = place.xy(app.place, name)
    press(x, y, button)
end

local function find_area(label)
    for i = #ui.areas, 1, -1 do
        local area = ui.areas[i]
        if area.label == label then
            return area.x + area.width / 2, area.y + area.height / 2
        end
    end
    error(("no button '%s' is to be seen"):format(label), 0)
end

local function press_area(label)
    local x, y = find_area(label)
    press(x, y, 1)
end

-- ---- Fingers --------------------------------------------------------------------------

local fingers = {} -- their places, by number

-- Returns a place by the name of a point or a button.
local function find(name)
    if app.scene == "table" and app.place.layout.at[name] then
        return place.xy(app.place, name)
    end
    return find_area(name)
end

-- Sends the events of a finger, in SDL's order; for the first finger, those of a mouse
-- too.
local function push(number, what, x, y)
    local mouse = { pressed = { x, y, 1, true, 1 }, released = { x, y, 1, true, 1 },
        moved = { x, y, 0, 0, true } }
    if number == 1 then love.event.push("mouse" .. what, unpack(mouse[what])) end
    love.event.push("touch" .. what, number, x, y, 0, 0, 1)
end

local function put(number, x, y)
    fingers[number] = { x, y }
    push(number, "pressed", x, y)
end

-- A movement has several events on its way.
local function move(number, x, y)
    local from = fingers[number]
    fingers[number] = { x, y }
    for i = 1, 4 do
        push(number, "moved", from[1] + (x - from[1]) * i / 4,
            from[2] + (y - from[2]) * i / 4)
    end
end

local function lift(number)
    push(number, "released", unpack(fingers[number]))
    fingers[number] = nil
end

-- ---- The window's size ----------------------------------------------------------------

local ffi = require "ffi"
if not kept.is_declared then
    kept.is_declared = true
    ffi.cdef [[
        void *SDL_GL_GetCurrentWindow(void);
        void SDL_SetWindowMinimumSize(void *, int, int);
        void SDL_SetWindowSize(void *, int, int);
    ]]
end

-- Resizes the window like a dragged border. LÖVE's own function takes 70 ms, because it
-- makes the window and all shaders again. Only pictures need that, because an invisible
-- window keeps its original pixels.
local function resize(width, height)
    local window = ffi.C.SDL_GL_GetCurrentWindow()
    ffi.C.SDL_SetWindowMinimumSize(window, 1, 1)
    ffi.C.SDL_SetWindowSize(window, width, height)
    kept.needs_pixels = true
end

local function renew_pixels()
    if not kept.needs_pixels then return end
    local width, height = love.graphics.getDimensions()
    love.window.updateMode(width, height, { minwidth = 1, minheight = 1 })
    kept.needs_pixels = false
end

-- ---- Invisible frames -----------------------------------------------------------------

local draw = love.draw
local nowhere

-- Lays out the window without drawing its pixels, which would take much longer.
local function draw_unseen()
    nowhere = nowhere or love.graphics.newCanvas(1, 1)
    love.graphics.setCanvas(nowhere)
    draw()
    love.graphics.setCanvas()
end

-- Returns true if a step takes a picture of this frame.
local function is_seen()
    local number, step = kept.at, step_of(kept.at)
    while step and (step:find "^%s*expect" or step:find "^%s*not") do
        number = number + 1
        step = step_of(number)
    end
    return not step or step:find "^%s*shot" ~= nil
end

local function draw_frame()
    if not is_seen() then return draw_unseen() end
    renew_pixels()
    draw()
end

-- ---- Random clicks --------------------------------------------------------------------

-- Buttons that end or leave a game at once, or change the window.
local AVOIDED = { [words.at_table.resign] = true,
    [words.at_table.accept_draw] = true, comment = true }
for _, name in ipairs { "menu", "save", "undo", "explain", "screen", "sound", "hint",
    "puzzle", "tree", "comment", "before" } do
    AVOIDED[words.tools[name]] = true
end

local function fail(...)
    error(string.format(...) .. "\n" .. describe(), 0)
end

-- Returns the areas of the buttons at the table and the tools.
local function staying(session)
    local labels, list = {}, {}
    for _, button in ipairs(buttons.at_table(session)) do labels[button.label] = true end
    for _, label in pairs(words.tools) do labels[label] = true end
    for _, area in ipairs(ui.areas) do
        if labels[area.label] then list[#list + 1] = area end
    end
    return list
end

-- The original places of these areas, and their session: a rematch may arrange them
-- differently.
local places, placed

local function check_places(session)
    if placed ~= session then places, placed = {}, session end
    for _, area in ipairs(staying(session)) do
        local now = ("%d %d"):format(area.x, area.y)
        places[area.label] = places[area.label] or now
        if places[area.label] ~= now then fail("'%s' has moved", area.label) end
    end
end

-- Checks a random point: it is in shadow exactly if the arbiter would refuse it, for
-- stones that are placed, picked or removed.
local function check_shade(session, random)
    local groups, all = session.choices.groups, session.seen.points
    local point = all[random:random(#all)].name
    if #groups ~= 1 or session.review then return end
    local verb = groups[1].verb
    if verb ~= "play" and verb ~= "pick" and verb ~= "remove" then return end
    local action = choices.click(session, point)
    local stands = session.game:apply(action) ~= nil
    if stands then session.game:undo(true) end
    if stands ~= (session.live[point] or false) then
        fail("%s: %s, but the arbiter says %s", point,
            session.live[point] and "lit" or "in shadow", tostring(stands))
    end
end

-- Returns everything that a click can change.
local function what_is()
    local session = app.session
    local step = session.review and session.review.number or "-"
    return table.concat({ #session.game.log, step, tostring(session.node),
        tostring(app.question),
        tostring(app.shows.numbers), tostring(app.shows.forbidden),
        choices.group(session) and choices.group(session).key or "-",
        table.concat(session.chosen, " ") }, "|")
end

-- Clicks: if nothing changed, the window must give a reason.
local function check_said(click)
    local before, said = what_is(), app.session.said
    click()
    if what_is() == before and app.session.said == said then
        fail("a click did nothing, and nothing was said")
    end
end

-- Checks that the arbiter accepts a complete offer.
local function check_offer(session)
    local wanted, group = choices.wanted(session), choices.group(session)
    if not wanted or #session.chosen < wanted then return end
    local points = session.chosen
    if not session.game:apply { verb = group.verb, points = points } then
        fail("the arbiter refuses %s", table.concat(points, " "))
    end
    session.game:undo(true)
end

-- Checks that a button that is not dim does its action, and names the player for whom it
-- acts.
local function check_buttons(session)
    for _, list in ipairs { buttons.answers(session), buttons.at_table(session) } do
        for _, button in ipairs(list) do
            local action = not button.off and button.action
            if action and not doer.may(session.game, action) then
                fail("'%s' is refused", button.label)
            end
            local who = action and doer.of(session.game, action)
            if who and not button.label:find(say.name(who), 1, true) then
                fail("'%s' acts for %s", button.label, who)
            end
        end
    end
end

-- Makes one random click, usually on a point where an action is possible.
local function click_at_random(random)
    local session, areas, points = app.session, {}, {}
    for _, area in ipairs(ui.areas) do
        if not AVOIDED[area.label] then areas[#areas + 1] = area end
    end
    for point in pairs(session.live) do points[#points + 1] = point end
    table.sort(points)
    local all = session.seen.points
    if #points == 0 or random:random() < 0.15 then
        points = { all[random:random(#all)].name }
    end
    if #areas > 0 and random:random() < 0.3 then
        local area = areas[random:random(#areas)]
        local chosen_already = area.label ~= words.never_mind
        if chosen_already then check_said(area.act) else area.act() end
    else
        local x, y = place.xy(app.place, points[random:random(#points)])
        local button = random:random() < 0.1 and 2 or 1
        check_said(function() love.mousepressed(x, y, button) end)
    end
end

-- ---- Room -----------------------------------------------------------------------------

local function overlap(a, b)
    return a.x < b.x + b.width and b.x < a.x + a.width and a.y < b.y + b.height
        and b.y < a.y + a.height
end

-- Checks that labels fit into their buttons.
local function check_labels()
    for _, text in ipairs(ui.texts) do
        if text.is_cut then fail("'%s' has no room", text.text) end
    end
end

-- Checks that a click on each point finds that point.
local function check_points()
    for _, point in ipairs(app.session.seen.points) do
        local x, y = place.xy(app.place, point.name)
        local found = place.point(app.place, x, y)
        if found ~= point.name then fail("%s is found as %s", point.name, found) end
    end
end

-- Checks that everything that can be clicked is in the window without overlap, and that
-- scrolling parts have room for some lines.
local function check_room()
    local window = {}
    window.x, window.y, window.width, window.height = love.window.getSafeArea()
    local areas = { unpack(ui.areas) }
    if app.scene == "table" then
        areas[#areas + 1] = { label = "the board", x = app.place.x, y = app.place.y,
            width = app.place.width, height = app.place.height }
    end
    for i, area in ipairs(areas) do
        if area.x < window.x or area.y < window.y
            or area.x + area.width > window.x + window.width
            or area.y + area.height > window.y + window.height then
            fail("'%s' is not all in the window", area.label)
        end
        for j = 1, i - 1 do
            if overlap(area, areas[j]) then
                fail("'%s' lies on '%s'", area.label, areas[j].label)
            end
        end
    end
    if app.scene == "table" then check_points() end
    check_labels()
    for _, one in ipairs(pane.list) do
        if one.most > 0 and one.height < ui.size * 3 then
            fail("'%s' has no room", one.name)
        end
    end
end

-- ---- The cursor -----------------------------------------------------------------------

-- Checks that the arrow keys reach every point from any other.
local function check_reach()
    local session, points = app.session, app.session.seen.points
    local back = {} -- by point: the points from which a key leads there
    for _, point in ipairs(points) do back[point.name] = {} end
    for _, point in ipairs(points) do
        for _, key in ipairs { "left", "right", "up", "down" } do
            cursor.put(app.place, point.name)
            cursor.move(app.place, session, key)
            table.insert(back[cursor.point(app.place)], point.name)
        end
    end
    cursor.hide()
    for _, goal in ipairs(points) do
        local reached, list = { [goal.name] = true }, { goal.name }
        for _, name in ipairs(list) do
            for _, from in ipairs(back[name]) do
                if not reached[from] then
                    reached[from] = true
                    list[#list + 1] = from
                end
            end
        end
        if #list < #points then fail("%s is not reached with keys", goal.name) end
    end
end

-- ---- Restarting -----------------------------------------------------------------------

-- Functions of LÖVE that steps replace.
local REPLACED = { window = { "getSafeArea" },
    keyboard = { "hasScreenKeyboard", "setTextInput" } }

-- Returns a function that makes each font, by its size, once.
local function font_maker(make)
    local fonts = {}
    return function(size)
        fonts[size] = fonts[size] or make(size)
        return fonts[size]
    end
end

-- Keeps the original functions, or restores them.
local function restore()
    if not kept.functions then
        kept.functions = {}
        love.graphics.newFont = font_maker(love.graphics.newFont)
    end
    for module, names in pairs(REPLACED) do
        for _, name in ipairs(names) do
            local known = kept.functions[name] or love[module][name]
            kept.functions[name], love[module][name] = known, known
        end
    end
end

-- Files whose only state is pictures, which take long to make.
local PICTURES = { ["stones.lua"] = true, ["wood.lua"] = true }

-- Starts again as if the game had just been started. Its own files are loaded again, but
-- LÖVE, the library and pictures stay. The loop that calls this function continues after
-- the new game ends.
local function begin_anew(name)
    restore()
    local inarow = require "inarow"
    while #inarow.finders > 1 do table.remove(inarow.finders) end
    -- for a player's own variants
    if love.filesystem.getInfo "variants" then inarow.forget() end
    love.filesystem.setIdentity(name)
    local width, height = love.window.getMode()
    if love.window.getFullscreen() then
        love.window.updateMode(1000, 700)
    elseif width ~= 1000 or height ~= 700 then
        resize(1000, 700)
    end
    love.mouse.setPosition(0, 0)
    love.event.clear()
    for _, file in ipairs(love.filesystem.getDirectoryItems "") do
        local own = file:match "^(.*)%.lua$"
        if own and not PICTURES[file] then package.loaded[own] = nil end
    end
    love.filesystem.load "main.lua"()
    local loop = love.run()
    repeat local status = loop() until status
    love.event.quit()
end

local verbs = {
    anew = begin_anew,
    done = function(name) print("done " .. name) io.stdout:flush() end,
    reaches = check_reach,
    fits = check_room,
    click = press_area,
    point = function(name) press_point(name, 1) end,
    explain = function(name) press_point(name, 2) end,
    touch = function(name)
        put(1, find(name))
        lift(1)
    end,
    down = function(rest)
        local number, name = rest:match "^(%d) (.*)$"
        put(tonumber(number), find(name))
    end,
    to = function(rest)
        local number, name = rest:match "^(%d) (.*)$"
        move(tonumber(number), find(name))
    end,
    by = function(rest)
        local number, x, y = rest:match "^(%d) (%S+) (%S+)$"
        local from = fingers[tonumber(number)]
        move(tonumber(number), from[1] + x, from[2] + y)
    end,
    lift = function(number) lift(tonumber(number)) end,
    hold = function(seconds) love.timer.sleep(tonumber(seconds)) end,
    phone = function()
        function love.keyboard.hasScreenKeyboard() return true end
        function love.keyboard.setTextInput(is_up, ...)
            keyboard = is_up and ("at %d %d %d %d"):format(...) or "down"
        end
    end,
    safe = function(rest)
        local x, y, width, height = rest:match "^(%d+) (%d+) (%d+) (%d+)$"
        function love.window.getSafeArea()
            return tonumber(x), tonumber(y), tonumber(width), tonumber(height)
        end
    end,
    large = function(points)
        for _, area in ipairs(staying(app.session)) do
            if area.height < tonumber(points) then
                fail("'%s' is only %d high", area.label, area.height)
            end
        end
    end,
    beside = function(rest)
        local name, right, down = rest:match "^(%S+) (%S+) (%S+)$"
        local x, y = place.xy(app.place, name)
        local hundredth = app.place.cell / 100
        press(x + right * hundredth, y + down * hundredth, 1)
    end,
    over = function(label) love.mouse.setPosition(find_area(label)) end,
    wheel = function(by) love.event.push("wheelmoved", 0, tonumber(by)) end,
    type = function(text) love.event.push("textinput", text) end,
    key = function(name) love.event.push("keypressed", name, name, false) end,
    size = function(rest)
        local width, height = rest:match "(%d+) (%d+)"
        resize(tonumber(width), tonumber(height))
        love.event.push("resize", tonumber(width), tonumber(height))
    end,
    drop = function(path) -- with the methods of a file from LÖVE
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
        placed = nil
        for _ = 1, tonumber(clicks) do
            double.forget()
            check_shade(app.session, random)
            click_at_random(random)
            check_offer(app.session)
            check_buttons(app.session)
            draw_unseen()
            check_places(app.session)
            check_labels()
        end
    end,
    shot = function(name) love.graphics.captureScreenshot(name .. ".png") end,
    state = function(name) love.filesystem.write(name .. ".txt", describe(ui.texts)) end,
    await = function(text)
        if not describe(ui.texts):find(text, 1, true) then kept.at = kept.at - 1 end
    end,
    ["not"] = function(text)
        local seen = describe(ui.texts)
        if seen:find(text, 1, true) then fail("'%s' is to be seen", text) end
    end,
    expect = function(text)
        local seen = describe(ui.texts)
        if not seen:find(text, 1, true) then
            error(("'%s' is not to be seen in:\n%s"):format(text, seen), 0)
        end
    end,
    quit = function() love.event.quit() end,
}
function verbs.again(step)
    local verb, rest = step:match "^(%S+)%s*(.*)$"
    verbs[verb](rest)
end

-- Called after a frame: takes the next step, or writes the changes. Returns true if there
-- are more steps.
local function after_draw()
    while step_of(kept.at) do
        local verb, rest = kept.steps[kept.at]:match "^(%S+)%s*(.-)%s*$"
        kept.at = kept.at + 1
        if verb ~= "again" then double.forget() end -- people pause between clicks
        verbs[verb](rest)
        if verb ~= "expect" and verb ~= "not" then return true end
    end
    local text = describe()
    if text ~= last_text then
        last_text = text
        love.filesystem.write("probe.txt", text .. "end\n")
    end
end

--- Starts the probe.
-- @param path of a file of steps, "-", or nil
function probe.start(the_app, path)
    app = the_app
    -- With steps, compiling would take longer than the steps. Without steps, players'
    -- settings apply.
    if path and not os.getenv "INAROW_LONG" then jit.off() end
    if not kept.functions then
        kept.source = path == "-" and io.stdin or path and assert(io.open(path))
        restore()
    end
    app.after_draw, love.draw = after_draw, draw_frame
    for name in pairs(events) do -- a test waits until its events have been handled
        local handle = love[name]
        love[name] = function(...)
            handle(...)
            events[name] = events[name] + 1
        end
    end
    love.errorhandler = function(message) -- a test must not wait for a key
        io.stderr:write(tostring(message), "\n", debug.traceback(), "\n")
        os.exit(1)
    end
end

return probe
