--- Joins sentences with the same citation into one paragraph.

local paragraph = require("inarow.variant.rulebook.sentences").paragraph

--- Adds sentences to a rule book.
-- @param add function(key, text, citation)
-- @param key of the script for these sentences
-- @param ... {text, citation} of each sentence; nil or false leaves a sentence out
return function(add, key, ...)
    local text, citation
    for i = 1, select("#", ...) do
        local part = select(i, ...)
        if part and text and citation == part[2] then
            text = paragraph(text, part[1])
        elseif part then
            if text then add(key, text, citation) end
            text, citation = part[1], part[2]
        end
    end
    if text then add(key, text, citation) end
end
