--- Draws the messages: who is to do what, draw offers, and the arbiter's rulings.
local say = require "say"
local ui = require "ui"

local message_view = {}

local TONES = { plain = "quiet", bad = "bad", final = "good" }

--- Draws the game's title, and a line of notes.
-- @return their height
function message_view.title(session, x, y, width)
    local seen = session.seen
    ui.label(seen.title or seen.variant, x, y + ui.size * 0.65, width, { size = 1.15 })
    local notes = { say.text("move_number", { number = seen.moves }) }
    if seen.opening then notes[2] = say.text("opening_name", { name = seen.opening }) end
    if session.state.adjudication == "claims" then
        notes[#notes + 1] = say.text "by_claims"
    end
    ui.label(table.concat(notes, " · "), x, y + ui.size * 1.85, width,
        { size = 0.85, colour = ui.colours.quiet })
    return ui.size * 2.6
end

-- Draws the present question, and a draw offer.
local function prompt(session, x, y, width)
    local asked, state, top = session.asked, session.state, y
    if not asked then return 0 end
    local text = state.interrupted and say.why "interrupted"
        or say.text("prompt", { who = say.name(asked.who), what = asked.in_full })
    y = y + ui.text(text, x, y, width, { colour = ui.colours.accent, size = 1.1 })
    if state.draw_offer then
        y = y + ui.text(say.text("draw_offered", { who = say.name(state.draw_offer) }),
            x, y, width)
    end
    return y - top + ui.gap
end

-- Draws a ruling: its sentence, then the ruling with its article.
local function ruling(it, x, y, width)
    local size, head = it.tone == "final" and 1.15 or 1, it.head
    local took = ui.text(it.text, x, y, width,
        { colour = ui.colours[TONES[it.tone]], size = size })
    if ui.font(ui.size * 0.85):getWidth(ui.clean(head)) > width then
        head = head:gsub(" (%b())", "\n%1") -- keeps the citation on one line
    end
    return took + ui.text(head, x, y + took, width,
        { colour = ui.colours.quiet, size = 0.85 })
end

-- Draws a headline, and sentences or a proof, whose lines are indented.
local function said(session, x, y, width)
    local it, top = session.said, y
    if not it then return 0 end
    if it.is_ruling then return ruling(it, x, y, width) end
    y = y + ui.text(it.head, x, y, width, { colour = ui.colours[TONES[it.tone]] })
    for line in (it.text or ""):gmatch "[^\n]+" do
        local depth, sentence = line:match "^( *)(.*)$"
        local indent = #depth * ui.size * 0.4
        y = y + ui.text(sentence, x + indent, y, width - indent,
            { size = session.proof and 0.85 or 0.95 })
    end
    return y - top
end

--- Draws all messages.
-- @return their height
function message_view.draw(session, x, y, width)
    local took = prompt(session, x, y, width)
    return took + said(session, x, y + took, width)
end

return message_view
