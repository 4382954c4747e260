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

-- Every field, as it is at the start: false or empty where nothing has happened yet.
local START = {
    -- The table.
    conduct = false,         -- how the game is conducted (inarow.conduct)
    plain = false,           -- is there nothing to it but the board?
    start = false,           -- the position set up: {cells, turn, captured}
    -- Time.
    time = 0,                -- of the last action, in seconds since the start
    started = false,         -- when the game began, once it has
    clock = false,           -- inarow.clock; false in a game without
    suspended = false,       -- has the organizer, or a defect, interrupted the game?
    referees = false,        -- are time referees used (RIF 14.9)?
    referee_called = false,
    -- Moves and claims, where there is more than the board.
    moves = NONE,            -- number of moves by colour: stones and passes
    moved = false,           -- has a move been made since the clock was last changed?
    noted = 0,               -- number in the log of the last action that was a move
    claims = NONE,           -- list of what may be claimed (arbitration.lua)
    enough = NONE,           -- by team: its captures may be claimed
    pending = false,         -- do captured stones still stand, to be lifted by hand?
    void_capture = false,    -- did some stand when the opponent moved (P87 3)?
    draw = false,            -- the reason of a draw that the board brought about
    may_offer = false,       -- the seat that may offer a draw (RIF 10 b), unless a stone
                             -- was placed since
    draw_offered_by = false, -- the seat whose draw offer stands
    -- The players, by seat.
    seen = NONE,             -- who has been at the board
    absent = NONE,           -- who is known not to have come yet
    empty = false,           -- seconds for which nobody was there (RIF 15)
    came_first = false,      -- who then came first
    unwritten = NONE,        -- moves that are not in the player's record (RIF 13.2)
    warnings = NONE,         -- number of them
    -- The way back.
    previous = false,        -- the moment before,
    since = 0,               -- and the number in the log of the action after it
}

local Moment = {}

-- A field that nobody declared is a mistake, and so is one that was made nil.
function Moment.__newindex(_, key)
    error(("a moment has no field %q"):format(tostring(key)), 2)
end

-- Written out: a loop takes five times as long, and a game at the table does this for
-- every action.
local function copy_of(now)
    return setmetatable({
        conduct = now.conduct, plain = now.plain, start = now.start,
        time = now.time, started = now.started, clock = now.clock,
        suspended = now.suspended, referees = now.referees,
        referee_called = now.referee_called, moves = now.moves, moved = now.moved,
        noted = now.noted, claims = now.claims, enough = now.enough,
        pending = now.pending, void_capture = now.void_capture, draw = now.draw,
        may_offer = now.may_offer, draw_offered_by = now.draw_offered_by,
        seen = now.seen, absent = now.absent, empty = now.empty,
        came_first = now.came_first,
        unwritten = now.unwritten, warnings = now.warnings,
        previous = now.previous, since = now.since,
    }, Moment)
end
for key in pairs(START) do assert(copy_of(START)[key] ~= nil, key) end

--- The first moment of a game. Games may share one.
-- @param rules from inarow.rules
-- @param conduct table by key (inarow.conduct)
-- @param start the position set up, or nil
function moment.first(rules, conduct, start)
    local now = copy_of(START)
    now.conduct, now.start = conduct, start or false
    now.clock = conduct.clock
        and clocks.new(assert(clocks.parse(conduct.clock)), #rules.colours) or false
    now.plain = not now.clock and conduct.adjudication == "immediate"
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
local OF_THE_BOARD = { "moves", "noted", "claims", "enough", "pending", "void_capture",
    "draw" }

--- The moment of the board that a game had reached earlier, put into one that is being
-- made: time goes on, and so do the clock and the players.
-- @param now a moment that is being made
-- @param entry how many actions of the log there were then
function moment.restore_board(now, entry)
    local earlier = now
    while earlier.since > entry do earlier = earlier.previous end
    for _, key in ipairs(OF_THE_BOARD) do now[key] = earlier[key] end
end

--- A table of a moment with another value in it.
function moment.with(map, key, value)
    local copy = {}
    for name, old in pairs(map) do copy[name] = old end
    copy[key] = value
    return copy
end

return moment
