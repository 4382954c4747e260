--- Claiming: what comes of a claim.
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

local OFFICIALS = model.officials()

local say = messages.say
local refuse = refusals.refuse

local claim_action = {}

-- A claim that is not upheld: refused, and nothing changes; unless it is wrong and costs
-- the player who made it the game. Where that is not sure `by` is asked for (reading 16).
local function fail(game, action, seat, why, values)
    local is_given_up = why == "given-up"
    local reason, subject = is_given_up and "too-late" or why,
        is_given_up and "first-claim" or why
    if game.origin.conduct.wrong_claim ~= "loses" or reason == "flag-down"
        or OFFICIALS[action.by] then
        return refuse(game, reason, values, subject)
    end
    seat = seat or claim_words.served_by(game, action.claim)
    if not seat then
        return refusals.ask_by(game, "claim " .. action.claim, subject)
    end
    local who = sides.of_seat(game, sides.opponent(game, seat))
    return endings.finish(game, { status = "won", reason = "penalty", who = who,
        citation = articles.of(game, subject), message = say("wrong-claim",
            { who = sides.in_words(game, who), loser = sides.of_seat(game, seat) }) })
end

-- A claim that an earlier row bars: one that has survived the answer goes first by the
-- rule of its game, any other because the game is played so.
local function refuse_barred(game, bar)
    local win = game.rules.win[bar.colour]
    local citation = win.survives and win.survives_cite
        or articles.of(game, "unclaimed-five")
    return rulings.refused("first-five", citation,
        messages.say("first-five", { point = bar.point }))
end

-- A claim of what does not stand. One that comes too early costs nothing (reading 16): of
-- a row that must survive the answer first, or of captures still to be lifted (P87 3).
local function fail_row(game, action, seat, team, why, values)
    local point, colour = pending_claims.awaiting(game, action, team)
    if point then
        return rulings.refused("not-now", game.rules.win[colour].survives_cite,
            say("claim-before-answer", { point = point }))
    end
    local is_of_captures = action.claim == "captures" or action.claim == "win"
    local to_lift = is_of_captures and captures.winning(game, seat)
    if to_lift then
        return refuse(game, "not-now", { sentence = "claim-before-lifting",
            points = language.list(to_lift, "and") }, "capture")
    elseif action.claim == "captures" and game.origin.conduct.wrong_claim ~= "loses"
        and captures.lapsed_win(game, seat) then
        return refuse(game, "too-late", { sentence = "capture-late" }, "capture")
    end
    return fail(game, action, seat, why, values)
end

local function claim_row(game, action, seat)
    local colour = seat and sides.held_by(game, seat)
    local team = colour and sides.team_of(game, colour)
    local values = { what = action.claim, point = action.at }
    local claim, why, bar = pending_claims.find(game, action, team)
    if not claim and why == "bad-action" then
        return refusals.ask_by(game, "claim " .. action.claim, "no-such-row")
    elseif not claim then
        local fields, unsure
        if action.claim == "win" then fields, unsure = time.claimed(game, seat) end
        if fields and fields.status == "won" then return endings.finish(game, fields) end
        if unsure == "bad-action" then
            return refusals.ask_by(game, "claim win", "no-such-row")
        end
        return fail_row(game, action, seat, team, why, values)
    end
    local is_down = seat and time.is_down or time.is_team_down
    if is_down(game, seat or game.position:holder(claim.winner)) then
        return refuse(game, "flag-down", values)
    end
    if bar then return refuse_barred(game, bar) end
    local fields = pending_claims.ruling(game, claim)
    if not claim.wins and pending_claims.earlier_five(game, claim) then
        fields.citation = game.rules.cited_for["unclaimed-five"]
            or fields.citation
    end
    return endings.finish(game, fields, claim.point)
end

local function refuse_clockless(game, action)
    return refuse(game, "not-now", { verb = "claim " .. action.claim,
        expected = say "no-clock" }, action.claim)
end

-- Only the players may point out that time has ended (RIF 14.8), unless time referees are
-- used (14.9); theirs is a claim for whoever has time left.
local function claim_time(game, action, seat)
    if not game.at_table.clock then return refuse_clockless(game, action) end
    local fields, why = time.claimed(game, seat)
    if fields then return endings.finish(game, fields) end
    if why == "bad-action" then return refusals.ask_by(game, "claim time", "time") end
    local fallen, winner = time.fallen_elsewhere(game, seat or (game.position:turn()))
    return fail(game, action, seat, why, { what = "time",
        sentence = fallen and why == "flag-up" and "flag-of-another" or nil,
        loser = fallen and sides.of_seat(game, fallen),
        who = winner and sides.of_seat(game, winner) })
end

-- RIF 14.5: at once, so by whoever's clock runs, or by the other before the next move.
local function claim_defect(game, action, seat)
    local clock = game.at_table.clock
    if not clock then return refuse_clockless(game, action) end
    if seat and seat ~= clock.running and game.at_table.since_press then
        return refuse(game, "too-late", { what = "clock-defect" }, "clock-defect")
    end
    at_table.own(game, "session").suspended = true
    return rulings.ok
end

-- A draw that needs no opponent: reading 5, claims on the last stone went before it; and
-- while stones may be lifted the board is not full for good (P87 3).
local function claim_draw(game, action, seat)
    if game.at_table.claims.draw ~= action.claim or not board_draws.stands(game) then
        return fail(game, action, seat, "no-such-row", { what = action.claim })
    end
    return endings.drawn(game)
end

local by_word = {
    time = claim_time, ["clock-defect"] = claim_defect,
    ["full-board"] = claim_draw, ["supply-exhausted"] = claim_draw,
    ["no-action"] = claim_draw, ["move-limit"] = claim_draw,
}

--- `claim`: of a row, pattern or captures, of time, of a defect of the clock, or of a
-- draw on the board.
function claim_action.claim(game, action, seat)
    local kinds = claim_words.kinds(game)
    if not kinds[action.claim] then
        local known = language.keys(kinds)
        return refuse(game, "bad-action", { what = say("unknown-claim",
            { word = action.claim, hint = claim_words.hint(action.claim, known),
            expected = language.list(known) }) }, "no-such-row")
    end
    if action.at and not game.rules.board:has(action.at) then
        return rulings.refused("off-board", articles.of(game, "no-such-row"),
            refusals.off_board(game.rules.board, action.at))
    end
    local has_referees = game.at_table.session.referees
    if OFFICIALS[action.by]
        and not (action.claim == "time" and action.by == "referee" and has_referees) then
        return rulings.refused("not-your-turn", articles.of(game, "time-call"),
            say(has_referees and "time-call-referees" or "time-call"))
    end
    return (by_word[action.claim] or claim_row)(game, action, seat)
end

return claim_action
