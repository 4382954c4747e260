--- Sentences that belong together: one paragraph for as long as they cite the same.
local english = require "inarow.text.english"

--- Add sentences to a rule book.
-- @param add function(key, text, citation)
-- @param key of the script that they stand under
-- @param parts list of {text, citation}; what is false is left out
-- @param count of its items
return function(add, key, parts, count)
    local text, citation
    for i = 1, count do
        local part = parts[i]
        if part and citation == part[2] then
            text = english.paragraph(text, part[1])
        elseif part then
            if text then add(key, text, citation) end
            text, citation = part[1], part[2]
        end
    end
    if text then add(key, text, citation) end
end
