--- A mock language: every sentence of a sentences.lua, in letters of another alphabet,
-- with its {names}. All remaining ASCII letters in the output are data, such as a point
-- or a verb, or do not come from a sentences.lua.
--
-- In a separate process, call `install()` before loading anything else, as in
--     lua5.4 -e 'dofile "tests/lua/mock_language.lua".install()' \
--         lua/inarow/cli/main.lua help
-- In a spec: `mock.run(function() local inarow = require "inarow" ... end)`.
local mock = {}

-- Maps the 26 letters to those from the Cyrillic а (U+0430), and from А (U+0410).
local function other_letter(letter)
    local first = letter:find "%l" and 0x430 - ("a"):byte() or 0x410 - ("A"):byte()
    local code = first + letter:byte()
    return string.char(0xC0 + math.floor(code / 64), 0x80 + code % 64)
end

--- Returns a sentence in the mock language, with its {names} unchanged.
function mock.text(sentence)
    local parts = {}
    for words, name in (sentence .. "{}"):gmatch "([^{]*)({%w*})" do
        parts[#parts + 1] = words:gsub("%a", other_letter)
        parts[#parts + 1] = name ~= "{}" and name or nil
    end
    return table.concat(parts)
end

local function put_into_mock(sentences)
    for code, sentence in pairs(sentences) do sentences[code] = mock.text(sentence) end
    return sentences
end

--- Puts all sentences that are loaded from now on into the mock language.
function mock.install()
    put_into_mock(require "inarow.language.sentences")
    local language = require "inarow.language"
    local add = language.sentences
    function language.sentences(sentences) return add(put_into_mock(sentences)) end
end

-- Returns the loaded modules of the project, without those in C.
local function loaded()
    local found = {}
    for name, module in pairs(package.loaded) do
        if (name == "inarow" or name:find "^inarow%.") and name ~= "inarow.core"
            and name ~= "inarow.system.native" then
            found[name] = module
        end
    end
    return found
end

local function forget()
    for name in pairs(loaded()) do package.loaded[name] = nil end
end

local function put(modules)
    forget()
    for name, module in pairs(modules) do package.loaded[name] = module end
end

-- The modules that were loaded in the mock language.
local in_mock = {}

--- Runs a function for which all modules of the project are loaded a second time, in the
-- mock language; then restores everything. The function must itself require the modules.
-- @return its results
function mock.run(work)
    local before = loaded()
    put(in_mock)
    local ok, result = pcall(function()
        if not next(in_mock) then mock.install() end
        return work()
    end)
    in_mock = loaded()
    put(before)
    if not ok then error(result, 0) end
    return result
end

-- Returns the words of a text, one by one. A word ends before a hyphen or underscore
-- without a letter after it, as in "h8-" and 'literal_9_'.
local function words_of(text)
    local next_word = text:gmatch "%a[%w_-]*"
    return function()
        local word = next_word()
        return word and (word:gsub("[_-]+$", ""))
    end
end

--- Returns the words of texts, and of lists of texts, as a set.
function mock.words(...)
    local set = {}
    local function add(item)
        if type(item) == "table" then
            for _, one in ipairs(item) do add(one) end
        else
            for word in words_of(tostring(item)) do set[word] = true end
        end
    end
    for i = 1, select("#", ...) do add((select(i, ...))) end
    return set
end

--- Returns the words in ASCII letters of a text that are not data.
-- @param ... sets of words that are data; points like h8 always are
-- @return list of words, without repetitions
function mock.leaks(text, ...)
    local sets, found, seen = { ... }, {}, {}
    local function is_data(word)
        for _, set in ipairs(sets) do
            if set[word] or set[word:lower()] then return true end
        end
        return word:find "^%l%d%d?$" ~= nil or word:find "^%l%d%-%d$" ~= nil
    end
    text = text:gsub("%d+x[%dx-]+", "") -- a board's size
    for word in words_of(text) do
        if not is_data(word) and not seen[word] then found[#found + 1] = word end
        seen[word] = true
    end
    return found
end

return mock
