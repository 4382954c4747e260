--- An archive that is open: its statements, and what is asked of it.
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

-- The statement of a text, prepared once.
local function statement_of(self, text)
    local statement = self.statements[text]
    if not statement then
        statement = self.handle:prepare(text)
        self.statements[text] = statement
    end
    return statement
end

-- Functions that carry out statements: `run` gives true and the values of the first row;
-- of what has no row the number of the row that was added last. `bound` gives the
-- statement itself; `each` row by row; `set` a string with a bit for each number.
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
-- @param how "read"; "add", to add games to it; "make", to make it if it is not there
-- @return the archive; or nil, message, code: "not-opened", "no-archive", "later",
-- "busy", "damaged", "full", "read-only", "input-output" or "database"
function archive.open(path, how)
    return database.try({ path = path }, opened, path, how)
end

--- Add the games of files, in any notation: each is judged. A game with the same rules,
-- moves, players and date as one that is there is not added. What was read is written
-- every few seconds; whatever ends it, no game is half there, and the same call goes on
-- where it ended.
-- @param paths of the files, a list or one path; "-" is the standard input
-- @param options {format, variant, given}, as for inarow.open; `counted`, a function that
-- is given the function that gives the pieces of a file, and gives another one; `told`, a
-- function that is called with each judged game, and gives true to stop; `batch`, most
-- games that are read before they are written, 8192 if nil
-- @return {games, added, doubles, unread, known, unopened}: how many games were read,
-- were added, were there, could not be read, and were read when this was called before;
-- and a list of {path, message} of files that could not be opened; or nil, message, code
function Archive:index(paths, options)
    return database.try(self, adding.files, self,
        type(paths) == "string" and { paths } or paths, options or {})
end

--- What was played from a position.
-- @param live game that stands at it
-- @param filter as `find` has it, but that its variant is the game's if it names none;
-- and `stones`: whatever the rules are, and whatever was taken
-- @return {games, ended, moves, latest}: see docs/archives.md; or nil, message, code
function Archive:explore(live, filter)
    return database.read(self, explorer.explore, live, filter or {})
end

--- The positions that many games reach, for the playground: a JSON object, which
-- excerpt.lua describes. The same archive gives the same bytes.
-- @param limits {plies, bytes}: the number of moves within which positions count, 60 if
-- nil; the size of the text, 400000 if nil
-- @return text; or nil, message, code
function Archive:excerpt(limits)
    -- It may take a minute, for which no other process should wait.
    return database.try(self, excerpt.of, self, limits or {})
end

--- Games, the latest first.
-- @param filter {player, colour, result, years, event, place, variant, opening, reason,
-- verdict, length, twins, pattern, limit, skip}, all of which may be nil:
-- docs/archives.md; `skip`: so many are left out at the beginning
-- @return list of {id, variant, options, date, event, place, players, result, reason,
-- opening, plies, moves, step}, and how many there are in all; or nil, message, code
function Archive:find(filter)
    return database.read(self, finder.find, filter or {})
end

--- A game as a record.
-- @param id its number
-- @return text; nil if there is none; or nil, message, code
function Archive:record(id)
    return database.try(self, function()
        local found, header, moves =
            self.run("SELECT header, moves FROM records WHERE game = ?", "i", id)
        return found == true and texts.record(header, moves) or nil
    end)
end

--- What could not be read: list of {path, source, line, message}; or nil, message, code.
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

--- How many games there are, and by which rules: the total, and a list of {variant,
-- options, games}.
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

--- Close it. It can't be asked any more.
function Archive:close()
    self.statements = {}
    self.handle:close()
end

return archive
