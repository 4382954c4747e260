--- Forbidden moves: the patterns forbidden to each colour, and the penalty.
local choice_error = require "inarow.variant.compile.choice_error"
local language = require "inarow.language"

local index_of = language.index_of

local forbidden = {}

local NAMES = { "overline", "double-four", "double-three", "open-rows", "open-row" }

--- Sets the `forbid` of each colour. Also sets three fields of the rules: `restricted` is
-- the number of the first colour with forbidden patterns. `may_allow` is true if a hook
-- may allow such patterns. `may_refuse` is true if patterns that the hook does not allow
-- are refused.
-- @param by_colour list of the core's colours
-- @return table of the moves that the core refuses, by name; or nil, message
function forbidden.compile(script, rules, by_colour, faulty)
    -- If a hook may allow patterns, the core does not refuse them.
    local refuse, may_allow = {}, (rules.hooks or {}).allow ~= nil
    for _, name in ipairs(NAMES) do
        local rule = script.forbid and script.forbid[name]
        if rule then
            local colour = rule.colour and index_of(rules.colours, rule.colour)
            if rule.colour and not colour then
                return faulty({ "forbid", name, "colour" },
                    choice_error(rules.colours, rule.colour))
            end
            for i in ipairs(rules.colours) do
                by_colour[i].forbid[name] = not colour or i == colour
            end
            local is_refused = rule.penalty == "refused"
            refuse[name] = is_refused and not may_allow
            rules.may_allow = may_allow
            rules.may_refuse = rules.may_refuse or is_refused and may_allow
            rules.restricted = rules.restricted or colour or 1
        end
    end
    return refuse
end

-- Returns the set of the lengths for which a rule forbids open rows.
local function open_lengths(script)
    local lengths = {}
    for _, name in ipairs { "open-row", "open-rows" } do
        local rule = (script.forbid or {})[name] or {}
        for _, length in ipairs(rule.rows or {}) do lengths[length] = true end
    end
    return lengths
end

-- The exceptions that the core may find impossible, by the core's code. Any other code
-- may be about any exception.
local IMPOSSIBLE = { ["no-captures-win"] = "wins", ["nothing-survives"] = "breaks" }

--- Returns the path of the exception that the core has found impossible, given the core's
-- code.
function forbidden.path_of_exception(script, code)
    for _, name in ipairs(NAMES) do
        local unless = (script.forbid[name] or {}).unless
        local list = type(unless) == "table" and unless or { unless }
        local asked = IMPOSSIBLE[code]
        if unless and unless ~= "four" and (not asked or index_of(list, asked)) then
            return { "forbid", name, "unless" }
        end
    end
end

--- Sets the core's fields about forbidden patterns for all colours.
function forbidden.put(script, spec)
    local three = (script.forbid or {})["double-three"] or {}
    spec.unless_captures, spec.unless_wins, spec.unless_breaks = {}, {}, {}
    for _, name in ipairs(NAMES) do
        local unless = ((script.forbid or {})[name] or {}).unless
        for _, exception in ipairs(type(unless) == "table" and unless or { unless }) do
            if exception == "four" then
                spec.unless_four = true
            else
                spec["unless_" .. exception][name] = true
            end
        end
    end
    spec.unless_defence = three.unless_defence
    spec.literal_9_3 = three.literal_9_3
    spec.five_makes_three = three.five_makes_three
    spec.open_rows = 0
    for length in pairs(open_lengths(script)) do
        spec.open_rows = spec.open_rows + 2 ^ length
    end
end

return forbidden
