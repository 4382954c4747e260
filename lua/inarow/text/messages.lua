--- Sentences for people, filled in: "{Who} has a five." by who has it.
local sentences = require "inarow.text.sentences"

local messages = {}

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

-- A value as text: a whole number has no fraction, however the Lua that runs this would
-- write it.
local function text_of(value)
    if type(value) == "number" and value % 1 == 0 then return ("%.0f"):format(value) end
    return tostring(value)
end

-- A sentence with its {names} filled in, by the first bytes of each value up to `last`.
local function filled(sentence, values, last)
    return (sentence:gsub("{(%w+)}", function(name)
        local key = name:lower()
        local value = values and values[key]
        value = value == nil and "" or text_of(value):sub(1, last):gsub("%c", "?")
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

--- Is there a sentence of this code?
function messages.is_code(code)
    return sentences[code] ~= nil
end

--- The sentence of a code, filled in.
-- @param code string, a key of sentences.lua
-- @return string
function messages.say(code, values)
    return filled(assert(sentences[code], code), values, LONGEST)
end

--- The sentence of a code, filled in by sentences, which may be long.
-- @param code, values as for `say`
-- @return string
function messages.compose(code, values)
    return filled(assert(sentences[code], code), values, -1)
end

return messages
