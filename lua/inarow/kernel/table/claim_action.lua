--- The action `claim` and its effects.
local articles = require "inarow.kernel.articles"
local at_table = require "inarow.kernel.at_table"
local board_draws = require "inarow.kernel.table.board_draws"
local captures = require "inarow.kernel.table.captures"
local claim_words = require "inarow.kernel.table.claim_words"
local model = require "inarow.model"
local pending_claims = require "inarow.kernel.table.pending_claims"
local endings = require "inarow.kernel.endings"
local language = require "inarow.language"
local messages = require "inarow.kernel.table.sentences"
local refusals = require "inarow.kernel.refusals"
local rulings = require "inarow.kernel.ruling"
local sides = require "inarow.kernel.sides"
local time = require "inarow.kernel.table.time"

local OFFICIALS = model.people().officials

local say = messages.say
local refuse = refusals.refuse

local claim_action = {}

-- Fails a claim: refuses it without any change, unless a wrong claim loses the game. In
-- that case the claim must name its player if it could serve several players (reading
-- 16).
local function fail(state, action, seat, why, values)
    local is_given_up = why == "given-up"
    local reason, subject = is_given_up and "too-late" or why,
        is_given_up and "first-claim" or why
    if state.origin.conduct.wrong_claim ~= "loses" or reason == "flag-down"
        or OFFICIALS[action.by] then
        return refuse(state, reason, values, subject)
    end
    seat = seat or claim_words.served_by(state, action.claim)
    if not seat then
        return refusals.ask_by(state, "claim " .. action.claim, subject)
    end
    local who = sides.of_seat(state, sides.opponent(state, seat))
    return endings.finish(state, { status = "won", reason = "penalty", who = who,
        citation = articles.of(state, subject), message = say("wrong-claim",
            { who = sides.in_words(state, who), loser = sides.of_seat(state, seat) }) })
end

-- Refuses a claim that an earlier row bars. A row that has survived the answer bars
-- claims by a rule of the game, which is cited. Any other row bars claims by the conduct
-- of the game.
local function refuse_barred(state, bar)
    local win = state.rules.win[bar.colour]
    local citation = win.survives and win.survives_cite
        or articles.of(state, "unclaimed-five")
    return rulings.refused("first-five", citation,
        messages.say("first-five", { point = bar.point }))
end

-- Fails a claim if its subject is not on the board. A claim that comes too early costs
-- nothing (reading 16). Such claims are about rows that must first survive the answer, or
-- about captures still to be lifted (P87 3).
local function fail_row(state, action, seat, team, why, values)
    local point, colour = pending_claims.awaiting(state, action, team)
    if point then
        return rulings.refused("not-now", state.rules.win[colour].survives_cite,
            say("claim-before-answer", { point = point }))
    end
    local is_of_captures = action.claim == "captures" or action.claim == "win"
    local to_lift = is_of_captures and captures.winning(state, seat)
    if to_lift then
        return refuse(state, "not-now", { sentence = "claim-before-lifting",
            points = language.list(to_lift, "and") }, "capture")
    elseif action.claim == "captures" and state.origin.conduct.wrong_claim ~= "loses"
        and captures.lapsed_win(state, seat) then
        return refuse(state, "too-late", { sentence = "capture-late" }, "capture")
    end
    return fail(state, action, seat, why, values)
end

local function claim_row(state, action, seat)
    local colour = seat and sides.held_by(state, seat)
    local team = colour and state.rules.leaders[colour]
    local values = { what = action.claim, point = action.at }
    local claim, why, bar = pending_claims.find(state, action, team)
    if not claim and why == "bad-action" then
        return refusals.ask_by(state, "claim " .. action.claim, "no-such-row")
    elseif not claim then
        local fields, unsure
        if action.claim == "win" then fields, unsure = time.claimed(state, seat) end
        if fields and fields.status == "won" then return endings.finish(state, fields) end
        if unsure == "bad-action" then
            return refusals.ask_by(state, "claim win", "no-such-row")
        end
        return fail_row(state, action, seat, team, why, values)
    end
    local is_down = seat and time.is_down or time.is_team_down
    if is_down(state, seat or state.position:holder(claim.winner)) then
        return refuse(state, "flag-down", values)
    end
    if bar then return refuse_barred(state, bar) end
    local fields = pending_claims.ruling(state, claim)
    if not claim.wins and pending_claims.earlier_five(state, claim) then
        fields.citation = state.rules.cited_for["unclaimed-five"]
            or fields.citation
    end
    return endings.finish(state, fields, claim.point)
end

local function refuse_clockless(state, action)
    return refuse(state, "not-now", { verb = "claim " .. action.claim,
        expected = say "no-clock" }, action.claim)
end

-- Only the players may point out that time has ended (RIF 14.8), unless time referees are
-- used (14.9). A referee's claim serves the player who has time left.
local function claim_time(state, action, seat)
    if not state.at_table.clock then return refuse_clockless(state, action) end
    local fields, why = time.claimed(state, seat)
    if fields then return endings.finish(state, fields) end
    if why == "bad-action" then return refusals.ask_by(state, "claim time", "time") end
    local fallen, winner = time.fallen_elsewhere(state, seat or (state.position:turn()))
    return fail(state, action, seat, why, { what = "time",
        sentence = fallen and why == "flag-up" and "flag-of-another" or nil,
        loser = fallen and sides.of_seat(state, fallen),
        who = winner and sides.of_seat(state, winner) })
end

-- By RIF 14.5 a defect must be claimed at once. Therefore the other player may claim a
-- defect only before the next move; the player whose clock runs may claim it at any time.
local function claim_defect(state, action, seat)
    local clock = state.at_table.clock
    if not clock then return refuse_clockless(state, action) end
    if seat and seat ~= clock.running and state.at_table.since_press then
        return refuse(state, "too-late", { what = "clock-defect" }, "clock-defect")
    end
    at_table.own(state, "session").suspended = true
    return rulings.ok
end

-- A draw on the board does not need the opponent's agreement. Claims about the last stone
-- come before such a draw (reading 5). While stones may be lifted the board may become
-- vacant again (P87 3).
local function claim_draw(state, action, seat)
    if state.at_table.claims.draw ~= action.claim or not board_draws.stands(state) then
        return fail(state, action, seat, "no-such-row", { what = action.claim })
    end
    return endings.drawn(state)
end

local by_word = {
    time = claim_time, ["clock-defect"] = claim_defect,
    ["full-board"] = claim_draw, ["supply-exhausted"] = claim_draw,
    ["no-action"] = claim_draw, ["move-limit"] = claim_draw,
}

--- `claim`: claims a row, pattern or captures, time, a defect of the clock, or a draw on
-- the board.
function claim_action.claim(state, action, seat)
    local kinds = claim_words.kinds(state)
    if not kinds[action.claim] then
        local known = language.keys(kinds)
        return refuse(state, "bad-action", { what = say("unknown-claim",
            { word = action.claim, hint = claim_words.hint(action.claim, known),
            expected = language.list(known) }) }, "no-such-row")
    end
    if action.at and not state.rules.board:has(action.at) then
        return rulings.refused("off-board", articles.of(state, "no-such-row"),
            refusals.off_board(state.rules.board, action.at))
    end
    local has_referees = state.at_table.session.referees
    if OFFICIALS[action.by]
        and not (action.claim == "time" and action.by == "referee" and has_referees) then
        return rulings.refused("not-your-turn", articles.of(state, "time-call"),
            say(has_referees and "time-call-referees" or "time-call"))
    end
    return (by_word[action.claim] or claim_row)(state, action, seat)
end

return claim_action
