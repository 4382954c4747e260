--- Sentences for people, by code, with their {names} filled in: "{Who} has a five."
-- becomes "Black has a five." Each room keeps its own in its sentences.lua.

-- All sentences by code. Rooms add theirs.
local sentences = require "inarow.language.sentences"

local messages = {}

-- Sentences that advise one kind of reader have a code that begins with one of these:
-- "page no-rule" replaces "no-rule" for readers of the playground. Without a kind, the
-- reader is a program or its author.
local READERS = { command = "command ", page = "page " }

-- The sentences by code, as the reader is addressed.
local worded = sentences

-- The names that stand for somebody.
local PEOPLE = { who = true, loser = true, turn = true }

-- Most of a value that somebody may have typed.
local LONGEST = 300

--- Who somebody is, in words: "black", "the first player".
-- @param who a colour, a seat's name, or an official
function messages.someone(who)
    return sentences["someone-" .. tostring(who)] or who
end

--- A text that begins with a capital.
function messages.capital(text)
    return (text:gsub("^%l", string.upper))
end

--- A value as people write it: whole numbers by their digits, which JSON may give as 4.0.
function messages.written(value)
    if type(value) == "number" and value % 1 == 0 and math.abs(value) < 2 ^ 53 then
        return ("%.0f"):format(value)
    end
    return tostring(value)
end

-- A sentence with its {names} filled in, by the first bytes of each value up to `last`;
-- {Name} begins with a capital.
local function filled(sentence, values, last)
    return (sentence:gsub("{(%w+)}", function(name)
        local key = name:lower()
        local value = values and values[key]
        value = value == nil and ""
            or messages.written(value):sub(1, last):gsub("%c", "?")
        if PEOPLE[key] then value = messages.someone(value) end
        return name:find("^%u") and messages.capital(value) or value
    end))
end

--- Add sentences. A room's sentences.lua returns what this returns, so that a file gets
-- the sentences of its room, and the functions that say them, by one `require`.
-- @param added table of sentences by code; a code that is there already raises an error
-- @return this module
function messages.add(added)
    for code, sentence in pairs(added) do
        if sentences[code] then error("a second sentence for " .. code, 2) end
        sentences[code] = sentence
    end
    return messages
end

-- Are all options that a sentence names among these? nil stands for all options.
local function names_only(sentence, options)
    for option in sentence:gmatch "%-%-%l[%l-]*" do
        if options and not options[option] then return false end
    end
    return true
end

--- From now on, give advice that the reader can follow. This holds for the whole process.
-- @param reader "command": a user who types commands with their options; "page": a user
-- who sees the playground's controls; nil: a program, which knows parameters
-- @param options set of the options that the command has, like `--variant`: no other is
-- advised; nil for all
function messages.address(reader, options)
    worded = sentences
    if reader == nil then return end
    local beginning = assert(READERS[reader], reader)
    worded = setmetatable({}, { __index = function(_, code)
        local special = sentences[beginning .. code]
        return special and names_only(special, options) and special or sentences[code]
    end })
end

--- Is there a sentence of this code?
function messages.is_code(code)
    return sentences[code] ~= nil
end

--- The sentence of a code, filled in.
-- @param code string; a code without a sentence raises an error
-- @param values table of strings or numbers by name; a missing one counts as "", a long
-- one is cut off; `who`, `loser` and `turn` are people
-- @return string
function messages.say(code, values)
    return filled(assert(worded[code], code), values, LONGEST)
end

--- The sentence of a code, filled in by sentences, which may be long.
-- @param code, values as for `say`
-- @return string
function messages.compose(code, values)
    return filled(assert(worded[code], code), values, -1)
end

return messages
