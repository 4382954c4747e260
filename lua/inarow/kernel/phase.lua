--- The phase that a game is in: its steps, and what they ask for.
local language = require "inarow.language"
local messages = require "inarow.kernel.sentences"
local model = require "inarow.model"

local phase = {}

-- The alternative steps of the current phase, as the script wrote them; none once play
-- is free.
local function steps_now(state)
    local _, _, first, count = state.position:turn()
    local now = {}
    for i = 1, count do now[i] = state.rules.steps[first + i - 1] end
    return now
end

--- What a step's phase is called: by its label, or its verb.
function phase.name_of(step)
    return step.label or (step[1] == "place" and "play" or step[1])
end

--- The step of the phase that a verb is about, the first if none is.
function phase.step_for(state, verb)
    local now = steps_now(state)
    for _, step in ipairs(now) do
        if step[1] == verb or (step[1] == "place" and verb == "play") then return step end
    end
    return now[1]
end

-- Is a step about a verb, and a stone of a colour by number, if one is named?
local function is_about(state, step, verb, colour)
    local own = step[1] == verb or (step[1] == "place" and verb == "play")
    return own and (not colour or not step.colour
        or step.colour == state.rules.stones[colour])
end

--- Where the stones of the current phase may stand, in words: all that its alternatives
-- say; and whether one of them lets a stone stand anywhere.
-- @param verb "play" or "offer"
-- @param colour by number, the stone's; nil for any
-- @return text or nil, boolean
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

-- Where a stone of the current phase may stand, in words; nil if it may stand anywhere.
local function where(state)
    local words, is_free = phase.where_now(state, "play")
    return not is_free and words or nil
end

-- The colour of a stone whose colour is not named, where the current phase takes one of
-- several: that of the first alternative, which the script names. Nil if it has to be
-- named.
local function colour_unsaid(state)
    for _, step in ipairs(steps_now(state)) do
        if step[1] == "place" then return step.colour end
    end
end

-- May a stone of one colour or of another be placed now, so that a record names it?
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

--- What the current phase asks for.
-- @param is_told true to have `where` in words
-- @return nil once play is free; or a table: `name`; `steps`, a list of its alternatives
-- as the script has them, for reading; `least` and `most` that a declaration or an offer
-- takes; `colour` of a stone whose colour is not named, or nil; `is_open`, true if a
-- record has to name a stone's colour; `first`, number of the first of its steps among
-- all of the rules; `where` a stone may stand, or nil if it may stand anywhere
function phase.of(state, is_told)
    local _, _, first, _, least, most = state.position:turn()
    if not first then return nil end
    local steps_of_phase = steps_now(state)
    return { name = phase.name_of(steps_of_phase[1]), steps = steps_of_phase,
        first = first, where = is_told and where(state) or nil,
        least = least, most = most, colour = colour_unsaid(state),
        is_open = leaves_colour_open(state) }
end

--- What is expected on the board now, in the words of a record.
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
