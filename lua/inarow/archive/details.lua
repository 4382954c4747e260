--- Reads the event, place and date of a game, under any of their names in notations.
local details = {}

local NAMES = {
    event = { "EV", "Event", "event", "tournament" },
    place = { "PC", "Site", "site", "place", "Place" },
    date = { "DT", "Date", "date" },
}

-- Patterns of dates, with the places of year, month and day. A year that does not come
-- first has four digits.
local ORDERS = {
    { "^(%d%d%d%d)[-./](%d%d?)[-./](%d%d?)", 1, 2, 3 },
    { "^(%d%d?)/(%d%d?)/(%d%d%d%d)", 3, 1, 2 }, -- American order
    { "^(%d%d?)[-.](%d%d?)[-.](%d%d%d%d)", 3, 2, 1 },
}

-- Returns true if a value is known, according to the conventions of SGF and PGN.
local function is_known(text)
    return text:find "[^?.%-%s]" ~= nil
end

--- Read a date as YEAR-MONTH-DAY, YEAR-MONTH or YEAR, as far as it is readable; otherwise
-- return nil.
function details.date(text)
    for _, order in ipairs(ORDERS) do
        local parts = { text:match(order[1]) }
        if parts[1] then
            local year, month, day = parts[order[2]], parts[order[3]], parts[order[4]]
            local is_date = tonumber(month) <= 12 and tonumber(day) <= 31
                and tonumber(month) > 0 and tonumber(day) > 0
            if is_date then return ("%s-%02d-%02d"):format(year, month, day) end
        end
    end
    return text:match "^%d%d%d%d%-[01]%d$" or text:match "%f[%d]%d%d%d%d%f[%D]"
end

--- Convert a date to a comparable number, such as 20061231; 0 if it is unknown.
function details.day(date)
    local year, month, day = (date or ""):match "^(%d%d%d%d)%-?(%d?%d?)%-?(%d?%d?)"
    if not year then return 0 end
    return tonumber(year) * 10000 + (tonumber(month) or 0) * 100 + (tonumber(day) or 0)
end

-- Returns the details in the comments of a record, by their names. An example is `#=
-- Event: Tallinn Open`. An escape is the number of a byte, as in notation/remarks.lua.
local function tags_of(header)
    local tags = {}
    for name, value in header:gmatch "#= ([^\n:]+): ([^\n]*)" do
        tags[name] = tags[name] or value:gsub("\\(%d%d%d)", function(digits)
            return string.char(tonumber(digits) % 256)
        end)
    end
    return tags
end

--- Return the details of a game in its record.
-- @param header the lines before the record's first action
-- @return {event, place, date}, each a text or nil
function details.of(header)
    local tags, found = tags_of(header), {}
    for field, names in pairs(NAMES) do
        for _, name in ipairs(names) do
            local value = tags[name]
            if value and is_known(value) then found[field] = found[field] or value end
        end
    end
    found.date = found.date and details.date(found.date)
    return found
end

return details
