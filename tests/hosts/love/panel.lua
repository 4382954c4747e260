--- The panel beside the board: the players, what is told, and the buttons, which stay
-- where they are whatever is told above them.
local buttons = require "buttons"
local pane = require "pane"
local players_view = require "players_view"
local told_view = require "told_view"
local tools = require "tools"
local ui = require "ui"

local panel = {}

local ANSWER_ROWS = 3 -- that are kept free for answers

-- What a button does.
local function act_of(session, app, button)
    return function()
        app.question = button.question
        if button.group then
            session:select(button.group)
        elseif button.reasons == 0 then
            session:why()
        elseif button.reasons then
            session:reason(button.reasons)
        elseif button.closes then
            session:close()
        elseif button.action then
            session:act(button.action)
        elseif button.why then
            session:refuse(button.why)
        end
    end
end

local function with_acts(session, app, list)
    local items = {}
    for i, button in ipairs(list) do
        items[i] = { label = button.label, name = button.name,
            on = button.on, off = button.off, act = act_of(session, app, button) }
    end
    return items
end

-- The answers to what is asked, or to a question of the window's own, in at most four
-- columns; if they are still more, they scroll.
local function answers(session, app, x, y, width, height)
    local question = app.question
    if question then
        ui.label(question.title, x, y + ui.size * 0.6, width,
            { colour = ui.colours.accent })
    end
    local list = question and question.items or buttons.answers(session)
    local items = with_acts(session, app, list)
    local columns = math.max(2, math.min(4, math.ceil(#items / ANSWER_ROWS)))
    y, height = y + ui.size * 1.3, height - ui.size * 1.3
    pane.draw("answers", x, y, width, height, function(left, top, room)
        local wide = columns * ANSWER_ROWS >= #items and width or room
        return ui.buttons(items, left, top, wide, columns) - math.floor(ui.gap / 2)
    end)
end

-- From the bottom up: tools, the table, answers.
-- @return their height
local function all_buttons(session, app, x, bottom, width)
    local y = bottom - ui.rows(tools.rows)
    ui.buttons(tools.list(app), x, y, width, tools.columns)
    local at_table = with_acts(session, app, buttons.at_table(session))
    y = y - ui.gap - ui.rows(math.ceil(#at_table / tools.columns))
    ui.buttons(at_table, x, y, width, tools.columns)
    local tall = ui.rows(ANSWER_ROWS) + ui.size * 1.3
    y = y - tall
    answers(session, app, x, y, width, tall)
    return bottom - y
end

-- What was said last, so that something new is read from its beginning.
local read

--- Draw the panel.
-- @param app table: `shows` (what is toggled), `question` (that is asked, or nil)
function panel.draw(session, app, x, y, width, height)
    ui.set(ui.colours.panel)
    love.graphics.rectangle("fill", x, y, width, height)
    local pad = ui.gap
    x, width = math.floor(x + pad), math.floor(width - 2 * pad)
    local bottom, top = y + height - pad / 2, y + pad
    -- Where there is room, the buttons stand beside the rest.
    local beside = width > ui.size * 28
    local column = beside and math.floor((width - 2 * pad) / 2) or width
    local right = beside and x + column + 2 * pad or x
    local taken = all_buttons(session, app, right, bottom, column)
    top = top + told_view.title(session, x, top, column)
    top = top + players_view(session, x, top, column) + pad
    if read ~= session.said then
        pane.top "told"
        read = session.said
    end
    pane.draw("told", x, top, column, bottom - top - (beside and 0 or taken + pad / 2),
        function(left, from, room) return told_view.draw(session, left, from, room) end)
end

return panel
