--- inarow in a window: a small but complete game for LÖVE, which you may copy. Its
-- README describes each file.
local library = require "library"
local board_view, cursor, double, hint, keyboard, menu, pane, panel, place, session, setup
local sound, tools, touch, typing, ui

local app = {
    shows = { numbers = false, forbidden = true, explain = false },
}

-- True after a press, a movement or a change of size: the window must be drawn.
local dirty = true

function app.to_menu()
    if app.session then app.session:settle() end
    app.scene, app.question = "menu", nil
end

--- Continues with a game.
function app.to_table(game)
    app.session, app.scene, app.question = game, "table", nil
    app.shows.explain, app.heard = false, #game.game.log
    cursor.hide()
end

--- Starts the same game again.
function app.rematch()
    local game, message = session.rematch(app.session)
    if not game then return app.session:refuse(message) end
    app.to_table(game)
end

--- Opens a record; a fault is reported on the present screen.
function app.open(text, name)
    local game, message = session.open(text, name)
    if game then
        app.to_table(game)
    elseif app.scene == "table" then
        app.session:say("bad", require("say").text "not_loaded", message)
    else
        menu.complain(message)
    end
end

-- Reads the command line: a record to open, and `--probe` for tests.
local function read_arguments(arguments)
    for i, word in ipairs(arguments) do
        if word == "--probe" then
            require("probe").start(app, arguments[i + 1])
            break
        end
        local file, message = io.open(word, "rb")
        app.open(file and file:read(2 ^ 20 + 1), message or word)
        if file then file:close() end
    end
end

function love.load(arguments)
    app.names, app.own = library.variants(library.load())
    board_view, cursor, double = require "board_view", require "cursor", require "double"
    hint, keyboard = require "hint", require "keyboard"
    menu, panel = require "menu", require "panel"
    pane, place, session = require "pane", require "place", require "session"
    setup, sound, tools = require "setup", require "sound", require "tools"
    touch, typing, ui = require "touch", require "typing", require "ui"
    love.keyboard.setKeyRepeat(true)
    app.to_menu()
    read_arguments(arguments)
end

-- ---- Drawing --------------------------------------------------------------------------

-- Draws the board and the panel: side by side, or one above the other in a tall window.
local function draw_table(x, y, width, height)
    local pad = ui.gap
    local wide, tall = width, height -- size of the board with its margin
    if width >= height then
        wide = math.ceil(width - panel.width(width, height))
        panel.draw(app.session, app, x + wide, y, width - wide, height)
    else
        tall = math.floor(math.min(width + ui.size * 2, height * 0.58))
        panel.draw(app.session, app, x, y + tall, width, height - tall)
    end
    app.place = board_view.draw(app.session, app.shows, x + pad, y + pad, wide - 2 * pad,
        tall - 2 * pad)
end

local function draw_scene(...)
    ui.begin()
    pane.begin()
    love.graphics.clear(ui.colours.ground)
    if app.scene == "table" then
        draw_table(...)
    else
        menu.draw(app, ...)
    end
end

function love.draw()
    -- The whole window, except a phone's rounded corners, cameras and bars.
    local x, y, width, height = love.window.getSafeArea()
    ui.measure(width, height)
    draw_scene(x, y, width, height)
    if pane.unsettled then draw_scene(x, y, width, height) end
end

-- ---- Events ---------------------------------------------------------------------------

-- Handles a click on a point, or a choice with the cursor.
local function choose(point, explains)
    app.question = nil
    if explains or app.shows.explain then
        app.session:explain(point)
    else
        app.session:click(point)
    end
end

-- Handles a click on the board or beside its points.
local function click_board(x, y, button)
    local point = place.point(app.place, x, y)
    if point then
        choose(point, button == 2)
    elseif place.covers(app.place, x, y) then
        app.session:refuse(require("say").why "not_a_point")
    end
end

-- A finger that stays on the board acts like a mouse's right button.
local function explain_long()
    local x, y = touch.long()
    if not x then return end
    click_board(x, y, 2)
    dirty = true
end

-- Plays a sound for an action, if sound is on.
local function listen()
    local done = #app.session.game.log
    if done > app.heard then sound.click() end
    app.heard = done
end

-- Returns the text that is being typed at the table, or nil.
local function typed_at_table()
    return app.scene == "table" and app.session.typing or nil
end

function love.update()
    local is_typing = typed_at_table() or app.scene == "menu" and setup.field
    if not is_typing then keyboard.lower() end
    if app.scene ~= "table" then return end
    explain_long()
    if app.session:tick() then app.question, dirty = nil, true end
    if hint.poll(app.session) then dirty = true end
    listen()
end

-- ---- Input ----------------------------------------------------------------------------

-- Returns what a press at a place is for, as a key for `double`: the button or the point,
-- and the turn. The key of a button that does the same at every turn is only the button.
local function target_at(x, y)
    local area = ui.find(x, y)
    local at_table = app.scene == "table"
    local point = not area and at_table and place.point(app.place, x, y)
    local turn = at_table and not (area and area.repeats) and app.session:turn() or ""
    return { area = area, name = ("%s %s %s"):format(app.scene,
        area and area.label or point or "", turn) }
end

-- Handles a press on a button, on the board or beside it.
local function press(x, y, button)
    local target = target_at(x, y)
    if not double.is_meant(x, y, target) then return end
    if typed_at_table() and not (target.area and target.area.label == "comment") then
        app.session:settle()
    end
    if button == 1 and target.area then
        target.area.act()
    elseif app.scene == "table" then
        click_board(x, y, button)
    end
end

local function click(x, y, button)
    cursor.hide()
    press(x, y, button)
end

-- On a phone, LÖVE also reports a finger as a mouse's first button.
function love.mousepressed(x, y, button, is_finger)
    if is_finger or button == 1 and library.is_phone() then return end
    touch.leave()
    click(x, y, button)
end

function love.mousemoved(_, _, _, _, is_finger)
    if is_finger then return end
    touch.leave()
    cursor.hide()
end

function love.touchpressed(id, x, y)
    cursor.hide()
    touch.press(id, x, y, app.scene == "table" and place.covers(app.place, x, y))
end

function love.touchmoved(id, x, y)
    local from_x, from_y, by = touch.move(id, x, y)
    if by then pane.drag(from_x, from_y, by) end
end

-- A finger that aimed and then left the points of the board cancels its action.
function love.touchreleased(id, x, y)
    local was = touch.lift(id)
    if was == "tap" or was == "aim" and place.point(app.place, x, y) then
        click(x, y, 1)
    end
end

-- Called when a phone is turned.
function love.resize()
    touch.forget()
end

-- Called when another window gets the focus, or this one.
function love.focus()
    touch.forget()
end

function love.wheelmoved(_, by)
    local x, y = love.mouse.getPosition()
    pane.wheel(x, y, by)
end

-- Keys at the table, each with the button that does the same.
local KEYS = {
    home = "first", pageup = "back", pagedown = "forward", ["end"] = "last",
    n = "numbers", f = "forbidden", e = "explain", m = "sound",
    h = "hint", p = "puzzle", u = "undo", s = "save", t = "tree", escape = "menu",
}

-- Keys beside a tree. Keys that write nothing begin a comment.
local STUDY_KEYS = {
    left = "back", right = "forward", up = "previous", down = "next",
    f2 = "comment", f3 = "before", delete = "delete",
    z = "restore",
}

-- The arrow keys move the cursor while an action is possible. After the game, or in a
-- review, they step.
local ARROWS = { left = "back", right = "forward", up = false, down = false }
local CHOOSES = { ["return"] = true, kpenter = true, space = true }

local function point_with_keys(key)
    if app.session.argument and (key == "left" or key == "right") then
        app.session:reason(key == "left" and -1 or 1)
    elseif not app.session.asked then
        if ARROWS[key] then tools.act(app, ARROWS[key]) end
    elseif ARROWS[key] ~= nil then
        cursor.move(app.place, app.session, key)
    elseif cursor.point(app.place) then
        local x, y = place.xy(app.place, cursor.point(app.place))
        press(x, y, 1)
    end
end

-- Keys that repeat while they are held: movement, steps and deletion of letters. A stone,
-- or the action of a button, needs a new press.
local HELD = { pageup = true, pagedown = true, backspace = true }
for key in pairs(ARROWS) do HELD[key] = true end

function love.keypressed(key, _, is_held)
    if is_held and not HELD[key] and not typed_at_table() then return end
    local studies = app.scene == "table" and app.session.studies
    if key == "f12" then
        love.graphics.captureScreenshot(("inarow-%d.png"):format(os.time()))
    elseif key == "f11" then
        tools.act(app, "screen")
    elseif app.scene == "menu" then
        menu.keypressed(key, app)
    elseif typed_at_table() then
        if key == "escape" then app.session:settle() end
        if typed_at_table() then typing.key(typed_at_table(), key) end
    elseif studies and not app.session.argument and STUDY_KEYS[key] then
        tools.act(app, STUDY_KEYS[key])
    elseif ARROWS[key] ~= nil or CHOOSES[key] then
        point_with_keys(key)
    elseif key == "w" then
        app.session:why()
    elseif key == "escape" and app.session.argument then
        app.session:close()
    elseif KEYS[key] then
        tools.act(app, KEYS[key])
    end
end

function love.textinput(text)
    if app.scene == "menu" then
        menu.textinput(text)
    elseif typed_at_table() then
        typing.type(typed_at_table(), text)
    end
end

function love.filedropped(file)
    local name = file:getFilename():match("[^/\\]*$")
    local opened = file:open "r"
    app.open(opened and file:read(2 ^ 20 + 1), name)
    file:close()
end

-- ---- The loop -------------------------------------------------------------------------

local PAUSE = 0.01

-- The window is drawn after an event, ten times a second while a clock runs, and now and
-- then in case the window was covered.
local function is_due(drawn)
    local clock = app.scene == "table" and app.session.state.clock
    local rest = clock and clock.running and 0.1 or 0.7
    return dirty or love.timer.getTime() - drawn > rest
end

function love.run()
    love.load(love.arg.parseGameArguments(arg))
    local drawn = 0
    return function()
        love.event.pump()
        for name, a, b, c, d, e, f in love.event.poll() do
            if name == "quit" then return a or 0 end
            love.handlers[name](a, b, c, d, e, f)
            dirty = true
        end
        love.update()
        if is_due(drawn) then
            dirty, drawn = false, love.timer.getTime()
            love.graphics.origin()
            love.draw()
            if app.after_draw then dirty = app.after_draw() end
            love.graphics.present()
            double.drawn()
        end
        love.timer.sleep(PAUSE)
    end
end
