--- The steps of an opening in words: what each asks of whom, and where stones may stand.
local english = require "inarow.text.english"
local messages = require "inarow.text.messages"

local steps = {}

local number, someone = english.number, messages.someone

-- Most openings that are named one by one.
local FEW = 4

-- What the stones must form, in words.
local function form_text(patterns)
    if type(patterns) ~= "table" then return "one of the 26 openings" end
    if #patterns > FEW then return ("one of %d openings"):format(#patterns) end
    return "the opening " .. english.list(patterns)
end

--- Where a step's stone may stand, in words; nil if it is anywhere.
function steps.where(step)
    local words = {}
    if step.within == 1 then
        words[1] = "in the centre"
    elseif step.within then
        words[1] = ("within the central %d by %d"):format(step.within, step.within)
    end
    if step.outside then
        words[#words + 1] = ("outside the central %d by %d")
            :format(step.outside, step.outside)
    end
    if step.cross then
        words[#words + 1] = ("%snot on the centre's row or column within %s points of it")
            :format(#words > 0 and "and " or "", number(step.cross))
    end
    if step.patterns then
        words[#words + 1] = "making " .. form_text(step.patterns)
    end
    return #words > 0 and table.concat(words, ", ") or nil
end

-- How many points an offer is of, and for what.
local function offered(count, colour)
    local stone = ("for the next %s stone"):format(colour)
    if count == "declared" then
        return ("as many points %s as were declared"):format(stone)
    end
    return ("%s %s %s"):format(number(count), count == 1 and "point" or "points", stone)
end

-- What each verb says, its sentence without the full stop; `who` acts.
local verbs = {}

function verbs.place(step, who, colours)
    local stone = #colours == 2 and "a stone of either colour" or "a stone of any colour"
    if step.colour then
        local own = not step.by or step.by == step.colour
        stone = own and "a stone" or ("a %s stone"):format(step.colour)
    end
    local text = ("%s places %s %s"):format(who, stone,
        steps.where(step) or "on any vacant point")
    if step.most then
        text = text .. (", but no more than %s of one colour"):format(number(step.most))
    end
    if step.to_move then
        text = text .. ("; after it %s is to move"):format(step.to_move)
    end
    if step.majority then
        text = text .. (". The colour that now has most stones is the one bound by what"
            .. " is said of %s from here on, the other by what is said of %s")
            :format(colours[1], colours[2])
    end
    return text
end

function verbs.swap(_, who)
    return who .. " swaps the colours or keeps them"
end

function verbs.choose(_, who)
    return who .. " chooses a colour; the other player has the other one"
end

function verbs.declare(step, who)
    return ("%s declares a number from %d to %d: so many points will be offered")
        :format(who, step.count[1], step.count[2])
end

function verbs.offer(step, who)
    local several = step.count == "declared" or step.count > 1
    local where = steps.where(step)
    return ("%s offers %s%s%s"):format(who, offered(step.count, step.colour),
        where and ", " .. where or "",
        several and step.distinct
            and ", no two of them alike by a symmetry of the position" or "")
end

function verbs.pick(step, who)
    return ("%s picks one of the points offered, and the %s stone is placed there")
        :format(who, step.colour)
end

function verbs.take(step, who)
    return ("%s places %s more stones first (take %s), as follows")
        :format(who, number(step.count), number(step.count))
end

function verbs.remove(step, who)
    return ("%s removes %s"):format(who, step.of
        and ("one of the %s%s stones placed last"):format(number(step.of),
            step.colour and " " .. step.colour or "")
        or "a stone") .. ", which goes back to its owner's supply"
end

function verbs.roll()
    return "Each player rolls a die: whoever has the higher number is the first player."
        .. " A tie is rolled again"
end

local function actor(step)
    local who = step.by or step.colour
    if not who then return "The player who did not place the last stone" end
    return (someone(who):gsub("^%l", string.upper))
end

-- Which phase has a label; nil for the end of the opening.
local function phase_of(phases, label)
    for number_, phase in ipairs(phases) do
        for _, step in ipairs(steps.alternatives(phase)) do
            if step.label == label then return number_ end
        end
    end
end

local function follows(phases, label)
    local nth = phase_of(phases, label)
    return nth and ("step %d follows"):format(nth) or "the opening is over"
end

--- A phase's alternative steps.
function steps.alternatives(phase)
    return type(phase[1]) == "table" and phase or { phase }
end

--- What a step says, as sentences.
-- @param phases the script's
-- @param nth the step's phase, by number
-- @param colours the game's
function steps.text(step, phases, nth, colours)
    local text = verbs[step[1]](step, actor(step), colours)
    local pass = step.pass and type(step.pass) ~= "string"
    if pass then text = text .. ", or passes" end
    local notes = {}
    if step.next and phase_of(phases, step.next) ~= nth + 1 then
        notes[1] = (step[1] == "swap" and "After a swap " or "Then ")
            .. follows(phases, step.next)
    end
    if pass and type(step.pass) == "table" and step.pass.next then
        notes[#notes + 1] = "After a pass " .. follows(phases, step.pass.next)
    end
    return table.concat({ text, (table.unpack or unpack)(notes) }, ". ") .. "."
end

return steps
