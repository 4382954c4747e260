--- Sorts keys by their counts, for tables of reasons.
local language = require "inarow.language"

--- @param counts numbers by key
-- @return list of keys, the greatest count first; keys with equal counts are sorted by
-- name
return function(counts)
    local keys = language.keys(counts)
    table.sort(keys, function(one, other)
        local more = counts[one] - counts[other]
        return more > 0 or more == 0 and one < other
    end)
    return keys
end
