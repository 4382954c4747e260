--- The panel beside the board: the players, whose turn it is, what the arbiter said, and
-- the buttons.
local choices = require "choices"
local inarow = require "inarow"
local stones = require "stones"
local ui = require "ui"

local panel = {}

-- Seconds as 1:05:09, 15:00 or, in the last ones, 9.5.
local function clock_text(seconds)
    if seconds < 20 then return ("%.1f"):format(seconds) end
    local whole = math.floor(seconds)
    local hours, minutes = math.floor(whole / 3600), math.floor(whole / 60) % 60
    if hours > 0 then return ("%d:%02d:%02d"):format(hours, minutes, whole % 60) end
    return ("%d:%02d"):format(minutes, whole % 60)
end

-- What a player has, in words: stones captured, unless the team has them together, and
-- how many are left.
local function counts_text(player)
    local parts = {}
    if player.captured and not player.team then
        parts[1] = ("%d captured"):format(player.captured)
    end
    if player.supply then parts[#parts + 1] = ("%d left"):format(player.supply) end
    return table.concat(parts, ", ")
end

-- How a player's stones look, or nil before the player holds a colour.
local function look_of(session, player)
    for i, name in ipairs(session.game.colours) do
        if name == player.colour then return inarow.palette(session.game.colours)[i] end
    end
end

-- A player's line: stone, colour, name, counts and clock.
local function player_line(session, player, x, y, width)
    local height = ui.size * 2.5
    if session.asked and session.asked.seat == player.seat then
        ui.set(ui.colours.line)
        love.graphics.rectangle("fill", x - ui.gap / 2, y, width + ui.gap, height, 5)
        ui.set(ui.colours.accent)
        love.graphics.rectangle("fill", x - ui.gap / 2, y, 4, height, 2)
    end
    local left = session:left(player.who)
    local text, wide = left and clock_text(left), 0
    if text then
        wide = ui.font(ui.size * 1.2):getWidth(text) + ui.gap
        ui.label(text, x, y + height / 2, width, { size = 1.2, align = "right",
            colour = left <= 0 and ui.colours.bad or ui.colours.text })
    end
    local look = look_of(session, player)
    if look then
        stones.draw(look, x + height * 0.45, y + height / 2, height * 0.36)
        ui.label(look.letter or "", x, y + height / 2, height * 0.9,
            { align = "center", colour = stones.channels(look.ink), size = 0.9 })
    end
    local at = x + height
    local room = width - height - wide
    local counts = counts_text(player)
    local middle = y + height * (counts == "" and 0.5 or 0.3)
    ui.label(player.who .. (player.name and ": " .. player.name or ""), at, middle, room)
    if counts ~= "" then
        ui.label(counts, at, y + height * 0.72, room,
            { size = 0.85, colour = ui.colours.quiet })
    end
    return height + 2
end

local function players(session, x, y, width)
    local top = y
    for _, player in ipairs(session.players) do
        y = y + player_line(session, player, x, y, width)
    end
    return y - top
end

local function title(session, x, y, width)
    local seen, top = session.seen, y
    y = y + ui.text(seen.title or seen.variant, x, y, width, { size = 1.15 })
    local notes = { ("move %d"):format(seen.moves) }
    if seen.opening then notes[2] = "opening " .. seen.opening end
    if session.state.adjudication == "claims" then
        notes[#notes + 1] = "wins are claimed"
    end
    y = y + ui.text(table.concat(notes, " · "), x, y, width,
        { size = 0.85, colour = ui.colours.quiet })
    return y - top
end

local function prompt(session, x, y, width)
    local asked = session.asked
    if not asked then return 0 end
    local text = ("%s: %s"):format(asked.who, asked.in_full)
    if session.state.interrupted then text = "The game is interrupted." end
    return ui.text(text:gsub("^%l", string.upper), x, y, width,
        { colour = ui.colours.accent, size = 1.1 })
end

local TONES = { plain = "quiet", bad = "bad", final = "good" }

local function said(session, x, y, width)
    local top, it = y, session.said
    if not it then return 0 end
    local size = it.tone == "final" and 1.15 or 1
    local head = it.head
    if ui.font(ui.size * size):getWidth(ui.clean(head)) > width then
        head = head:gsub(" (%b())", "\n%1") -- the citation is not broken
    end
    y = y + ui.text(head, x, y, width,
        { colour = ui.colours[TONES[it.tone]], size = size })
    for line in (it.text or ""):gmatch "[^\n]+" do -- a proof's lines are indented
        local depth, words = line:match "^( *)(.*)$"
        local indent = #depth * ui.size * 0.4
        y = y + ui.text(words, x + indent, y, width - indent,
            { size = session.proof and 0.85 or 0.95 })
    end
    return y - top
end

-- What a button of choices.buttons does.
local function act_of(session, app, button)
    return function()
        app.question = button.question
        if button.group then
            session.group, session.chosen = button.group, {}
        elseif button.action then
            session:act(button.action)
        end
    end
end

local function actions(session, app, x, y, width)
    local list, top = choices.buttons(session), y
    if app.question then
        y = y + ui.text(app.question.title, x, y, width, { colour = ui.colours.accent })
        y = y + ui.gap / 2
        list = {}
        for i, item in ipairs(app.question.items) do list[i] = item end
        list[#list + 1] = { label = "Never mind" }
    end
    local items = {}
    for i, button in ipairs(list) do
        items[i] = { label = button.label, on = button.on,
            act = button.act or act_of(session, app, button) }
    end
    return y - top + ui.buttons(items, x, y, width, 2)
end

-- Buttons that are always there.
local function tools(session, app, x, y, width)
    local shows = app.shows
    local function toggle(what)
        return function() shows[what] = not shows[what] end
    end
    local knows_forbidden = next(session.game.rules.script.forbid or {}) ~= nil
    return ui.buttons({
        { label = "Numbers", on = shows.numbers, act = toggle "numbers" },
        { label = "Forbidden", on = shows.forbidden and knows_forbidden,
            act = toggle "forbidden" },
        { label = "Explain", on = shows.explain, act = toggle "explain" },
        { label = "Undo", act = function() session:undo() end },
        { label = "Save", act = function() session:save() end },
        { label = "Menu", act = app.to_menu },
    }, x, y, width, 3)
end

-- What a team has together.
local function together(session, x, y, width)
    if not session.players[1].team then return 0 end
    return ui.text(table.concat(session.seen.counts, "\n"), x, y, width,
        { size = 0.85, colour = ui.colours.quiet })
end

--- Draw the panel.
-- @param app table: `shows` (what is toggled), `question` (that is asked, or nil),
-- `scroll` (pixels), `to_menu`
function panel.draw(session, app, x, y, width, height)
    ui.set(ui.colours.panel)
    love.graphics.rectangle("fill", x, y, width, height)
    local pad = ui.gap * 1.5
    x, width = math.floor(x + pad), math.floor(width - 2 * pad)
    local foot = 2 * (ui.height() + math.floor(ui.gap / 2)) + pad
    tools(session, app, x, y + height - foot, width)
    local room = height - foot - ui.gap
    love.graphics.setScissor(x - pad, y, width + 2 * pad, room)
    -- Where there is room, the buttons stand beside the rest.
    local beside = width > ui.size * 30
    local column = beside and math.floor((width - 2 * pad) / 2) or width
    local top = y + pad - app.scroll
    local at = top
    for _, part in ipairs { title, players, together, prompt, said } do
        local took = part(session, x, at, column)
        at = at + took + (took > 0 and ui.gap or 0)
    end
    local below = beside and top or at
    below = below
        + actions(session, app, beside and x + column + 2 * pad or x, below, column)
    love.graphics.setScissor()
    local all = math.max(at, below) - top + pad
    app.scroll = math.max(0, math.min(app.scroll, all - room))
    ui.scroll_bar(x + width + pad - 5, y, room, all, app.scroll)
end

return panel
