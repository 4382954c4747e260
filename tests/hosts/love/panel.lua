--- The panel beside the board: players, messages and buttons. The buttons stay in place
-- when the messages above them change.
local buttons = require "buttons"
local pane = require "pane"
local players_view = require "players_view"
local study_view = require "study_view"
local message_view = require "message_view"
local tools = require "tools"
local ui = require "ui"

local panel = {}

-- Rows that are reserved for answers; fewer beside a tree.
local function answer_rows(session) return session.studies and 1 or 3 end

-- Returns the action of a button.
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
        elseif button.deletes then
            session:delete()
        elseif button.rematch then
            app.rematch()
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

-- Draws the answers to the present question, or to a question by the window, in at most
-- four columns. If there are too many, they scroll.
local function answers(session, app, x, y, width, height, tall)
    local question = app.question
    if question then
        ui.label(question.title, x, y + ui.size * 0.6, width,
            { colour = ui.colours.accent })
    end
    local list = question and question.items or buttons.answers(session)
    local items = with_acts(session, app, list)
    local rows = answer_rows(session)
    local columns = math.max(2, math.min(4, math.ceil(#items / rows)))
    y, height = y + ui.size * 1.3, height - ui.size * 1.3
    pane.draw("answers", x, y, width, height, function(left, top, room)
        local wide = columns * rows >= #items and width or room
        return ui.buttons(items, left, top, wide, columns, tall) - math.floor(ui.gap / 2)
    end)
end

-- Draws the buttons from the bottom up: tools, actions at the table, answers.
-- @param room the height available for them
-- @return the height that they need
local function all_buttons(session, app, x, bottom, width, room)
    local blocks, counts = { tools.list(app) }, {}
    if not session.studies then
        table.insert(blocks, 1, with_acts(session, app, buttons.at_table(session)))
    end
    for i, block in ipairs(blocks) do counts[i] = #block end
    local question, rows = ui.size * 1.3, answer_rows(session) -- height of its title
    local columns, tall = ui.columns(counts, width, room - question - ui.gap, rows)
    local y = bottom + ui.gap
    for i = #blocks, 1, -1 do
        y = y - ui.gap - ui.rows(math.ceil(#blocks[i] / columns), tall)
        ui.buttons(blocks[i], x, y, width, columns, tall)
    end
    local answering = ui.rows(rows, tall) + question
    y = y - answering
    answers(session, app, x, y, width, answering, tall)
    return bottom - y
end

-- The last message, so that a new message is shown from its beginning.
local read

--- Returns the panel's width beside the board; in a low window, the width that the board
-- leaves.
function panel.width(width, height)
    local wide = math.max(ui.size * 18, math.min(width * 0.32, ui.size * 25))
    return ui.is_low and math.max(wide, width - height) or wide
end

-- Lines reserved above the buttons, for messages and for a tree.
local MESSAGE_LINES, STUDY_LINES = 4, 14

--- Draws the panel.
-- @param app table: `shows` (the toggled views), `question` (the open question, or nil)
function panel.draw(session, app, x, y, width, height)
    ui.set(ui.colours.panel)
    love.graphics.rectangle("fill", x, y, width, height)
    local pad = ui.gap
    x, width = math.floor(x + pad), math.floor(width - 2 * pad)
    local bottom, top = y + height - pad / 2, y + pad
    -- With enough width, the buttons are beside the rest.
    local beside = width > math.max(ui.size * 28, height)
    local column = beside and math.floor((width - 2 * pad) * 0.45) or width
    local right = beside and x + column + 2 * pad or x
    local room = bottom - top
    top = top + message_view.title(session, x, top, column)
    top = top + players_view(session, x, top, column) + pad
    local lines = session.studies and STUDY_LINES or MESSAGE_LINES
    room = beside and room or bottom - top - ui.size * 1.2 * lines
    local taken = all_buttons(session, app, right, bottom, x + width - right, room)
    if read ~= session.said then
        pane.top "messages"
        read = session.said
    end
    local tall = bottom - top - (beside and 0 or taken + pad / 2)
    if session.studies then return study_view(session, x, top, column, tall) end
    pane.draw("messages", x, top, column, tall, function(left, from, wide)
        return message_view.draw(session, left, from, wide)
    end)
end

return panel
