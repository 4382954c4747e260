--- The players' own records of the game (RIF 13).
local at_table = require "inarow.kernel.at_table"
local refusals = require "inarow.kernel.refusals"
local rulings = require "inarow.kernel.ruling"
local say = require("inarow.kernel.table.sentences").say

local scoresheets = {}

--- `record`: completes the record with the moves of the last minutes (13.2).
function scoresheets.record(state, _, seat)
    seat = seat or (state.position:turn())
    if (state.at_table.players.unwritten[seat] or 0) == 0 then
        return refusals.refuse(state, "not-now", { verb = "record",
            expected = say "record-complete" }, "record")
    end
    at_table.put(state, "players", "unwritten", seat, nil)
    return rulings.ok
end

--- Returns true if records are required.
function scoresheets.are_kept(state)
    return state.rules.cited_for.record ~= nil
end

--- Returns the state of a player's record: "waived" by the organizer or in the last
-- minutes, the number of missing moves, or "owed" if the record is complete.
function scoresheets.owed(state, seat)
    local clock = state.at_table.clock
    if state.origin.conduct.records == "waived" then return "waived" end
    if clock and clock:is_short(seat) and not state.final then return "waived" end
    return state.at_table.players.unwritten[seat] or "owed"
end

--- After a move, records that players with little time left have not written the move
-- down.
function scoresheets.note_move(state)
    local clock = state.at_table.clock
    local are_owed = state.origin.conduct.records == "owed"
    if not (clock and scoresheets.are_kept(state) and are_owed) then
        return
    end
    for i in ipairs(state.rules.colours) do
        if clock:is_short(i) then
            at_table.put(state, "players", "unwritten", i,
                (state.at_table.players.unwritten[i] or 0) + 1)
        end
    end
end

return scoresheets
