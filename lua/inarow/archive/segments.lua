--- Stores segments: up to 8,192 games under the same rules, as numbers. In a regular
-- game, each position has one stone more than the previous one. A segment of regular
-- games has a column for each number of stones, with the tags of the positions with that
-- many stones. A segment of other games has one column, with all tags, game by game. The
-- moves of the games, as changes of the board, are stored in parts of 64 games. For each
-- point, a segment has one bit per game. The bit shows whether stones of a colour were
-- ever on that point (csrc/archive/presence.c).
local database = require "inarow.archive.database"
local native = require("inarow.language").load "inarow.archive.native"

local segments = {}

local CAPACITY, PART, TAG_BYTES, FACT_BYTES, COLOURS = 8192, 64, 8, 12, 6
local ALL = -1 -- the "number of stones" of a column with all positions
local COLUMN = "SELECT tags FROM columns WHERE segment = ? AND stones = ?"
local PART_CHANGES = "SELECT changes FROM changes WHERE segment = ? AND part = ?"

-- Returns the bytes of a number of 32 bits, the lowest byte first.
local function bytes_of(number)
    return string.char(number % 256, math.floor(number / 256) % 256,
        math.floor(number / 65536) % 256, math.floor(number / 16777216) % 256)
end

--- Encode the facts about a game, as in csrc/archive/inarow_archive.h.
-- @param id number of the game
-- @param day 20061231, or 0
-- @param result number of the result
function segments.fact(id, day, result)
    return bytes_of(id) .. bytes_of(day) .. bytes_of(result)
end

-- Returns the bytes from a statement; nil if it has no row.
local function bytes_in(run, what, text, ...)
    local found, bytes = run(text, "ii", ...)
    return found == true and database.expect(bytes, "string", what) or nil
end

-- ---- Adding -------------------------------------------------------------------------

local function games_of(facts)
    return math.floor(#database.expect(facts, "string", "facts") / FACT_BYTES)
end

-- Returns the segment under some rules that has room: its number, its number of games,
-- and its facts; nil if there is none.
local function with_room(run, rules, is_regular)
    local found, id, facts = run([[SELECT id, facts FROM segments
        WHERE rules = ? AND is_regular = ? AND games < ? ORDER BY id DESC LIMIT 1]],
        "iii", rules, is_regular, CAPACITY)
    if found ~= true then return nil end
    local count = games_of(facts)
    if count >= CAPACITY then database.refuse("damaged", { said = "facts" }) end
    return id, count, facts
end

local function add_column(run, segment, stones, count, tags)
    local before = bytes_in(run, "positions", COLUMN, segment, stones) or ""
    if stones ~= ALL then
        before = before .. ("\0"):rep(count * TAG_BYTES - #before)
    end
    run("INSERT OR REPLACE INTO columns (segment, stones, tags) VALUES (?, ?, ?)",
        "iib", segment, stones, before .. tags)
end

-- Returns the columns to store for a list of games.
local function columns_of(games, is_regular)
    local columns = {}
    if not is_regular then
        local parts = {}
        for i, game in ipairs(games) do
            parts[i] = bytes_of(#game.tags / TAG_BYTES) .. game.tags
        end
        columns[ALL] = table.concat(parts)
        return columns
    end
    local from, to, list = math.huge, 0, {}
    for i, game in ipairs(games) do
        list[i] = { game.tags, game.first }
        from = math.min(from, game.first)
        to = math.max(to, game.first + #game.tags / TAG_BYTES - 1)
    end
    for stones = from, to do columns[stones] = native.column(list, stones) end
    return columns
end

-- Returns a field of the games from number `from` to number `to`, as a list.
local function fields(games, field, from, to)
    local list = {}
    for i = from or 1, to or #games do list[#list + 1] = games[i][field] end
    return list
end

-- Adds the changes of games to the parts of a segment that has `count` games.
local function add_changes(run, segment, count, games)
    local done = 0
    while done < #games do
        local part = math.floor((count + done) / PART)
        local last = math.min(#games, (part + 1) * PART - count)
        local before = bytes_in(run, "changes", PART_CHANGES, segment, part) or ""
        run("INSERT OR REPLACE INTO changes (segment, part, changes) VALUES (?, ?, ?)",
            "iib", segment, part, before
            .. table.concat(fields(games, "changes", done + 1, last)))
        done = last
    end
end

-- Adds the points of the games' stones.
local function add_presence(run, segment, count, games)
    local changes = fields(games, "changes")
    for colour = 1, COLOURS do
        local before = bytes_in(run, "presence", "SELECT bits FROM presence"
            .. " WHERE segment = ? AND colour = ?", segment, colour)
        local bits = native.presence(before, count, changes, colour)
        if bits then
            run("INSERT OR REPLACE INTO presence (segment, colour, bits)"
                .. " VALUES (?, ?, ?)", "iib", segment, colour, bits)
        end
    end
end

-- Adds games to a segment with enough room.
local function append(run, segment, count, facts, games, is_regular)
    for stones, tags in pairs(columns_of(games, is_regular)) do
        add_column(run, segment, stones, count, tags)
    end
    add_changes(run, segment, count, games)
    add_presence(run, segment, count, games)
    local has_captures = 0
    for _, game in ipairs(games) do
        if game.has_captures then has_captures = 1 end
    end
    run("UPDATE segments SET games = ?, facts = ?, has_captures = max(has_captures, ?)"
        .. " WHERE id = ?", "ibii", count + #games,
        facts .. table.concat(fields(games, "fact")), has_captures, segment)
end

--- Add games under the same rules.
-- @param run function that executes a statement: text, kinds, values
-- @param rules number of the rules
-- @param games list of {tags, changes, first, fact, has_captures}
function segments.add(run, rules, is_regular, games)
    local done = 0
    while done < #games do
        local segment, count, facts = with_room(run, rules, is_regular)
        if not segment then
            count, facts = 0, ""
            segment = run("INSERT INTO segments (rules, is_regular, has_captures, games,"
                .. " facts) VALUES (?, ?, 0, 0, x'')", "ii", rules, is_regular)
        end
        local part = {}
        for i = done + 1, math.min(#games, done + CAPACITY - count) do
            part[#part + 1] = games[i]
        end
        append(run, segment, count, facts, part, is_regular)
        done = done + #part
    end
end

-- ---- Reading ------------------------------------------------------------------------


--- A reader of segments, which caches them until the file changes.
local Reader = {}
Reader.__index = Reader

--- Create a reader of segments.
-- @param run, each, bound functions that execute statements, from archive.lua
function segments.reader(run, each, bound)
    return setmetatable({ run = run, each = each, bound = bound, version = nil }, Reader)
end

--- Return the segments of some rules.
-- @param wanted set of numbers of rules
-- @return list of {id, rules, is_regular, has_captures, games, facts}
function Reader:list(wanted)
    local _, version = self.run("PRAGMA data_version", "")
    if version ~= self.version then
        self.version, self.all = version, {}
        for id, rules, is_regular, has_captures, facts in
            self.each("SELECT id, rules, is_regular, has_captures, facts"
                .. " FROM segments", "") do
            self.all[#self.all + 1] = { id = id, rules = rules, games = games_of(facts),
                is_regular = is_regular == 1, has_captures = has_captures == 1,
                facts = facts }
        end
    end
    local list = {}
    for _, segment in ipairs(self.all) do
        if wanted[segment.rules] then list[#list + 1] = segment end
    end
    return list
end

--- Clear the cache after a change by this process, because SQLite does not report such a
-- change.
function Reader:forget()
    self.version = nil
end

--- Return the tags of a segment's positions with this many stones; nil if there are none.
-- @param stones number of stones; nil for all positions of games that are not regular
function Reader:column(segment, stones)
    return bytes_in(self.run, "positions", COLUMN, segment.id, stones or ALL)
end

--- Return a statement whose row contains the column of a regular segment.
function Reader:column_row(segment, stones)
    return self.bound(COLUMN, "ii", segment.id, stones)
end

--- Return a statement whose row contains two columns of a regular segment: this one and
-- the next.
function Reader:pair_row(segment, stones)
    return self.bound([[SELECT one.tags, next.tags FROM columns AS one
        LEFT JOIN columns AS next
            ON next.segment = one.segment AND next.stones = one.stones + 1
        WHERE one.segment = ? AND one.stones = ?]], "ii", segment.id, stones)
end

--- Return all positions of a segment, game by game, for regular games too.
function Reader:rows(segment)
    if not segment.is_regular then
        return database.expect(self:column(segment), "string", "positions")
    end
    local columns = {}
    for tags in self.each("SELECT tags FROM columns WHERE segment = ? ORDER BY stones",
        "i", segment.id) do
        columns[#columns + 1] = tags
    end
    return native.rows(columns, segment.games)
end

--- Return a statement whose row contains the changes of a part of a segment.
function Reader:changes_row(segment, part)
    return self.bound(PART_CHANGES, "ii", segment.id, part)
end

--- Return a statement whose row contains the points where stones of the given colours
-- were.
-- @param colours set of the colours' numbers
function Reader:presence_row(segment, colours)
    local columns, tables = {}, {}
    for colour = 1, COLOURS do
        columns[colour] = "NULL"
        if colours[colour] then
            columns[colour] = ("c%d.bits"):format(colour)
            tables[#tables + 1] = (" LEFT JOIN presence AS c%d ON c%d.segment ="
                .. " segments.id AND c%d.colour = %d"):format(colour, colour, colour,
                colour)
        end
    end
    return self.bound("SELECT " .. table.concat(columns, ", ") .. " FROM segments"
        .. table.concat(tables) .. " WHERE segments.id = ?", "i", segment.id)
end

return segments
