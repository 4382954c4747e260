--- Shows a hint: a win by threats for the side to move, or the threat that it must stop.
-- A separate thread (hint_thread.lua) searches for it, so the window never waits.
local place_of = require "place"
local say = require "say"
local shapes = require "shapes"
local stones = require "stones"
local ui = require "ui"

local hint = {}

local RING = { 0.10, 0.62, 0.25 }

-- The thread and its two channels, once it has started.
local thread, wanted, found
local asked = 0

-- Starts the thread; returns true, or nil and a message.
local function start()
    if thread and thread:isRunning() then return true end
    local ok, fault = pcall(require, "love.thread")
    if not ok then return nil, fault end
    wanted, found = love.thread.newChannel(), love.thread.newChannel()
    thread = love.thread.newThread "hint_thread.lua"
    thread:start(wanted, found)
    return true
end

-- In a puzzle, the hint is known: the next stone of the proved win.
local function of_puzzle(session)
    local point = session.puzzle:hint()
    session:clear()
    session.hint = point and { stones = {}, points = { point } }
    session:say("plain", say.text(point and "puzzle_hint" or "puzzle_no_hint",
        { point = point }))
end

--- Searches for a hint for the session's present position. An earlier search is stopped.
function hint.ask(session)
    if session.review then return session:refuse(say.why "reviewing") end
    if session.puzzle then return of_puzzle(session) end
    local ok, fault = start()
    if not ok then return session:refuse(fault) end
    asked = asked + 1
    session:clear()
    session.hint_asked = asked
    wanted:push { number = asked, record = session.game:record() }
    session:say("plain", say.text "hint_looking")
end

--- Takes the result if it is for the present position. It waits while an explanation is
-- shown.
-- @return true if there is something new to show
function hint.poll(session)
    if not session.hint_asked or session.argument then return false end
    local answer = found:pop()
    local fault = thread:getError()
    if fault then
        thread, session.hint_asked = nil, nil
        session:refuse(fault)
        return true
    end
    if not answer or answer.number ~= session.hint_asked then return false end
    session.hint_asked = nil
    session.hint = answer
    session:say(answer.is_refused and "bad" or "plain", answer.head, answer.text)
    return true
end

-- Writes the number on a hypothetical stone.
local function inscribe(number, x, y, cell, ink)
    local font = ui.font(cell * 0.4)
    love.graphics.setFont(font)
    ui.set(stones.channels(ink))
    love.graphics.printf(tostring(number), math.floor(x - cell),
        math.floor(y - font:getHeight() / 2), math.floor(2 * cell), "center")
end

--- Draws the stones of a hint, transparent, and its points.
-- @param looks of the colours, as inarow.palette has them
function hint.draw(place, session, looks)
    local shown = session.hint
    if not shown then return end
    for _, stone in ipairs(shown.stones) do
        local x, y = place_of.xy(place, stone.point)
        local look = looks[stone.colour]
        stones.draw(look, x, y, place.cell * 0.44, 0.6)
        inscribe(stone.number, x, y, place.cell, look.ink)
    end
    for _, point in ipairs(shown.points) do
        local x, y = place_of.xy(place, point)
        shapes.ring(x, y, place.cell * 0.46, RING, place.cell * 0.09)
    end
end

return hint
