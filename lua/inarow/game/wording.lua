--- What the core answers, in words: refusals and endings with citation and message.
local english = require "inarow.text.english"
local messages = require "inarow.text.messages"
local names = require "inarow.game.names"
local rulings = require "inarow.model.ruling"
local steps = require "inarow.rulebook.steps"

local say = messages.say

local wording = {}

-- ---- Citations ----------------------------------------------------------------------

--- The alternative steps of the current phase, as the script wrote them; none once play
-- is free.
function wording.steps_now(self)
    local _, _, first, count = self.position:turn()
    local now = {}
    for i = 1, count do now[i] = self.rules.steps[first + i - 1] end
    return now
end

-- The step of the phase that a refused verb is about.
local function step_for(self, verb)
    local now = wording.steps_now(self)
    for _, step in ipairs(now) do
        if step[1] == verb or (step[1] == "place" and verb == "play") then return step end
    end
    return now[1]
end

-- Is a step about a verb, and a stone of a colour by number, if one is named?
local function is_about(self, step, verb, colour)
    local own = step[1] == verb or (step[1] == "place" and verb == "play")
    return own and (not colour or not step.colour
        or step.colour == self.rules.colours[colour])
end

--- Where the stones of the current phase may stand, in words: all that its alternatives
-- say; and whether one of them lets a stone stand anywhere.
-- @param verb "play" or "offer"
-- @param colour by number, the stone's; nil for any
-- @return text or nil, boolean
function wording.where_now(self, verb, colour)
    local regions, seen, is_free = {}, {}, false
    for _, step in ipairs(wording.steps_now(self)) do
        if is_about(self, step, verb, colour) then
            local where = steps.where(step)
            if where and not seen[where] then regions[#regions + 1] = where end
            seen[where or ""] = true
            is_free = is_free or not where
        end
    end
    return #regions > 0 and table.concat(regions, ", or ") or nil, is_free
end

--- The colour of a stone whose colour is not named, where the current phase takes one of
-- several: that of the first alternative, which the script names. Nil if it has to be
-- named.
function wording.colour_unsaid(self)
    for _, step in ipairs(wording.steps_now(self)) do
        if step[1] == "place" then return step.colour end
    end
end

local function win_rule(self, colour)
    return self.rules.win[colour] or {}
end

--- The citation of the rule that a reason comes from: the pattern's, the phase's, or that
-- of the script's table `cite`; else the source as a whole.
function wording.cite(self, reason, verb, pattern)
    local script = self.rules.script
    local forbid = pattern and (script.forbid or {})[pattern]
    if forbid then return forbid.cite or self.rules.source end
    local own = (script.cite or {})[reason]
    if own then return own end
    local step = step_for(self, verb)
    if reason == "pass-not-allowed" and step and type(step.pass) == "string" then
        return step.pass
    end
    if step then return step.cite or self.rules.source end
    return (script.turn or {}).cite or self.rules.source
end

--- The citation of a verb of the opening: of the step that has it, now or at another
-- time; where the game has none, what it is refused by.
function wording.article(self, verb)
    local now = step_for(self, verb)
    if now and now[1] == verb then return now.cite or self.rules.source end
    for _, step in ipairs(self.rules.steps) do
        if step[1] == verb then return step.cite or self.rules.source end
    end
    return wording.cite(self, "bad-action", verb)
end

-- ---- Refusals -----------------------------------------------------------------------

-- What the current phase expects, in the words of a record.
local function expected_now(self)
    local verbs = {}
    local function add(verb) verbs[#verbs + 1] = ("'%s'"):format(verb) end
    for _, step in ipairs(wording.steps_now(self)) do
        add(step[1] == "place" and "play" or step[1])
        if step[1] == "swap" then add "keep" end
        if step.pass and type(step.pass) ~= "string" then add "pass" end
    end
    if #verbs > 0 then return english.list(verbs) end
    local turn, _, colour = self.rules.script.turn or {}, self.position:turn()
    add(turn.move and self.position:supply(colour) == 0 and "move" or "play")
    if turn.pass then add "pass" end
    if turn.pop then add "remove" end
    return english.list(verbs)
end

-- The first point of an offer that makes it illegal as one, for the message.
local function refused_point(self, action, reason)
    if action.verb == "move" then
        local from, to = action.points[1], action.points[2]
        return reason == "no-stone" and from or to
    end
    for _, point in ipairs(action.points or {}) do
        local x, y = point:byte() - 96, tonumber(point:sub(2))
        if x > self.rules.width or not y or y > self.rules.height
            or self.position:at(point) then
            return point
        end
    end
    return action.point or (action.points or {})[1]
end

-- The two points of an offer that are one, or one by symmetry.
local function twins(self, action)
    for i, point in ipairs(action.points or {}) do
        for j = 1, i - 1 do
            local other = action.points[j]
            if point == other or self.position:symmetric(point, other) then
                return other, point
            end
        end
    end
end

-- What is wrong with a number, as {given, expected}.
local function counts_of(self, action, least, most)
    local points = function(n) return ("%d point%s"):format(n, n == 1 and "" or "s") end
    local number = action.number
    if action.verb == "take" then
        local step = step_for(self, "take")
        return { given = ("'take %s'"):format(english.number(number)),
            expected = ("'take %s'"):format(english.number(step.count)) }
    elseif action.verb == "declare" then
        return { given = number,
            expected = ("a number from %d to %d"):format(least, most) }
    end
    return { given = points(#(action.points or {})), expected = points(least) }
end

-- The stone of an open colour, as it may be named.
local function named_stones(self, point)
    local ways = {}
    for i, colour in ipairs(self.rules.colours) do
        ways[i] = ("'play %s %s'"):format(colour, point)
    end
    return english.list(ways)
end

-- The sentence that says why, by the reason and what was tried, and what it fills in. A
-- reason that is not here has the sentence of its own code.
local sentences = {}

sentences["not-your-turn"] = function(self, action, values)
    local seat, colour = self.position:turn()
    local by_other = action.by and names.seat(self, action.by) ~= seat
    if not by_other and action.colour then
        return "other-stone", { who = action.colour, turn = names.colour(self, colour) }
    end
    return "not-your-turn", { who = action.by, turn = values.who }
end

sentences["outside-region"] = function(self, action, values)
    local step = step_for(self, action.verb)
    if action.verb == "move" then return "moves-far", values end
    if action.verb == "remove" then
        values.most = english.number(step and step.of or 1)
        return step and "removes-other" or "pops-other", values
    end
    values.region = wording.where_now(self, action.verb,
        action.colour and names.colour_index(self, action.colour))
    return "outside-region", values
end

sentences["wrong-count"] = function(self, action)
    if action.verb == "play" then -- more of a colour than the phase takes
        return "too-many", { most = step_for(self, "play").most }
    end
    local _, _, _, _, least, most = self.position:turn()
    return "wrong-count", counts_of(self, action, least, most)
end

sentences["no-stone"] = function(self, action, values)
    local step = action.verb == "remove" and step_for(self, "remove")
    values.colour = step and step.colour or ""
    return step and "none-to-remove" or "no-stone", values
end

sentences["bad-action"] = function(self, action, values)
    if action.verb == "play" and not action.colour then
        return "which-colour", { expected = named_stones(self, values.point) }
    elseif action.verb == "roll" then
        return "bad-action", { what = say "bad-dice" }
    end
    return "bad-action", { what = say("no-such-action", values) }
end

--- Refuse an action of a game for a reason of the core's.
-- @return nil, message, code, ruling
function wording.refuse(self, reason, action)
    local point = refused_point(self, action, reason)
    local seat, colour = self.position:turn()
    local pattern
    if reason == "forbidden" then
        local moves = action.verb == "move"
        colour = names.colour_index(self, action.colour) or colour
        for _, at in ipairs(not moves and action.points or { point }) do
            local name, bad =
                self.position:makes(colour, at, moves and action.points[1] or nil)
            if bad then
                pattern, point = name, at
                break
            end
        end
    end
    local other
    if reason == "symmetric-offer" or reason == "duplicate-offer" then
        point, other = twins(self, action)
    end
    local code, values = reason, {
        point = point, other = other, verb = action.verb,
        who = names.of_seat(self, seat), expected = "expected " .. expected_now(self),
        pattern = pattern and say("made-" .. pattern),
        columns = self.rules.width, rows = self.rules.height,
    }
    if sentences[reason] then code, values = sentences[reason](self, action, values) end
    return rulings.refused(reason, wording.cite(self, reason, action.verb, pattern),
        say(code, values))
end

-- ---- Endings ------------------------------------------------------------------------

--- The rows that show why a stone decided: those that won, or the fours or threes that it
-- made.
-- @param point of the stone; nil if its row has fallen since
-- @return list of lists of points
function wording.rows(self, reason, colour, point)
    local shown = {
        ["double-four"] = { four = true, ["straight-four"] = true },
        ["double-three"] = { three = true },
    }
    local reasons, rows = shown[reason] or { [reason] = true }, {}
    local proof = point and self.position:prove(colour, point)
    for _, node in ipairs(proof and proof.children or {}) do
        if reasons[node.reason] then rows[#rows + 1] = node.stones end
    end
    return rows
end

local function points_of(self, reason, colour, point)
    local points, seen = {}, {}
    for _, row in ipairs(wording.rows(self, reason, colour, point)) do
        for _, stone in ipairs(row) do
            if not seen[stone] then points[#points + 1] = stone end
            seen[stone] = true
        end
    end
    return points
end

--- End a game with a ruling on the action that is being ruled on; `at` is the point that
-- decided, or nil.
-- @return the ruling
function wording.finish(self, ruling, at)
    ruling.at = { action = #self.log + 1, point = at }
    self.final = rulings.new(ruling)
    return self.final
end

-- A row of a colour has won; a stone of it is at the point.
local function won_by_row(self, ruling, reason, colour, point)
    local win = win_rule(self, colour)
    ruling.reason = win.reason or reason
    ruling.citation = win.cite or self.rules.source
    local is_row = reason == "five" and win.row ~= 5
    ruling.message = say(is_row and "row" or reason,
        { who = names.colour(self, colour), row = english.number(win.row) })
    ruling.points = points_of(self, reason, colour, point)
end

-- A colour has lost by what its stone at a point makes.
local function lost_by_stone(self, ruling, reason, colour, point)
    local loser = names.colour(self, colour)
    local forbid = (self.rules.script.forbid or {})[reason]
    local rule = forbid or self.rules.lose[colour]
    ruling.reason = not forbid and rule.reason or reason
    ruling.citation = rule.cite or self.rules.source
    ruling.message = forbid and say("forbidden-made", { who = ruling.who, loser = loser,
            pattern = say("made-" .. reason), at = point and " at " .. point })
        or say(reason, { who = ruling.who, loser = loser })
    ruling.points = points_of(self, reason, colour, point)
end

--- What an outcome of the core's, after the last action on the board, would be as a
-- ruling that ends the game.
-- @return fields of the ruling, and the point that decides
function wording.outcome(self, status, reason, winner)
    local colour, at, rival, rival_at = self.position:decided()
    local point = select(3, self.position:mover())
    if status == "drawn" then
        return { status = "drawn", reason = reason, message = say(reason),
            citation = (self.rules.script.draw or {})[reason]
                or (self.rules.script.cite or {})[reason] or self.rules.source }, point
    end
    local ruling = { status = "won", who = names.colour(self, winner), reason = reason }
    if reason == "captures" then
        ruling.citation = win_rule(self, winner).cite or self.rules.source
        ruling.message =
            say("captures", { who = names.side(self, ruling.who),
                count = self.position:taken(winner) })
        ruling.points = self.position:captured()
    elseif names.team_of(self, colour) == winner then
        won_by_row(self, ruling, reason, colour, at)
    elseif rival and names.team_of(self, rival) == winner then
        won_by_row(self, ruling, reason, rival, rival_at)
    else
        lost_by_stone(self, ruling, reason, colour, at)
    end
    return ruling, point
end

return wording
