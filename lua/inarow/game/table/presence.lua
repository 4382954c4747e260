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

--- A player does something, so is there: if nobody was until now, and this one is known
-- to have been absent, it is noted for how long.
function presence.come(game, seat)
    local now, clock = game.now, game.now.clock
    if now.seen[seat] then return end
    if clock and now.absent[seat] and not next(now.seen) and not clock.counts_for_all then
        now.empty, now.came_first = clock:ran(), seat
    end
    if clock then clock.counts_for_all = false end
    moments.put(now, "seen", seat, true)
    if now.absent[seat] then moments.put(now, "absent", seat, nil) end
end

-- The time in which nobody was there counts for a seat that was absent, too, and for
-- whoever came first.
local function charge_empty(now, seat)
    for _, late in ipairs { seat, now.came_first or nil } do
        if late ~= now.clock.first then now.clock:charge(late, now.empty) end
    end
    now.came_first = false
    moments.put(now, "charged", seat, true)
end

--- Somebody has not come yet. While nobody is there the one clock that runs counts for
-- all, from the start; that it was so may turn out once another one has come.
function presence.be_absent(game, seat)
    local now = game.now
    moments.put(now, "absent", seat, true)
    if now.empty then return charge_empty(now, seat) end
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
-- not say so.
function presence.arrive(game, _, seat)
    local now = game.now
    if not seat then
        return refusals.ask_by(game, "arrive", "arrive")
    elseif presence.has_come(game, seat) then
        return refusals.refuse(game, "not-now", { verb = "arrive",
            expected = say "has-come-now" }, "arrive")
    end
    if not now.absent[seat] then
        presence.be_absent(game, seat)
    elseif now.empty and not now.charged[seat] then
        charge_empty(now, seat)
    end
    presence.come(game, seat)
    return rulings.ok
end

return presence
