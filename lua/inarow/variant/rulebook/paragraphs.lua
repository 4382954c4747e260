--- Sentences that belong together: one paragraph for as long as they cite the same.
local english = require "inarow.language.english"
local lists = require "inarow.language.lists"

--- Add sentences to a rule book.
-- @param add function(key, text, citation)
-- @param key of the script that they stand under
-- @param ... {text, citation} of each sentence; nil or false for one that is left out
return function(add, key, ...)
    local text, citation
    for _, part in ipairs(lists.given(...)) do
        if citation == part[2] then
            text = english.paragraph(text, part[1])
        else
            if text then add(key, text, citation) end
            text, citation = part[1], part[2]
        end
    end
    if text then add(key, text, citation) end
end
