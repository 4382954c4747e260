--- What a game's source says of it beside its moves: event, place and date, by whatever
-- name its notation has for them.
local details = {}

local NAMES = {
    event = { "EV", "Event", "event", "tournament" },
    place = { "PC", "Site", "site", "place", "Place" },
    date = { "DT", "Date", "date" },
}

-- Numbers as a date: the year has four digits, or stands first.
local ORDERS = {
    { "^(%d%d%d%d)[-./](%d%d?)[-./](%d%d?)", 1, 2, 3 },
    { "^(%d%d?)/(%d%d?)/(%d%d%d%d)", 3, 1, 2 }, -- as in America
    { "^(%d%d?)[-.](%d%d?)[-.](%d%d%d%d)", 3, 2, 1 },
}

-- What is not known is written so in SGF and PGN.
local function is_known(text)
    return text:find "[^?.%-%s]" ~= nil
end

--- A date as YEAR-MONTH-DAY, YEAR-MONTH or YEAR, as much of it as can be read; nil if
-- nothing can.
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

--- A date as a number to compare, 20061231: 0 if it is not known.
function details.day(date)
    local year, month, day = (date or ""):match "^(%d%d%d%d)%-?(%d?%d?)%-?(%d?%d?)"
    if not year then return 0 end
    return tonumber(year) * 10000 + (tonumber(month) or 0) * 100 + (tonumber(day) or 0)
end

-- What a comment of a record says of its game, by name: `#= Event: Tallinn Open`. An
-- escape is a byte's number, in notation/remarks.lua.
local function tags_of(header)
    local tags = {}
    for name, value in header:gmatch "#= ([^\n:]+): ([^\n]*)" do
        tags[name] = tags[name] or value:gsub("\\(%d%d%d)", function(digits)
            return string.char(tonumber(digits) % 256)
        end)
    end
    return tags
end

--- What a record says of its game.
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
