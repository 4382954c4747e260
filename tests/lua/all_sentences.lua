--- All sentences of the tree: `text` by code, and `file`, the sentences.lua, by code.
-- Codes of more than one file are in `twice`.
local language = require "inarow.language"

local all = { text = {}, file = {}, twice = {} }

-- Returns the sentences of a file, without adding them again.
local function sentences_of(path)
    require((path:gsub("^lua/", ""):gsub("%.lua$", ""):gsub("/", ".")))
    local add, own = language.sentences, nil
    function language.sentences(sentences)
        own = sentences
        return add {}
    end
    local returned = dofile(path)
    language.sentences = add
    return own or returned
end

local paths = io.popen "find lua/inarow -name sentences.lua | sort"
for path in paths:lines() do
    for code, text in pairs(sentences_of(path)) do
        if all.text[code] then all.twice[#all.twice + 1] = code end
        all.text[code], all.file[code] = text, path
    end
end
paths:close()

return all
