--- Sentences for people, by code, with their {names} filled in: "{Who} has a five."
-- becomes "Black has a five." Each module keeps its own in its sentences.lua.

-- All sentences by code. Modules add theirs.
local sentences = require "inarow.language.sentences"

local messages = {}

-- Sentences that advise one kind of reader have a code that begins with one of these:
-- "page no-rule" replaces "no-rule" for readers of the playground. Without a kind, the
-- reader is a program or its author.
local READERS = { command = "command ", page = "page " }

-- The sentences by code, for the present reader.
local worded = sentences

-- The names for people.
local PEOPLE = { who = true, loser = true, turn = true }

-- Most bytes of a value that somebody may have typed.
local LONGEST = 300

-- A colour, a seat's name or an official in words: "black" or "the first player".
local function someone(who)
    return sentences["someone-" .. tostring(who)] or who
end

local function capital(text)
    return (text:gsub("^%l", string.upper))
end

--- A value as people write it: whole numbers in digits, even if JSON gives 4.0.
function messages.written(value)
    if type(value) == "number" and value % 1 == 0 and math.abs(value) < 2 ^ 53 then
        return ("%.0f"):format(value)
    end
    return tostring(value)
end

-- A sentence with its {names} replaced by the beginning of each value, up to `last`
-- bytes; {Name} begins with a capital.
local function filled(sentence, values, last)
    return (sentence:gsub("{(%w+)}", function(name)
        local key = name:lower()
        local value = values and values[key]
        value = value == nil and ""
            or messages.written(value):sub(1, last):gsub("%c", "?")
        if PEOPLE[key] then value = someone(value) end
        return name:find("^%u") and capital(value) or value
    end))
end

-- Are all options in a sentence among these? nil stands for all options.
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

--- Is there a sentence of this code?
function messages.is_code(code)
    return sentences[code] ~= nil
end

--- The names of a list as words: "a, b or c".
-- @param names list of strings or numbers
-- @param kind what stands before the last one: "or" if nil, "and", or "comma"
function messages.list(names, kind)
    local most = tostring(names[1] or sentences["list-none"])
    for i = 2, #names do
        local joined = sentences["list-" .. (i < #names and "comma" or kind or "or")]
        most = joined:gsub("{(%l+)}", { most = most, last = tostring(names[i]) })
    end
    return most
end

--- A number in words, as far as that is short.
function messages.number(n)
    local digits = ("%d"):format(n)
    return sentences["number-" .. digits] or digits
end

--- The sentence of a code that counts, by the number: "CODE-one" is of one. `{count}` is
-- the number in digits, `{number}` in words.
-- @param values table of what else is filled in, or nil
function messages.counted(code, n, values)
    local all = { count = n, number = messages.number(n) }
    for name, value in pairs(values or {}) do all[name] = value end
    return messages.compose(n == 1 and code .. "-one" or code, all)
end

--- Sentences one after another; those after the first may be nil or false.
function messages.paragraph(text, ...)
    for i = 1, select("#", ...) do
        local one = select(i, ...)
        text = one and messages.compose("sentence-after", { one = text, next = one })
            or text
    end
    return text
end

--- A word as somebody may type it, in quotation marks.
function messages.quoted(word)
    return messages.compose("quoted", { word = word })
end

-- What says sentences.
local sayings = { say = messages.say, compose = messages.compose,
    counted = messages.counted, number = messages.number, quoted = messages.quoted,
    paragraph = messages.paragraph, is_code = messages.is_code }

--- Add sentences. A module's sentences.lua returns what this returns, so that a file gets
-- the sentences of its module, and what says them, by one `require`.
-- @param added table of sentences by code; a code that is there already raises an error
-- @return table of the functions `say`, `compose`, `counted`, `number`, `quoted`,
-- `paragraph` and `is_code`, as they are described here
function messages.add(added)
    for code, sentence in pairs(added) do
        if sentences[code] then error("a second sentence for " .. code, 2) end
        sentences[code] = sentence
    end
    return sayings
end

return messages
