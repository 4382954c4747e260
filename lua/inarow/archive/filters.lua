--- Converts filters of games to conditions of SQL.
local database = require "inarow.archive.database"

local rules = require "inarow.archive.rules"

local filters = {}

local unpack = unpack or table.unpack

-- Names of all filters.
local NAMES = { "variant", "player", "colour", "result", "years", "event", "place",
    "opening", "reason", "verdict", "length" }

-- Converts a search text to a pattern of SQL. Case is ignored, and `*` stands for any
-- letters.
local function pattern_of(text)
    return (text:gsub("[%%_\\]", "\\%0"):gsub("%*", "%%"))
end

local function like(column)
    return function(add, value)
        add(column .. " LIKE ? ESCAPE '\\'", "t", pattern_of(value))
    end
end

local conditions = {
    event = like "event",
    place = like "place",
    opening = like "opening",
    verdict = like "verdict",
}

function conditions.variant(add, value)
    add("rules IN (SELECT id FROM rules WHERE variant = ?)", "t", value)
end

-- A game must have all given players. The colour applies to the first player.
function conditions.player(add, value, filter)
    for i, name in ipairs(type(value) == "table" and value or { value }) do
        local has_colour = i == 1 and filter.colour
        add("games.id IN (SELECT game FROM seats JOIN players ON players.id = player"
            .. " WHERE name LIKE ? ESCAPE '\\'"
            .. (has_colour and " AND colour = ?)" or ")"),
            has_colour and "tt" or "t", pattern_of(name), has_colour or nil)
    end
end

-- Checks that a colour or another word is possible for games in this archive.
local function check_colour(self, code, value, ...)
    local colours = rules.colours(self)
    if not colours or #colours == 0 then return end
    for _, word in ipairs { ... } do colours[#colours + 1] = word end
    for _, colour in ipairs(colours) do
        if colour == value then return end
    end
    database.refuse(code, { value = value, expected = table.concat(colours, ", ") })
end

function conditions.colour(_, value, filter, self)
    if #(filter.player or "") == 0 then database.refuse "colour-of-whom" end
    check_colour(self, "unknown-colour", value)
end

function conditions.result(add, value, _, self)
    check_colour(self, "unknown-result", value, "draw", "none")
    if value == "none" then return add(database.RESULT .. " IS NULL", "") end
    add(database.RESULT .. " = ?", "t", value)
end

-- The reason may come from a ruling, or from the refusal of an action.
function conditions.reason(add, value)
    add("(reason = ? OR refusal = ?)", "tt", value, value)
end

-- Reads a range as two numbers: `5`, `5-9`, `5-`, `-9`.
local function range_of(name, value)
    local text = tostring(value)
    local from, to = text:match "^(%d*)%-(%d*)$"
    if not from then
        from = text:match "^%d+$"
        to = from
    end
    local is_range = from and from .. to ~= ""
    from, to = math.min(tonumber(from) or 0, 1e9), math.min(tonumber(to) or 1e9, 1e9)
    if not is_range or from > to then
        database.refuse("bad-range", { name = name, text = text })
    end
    return from, to
end

function conditions.years(add, value)
    local from, to = range_of("years", value)
    -- The pattern excludes games whose date could not be read.
    add("date GLOB '[0-9][0-9][0-9][0-9]*'"
        .. " AND CAST(substr(date, 1, 4) AS INTEGER) BETWEEN ? AND ?", "ii", from, to)
end

function conditions.length(add, value)
    local from, to = range_of("length", value)
    add("plies BETWEEN ? AND ?", "ii", from, to)
end

--- Return the condition for a filter.
-- @param self the archive
-- @return the condition as a text for WHERE; the kinds of the values in the text; the
-- values. Nil if all games match
function filters.condition(self, filter)
    local texts, kinds, values = {}, {}, { n = 0 }
    local function add(text, kind, ...)
        texts[#texts + 1], kinds[#kinds + 1] = text, kind
        for i = 1, #kind do
            values.n = values.n + 1
            values[values.n] = select(i, ...)
        end
    end
    for _, name in ipairs(NAMES) do
        local value, condition = filter[name], conditions[name]
        if value ~= nil and condition then condition(add, value, filter, self) end
    end
    if #texts == 0 then return nil end
    return table.concat(texts, " AND "), table.concat(kinds), values
end

--- Return the games that match a filter, as a string with one bit per game; nil if all
-- games match.
-- @param self the archive
function filters.set(self, filter)
    local condition, kinds, values = filters.condition(self, filter)
    if not condition then return nil end
    return self.set("SELECT id FROM games WHERE " .. condition, kinds,
        unpack(values, 1, values.n))
end

return filters
