--- How a game is conducted, whatever its variant: options that every variant has.
local clock = require "inarow.model.clock"
local language = require "inarow.language"
local messages = require "inarow.variant.sentences"

local match_rules = {}

-- An option that is one of some words, the first the default.
local function one_of(...)
    local values = { ... }
    return { default = values[1], values = values, examples = values,
        read = function(value)
            for _, allowed in ipairs(values) do
                if value == allowed then return value end
            end
            return nil, messages.say("expected", { expected = language.list(values) })
        end }
end

-- An option that is off by default.
local function flag()
    local words = one_of("false", "true")
    return { default = false, values = words.values, examples = words.examples,
        read = function(value)
            local read, message = words.read(value)
            return read and read == "true", message
        end }
end

--- By key: `default`, `examples` of values as text, `values` if there are no others, and
-- `read`, which takes the value as
-- text and gives the value, or nil and what was expected.
match_rules.options = {
    -- Who wins is ruled at once, or only when somebody claims it (RIF 9.6; reading 4).
    adjudication = one_of("immediate", "claims"),
    -- The controls of the clock: "40/7200 900+30" (RIF 14.1).
    clock = {
        examples = { "900+30", "40/7200" },
        read = function(text)
            local controls, expected = clock.parse(text)
            return controls and text, expected
        end,
    },
    -- RIF reading 5: an unclaimed five bars the claims of others after it.
    first_five_stands = flag(),
    -- What a wrong claim costs (RIF reading 5).
    wrong_claim = one_of("nothing", "loses"),
    -- Does a resignation stand with the winner's flag down? P87 9.4, as it is printed,
    -- asks that flag of it too (P87 reading 19).
    resignation = one_of("always", "flag-up"),
    -- Are records owed, or has the organizer waived them (RIF 13, P87 13)?
    records = one_of("owed", "waived"),
}

--- Read the text of an option.
-- @param where what has the option, for the message
-- @return value; or nil, message, "bad-option"
function match_rules.read(key, text, where)
    local value, expected = match_rules.options[key].read(text)
    if value ~= nil then return value end
    return nil, messages.say("bad-option", { variant = where, name = key,
        value = text, expected = expected }), "bad-option"
end

--- How a game is conducted where nothing is said of it.
match_rules.default = {}
for key, option in pairs(match_rules.options) do
    match_rules.default[key] = option.default
end

--- A conduct with another value of an option; the one before stays as it is.
-- @param value as match_rules.read gives it
function match_rules.with(own, key, value)
    local changed = {}
    for name, old in pairs(own) do changed[name] = old end
    changed[key] = value
    return changed
end

--- Split options into those of the conduct and those of the variant.
-- @param given table of texts by key
-- @return conduct, table by key, defaults put in, which is match_rules.default if none
-- was given; and the table of the rest; or nil, message, "bad-option"
function match_rules.split(given)
    local own, rest = match_rules.default, {}
    for key, value in pairs(given) do
        if match_rules.options[key] then
            local read, message, code = match_rules.read(key, value,
                messages.say "the-conduct")
            if read == nil then return nil, message, code end
            own = match_rules.with(own, key, read)
        else
            rest[key] = value
        end
    end
    return own, rest
end

return match_rules
