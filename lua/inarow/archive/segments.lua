--- Segments: up to 8,192 games of the same rules side by side, as numbers. Of regular
-- games, whose positions each have a stone more than the one before, the tags of the
-- positions with so many stones are a column; of others all tags are one, game by game.
local database = require "inarow.archive.database"
local native = require("inarow.language").load "inarow.archive.native"

local segments = {}

local CAPACITY, TAG_BYTES, FACT_BYTES = 8192, 8, 12
local ALL = -1 -- the "number of stones" of a column with all positions
local CACHE = 2 ^ 27 -- bytes

-- A number of 32 bits, the lowest byte first.
local function bytes_of(number)
    return string.char(number % 256, math.floor(number / 256) % 256,
        math.floor(number / 65536) % 256, math.floor(number / 16777216) % 256)
end

--- What is known of a game, as csrc/archive/inarow_archive.h has it.
-- @param day 20061231, or 0
-- @param result number of it
function segments.fact(id, day, result)
    return bytes_of(id) .. bytes_of(day) .. bytes_of(result)
end

-- ---- Adding -------------------------------------------------------------------------

-- The segment of some rules that has room: its number, games and facts; nil if none has.
local function with_room(run, rules, is_regular)
    local found, id, count, facts = run([[SELECT id, games, facts FROM segments
        WHERE rules = ? AND is_regular = ? AND games < ? ORDER BY id DESC LIMIT 1]],
        "iii", rules, is_regular, CAPACITY)
    if found then return id, count, facts end
end

local function add_column(run, segment, stones, count, tags)
    local _, before = run("SELECT tags FROM columns WHERE segment = ? AND stones = ?",
        "ii", segment, stones)
    before = before or ""
    if stones ~= ALL then
        before = before .. ("\0"):rep(count * TAG_BYTES - #before)
    end
    run("INSERT OR REPLACE INTO columns (segment, stones, tags) VALUES (?, ?, ?)",
        "iib", segment, stones, before .. tags)
end

-- The columns of games that are not regular, or that are.
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

local function joined(games, field)
    local parts = {}
    for i, game in ipairs(games) do parts[i] = game[field] end
    return table.concat(parts)
end

-- Add games to a segment that has room for them.
local function append(run, segment, count, facts, games, is_regular)
    for stones, tags in pairs(columns_of(games, is_regular)) do
        add_column(run, segment, stones, count, tags)
    end
    local _, changes = run("SELECT changes FROM changes WHERE segment = ?", "i", segment)
    run("INSERT OR REPLACE INTO changes (segment, changes) VALUES (?, ?)", "ib", segment,
        (changes or "") .. joined(games, "changes"))
    local has_captures = 0
    for _, game in ipairs(games) do
        if game.has_captures then has_captures = 1 end
    end
    run("UPDATE segments SET games = ?, facts = ?, has_captures = max(has_captures, ?)"
        .. " WHERE id = ?", "ibii", count + #games, facts .. joined(games, "fact"),
        has_captures, segment)
end

--- Add games of the same rules.
-- @param run function that carries out a statement: text, kinds, values
-- @param rules number of their rules
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

--- What is read is remembered until it is too much, or the file changes.
local Reader = {}
Reader.__index = Reader

--- A reader of segments.
-- @param run as for `add`; each function giving the rows of a statement
function segments.reader(run, each)
    return setmetatable({ run = run, each = each, version = nil, held = 0 }, Reader)
end

local function remember(self, key, bytes)
    if self.held > CACHE then self.texts, self.held = {}, 0 end
    self.texts[key] = bytes or false
    self.held = self.held + (bytes and #bytes or 0)
    return bytes
end

--- The segments of some rules: list of {id, rules, is_regular, has_captures, games,
-- facts}.
-- @param wanted set of numbers of rules
function Reader:list(wanted)
    local _, version = self.run("PRAGMA data_version", "")
    if version ~= self.version then
        self.version, self.texts, self.held, self.all = version, {}, 0, {}
        for id, rules, is_regular, has_captures, facts in
            self.each("SELECT id, rules, is_regular, has_captures, facts"
                .. " FROM segments", "") do
            local games = #database.expect(facts, "string", "facts") / FACT_BYTES
            self.all[#self.all + 1] = { id = id, rules = rules, games = math.floor(games),
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

--- The file was changed by us, which SQLite does not tell.
function Reader:forget()
    self.version = nil
end

--- The tags of a segment's positions with so many stones, or of all its positions; nil if
-- there are none.
-- @param stones nil for all positions of games that are not regular
function Reader:column(segment, stones)
    stones = stones or ALL
    local key = segment.id * 65536 + stones
    local known = self.texts[key]
    if known ~= nil then return known or nil end
    local _, tags = self.run("SELECT tags FROM columns WHERE segment = ? AND stones = ?",
        "ii", segment.id, stones)
    return remember(self, key, tags and database.expect(tags, "string", "positions"))
end

--- All positions of a segment, game by game, whatever its games are.
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

--- The changes of a segment's games.
function Reader:changes(segment)
    local key = "changes" .. segment.id
    if self.texts[key] then return self.texts[key] end
    local _, changes = self.run("SELECT changes FROM changes WHERE segment = ?", "i",
        segment.id)
    return remember(self, key, database.expect(changes, "string", "changes"))
end

return segments
