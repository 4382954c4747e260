--- The steps of an opening in words: what each player must do, and where stones may be
-- placed.
local language = require "inarow.language"
local messages = require "inarow.variant.rulebook.sentences"
local model = require "inarow.model"

local steps = {}

local number, list, say = messages.number, language.list, messages.compose

-- Greatest number of openings that the text lists one by one.
local FEW = 4

-- Returns the patterns that the stones must form, in words.
local function form_text(patterns)
    if type(patterns) ~= "table" then return say "form-any" end
    if #patterns > FEW then return say("form-many", { count = #patterns }) end
    return say("form-named", { openings = list(patterns) })
end

--- Returns the points for a step's stone, in words; nil if it may be placed anywhere.
function steps.where(step)
    local words = {}
    local function add(code, values) words[#words + 1] = say(code, values) end
    if step.within then
        add(step.within == 1 and "where-centre" or "where-within", { size = step.within })
    end
    if step.outside then
        add(step.outside == 1 and "where-off-centre" or "where-outside",
            { size = step.outside })
    end
    if step.cross then
        add(#words > 0 and "where-off-cross-too" or "where-off-cross",
            { number = number(step.cross) })
    end
    if step.patterns then add("where-making", { form = form_text(step.patterns) }) end
    return #words > 0 and list(words, "comma") or nil
end

-- For each verb, a function that returns its sentence without the full stop; `who` acts.
local verbs = {}

function verbs.place(step, who, colours)
    local code = "step-place"
    if not step.colour then
        code = #colours == 2 and "step-place-either" or "step-place-any"
    elseif step.by and step.by ~= step.colour then
        code = "step-place-colour"
    end
    local text = say(code, { who = who, colour = step.colour,
        where = steps.where(step) or say "where-anywhere" })
    if step.most then
        text = say("step-most", { step = text, number = number(step.most) })
    end
    if step.to_move then
        text = say("step-to-move", { step = text, colour = step.to_move })
    end
    return text
end

function verbs.swap(_, who)
    return say("step-swap", { who = who })
end

function verbs.choose(_, who)
    return say("step-choose", { who = who })
end

function verbs.declare(step, who)
    return say("step-declare", { who = who, least = step.count[1], most = step.count[2] })
end

function verbs.offer(step, who)
    local values, where = { who = who, colour = step.colour }, steps.where(step)
    local is_declared = step.count == "declared"
    local text = is_declared and say("step-offer-declared", values)
        or messages.counted("step-offer", step.count, values)
    if where then text = say("step-offer-where", { step = text, where = where }) end
    if step.distinct and (is_declared or step.count > 1) then
        text = say("step-offer-distinct", { step = text })
    end
    return text
end

function verbs.pick(step, who)
    return say("step-pick", { who = who, colour = step.colour })
end

function verbs.take(step, who)
    return say("step-take", { who = who, number = number(step.count),
        action = model.format { verb = "take", number = step.count } })
end

function verbs.remove(step, who)
    local code = "step-remove"
    if step.of then code = step.colour and code .. "-last-colour" or code .. "-last" end
    return say(code, { who = who, number = step.of and number(step.of),
        colour = step.colour })
end

function verbs.roll()
    return say "step-roll"
end

-- Codes of additional sentences about a verb. If the source has a separate article for
-- the sentence, the article's subject is the same code.
local MORE = { roll = "step-roll-higher", remove = "step-remove-supply" }

local function actor(step)
    return step.by or step.colour or say "actor-not-last"
end

-- Returns the number of the phase with a label; nil for the end of the opening.
local function phase_of(phases, label)
    for number_, phase in ipairs(phases) do
        for _, step in ipairs(steps.alternatives(phase)) do
            if step.label == label then return number_ end
        end
    end
end

-- Returns the sentence about the phase that follows a step. The code is CODE-over if the
-- opening ends.
local function follows(code, phases, label)
    local nth = phase_of(phases, label)
    return say(nth and code or code .. "-over", { step = nth })
end

--- Returns the alternative steps of a phase.
function steps.alternatives(phase)
    return type(phase[1]) == "table" and phase or { phase }
end

-- Returns true if a step leads to a phase other than the next one.
local function jumps(phases, nth, label)
    return label and phase_of(phases, label) ~= nth + 1
end

--- Returns the sentences about a step, each with its own article if there is one.
-- @param phases the script's phases
-- @param nth number of the step's phase
-- @param colours colours of the game
-- @return list of {text, subject}; the subject is nil for the step's own article, `pass`
-- for the article about passing in this step, otherwise a subject of the law
function steps.parts(step, phases, nth, colours)
    local who, pass = actor(step), type(step.pass) ~= "string" and step.pass
    local cited_apart = type(pass) == "table" and pass.cite
    local text = verbs[step[1]](step, who, colours)
    if pass and not cited_apart then text = say("step-or-pass", { step = text }) end
    local parts = { { say("step", { step = text }) } }
    local function add(part) parts[#parts + 1] = part or nil end
    add(MORE[step[1]] and { say(MORE[step[1]]), MORE[step[1]] })
    add(step.majority and { say("step-majority",
        { one = colours[1], other = colours[2] }), "step-majority" })
    add(jumps(phases, nth, step.next) and { follows(step[1] == "swap"
        and "step-after-swap" or "step-then", phases, step.next) })
    add(cited_apart and { say("step-may-pass", { who = who }), "pass" })
    add(pass and type(pass) == "table" and pass.next
        and { follows("step-after-pass", phases, pass.next), "pass" })
    return parts
end

return steps
