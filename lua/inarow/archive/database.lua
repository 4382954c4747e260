--- Opens, creates and checks the file of an archive.
local core = require "inarow.core"
local native = require("inarow.language").load "inarow.archive.native"
local say = require("inarow.archive.sentences").say

local database = {}

-- The number for "inar", which the file's header contains, and the version of the file's
-- tables.
local APPLICATION, VERSION = 0x696e6172, 2
local PAGE = 16384 -- bytes; with large pages, reading a column takes fewer steps
local PATIENCE = 30000 -- milliseconds for waiting for another process

native.watch(core.look)

--- The result of a game on the board. If the game was not decided on the board, this is
-- the recorded result.
database.RESULT = "coalesce(winner, CASE status WHEN 'playing' THEN recorded"
    .. " WHEN 'drawn' THEN 'draw' ELSE status END)"

local SCHEMA = [[
CREATE TABLE rules (
    id INTEGER PRIMARY KEY,
    variant TEXT NOT NULL,
    options TEXT NOT NULL,
    UNIQUE (variant, options)
);
CREATE TABLE files (
    id INTEGER PRIMARY KEY,
    path TEXT NOT NULL,
    hash INTEGER NOT NULL, read_as TEXT NOT NULL,
    games INTEGER NOT NULL,
    is_whole INTEGER NOT NULL,
    UNIQUE (hash, read_as)
);
CREATE TABLE games (
    id INTEGER PRIMARY KEY,
    rules INTEGER NOT NULL REFERENCES rules,
    event TEXT, place TEXT, date TEXT,
    opening TEXT,
    plies INTEGER NOT NULL,
    recorded TEXT, status TEXT NOT NULL, winner TEXT, reason TEXT,
    verdict TEXT NOT NULL, refusal TEXT,
    moves_hash INTEGER NOT NULL,
    file INTEGER NOT NULL REFERENCES files, number INTEGER NOT NULL
);
CREATE INDEX games_by_moves ON games (moves_hash);
CREATE INDEX games_by_date ON games (date);
CREATE INDEX games_by_event ON games (event);
CREATE TABLE records (
    game INTEGER PRIMARY KEY REFERENCES games,
    header TEXT NOT NULL, moves TEXT NOT NULL
);
CREATE TABLE players (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
CREATE TABLE seats (
    player INTEGER NOT NULL REFERENCES players,
    game INTEGER NOT NULL REFERENCES games,
    colour TEXT NOT NULL,
    PRIMARY KEY (player, game, colour)
) WITHOUT ROWID;
CREATE INDEX seats_by_game ON seats (game);
CREATE TABLE unread (
    file INTEGER NOT NULL REFERENCES files,
    source TEXT NOT NULL, line INTEGER, message TEXT NOT NULL
);
CREATE TABLE segments (
    id INTEGER PRIMARY KEY,
    rules INTEGER NOT NULL REFERENCES rules,
    is_regular INTEGER NOT NULL,
    has_captures INTEGER NOT NULL,
    games INTEGER NOT NULL,
    facts BLOB NOT NULL
);
CREATE TABLE changes (
    segment INTEGER NOT NULL REFERENCES segments,
    part INTEGER NOT NULL,
    changes BLOB NOT NULL,
    UNIQUE (segment, part)
);
CREATE TABLE presence (
    segment INTEGER NOT NULL REFERENCES segments,
    colour INTEGER NOT NULL,
    bits BLOB NOT NULL,
    UNIQUE (segment, colour)
);
CREATE TABLE columns (
    segment INTEGER NOT NULL REFERENCES segments,
    stones INTEGER NOT NULL,
    tags BLOB NOT NULL,
    UNIQUE (segment, stones)
);
CREATE VIEW list AS
    SELECT games.id, variant, options, date, event, place,
        (SELECT name FROM seats JOIN players ON players.id = player
            WHERE game = games.id AND colour = 'black') AS black,
        (SELECT name FROM seats JOIN players ON players.id = player
            WHERE game = games.id AND colour = 'white') AS white,
        ]] .. database.RESULT .. [[ AS result,
        reason, opening, plies, moves
    FROM games JOIN rules ON rules.id = rules JOIN records ON game = games.id;
]]

-- SQLite's codes for errors that a user can correct.
local CODES = { [5] = "busy", [6] = "busy", [8] = "read-only", [10] = "input-output",
    [11] = "damaged", [13] = "full", [14] = "not-opened", [26] = "no-archive" }

--- Call a function, and turn errors of SQLite and of `database.refuse` into return
-- values.
-- @param self {path, handle}; the handle may be nil
-- @return the results of `run`; or nil, message, code
function database.try(self, run, ...)
    local function pack(ok, ...)
        if ok then return ... end
        local fault = ...
        if self.handle then self.handle:reset() end
        if type(fault) ~= "table" or not fault.message then error(fault, 0) end
        local code = type(fault.code) == "string" and fault.code
            or CODES[fault.code] or "database"
        local sentence = type(fault.code) == "string" and fault.message
            or say("archive-" .. code, { said = fault.message })
        return nil, self.path .. ": " .. sentence, code
    end
    return pack(pcall(run, ...))
end

--- Raise an error for `database.try`.
function database.refuse(code, values)
    error({ code = code, message = say("archive-" .. code, values) }, 0)
end

--- Check that a value from the file has a type. A value of another type shows that the
-- file is damaged.
-- @return value
function database.expect(value, kind, what)
    if type(value) ~= kind then database.refuse("damaged", { said = what }) end
    return value
end

-- Executes a statement, and returns the number that is in its first row.
local function number_of(handle, text)
    local statement = handle:prepare(text)
    local _, number = statement:step()
    statement:close()
    return number
end

-- Runs a function between two statements. The last statement is executed even after an
-- error.
local function between(handle, first, last, run, ...)
    handle:run(first)
    local function ended(ok, ...)
        local is_ended, fault = pcall(handle.run, handle, ok and last or "ROLLBACK")
        if ok and is_ended then return ... end
        if not handle:is_idle() then pcall(handle.run, handle, "ROLLBACK") end
        error(ok and fault or ..., 0)
    end
    return ended(pcall(run, ...))
end

--- Run a function in a transaction.
function database.transaction(handle, run)
    between(handle, "BEGIN IMMEDIATE", "COMMIT", run)
end

--- Run a function on a consistent state of the archive.
-- @param self the archive
-- @return the function's results; or nil, message, code
function database.read(self, run, ...)
    return database.try(self, between, self.handle, "BEGIN", "COMMIT", run, self, ...)
end

-- Creates the tables of a new file. Another process may create them at the same time.
local function make_tables(handle)
    handle:run(("PRAGMA page_size = %d"):format(PAGE))
    database.transaction(handle, function()
        if number_of(handle, "SELECT count(*) FROM sqlite_master") > 0 then return end
        handle:run(SCHEMA)
        handle:run(("PRAGMA application_id = %d; PRAGMA user_version = %d")
            :format(APPLICATION, VERSION))
    end)
end

local function check(handle)
    if number_of(handle, "PRAGMA application_id") ~= APPLICATION then
        database.refuse "no-archive"
    end
    local version = number_of(handle, "PRAGMA user_version")
    if version ~= VERSION then
        database.refuse(version > VERSION and "later" or "earlier",
            { version = version, known = VERSION })
    end
end

--- Open the file of an archive.
-- @param how "read"; "add"; or "make", to add to it and create it if necessary
-- @return the database; raises errors
function database.open(path, how)
    local handle = native.open(path, how == "make" and "c" or "w", PATIENCE)
    if how ~= "read" then handle:run "PRAGMA cache_size = -65536" end
    if how == "make" and number_of(handle, "SELECT count(*) FROM sqlite_master") == 0 then
        make_tables(handle)
    end
    check(handle)
    return handle
end

return database
