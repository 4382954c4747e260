--- Sentences for people, filled in: "{Who} has a five." by who has it.
local english = require "inarow.text.english"
local sentences = require "inarow.text.sentences"

local messages = {}

-- Who is told of by a word that records have.
local SPOKEN = { organizer = "the organizer", referee = "the time referee" }
for _, ordinal in ipairs(english.ordinals) do
    SPOKEN[ordinal] = ("the %s player"):format(ordinal)
end

-- The names of what was put together here, which is not cut.
local WHOLE = { message = true, found = true, wanted = true }

-- The names that stand for somebody.
local PEOPLE = { who = true, loser = true, turn = true }

--- Who somebody is, in words: "black", "the first player".
-- @param who a colour, a seat's name, or an official
function messages.someone(who)
    return SPOKEN[who] or who
end

--- A sentence with its {names} filled in; {Name} begins with a capital.
-- @param values table of strings or numbers by name; a name that is missing stands as "";
-- `who`, `loser` and `turn` are people; `message`, `found` and `wanted` may be long, all
-- else is cut off
-- @return string
function messages.fill(sentence, values)
    return (sentence:gsub("{(%w+)}", function(name)
        local key = name:lower()
        local value = values and values[key]
        value = value == nil and "" or tostring(value)
        value = (WHOLE[key] and value or value:sub(1, 300)):gsub("%c", "?")
        if PEOPLE[key] then value = messages.someone(value) end
        return name:find("^%u") and english.capital(value) or value
    end))
end

--- The sentence of a code, filled in.
-- @param code string, a key of sentences.lua
-- @return string
function messages.say(code, values)
    return messages.fill(assert(sentences[code], code), values)
end

return messages
