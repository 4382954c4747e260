--- The buttons of a game: the answers to what is asked now, and what can always be done
-- at a table. What cannot be done now stays where it is, and says why.
local choices = require "choices"
local say = require "say"
local words = require "words"

local buttons = {}

-- A question with several answers, the last of which is to leave it.
local function ask(title, items)
    items[#items + 1] = { label = say.text "never_mind" }
    return { title = title, items = items }
end

-- The players, each with what would be done by it.
local function by_each(session, make)
    local items = {}
    for seat, player in ipairs(session.players) do
        items[seat] = { label = say.name(player.who), name = player.who,
            action = make(player.who) }
    end
    return items
end

-- ---- Answers to what is asked ---------------------------------------------------------

-- The button for points that are gathered; it waits until they are all there.
local function add_gathered(list, session)
    local count = choices.wanted(session)
    if not count then return end
    local group, chosen = choices.group(session), session.chosen
    local lifts = group.verb == "capture"
    local points = lifts and #chosen == 0 and group.all or chosen
    local values = { chosen = #points, count = count,
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

-- The way through what is explained.
local function steps_of(argument)
    local number, count = argument.number, #argument.steps
    return {
        { label = say.text "step_back", reasons = -1, off = number == 0 },
        { label = say.text "step_on", reasons = 1, off = number == count },
        { label = say.text "step_close", closes = true },
    }
end

--- The answers to what is asked now: groups of actions to choose from, points that were
-- gathered, and whatever else is legal.
-- @return list of {label, on, off, name, and `action`, `question` ({title, items}),
-- `group` (the key of a group to select), `why` nothing is done, `reasons` (steps on in
-- what is explained, 0 to begin) or `closes` (leave that)}
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

-- Each gives a button's `action` or `question`; or nil, and why it is none now.
local now = {}

local function answer_draw(answer)
    return function(session, values)
        for _, known in ipairs(values.draw or {}) do
            if known == answer then
                return { action = { verb = "draw", answer = answer } }
            end
        end
        local offered = session.state.draw_offer
        if answer == "offer" and offered then
            return nil, say.why("draw_offered", { who = say.name(offered) })
        end
        return nil, say.why(answer == "offer" and "draw_not_now" or "draw_no_offer")
    end
end

now.offer_draw, now.accept_draw = answer_draw "offer", answer_draw "accept"
now.refuse_draw = answer_draw "refuse"

function now.claim(session, values)
    if not values.claim then return nil, say.why "claims_not_now" end
    return { question = ask_claim(session, values.claim) }
end

function now.resign(session)
    return { question = ask(say.text "who_resigns", by_each(session, function(who)
        return { verb = "resign", by = who }
    end)) }
end

function now.demand(session)
    if #session.state.to_lift == 0 then return nil, say.why "nothing_captured" end
    return { action = { verb = "demand", what = "removal" } }
end

function now.referee(session)
    if not session.state.referee_due then return nil, say.why "referee_not_due" end
    return { action = { verb = "call-referee" } }
end

function now.start_clock()
    return { action = { verb = "organizer", order = "start" } }
end

function now.interrupt()
    return { action = { verb = "organizer", order = "suspend" } }
end

-- The buttons that a game's table has, whatever happens in the game.
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

-- Why nothing is done at the table now; nil if something may be.
local function why_nothing(session)
    if session.review then return say.why "reviewing" end
    if session.state.over then return say.why "over" end
    if session.state.interrupted then return say.why "interrupted" end
end

--- What can be done at the table, each at its place.
-- @return list as of `answers`
function buttons.at_table(session)
    local list, values, nothing = {}, {}, why_nothing(session)
    for _, entry in ipairs(session.asked and session.asked.at_table or {}) do
        values[entry.verb] = entry.values
    end
    for i, key in ipairs(slots(session)) do
        local given, why = nil, nothing
        if not nothing then given, why = now[key](session, values) end
        list[i] = given or { off = true, why = why }
        list[i].label = say.text(key)
    end
    return list
end

return buttons
