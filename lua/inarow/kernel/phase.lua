--- The phase of a game: its steps, and their requirements.
local language = require "inarow.language"
local messages = require "inarow.kernel.sentences"
local model = require "inarow.model"

local phase = {}

-- Returns the alternative steps of the current phase, as in the script; none after the
-- opening.
local function steps_now(state)
    local _, _, first, count = state.position:turn()
    local now = {}
    for i = 1, count do now[i] = state.rules.steps[first + i - 1] end
    return now
end

--- Returns the name of a step's phase: its label, or its verb.
function phase.name_of(step)
    return step.label or (step[1] == "place" and "play" or step[1])
end

--- Returns the first step of the phase with a verb, or else the first step of the phase.
function phase.step_for(state, verb)
    local now = steps_now(state)
    for _, step in ipairs(now) do
        if step[1] == verb or (step[1] == "place" and verb == "play") then return step end
    end
    return now[1]
end

-- Returns true if a step has a verb and, if one is given, the colour of its stone. The
-- colour is given as a number.
local function is_about(state, step, verb, colour)
    local own = step[1] == verb or (step[1] == "place" and verb == "play")
    return own and (not colour or not step.colour
        or step.colour == state.rules.stones[colour])
end

--- Describes the points where stones may be placed in the current phase, by any of its
-- alternatives.
-- @param verb "play" or "offer"
-- @param colour number of the stone's colour; nil for any
-- @return text or nil; true if one of the alternatives allows any point
function phase.where_now(state, verb, colour)
    local all, seen, is_free = nil, {}, false
    for _, step in ipairs(steps_now(state)) do
        if is_about(state, step, verb, colour) then
            local where = state.rules.where[step]
            if where and not seen[where] then
                all = all and messages.compose("where-or", { most = all, last = where })
                    or where
            end
            seen[where or ""] = true
            is_free = is_free or not where
        end
    end
    return all, is_free
end

-- Returns the points for a stone in the current phase, in words; nil if it may be placed
-- anywhere.
local function where(state)
    local words, is_free = phase.where_now(state, "play")
    return not is_free and words or nil
end

-- Returns the colour of a stone whose action does not name one of several colours: the
-- colour of the first alternative in the script. Returns nil if the action must name the
-- stone's colour.
local function colour_unsaid(state)
    for _, step in ipairs(steps_now(state)) do
        if step[1] == "place" then return step.colour end
    end
end

-- Returns true if stones of several colours may be placed now, so that a record must name
-- the colour.
local function leaves_colour_open(state)
    local colour, count = nil, 0
    for _, step in ipairs(steps_now(state)) do
        if step[1] == "place" then
            local is_other = count > 0 and step.colour ~= colour
            if is_other or not step.colour then return true end
            colour, count = step.colour, count + 1
        end
    end
    return false
end

--- Returns the requirements of the current phase.
-- @param wants_where true to include `where`
-- @return nil after the opening; or a table: `name`: the label or the verb. `steps`: the
-- list of alternatives in the script, read-only. `least` and `most`: the limits of a
-- declaration or an offer. `colour`: the colour of a stone whose action names no colour,
-- or nil. `is_open`: true if a record must name a stone's colour. `first`: number of the
-- first of these steps among all steps of the rules. `where`: the points where a stone
-- may be placed, in words; nil for anywhere
function phase.of(state, wants_where)
    local _, _, first, _, least, most = state.position:turn()
    if not first then return nil end
    local steps_of_phase = steps_now(state)
    return { name = phase.name_of(steps_of_phase[1]), steps = steps_of_phase,
        first = first, where = wants_where and where(state) or nil,
        least = least, most = most, colour = colour_unsaid(state),
        is_open = leaves_colour_open(state) }
end

--- Returns the expected actions on the board, in the words of a record.
function phase.expected(state)
    local verbs = {}
    local function add(verb) verbs[#verbs + 1] = messages.quoted(verb) end
    for _, step in ipairs(steps_now(state)) do
        add(step[1] == "place" and "play" or step[1])
        if step[1] == "swap" then add "keep" end
        if step.pass and type(step.pass) ~= "string" then add "pass" end
    end
    if #verbs > 0 then return language.list(verbs) end
    local turn, _, colour = state.rules.turn, state.position:turn()
    if turn.rotate and state.position:is_to_rotate() then
        return messages.quoted(model.format { verb = "rotate",
            point = state.rules.blocks[1].name, direction = "left" })
    end
    add(turn.move and state.position:supply(colour) == 0 and "move" or "play")
    if turn.pass then add "pass" end
    if turn.pop then add "remove" end
    return language.list(verbs)
end

return phase
