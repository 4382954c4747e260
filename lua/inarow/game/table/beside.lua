--- What is done beside the board: draws, resignation, the clock, captured stones lifted
-- by hand, touch and disorder, the organizer (RIF 7, 8, 9.5, 10, 13 to 17; P87 the same).
--
-- One function a verb: beside[verb](game, action, seat), `seat` by number or nil. Each
-- gives a ruling, or what rulings.refused gives and nothing has changed. The clock has
-- been brought to the action's time before.
local actions = require "inarow.model.actions"
local arbitration = require "inarow.game.table.arbitration"
local moments = require "inarow.game.moment"
local names = require "inarow.game.names"
local rulings = require "inarow.model.ruling"
local wording = require "inarow.game.wording"

local say = require("inarow.text.messages").say
local refuse, cite = arbitration.refuse, arbitration.cite

local beside = { claim = arbitration.claim }

-- ---- Draws and resignation (RIF 9.5, 10) ----------------------------------------------

local function refuse_draw(self, reason, sentence)
    return rulings.refused(reason, cite(self, "draw-offer"), say(sentence))
end

--- The seat, by number, that may offer a draw now, or false: stones that took the short
-- way (game.lua) are noted nowhere but in the position.
function beside.may_offer(self)
    if #self.log > self.now.since then return (self.position:mover()) end
    return self.now.may_offer
end

--- What may be said of a draw now: "offer", or "accept" and "refuse"; a list.
function beside.draw_answers(self)
    local now = self.now
    if self.final or now.suspended or not (self.rules.script.draw or {}).agreement then
        return {}
    elseif now.draw_offered_by then
        return { "accept", "refuse" }
    end
    return beside.may_offer(self) and { "offer" } or {}
end

-- RIF 10 b, reading 17: offered only with one's own move: after one's stone, or offer of
-- fifth stones, until one presses or the opponent moves, and once. RIF 10.2: accepted or
-- refused by word by the other, refused by moving too.
function beside.draw(self, action, seat)
    if not (self.rules.script.draw or {}).agreement then
        return refuse_draw(self, "bad-action", "no-draws")
    end
    local now = self.now
    if action.answer == "offer" then
        if now.draw_offered_by then
            return refuse_draw(self, "not-now", "draw-offered-already")
        end
        local by = now.may_offer
        if not by or seat and seat ~= by then
            return refuse_draw(self, "not-now", "draw-offer-now")
        end
        now.draw_offered_by, now.may_offer = by, false
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
local function lost_by(self, seat, reason)
    local who = names.of_seat(self, self:opponent(seat))
    return wording.finish(self, { status = "won", reason = reason, who = who,
        citation = cite(self, reason),
        message = say(reason, { who = names.side(self, who),
            loser = names.of_seat(self, seat) }) })
end

-- RIF 9.5, out of turn too. If nobody is named it is whoever's clock runs, or without a
-- clock whoever is to move.
function beside.resign(self, _, seat)
    local clock = self.now.clock
    if not seat and clock then
        seat = not clock.stopped and clock.running
    elseif not seat then
        seat = self.position:turn()
    end
    if not seat then
        return arbitration.ask_by(self, "resign", "resignation")
    end
    if self.now.conduct.resignation == "flag-up" and clock
        and clock:fallen(self:opponent(seat)) then
        return refuse(self, "flag-down", { sentence = "flag-down-resigned",
            who = names.side(self, names.of_seat(self, self:opponent(seat))) })
    end
    return lost_by(self, seat, "resignation")
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
function beside.press(self, _, seat)
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
    if now.may_offer == clock.running then now.may_offer = false end
    beside.change_clocks(self)
    return rulings.ok
end

-- ---- Captured stones (P87 3) ----------------------------------------------------------

local function refuse_capture(self)
    if self.now.void_capture and not self.now.pending then
        return refuse(self, "too-late", { sentence = "capture-late" }, "capture")
    end
    return refuse(self, "no-capture",
        { sentence = not self.rules.script.capture and "no-captures" or nil }, "capture")
end

local function lift(self, points)
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
    return lift(self, action.points)
end

-- Stones that were left are removed on the opponent's demand, and count.
function beside.demand(self, _, seat)
    if not self.now.pending then
        return refuse_capture(self)
    elseif seat == self.position:mover() then
        return refuse(self, "not-your-turn", { sentence = "demand-by-other" }, "capture")
    end
    return lift(self, nil)
end

-- ---- Touch, disorder, presence, records (RIF 7, 8, 13, 15) ----------------------------

-- By the player to move.
function beside.adjust(self, _, seat)
    if seat and seat ~= self.position:turn() then
        return refuse(self, "not-your-turn", { sentence = "adjust-not-own" }, "adjust")
    end
    return rulings.ok
end

-- Has a player been at the board? Stones that took the short way (game.lua) are noted
-- nowhere but in the position's history.
local function has_come(self, seat)
    if self.now.seen[seat] then return true end
    local _, moves = self.position:mover()
    for number = 0, self.now.plain and moves - 1 or -1 do
        local then_was = self.standing:ago(number)
        if then_was and then_was:turn() == seat then return true end
    end
    return false
end

--- A player does something, so is there.
function beside.come(self, seat)
    local now = self.now
    if now.seen[seat] then return end
    if now.clock then now.clock.counts_for_all = false end
    moments.put(now, "seen", seat, true)
    moments.put(now, "absent", seat, nil)
end

-- RIF 8: the position is again what it was after so many stones and passes; time is not
-- given back, and the clock runs of whoever is to act then.
local function restore(self, action)
    local now, _, moves = self.now, self.position:mover()
    if action.number > moves then
        return refuse(self, "wrong-count", { given = action.number,
            expected = ("from 0 to %d stones and passes"):format(moves) }, "disarranged")
    end
    for seat in ipairs(self.rules.colours) do -- whatever is taken back, they were there
        if has_come(self, seat) then beside.come(self, seat) end
    end
    self.position, action.back = self.standing:ago(action.number)
    moments.restore_board(now, #self.log - action.back)
    now.may_offer, now.draw_offered_by = false, false
    local clock = now.clock
    if clock and clock.running then
        clock.running, now.moved = self.position:turn(), false
        for i in ipairs(self.rules.colours) do clock:recount(i, moves_of(self, i)) end
    end
    return rulings.ok
end

-- If it can't be restored, whoever is named is responsible.
function beside.disarranged(self, action, seat)
    if action.number then return restore(self, action) end
    if action.what == "restored" then return rulings.ok end
    if seat then return lost_by(self, seat, "disarranged") end
    return wording.finish(self, { status = "void", reason = "disarranged",
        citation = cite(self, "disarranged"), message = say("disarranged-void") })
end

-- ---- Presence (RIF 15, reading 15) ----------------------------------------------------

-- Somebody has not come yet. While nobody is there the one clock that runs counts for
-- all, from the start.
local function be_absent(self, seat)
    local now = self.now
    moments.put(now, "absent", seat, true)
    for i in ipairs(self.rules.colours) do
        if not now.absent[i] then return end
    end
    local clock = now.clock
    if not clock then return end
    clock.counts_for_all = true
    for i in ipairs(self.rules.colours) do
        if clock.running and i ~= clock.running then clock:charge(i, clock:ran()) end
    end
end

--- Who does something beside the board where nobody is named, if that is clear: a seat by
-- number, or nil.
function beside.doer(self, action)
    local now, verb = self.now, action.verb
    if verb == "press" then
        return now.clock and now.clock.running or nil
    elseif verb == "adjust" or verb == "record" then
        return (self.position:turn())
    elseif verb == "demand" then
        return self:opponent((self.position:mover()))
    elseif verb == "draw" and now.draw_offered_by then
        return self:opponent(now.draw_offered_by)
    end
end

-- Whoever arrives after the start was absent until now, though the record did not say
-- so. If another had been so, too, then until that one came the clock that ran counts for
-- both: at once if that was known, else once the other arrives.
function beside.arrive(self, _, seat)
    local now, clock = self.now, self.now.clock
    if not seat then
        return arbitration.ask_by(self, "arrive", "arrive")
    elseif has_come(self, seat) then
        return refuse(self, "not-now", { verb = "arrive",
            expected = "that player is there already" }, "arrive")
    end
    if not now.absent[seat] then be_absent(self, seat) end
    if clock and clock.counts_for_all then
        now.empty = false -- all of it has been counted
    elseif clock and not next(now.seen) then -- how long nobody was there; who came first
        now.empty, now.came_first = clock:ran(), seat
    elseif now.empty then
        for _, late in ipairs { seat, now.came_first or nil } do
            if late ~= clock.first then clock:charge(late, now.empty) end
        end
        now.came_first = false
    end
    beside.come(self, seat)
    return rulings.ok
end

-- ---- Records (RIF 13) -----------------------------------------------------------------

-- RIF 13.2: what was not written down in the last minutes is completed.
function beside.record(self, _, seat)
    seat = seat or (self.position:turn())
    if (self.now.unwritten[seat] or 0) == 0 then
        return refuse(self, "not-now", { verb = "record",
            expected = "nothing is missing in the record" }, "record")
    end
    moments.put(self.now, "unwritten", seat, nil)
    return rulings.ok
end

-- ---- Organizer and time referees (RIF 14.6 to 14.9, 16, 17) ---------------------------

-- RIF 14.9: with five minutes left, where time referees are used.
beside["call-referee"] = function(self)
    if not self:referee_due() then
        return refuse(self, "not-now", { verb = "call-referee",
            expected = "it takes time referees, and a clock with five minutes or less" },
            "referee")
    end
    self.now.referee_called = true
    return rulings.ok
end

-- Each is orders[order](game, who, action), `who` a seat where the order names one. One
-- that is not possible gives nil and why not.
local orders = {}

-- The clock of the player to move starts (RIF 14.3, 15; P87 reading 7).
function orders.start(self)
    local now = self.now
    if now.started then return nil, "the game has begun already" end
    moments.start_clock(now, (self.position:turn()), now.time)
    return rulings.ok
end

-- RIF 15: somebody has not come, as was noticed at the start.
function orders.absent(self, who)
    local now = self.now
    if has_come(self, who) then return nil, "that player has been there" end
    if now.absent[who] then return nil, "that is known already" end
    be_absent(self, who)
    return rulings.ok
end

-- RIF 14.6 and, by a player who sends for the organizer, 14.7.
function orders.suspend(self)
    if self.now.suspended then return nil, "the game is interrupted already" end
    self.now.suspended = true
    if self.now.clock then self.now.clock.stopped = true end
    return rulings.ok
end

function orders.resume(self)
    if not self.now.suspended then return nil, "the game is not interrupted" end
    self.now.suspended = false
    if self.now.clock then self.now.clock.stopped = nil end
    return rulings.ok
end

function orders.referees(self)
    if self.now.referees then return nil, "they are used already" end
    self.now.referees = true
    return rulings.ok
end

function orders.warn(self, who)
    local now = self.now
    moments.put(now, "warnings", who, (now.warnings[who] or 0) + 1)
    return rulings.ok
end

function orders.set(self, who, action)
    local clock = self.now.clock
    if not clock then return nil, "the game has no clock" end
    clock:set(who, action.seconds)
    return rulings.ok
end

function orders.penalty(self, who, action)
    local clock = self.now.clock
    if not clock then return nil, "the game has no clock" end
    if action.seconds == 0 then return nil, "a penalty takes time" end
    clock:charge(who, action.seconds)
    return rulings.ok
end

-- The game ends as the organizer rules.
local function end_by_order(self, status, reason, sentence, who, citation)
    return wording.finish(self, { status = status, reason = reason, who = who,
        citation = cite(self, citation or "organizer"),
        message = say(sentence, { who = who and names.side(self, who) }) })
end

function orders.void(self)
    return end_by_order(self, "void", "organizer", "organizer-void")
end

function orders.draw(self)
    return end_by_order(self, "drawn", "organizer", "organizer-draw")
end

function orders.win(self, who)
    return end_by_order(self, "won", "organizer", "organizer-win",
        names.of_seat(self, names.first_of_team(self, who)))
end

orders["loss-of-both"] = function(self)
    return end_by_order(self, "void", "loss-of-both", "loss-of-both", nil, "penalty")
end

function orders.forfeit(self, who)
    return lost_by(self, who, "penalty")
end

-- What an order that is not possible is cited by, if not as the organizer's.
local SUBJECTS = { absent = "arrive", penalty = "penalty" }

function beside.organizer(self, action, seat)
    local who = action.who and names.seat(self, action.who)
    local subject = SUBJECTS[action.order] or "organizer"
    if action.who and not who then
        return refuse(self, "bad-action", { what = say("not-a-player",
            { word = action.who, expected = "a colour that somebody holds, or a seat" })
        }, subject)
    elseif action.by == "referee" or (seat and action.order ~= "suspend") then
        return refuse(self, "not-your-turn", { sentence = "organizer-only" }, "organizer")
    end
    local ruling, expected, code, refusal = orders[action.order](self, who, action)
    if ruling or refusal then return ruling, expected, code, refusal end
    return refuse(self, "not-now",
        { verb = "organizer " .. action.order, expected = expected }, subject)
end

-- ---- Who begins (PENTE, C4) -----------------------------------------------------------

-- Where lot or agreement decides who begins, that seat holds the first colour.
local function article_of_beginner(self)
    local articles = self.rules.script.articles or {}
    return articles["by-lot"] or articles["lot-or-agreed"]
end

function beside.begins(self, action)
    local article = article_of_beginner(self)
    local seat = names.seat(self, action.seat)
    local expected = not article and "the rules say who begins"
        or (#self.log > 0 or self.now.start) and "it stands before all else"
    if not seat or expected then
        local reason = expected and "not-now" or "bad-action"
        return rulings.refused(reason, article or cite(self, "not-your-turn"),
            say(reason, { verb = "begins", expected = expected, what = not seat
                and say("not-a-player", { word = action.seat,
                    expected = actions.seats(#self.rules.colours) }) }))
    end
    self.position:begin(seat)
    return rulings.ok
end

-- ---- Articles -------------------------------------------------------------------------

-- The subject of a script's `cite` that a verb is refused by.
local SUBJECT_OF = {
    claim = "no-such-row", draw = "draw-offer", resign = "resignation", press = "press",
    capture = "capture", demand = "capture", adjust = "adjust",
    disarranged = "disarranged", arrive = "arrive", record = "record",
    ["call-referee"] = "referee", organizer = "organizer",
}

--- The article that a verb is refused by, whatever follows it: of the table, or of the
-- opening. Nil where it is no verb; and of a stone or a pass, as a word that is no point
-- is against no article.
function beside.article(self, verb)
    if SUBJECT_OF[verb] then return cite(self, SUBJECT_OF[verb]) end
    if verb == "begins" then
        return article_of_beginner(self) or cite(self, "not-your-turn")
    elseif actions.verbs[verb] and verb ~= "play" and verb ~= "pass" then
        return wording.article(self, verb)
    end
end

return beside
