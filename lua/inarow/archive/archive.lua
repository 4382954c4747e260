--- Defines an open archive: its prepared statements and its methods.
local adding = require "inarow.archive.adding"
local database = require "inarow.archive.database"
local excerpt = require "inarow.archive.excerpt"
local explorer = require "inarow.archive.explorer"
local finder = require "inarow.archive.finder"
local segments = require "inarow.archive.segments"
local texts = require "inarow.archive.texts"

local Archive = {}
Archive.__index = Archive

local archive = {}

-- Returns the statement for a text. It is prepared once.
local function statement_of(self, text)
    local statement = self.statements[text]
    if not statement then
        statement = self.handle:prepare(text)
        self.statements[text] = statement
    end
    return statement
end

-- Adds functions that execute statements. `run` returns true and the values of the first
-- row; without rows, it returns the number of the row added last. `bound` returns the
-- statement with its values bound. `each` iterates over rows. `set` returns a string with
-- one bit per game: 1 if the statement found the game's number.
local function give_statements(self)
    local function answer(statement, is_row, ...)
        if not is_row then return self.handle:last() end
        statement:bind ""
        return is_row, ...
    end
    function self.run(text, kinds, ...)
        local statement = statement_of(self, text)
        return answer(statement, statement:bind(kinds, ...):step())
    end
    function self.bound(text, kinds, ...)
        return statement_of(self, text):bind(kinds, ...)
    end
    local function row(is_row, ...)
        if is_row then return ... end
    end
    function self.each(text, kinds, ...)
        local statement = self.handle:prepare(text)
        statement:bind(kinds, ...)
        return function() return row(statement:step()) end
    end
    function self.set(text, kinds, ...)
        local _, most = self.run("SELECT max(id) FROM games", "")
        local statement = self.handle:prepare(text)
        return statement:bind(kinds, ...):set(most or 0)
    end
end

local function opened(path, how)
    local handle = database.open(path, how)
    local self = setmetatable({ path = path, handle = handle, statements = {} }, Archive)
    give_statements(self)
    self.segments = segments.reader(self.run, self.each, self.bound)
    if how == "read" then self.segments:list {} end
    return self
end

--- Open an archive.
-- @param path of its file
-- @param how "read"; "add", to add games to it; "make", to create it if necessary
-- @return the archive; or nil, message, code: "not-opened", "no-archive", "later",
-- "busy", "damaged", "full", "read-only", "input-output" or "database"
function archive.open(path, how)
    return database.try({ path = path }, opened, path, how)
end

--- Judge the games of files, in any notation, and add them. A game with the same rules,
-- moves, players and date as an existing game is not added. Games are written every few
-- seconds. After an interruption no game is incomplete, and the same call continues
-- where the last one ended.
-- @param paths a path or a list of paths; "-" is the standard input
-- @param options {format, variant, given}, as for inarow.open; and {counted, on_game,
-- batch}. `counted` wraps the function that reads a file's pieces, so that the caller
-- can count what has been read. `on_game` is a function called with each judged game,
-- which returns true to stop. At most `batch` games are read before they are written;
-- 8192 if nil.
-- @return {games, added, doubles, unread, known, unopened}. The numbers are those of
-- games that were read, were added, existed already, could not be read, and were read by
-- an earlier call. `unopened` is a list of {path, message} of files that could not be
-- opened. Or nil, message, code
function Archive:index(paths, options)
    return database.try(self, adding.files, self,
        type(paths) == "string" and { paths } or paths, options or {})
end

--- Return the continuations of games from a position.
-- @param live game at this position
-- @param filter as for `find`, with the game's variant by default; `stones` is true to
-- ignore rules and captured stones
-- @return {games, ended, moves, latest}, see docs/archives.md; or nil, message, code
function Archive:explore(live, filter)
    return database.read(self, explorer.explore, live, filter or {})
end

--- Return the positions that many games reach, for the playground. The result is a JSON
-- object, which excerpt.lua describes. The same archive always gives the same bytes.
-- @param limits {plies, bytes}. Positions after more than `plies` moves are left
-- out; 60 if nil. The text has at most `bytes` bytes; 400000 if nil
-- @return text; or nil, message, code
function Archive:excerpt(limits)
    -- An excerpt may take a minute. A transaction would block other processes for this
    -- time, so there is none.
    return database.try(self, excerpt.of, self, limits or {})
end

--- Find games, the latest first.
-- @param filter {player, colour, result, years, event, place, variant, opening, reason,
-- verdict, length, twins, pattern, limit, skip}, see docs/archives.md. All fields may be
-- nil. `skip` is the number of games to leave out at the beginning
-- @return list of {id, variant, options, date, event, place, players, result, reason,
-- opening, plies, moves, step}, and the total number of games; or nil, message, code
function Archive:find(filter)
    return database.read(self, finder.find, filter or {})
end

--- Return a game as a record.
-- @param id number of the game
-- @return text; nil if there is no such game; or nil, message, code
function Archive:record(id)
    return database.try(self, function()
        local found, header, moves =
            self.run("SELECT header, moves FROM records WHERE game = ?", "i", id)
        return found == true and texts.record(header, moves) or nil
    end)
end

--- List the games that could not be read.
-- @return list of {path, source, line, message}; or nil, message, code
function Archive:unread()
    return database.try(self, function()
        local list = {}
        for path, source, line, message in self.each([[SELECT path, source, line, message
                FROM unread JOIN files ON files.id = file ORDER BY unread.rowid]], "") do
            list[#list + 1] = { path = path, source = source, line = line,
                message = message }
        end
        return list
    end)
end

--- Count the games.
-- @return the total, and a list of {variant, options, games} by rules
function Archive:counts()
    return database.try(self, function()
        local list, total = {}, 0
        for variant, options, games in self.each([[SELECT variant, options,
                sum(segments.games) FROM rules JOIN segments ON rules.id = rules
                GROUP BY rules.id ORDER BY 3 DESC, variant, options]], "") do
            list[#list + 1] = { variant = variant, options = options, games = games }
            total = total + games
        end
        return total, list
    end)
end

--- Close the archive. No method works on a closed archive.
function Archive:close()
    self.statements = {}
    self.handle:close()
end

return archive
