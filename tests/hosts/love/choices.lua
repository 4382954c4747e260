--- Offers the actions that the players may do on the board now, from game:legal_groups(),
-- and interprets a click on a point.
--
-- Legal actions on points are grouped by verb and colour. A click acts in the selected
-- group, and players choose a group only if there are several. All other legal actions
-- are buttons.
local say = require "say"
local words = require "words"

local choices = {}

-- Verbs that need several points: the number of points to gather.
local ON_POINTS = {
    play = "one", pick = "one", remove = "one", move = "two", offer = "many",
    capture = "many",
}

-- @param who player that acts, or nil
local function button_label(action, who)
    local text = words.buttons[action.verb]
    if not text then return say.capital(action.verb) end
    return say.fill(text, {
        who = who and say.name(who),
        colour = action.colour and say.name(action.colour), number = action.number,
        claim = action.claim and say.claim(action.claim), order = action.order,
    })
end

local function group_label(verb, colour, who)
    local is_other = verb == "play" and colour and colour ~= who
    local text = words.groups[is_other and "play_colour" or verb]
    return say.fill(text, { who = say.name(who), colour = colour and say.name(colour) })
end

local function add_to_group(groups, action, who)
    local colour = action.verb == "play" and action.colour or nil
    local key = action.verb .. (colour or "")
    local group = groups[key]
    if not group then
        group = { key = key, verb = action.verb, colour = action.colour, points = {},
            targets = {}, landings = {}, all = action.points, who = who,
            by = action.by, label = group_label(action.verb, colour, who) }
        groups[key] = group
        -- Captured stones are lifted first.
        table.insert(groups, action.verb == "capture" and 1 or #groups + 1, group)
    end
    if not action.from then
        for _, point in ipairs(action.points) do group.points[point] = true end
        return
    end
    -- A moving stone is clicked first.
    local targets = {}
    for _, point in ipairs(action.points) do targets[point] = true end
    group.points[action.from], group.targets[action.from] = true, targets
end

-- Returns where a stone falls: the column of a flat board, or the peg of a board with
-- layers.
local function peg_of(point)
    return point:match "^(%l%d+)%-" or point:match "^%l"
end

-- Adds the points where falling stones land, by column or peg.
local function add_landings(groups)
    for _, group in ipairs(groups) do
        for point in pairs(group.verb == "play" and group.points or {}) do
            group.landings[peg_of(point)] = point
        end
    end
end

-- Rolls the dice.
local function rolled(rolls)
    return rolls[love.math.random(#rolls)]
end

-- Returns the holder of each seat: its colour, or the seat itself before colours are
-- chosen.
local function holders(game)
    local holder = {}
    for _, player in ipairs(game:state().players) do holder[player.seat] = player.who end
    return holder
end

--- Returns the choices now.
-- @param game of inarow
-- @return table: `groups`, a list of {key, verb, colour, by (a seat), who (holder of that
-- seat), label, points (a set), targets (of a moving stone: a set by its point), all
-- (the points of the first action)}, also by their keys; `buttons`, a list of {label,
-- action}
function choices.of(game)
    local groups, buttons, rolls = {}, {}, {}
    local holder = holders(game)
    for _, action in ipairs(game:legal_groups()) do
        local who = holder[action.by]
        if ON_POINTS[action.verb] then
            add_to_group(groups, action, who)
        elseif action.verb == "roll" then
            rolls[#rolls + 1] = action
        else
            buttons[#buttons + 1] = { label = button_label(action, who), action = action }
        end
    end
    if game.gravity then add_landings(groups) end
    if #rolls > 0 then
        buttons[1] = { label = button_label(rolls[1], holder[rolls[1].by]),
            action = rolled(rolls) }
    end
    return { groups = groups, buttons = buttons }
end

--- Returns the group in which clicks act, or nil.
function choices.group(session)
    local groups = session.choices.groups
    return groups[session.group] or groups[1]
end

--- Returns the number of points to gather for the group's action, or nil.
function choices.wanted(session)
    local group = choices.group(session)
    if not group or ON_POINTS[group.verb] ~= "many" then return nil end
    return group.verb == "offer" and session.state.count or #group.all
end

-- ---- Points ---------------------------------------------------------------------------

-- Returns the index of a chosen point, or nil.
local function place_in(chosen, point)
    for i, other in ipairs(chosen) do
        if other == point then return i end
    end
end

-- Returns the points that can be gathered beside the chosen ones, as a set.
local function beside(session, group)
    if group.verb == "capture" then return group.points end
    local set = {}
    for _, point in ipairs(session.game:more_offers(session.chosen)) do
        set[point] = true
    end
    return set
end

--- Returns the points on which a click does something now, as a set.
function choices.live(session)
    local live, selected = {}, choices.group(session)
    local function add(points)
        for point in pairs(points) do live[point] = true end
    end
    for _, group in ipairs(session.choices.groups) do
        if ON_POINTS[group.verb] ~= "many" then
            add(group.points)
        elseif group == selected then
            add(beside(session, group))
            for _, point in ipairs(session.chosen) do live[point] = true end
        end
        if group == selected and group.targets[session.chosen[1]] then
            add(group.targets[session.chosen[1]])
        end
    end
    if session.seen.gravity then -- the whole column is the disc's
        for _, point in ipairs(session.seen.points) do
            local landing = choices.landing(session, point.name)
            if landing and live[landing] then live[point.name] = true end
        end
    end
    return live
end

--- Returns the point where a stone dropped over a point would land, or nil.
function choices.landing(session, name)
    for _, group in ipairs(session.choices.groups) do
        local landing = group.landings[peg_of(name)]
        if landing then return landing end
    end
end

-- Returns the group for a click on a point: the selected group, unless only another has
-- the point.
local function group_for(session, point)
    local selected, others = choices.group(session), {}
    if not selected or selected.points[point] then return selected end
    if place_in(session.chosen, point) then return selected end
    local targets = selected.targets[session.chosen[1]]
    if targets and targets[point] then return selected end
    for _, group in ipairs(session.choices.groups) do
        if group.points[point] then others[#others + 1] = group end
    end
    return #others == 1 and others[1] or selected
end

-- A falling stone is dropped; where that is impossible, the arbiter gives the reason.
local function place_of(session, verb, point)
    if not session.seen.gravity or verb ~= "play" then return point end
    return choices.landing(session, point) or peg_of(point)
end

-- Returns true if the action must name the stone's colour: if several are possible, or if
-- a player without a colour has used up the others.
local function is_colour_named(session, group)
    local count = 0
    for _, other in ipairs(session.choices.groups) do
        count = count + (other.verb == "play" and 1 or 0)
    end
    return count > 1 or group.who == group.by
end

-- ---- Clicks ---------------------------------------------------------------------------

-- Effects of a click, by the number of points to gather. Each function returns an action;
-- or nil, and the reason if nothing was done.
local click = {}

function click.one(session, group, point)
    local verb = group.verb
    local colour = verb == "play" and is_colour_named(session, group) and group.colour
    return { verb = verb, point = place_of(session, verb, point), colour = colour or nil }
end

function click.two(session, group, point)
    local chosen = session.chosen
    if chosen[1] == point then
        chosen[1] = nil
    elseif group.points[point] then
        chosen[1] = point
    elseif chosen[1] then
        return { verb = group.verb, points = { chosen[1], point } }
    else
        return nil, say.why "cannot_move"
    end
end

-- Returns a complete offer of two points that are equal by symmetry, which the arbiter
-- refuses.
local function alike_offer(session, point, other)
    local points, more = { other, point }, session.game:more_offers { other }
    for i = 1, session.state.count - 2 do points[#points + 1] = more[i] end
    return { verb = "offer", points = points }
end

-- Returns the reason why a point cannot be offered, and the offer that the arbiter would
-- refuse.
local function why_not_offered(session, group, point)
    local count, chosen = session.state.count, session.chosen
    if #chosen >= count then return say.why("offer_whole", { count = count }) end
    -- The point is legal alone, but not beside a chosen point.
    for _, other in ipairs(group.points[point] and chosen or {}) do
        if not place_in(session.game:more_offers { other }, point) and count > 1 then
            return say.why("offer_alike", { point = point, other = other }),
                alike_offer(session, point, other)
        end
    end
    return say.why("cannot_offer", { point = point })
end

function click.many(session, group, point)
    local chosen = session.chosen
    local at = place_in(chosen, point)
    if at then
        table.remove(chosen, at)
    elseif beside(session, group)[point] then
        chosen[#chosen + 1] = point
    elseif group.verb == "offer" then
        return nil, why_not_offered(session, group, point)
    else
        return nil, say.why("cannot_lift", { point = point })
    end
end

--- Handles a click on a point.
-- @return a complete action; or nil and the reason why nothing was done, with the action
-- that the arbiter refuses for it if there is one; or only nil if points were chosen
function choices.click(session, point)
    local group = group_for(session, point)
    if group then return click[ON_POINTS[group.verb]](session, group, point) end
    local asked = session.asked
    if not asked then return nil, say.why "over" end
    return nil, say.why("no_points",
        { prompt = session.state.interrupted and say.why "interrupted":gsub("%.$", "")
            or say.text("prompt", { who = say.name(asked.who), what = asked.what }) })
end

return choices
