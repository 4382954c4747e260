--- Presence: who has come to the board (RIF 15, reading 15).
local moments = require "inarow.game.moment"
local refusals = require "inarow.game.refusals"
local rulings = require "inarow.model.ruling"
local say = require("inarow.text.messages").say

local presence = {}

--- Has a player been at the board? Stones that took the short way (game.lua) are noted
-- nowhere but in the position's history.
function presence.has_come(game, seat)
    if game.now.seen[seat] then return true end
    local moves = game.now.board_only and select(2, game.position:mover()) or 0
    for number = 0, moves - 1 do
        local then_was = game.standing:ago(number)
        if then_was and then_was:turn() == seat then return true end
    end
    return false
end

--- A player does something, so is there.
function presence.come(game, seat)
    local now = game.now
    if now.seen[seat] then return end
    if now.clock then now.clock.counts_for_all = false end
    moments.put(now, "seen", seat, true)
    if now.absent[seat] then moments.put(now, "absent", seat, nil) end
end

--- Somebody has not come yet. While nobody is there the one clock that runs counts for
-- all, from the start.
function presence.be_absent(game, seat)
    local now = game.now
    moments.put(now, "absent", seat, true)
    for i in ipairs(game.rules.colours) do
        if not now.absent[i] then return end
    end
    local clock = now.clock
    if not clock then return end
    clock.counts_for_all = true
    for i in ipairs(game.rules.colours) do
        if clock.running and i ~= clock.running then clock:charge(i, clock:ran()) end
    end
end

--- `arrive`: whoever arrives after the start was absent until now, though the record did
-- not say so. If another had been so, too, then until that one came the clock that ran
-- counts for both: at once if that was known, else once the other arrives.
function presence.arrive(game, _, seat)
    local now, clock = game.now, game.now.clock
    if not seat then
        return refusals.ask_by(game, "arrive", "arrive")
    elseif presence.has_come(game, seat) then
        return refusals.refuse(game, "not-now", { verb = "arrive",
            expected = say "has-come-now" }, "arrive")
    end
    if not now.absent[seat] then presence.be_absent(game, seat) end
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
    presence.come(game, seat)
    return rulings.ok
end

return presence
