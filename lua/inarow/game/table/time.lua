--- Time at the table: flags that fall, and clocks that are pressed (RIF 9.4, 10.4, 12.7,
-- 14.3).
local articles = require "inarow.game.articles"
local endings = require "inarow.game.endings"
local messages = require "inarow.text.messages"
local refuse = require("inarow.game.refusals").refuse
local rulings = require "inarow.model.ruling"
local sides = require "inarow.game.sides"

local say = messages.say

local time = {}

-- ---- Flags ----------------------------------------------------------------------------

--- Has the time of a seat ended?
function time.is_down(game, seat)
    return game.now.clock and game.now.clock:fallen(seat)
end

-- Has time ended for the seat itself, and for which of its opponents has it?
local function fallen_for(game, seat)
    local own, others = time.is_down(game, seat), false
    for i in ipairs(game.rules.colours) do
        if sides.rivals(game, seat, i) then
            others = others or (time.is_down(game, i) and i)
        end
    end
    return own, others
end

--- The end by time, if it has ended for an opponent of the seat (RIF 9.4), or for both
-- (10.4).
-- @return fields of the ruling; or nil and the reason why not, "flag-up" or "flag-down"
function time.ended(game, seat)
    local own, others = fallen_for(game, seat)
    local both = (game.rules.script.draw or {})["both-times"]
    if not others then return nil, "flag-up" end
    if own and not both then return nil, "flag-down" end
    if own then
        return { status = "drawn", reason = "both-times", citation = both,
            message = say("both-times") }
    end
    local who = sides.of_seat(game, sides.first_of_team(game, seat))
    return { status = "won", reason = "time", who = who,
        citation = articles.of(game, "time"), message = say("time",
            { who = sides.in_words(game, who), loser = sides.of_seat(game, others) }) }
end

--- Who wins by time, if the clock says so of one side; else whoever is to move.
function time.winner(game)
    for i in ipairs(game.rules.colours) do
        local fields = time.ended(game, i)
        if fields and fields.status == "won" then return i end
    end
    return (game.position:turn())
end

-- ---- Clocks ---------------------------------------------------------------------------

--- Moves made by the colour that a seat holds.
function time.moves_of(game, seat)
    return game.now.moves[sides.colour_of(game, seat)] or 0
end

--- The running clock is stopped and that of whoever is to act is started.
function time.change_clocks(game)
    local now, next_seat = game.now, (game.position:turn())
    now.clock:press(now.clock.running, time.moves_of(game, now.clock.running), next_seat)
    now.moved = false
end

--- `press`, by whoever's clock runs, the own move made. After the last stone it ends a
-- game that nobody has claimed (10.1).
function time.press(game, _, seat)
    local now, clock = game.now, game.now.clock
    if not clock or now.conduct.adjudication ~= "claims" or not clock.running then
        local expected = say(not clock and "no-clock"
            or clock.running and "press-is-made" or "not-begun")
        return refuse(game, "not-now", { verb = "press", expected = expected }, "press")
    elseif seat and seat ~= clock.running then
        return refuse(game, "not-your-turn", { sentence = "clock-not-own" }, "press")
    elseif game.position:turn() == clock.running and not now.draw then
        return refuse(game, "not-now", { verb = "press",
            expected = say "move-first" }, "press")
    end
    if now.draw then return endings.drawn(game) end
    if now.may_offer == clock.running then now.may_offer = false end
    time.change_clocks(game)
    return rulings.ok
end

--- Where nobody need claim: the end by time, if an action came after somebody's time had
-- ended; else, or where no rule says what if it has for both, it presses the clock.
function time.at_once(game)
    local clock = game.now.clock
    for i in ipairs(game.rules.colours) do
        local fields = clock:fallen(i) and time.ended(game, sides.opponent(game, i))
        if fields then return fields end
    end
    if game.position:turn() ~= clock.running then time.change_clocks(game) end
end

return time
