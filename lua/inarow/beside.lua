--- What is done beside the board: draws, resignation, the clock, captured stones lifted
-- by hand, touch and disorder, the organizer (RIF 7, 8, 9.5, 10, 13 to 17; P87 the same).
--
-- One function a verb: beside[verb](game, action, seat), `seat` by number or nil. Each
-- gives a ruling, or what rulings.refused gives and nothing has changed. The clock has
-- been brought to the action's time before.
local actions = require "inarow.actions"
local arbitration = require "inarow.arbitration"
local moments = require "inarow.moment"
local names = require "inarow.names"
local rulings = require "inarow.ruling"
local wording = require "inarow.wording"

local say = require("inarow.messages").say
local refuse, cite = arbitration.refuse, arbitration.cite

local beside = { claim = arbitration.claim }

-- ---- Draws and resignation (RIF 9.5, 10) ----------------------------------------------

local function refuse_draw(self, reason, sentence)
    return rulings.refused(reason, cite(self, "draw-offer"), say(sentence))
end

-- RIF 10 b: offered only together with one's own move: after it, before the own press,
-- once.
local function may_offer(self, seat)
    local mover, clock = self.position:mover(), self.now.clock
    if (seat and seat ~= mover)
        or (self.now.conduct.adjudication == "claims" and clock and clock.running ~= mover)
    then
        return false
    end
    for i = #self.log, 1, -1 do
        local verb = self.log[i].verb
        if actions.moves[verb] then return true end
        if verb == "draw" or not beside[verb] then return false end
    end
    return false
end

-- RIF 10.2: accepted or refused by word by the other, refused by moving too.
function beside.draw(self, action, seat)
    if not (self.rules.script.draw or {}).agreement then
        return refuse_draw(self, "bad-action", "no-draws")
    end
    local now = self.now
    if action.answer == "offer" then
        if now.draw_offered_by then
            return refuse_draw(self, "not-now", "draw-offered-already")
        elseif not may_offer(self, seat) then
            return refuse_draw(self, "not-now", "draw-offer-now")
        end
        now.draw_offered_by = self.position:mover()
        return rulings.ok
    end
    if not now.draw_offered_by then
        return refuse_draw(self, "no-offer", "no-draw-offer")
    elseif action.answer == "withdraw" then
        return refuse_draw(self, "not-now", "draw-not-withdrawn")
    elseif seat == now.draw_offered_by then
        return refuse_draw(self, "not-your-turn", "own-draw-offer")
    end
    now.draw_offered_by = false
    if action.answer == "refuse" then return rulings.ok end
    return wording.finish(self, { status = "drawn", reason = "agreement",
        citation = self.rules.script.draw.agreement, message = say("agreement") })
end

-- The game ends against a seat. Before anyone holds a colour the winner is named by the
-- seat.
local function lost_by(self, action, seat, reason, subject, citation)
    local who = names.of_seat(self, self:opponent(seat))
    return wording.finish(self, { status = "won", reason = reason, who = who,
        citation = citation or cite(self, subject),
        message = say(subject, { who = names.side(self, who),
            loser = names.of_seat(self, seat) }) })
end

-- RIF 9.5, out of turn too.
function beside.resign(self, action, seat)
    seat = seat or (self.position:turn())
    return lost_by(self, action, seat, "resignation", "resignation")
end

-- ---- The clock (RIF 12.7, 14) ---------------------------------------------------------

-- Moves made by the colour that a seat holds.
local function moves_of(self, seat)
    return self.now.moves[self:colour_of(seat)] or 0
end

--- The running clock is stopped and that of whoever is to act is started.
function beside.change_clocks(self)
    local now, next_seat = self.now, (self.position:turn())
    now.clock:press(now.clock.running, moves_of(self, now.clock.running), next_seat)
    now.moved = false
end

-- RIF 14.3: by whoever's clock runs, the own move made. After the last stone it ends a
-- game that nobody has claimed (10.1).
function beside.press(self, action, seat)
    local now, clock = self.now, self.now.clock
    if not clock or now.conduct.adjudication ~= "claims" or not clock.running then
        local expected = not clock and "the game has no clock"
            or clock.running and "a move presses the clock by itself here"
            or "the game has not begun"
        return refuse(self, "not-now", { verb = "press", expected = expected }, "press")
    elseif seat and seat ~= clock.running then
        return refuse(self, "not-your-turn", { sentence = "clock-not-own" }, "press")
    elseif self.position:turn() == clock.running and not now.draw then
        return refuse(self, "not-now", { verb = "press",
            expected = "the move comes first" }, "press")
    end
    if now.draw then return arbitration.end_drawn(self) end
    beside.change_clocks(self)
    return rulings.ok
end

-- ---- Captured stones (P87 3) ----------------------------------------------------------

local function refuse_capture(self)
    return refuse(self, "no-capture",
        { sentence = not self.rules.script.capture and "no-captures" or nil }, "capture")
end

local function lift(self, action, points)
    local captured = self.position:captured()
    local ok, why = self.position:lift(points)
    if not ok then
        return refuse(self, why == "wrong-count" and why or "no-capture",
            { given = #points .. " of them",
                expected = "all stones of each row captured" }, "capture")
    end
    arbitration.note_captures(self, points or captured)
    self.now.draw = false -- the board is not full any more
    self.now.pending = #self.position:captured() > 0
    return rulings.ok
end

-- By the capturing player, before the press.
function beside.capture(self, action, seat)
    local mover, clock = self.position:mover(), self.now.clock
    if not self.now.pending or (clock and clock.running ~= mover) then
        return refuse_capture(self)
    elseif seat and seat ~= mover then
        return refuse(self, "not-your-turn", { sentence = "lifted-by-taker" }, "capture")
    end
    return lift(self, action, action.points)
end

-- Stones that were left are removed on the opponent's demand, and count.
function beside.demand(self, action, seat)
    if not self.now.pending then
        return refuse_capture(self)
    elseif seat == self.position:mover() then
        return refuse(self, "not-your-turn", { sentence = "demand-by-other" }, "capture")
    end
    return lift(self, action, nil)
end

-- ---- Touch, disorder, presence, records (RIF 7, 8, 13, 15) ----------------------------

-- By the player to move.
function beside.adjust(self, action, seat)
    if seat and seat ~= self.position:turn() then
        return refuse(self, "not-your-turn", { sentence = "adjust-not-own" }, "adjust")
    end
    return rulings.ok
end

function beside.disarranged(self, action, seat)
    if action.what == "restored" then return rulings.ok end
    if seat then return lost_by(self, action, seat, "disarranged", "disarranged") end
    return wording.finish(self, { status = "void", reason = "disarranged",
        citation = cite(self, "disarranged"), message = say("disarranged-void") })
end

-- RIF 15: whoever arrives after the start was absent until now. If another had been so,
-- too, then until that one came the clock that ran counts for both.
function beside.arrive(self, action, seat)
    local now, clock = self.now, self.now.clock
    if not seat then
        return refuse(self, "bad-action",
            { what = say("missing", { verb = "arrive",
                expected = "'by' and a colour or a seat" }) }, "arrive")
    elseif now.seen[seat] then
        return refuse(self, "not-now", { verb = "arrive",
            expected = "that player is there already" }, "arrive")
    end
    if clock and not next(now.seen) then -- how long nobody was there, and who came first
        now.empty, now.came_first = clock:ran(), seat
    elseif now.empty then
        for _, late in ipairs { seat, now.came_first or nil } do
            if late ~= clock.first then clock:charge(late, now.empty) end
        end
        now.came_first = false
    end
    now.seen = moments.with(now.seen, seat, true)
    return rulings.ok
end

-- RIF 13.2: what was not written down in the last minutes is completed.
function beside.record(self, action, seat)
    seat = seat or (self.position:turn())
    if (self.now.unwritten[seat] or 0) == 0 then
        return refuse(self, "not-now", { verb = "record",
            expected = "nothing is missing in the record" }, "record")
    end
    self.now.unwritten = moments.with(self.now.unwritten, seat, nil)
    return rulings.ok
end

-- ---- Organizer and time referees (RIF 14.6 to 14.9, 16, 17) ---------------------------

-- RIF 14.9: with five minutes left, where time referees are used.
beside["call-referee"] = function(self, action)
    if not self:referee_due() then
        return refuse(self, "not-now", { verb = "call-referee",
            expected = "it takes time referees, and a clock with five minutes or less" },
            "referee")
    end
    self.now.referee_called = true
    return rulings.ok
end

local orders = {}

-- The clock of the player to move starts (RIF 14.3, 15; P87 reading 7).
function orders.start(self, action)
    local now = self.now
    if now.started then return nil, "the game has begun already" end
    moments.start_clock(now, (self.position:turn()), now.time)
    return rulings.ok
end

-- RIF 14.6 and, by a player who sends for the organizer, 14.7.
function orders.suspend(self, action)
    if self.now.suspended then return nil, "the game is interrupted already" end
    self.now.suspended = true
    if self.now.clock then self.now.clock.stopped = true end
    return rulings.ok
end

function orders.resume(self, action)
    if not self.now.suspended then return nil, "the game is not interrupted" end
    self.now.suspended = false
    if self.now.clock then self.now.clock.stopped = nil end
    return rulings.ok
end

function orders.void(self, action)
    return wording.finish(self, { status = "void", reason = "organizer",
        citation = cite(self, "organizer"), message = say("organizer-void") })
end

function orders.referees(self, action)
    if self.now.referees then return nil, "they are used already" end
    self.now.referees = true
    return rulings.ok
end

function orders.warn(self, action, who)
    local now = self.now
    now.warnings = moments.with(now.warnings, who, (now.warnings[who] or 0) + 1)
    return rulings.ok
end

function orders.forfeit(self, action, who)
    return lost_by(self, action, who, "penalty", "penalty")
end

function orders.set(self, action, who)
    local clock = self.now.clock
    if not clock then return nil, "the game has no clock" end
    clock:set(who, action.seconds)
    return rulings.ok
end

function beside.organizer(self, action, seat)
    local who = action.who and names.seat(self, action.who)
    if action.who and not who then
        return refuse(self, "bad-action", { what = say("not-a-player",
            { word = action.who, expected = "a colour that somebody holds, or a seat" })
        }, "organizer")
    elseif action.by == "referee" or (seat and action.order ~= "suspend") then
        return refuse(self, "not-your-turn", { sentence = "organizer-only" }, "organizer")
    end
    local ruling, expected, code, refusal = orders[action.order](self, action, who)
    if ruling or refusal then return ruling, expected, code, refusal end
    return refuse(self, "not-now",
        { verb = "organizer " .. action.order, expected = expected }, "organizer")
end

return beside
