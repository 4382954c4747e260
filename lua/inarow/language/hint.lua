--- Hints at what a misspelt word may mean.
local messages = require "inarow.language.messages"

local byte = string.byte

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

-- The name nearest to a misspelt word, or nil if none is near.
local function nearest(word, names)
    local best, least
    local from, counts = { byte(word:sub(1, 40):lower(), 1, -1) }, {}
    for _, letter in ipairs(from) do counts[letter] = (counts[letter] or 0) + 1 end
    for _, one in ipairs(names) do
        local name = tostring(one)
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

--- A hint at what a misspelt word may mean.
-- @param names list of strings or numbers
-- @return ", did you mean 'x'?" for the name nearest to the word, or "" if none is near;
-- that name, or nil
return function(word, names)
    local name = nearest(word, names)
    return name and messages.compose("did-you-mean", { word = name }) or "", name
end
