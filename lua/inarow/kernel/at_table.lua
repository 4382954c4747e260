--- The part of a state beside the board: the clock, the players, the organizer's
-- decisions, and possible claims about the stones.
--
-- The groups of the table are values: an action that changes a group makes a new one
-- (own, put), so earlier states keep theirs. The table itself is a value too: turn.lua
-- calls `renewed` before an action, unless the action is a stone that changes nothing
-- beside the board.
local clocks = require "inarow.kernel.clock"
local model = require "inarow.model"

local at_table = {}

local NONE = {}

-- Writing a field that was not declared, or that was set to nil, is a mistake.
local Group = {}

function Group.__newindex(_, key)
    error(("the table has no field %q"):format(tostring(key)), 2)
end

-- Every group at the start of a game. All fields are false or empty, because nothing has
-- happened yet.
local AT_START = {
    -- Beginning, interruptions and referees.
    session = {
        -- time of the beginning in seconds, and the seat whose clock ran first
        started = false,
        first = false,
        -- true if the organizer, or a defect, has interrupted the game
        suspended = false,
        -- `referees`: are time referees used (RIF 14.9)? `referee_called`: has a time
        -- referee been called?
        referees = false,
        referee_called = false,
    },
    -- Claims. If a position is restored, the claims are restored with the stones, like
    -- the number of moves.
    claims = {
        -- list of the possible claims (table/pending_claims.lua)
        list = NONE,
        -- set of the teams whose captures are enough for a claim
        enough = NONE,
        -- `lifts`: by seat, captured stones that are still to be lifted by hand.
        -- `void_lifts`: by seat, captured stones that the seat did not lift in time
        -- (table/captures.lua, P87 3).
        lifts = NONE,
        void_lifts = NONE,
        -- the reason of a draw on the board
        draw = false,
        -- set of the teams that have pressed since there was a draw, and so gave up their
        -- claims
        given_up = NONE,
    },
    players = {
        -- set of the seats whose players have been at the board
        seen = NONE,
        -- set of the seats whose players are known to be absent
        absent = NONE,
        -- true if no player is known to have come; the running clock then counts for
        -- every player (RIF 15)
        all_absent = false,
        -- number of seconds for which nobody was present (RIF 15)
        empty = false,
        -- set of the seats that were charged with the seconds in `empty`
        charged = NONE,
        -- the seat of the player who came first, until the seconds in `empty` are charged
        came_first = false,
        -- by seat: number of moves that are not in the player's record (RIF 13.2)
        unwritten = NONE,
        -- by seat: number of warnings
        warnings = NONE,
    },
}
for _, group in pairs(AT_START) do setmetatable(group, Group) end

local function copy_of(group)
    local copy = {}
    for field, value in pairs(group) do copy[field] = value end
    return setmetatable(copy, Group)
end

-- Returns a table with the fields of another table, or of the start of a game.
local function table_of(before, number, clock)
    return setmetatable({
        -- number of the last action that changed the table, and its time, in seconds
        -- since the start
        number = number, time = before.time or 0,
        -- true if the next stone depends on the board alone; used only while the game
        -- goes on
        only_stones = false,
        -- inarow.clock; false in a game without a clock
        clock = clock or false,
        session = before.session, claims = before.claims, players = before.players,

        -- The next four fields are set only if more than the board matters. `made`:
        -- number of moves by colour, counting stones and passes, if the clock needs it.
        made = before.made or NONE,
        -- set of the seats that have acted on the board and not pressed since (RIF 14.3)
        unpressed = before.unpressed or NONE,
        -- true if a move has been made since the clock was last pressed
        since_press = before.since_press or false,
        -- number of the last move in the log
        noted = before.noted or 0,

        -- `may_offer`: the seat that may offer a draw by agreement, unless a stone was
        -- placed since (RIF 10 b). `offered_by`: the seat whose offer is pending.
        may_offer = before.may_offer or false,
        offered_by = before.offered_by or false,
    }, Group)
end

--- Returns the table at the start of a game.
-- @param conduct table by key (variant/match_rules.lua)
-- @param seats number of seats
function at_table.first(conduct, seats)
    local clock = conduct.clock
        and clocks.new(assert(model.controls(conduct.clock)), seats)
    return table_of(AT_START, 0, clock)
end

--- Returns the table of a new state, for writing.
-- @param state the new state; `state.before` is the state before it, which may share the
-- table
function at_table.renewed(state)
    local before = state.before.at_table
    if state.at_table == before then
        local clock = before.clock and before.clock:copy()
        state.at_table = table_of(before, state.number, clock)
    end
    return state.at_table
end

--- Returns a group of the table of a new state, for writing.
-- @param name of the group
function at_table.own(state, name)
    local now = at_table.renewed(state)
    if now[name] == state.before.at_table[name] then now[name] = copy_of(now[name]) end
    return now[name]
end

--- Puts a value into a field of a group of a new state. The field holds a table.
-- @param state the new state; `state.before` is the state before it, which may share the
-- table
-- @param name of the group
-- @param field name of the field, like "lifts"
-- @param value new value of the key; nil removes the key
function at_table.put(state, name, field, key, value)
    local group, copy = at_table.own(state, name), {}
    for other, old in pairs(group[field]) do copy[other] = old end
    copy[key] = value
    group[field] = copy
end

-- The sets of small numbers made so far, by the sum of 2^number. Equal sets are one
-- table, which states share.
local SETS, SUM = { [0] = NONE }, { [NONE] = 0 }

--- Returns a set of seats or teams after adding or removing one of them. Each set exists
-- once.
-- @param set one of the sets
-- @param number of the seat or team
-- @param is_in true to include the seat or team
function at_table.set(set, number, is_in)
    if (set[number] or false) == is_in then return set end
    local sum = SUM[set] + (is_in and 1 or -1) * 2 ^ number
    if not SETS[sum] then
        local other = {}
        for old in pairs(set) do other[old] = true end
        other[number] = is_in or nil
        SETS[sum], SUM[other] = other, sum
    end
    return SETS[sum]
end

--- Begins the game and starts a seat's clock (RIF 14.3; P87 reading 7).
-- @param state a new state
-- @param seat number of the seat that is to act
-- @param seconds time of the start
function at_table.start_clock(state, seat, seconds)
    local session, clock = at_table.own(state, "session"), state.at_table.clock
    session.started, session.first = seconds, seat
    if clock then clock.running = seat end
end

--- Restores the part of the table that depends on the stones, from an earlier table. The
-- clock that ran then runs again, but the times and the players stay as they are now.
-- @param state a new state
-- @param earlier the earlier table
-- @param seat the seat whose clock runs if the earlier table had no running clock
function at_table.restore_board(state, earlier, seat)
    local now = state.at_table
    now.made, now.unpressed = earlier.made, earlier.unpressed
    now.since_press, now.noted = earlier.since_press, earlier.noted
    now.claims = copy_of(earlier.claims)
    if now.clock then now.clock:recount(earlier.clock) end
    if now.clock and now.clock.running then
        now.clock.running = earlier.clock.running or seat
    end
end

return at_table
