--- The menu: a variant, its options, how the game is conducted, who sits where, and the
-- games that were saved.
local inarow = require "inarow"
local session = require "session"
local ui = require "ui"

local menu = {}

local CLOCKS = { "none", "300", "300+5", "900+30", "40/7200 900+30" }

local state = { scroll = 0, options = {}, seats = {}, field = nil, page = "options" }

-- ---- What can be set ------------------------------------------------------------------

-- Settings that matter only where wins are claimed.
local OF_CLAIMS = { wrong_claim = true, first_five_stands = true }

-- What can be set of the variant, and of how any game is conducted: a list of {key,
-- label, values, default}.
local function settings(variant)
    local list = {}
    for _, setting in ipairs(inarow.settings(variant) or {}) do
        if setting.key == "clock" then
            setting.values, setting.default = CLOCKS, "none"
        end
        setting.label = setting.key:gsub("[_-]", " ")
        if not OF_CLAIMS[setting.key] or state.options.adjudication == "claims" then
            list[#list + 1] = setting
        end
    end
    return list
end

local function value_of(setting)
    return state.options[setting.key] or setting.default
end

-- The next value, or the one before: of a list, or of the numbers in it, `7x6` to `8x7`.
local function step(setting, by)
    local value, values = value_of(setting), setting.values
    if values then
        local at = 0
        for i, other in ipairs(values) do at = other == value and i or at end
        return values[(at - 1 + by) % #values + 1]
    end
    return (value:gsub("%d+", function(digits)
        return tostring(math.max(1, tonumber(digits) + by))
    end))
end

-- ---- Doing ----------------------------------------------------------------------------

local function choose(name)
    state.name, state.options, state.seats, state.field = name, {}, {}, nil
    state.message = nil
end

local function begin(app)
    local options = {}
    for key, value in pairs(state.options) do
        if not (key == "clock" and (value == "none" or value == "")) then
            options[key] = value
        end
    end
    local names
    for i = 1, 6 do
        if (state.seats[i] or "") ~= "" then names = names or {} end
    end
    for i in ipairs(names and inarow.find(state.name).script.colours or {}) do
        names[i] = (state.seats[i] or "") ~= "" and state.seats[i] or "?"
    end
    local game, message = session.new(state.name, options, names)
    state.message = message
    if game then app.to_table(game) end
end

-- ---- Typing ---------------------------------------------------------------------------

-- The table and key that the keyboard writes to.
local function target()
    local field = state.field
    if not field then return nil end
    return type(field) == "number" and state.seats or state.options, field
end

function menu.textinput(text)
    local values, key = target()
    local before = values and values[key] or ""
    if values and #before < 24 then values[key] = before .. text end
end

function menu.keypressed(key, app)
    local values, field = target()
    if key == "return" then
        if state.field then state.field = nil else begin(app) end
    elseif key == "backspace" and values then
        values[field] =
            (values[field] or ""):gsub("[%z\1-\127\194-\244][\128-\191]*$", "")
    end
end

function menu.wheel(by)
    state.scroll = state.scroll - by * ui.size * 3
end

-- ---- Drawing --------------------------------------------------------------------------

local function variants(app, x, y, width, height)
    local names = app.names
    local columns = math.max(1, math.floor(width / (ui.size * 15.5)))
    local gap, rows = math.floor(ui.gap / 2), math.ceil(#names / columns)
    local wide = math.floor((width - (columns - 1) * gap) / columns)
    -- All of them, if they need not be too low for that.
    local tall = math.floor(math.max(ui.size * 1.4,
        math.min(height / rows - gap, ui.height())))
    local all = rows * (tall + gap)
    state.scroll = math.max(0, math.min(state.scroll, all - height))
    love.graphics.setScissor(x, y, width, height)
    for i, name in ipairs(names) do
        local column, row = math.floor((i - 1) / rows), (i - 1) % rows
        local definition = inarow.find(name)
        ui.button(definition and definition.script.title or name,
            x + column * (wide + gap), y + row * (tall + gap) - state.scroll, wide, tall,
            function() choose(name) end,
            { on = name == state.name, align = "left", name = name })
    end
    love.graphics.setScissor()
    ui.scroll_bar(x + width + 2, y, height, all, state.scroll)
end

-- A field: its label, its value, which is typed into after a click on it.
local function field(key, label, value, x, y, width)
    local tall = ui.height()
    local left = math.floor(width * 0.36)
    ui.label(label, x, y + tall / 2, left - ui.gap,
        { size = 0.9, colour = ui.colours.quiet })
    local on = state.field == key
    ui.area(label, x + left, y, width - left, tall, function()
        state.field = key
        if type(key) == "string" then state.options[key] = "" end
    end)
    ui.set(on and ui.colours.over or ui.colours.panel)
    love.graphics.rectangle("fill", x + left, y, width - left, tall, 4)
    ui.set(on and ui.colours.accent or ui.colours.line)
    love.graphics.setLineWidth(1)
    love.graphics.rectangle("line", x + left, y, width - left, tall, 4)
    ui.label(value .. (on and "|" or ""), x + left + ui.gap * 3, y + tall / 2,
        width - left - 6 * ui.gap, { align = "center" })
    return left
end

local function setting_row(setting, x, y, width)
    local value, tall = value_of(setting), ui.height()
    local left = field(setting.key, setting.label, value, x, y, width)
    for _, side in ipairs { { "‹", -1, x + left }, { "›", 1, x + width - tall } } do
        ui.button(side[1], side[3], y, tall, tall, function()
            state.field, state.message = nil, nil
            state.options[setting.key] = step(setting, side[2])
        end, { name = setting.label .. side[1] })
    end
    return tall + math.floor(ui.gap / 2)
end

local function options(app, x, y, width)
    local definition, message = inarow.find(state.name)
    if not definition then
        ui.text(message, x, y, width, { colour = ui.colours.bad })
        return
    end
    local script = definition.script
    y = y + ui.text(script.title or state.name, x, y, width, { size = 1.2 }) + ui.gap
    for _, setting in ipairs(settings(definition)) do
        y = y + setting_row(setting, x, y, width)
    end
    for i in ipairs(script.colours) do
        field(i, inarow.seats[i] .. " seat", state.seats[i] or "", x, y, width)
        y = y + ui.height() + math.floor(ui.gap / 2)
    end
    y = y + ui.gap
    ui.button("Play", x, y, width, math.floor(ui.height() * 1.25),
        function() begin(app) end, { on = true })
    y = y + ui.height() * 1.25 + ui.gap
    if state.message then
        ui.text(state.message, x, y, width, { colour = ui.colours.bad })
    end
end

local function saved(app, x, y, width, height)
    local items, room = {}, math.floor(height / (ui.height() + ui.gap / 2)) - 1
    for i, name in ipairs(session.saved()) do
        if i > room then break end
        items[i] = { label = name, act = function()
            local game, message = session.load(name)
            state.message = message
            if game then app.to_table(game) end
        end }
    end
    if #items == 0 then
        ui.text("No game has been saved. A file dropped on the window is loaded too.",
            x, y, width, { colour = ui.colours.quiet })
    end
    local took = ui.buttons(items, x, y, width, 1)
    if state.message then
        ui.text(state.message, x, y + took, width, { colour = ui.colours.bad })
    end
end

--- Say what went wrong, in the menu.
function menu.complain(message)
    state.message = message
end

--- Draw the menu.
-- @param app table: `inarow`, `names` of the variants, `to_table(session)`
function menu.draw(app, width, height)
    state.name = state.name or app.names[1]
    local pad = ui.gap * 2
    local right = math.floor(math.max(ui.size * 19, math.min(width * 0.36, ui.size * 27)))
    right = math.min(right, math.floor(width * 0.55))
    local left = width - right - 3 * pad
    ui.text("inarow", pad, pad, left, { size = 1.7, colour = ui.colours.accent })
    local top = pad + ui.size * 2.6
    variants(app, pad, top, left, height - top - pad)
    local x, tall = width - right - pad, ui.height()
    local pages = { { "options", "New game" }, { "saved", "Saved games" } }
    local wide = math.floor((right - ui.gap) / 2)
    for i, page in ipairs(pages) do
        ui.button(page[2], x + (i - 1) * (wide + ui.gap), pad, wide, tall,
            function() state.page, state.message = page[1], nil end,
            { on = state.page == page[1] })
    end
    if state.page == "saved" then
        saved(app, x, top, right, height - top - pad)
    else
        options(app, x, top, right)
    end
end

return menu
