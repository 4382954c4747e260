--- Draws the players, each with a stone, a name, captured stones, stones left, and the
-- clock. Partners are side by side, with their total below them.
local inarow = require "inarow"
local say = require "say"
local stones = require "stones"
local ui = require "ui"

-- Returns seconds as 1:05:09, 15:00 or, near the end, 9.5.
local function clock_text(seconds)
    if seconds < 20 then return ("%.1f"):format(seconds) end
    local whole = math.floor(seconds)
    local hours, minutes = math.floor(whole / 3600), math.floor(whole / 60) % 60
    if hours > 0 then return ("%d:%02d:%02d"):format(hours, minutes, whole % 60) end
    return ("%d:%02d"):format(minutes, whole % 60)
end

local CLOCK = 1.1 -- size of the time beside a name

-- Returns a player's colour and name.
local function title_of(player)
    local who = say.name(player.who)
    return player.name and say.text("named", { who = who, name = player.name }) or who
end

-- Returns true if the time fits beside the name for every player, so that all look alike.
local function has_room(players, width, height)
    local clock = ui.font(ui.size * CLOCK):getWidth "00:00"
    for _, player in ipairs(players) do
        local title = ui.font():getWidth(ui.clean(title_of(player)))
        if height + title + clock + ui.gap > width then return false end
    end
    return true
end

-- Returns the text below a player's name.
-- @param time the time if it is there too, or nil
local function notes_of(session, player, time)
    local parts = { time }
    if session.state.draw_offer == player.who then
        parts[#parts + 1] = say.text "offers_draw"
    end
    if player.captured and not player.team then
        parts[#parts + 1] = say.text("captured", { count = player.captured })
    end
    if player.supply then
        parts[#parts + 1] = say.text("left", { count = player.supply })
    end
    return table.concat(parts, ", ")
end

-- Returns the look of a player's stones, or nil before the player has a colour.
local function look_of(session, player)
    for i, name in ipairs(session.game.colours) do
        if name == player.colour then return inarow.palette(session.game.colours)[i] end
    end
end

-- Draws a bar and a lighter ground for the player to act.
local function ground(x, y, width, height)
    ui.set(ui.colours.line)
    love.graphics.rectangle("fill", x - ui.gap / 2, y, width + ui.gap / 2, height, 5)
    ui.set(ui.colours.accent)
    love.graphics.rectangle("fill", x - ui.gap / 2, y, 4, height, 2)
end

local function stone(look, x, y, height)
    stones.draw(look, x + height * 0.45, y + height / 2, height * 0.36)
    ui.label(look.letter or "", x, y + height / 2, height * 0.9,
        { align = "center", colour = stones.channels(look.ink), size = 0.9 })
end

-- @param beside true if the time is beside the name, not below it
local function draw_player(session, player, x, y, width, height, beside)
    if session.asked and session.asked.seat == player.seat then
        ground(x, y, width, height)
    end
    local left = session:left(player.who)
    local time, is_late = left and clock_text(left), left and left <= 0
    local room = width - height
    if time and beside then
        ui.label(time, x, y + height / 2, width - ui.gap / 2, { size = CLOCK,
            align = "right", colour = is_late and ui.colours.bad or ui.colours.text })
        room = room - ui.font(ui.size * CLOCK):getWidth(time) - ui.gap
    end
    local look = look_of(session, player)
    if look then stone(look, x, y, height) end
    local at, notes = x + height, notes_of(session, player, not beside and time or nil)
    ui.label(title_of(player), at, y + height * (notes == "" and 0.5 or 0.3), room)
    if notes ~= "" then
        ui.label(notes, at, y + height * 0.72, room, { size = 0.85,
            colour = is_late and not beside and ui.colours.bad or ui.colours.quiet })
    end
end

-- Arranges the players in rows: the partners of a team, or single players, or pairs if
-- they are many or if there is enough width.
local function rows_of(players, width)
    local rows, by_team = {}, {}
    local in_pairs = #players > 2 or width > ui.size * 28
    for i, player in ipairs(players) do
        local key = player.team or in_pairs and -math.ceil(i / 2) or -i
        if not by_team[key] then
            by_team[key] = { team = player.team }
            rows[#rows + 1] = by_team[key]
        end
        table.insert(by_team[key], player)
    end
    return rows
end

-- Returns the number of stones that a team captured together, as text, or nil.
local function team_text(row)
    if not row.team or not row[1].captured then return nil end
    local count = 0
    for _, player in ipairs(row) do count = count + player.captured end
    return say.text("team_captured", { count = count })
end

--- Draws the players.
-- @return their height, which is the same throughout a game
return function(session, x, y, width)
    local top, tall = y, math.floor(ui.size * (ui.is_low and 2.1 or 2.5))
    local rows = rows_of(session.players, width)
    local most = math.floor(width / #rows[1]) - ui.gap / 2
    local beside = #rows[1] == 1 or has_room(session.players, most, tall)
    for _, row in ipairs(rows) do
        local wide = math.floor(width / #row)
        for i, player in ipairs(row) do
            draw_player(session, player, x + (i - 1) * wide, y, wide - ui.gap / 2, tall,
                beside)
        end
        y = y + tall + 2
        local text = team_text(row)
        if text then
            ui.label(text, x, y + ui.size * 0.5, width,
                { size = 0.85, colour = ui.colours.quiet })
            y = y + ui.size * 1.3
        end
    end
    return y - top
end
