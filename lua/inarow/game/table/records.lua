--- The players' own records of the game (RIF 13).
local moments = require "inarow.game.moment"
local refusals = require "inarow.game.refusals"
local rulings = require "inarow.model.ruling"
local say = require("inarow.text.messages").say

local records = {}

--- `record`: what was not written down in the last minutes is completed (13.2).
function records.record(game, _, seat)
    seat = seat or (game.position:turn())
    if (game.now.unwritten[seat] or 0) == 0 then
        return refusals.refuse(game, "not-now", { verb = "record",
            expected = say "record-complete" }, "record")
    end
    moments.put(game.now, "unwritten", seat, nil)
    return rulings.ok
end

--- Are records asked for?
function records.are_kept(game)
    return (game.rules.script.cite or {}).record ~= nil
end

--- What a player owes the own record: "waived", by the organizer or in the last minutes;
-- else the number of moves that are to be completed, or "owed", if none is.
function records.owed(game, seat)
    local now = game.now
    if now.conduct.records == "waived" then return "waived" end
    if now.clock and now.clock:is_short(seat) and not game.final then return "waived" end
    return now.unwritten[seat] or "owed"
end

--- A move was made: whoever has little time left need not write it down yet.
function records.note_move(game)
    local now = game.now
    if not records.are_kept(game) or now.conduct.records ~= "owed" or not now.clock then
        return
    end
    for i in ipairs(game.rules.colours) do
        if now.clock:is_short(i) then
            moments.put(now, "unwritten", i, (now.unwritten[i] or 0) + 1)
        end
    end
end

return records
