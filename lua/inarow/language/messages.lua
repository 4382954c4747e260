--- Sentences for people, by code, with their {names} filled in: "{Who} has a five."
-- becomes "Black has a five." Each module keeps its sentences in its sentences.lua.

-- All sentences by code. Modules add theirs.
local sentences = require "inarow.language.sentences"

local messages = {}

-- A code may begin with a prefix for one kind of reader: "page no-rule" replaces
-- "no-rule" for readers of the playground. Without a prefix, the reader is a program or
-- its author.
local READERS = { command = "command ", page = "page " }

-- The sentences by code, for the present reader.
local worded = sentences

-- Names whose values are people.
local PEOPLE = { who = true, loser = true, turn = true }

-- Number of bytes shown of a value that somebody may have typed, at most.
local LONGEST = 300

--- Returns a value as people write it: whole numbers in digits, even if JSON gives 4.0.
function messages.written(value)
    if type(value) == "number" and value % 1 == 0 and math.abs(value) < 2 ^ 53 then
        return ("%.0f"):format(value)
    end
    return tostring(value)
end

-- Returns true if `options` contains all options that a sentence names, or is nil.
local function names_only(sentence, options)
    for option in sentence:gmatch "%-%-%l[%l-]*" do
        if options and not options[option] then return false end
    end
    return true
end

--- From now on, gives advice that the reader can follow. This setting holds for the whole
-- process.
-- @param reader "command": a user who types commands with their options; "page": a user
-- who sees the playground's controls; nil: a program, which knows parameters
-- @param options set of the options that the command has, like `--variant`: advice
-- mentions no other option; nil if advice may mention any option
function messages.address(reader, options)
    worded = sentences
    if reader == nil then return end
    local beginning = assert(READERS[reader], reader)
    worded = setmetatable({}, { __index = function(_, code)
        local special = sentences[beginning .. code]
        return special and names_only(special, options) and special or sentences[code]
    end })
end

--- Returns the sentence of a code, with its {names} replaced by values. A {Name} with a
-- capital gives a value with a capital.
-- @param code string; a code without a sentence raises an error
-- @param values table of strings or numbers by name; a missing value counts as "";
-- `who`, `loser` and `turn` are people; if `count` is 1, "CODE-one" is said, if it exists
-- @param is_whole true to keep long values, which otherwise are cut
-- @return string
function messages.say(code, values, is_whole)
    local one = values and values.count == 1 and worded[code .. "-one"]
    local sentence, last = one or assert(worded[code], code), is_whole and -1 or LONGEST
    return (sentence:gsub("{(%w+)}", function(name)
        local key = name:lower()
        local value = values and values[key]
        value = value == nil and ""
            or messages.written(value):sub(1, last):gsub("%c", "?")
        -- "black", "the first player" or "the organizer"
        if PEOPLE[key] then value = sentences["someone-" .. value] or value end
        return (name:find "^%u" and value:gsub("^%l", string.upper) or value)
    end))
end

--- Returns the sentence of a code, filled in with other sentences. These are not cut,
-- even if they are long.
-- @param code, values as for `say`
-- @return string
function messages.compose(code, values)
    return messages.say(code, values, true)
end

--- Returns true if a code has a sentence.
function messages.is_code(code)
    return sentences[code] ~= nil
end

--- Returns the names of a list as words: "a, b or c".
-- @param names list of strings or numbers
-- @param kind word before the last name: "or", "and", or "comma" for a comma instead of
-- a word; "or" if nil
function messages.list(names, kind)
    local most = tostring(names[1] or sentences["list-none"])
    for i = 2, #names do
        local joined = sentences["list-" .. (i < #names and "comma" or kind or "or")]
        most = joined:gsub("{(%l+)}", { most = most, last = tostring(names[i]) })
    end
    return most
end

--- Returns a number in words if it is small, otherwise in digits.
function messages.number(n)
    local digits = ("%d"):format(n)
    return sentences["number-" .. digits] or digits
end

--- Returns the sentence of a code for a number; "CODE-one" is the sentence for one.
-- `{count}` is the number in digits, `{number}` in words.
-- @param values table of the other values, or nil
function messages.counted(code, n, values)
    local all = { count = n, number = messages.number(n) }
    for name, value in pairs(values or {}) do all[name] = value end
    return messages.compose(code, all)
end

--- Joins sentences; those after the first may be nil or false.
function messages.paragraph(text, ...)
    for i = 1, select("#", ...) do
        local one = select(i, ...)
        text = one and messages.compose("sentence-after", { one = text, next = one })
            or text
    end
    return text
end

--- Returns a word as somebody may type it, in quotation marks.
function messages.quoted(word)
    return messages.compose("quoted", { word = word })
end

-- The functions for the sentences of each module.
local sayings = { say = messages.say, compose = messages.compose,
    counted = messages.counted, number = messages.number, quoted = messages.quoted,
    paragraph = messages.paragraph, is_code = messages.is_code,
    address = messages.address }

--- Adds sentences. A module's sentences.lua returns the result of this function. A file
-- that requires sentences.lua thus gets the module's sentences and the functions for
-- them.
-- @param added table of sentences by code; a code that exists already raises an error
-- @return table of the functions `say`, `compose`, `counted`, `number`, `quoted`,
-- `paragraph`, `is_code` and `address`, as described here
function messages.add(added)
    for code, sentence in pairs(added) do
        if sentences[code] then error("a second sentence for " .. code, 2) end
        sentences[code] = sentence
    end
    return sayings
end

return messages
