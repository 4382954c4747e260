--- The part of a state that lies beside the board: what the clock, the players and the
-- organizer have come to, and what may be claimed of the stones.
--
-- Groups of it are values: an action that changes one makes it anew (own, put), so states
-- before it go on to hold theirs.
local clocks = require "inarow.model.clock"

local at_table = {}

local NONE = {}

-- A field that nobody declared is a mistake, and so is one that was made nil.
local Group = {}

function Group.__newindex(_, key)
    error(("the table has no field %q"):format(tostring(key)), 2)
end

-- Every group as it is at the start: false or empty where nothing has happened yet.
local AT_START = {
    -- How the game goes on.
    session = {
        -- when the game began, in seconds, once it has
        started = false,
        -- has the organizer, or a defect, interrupted the game?
        suspended = false,
        -- are time referees used (RIF 14.9), and has one been called?
        referees = false,
        referee_called = false,
    },
    -- Moves and claims, where there is more than the board: what comes back with the
    -- stones where a position is restored.
    board = {
        -- number of moves by colour: stones and passes
        moves = NONE,
        -- by seat: has it acted on the board and not pressed since (RIF 14.3)?
        unpressed = NONE,
        -- has a move been made since the clock was last changed?
        moved = false,
        -- number in the log of the last action that was a move
        noted = 0,
        -- list of what may be claimed (table/claims.lua)
        claims = NONE,
        -- by team: its captures may be claimed
        enough = NONE,
        -- by seat: its captured stones that are still to be lifted by hand, and those
        -- that were left too long (table/captures.lua, P87 3)
        lifts = NONE,
        void_lifts = NONE,
        -- the reason of a draw that the board brought about
        draw = false,
        -- by team, while there is one: it has pressed since, and claims nothing
        given_up = NONE,
    },
    -- Draws by agreement (RIF 10 b).
    offer = {
        -- the seat that may offer one, unless a stone was placed since
        may = false,
        -- the seat whose offer stands
        by = false,
    },
    -- The players, by seat.
    players = {
        -- who has been at the board
        seen = NONE,
        -- who is known not to have come yet
        absent = NONE,
        -- seconds for which nobody was there (RIF 15)
        empty = false,
        -- are they charged to it?
        charged = NONE,
        -- who then came first
        came_first = false,
        -- moves that are not in the player's record (RIF 13.2)
        unwritten = NONE,
        -- number of them
        warnings = NONE,
    },
}
for _, group in pairs(AT_START) do setmetatable(group, Group) end

local function copy_of(group)
    local copy = {}
    for field, value in pairs(group) do copy[field] = value end
    return setmetatable(copy, Group)
end

local function with(groups, number, time, clock)
    return setmetatable({
        -- number of the last action that was more than a stone, and its time, in seconds
        -- since the start
        number = number, time = time,
        -- inarow.clock; false in a game without
        clock = clock or false,
        session = groups.session, board = groups.board, offer = groups.offer,
        players = groups.players,
    }, Group)
end

--- The table at the start of a game.
-- @param conduct table by key (variant/conduct.lua)
-- @param seats how many there are
function at_table.first(conduct, seats)
    local clock = conduct.clock and clocks.new(assert(clocks.parse(conduct.clock)), seats)
    return with(AT_START, 0, 0, clock)
end

--- The table as an action finds it: another one, with a clock of its own, and the groups
-- of the one before.
-- @param number of the action
-- @param time of it, in seconds since the start
function at_table.after(before, number, time)
    return with(before, number, time, before.clock and before.clock:copy())
end

--- A group of a state that is being made, to write to: it is none of the state before.
-- @param game the state, with the one `before` it
-- @param name the group's
function at_table.own(game, name)
    local now = game.at_table
    if now[name] == game.before.at_table[name] then now[name] = copy_of(now[name]) end
    return now[name]
end

--- Put a value into a table of a group of a state that is being made.
-- @param game the state, with the one `before` it
-- @param name the group's
-- @param field the table's, like "claims"
-- @param value nil takes away what stands by the key
function at_table.put(game, name, field, key, value)
    local group, copy = at_table.own(game, name), {}
    for other, old in pairs(group[field]) do copy[other] = old end
    copy[key] = value
    group[field] = copy
end

--- The game begins, and with it the clock of a seat (RIF 14.3; P87 reading 7).
-- @param game a state that is being made
-- @param seat number of whoever is to act
-- @param seconds the time of the start
function at_table.start_clock(game, seat, seconds)
    at_table.own(game, "session").started = seconds
    local clock = game.at_table.clock
    if clock then clock:start(seat, seconds) end
end

--- The table is again as it was for the stones of an earlier one: whose clock runs is as
-- it was, but time goes on, and so do the players.
-- @param game a state that is being made
-- @param earlier the table as it was
-- @param seat whose clock runs if none did then
function at_table.restore_board(game, earlier, seat)
    local now = game.at_table
    now.board = copy_of(earlier.board)
    if now.clock then now.clock:recount(earlier.clock) end
    if now.clock and now.clock.running then
        now.clock.running = earlier.clock.running or seat
    end
end

return at_table
