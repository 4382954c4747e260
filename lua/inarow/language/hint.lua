--- Hints at the probable meaning of a misspelt word.
local messages = require "inarow.language.messages"

local byte = string.byte

-- Returns the distance between two words (Damerau and Levenshtein): the number of letters
-- to change, add or drop, or neighbours to exchange. The words are lists of bytes.
-- Returns nil if the distance is more than `most`, because entries far from the diagonal
-- are not computed.
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

-- Returns true if at most `most` letters of a name are missing in a word. `counts` has
-- the number of each letter in the word.
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

-- Returns the name nearest to a misspelt word, or nil if none is near.
local function nearest(word, names)
    local best, least
    local from, counts = { byte(word:sub(1, 40):lower(), 1, -1) }, {}
    for _, letter in ipairs(from) do counts[letter] = (counts[letter] or 0) + 1 end
    for _, one in ipairs(names) do
        local name = tostring(one)
        -- A text may have very many misspelt words. Comparing letters is fast. It
        -- excludes most names that are too far from the word, or farther than the nearest
        -- name so far.
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

--- Returns a hint at the probable meaning of a misspelt word.
-- @param names list of strings or numbers
-- @return ", did you mean 'x'?" for the name nearest to the word, or "" if none is near;
-- that name, or nil
return function(word, names)
    local name = nearest(word, names)
    return name and messages.compose("did-you-mean", { word = name }) or "", name
end
