--- Finds games that match a filter, or contain a pattern.
local core = require "inarow.core"
local database = require "inarow.archive.database"
local filters = require "inarow.archive.filters"
local native = require("inarow.language").load "inarow.archive.native"
local patterns = require "inarow.archive.patterns"

local finder = {}

local unpack = unpack or table.unpack
local LIMIT = 20

local ROW = [[SELECT games.id, variant, options, date, event, place,
        ]] .. database.RESULT .. [[,
        reason, opening, plies, verdict, refusal, moves
    FROM games JOIN rules ON rules.id = games.rules
        JOIN records ON records.game = games.id WHERE games.id = ?]]

local FIELDS = { "id", "variant", "options", "date", "event", "place", "result", "reason",
    "opening", "plies", "verdict", "refusal", "moves" }

local function row_of(found, ...)
    if found ~= true then return nil end
    local row = {}
    for i, field in ipairs(FIELDS) do row[field] = select(i, ...) end
    return row
end

--- Return games by their numbers, in the form of Archive:find.
function finder.rows(self, ids)
    local rows = {}
    for _, id in ipairs(ids) do
        local row = row_of(self.run(ROW, "i", id))
        if row then
            row.players = {}
            for name, colour in self.each([[SELECT name, colour FROM seats
                    JOIN players ON players.id = player WHERE game = ?]], "i", id) do
                row.players[colour] = name
            end
            rows[#rows + 1] = row
        end
    end
    return rows
end

-- Condition that finds the games whose moves also occur in another game.
local TWINS = "moves_hash IN (SELECT moves_hash FROM games GROUP BY moves_hash"
    .. " HAVING count(*) > 1)"

-- Returns the numbers of the games that match a filter, the latest first, and their
-- total.
local function by_filter(self, filter, limit)
    local condition, kinds, values = filters.condition(self, filter)
    values = values or { n = 0 }
    if filter.twins then
        condition = condition and condition .. " AND " .. TWINS or TWINS
    end
    local where = condition and " WHERE " .. condition or ""
    local order = filter.twins and " ORDER BY moves_hash, date, id"
        or " ORDER BY date DESC, id DESC"
    local _, total = self.run("SELECT count(*) FROM games" .. where, kinds or "",
        unpack(values, 1, values.n))
    local ids = {}
    if limit == 0 then return ids, total end
    for id in self.each("SELECT id FROM games" .. where .. order
            .. (" LIMIT %d OFFSET %d"):format(limit or -1, filter.skip or 0), kinds or "",
            unpack(values, 1, values.n)) do
        ids[#ids + 1] = id
    end
    return ids, total
end

-- Searches the games of a segment for a pattern.
local function look_through(self, segment, pattern, colours, set)
    local facts = segment.facts
    local parts = pattern:candidates(self.segments:presence_row(segment, colours), facts)
    for _, part in ipairs(parts) do
        pattern:look(part, self.segments:changes_row(segment, part), facts, set)
    end
end

-- Returns the latest games with a pattern, and the step of its first occurrence in each:
-- list of {id, step, day}. Also returns the total number of games with the pattern.
local function by_pattern(self, filter, limit)
    local set = filters.set(self, filter)
    local list, total = {}, 0
    for _, group in ipairs(patterns.groups(self, filter.pattern, filter.variant)) do
        local pattern = native.pattern(group.images)
        for _, segment in ipairs(group.segments) do
            core.look()
            look_through(self, segment, pattern, group.colours, set)
        end
        local count, found = pattern:result(limit or 2 ^ 31 - 1)
        total = total + count
        for n = 1, #found, 3 do
            list[#list + 1] = { found[n], found[n + 1], found[n + 2] }
        end
    end
    table.sort(list, function(one, other)
        if one[3] ~= other[3] then return one[3] > other[3] end
        return one[1] > other[1]
    end)
    return list, total
end

--- Find games; see Archive:find.
function finder.find(self, filter)
    local limit = filter.limit or LIMIT
    if limit == "all" then limit = nil end
    if not filter.pattern then
        local ids, total = by_filter(self, filter, limit)
        return finder.rows(self, ids), total
    end
    if filter.twins then database.refuse "twins-and-pattern" end
    local skip = filter.skip or 0
    local list, total = by_pattern(self, filter, limit and skip + limit)
    local ids, steps = {}, {}
    for i = skip + 1, math.min(#list, skip + (limit or #list)) do
        ids[#ids + 1] = list[i][1]
        steps[list[i][1]] = list[i][2]
    end
    local rows = finder.rows(self, ids)
    for _, row in ipairs(rows) do row.step = steps[row.id] end
    return rows, total
end

return finder
