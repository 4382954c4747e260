--- Sentences for people, filled in: "{Who} has a five." by who has it.
local sentences = require "inarow.text.sentences"

local messages = {}

-- Prefixes of the codes of sentences that advise one kind of reader: "page
-- no-rule" stands for "no-rule" there. Without one the reader is a program, or whoever
-- wrote it.
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

-- A sentence with its {names} filled in, by the first bytes of each value up to `last`.
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

--- A sentence with its {names} filled in; {Name} begins with a capital.
-- @param values table of strings or numbers by name; a name that is missing stands as "";
-- `who`, `loser` and `turn` are people; of a long value stands the beginning
-- @return string
function messages.fill(sentence, values)
    return filled(sentence, values, LONGEST)
end

-- Are all options that a sentence names among these? nil stands for all options.
local function names_only(sentence, options)
    for option in sentence:gmatch "%-%-%l[%l-]*" do
        if options and not options[option] then return false end
    end
    return true
end

--- From now on, word advice for one who can follow it. This holds for the whole process.
-- @param reader "command": whoever types commands, with their options; "page": whoever
-- looks at the playground's controls; nil: a program, which names parameters
-- @param options set of the options that the command has, like `--variant`: no other is
-- advised; nil for all
function messages.address(reader, options)
    worded = sentences
    if reader == nil then return end
    worded = setmetatable({}, { __index = sentences })
    local beginning = assert(READERS[reader], reader)
    for code, sentence in pairs(sentences) do
        if code:sub(1, #beginning) == beginning and names_only(sentence, options) then
            worded[code:sub(#beginning + 1)] = sentence
        end
    end
end

--- Is there a sentence of this code?
function messages.is_code(code)
    return sentences[code] ~= nil
end

--- The sentence of a code, filled in.
-- @param code string, a key of sentences.lua
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
