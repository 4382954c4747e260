--- inarow in a window: a small complete game for LÖVE, made to be copied.
--
--   library     finds inarow           session   one game under the arbiter
--   choices     what may be done now   board_view, panel, menu   what is to be seen
--   ui, stones  text, buttons, stones  probe     for tests; leave it out of a copy
local library = require "library"
local board_view, menu, panel, session, ui

local app = {
    shows = { numbers = false, forbidden = true, explain = false },
    scroll = 0, -- of the panel
}

-- Something was pressed, moved or resized: draw anew.
local dirty = true

function app.to_menu()
    app.scene, app.question = "menu", nil
end

--- Go on with a game.
function app.to_table(game)
    app.session, app.scene, app.question, app.scroll = game, "table", nil, 0
    app.shows.explain = false
end

--- Open a record; what is wrong with it is said where the player is.
function app.open(text, name)
    local game, message = session.open(text, name)
    if game then
        app.to_table(game)
    elseif app.scene == "table" then
        app.session:say("bad", "not loaded", message)
    else
        menu.complain(message)
    end
end

-- The words on the command line: a record to open, and `--probe` for tests.
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
    app.names = library.variants(library.load())
    board_view, menu, panel = require "board_view", require "menu", require "panel"
    session, ui = require "session", require "ui"
    love.keyboard.setKeyRepeat(true)
    app.to_menu()
    read_arguments(arguments)
end

-- ---- Drawing --------------------------------------------------------------------------

-- The board and the panel: side by side, or one above the other in a tall window.
local function draw_table(width, height)
    local pad = ui.gap
    local x, y, wide, tall = 0, 0, width, height
    if width >= height then
        wide = math.floor(math.max(ui.size * 18, math.min(width * 0.32, ui.size * 25)))
        x = width - wide
        app.place = board_view.draw(app.session, app.shows, pad, pad, x - 2 * pad,
            height - 2 * pad)
    else
        y = math.floor(math.min(width + ui.size * 2, height * 0.58))
        tall = height - y
        app.place = board_view.draw(app.session, app.shows, pad, pad, width - 2 * pad,
            y - 2 * pad)
    end
    panel.draw(app.session, app, x, y, wide, tall)
end

function love.draw()
    local width, height = love.graphics.getDimensions()
    ui.measure(width, height)
    ui.areas = {}
    love.graphics.clear(ui.colours.ground)
    if app.scene == "table" then
        draw_table(width, height)
    else
        menu.draw(app, width, height)
    end
end

function love.update()
    if app.scene == "table" and app.session:tick() then dirty = true end
end

-- ---- Input ----------------------------------------------------------------------------

function love.mousepressed(x, y, button)
    if button == 1 and ui.click(x, y) then return end
    local point = app.scene == "table" and board_view.at(app.place, x, y)
    if not point then return end
    app.question = nil
    if button == 2 or app.shows.explain then
        app.session:explain(point)
    else
        app.session:click(point)
    end
end

function love.wheelmoved(_, by)
    if app.scene == "menu" then
        menu.wheel(by)
    else
        app.scroll = app.scroll - by * ui.size * 3
    end
end

local keys = {
    u = function() app.session:undo() end,
    s = function() app.session:save() end,
    n = function() app.shows.numbers = not app.shows.numbers end,
    f = function() app.shows.forbidden = not app.shows.forbidden end,
    e = function() app.shows.explain = not app.shows.explain end,
    escape = app.to_menu,
}

function love.keypressed(key)
    if key == "f12" then
        love.graphics.captureScreenshot(("inarow-%d.png"):format(os.time()))
    elseif app.scene == "menu" then
        menu.keypressed(key, app)
    elseif keys[key] then
        keys[key]()
    end
end

function love.textinput(text)
    if app.scene == "menu" then menu.textinput(text) end
end

function love.filedropped(file)
    local name = file:getFilename():match("[^/\\]*$")
    local opened = file:open "r"
    app.open(opened and file:read(2 ^ 20 + 1), name)
    file:close()
end

-- ---- The loop -------------------------------------------------------------------------

local PAUSE = 0.01

-- A board game is drawn when something has happened, ten times a second while a clock
-- runs, and now and then in case the window was covered.
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
        end
        love.timer.sleep(PAUSE)
    end
end
