--- The moment that a game has reached, beside the board: what the log has led to that no
-- position holds.
--
-- A moment is never changed once it is a game's: an action makes another one aside, and
-- its tables are replaced, not written to. So an action that fails has changed nothing,
-- and the moments before it are there to go back to.
local clocks = require "inarow.model.clock"
local hooks = require "inarow.game.hooks"

local moment = {}

local NONE = {}

local Moment = {}

-- A field that nobody declared is a mistake, and so is one that was made nil.
function Moment.__newindex(_, key)
    error(("a moment has no field %q"):format(tostring(key)), 2)
end

-- A moment with every field of another one; of none, as it is at the start: false or
-- empty where nothing has happened yet. Written out: a loop takes five times as long, and
-- a game at the table does this for every action.
local function copy_of(now)
    return setmetatable({
        -- The table.
        -- how the game is conducted (variant/conduct.lua)
        conduct = now.conduct or false,
        -- is there nothing to it but the board?
        board_only = now.board_only or false,
        -- the position set up: {cells, turn, captured}
        start = now.start or false,

        -- Time.
        -- of the last action, in seconds since the start
        time = now.time or 0,
        -- when the game began, once it has
        started = now.started or false,
        -- inarow.clock; false in a game without
        clock = now.clock or false,
        -- has the organizer, or a defect, interrupted the game?
        suspended = now.suspended or false,
        -- are time referees used (RIF 14.9)?
        referees = now.referees or false,
        referee_called = now.referee_called or false,

        -- Moves and claims, where there is more than the board.
        -- number of moves by colour: stones and passes
        moves = now.moves or NONE,
        -- by seat: has it acted on the board and not pressed since (RIF 14.3)?
        unpressed = now.unpressed or NONE,
        -- has a move been made since the clock was last changed?
        moved = now.moved or false,
        -- number in the log of the last action that was a move
        noted = now.noted or 0,
        -- list of what may be claimed (table/claims.lua)
        claims = now.claims or NONE,
        -- by team: its captures may be claimed
        enough = now.enough or NONE,
        -- by seat: its captured stones that are still to be lifted by hand, and those
        -- that were left too long (table/captures.lua, P87 3)
        lifts = now.lifts or NONE,
        void_lifts = now.void_lifts or NONE,
        -- the reason of a draw that the board brought about
        draw = now.draw or false,
        -- by team, while there is one: it has pressed since, and claims nothing
        given_up = now.given_up or NONE,
        -- the seat that may offer a draw (RIF 10 b), unless a stone
        -- was placed since
        may_offer = now.may_offer or false,
        -- the seat whose draw offer stands
        draw_offered_by = now.draw_offered_by or false,

        -- The players, by seat.
        -- who has been at the board
        seen = now.seen or NONE,
        -- who is known not to have come yet
        absent = now.absent or NONE,
        -- seconds for which nobody was there (RIF 15)
        empty = now.empty or false,
        -- by seat: are they charged to it?
        charged = now.charged or NONE,
        -- who then came first
        came_first = now.came_first or false,
        -- moves that are not in the player's record (RIF 13.2)
        unwritten = now.unwritten or NONE,
        -- number of them
        warnings = now.warnings or NONE,

        -- The way back.
        -- the moment before,
        previous = now.previous or false,
        -- and the number in the log of the action after it
        since = now.since or 0,
    }, Moment)
end

--- The first moment of a game. Games may share one.
-- @param rules from inarow.rules
-- @param conduct table by key (variant/conduct.lua)
-- @param start the position set up, or nil
function moment.first(rules, conduct, start)
    local now = copy_of {}
    now.conduct, now.start = conduct, start or false
    now.clock = conduct.clock
        and clocks.new(assert(clocks.parse(conduct.clock)), #rules.colours) or false
    now.board_only = not now.clock and conduct.adjudication == "immediate"
        and not hooks.of(rules)
    return now
end

--- The next moment, to be filled in: as the one before, with a clock of its own.
-- @param before moment
-- @param entry number of the action in the log
function moment.after(before, entry)
    local now = copy_of(before)
    now.clock = before.clock and before.clock:copy()
    now.previous, now.since = before, entry
    return now
end

--- The game begins, and with it the clock of a seat (RIF 14.3; P87 reading 7).
-- @param now a moment that is being made
-- @param seat number of whoever is to act
-- @param seconds the time of the start
function moment.start_clock(now, seat, seconds)
    now.started = seconds
    if now.clock then now.clock:start(seat, seconds) end
end

-- What comes back with the stones where a position is restored.
local OF_THE_BOARD = { "moves", "unpressed", "moved", "noted", "claims", "enough",
    "lifts", "void_lifts", "draw", "given_up" }

--- The moment of the board that a game had reached earlier, put into one that is being
-- made: whose clock runs is again as it was, but time goes on, and so do the players.
-- @param now a moment that is being made
-- @param entry how many actions of the log there were then
-- @param seat whose clock runs if none did then
function moment.restore_board(now, entry, seat)
    local earlier = now
    while earlier.since > entry do earlier = earlier.previous end
    for _, key in ipairs(OF_THE_BOARD) do now[key] = earlier[key] end
    if now.clock then now.clock:recount(earlier.clock) end
    if now.clock and now.clock.running then
        now.clock.running = earlier.clock.running or seat
    end
end

--- Put a value into a table of a moment that is being made: into a copy, for earlier
-- moments share the table.
-- @param now a moment that is being made
-- @param field the table's, like "claims"
-- @param value nil takes away what stands by the key
function moment.put(now, field, key, value)
    local copy = {}
    for name, old in pairs(now[field]) do copy[name] = old end
    copy[key] = value
    now[field] = copy
end

return moment
