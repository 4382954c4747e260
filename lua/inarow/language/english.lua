--- The grammar of the language: lists, numbers, plurals, and hints at what a misspelt
-- word may mean. The words themselves are in the table of sentences.
local messages = require "inarow.language.messages"
local sentences = require "inarow.language.sentences"

local byte = string.byte

local english = {}

--- The names of a list as words: "a, b or c".
-- @param names list of strings or numbers
-- @param kind what stands before the last one: "or" if nil, "and", or "comma"
function english.list(names, kind)
    local most = tostring(names[1] or sentences["list-none"])
    for i = 2, #names do
        local joined = sentences["list-" .. (i < #names and "comma" or kind or "or")]
        most = joined:gsub("{(%l+)}", { most = most, last = tostring(names[i]) })
    end
    return most
end

--- The keys of a table as words, sorted; numbers from 1 to a last one are told by these.
function english.keys(map)
    local last = 0
    while map[last + 1] do last = last + 1 end
    local words, names = {}, {}
    if last > 0 then
        words[1] = last == 1 and "1"
            or messages.say("points-from-to", { from = 1, to = last })
    end
    for key in pairs(map) do
        if type(key) ~= "number" or key > last then names[#names + 1] = tostring(key) end
    end
    table.sort(names)
    for _, name in ipairs(names) do words[#words + 1] = name end
    return english.list(words)
end

--- Sentences one after another; those after the first may be nil or false.
function english.paragraph(text, ...)
    for i = 1, select("#", ...) do
        local one = select(i, ...)
        text = one and messages.compose("sentence-after", { one = text, next = one })
            or text
    end
    return text
end

--- A word as somebody may type it, in quotation marks.
function english.quoted(word)
    return messages.compose("quoted", { word = word })
end

--- A value as somebody gave it: a text in quotation marks; what it is if it is none that
-- can be written.
function english.shown(value)
    if type(value) == "string" then
        return ("%q"):format(#value > 60 and value:sub(1, 60) .. "..." or value)
    end
    if type(value) == "number" or type(value) == "boolean" then
        return messages.written(value)
    end
    local code = "value-" .. type(value)
    return sentences[code] and messages.say(code) or type(value)
end

--- A number in words, as far as that is short.
function english.number(n)
    local digits = ("%d"):format(n)
    return sentences["number-" .. digits] or digits
end

--- An ordinal number in words: "first"; nil for one that is too high.
function english.ordinal(n)
    return sentences["ordinal-" .. n]
end

--- The sentence of a code that counts, by the number: "CODE-one" is of one. `{count}` is
-- the number in digits, `{number}` in words.
-- @param values table of what else is filled in, or nil
function english.counted(code, n, values)
    local all = { count = n, number = english.number(n) }
    for name, value in pairs(values or {}) do all[name] = value end
    return messages.compose(n == 1 and code .. "-one" or code, all)
end

-- Letters to change, add or drop, or neighbours to exchange, to make one word of the
-- other (Damerau and Levenshtein); words as lists of bytes.
-- Nil if they are more than `most`: what is further from the diagonal is not looked at.
local function distance(from, to, most)
    local before, row = nil, {}
    for j = 0, math.min(most, #to) do row[j] = j end
    for i = 1, #from do
        local last, least = row, i
        row = { [0] = i }
        for j = math.max(1, i - most), math.min(#to, i + most) do
            local same = from[i] == to[j]
            local cost = math.min((last[j - 1] or most) + (same and 0 or 1),
                (last[j] or most) + 1, (row[j - 1] or most) + 1)
            if before and j > 1 and from[i] == to[j - 1] and from[i - 1] == to[j] then
                cost = math.min(cost, (before[j - 2] or most) + 1)
            end
            row[j] = cost
            if cost < least then least = cost end
        end
        if least > most then return nil end
        before = last
    end
    local found = row[#to]
    return found and found <= most and found or nil
end

-- Are so many of a name's letters at most not among those of a word, `counts` of each?
local function lacks_at_most(most, counts, name)
    local last = 0
    while last < #name and most >= 0 do
        last = last + 1
        local letter = byte(name, last)
        local left = (counts[letter] or 0) - 1
        counts[letter] = left
        if left < 0 then most = most - 1 end
    end
    for i = 1, last do
        local letter = byte(name, i)
        counts[letter] = counts[letter] + 1
    end
    return most >= 0
end

--- The name nearest to a misspelt word, or nil if none is near.
function english.nearest(word, names)
    local best, least
    local from, counts = { byte(word:sub(1, 40):lower(), 1, -1) }, {}
    for _, letter in ipairs(from) do counts[letter] = (counts[letter] or 0) + 1 end
    for _, name in ipairs(names) do
        -- A text may have a great many such words: what can't be near, or nearer than the
        -- last, is seen by the letters alone.
        local most = math.max(1, math.floor(#name / 3))
        if least then most = math.min(most, least - 1) end
        local lower, longer = name:lower(), #name - #from
        if longer <= most and -longer <= most
            and lacks_at_most(most + math.min(0, longer), counts, lower) then
            local d = distance(from, { byte(lower, 1, -1) }, most)
            if d then best, least = name, d end
        end
    end
    return best
end

--- ", did you mean 'x'?" for a name that is meant, or "" for nil.
function english.meant(name)
    return name and messages.compose("did-you-mean", { word = name }) or ""
end

--- ", did you mean 'x'?" for the name nearest to a misspelt word, or "".
function english.hint(word, names)
    return english.meant(english.nearest(word, names))
end

return english
