--- The articles that citations may name: the articles or headings of each source, and the
-- number of its readings. A citation of a source without a list consists of the source's
-- name only.
local language = require "inarow.language"
local messages = require "inarow.variant.rulebook.sentences"
local table_rules = require "inarow.variant.cites.table_rules"

local say = messages.say

local function words(text, heading)
    local set = {}
    for word in text:gmatch("%S+") do
        set[heading and heading .. " " .. word or word] = true
    end
    return set
end

local function joined(...)
    local all = {}
    for _, set in ipairs { ... } do
        for article in pairs(set) do all[article] = true end
    end
    return all
end

local RIF = words [[
    1 2 3 4 4.1 4.2 4.3 5 6 7 8 9 9.1 9.2 9.3 9.4 9.5 9.6 9.7 9.8 10 10.1 10.2 10.3
    10.4 11
    12 12.1 12.2 12.3 12.4 12.5 12.6 12.7 12.8 12.9 13 13.1 13.2 14 14.1 14.2 14.3 14.4
    14.5 14.6 14.7 14.8 14.9 15 16 17 17.1 17.2 17.3 17.4 17.5 17.6 18
]]

local citations = {
    RIF = RIF,
    P87 = words [[
        1 2 3 4 4.1 4.2 4.3 5 6 7 8 9 9.1 9.2 9.3 9.4 10 10.1 10.2 10.3 10.4 11 12 13 13.1
        13.2 14 14.1 14.2 14.3 14.4 14.5 14.6 14.7 14.8 14.9 15 16 17 17.1 17.2 17.3 17.4
        17.5 17.6 18
    ]],
    T10 = words "Basic Opening Forbidden Pass Winning Terms",
    BEAD = joined(words("1 2 3 4", "Set-up"), words "1 2 3 4 5 6 7 8 9 10",
        words("1 2 3", "Win")),
    HIST = words "1899 1903 1912 1916 1918 1931 1966",
}

-- Sources that have only one heading. Those of the rulebook come first, then those of the
-- other games.
for name in ([[
    GOMOKU PENTE PENTE4 C4 SOOSORV YAMAGUCHI TARANNIKOV TARAGUCHI SWAP SWAP2 PRO LONGPRO
    CARO OMOK KERYO GPENTE DPENTE POOF BOAT CONNECT6 POPOUT TTT YAVA DKERYO OPENTE
    SWAP2PENTE SWAP2KERYO SWAP5 YAVALATH QUBIC SCORE4 TEEKO SQUAVA NINEHOLES HARARY
]]):gmatch("%S+") do
    citations[name] = {}
end

-- The articles of inarow's table rules, variants/TABLE.md.
citations.TABLE = {}
for number = 1, table_rules.count do citations.TABLE[tostring(number)] = true end

local READINGS = 28 -- number of readings in variants/READINGS.md

-- The sources that may cite a reading, by the number of the reading. Any source may cite
-- the other readings.
local READ_BY = {
    [1] = "RIF", [2] = "RIF T10", [3] = "RIF T10", [4] = "RIF P87", [5] = "RIF P87",
    [14] = "RIF", [15] = "RIF P87", [16] = "RIF P87", [17] = "RIF P87", [18] = "RIF",
    [19] = "P87", [26] = "TABLE", [27] = "RIF T10 SOOSORV YAMAGUCHI TARAGUCHI",
    [28] = "RIF P87",
}

--- Returns the fault in a citation, in words; nil if the citation can be looked up.
-- @param own table whose keys are sources that are not in the rulebook; citations of
-- these sources are not checked
local function fault(citation, own)
    local source, rest = citation:match("^(%S+)%s*(.*)$")
    if not source then return say "citation-empty" end
    if own[source] and not citations[source] then return nil end
    local articles = citations[source]
    if not articles then
        return say("citation-source", { source = source })
    end
    if rest == "" or articles[rest] then return nil end
    local reading = tonumber(rest:match("^reading (%d+)$"))
    if reading then
        local by = READ_BY[reading]
        if reading < 1 or reading > READINGS then
            return say("citation-readings", { count = READINGS })
        end
        return by and not words(by)[source] and say("citation-reading",
            { number = reading,
                sources = language.list(language.keys(words(by)), "and") })
            or nil
    end
    for word in rest:gmatch("%S+") do
        if not articles[word] then
            return say("citation-article", { source = source, article = word })
        end
    end
end

--- Returns the articles of a source, sorted; nil if the source is unknown.
local function articles_of(source)
    if not citations[source] then return nil end
    local list = {}
    for article in pairs(citations[source]) do list[#list + 1] = article end
    table.sort(list)
    return list
end

return { fault = fault, articles_of = articles_of }
