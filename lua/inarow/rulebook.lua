--- The rules of a variant in words, each with its citation, made from its script.
local messages = require "inarow.messages"

local rulebook = {}

local function count_words(step)
    if step.count == "declared" then return "as many points as were declared" end
    if type(step.count) == "table" then
        return ("a number from %d to %d"):format(step.count[1], step.count[2])
    end
    return ("%d points"):format(step.count)
end

--- Where a step's stone may stand, in words.
function rulebook.where(step)
    local words = {}
    local function square(word, side)
        words[#words + 1] = ("%s the central %d by %d"):format(word, side, side)
    end
    if step.within == 1 then
        words[#words + 1] = "in the centre"
    elseif step.within then
        square("within", step.within)
    end
    if step.outside then square("outside", step.outside) end
    if type(step.patterns) == "table" then
        words[#words + 1] = "making one of the openings " .. messages.list(step.patterns)
    elseif step.patterns then
        words[#words + 1] = "making one of the opening patterns"
    end
    return #words > 0 and table.concat(words, ", ") or "anywhere"
end

-- What each verb of a phase says.
local verbs = {}

function verbs.place(step)
    return ("%s places a %s %s"):format(step.by or step.colour or "the actor",
        step.colour and step.colour .. " stone" or "stone of any colour",
        rulebook.where(step))
end

function verbs.swap(step)
    return (step.by or "the seat that did not place last") .. " may swap the colours"
end

function verbs.choose(step)
    return (step.by or "the seat that did not place last") .. " chooses a colour"
end

function verbs.declare(step)
    return ("%s declares %s"):format(step.by or "the actor", count_words(step))
end

function verbs.offer(step)
    return ("%s offers %s for a %s stone%s"):format(step.by or step.colour,
        count_words(step), step.colour,
        step.distinct and ", no two of them the same by symmetry" or "")
end

function verbs.pick(step)
    return ("%s picks the %s stone among them")
        :format(step.by or step.colour, step.colour)
end

local function step_text(step)
    local text = verbs[step[1]](step)
    if step.pass and type(step.pass) ~= "string" then text = text .. ", or passes" end
    if step.next then text = text .. (" (then '%s')"):format(step.next) end
    return text
end

local win_words = "%s wins by a row of %s %d"

local function add_rows(add, rules)
    for i, colour in ipairs(rules.colours) do
        local win = rules.win[i]
        if win.row then
            add("win", win_words:format(colour, win.exactly and "exactly" or "at least",
                win.row), win.cite)
        end
    end
    for _, name in ipairs { "overline", "double-four", "double-three" } do
        local rule = (rules.script.forbid or {})[name]
        if rule then
            local notes = {}
            if rule.literal_9_3 then notes[#notes + 1] = "9.3 (a) and (b) apart" end
            if rule.five_makes_three then
                notes[#notes + 1] = "a point that makes a five makes a three"
            end
            local who = rule.colour or "every colour"
            add("forbid", ("%s must not make %s %s: %s%s"):format(who,
                name == "overline" and "an" or "a", name,
                rule.penalty == "refused" and "refused" or "loses",
                #notes > 0 and " (" .. table.concat(notes, ", ") .. ")" or ""), rule.cite)
        end
    end
end

--- The rules as a list of {key, text, citation}.
-- @param rules from inarow.rules
function rulebook.list(rules)
    local list, script = {}, rules.script
    local function add(key, text, citation)
        list[#list + 1] = { key = key, text = text, citation = citation or rules.source }
    end
    add("board", ("%d columns, %d rows"):format(rules.width, rules.height),
        script.board.cite)
    add("colours", table.concat(rules.colours, ", ") .. ", in turn order",
        (script.cite or {})["not-your-turn"])
    for number, phase in ipairs(script.phases or {}) do
        local steps = type(phase[1]) == "table" and phase or { phase }
        for nth, step in ipairs(steps) do
            add("phases", ("%d. %s%s"):format(number, nth > 1 and "or " or "",
                step_text(step)), step.cite)
        end
    end
    add("turn", "then one stone a turn, anywhere"
        .. (script.turn and script.turn.pass and ", or a pass" or ""),
        (script.turn or {}).cite)
    add_rows(add, rules)
    for _, name in ipairs(messages.keys(script.draw or {})) do
        add("draw", "drawn: " .. name, script.draw[name])
    end
    return list
end

return rulebook
