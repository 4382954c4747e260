--- Buttons of a game: answers to the present question, and actions that are always at the
-- table. Each names the player for whom it acts. A button that cannot be used now is
-- dim, stays in its place, and gives the reason.
local choices = require "choices"
local doer = require "doer"
local say = require "say"
local words = require "words"

local buttons = {}

-- Returns a question with several answers, of which the last cancels it.
local function ask(title, items)
    items[#items + 1] = { label = say.text "never_mind" }
    return { title = title, items = items }
end

-- Returns the players, each with the action that the player would do.
local function by_each(session, make)
    local items = {}
    for seat, player in ipairs(session.players) do
        items[seat] = { label = say.name(player.who), name = player.who,
            action = make(player.who) }
    end
    return items
end

-- Dims the players for whom the arbiter would refuse the action.
local function dim(session, items)
    for _, item in ipairs(items) do
        local may, why = doer.may(session.game, item.action)
        if not may then item.off, item.action, item.why = true, nil, why end
    end
    return items
end

-- ---- Answers to the question ----------------------------------------------------------

-- Adds the button for gathered points, which waits for the last point.
local function add_gathered(list, session)
    local count = choices.wanted(session)
    if not count then return end
    local group, chosen = choices.group(session), session.chosen
    local lifts = group.verb == "capture"
    local points = lifts and #chosen == 0 and group.all or chosen
    local values = { who = say.name(group.who), chosen = #points, count = count,
        points = table.concat(points, " ") }
    local whole = #points == count
    local text = words.gather[group.verb][not whole and "part"
        or count > 4 and "many" or "whole"]
    values.count = count
    local missing = { count = count - #points }
    list[#list + 1] = { label = say.fill(text, values), on = true, off = not whole,
        action = whole and { verb = group.verb, points = points },
        why = say.why(lifts and "lift_part" or "offer_part", missing) }
end

-- Returns the buttons for the steps of an explanation.
local function steps_of(argument)
    local number, count = argument.number, #argument.steps
    return {
        { label = say.text "step_back", reasons = -1, off = number == 0 },
        { label = say.text "step_on", reasons = 1, off = number == count },
        { label = say.text "step_close", closes = true },
    }
end

--- Returns the answers to the present question: groups of actions to choose from,
-- gathered points, and other legal actions.
-- @return list of {label, on, off, name, and `action`, `question` ({title, items}),
-- `group` (the key of a group to select), `why` nothing is done, `reasons` (steps forward
-- in the explanation, 0 to begin it), `closes` (end it) or `rematch` (begin again)}
function buttons.answers(session)
    if session.argument then return steps_of(session.argument) end
    local list, groups = {}, session.choices.groups
    if #groups > 1 then
        for i, group in ipairs(groups) do
            list[i] = { label = group.label, group = group.key,
                on = group == choices.group(session) }
        end
    end
    add_gathered(list, session)
    for _, button in ipairs(session.choices.buttons) do list[#list + 1] = button end
    if session:has_reasons() then
        list[#list + 1] = { label = say.text "why_button", reasons = 0 }
    end
    if session.is_over then
        list[#list + 1] = { label = say.text "rematch_button", rematch = true }
    end
    return list
end

-- ---- At the table ---------------------------------------------------------------------

local function ask_claim(session, kinds)
    local items = {}
    for i, kind in ipairs(kinds) do
        local title = say.text("who_claims", { claim = say.claim(kind) })
        items[i] = { label = say.claim(kind), name = kind,
            question = ask(title, by_each(session, function(who)
                return { verb = "claim", claim = kind, by = who }
            end)) }
    end
    return ask(say.text "what_claimed", items)
end

-- Keys of buttons that act at once, with their actions.
local ACTIONS = {
    offer_draw = { verb = "draw", answer = "offer" },
    accept_draw = { verb = "draw", answer = "accept" },
    refuse_draw = { verb = "draw", answer = "refuse" },
    demand = { verb = "demand", what = "removal" },
    referee = { verb = "call-referee" },
    start_clock = { verb = "organizer", order = "start" },
    interrupt = { verb = "organizer", order = "suspend" },
}

-- Returns a button that acts at once if the arbiter would accept its action.
local function at_once(session, key)
    local action = {}
    for field, value in pairs(ACTIONS[key]) do action[field] = value end
    local may, why = doer.may(session.game, action)
    if not may then return { off = true, why = why } end
    local who = doer.of(session.game, action)
    return { action = action,
        label = who and say.fill(words.by_one[key], { who = say.name(who) }) }
end

-- The other buttons first ask for the player or the action.
local asks = {}

function asks.claim(session)
    for _, entry in ipairs(session.asked and session.asked.at_table or {}) do
        if entry.verb == "claim" then
            return { question = ask_claim(session, entry.values) }
        end
    end
    return { off = true, why = say.why "over" }
end

function asks.resign(session)
    local items = dim(session, by_each(session, function(who)
        return { verb = "resign", by = who }
    end))
    local is_off, why = true, nil
    for _, item in ipairs(items) do is_off, why = is_off and item.off, why or item.why end
    if is_off then return { off = true, why = why } end
    return { question = ask(say.text "who_resigns", items) }
end

-- Returns the buttons that the game's table has throughout the game.
local function slots(session)
    local script, state = session.game.rules.script, session.state
    local claims, clock = state.adjudication == "claims", state.clock
    local list = { "resign" }
    local function add(is_there, ...)
        for _, key in ipairs(is_there and { ... } or {}) do list[#list + 1] = key end
    end
    add((script.draw or {}).agreement, "offer_draw", "accept_draw", "refuse_draw")
    add(claims or clock, "claim")
    add(clock, clock and clock.running and "interrupt" or "start_clock", "referee")
    add(claims and (script.capture or {}).by_hand, "demand")
    return list
end

-- Makes all buttons again.
local function make(session)
    local list = {}
    for i, key in ipairs(slots(session)) do
        local button
        if session.review then
            button = { off = true, why = say.why "reviewing" }
        else
            button = asks[key] and asks[key](session) or at_once(session, key)
        end
        button.name = words.at_table[key]
        button.label = button.label or button.name
        list[i] = button
    end
    return list
end

--- Returns the buttons at the table, each in its fixed place.
-- @return list as of `answers`; `names` are the labels of those that nobody can use
function buttons.at_table(session)
    session.at_table = session.at_table or make(session)
    return session.at_table
end

return buttons
