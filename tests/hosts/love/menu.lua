--- The menu: games by family, with the rules and options of the selected game, and saved
-- games. The arrangement depends on the window's shape.
local families = require "families"
local inarow = require "inarow"
local options_view = require "options_view"
local pane = require "pane"
local rules_view = require "rules_view"
local saved_view = require "saved_view"
local say = require "say"
local setup = require "setup"
local ui = require "ui"

local menu = {}

local page, tab = "new_game", "rules"
local list, family -- the families, and the open one

local function choose(name)
    setup.choose(name)
    pane.top "rules"
    pane.top "options"
end

-- Opens a family at its first game.
local function open(one)
    if one == family then return end
    family = one
    choose(one.names[1])
    pane.top "games"
end

local function begin(app)
    local game = setup.begin()
    if game then app.to_table(game) end
end

-- ---- Parts ----------------------------------------------------------------------------

-- Draws buttons of which one is on: a list of {key, label}.
local function switch(items, on, set, x, y, width, columns)
    local buttons = {}
    for i, item in ipairs(items) do
        buttons[i] = { label = item[2], on = item[1] == on,
            act = function() set(item[1]) end }
    end
    return ui.buttons(buttons, x, y, width, columns)
end

local function header(x, y, width)
    local named = math.floor(width * 0.4)
    ui.label(say.text "title", x, y + ui.height() / 2, named,
        { size = 1.7, colour = ui.colours.accent })
    switch({ { "new_game", say.text "new_game" }, { "saved", say.text "saved_games" } },
        page, function(key) page, setup.message = key, nil end, x + named, y,
        width - named, 2)
    return ui.rows(1) + ui.gap / 2
end

local function family_row(x, y, width)
    local items = {}
    for i, one in ipairs(list) do items[i] = { one, say.family(one.key) } end
    local columns = width >= ui.size * 50 and #items or math.ceil(#items / 2)
    return switch(items, family, open, x, y, width, columns) + ui.gap / 2
end

local function games(columns)
    return function(x, y, width)
        local items = {}
        for i, name in ipairs(family.names) do
            local definition = inarow.find(name)
            items[i] = { label = definition and definition.script.title or name,
                name = name, on = name == setup.name, align = "left",
                act = function() choose(name) end }
        end
        return ui.buttons(items, x, y, width, columns)
    end
end

-- Draws the button that begins the game, in a fixed place, and a message above it.
local function play_button(app, x, y, width, height)
    local tall = math.floor(ui.height() * 1.2)
    ui.button(say.text "begin", x, y + height - tall, width, tall,
        function() begin(app) end, { on = true })
    local taken = tall + ui.gap
    if setup.message then
        local style = { colour = ui.colours.bad, size = 0.9 }
        local over = ui.text_height(setup.message, width, style)
        ui.text(setup.message, x, y + height - taken - over, width, style)
        taken = taken + over + ui.gap
    end
    return taken
end

-- Draws rules and options above the button, side by side or one at a time.
local function details(app, x, y, width, height)
    if width >= ui.size * 36 then
        local wide = math.floor(ui.size * 17)
        local right = x + width - wide
        pane.draw("rules", x, y, width - wide - 2 * ui.gap, height, rules_view)
        local taken = play_button(app, right, y, wide, height)
        pane.draw("options", right, y, wide, height - taken, options_view)
        return
    end
    local tabs = { { "rules", say.text "rules" }, { "options", say.text "options" } }
    local took = switch(tabs, tab, function(key) tab = key end, x, y, width, 2)
        + ui.gap / 2
    local taken = play_button(app, x, y, width, height)
    pane.draw(tab, x, y + took, width, height - took - taken,
        tab == "rules" and rules_view or options_view)
end

-- ---- The whole menu -------------------------------------------------------------------

local function new_game(app, x, y, width, height)
    local took = family_row(x, y, width)
    y, height = y + took, height - took
    if height > width then -- one above the other
        local columns = width >= ui.size * 36 and 2 or 1
        local rows = math.ceil(#family.names / columns)
        local tall = math.min(ui.rows(rows), math.floor(height * 0.4))
        pane.draw("games", x, y, width, tall, games(columns))
        tall = tall + ui.gap
        return details(app, x, y + tall, width, height - tall)
    end
    local wide = math.floor(math.max(ui.size * 15, math.min(width * 0.3, ui.size * 18)))
    pane.draw("games", x, y, wide, height, games(1))
    wide = wide + ui.gap
    details(app, x + wide, y, width - wide, height)
end

--- Draws the menu.
-- @param app table: `names` of the variants, `own` of them, `to_table(session)`
function menu.draw(app, left, top, width, height)
    list = list or families.of(app.names, app.own)
    family = family or list[1]
    if not setup.name then setup.choose(family.names[1]) end
    local pad = ui.gap
    local x, y, wide = left + pad, top + pad, width - 2 * pad
    local took = header(x, y, wide)
    y = y + took
    local tall = height - took - 2 * pad
    if page == "saved" then
        local message = setup.message and ui.text(setup.message, x, y, wide,
            { colour = ui.colours.bad }) or 0
        pane.draw("saved", x, y + message, wide, tall - message, function(...)
            return saved_view(app, ...)
        end)
    else
        new_game(app, x, y, wide, tall)
    end
end

--- Shows a fault in the menu.
function menu.complain(message)
    setup.message = message
end

-- ---- Input ----------------------------------------------------------------------------

function menu.textinput(text)
    setup.type(text)
end

function menu.keypressed(key, app)
    if key == "return" or key == "kpenter" then
        if setup.field then setup.leave() else begin(app) end
    elseif key == "backspace" then
        setup.rub_out()
    end
end

return menu
