--- The rules of a variant with values for its options, compiled once and shared, and the
-- conduct of its games.
local language = require "inarow.language"
local match_rules = require "inarow.variant.match_rules"
local definition_of = require "inarow.variant.definition"
local definitions = require "inarow.variant.definitions"
local options_of = require "inarow.variant.options"

local rules = {}

-- Returns the results of an earlier refusal, with a copy of the faults, which callers may
-- change.
local function refuse(known)
    local faults = known.faults and {}
    for i, fault in ipairs(known.faults or {}) do
        faults[i] = {}
        for key, value in pairs(fault) do faults[i][key] = value end
    end
    return nil, known.refused, known.code, faults
end

-- Returns the rules of a definition with the values of its options as text, compiled
-- once.
local function compiled(definition, given, past_opening)
    local parts = past_opening and { "past" } or {}
    for _, key in ipairs(language.keys(given)) do
        parts[#parts + 1] = ("%s=%d:%s"):format(key, #given[key], given[key])
    end
    local key = table.concat(parts, " ")
    local known = definition.configured:get(key)
    if known and known.refused then return refuse(known) end
    if known then return known end
    local made, message, code, faults =
        definition_of.configure(definition, given, past_opening)
    if not made then
        -- Keep the refusal, because all games of a file may request the same impossible
        -- rules.
        if key ~= definition_of.DEFAULT then
            definition.configured:put(key,
                { refused = message, code = code, faults = faults })
        end
        return nil, message, code, faults
    end
    return definition.configured:put(key, made)
end

-- Returns the same rules for games with another conduct. The compiled part is shared.
local function conducted(shared, own, given)
    local twin = {}
    for key, value in pairs(shared) do twin[key] = value end
    twin.conduct, twin.given, twin.first = own, given, nil
    return twin
end

--- Returns the rules of a variant with the given options, compiled once and shared. The
-- options may include those of the conduct (match_rules.lua).
-- @param which a variant's name, a variant from inarow.load, or a script's table
-- @param options table of values by name, or nil
-- @param past_opening true for positions set up: the rules then have no phases of the
-- opening, so the board need not have a centre
-- @return rules, or nil, message, code, and the faults of a script that is "bad-script"
function rules.of(which, options, past_opening)
    local definition, message, code, faults = which, nil, nil, nil
    if type(which) ~= "table" then
        definition, message, code, faults = definitions.find(which)
    elseif not which.configured then
        definition, message, code, faults = definitions.define(which)
    end
    if not definition then return nil, message, code, faults end
    -- The rules keep the values as text, because the caller may change the table later.
    local given = {}
    for key, value in pairs(options or {}) do
        given[tostring(key)] = options_of.text(value)
    end
    local own, rest, fault = match_rules.split(given)
    if not own then return nil, rest, fault end
    local shared
    shared, message, code, faults = compiled(definition, rest, past_opening)
    if not shared then return nil, message, code, faults end
    return own == match_rules.default and shared or conducted(shared, own, given)
end

return rules
