--- Draws the options of the game that is set up, and its players, with their titles.
local inarow = require "inarow"
local keyboard = require "keyboard"
local say = require "say"
local setup = require "setup"
local ui = require "ui"

-- Draws a box with a value.
local function box(text, x, y, width, on)
    local tall = ui.height()
    ui.set(on and ui.colours.over or ui.colours.panel)
    love.graphics.rectangle("fill", x, y, width, tall, 4)
    ui.set(on and ui.colours.accent or ui.colours.line)
    love.graphics.setLineWidth(1)
    love.graphics.rectangle("line", x, y, width, tall, 4)
    ui.label(text .. (on and "|" or ""), x + ui.gap, y + tall / 2, width - 2 * ui.gap,
        { align = "center" })
end

local function label(text, x, y, width)
    ui.label(text, x, y + ui.size * 0.6, width,
        { size = 0.85, colour = ui.colours.quiet })
    return ui.size * 1.25
end

-- Draws a text field, which becomes active after a click.
local function field(key, text, x, y, width, name)
    ui.area(name, x, y, width, ui.height(), function()
        setup.edit(key)
        keyboard.raise(x, y, width, ui.height())
    end)
    box(text, x, y, width, setup.field == key)
end

-- Draws a value between arrows that lead to the previous and next value.
local function stepper(setting, x, y, width)
    local key, tall = setting.key, ui.height()
    local typing = setup.field == key
    local text = typing and setup.options[key]
        or say.value(setting, setup.value(setting) or "")
    if setting.typed then
        field(key, text, x + tall, y, width - 2 * tall, key)
    else
        ui.area(key, x + tall, y, width - 2 * tall, tall,
            function() setup.step(setting, 1) end)
        box(text, x + tall, y, width - 2 * tall)
    end
    ui.button("‹", x, y, tall, tall, function() setup.step(setting, -1) end,
        { name = key .. "‹" })
    ui.button("›", x + width - tall, y, tall, tall,
        function() setup.step(setting, 1) end, { name = key .. "›" })
end

--- Draws all options.
-- @return their height
return function(x, y, width)
    if not inarow.find(setup.name) then return 0 end
    local top = y
    local below = ui.height() + ui.gap
    for _, setting in ipairs(setup.settings()) do
        y = y + label(setting.label, x, y, width)
        stepper(setting, x, y, width)
        y = y + below
        if setup.field == "clock" and setting.key == "clock" then
            y = y + ui.text(say.text "clock_hint", x, y, width,
                { size = 0.8, colour = ui.colours.quiet }) + ui.gap
        end
    end
    for i = 1, setup.players() do
        local seat = inarow.seats[i]
        y = y + label(say.name(seat), x, y, width)
        field(i, setup.seats[i] or "", x, y, width, seat .. " seat")
        y = y + below
    end
    return y - top
end
