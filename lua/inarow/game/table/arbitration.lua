--- Claims: where nobody wins without claiming (RIF 9.6 to 9.8, P87 9.4).
--
-- What a stone made is the core's to say, when it is played; what may still be claimed of
-- it, by whom and when, is kept here: a row as long as it stands, a pattern of fours or
-- threes until the opponent plays on (9.8), captures for good. Whoever claims first and
-- rightly wins; an unclaimed five protects nobody (9.7).
local english = require "inarow.text.english"
local lists = require "inarow.text.lists"
local messages = require "inarow.text.messages"
local moments = require "inarow.game.moment"
local names = require "inarow.game.names"
local officials = require "inarow.model.officials"
local rulings = require "inarow.model.ruling"
local wording = require "inarow.game.wording"

local say = messages.say

local arbitration = {}

-- Patterns that the board does not show any more once play has gone on (RIF 9.8).
local PASSING = { ["double-four"] = true, ["double-three"] = true, ["open-rows"] = true }

--- The citation for a subject of the script's table `cite`, else the source.
function arbitration.cite(self, subject)
    return (self.rules.script.cite or {})[subject] or self.rules.source
end

--- Refuse an action: `subject` of the script's `cite` is what it is refused by, the
-- reason if nil; `values` are of its sentence, which may be another, `values.sentence`.
local function refuse(self, reason, values, subject)
    return rulings.refused(reason, arbitration.cite(self, subject or reason),
        say(values and values.sentence or reason, values))
end
arbitration.refuse = refuse

--- Refuse an action of which it is not sure whose it is.
-- @param words the action's
function arbitration.ask_by(self, words, subject)
    return refuse(self, "bad-action", { what = say("missing",
        { verb = words, expected = "'by' and a colour or a seat" }) }, subject)
end

-- ---- What may be claimed ------------------------------------------------------------

-- A colour's stones may be claimed; `made_at` is one of the row, nil for captures.
local function add(self, reason, winner, colour, made_at)
    local now = self.now
    local fields, point = wording.outcome(self, "won", reason, winner)
    local wins = names.team_of(self, colour) == winner
    moments.put(now, "claims", #now.claims + 1, {
        reason = reason, winner = winner, colour = colour, fields = fields,
        point = point, made_at = made_at, wins = wins, noted = now.noted,
        rows = wins and made_at and wording.rows(self, reason, colour, made_at)
            or { fields.points },
    })
    return fields
end

-- A team's captures that win may be claimed, once.
local function add_captures(self, team, points)
    local now = self.now
    if now.enough[team] then return end
    moments.put(now, "enough", team, true)
    add(self, "captures", team, team).points = points
end

--- Stones were lifted by hand: the captures of each team that has enough may be claimed.
-- @param points of the stones
function arbitration.note_captures(self, points)
    for i in ipairs(self.rules.colours) do
        local needed = self.rules.win[i].captured
        if needed and names.team_of(self, i) == i and self.position:taken(i) >= needed
        then
            add_captures(self, i, points)
        end
    end
end

--- After an action on the board: what it made may be claimed from now on; patterns that
-- were not claimed lapse.
function arbitration.note(self)
    local found, draw = self.position:claims()
    local acted, acted_at, rival, rival_at = self.position:decided()
    self.now.noted = #self.log + 1
    for i = 1, #found, 2 do
        local reason, winner = found[i], found[i + 1]
        if reason == "captures" then
            add_captures(self, winner, self.position:captured())
        else
            local is_rival = names.team_of(self, acted) ~= winner and rival
                and names.team_of(self, rival) == winner
            add(self, reason, winner, is_rival and rival or acted,
                is_rival and rival_at or acted_at)
        end
    end
    return draw
end

-- Has a claim lapsed?
local function is_late(self, claim)
    return PASSING[claim.reason] and claim.noted < self.now.noted
end

-- Is a row the same as when it was made: neither broken nor, where longer ones do not
-- win, lengthened (RIF 3, reading 18)?
local function is_whole(self, claim, row)
    local stones = {}
    for _, point in ipairs(row) do
        if self.position:at(point) ~= claim.colour then return false end
        stones[point] = true
    end
    if not claim.wins or not self.rules.win[claim.colour].exactly then return true end
    for _, now in ipairs(wording.rows(self, claim.reason, claim.colour, claim.made_at)) do
        local is_same = #now == #row
        for _, point in ipairs(now) do is_same = is_same and stones[point] end
        if is_same then return true end
    end
    return false
end

-- Does what a claim rests on still stand? One row of several is enough.
local function stands(self, claim)
    if claim.reason == "captures" then return true end
    for _, row in ipairs(claim.rows) do
        if is_whole(self, claim, row) then return true end
    end
    return false
end

--- Could any claim still be upheld? While one could, a draw on the board awaits it; if
-- none, a position in which nobody can do anything is drawn at once (reading 20).
function arbitration.any_left(self)
    for _, claim in ipairs(self.now.claims) do
        if not is_late(self, claim) and stands(self, claim) then return true end
    end
    return false
end

-- Reading 16: a claim names what the player saw, not its length where longer rows win
-- too; or only that it wins.
local ROWS = { five = true, overline = true }
local function is_called(self, claim, word)
    return claim.fields.reason == word or word == "win"
        or claim.wins and ROWS[word] and ROWS[claim.fields.reason]
            and not self.rules.win[claim.colour].exactly
end

local function concerns(self, claim, action, team)
    if not is_called(self, claim, action.claim) then
        return false
    elseif team and claim.winner ~= team then
        return false
    elseif not action.at or claim.point == action.at then
        return true
    end
    for _, point in ipairs(claim.fields.points) do
        if point == action.at then return true end
    end
    return false
end

-- A row of the losing side that won before what is claimed was made.
local function earlier_five(self, claimed)
    for _, claim in ipairs(self.now.claims) do
        if claim == claimed then return nil end
        if claim.wins and claim.winner ~= claimed.winner and stands(self, claim) then
            return claim
        end
    end
end

-- The row that bars a claim, where an unclaimed five does (reading 5).
local function bar_of(self, claim)
    return self.now.conduct.first_five_stands and earlier_five(self, claim)
end

-- The claim that an action is about: the latest that can be made, or one that is barred;
-- else why there is none; "bad-action" where nobody is named and it would serve several.
local function find(self, action, team)
    local why, found, barred = "no-such-row", nil, nil
    for i = #self.now.claims, 1, -1 do
        local claim = self.now.claims[i]
        if concerns(self, claim, action, team) then
            if is_late(self, claim) then
                why = "too-late"
            elseif stands(self, claim) and bar_of(self, claim) then
                barred = claim
            elseif stands(self, claim) then
                found = found or claim
                if found.winner ~= claim.winner then return nil, "bad-action" end
            end
        end
    end
    return found or barred, why
end

-- ---- Claiming -----------------------------------------------------------------------

local function flag_down(self, seat)
    return self.now.clock and self.now.clock:fallen(seat)
end

-- May what is claimed ever win for a colour?
local function could_serve(self, word, colour)
    local win = self.rules.win[colour]
    if win.row and (ROWS[word] and not win.reason and (word == "five" or not win.exactly)
        or word == win.reason) or win.captured and word == "captures" then
        return true
    end
    local forbid = (self.rules.script.forbid or {})[word]
    for other, name in ipairs(self.rules.colours) do
        local lose = self.rules.lose[other]
        if names.team_of(self, other) ~= names.team_of(self, colour)
            and (forbid and (not forbid.colour or forbid.colour == name)
                or lose.row and word == (lose.reason or "losing-row")) then
            return true
        end
    end
    return word == "win" or word == "time" or word == "clock-defect"
end

-- The seat that a claim is made by if nobody is named: whoever alone it could serve; nil
-- if it could serve several, or nobody (a draw).
local function served_by(self, word)
    local found
    for colour in ipairs(self.rules.colours) do
        local team = names.team_of(self, colour)
        if team ~= found and could_serve(self, word, colour) then
            if found then return nil end
            found = team
        end
    end
    return found and self.position:holder(found)
end

-- A claim that is not upheld: refused, and nothing changes; unless it is wrong and costs
-- the player who made it the game. Where that is not sure `by` is asked for (reading 16).
local function fail(self, action, seat, reason, values)
    if self.now.conduct.wrong_claim ~= "loses" or reason == "flag-down"
        or officials[action.by] then
        return refuse(self, reason, values)
    end
    seat = seat or served_by(self, action.claim)
    if not seat then
        return arbitration.ask_by(self, "claim " .. action.claim, reason)
    end
    local who = names.of_seat(self, self:opponent(seat))
    return wording.finish(self, { status = "won", reason = "penalty", who = who,
        citation = arbitration.cite(self, reason), message = say("wrong-claim",
            { who = names.side(self, who), loser = names.of_seat(self, seat) }) })
end

-- Who wins by time, if the clock says so of one side; else whoever is to move.
local function flag_up(self)
    for i in ipairs(self.rules.colours) do
        local fields = arbitration.time_ended(self, i)
        if fields and fields.status == "won" then return i end
    end
    return (self.position:turn())
end

local function claim_row(self, action, seat)
    local colour = seat and names.held_by(self, seat)
    local team = colour and names.team_of(self, colour)
    local values = { what = action.claim, point = action.at }
    local claim, why = find(self, action, team)
    if not claim and why == "bad-action" then
        return arbitration.ask_by(self, "claim " .. action.claim, "no-such-row")
    elseif not claim then
        local fields = action.claim == "win" and self.now.clock
            and arbitration.time_ended(self, seat or flag_up(self))
        if fields and fields.status == "won" then return wording.finish(self, fields) end
        if action.claim == "captures" and self.now.void_capture and not self.now.pending
            and self.now.conduct.wrong_claim ~= "loses" then
            return refuse(self, "too-late", { sentence = "capture-late" }, "capture")
        end
        return fail(self, action, seat, why, values)
    end
    seat = seat or self.position:holder(claim.winner)
    if flag_down(self, seat) then return refuse(self, "flag-down", values) end
    local bar = bar_of(self, claim)
    if bar then
        return refuse(self, "first-five", { point = bar.point }, "unclaimed-five")
    end
    local fields = {}
    for key, value in pairs(claim.fields) do fields[key] = value end
    if not claim.wins and earlier_five(self, claim) then
        fields.citation = (self.rules.script.cite or {})["unclaimed-five"]
            or fields.citation
    end
    return wording.finish(self, fields, claim.point)
end

-- Has time ended for the seat itself, and for which of its opponents has it?
local function flags(self, seat)
    local own, others = flag_down(self, seat), false
    for i in ipairs(self.rules.colours) do
        if names.rivals(self, seat, i) then
            others = others or (flag_down(self, i) and i)
        end
    end
    return own, others
end

--- The end by time, if it has ended for an opponent of the seat (RIF 9.4), or for both
-- (10.4).
-- @return fields of the ruling; or nil and the reason why not, "flag-up" or "flag-down"
function arbitration.time_ended(self, seat)
    local own, others = flags(self, seat)
    local both = (self.rules.script.draw or {})["both-times"]
    if not others then return nil, "flag-up" end
    if own and not both then return nil, "flag-down" end
    if own then
        return { status = "drawn", reason = "both-times", citation = both,
            message = say("both-times") }
    end
    local who = names.of_seat(self, names.first_of_team(self, seat))
    return { status = "won", reason = "time", who = who,
        citation = arbitration.cite(self, "time"), message = say("time",
            { who = names.side(self, who), loser = names.of_seat(self, others) }) }
end

local function refuse_clockless(self, action)
    return refuse(self, "not-now", { verb = "claim " .. action.claim,
        expected = "the game has no clock" }, action.claim)
end

-- Only the players may point out that time has ended (RIF 14.8), unless time referees are
-- used (14.9); theirs is a claim for whoever has time left.
local function claim_time(self, action, seat)
    if not self.now.clock then return refuse_clockless(self, action) end
    local fields, why = arbitration.time_ended(self, seat or flag_up(self))
    if not fields then return fail(self, action, seat, why, { what = "time" }) end
    return wording.finish(self, fields)
end

-- RIF 14.5: at once, so by whoever's clock runs, or by the other before the next move.
local function claim_defect(self, action, seat)
    local clock = self.now.clock
    if not clock then return refuse_clockless(self, action) end
    if seat and seat ~= clock.running and self.now.moved then
        return refuse(self, "too-late", { what = "clock-defect" }, "clock-defect")
    end
    clock.stopped, self.now.suspended = true, true
    return rulings.ok
end

-- A draw that needs no opponent: reading 5, claims on the last stone went before it; and
-- while stones may be lifted the board is not full for good (P87 3).
local function claim_draw(self, action, seat)
    if self.now.draw ~= action.claim or self.now.pending then
        return fail(self, action, seat, "no-such-row", { what = action.claim })
    end
    return arbitration.end_drawn(self)
end

--- The game ends by a draw that came about on the board, and which nobody's claim
-- prevented.
function arbitration.end_drawn(self)
    return wording.finish(self, (wording.outcome(self, "drawn", self.now.draw)))
end

--- The claims that would be upheld now, if whoever they win for made them: {reason, who,
-- point}.
function arbitration.standing(self)
    local list = {}
    for _, claim in ipairs(self.now.claims) do
        if not is_late(self, claim) and stands(self, claim) and not bar_of(self, claim)
            and not flag_down(self, self.position:holder(claim.winner)) then
            list[#list + 1] = { reason = claim.fields.reason, who = claim.fields.who,
                point = claim.point }
        end
    end
    return list
end

--- What can be claimed in a game, as words: its ways to win and to draw.
function arbitration.kinds(self)
    local kinds, rules = { win = true, time = true, ["clock-defect"] = true }, self.rules
    for i in ipairs(rules.colours) do
        local win, lose = rules.win[i], rules.lose[i]
        if win.row and win.reason then
            kinds[win.reason] = true
        elseif win.row then
            kinds.five, kinds.overline = true, true
        end
        if lose.row then kinds[lose.reason or "losing-row"] = true end
        if win.captured then kinds.captures = true end
    end
    for name in pairs(rules.script.forbid or {}) do kinds[name] = true end
    for _, name in ipairs { "full-board", "supply-exhausted" } do
        kinds[name] = (rules.script.draw or {})[name] and true
    end
    kinds["no-action"] = true
    return kinds
end

local claims = {
    time = claim_time, ["clock-defect"] = claim_defect,
    ["full-board"] = claim_draw, ["supply-exhausted"] = claim_draw,
    ["no-action"] = claim_draw,
}

-- A row of six is the one or the other, by the game.
local OTHERWISE = { six = "overline", overline = "six" }

-- The claim that was perhaps meant: near in spelling, or one word of two or more.
local function hint(word, known)
    local near = english.hint(word, known)
    if near == "" then near = english.hint(OTHERWISE[word] or "", known) end
    if near ~= "" then return near end
    local letters = word:gsub("%A", "")
    for _, name in ipairs(known) do
        for part in name:gmatch "%a%a%a%a+" do
            if letters:find(part, 1, true) or #letters > 3 and part:find(letters, 1, true)
            then
                return english.hint(name, known)
            end
        end
    end
    return ""
end

--- A claim: of a row, pattern or captures, of time, of a defect of the clock, or of a
-- draw on the board.
function arbitration.claim(self, action, seat)
    local kinds = arbitration.kinds(self)
    if not kinds[action.claim] then
        local known = lists.names(kinds)
        return refuse(self, "bad-action", { what = say("unknown-claim",
            { word = action.claim, hint = hint(action.claim, known),
            expected = english.list(known) }) }, "no-such-row")
    end
    if officials[action.by]
        and not (action.claim == "time" and action.by == "referee" and self.now.referees)
    then
        return rulings.refused("not-your-turn", arbitration.cite(self, "time-call"),
            say "time-call")
    end
    return (claims[action.claim] or claim_row)(self, action, seat)
end

return arbitration
