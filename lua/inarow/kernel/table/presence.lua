--- Presence of the players at the board (RIF 15, reading 15).
local at_table = require "inarow.kernel.at_table"
local line = require "inarow.kernel.line"
local model = require "inarow.model"
local refusals = require "inarow.kernel.refusals"
local rulings = require "inarow.kernel.ruling"
local say = require("inarow.kernel.table.sentences").say

local ON_BOARD = model.verbs "board"

local presence = {}

--- Returns true if a player has been at the board. If a stone changes nothing beside the
-- board, only the line shows that its player was present.
-- @param state a new state
function presence.has_come(state, seat)
    if state.at_table.players.seen[seat] then return true end
    for number = 0, state.origin.at_once and state.before.number - 1 or -1 do
        if ON_BOARD[state.game.log[number + 1].verb]
            and line.at(state.game, number).position:turn() == seat then
            return true
        end
    end
    return false
end

--- Records that a player is present, because the player acts. If nobody was present until
-- now, and this player was known to be absent, records how long nobody was present.
function presence.come(state, seat)
    local players, clock = state.at_table.players, state.at_table.clock
    if players.seen[seat] then return end
    local was_empty = clock and players.absent[seat] and not next(players.seen)
        and not players.all_absent
    players = at_table.own(state, "players")
    if was_empty then players.empty, players.came_first = clock:ran(), seat end
    players.all_absent = false
    players.seen = at_table.set(players.seen, seat, true)
    players.absent = at_table.set(players.absent, seat, false)
end

-- Charges the time when nobody was present to a seat that was absent, and to the player
-- who came first. The seat that began is left out, because its clock ran in that time.
local function charge_empty(state, seat)
    local players, clock = at_table.own(state, "players"), state.at_table.clock
    for _, late in ipairs { seat, players.came_first or nil } do
        if late ~= state.at_table.session.first then clock:charge(late, players.empty) end
    end
    players.came_first = false
    players.charged = at_table.set(players.charged, seat, true)
end

--- Records that a player has not come yet. While no player is present, the running clock
-- counts for every player, from the start. The absence may become known only after
-- another player has come.
function presence.be_absent(state, seat)
    local players, clock = at_table.own(state, "players"), state.at_table.clock
    players.absent = at_table.set(players.absent, seat, true)
    if players.empty then return charge_empty(state, seat) end
    for i in ipairs(state.rules.colours) do
        if not players.absent[i] then return end
    end
    if not clock then return end
    players.all_absent = true
    for i in ipairs(state.rules.colours) do
        if clock.running and i ~= clock.running then clock:charge(i, clock:ran()) end
    end
end

--- `arrive`: a player who arrives after the start was absent until now, even if the
-- record did not say so.
function presence.arrive(state, _, seat)
    local players = state.at_table.players
    if not seat then
        return refusals.ask_by(state, "arrive", "arrive")
    elseif presence.has_come(state, seat) then
        return refusals.refuse(state, "not-now", { verb = "arrive",
            expected = say "has-come-now" }, "arrive")
    end
    if not players.absent[seat] then
        presence.be_absent(state, seat)
    elseif players.empty and not players.charged[seat] then
        charge_empty(state, seat)
    end
    presence.come(state, seat)
    return rulings.ok
end

return presence
