--- Actions: a table of the verbs, by which texts are read and written.
local language = require "inarow.language"
local messages = require "inarow.model.sentences"
local people = require "inarow.model.people"
local points = require "inarow.model.points"
local times = require "inarow.model.times"

local actions = {}

local SEATS, COLOUR = people().seats, people().colour

-- By verb: `takes` is the list of the words after the verb; optional words are in
-- brackets, and a `place` is the field `point`. `board` is true for an action on the
-- board. `move` is true for a move, which is a stone or a pass.
local VERBS = {
    play = { takes = { "[colour]", "place" }, board = true, move = true },
    pass = { takes = {}, board = true, move = true },
    swap = { takes = {}, board = true },
    keep = { takes = {}, board = true },
    choose = { takes = { "colour" }, board = true },
    declare = { takes = { "number" }, board = true },
    offer = { takes = { "points" }, board = true },
    pick = { takes = { "point" }, board = true, move = true },
    take = { takes = { "count" }, board = true },
    remove = { takes = { "place" }, board = true, move = true },
    move = { takes = { "from_to" }, board = true, move = true },
    roll = { takes = { "dice" }, board = true },
    rotate = { takes = { "point", "direction" }, board = true },
    claim = { takes = { "claim" } },
    draw = { takes = { "answer" } },
    resign = { takes = {} },
    press = { takes = {} },
    capture = { takes = { "points" } },
    demand = { takes = { "what" } },
    adjust = { takes = {} },
    begins = { takes = { "seat" } },
    disarranged = { takes = { "[by]", "what", "[to]" } },
    arrive = { takes = {} },
    record = { takes = {} },
    ["call-referee"] = { takes = {} },
    organizer = { takes = { "order", "[who]", "[seconds]" } },
}

-- WORDS has, by verb, the possible words of the field `answer`, `what` or `order`. ORDERS
-- has the fields of the organizer's orders.
local WORDS = {
    draw = { "offer", "accept", "refuse" },
    demand = { "removal" },
    disarranged = { "restored", "unrestorable" },
    organizer = {
        "start", "absent", "suspend", "resume", "referees", "warn", "set", "penalty",
        "forfeit", "win", "draw", "loss-of-both", "void",
    },
}
local ORDERS = {
    absent = { "who" }, warn = { "who" }, forfeit = { "who" }, win = { "who" },
    set = { "who", "seconds" }, penalty = { "who", "seconds" },
}

--- Returns the verbs, by name.
-- @param kind "board" for the actions on the board; "move" for the moves, which are
-- stones and passes; nil for all verbs
-- @return a new table with a list for each verb. The list has the verb's possible
-- fields; optional fields are in brackets. If the verb has an `answer`, `what` or
-- `order`, the list's field `words` has the possible words
function actions.verbs(kind)
    local chosen = {}
    for verb, entry in pairs(VERBS) do
        if not kind or entry[kind] then
            chosen[verb] = language.joined(entry.takes)
            chosen[verb].words = WORDS[verb] and language.joined(WORDS[verb])
        end
    end
    return chosen
end

local COUNT_NAMES = { "one", "two", "three", "four" }
local COUNTS = {}
for number, name in ipairs(COUNT_NAMES) do COUNTS[name] = number end

-- An offer cannot be withdrawn (RIF 10.2). The word is read so that the refusal can say
-- so.
local ANSWERS = { offer = true, accept = true, refuse = true, withdraw = true }

-- The players' words for claims: with digits, with other separators, and synonyms.
local CALLED = {
    ["33"] = "double-three", ["333"] = "double-three", ["433"] = "double-three",
    ["44"] = "double-four", ["443"] = "double-four", ["444"] = "double-four",
    ["5"] = "five", ["6"] = "overline",
    ["three-three"] = "double-three", ["triple-three"] = "double-three",
    ["four-three-three"] = "double-three", ["four-four"] = "double-four",
    ["five-in-a-row"] = "five", ["five-in-line"] = "five",
    ["four-in-a-row"] = "four-in-line", ["timeout"] = "time", ["flag"] = "time",
}

local LENGTHS = { ["4-"] = "four-", ["5-"] = "five-" }

-- Returns the proper name of a claim; nil if the word is not a claim. Case does not
-- matter.
local function claim_of(word)
    local name = word:lower():gsub("_", "-")
    local digits = name:gsub("x", "-"):match "^%d[^%a]*$"
    if digits then return CALLED[(digits:gsub("%D", ""))] end
    name = name:gsub("^%d%-", LENGTHS)
    return CALLED[name] or name:match("^%l[%l%d-]*$")
end

-- Claims of several words, which players do not always join.
local PHRASES = {}
for phrase in ([[
    double-three double-four triple-three three-three four-three-three four-four
    five-in-a-row 5-in-a-row five-in-line 5-in-line four-in-a-row 4-in-a-row four-in-line
    4-in-line open-row open-rows losing-row full-board supply-exhausted no-action
    clock-defect
]]):gmatch "%S+" do
    PHRASES[phrase] = true
end

local ENDINGS = { by = true, at = true }

-- Returns true if a word begins an ending: by WHO, at POINT, @SECONDS.
local function is_ending(word)
    return ENDINGS[word] or word:sub(1, 1) == "@"
end

-- Returns the longest claim that begins at a word, and its number of words.
local function claim_at(words, i)
    local said, claim, used = words[i], claim_of(words[i]), 1
    for n = i + 1, math.min(i + 4, #words) do
        if is_ending(words[n]) then break end
        said = said .. "-" .. words[n]
        local is_one = PHRASES[said:lower()] or said:find "^%d[^%a]*[xX]?[^%a]*$"
        if is_one and claim_of(said) then claim, used = claim_of(said), n - i + 1 end
    end
    return claim, used
end

local DIRECTIONS = { left = true, right = true } -- directions in which a block is turned

local function number_of(word)
    local digits = word:match("^%d%d?%d?$")
    return digits and tonumber(digits)
end

-- Reads the word after a verb that allows only certain words; `words[1]` is the verb.
local function word_of_verb(words, i)
    for _, word in ipairs(WORDS[words[1]]) do
        if words[i] == word then return word, 1 end
    end
end

-- Returns a value as a word. A whole number gives the same word in any Lua, even if some
-- versions write 4.0.
local function word_of(value)
    if type(value) == "number" and value % 1 == 0 then return ("%.0f"):format(value) end
    return tostring(value)
end

-- Returns seconds as written in a record.
local function seconds_text(seconds)
    local number = tonumber(seconds)
    return number and times.text(number) or tostring(seconds)
end

-- For each kind of field: `expected` describes the value, by the code of a sentence or by
-- a function. `read` is a function that reads the value from a list of words. The
-- function returns the value and the number of words that it took, or nil.
local fields = {
    point = {
        expected = "expected-point",
        read = function(words, i) return points.read(words[i]), 1 end,
        fault = "not-a-point",
    },
    place = {
        expected = "expected-point",
        read = function(words, i) return points.read(words[i], true), 1 end,
        fault = "not-a-point",
        key = "point",
    },
    points = {
        expected = "expected-points",
        read = function(words, i)
            local list = {}
            while words[i] and points.read(words[i]) do
                list[#list + 1] = points.read(words[i])
                i = i + 1
            end
            local is_whole = not words[i] or is_ending(words[i])
            return #list > 0 and is_whole and list or nil, #list
        end,
        -- the first word that is not a point
        wrong = function(words, i)
            while points.read(words[i]) do i = i + 1 end
            return words[i]
        end,
        fault = "not-a-point",
    },
    number = {
        expected = "expected-number",
        read = function(words, i) return number_of(words[i]), 1 end,
        fault = "not-a-number",
    },
    from_to = {
        expected = "expected-two-points",
        read = function(words, i)
            local from, to = points.read(words[i]), points.read(words[i + 1] or "")
            return from and to and { from, to }, 2
        end,
        fault = "missing",
        key = "points",
    },
    count = {
        expected = "expected-count",
        read = function(words, i) return COUNTS[words[i]] or number_of(words[i]), 1 end,
        write = function(number) return COUNT_NAMES[number] or word_of(number) end,
        fault = "not-a-number",
        key = "number",
    },
    dice = {
        expected = "expected-dice",
        read = function(words, i)
            local one, other = number_of(words[i]), number_of(words[i + 1] or "")
            return one and other and { one, other }, 2
        end,
        fault = "missing",
    },
    direction = {
        expected = "expected-direction",
        read = function(words, i) return DIRECTIONS[words[i]] and words[i], 1 end,
        fault = "missing",
    },
    colour = {
        expected = "expected-colour",
        read = function(words, i)
            -- A letter alone is a colour before a point or a column; otherwise it is a
            -- column.
            local is_place = points.read(words[i]) or words[i]:find "^%a%d*$" and not
                (#words[i] == 1 and words[i + 1] and points.read(words[i + 1], true))
            return not is_place and words[i]:match(COLOUR), 1
        end,
        fault = "missing",
    },
    answer = {
        read = function(words, i) return ANSWERS[words[i]] and words[i], 1 end,
        fault = "missing",
    },
    claim = {
        expected = "expected-claim",
        read = function(words, i)
            if not is_ending(words[i]) then return claim_at(words, i) end
        end,
        fault = "missing",
    },
    seat = {
        expected = function(players) return language.list(people(players).seats) end,
        read = function(words, i)
            return language.index_of(SEATS, words[i]) and words[i], 1
        end,
        fault = "missing",
    },
    to = {
        begins = "to",
        expected = "expected-restored",
        read = function(words, i)
            local number = words[i] == "to" and words[i + 1] and number_of(words[i + 1])
            return number, 2
        end,
        write = function(number) return "to " .. word_of(number) end,
        key = "number",
    },
    what = { read = word_of_verb, fault = "missing" },
    order = { read = word_of_verb, fault = "missing" },
    by = {
        begins = "by",
        expected = "expected-player",
        read = function(words, i) return words[i] == "by" and words[i + 1], 2 end,
        write = function(who) return "by " .. tostring(who) end,
    },
    who = {
        expected = "expected-player",
        read = function(words, i)
            return not ENDINGS[words[i]] and words[i]:match("^[%a_][%w_]*$"), 1
        end,
        fault = "missing",
    },
    seconds = {
        expected = "expected-seconds",
        read = function(words, i) return times.read(words[i]), 1 end,
        write = seconds_text,
        fault = "missing",
    },
}

local function fail(code, values)
    return nil, messages.say(code, values), "bad-action"
end

-- Returns the fields of a verb, and its name. An order of the organizer, and a restored
-- position, have exactly the fields that they need.
local function taken(verb, action)
    if action.order then
        local takes = { "order" }
        for _, key in ipairs(ORDERS[action.order] or {}) do takes[#takes + 1] = key end
        return takes, "organizer " .. action.order
    elseif action.what == "unrestorable" then
        return { "[by]", "what" }, "disarranged unrestorable"
    end
    return VERBS[verb].takes, verb
end

-- Reads the optional endings of any action: by WHO, at POINT, @SECONDS.
local function read_endings(action, words, i, called)
    while words[i] do
        local word = words[i]
        if word:sub(1, 1) == "@" and not action.time then
            action.time = times.read(word:sub(2))
            if not action.time then return fail("not-a-time", { word = word }) end
            i = i + 1
        elseif word == "by" and not action.by then
            action.by = words[i + 1]
            if not action.by then
                return fail("missing",
                    { verb = "by", expected = messages.say "expected-player" })
            end
            i = i + 2
        elseif word == "at" and not action.at then
            action.at = words[i + 1] and points.read(words[i + 1])
            if not words[i + 1] then
                return fail("missing",
                    { verb = "at", expected = messages.say "expected-point" })
            elseif not action.at then
                return fail("not-a-point", { word = words[i + 1] })
            end
            i = i + 2
        elseif is_ending(word) then
            return fail("header-twice", { word = word })
        else
            return fail("left-over", { verb = called, word = word })
        end
    end
    return action
end

-- Returns the fault of a missing or wrong field at word i.
local function fail_field(kind, name, called, words, i, players)
    local expected = kind.expected
    if not expected then
        expected = language.list(WORDS[name])
    elseif type(expected) == "function" then
        expected = expected(players)
    else
        expected = messages.say(expected)
    end
    if kind.begins and words[i] == kind.begins then called = kind.begins end
    return fail(words[i] and kind.fault or "missing", { verb = called,
        word = kind.wrong and words[i] and kind.wrong(words, i) or words[i],
        expected = expected })
end

--- Reads an action from its words.
-- @param words list of strings, beginning with the verb
-- @param players number of players, if it is known: error messages list their seats
-- @return action, or nil, message, "bad-action"
function actions.read(words, players)
    local name = words[1] or ""
    if not VERBS[name] then
        local names = language.keys(VERBS)
        return fail(words[1] and "unknown-word" or "no-word", { word = name,
            hint = language.hint(name, names), expected = language.list(names) })
    end
    local action, i, nth = { verb = name }, 2, 1
    local takes, called = taken(name, action)
    while takes[nth] do
        local key = takes[nth]:match("[%a_]+")
        local kind, optional = fields[key], takes[nth]:sub(1, 1) == "["
        local value, used
        if words[i] then value, used = kind.read(words, i) end
        if value then
            action[kind.key or key] = value
            i = i + used
            takes, called = taken(name, action)
        elseif not optional or kind.begins and words[i] == kind.begins then
            return fail_field(kind, name, called, words, i, players)
        end
        nth = nth + 1
    end
    return read_endings(action, words, i, called)
end

-- The fields whose values are lists.
local LISTS = { points = true, dice = true }

-- Returns true if a value is one word, or a list of words for a field that is a list.
-- Such a value cannot add words to the text of the action.
local function is_said(value, may_be_list)
    if type(value) ~= "table" then return not tostring(value):find("%s") end
    if not may_be_list then return false end
    for _, item in pairs(value) do
        if not is_said(item) then return false end
    end
    return true
end

--- Returns a copy of an action from `read`, without checking the action again.
function actions.copy(action)
    local copy = {}
    for key, value in pairs(action) do copy[key] = value end
    return copy
end

-- Checks an action's table by the rules for its text. Returns a copy; or nil, message,
-- "bad-action".
local function checked(action, players)
    for key, value in pairs(action) do
        if not is_said(value, LISTS[key]) then
            return fail("not-a-word", { field = tostring(key),
                word = type(value) == "table" and "table" or tostring(value) })
        end
    end
    local copy, message, code = actions.parse(actions.format(action), players)
    if copy then copy.assumed = action.assumed == true or nil end
    return copy, message, code
end

--- Reads an action.
-- @param given one line of text; or an action's table, which is checked by the rules for
-- texts and copied
-- @param players as for `read`
-- @return action, or nil, message, "bad-action"
function actions.parse(given, players)
    if type(given) == "table" then return checked(given, players) end
    local words = {}
    for word in tostring(given):gmatch("%S+") do words[#words + 1] = word end
    return actions.read(words, players)
end

--- Writes an action as one line of text that `parse` can read.
function actions.format(action)
    local words, verb = { tostring(action.verb) }, VERBS[action.verb]
    for _, field in ipairs(verb and verb.takes or {}) do
        local kind = fields[field:match("[%a_]+")]
        local value = action[kind.key or field:match("[%a_]+")]
        if value and kind.write then
            words[#words + 1] = kind.write(value)
        elseif type(value) == "table" then
            for _, item in ipairs(value) do words[#words + 1] = word_of(item) end
        elseif value then
            words[#words + 1] = word_of(value)
        end
    end
    if action.by and not (verb and verb.takes[1] == "[by]") then
        words[#words + 1] = "by " .. tostring(action.by)
    end
    if action.at then words[#words + 1] = "at " .. tostring(action.at) end
    if action.time then
        words[#words + 1] = "@" .. seconds_text(action.time)
    end
    return table.concat(words, " ")
end

return actions
