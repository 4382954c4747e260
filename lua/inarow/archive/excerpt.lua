--- Writes the positions of an archive that many games reach, as a text small enough for a
-- page.
--
-- The text is a JSON object. `plies` is the number of moves within which positions are
-- listed. `least` is the least number of games that reached a listed position.
-- `variants` contains {games, positions} by name.
--
-- A position is [tag, results, ended, next]. The tag has 16 hexadecimal digits.
-- `results` are the numbers of games by result: unknown, draw, then the colours in turn
-- order. `ended` is the number of games that end there. `next` lists the positions that
-- followed. Each is given by its place in the list of positions, from 0, and the number
-- of games that continued with it.
local database = require "inarow.archive.database"
local rules = require "inarow.archive.rules"

local excerpt = {}

local PLIES, BYTES = 60, 400000
local LEAST_BYTES = 40 -- bytes that a position takes in the text

local TAG_BYTES, FACT_BYTES, RESULTS = 8, 12, 8
local NONE = ("\0"):rep(TAG_BYTES)

-- ---- The positions of games ----------------------------------------------------------

local function tag_at(tags, number)
    return tags:sub((number - 1) * TAG_BYTES + 1, number * TAG_BYTES)
end

-- Returns the result of a game in a segment (csrc/archive/inarow_archive.h).
local function result_at(segment, slot)
    return segment.facts:byte((slot - 1) * FACT_BYTES + 9) % RESULTS
end

-- Calls work(tag, next tag, result) for each regular game that has a position with this
-- many stones. After a game's last position, the next tag is all zeros. Games that
-- another process adds meanwhile are left out: the segment was read before these games
-- were added.
local function each_with(self, segment, stones, work)
    local tags = self.segments:column(segment, stones) or ""
    local following = self.segments:column(segment, stones + 1) or ""
    for slot = 1, math.min(#tags / TAG_BYTES, segment.games) do
        local tag = tag_at(tags, slot)
        if tag ~= NONE then
            work(tag, tag_at(following, slot), result_at(segment, slot))
        end
    end
end

-- Calls work(tag, next tag, result) for the positions of a segment whose games are not
-- regular. If a game reaches a position several times, only the first time counts.
local function each_of_others(self, segment, plies, work)
    local rows, at = self.segments:rows(segment), 1
    for slot = 1, segment.games do
        local low, high, higher = rows:byte(at, at + 2)
        database.expect(higher, "number", "positions")
        local count = low + high * 256 + higher * 65536
        local tags, seen = rows:sub(at + 4, at + 3 + count * TAG_BYTES), {}
        for i = 1, math.min(count, plies + 1) do
            local tag = tag_at(tags, i)
            if not seen[tag] then
                seen[tag] = true
                work(tag, tag_at(tags, i + 1), result_at(segment, slot))
            end
        end
        at = at + 4 + count * TAG_BYTES
    end
end

-- Calls work(tag, next tag, result) for the positions of games. After each number of
-- stones it calls done(): the regular games have no further positions with that number of
-- stones.
local function each_position(self, list, plies, work, done)
    for _, segment in ipairs(list) do
        if not segment.is_regular then each_of_others(self, segment, plies, work) end
    end
    for stones = 0, plies do
        done(stones == 0)
        for _, segment in ipairs(list) do
            if segment.is_regular then each_with(self, segment, stones, work) end
        end
    end
    done(false)
end

-- ---- Choosing positions --------------------------------------------------------------

-- Removes positions that few games reached, so that the others may fit.
local function thin(kept)
    while kept.count * LEAST_BYTES > kept.bytes do
        kept.least = kept.least + 1
        for _, games in pairs(kept.variants) do
            for tag, count in pairs(games) do
                if count < kept.least then
                    games[tag] = nil
                    kept.count = kept.count - 1
                end
            end
        end
    end
end

local function keep(kept, games, counts)
    for tag, count in pairs(counts) do
        if count >= kept.least then
            games[tag] = count
            kept.count = kept.count + 1
        end
    end
    thin(kept)
end

-- Adds a variant's positions. Positions of regular games are counted for one number of
-- stones at a time, because a large archive has too many positions for memory.
local function keep_positions(self, kept, variant, list)
    local games, others, counts = {}, {}, {}
    kept.variants[variant] = games
    each_position(self, list, kept.plies, function(tag)
        local held = others[tag] and others or counts
        held[tag] = (held[tag] or 0) + 1
    end, function(is_first)
        if is_first then others = counts else keep(kept, games, counts) end
        counts = {}
    end)
    keep(kept, games, others)
end

-- Returns the facts about a variant's positions: {games, results, ended, next} by tag.
local function facts_of(self, games, list, plies)
    local facts = {}
    for tag, count in pairs(games) do
        facts[tag] = { games = count, results = {}, ended = 0, next = {} }
    end
    each_position(self, list, plies, function(tag, following, result)
        local fact = facts[tag]
        if not fact then return end
        fact.results[result] = (fact.results[result] or 0) + 1
        if following == "" or following == NONE then
            fact.ended = fact.ended + 1
        elseif facts[following] then
            fact.next[following] = (fact.next[following] or 0) + 1
        end
    end, function() end)
    return facts
end

-- ---- The text ------------------------------------------------------------------------

local function hexadecimal(tag)
    local digits = tag:reverse():gsub(".", function(byte)
        return ("%02x"):format(byte:byte())
    end)
    return digits
end

local function results_text(results)
    local list, last = {}, -1
    for result in pairs(results) do last = math.max(last, result) end
    for result = 0, last do list[result + 1] = ("%d"):format(results[result] or 0) end
    return table.concat(list, ",")
end

-- Writes the next positions as text, sorted by the number of games that continued with
-- them.
local function next_text(fact, place)
    local tags, list = {}, {}
    for tag in pairs(fact.next) do
        if place[tag] then tags[#tags + 1] = tag end
    end
    table.sort(tags, function(one, other)
        if fact.next[one] ~= fact.next[other] then
            return fact.next[one] > fact.next[other]
        end
        return place[one] < place[other]
    end)
    for i, tag in ipairs(tags) do
        list[i] = ("%d,%d"):format(place[tag], fact.next[tag])
    end
    return table.concat(list, ",")
end

local function variant_text(name, games, facts, least)
    local tags, place, list = {}, {}, {}
    for tag, fact in pairs(facts) do
        if fact.games >= least then tags[#tags + 1] = tag end
    end
    table.sort(tags, function(one, other) return one:reverse() < other:reverse() end)
    for i, tag in ipairs(tags) do place[tag] = i - 1 end
    for i, tag in ipairs(tags) do
        local fact = facts[tag]
        list[i] = ('["%s",[%s],%d,[%s]]'):format(hexadecimal(tag),
            results_text(fact.results), fact.ended, next_text(fact, place))
    end
    return ('"%s":{"games":%d,"positions":[\n%s]}'):format(name, games,
        table.concat(list, ",\n"))
end

local function text_of(parts, plies, least)
    local texts = {}
    for i, part in ipairs(parts) do
        texts[i] = variant_text(part.name, part.games, part.facts, least)
    end
    return ('{"plies":%d,"least":%d,"variants":{%s}}\n'):format(plies, least,
        table.concat(texts, ",\n"))
end

-- ---- The positions of an archive -----------------------------------------------------

-- Returns the segments of each variant, sorted by the variant's name: list of {name,
-- list, games}.
local function variants_of(self)
    local variants, named = {}, {}
    for _, row in ipairs(rules.list(self)) do
        local variant = named[row.variant]
        if not variant then
            variant = { name = row.variant, rules = {}, games = 0 }
            named[row.variant], variants[#variants + 1] = variant, variant
        end
        variant.rules[row.id] = true
    end
    for _, variant in ipairs(variants) do
        variant.list = self.segments:list(variant.rules)
        for _, segment in ipairs(variant.list) do
            variant.games = variant.games + segment.games
        end
    end
    return variants
end

--- Write the excerpt; see Archive:excerpt.
function excerpt.of(self, limits)
    local kept = { plies = limits.plies or PLIES, bytes = limits.bytes or BYTES,
        least = 1, count = 0, variants = {} }
    local variants = variants_of(self)
    for _, variant in ipairs(variants) do
        keep_positions(self, kept, variant.name, variant.list)
    end
    for _, variant in ipairs(variants) do
        variant.facts = facts_of(self, kept.variants[variant.name], variant.list,
            kept.plies)
    end
    local least, text = kept.least
    repeat
        text = text_of(variants, kept.plies, least)
        least = least + 1
    until #text <= kept.bytes
    return text
end

return excerpt
