--- The players' own records of the game (RIF 13).
local at_table = require "inarow.kernel.at_table"
local refusals = require "inarow.kernel.refusals"
local rulings = require "inarow.kernel.ruling"
local say = require("inarow.kernel.table.sentences").say

local scoresheets = {}

--- `record`: what was not written down in the last minutes is completed (13.2).
function scoresheets.record(game, _, seat)
    seat = seat or (game.position:turn())
    if (game.at_table.players.unwritten[seat] or 0) == 0 then
        return refusals.refuse(game, "not-now", { verb = "record",
            expected = say "record-complete" }, "record")
    end
    at_table.put(game, "players", "unwritten", seat, nil)
    return rulings.ok
end

--- Are records asked for?
function scoresheets.are_kept(game)
    return game.rules.cited_for.record ~= nil
end

--- What a player owes the own record: "waived", by the organizer or in the last minutes;
-- else the number of moves that are to be completed, or "owed", if none is.
function scoresheets.owed(game, seat)
    local clock = game.at_table.clock
    if game.origin.conduct.records == "waived" then return "waived" end
    if clock and clock:is_short(seat) and not game.final then return "waived" end
    return game.at_table.players.unwritten[seat] or "owed"
end

--- A move was made: whoever has little time left need not write it down yet.
function scoresheets.note_move(game)
    local clock = game.at_table.clock
    local are_owed = game.origin.conduct.records == "owed"
    if not (clock and scoresheets.are_kept(game) and are_owed) then
        return
    end
    for i in ipairs(game.rules.colours) do
        if clock:is_short(i) then
            at_table.put(game, "players", "unwritten", i,
                (game.at_table.players.unwritten[i] or 0) + 1)
        end
    end
end

return scoresheets
