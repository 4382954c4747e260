--- Prints the help: `help`, and `help TOPIC` about a command, an action, or another
-- topic.
local kernel = require "inarow.kernel"
local language = require "inarow.language"
local messages = require "inarow.cli.play.sentences"
local model = require "inarow.model"
local screen = require "inarow.cli.play.screen"

local VERBS = model.verbs()

local say = messages.say

local help = {}

--- Examples, by verb.
help.examples = {
    play = "play h8", pass = "pass", swap = "swap", keep = "keep",
    choose = "choose white", declare = "declare 4", offer = "offer h6 i7",
    pick = "pick i7", take = "take two", remove = "remove j7", move = "move k4 k5",
    roll = "roll", rotate = "rotate a1 left", claim = "claim five by white",
    draw = "draw offer", resign = "resign by white", press = "press",
    capture = "capture k10 k11", demand = "demand removal", adjust = "adjust",
    begins = "begins second",
    disarranged = "disarranged by black restored", arrive = "arrive by black",
    record = "record", ["call-referee"] = "call-referee",
    organizer = "organizer start",
}

--- Topics other than commands and actions. The sentence "topic-NAME" describes each
-- topic.
help.topics = { "points", "colours", "time", "keys" }

-- Fields whose value is one of several fixed words.
local OF_WORDS = { answer = true, what = true, order = true }

-- Returns fields as a player types them, with placeholders in capitals: `[by WHO]`.
-- @param names of one or more fields, as one text, as from model.verbs
local function placeholders(names)
    return (names:gsub("[%a_]+", function(name) return say("field-" .. name) end))
end

local FEW = 3 -- most words that are listed instead of their field's name

--- Return a verb with its fields: `offer POINTS`, `draw offer|accept|refuse`.
function help.usage(verb)
    local usage = { verb }
    for _, field in ipairs(VERBS[verb]) do
        local fixed = OF_WORDS[field] and VERBS[verb].words
        usage[#usage + 1] = fixed and #fixed <= FEW and table.concat(fixed, "|")
            or placeholders(field)
    end
    return table.concat(usage, " ")
end

--- Return the fields of a command as a player types them: `FILE`.
function help.fields_of(entry)
    return placeholders(entry.takes)
end

--- Return a command with its fields: `save FILE`.
function help.usage_of(entry)
    return (entry.name .. " " .. help.fields_of(entry)):gsub(" $", "")
end

--- Describe the effect of a verb.
function help.of_verb(verb)
    return say("verb-" .. verb)
end

--- Describe the effect of a command.
function help.does(entry)
    return say("command-" .. entry.name)
end

--- List the names of all topics.
function help.names(commands)
    local names = language.keys(VERBS)
    for _, entry in ipairs(commands) do names[#names + 1] = entry.name end
    for _, topic in ipairs(help.topics) do names[#names + 1] = topic end
    return names
end

--- Print an overview of the words that can be typed.
function help.overview(commands)
    print(screen.wrapped(say "help-actions"))
    local rows = {}
    for i, entry in ipairs(commands) do
        rows[i] = { help.usage_of(entry), help.does(entry) }
    end
    screen.columns(rows)
    print(screen.wrapped(say("help-topics",
        { verbs = table.concat(language.keys(VERBS), ", "),
        topics = language.list(help.topics, "and") })))
end

-- Prints the rest of the help for a verb or command, after its first line.
local function more(name)
    local code = "topic-" .. name
    if messages.is_code(code) then print(screen.wrapped(say(code))) end
end

local function show_verb(session, verb)
    print(screen.wrapped(help.usage(verb) .. ": " .. help.of_verb(verb)))
    for _, field in ipairs(VERBS[verb]) do
        local kinds = field == "claim" and select(2, kernel.beside(session.game))
            or OF_WORDS[field] and VERBS[verb].words
        if kinds and #kinds > FEW then
            print(screen.wrapped(say("help-field", { field = placeholders(field),
                words = language.list(kinds) })))
        end
    end
    more(verb)
    print(say("example", { text = help.examples[verb] }))
end

--- Print the help for a topic.
function help.show(session, commands, topic)
    local entry = commands[topic]
    if type(entry) == "table" then
        print(screen.wrapped(help.usage_of(entry) .. ": " .. help.does(entry)))
        more(topic)
        print(say("example", { text = entry.example }))
    elseif VERBS[topic] then
        show_verb(session, topic)
    elseif language.index_of(help.topics, topic) then
        more(topic)
    else
        screen.complain(session, say("no-such-topic",
            { word = topic, hint = language.hint(topic, help.names(commands)) }))
    end
end

return help
