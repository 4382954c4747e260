--- Compiles the phases of an opening to the core's steps, and the patterns that steps
-- require.
local language = require "inarow.language"
local choice_error = require "inarow.variant.compile.choice_error"
local model = require "inarow.model"
local openings = require "inarow.variant.compile.openings"

local SEATS = model.people().seats

local unpack = unpack or table.unpack

local index_of = language.index_of

local phases = {}

local MOST_STEPS = 64

local opening_names = {}
for i, opening in ipairs(openings) do opening_names[i] = opening[1] end

-- ---- A step -------------------------------------------------------------------------

-- Each of these functions converts some fields of a step and adds them to `compiled`.
-- Each returns true; or the results of `faulty(field, code, values)`: nil and a message.

local function put_colours(compiled, step, rules, faulty)
    for field, names in pairs { colour = rules.stones, to_move = rules.colours } do
        local colour = step[field]
        compiled[field] = colour and index_of(names, colour) or nil
        if colour and not compiled[field] then
            return faulty(field, choice_error(names, colour))
        end
    end
    return true
end

local function put_player(compiled, step, rules, faulty)
    if not step.by then return true end
    compiled.by_colour = index_of(rules.colours, step.by)
    compiled.by_seat = index_of(SEATS, step.by)
    if compiled.by_colour or compiled.by_seat then return true end
    local who = { unpack(SEATS, 1, #rules.colours) }
    for _, colour in ipairs(rules.colours) do who[#who + 1] = colour end
    return faulty("by", choice_error(who, step.by))
end

-- The verbs that need a `count`, and the meaning of the count for each verb.
local COUNTS = {}

function COUNTS.declare(compiled, range, faulty)
    if type(range) ~= "table" or #range ~= 2 then
        return faulty("count", "declaration-count")
    end
    compiled.least, compiled.most = range[1], range[2]
    return true
end

function COUNTS.take(compiled, count, faulty)
    if type(count) ~= "number" then
        return faulty("count", "take-count")
    end
    compiled.most = count
    return true
end

function COUNTS.offer(compiled, count, faulty)
    if type(count) == "number" and count > 0 then
        compiled.least, compiled.most = count, count
    elseif count ~= "declared" then
        return faulty("count", "offer-count")
    end
    return true
end

local function put_count(compiled, step, _, faulty)
    local put = COUNTS[step[1]]
    if not put then return true end
    return put(compiled, step.count, faulty)
end

local function put_patterns(compiled, step, _, faulty)
    compiled.patterns = step.patterns
    if type(step.patterns) ~= "table" then return true end
    compiled.patterns = {}
    if #step.patterns == 0 then
        return faulty("patterns", "no-opening-named")
    end
    for i, name in ipairs(step.patterns) do
        compiled.patterns[i] = index_of(opening_names, name)
        if not compiled.patterns[i] then
            local _, nearest = language.hint(name, opening_names)
            return faulty("patterns", "no-such-opening", { name = ("%q"):format(name),
                nearest = nearest })
        end
    end
    return true
end

-- Converts a phase's fields for the core. Calls `faulty(field, code, values)` for a
-- fault.
local function compile_step(step, rules, faulty)
    local compiled = {
        verb = step[1] == "place" and "play" or step[1],
        within = step.within, outside = step.outside, cross = step.cross,
        distinct = step.distinct, majority = step.majority,
        most = step.most or step.of,
        pass = step.pass == true or type(step.pass) == "table",
    }
    for _, put in ipairs { put_colours, put_player, put_count, put_patterns } do
        local ok, message = put(compiled, step, rules, faulty)
        if not ok then return nil, message end
    end
    return compiled
end

-- ---- The phases ---------------------------------------------------------------------

local function is_step(phase)
    return type(phase[1]) ~= "table"
end

local function steps_of(phase)
    return is_step(phase) and { phase } or phase
end

-- Returns the number of each label's phase; "play" is the number after the last phase.
local function labels_of(script_phases, faulty)
    local labels = { play = #script_phases + 1 }
    for number, phase in ipairs(script_phases) do
        for _, step in ipairs(steps_of(phase)) do
            local other = labels[step.label or false]
            if other and other ~= number then
                return faulty({ "phases", number }, "label-taken",
                    { label = ("%q"):format(step.label) })
            elseif step.label then
                labels[step.label] = number
            end
        end
    end
    return labels
end

-- Sets the phases that follow a step and a pass in that step. Returns true, or nil and a
-- message.
local function put_next(compiled, step, number, labels, faulty)
    local after_pass = type(step.pass) == "table" and step.pass.next
    compiled.phase, compiled.next = number, number + 1
    if after_pass and not labels[after_pass] then
        return faulty("pass", choice_error(language.keys(labels), after_pass))
    elseif after_pass then
        compiled.pass_next = labels[after_pass] - 1 -- the core counts from 0
    end
    if not step.next then return true end
    compiled.next = labels[step.next]
    if compiled.next then return true end
    return faulty("next", choice_error(language.keys(labels), step.next))
end

--- Returns the steps of all phases in order. Sets `rules.steps` to each step as in the
-- script.
-- @return list of steps, or nil, message
function phases.compile(script, rules, faulty)
    local script_phases = script.phases or {}
    local compiled = {}
    local labels, message = labels_of(script_phases, faulty)
    if not labels then return nil, message end
    for number, phase in ipairs(script_phases) do
        for nth, step in ipairs(steps_of(phase)) do
            local function at_field(field, ...)
                return faulty(is_step(phase) and { "phases", number, field }
                    or { "phases", number, nth, field }, ...)
            end
            local one, ok
            one, message = compile_step(step, rules, at_field)
            if not one then return nil, message end
            ok, message = put_next(one, step, number, labels, at_field)
            if not ok then return nil, message end
            compiled[#compiled + 1] = one
            step.cite = step.cite or rules.cites.phases
            rules.steps[#compiled] = step
        end
    end
    if #compiled > MOST_STEPS then
        return faulty({ "phases" }, "too-many-steps", { most = MOST_STEPS })
    end
    return compiled
end

--- Returns the path in the script of a field of the n-th step. The verb is the step's
-- first item.
function phases.path_of_step(script, steps, n, field)
    local phase, nth = steps[n].phase, 1
    while steps[n - nth] and steps[n - nth].phase == phase do nth = nth + 1 end
    local written, path = script.phases[phase], { "phases", phase }
    if not is_step(written) then written, path[3] = written[nth], nth end
    -- The core calls any region `within`; the script may call it `outside` or `cross`.
    if field == "within" and not written.within then
        field = written.outside and "outside" or "cross"
    end
    path[#path + 1] = field == "verb" and 1 or field
    return path
end

-- ---- Patterns -----------------------------------------------------------------------

-- Returns the opening patterns, relative to the centre, h8.
local function compile_patterns()
    local patterns = {}
    for n, opening in ipairs(openings) do
        local stones = {}
        for i, point in ipairs { "h8", opening[2], opening[3] } do
            stones[i] = { point:byte() - ("h"):byte(), tonumber(point:sub(2)) - 8,
                i == 2 and 2 or 1 }
        end
        patterns[n] = stones
    end
    return patterns
end

-- Returns true if openings of three stones, black, white, black, are defined on this
-- board.
local function knows_openings(rules)
    return rules.board.full and not rules.gravity and rules.width % 2 == 1
        and rules.height % 2 == 1 and rules.width >= 5 and rules.height >= 5
        and rules.colours[1] == "black" and rules.colours[2] == "white"
        and #rules.colours == 2 and not rules.are_shared
end

--- Returns the opening patterns, if the board has them. Sets `rules.patterns` to their
-- names in every renju, and if a step asks for an opening.
function phases.patterns(rules)
    if not knows_openings(rules) then return {} end
    local has_names = (rules.family or ""):find("renju", 1, true)
    for _, step in ipairs(rules.steps) do has_names = has_names or step.patterns end
    rules.patterns = has_names and opening_names or nil
    return compile_patterns()
end

return phases
