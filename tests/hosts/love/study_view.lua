--- The view beside the board while a game is studied: messages, the tree of variations,
-- and the comments on the present move.
local keyboard = require "keyboard"
local pane = require "pane"
local say = require "say"
local message_view = require "message_view"
local tree_view = require "tree_view"
local ui = require "ui"

local TEXT = { size = 0.95 }
local QUIET = { size = 0.95, colour = ui.colours.quiet }

-- Returns the texts of the box, with their styles.
local function texts_of(session)
    local typed, node, list = session.typing, session.node, {}
    if typed then
        list[1] = { say.text("typing_" .. typed.field), QUIET }
        list[2] = { typed.before .. "|" .. typed.after, TEXT }
        return list
    end
    if node.before then
        list[1] = { say.text("comment_before", { text = node.before }), QUIET }
    end
    if node.comment then list[#list + 1] = { node.comment, TEXT } end
    if #list == 0 then list[1] = { say.text "no_comment", QUIET } end
    return list
end

local function height_of(texts, width)
    local height = 0
    for _, one in ipairs(texts) do
        height = height + ui.text_height(one[1], width, one[2])
    end
    return height
end

-- Scrolls the place of the next letter into view.
local function follow(session, texts, width, height)
    local typed = session.typing
    if not typed or typed.seen == typed.before then return end
    typed.seen = typed.before
    local to = ui.text_height(texts[1][1], width, QUIET)
        + ui.text_height(typed.before .. "|", width, TEXT)
    pane.reveal("comment", to - ui.size * 1.5, to, height)
    pane.unsettled = true
end

-- Draws the box with the comments; a click on it begins typing.
local function comment_box(session, texts, x, y, width, height)
    local pad = math.floor(ui.gap / 2)
    ui.set(session.typing and ui.colours.over or ui.colours.ground)
    love.graphics.rectangle("fill", x, y, width, height, ui.size * 0.3)
    ui.area("comment", x, y, width, height, function()
        session:comment "comment"
        keyboard.raise(x, y, width, height)
    end, { repeats = true })
    local wide, tall = width - 2 * pad, height - 2 * pad
    follow(session, texts, wide - ui.gap, tall)
    pane.draw("comment", x + pad, y + pad, wide, tall, function(left, top, room)
        local from = top
        for _, one in ipairs(texts) do
            top = top + ui.text(one[1], left, top, room, one[2])
        end
        return top - from
    end)
end

--- Draws the view.
return function(session, x, y, width, height)
    local line, gap = ui.size * 1.25, math.floor(ui.gap / 2)
    local few = math.max(ui.size * 3, math.min(line * 3.5, height * 0.24))
    pane.draw("messages", x, y, width, few, function(left, top, room)
        return message_view.draw(session, left, top, room)
    end)
    local texts = texts_of(session)
    local wanted = height_of(texts, width - ui.gap * 2 - gap * 2) + 2 * gap
    local least = session.typing and line * 4.5 or ui.size * 3 + 2 * gap
    local box = math.min(math.max(wanted, least), math.max(height * 0.36, ui.size * 3.7))
    local tall = height - few - box - 2 * gap
    tree_view(session, x, y + few + gap, width, tall)
    comment_box(session, texts, x, y + height - box, width, box)
end
