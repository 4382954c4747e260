--- What is counted, most often first.
local language = require "inarow.language"

--- The keys of counts, the greatest first; equal ones by name.
-- @param counts numbers by key
return function(counts)
    local keys = language.keys(counts)
    table.sort(keys, function(one, other)
        local more = counts[one] - counts[other]
        return more > 0 or more == 0 and one < other
    end)
    return keys
end
