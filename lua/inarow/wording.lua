--- What the core answers, in words: refusals and endings with citation and message.
local messages = require "inarow.messages"
local names = require "inarow.names"
local rulebook = require "inarow.rulebook"
local rulings = require "inarow.ruling"

local say = messages.say

local wording = {}

-- ---- Citations ----------------------------------------------------------------------

--- The alternative steps of the current phase, as the script wrote them; none once play
-- is free.
function wording.steps_now(self)
    local _, _, first, count = self.position:turn()
    local steps = {}
    for i = 1, count do steps[i] = self.rules.steps[first + i - 1] end
    return steps
end

-- The step of the phase that a refused verb is about.
local function step_for(self, verb)
    local steps = wording.steps_now(self)
    for _, step in ipairs(steps) do
        if step[1] == verb or (step[1] == "place" and verb == "play") then return step end
    end
    return steps[1]
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

-- ---- Refusals -----------------------------------------------------------------------

-- What the current phase expects, in the words of a record.
local function expected_now(self)
    local verbs = {}
    for _, step in ipairs(wording.steps_now(self)) do
        verbs[#verbs + 1] = step[1] == "place" and "play" or step[1]
        if step[1] == "swap" then verbs[#verbs + 1] = "keep" end
        if step.pass and type(step.pass) ~= "string" then verbs[#verbs + 1] = "pass" end
    end
    if #verbs > 0 then return messages.list(verbs) end
    local turn, _, colour = self.rules.script.turn or {}, self.position:turn()
    verbs[1] = turn.move and self.position:supply(colour) == 0 and "move" or "play"
    if turn.pass then verbs[#verbs + 1] = "pass" end
    if turn.pop then verbs[#verbs + 1] = "remove" end
    return messages.list(verbs)
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

local function expected_count(least, most)
    return least == most and tostring(least) or ("from %d to %d"):format(least, most)
end

-- Where the action's stone must stand, or come from, in words.
local function region_of(self, verb)
    local step = step_for(self, verb)
    if verb == "move" then return "an adjacent point" end
    if verb == "remove" then
        return step and "one of the stones placed last" or "a stone of the bottom row"
    end
    return rulebook.where(step or {})
end

--- Refuse an action of a game for a reason of the core's.
-- @return nil, message, code, ruling
function wording.refuse(self, reason, action)
    local point = refused_point(self, action, reason)
    local seat, colour, _, _, least, most = self.position:turn()
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
    local citation = wording.cite(self, reason, action.verb, pattern)
    -- A stone beyond the most that its phase takes of one colour.
    local too_many = reason == "wrong-count" and action.verb == "play"
    local message = say(too_many and "too-many" or reason, {
        most = (step_for(self, action.verb) or {}).most, point = point, other = other,
        given = action.number or #(action.points or {}),
        verb = action.verb, what = action.verb,
        who = reason == "not-your-turn" and (action.by or action.colour)
            or names.of_seat(self, seat),
        expected = reason == "wrong-count" and expected_count(least, most)
            or expected_now(self),
        region = region_of(self, action.verb),
        pattern = pattern and say("made-" .. pattern, { point = point }),
        columns = self.rules.width, rows = self.rules.height,
    })
    return rulings.refused(reason, citation, message)
end

-- ---- Endings ------------------------------------------------------------------------

-- The stones that show why a stone decided: its row, or the fours or threes it made.
local function points_of(self, reason, colour, point)
    local shown = {
        ["double-four"] = { four = true, ["straight-four"] = true },
        ["double-three"] = { three = true },
    }
    local rows = shown[reason] or { [reason] = true }
    local points, seen = {}, {}
    if not point then return points end -- the row has fallen since
    local proof = self.position:prove(colour, point)
    for _, node in ipairs(proof and proof.children or {}) do
        if rows[node.reason] then
            for _, stone in ipairs(node.stones) do
                if not seen[stone] then points[#points + 1] = stone end
                seen[stone] = true
            end
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
    ruling.message = say(is_row and "row" or reason, { who = ruling.who, row = win.row })
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
            pattern = say("made-" .. reason, { point = point }) })
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
            say("captures", { who = ruling.who, count = self.position:taken(winner) })
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
