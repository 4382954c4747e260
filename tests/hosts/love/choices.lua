--- What the players may do now, made from game:legal() and game:state(): buttons, and
-- what a click on a point means.
--
-- Legal actions on points are put into groups, one for each verb and colour; a click acts
-- in the group that is selected, and there is a choice only where there are several. All
-- other legal actions are buttons; so is what is always possible at a table.
local claim_words = require "inarow.game.table.claim_words"
local draws = require "inarow.game.table.draws"
local lists = require "inarow.text.lists"
local seats = require "inarow.model.seats"
local sides = require "inarow.game.sides"

local choices = {}

-- Verbs whose action is made by clicks on points: how many points are gathered first.
local ON_POINTS = {
    play = "one", pick = "one", remove = "one", move = "two", offer = "many",
    capture = "many",
}

-- What buttons say, by verb.
local labels = {
    swap = "Swap colours", keep = "Keep colours", pass = "Pass",
    press = "Press the clock",
    choose = function(action) return "Choose " .. action.colour end,
    declare = function(action) return "Declare " .. action.number end,
    take = function() return "Place two more" end,
    roll = function() return "Roll the dice" end,
    claim = function(action) return "Claim " .. action.claim end,
    organizer = function(action) return "Organizer: " .. action.order end,
}

local function label_of(action)
    local label = labels[action.verb] or action.verb
    return type(label) == "function" and label(action) or label
end

-- The points that an action of a group may begin with.
local function first_point(action)
    return action.point or action.points[1]
end

local function add_to_group(groups, action)
    local key = action.verb .. (action.verb == "play" and action.colour or "")
    local group = groups[key]
    if not group then
        group = { key = key, verb = action.verb, colour = action.colour, points = {},
            actions = {}, label = action.verb == "play" and action.colour
                and "place " .. action.colour or action.verb }
        groups[key] = group
        -- Captured stones are lifted before anything else.
        table.insert(groups, action.verb == "capture" and 1 or #groups + 1, group)
    end
    for _, point in ipairs(action.verb == "capture" and action.points
        or { first_point(action) }) do
        group.points[point] = true
    end
    table.insert(group.actions, action)
end

-- The dice fall.
local function rolled(rolls)
    return rolls[love.math.random(#rolls)]
end

--- What may be done now.
-- @param session with `game`, `legal` and `state`
-- @return table: `groups`, a list of {key, verb, colour, label, points (a set), actions},
-- by their keys too; `buttons`, a list of {label, action}
function choices.of(session)
    local groups, buttons, rolls = {}, {}, {}
    for _, action in ipairs(session.legal) do
        if ON_POINTS[action.verb] then
            add_to_group(groups, action)
        elseif action.verb == "roll" then
            rolls[#rolls + 1] = action
        else
            buttons[#buttons + 1] = { label = label_of(action), action = action }
        end
    end
    if #rolls > 0 then
        buttons[1] = { label = labels.roll(), action = rolled(rolls) }
    end
    return { groups = groups, buttons = buttons }
end

--- The group that clicks act in, or nil.
function choices.group(session)
    local groups = session.choices.groups
    return groups[session.group] or groups[1]
end

-- Take a point into those chosen, or out again.
local function toggle(chosen, point)
    for i, other in ipairs(chosen) do
        if other == point then return table.remove(chosen, i) end
    end
    chosen[#chosen + 1] = point
end

-- The group for a click on a point: the selected one, unless only another knows the
-- point.
local function group_for(session, point)
    local selected, others = choices.group(session), {}
    if not selected or selected.points[point] then return selected end
    for _, group in ipairs(session.choices.groups) do
        if group.points[point] then others[#others + 1] = group end
    end
    return #others == 1 and others[1] or selected
end

-- A disc is dropped: by its column.
local function place_of(session, verb, point)
    local gravity = session.seen.gravity
    return gravity and verb == "play" and point:match("^%l") or point
end

-- How many colours a stone may have now.
local function colours_to_play(session)
    local count = 0
    for _, group in ipairs(session.choices.groups) do
        count = count + (group.verb == "play" and 1 or 0)
    end
    return count
end

--- A click on a point.
-- @return an action to carry out, complete; nil if points were only chosen, or nothing is
-- done on points now
function choices.click(session, point)
    local group = group_for(session, point)
    if not group then return nil end
    local verb, chosen = group.verb, session.chosen
    local kind = ON_POINTS[verb]
    if kind == "one" then
        local place = place_of(session, verb, point)
        local colour = colours_to_play(session) > 1 and verb == "play" and group.colour
        return { verb = verb, point = place, colour = colour or nil }
    elseif kind == "two" then
        if not chosen[1] or (group.points[point] and chosen[1] ~= point) then
            chosen[1] = group.points[point] and point or nil
        elseif chosen[1] == point then
            chosen[1] = nil
        else
            return { verb = verb, points = { chosen[1], point } }
        end
    else
        toggle(chosen, point)
    end
end

-- ---- Buttons --------------------------------------------------------------------------

-- The buttons for points that were gathered.
local function add_gathered(list, session)
    local group, chosen = choices.group(session), session.chosen
    if not group or ON_POINTS[group.verb] ~= "many" then return end
    local points = #chosen > 0 and chosen
        or group.verb == "capture" and group.actions[1].points
    if not points then return end
    local verb = group.verb == "capture" and "Lift" or "Offer"
    list[#list + 1] = { label = verb .. " " .. table.concat(points, " "), on = true,
        action = { verb = group.verb, points = points } }
end

-- A question with several answers, the last of which is to leave it.
local function ask(title, items)
    return { title = title, items = items }
end

-- The players, each with what would be done by it.
local function by_each(session, make)
    local items = {}
    for seat in ipairs(session.game.rules.colours) do
        local who = sides.of_seat(session.game, seat)
        items[seat] = { label = who, action = make(who) }
    end
    return items
end

local function ask_claim(session)
    local items = {}
    for i, kind in ipairs(lists.names(claim_words.kinds(session.game))) do
        items[i] = { label = kind, question = ask("Who claims " .. kind .. "?",
            by_each(session, function(who)
                return { verb = "claim", claim = kind, by = who }
            end)) }
    end
    return ask("What is claimed?", items)
end

local function add_draw(list, session)
    for _, answer in ipairs(draws.answers(session.game)) do
        list[#list + 1] = { label = answer:gsub("^%l", string.upper) .. " draw",
            action = { verb = "draw", answer = answer } }
    end
end

local function add_clock(list, session)
    local state = session.state
    if not state.clock then return end
    if state.clock.running then
        list[#list + 1] = { label = "Interrupt",
            action = { verb = "organizer", order = "suspend" } }
    elseif not state.interrupted then
        list[#list + 1] = { label = "Start the clock",
            action = { verb = "organizer", order = "start" } }
    end
end

-- What can always be done at a table, whether or not it will be upheld.
local function add_beside(list, session)
    local state = session.state
    add_clock(list, session)
    if state.interrupted then return end
    if #state.to_lift > 0 then
        list[#list + 1] = { label = "Demand removal",
            action = { verb = "demand", what = "removal" } }
    end
    if state.adjudication == "claims" or state.clock then
        list[#list + 1] = { label = "Claim…", question = ask_claim(session) }
    end
    add_draw(list, session)
    if state.referee_due then
        list[#list + 1] =
            { label = "Call the referee", action = { verb = "call-referee" } }
    end
    list[#list + 1] = { label = "Resign…", question = ask("Who resigns?",
        by_each(session, function(who) return { verb = "resign", by = who } end)) }
end

--- All buttons that there are now.
-- @return list of {label, and `action` or `question` ({title, items}) or `group` (the
-- key of a group to select), on}
function choices.buttons(session)
    local list = {}
    if session.state.over then return list end
    local groups = session.choices.groups
    if #groups > 1 then
        for i, group in ipairs(groups) do
            list[i] = { label = group.label, group = group.key,
                on = group == choices.group(session) }
        end
    end
    add_gathered(list, session)
    for _, button in ipairs(session.choices.buttons) do list[#list + 1] = button end
    add_beside(list, session)
    return list
end

--- The seats by name, in order.
choices.seats = seats

return choices
