--- Reads details of a game other than its moves: event, place and date, under any of
-- their names in notations.
local details = {}

local NAMES = {
    event = { "EV", "Event", "event", "tournament" },
    place = { "PC", "Site", "site", "place", "Place" },
    date = { "DT", "Date", "date" },
}

-- The orders of day, month and year in a date: the year has four digits, or comes first.
local ORDERS = {
    { "^(%d%d%d%d)[-./](%d%d?)[-./](%d%d?)", 1, 2, 3 },
    { "^(%d%d?)/(%d%d?)/(%d%d%d%d)", 3, 1, 2 }, -- American order
    { "^(%d%d?)[-.](%d%d?)[-.](%d%d%d%d)", 3, 2, 1 },
}

-- Unknown values in SGF and PGN.
local function is_known(text)
    return text:find "[^?.%-%s]" ~= nil
end

--- A date as YEAR-MONTH-DAY, YEAR-MONTH or YEAR, as far as it is readable; otherwise nil.
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

--- A date as a comparable number, 20061231: 0 if it is unknown.
function details.day(date)
    local year, month, day = (date or ""):match "^(%d%d%d%d)%-?(%d?%d?)%-?(%d?%d?)"
    if not year then return 0 end
    return tonumber(year) * 10000 + (tonumber(month) or 0) * 100 + (tonumber(day) or 0)
end

-- The details in a record's comments, by name: `#= Event: Tallinn Open`. An escape is a
-- byte's number, as in notation/remarks.lua.
local function tags_of(header)
    local tags = {}
    for name, value in header:gmatch "#= ([^\n:]+): ([^\n]*)" do
        tags[name] = tags[name] or value:gsub("\\(%d%d%d)", function(digits)
            return string.char(tonumber(digits) % 256)
        end)
    end
    return tags
end

--- The details of a game in its record.
-- @param header the lines before its first action
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
