--- The conduct of a game: options that every variant has.
local language = require "inarow.language"
local messages = require "inarow.variant.sentences"
local options = require "inarow.variant.options"
local model = require "inarow.model"

local match_rules = {}

-- Returns an option with a list of words, the first of which is the default.
local function one_of(...)
    local values = { ... }
    return { default = values[1], values = values,
        read = function(value)
            for _, allowed in ipairs(values) do
                if value == allowed then return value end
            end
            return nil, messages.say("expected", { expected = language.list(values) })
        end }
end

-- Returns an option that is off by default.
local function flag()
    local words = one_of("false", "true")
    return { default = false, values = words.values,
        read = function(value)
            local read, message = words.read(value)
            return read and read == "true", message
        end }
end

--- The options by key. `default` is the default. `values` are all values as text, or nil
-- if other values are possible. `read` takes the value as text; it returns the value, or
-- nil and a description of the expected values.
match_rules.options = {
    -- Is a win ruled at once, or only when somebody claims it (RIF 9.6; reading 4)?
    adjudication = one_of("immediate", "claims"),
    -- Controls of the clock: "40/7200 900+30" (RIF 14.1).
    clock = {
        read = function(text)
            local controls, expected = model.controls(text)
            return controls and text, expected
        end,
    },
    -- Does an unclaimed five bar later claims by others (RIF reading 5)?
    first_five_stands = flag(),
    -- Does a wrong claim lose the game (RIF reading 5)?
    wrong_claim = one_of("nothing", "loses"),
    -- Is a resignation valid if the winner has run out of time? P87 9.4, as printed,
    -- requires that the winner still has time (P87 reading 19).
    resignation = one_of("always", "flag-up"),
    -- Must players keep records, or has the organizer waived them (RIF 13, P87 13)?
    records = one_of("owed", "waived"),
}

-- Returns the value of an option from its text; or nil, message, "bad-option".
-- @param where owner of the option, for the message
local function read(key, text, where)
    local value, expected = match_rules.options[key].read(text)
    if value ~= nil then return value end
    return nil, messages.say("bad-option", { variant = where, name = key,
        value = text, expected = expected }), "bad-option"
end

--- Conduct of a game without any settings.
match_rules.default = {}
for key, option in pairs(match_rules.options) do
    match_rules.default[key] = option.default
end

-- Returns a copy of a conduct with another value of an option.
local function with(own, key, value)
    local changed = {}
    for name, old in pairs(own) do changed[name] = old end
    changed[key] = value
    return changed
end

--- Returns the conduct of a game with another value of an option.
-- @param rules of the game
-- @param own the conduct so far, which is not changed
-- @param key string, the option's
-- @param value string, number or boolean
-- @return conduct; or nil, message, "no-such-option" | "bad-option"
function match_rules.set(rules, own, key, value)
    if not match_rules.options[key] then
        local known = language.keys(match_rules.options)
        return nil, messages.say("no-such-option", { name = key,
            variant = messages.say "the-conduct", hint = language.hint(key, known),
            expected = language.list(known) }), "no-such-option"
    end
    local set, message, code = read(key, options.text(value), rules.name)
    if set == nil then return nil, message, code end
    return with(own, key, set)
end

--- Separates the options of the conduct from those of the variant.
-- @param given table of texts by key
-- @return the conduct, a table by key with defaults; and a table of the variant's
-- options. The conduct is match_rules.default if no option of the conduct was given. If
-- an option is wrong: nil, message, "bad-option"
function match_rules.split(given)
    local own, rest = match_rules.default, {}
    for key, value in pairs(given) do
        if match_rules.options[key] then
            local set, message, code = read(key, value, messages.say "the-conduct")
            if set == nil then return nil, message, code end
            own = with(own, key, set)
        else
            rest[key] = value
        end
    end
    return own, rest
end

return match_rules
