--- Actions and claims that are possible beside the board.
--
-- A state may also be a game, which stands for its present state.
local board_draws = require "inarow.kernel.table.board_draws"
local claim_words = require "inarow.kernel.table.claim_words"
local draws = require "inarow.kernel.table.draws"
local language = require "inarow.language"
local pending_claims = require "inarow.kernel.table.pending_claims"
local resignation = require "inarow.kernel.table.resignation"
local say = require("inarow.kernel.sentences").say
local sides = require "inarow.kernel.sides"
local time = require "inarow.kernel.table.time"

local beside = {}

-- Returns the words with which somebody may resign now; the player to move need not be
-- named. Returns nil if flags forbid everybody to resign.
local function resignation_words(state)
    local turn = state.position:turn()
    if not resignation.is_barred(state, turn) then return "resign" end
    for seat in ipairs(state.rules.colours) do
        if not resignation.is_barred(state, seat) then
            return "resign by " .. sides.of_seat(state, seat)
        end
    end
end

-- Returns the claims that would be upheld in an undecided game, including claims about
-- time and draws. Returns nil if there are none, as in games without claims.
local function upheld(state)
    if state.final or state.origin.conduct.adjudication ~= "claims" then return nil end
    local list = pending_claims.standing(state)
    local winners = time.winners(state)
    winners[1] = winners[1] or (state.position:turn())
    for _, seat in ipairs(winners) do
        local by_time = time.ended(state, seat)
        list[#list + 1] = by_time and { reason = by_time.reason, who = by_time.who }
    end
    if board_draws.stands(state) then
        list[#list + 1] = { reason = state.at_table.claims.draw }
    end
    return list[1] and list
end

--- Returns the actions that are possible beside the board now, whoever is to act.
-- @return two values: list of inarow.at_table, empty once the game is over; and the words
-- for everything that can be claimed in the game
function beside.list(state)
    local words = claim_words.list(state)
    if state.final then return {}, words end
    local list, resign, clock = {}, resignation_words(state), state.at_table.clock
    if resign then list[1] = { verb = "resign", words = resign } end
    local answers = draws.answers(state)
    if #answers > 0 then
        list[#list + 1] = { verb = "draw", words = "draw " .. language.list(answers),
            values = answers }
    end
    if state.origin.conduct.adjudication == "claims" or clock then
        list[#list + 1] = { verb = "claim", words = say "ask-claim", values = words }
    end
    if clock then
        list[#list + 1] = { verb = "organizer", words = say "ask-order" }
    end
    return list, words
end

-- Returns a claim as data.
local function shown(claim)
    local fields = claim.fields
    return { team = claim.winner, who = fields.who, reason = fields.reason,
        citation = fields.citation, points = language.joined(fields.points),
        point = claim.point, number = claim.noted }
end

--- Returns the subject of a claim, whether or not the claim would be upheld. Without a
-- claim, returns the list of the claims that would be upheld now (inarow.claimable), or
-- nil if there are none.
-- @param action the claim, or nil
-- @return a table for a claim. `seat`: the claimant, either named or the only seat that
-- the claim could serve, or nil. `draw`: the reason of a draw on the board, or nil.
-- `called`: a list of the events to which the claim's words have applied, {team, who,
-- reason, citation, points, point, number}. Each event has `team`, the number of the
-- team's first colour; `who`, the name of that colour; and `number`, the number of the
-- action that made the event. `bar`: the row that bars the claim, as a table with the
-- fields of an event, or nil
function beside.claimed(state, action)
    if not action then return upheld(state) end
    local open, called = state.at_table.claims, {}
    for _, claim in ipairs(open.list) do
        if claim_words.is_called(state, claim, action.claim) then
            called[#called + 1] = shown(claim)
        end
    end
    local seat = action.by and sides.seat(state, action.by)
        or claim_words.served_by(state, action.claim)
    local colour = seat and sides.held_by(state, seat)
    local _, _, bar =
        pending_claims.find(state, action, colour and state.rules.leaders[colour])
    return { seat = seat, draw = open.draw or nil, called = called,
        bar = bar and shown(bar) }
end

return beside
