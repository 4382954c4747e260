--- A game under the arbiter: its log of actions and the position they led to.
--
-- A game is its log: taking an action back, saving and replaying need nothing else. The
-- core decides what is legal on the board and what a stone made; this file keeps the log
-- and the time; arbitration.lua rules on claims, beside.lua on whatever else is not done
-- on the board; wording.lua puts it all in words.
local actions = require "inarow.actions"
local arbitration = require "inarow.arbitration"
local argument = require "inarow.argument"
local beside = require "inarow.beside"
local clocks = require "inarow.clock"
local conducts = require "inarow.conduct"
local hooks = require "inarow.hooks"
local messages = require "inarow.messages"
local names = require "inarow.names"
local rulings = require "inarow.ruling"
local wording = require "inarow.wording"

local say = messages.say

local Game = {}
Game.__index = Game

local game = {}

-- Lists of what happened beside the board, made when they are first asked for: for
-- arbitration.lua; stones and passes by colour; and by seat, for beside.lua.
local LISTS = {
    claims = true, enough = true, moves = true,
    seen = true, unwritten = true, warnings = true,
}
local Now = {}

function Now.__index(now, key)
    if not LISTS[key] then return nil end
    now[key] = {}
    return now[key]
end

-- What the log has led to beside the board: `time`, of the last action; `clock`; `plain`,
-- there is nothing to it but the board; and the lists.
local function at_start(self)
    local conduct = self.conduct
    local clock = conduct.clock
        and clocks.new(assert(clocks.parse(conduct.clock)), #self.rules.colours)
    return setmetatable({ time = 0, clock = clock or false, suspended = false,
        draw_offered_by = false,
        plain = not clock and conduct.adjudication == "immediate"
            and not hooks.of(self.rules) }, Now)
end

--- A new game by compiled rules (inarow.rules).
function game.new(rules)
    local self = setmetatable({ rules = rules, conduct = rules.conduct, log = {},
        final = false, position = rules.core:start() }, Game)
    self.now = at_start(self)
    return self
end

--- Conduct the game so, before its first action.
-- @param key, value an option of inarow.conduct and its text
-- @return true; or nil, message, "no-such-option" | "bad-option"
function Game:set_conduct(key, value)
    argument("game:set_conduct", "key", key, "string")
    if not conducts.options[key] then
        local known = messages.keys(conducts.options)
        return nil, say("no-such-option", { variant = "the conduct", name = key,
            hint = messages.hint(key, known), expected = messages.list(known) }),
            "no-such-option"
    end
    local read, message, code = conducts.read(key, value, self.rules.name)
    if read == nil then return nil, message, code end
    local conduct = {}
    for name, given in pairs(self.conduct) do conduct[name] = given end
    conduct[key] = read
    self.conduct = conduct
    self.now = at_start(self)
    return true
end

local function bad_action(self, what, subject)
    return rulings.refused("bad-action",
        subject and arbitration.cite(self, subject) or nil,
        say("bad-action", { what = what }))
end

-- ---- Actions on the board -------------------------------------------------------------

-- Stones captured at a table are lifted by hand (P87 3), where the variant has it so.
local function by_hand(self)
    local capture = self.rules.script.capture
    return capture and capture.by_hand and self.conduct.adjudication == "claims"
end

-- Who was there, what was moved, what a record may leave out (RIF 13.2).
local function note_action(self, verb, actor)
    local now = self.now
    now.seen[actor] = true
    if not actions.moves[verb] then return end
    local colour = names.colour(self, (self.position:decided()))
    now.moves[colour] = (now.moves[colour] or 0) + 1
    now.moved = true
    local recorded = (self.rules.script.cite or {}).record
    for i in ipairs(self.rules.colours) do
        if recorded and now.clock and now.clock:is_short(i) then
            now.unwritten[i] = (now.unwritten[i] or 0) + 1
        end
    end
    now.pending = by_hand(self) and #self.position:captured() > 0
end

-- Where wins are claimed: what may be, after a move; the draw that ends the game, or nil.
local function draw_at_table(self, verb)
    if not actions.moves[verb] then return nil end
    local now, draw = self.now, arbitration.note(self)
    if draw == "two-passes" or (draw and now.draw) then return draw end
    now.draw = draw
end

-- Where nobody need claim: the end by time, if an action came after somebody's time had
-- ended; else it presses the clock.
local function press_at_once(self)
    local clock = self.now.clock
    for i in ipairs(self.rules.colours) do
        if clock:fallen(i) then
            return (arbitration.time_ended(self, self:opponent(i)))
        end
    end
    if self.position:turn() ~= clock.running then beside.change_clocks(self) end
end

-- Carry out an action that the core decides on. `colour` and `seat` are indexes or nil.
local function act_on_board(self, action, colour, seat)
    if action.point and #action.point == 1 and not self.rules.script.board.gravity then
        return bad_action(self, say("not-a-point", { word = action.point }))
    end
    local now, position, dice = self.now, self.position, action.dice or {}
    local actor, before = position:turn(), hooks.before(self)
    local ok, status, reason, winner = position:act(action.verb,
        action.point or action.points, action.number or dice[1], colour, seat, dice[2],
        by_hand(self))
    if not ok then return wording.refuse(self, status, action) end
    if action.point and #action.point == 1 then -- a column alone: where the stone fell,
        action.point = action.verb == "play" and select(3, position:mover())
            or action.point .. "1" -- or was taken off
    end
    local ending, refusal
    if before then ending, refusal = hooks.ask(self, before, action, status ~= nil) end
    if refusal then
        self.position = before.position
        return rulings.refused(refusal.reason, refusal.citation, refusal.message)
    end
    if now.draw_offered_by and now.draw_offered_by ~= actor then
        now.draw_offered_by = false -- an offer is refused by moving (RIF 10 b)
    end
    self.log[#self.log + 1] = action
    if not now.plain then note_action(self, action.verb, actor) end
    if self.conduct.adjudication == "claims" then
        local draw = draw_at_table(self, action.verb)
        status, reason = draw and "drawn", draw
    elseif now.clock then
        local late = press_at_once(self)
        if late then return wording.finish(self, late) end
    end
    if status then
        return wording.finish(self, wording.outcome(self, status, reason, winner))
    end
    return ending and wording.finish(self, ending, action.point) or rulings.ok
end

-- ---- Time -----------------------------------------------------------------------------

-- What may still be done while the game is interrupted (RIF 14.6).
local INTERRUPTED = {
    organizer = true, claim = true, resign = true, arrive = true, record = true,
    disarranged = true, ["call-referee"] = true,
}

--- Start the clock, of whoever is to act (RIF 14.3; P87 reading 7).
-- @param seconds the time of the start
function Game:start_clock(seconds)
    local clock = self.now.clock
    self.now.started = seconds
    if clock then clock:start((self.position:turn()), seconds) end
end

-- Rule on an action that has been read: it is now its time, unless it is refused.
local function rule(self, action, colour, seat)
    local now = self.now
    local on_board = not beside[action.verb]
    if now.suspended and not INTERRUPTED[action.verb] then
        return arbitration.refuse(self, "not-now", { verb = action.verb,
            expected = "the game is interrupted, until 'organizer resume'" },
            "interruption")
    end
    if now.clock then
        if not now.started and (on_board or action.verb == "claim") then
            self:start_clock(0)
        end
        now.clock:advance(now.time)
    end
    if on_board then return act_on_board(self, action, colour, seat) end
    return beside[action.verb](self, action, seat)
end

-- ---- The game's methods ---------------------------------------------------------------

-- What the log says of stones and no more, by their points: one table for all games, for
-- a table a move would take as long as the move. Nothing in a log is ever changed, but
-- what `apply` has put there.
local PLACED = setmetatable({}, { __index = function(placed, point)
    placed[point] = { verb = "play", point = point }
    return placed[point]
end })

-- Has nothing but the board a say in the next stone?
local function only_board(self)
    local now = self.now
    return now.plain and not now.suspended and not now.draw_offered_by and not self.final
end

--- Place stones one after another, as `play` does, as long as each may be placed and the
-- game goes on.
-- @param points list
-- @param from number of the first one; by default 1
-- @return the number of the first one that was not placed: for `play`, or past the end
function Game:run(points, from)
    from = from or 1
    if not only_board(self) then return from end
    local left, status, reason, winner = self.position:run(points, from)
    local log = self.log
    for i = from, left - 1 do log[#log + 1] = PLACED[points[i]] end
    if status then
        wording.finish(self, wording.outcome(self, status, reason, winner))
    end
    return left
end

--- Place a stone, by whoever is to act.
-- @param point string like "h8"
-- @return ruling; or nil, message, code, ruling if it is refused and nothing changed:
-- "game-over" once it is, whatever the point; "bad-action" if the text is no point
function Game:play(point)
    if only_board(self) and type(point) == "string" and #point > 1 then
        -- The short way: nothing but the board has a say in it.
        local ok, status, reason, winner = self.position:play(point)
        if ok then
            local log = self.log
            log[#log + 1] = PLACED[point]
            if not status then return rulings.ok end
            return wording.finish(self, wording.outcome(self, status, reason, winner))
        end
    end
    argument("game:play", "point", point, "string")
    if self.final then return arbitration.refuse(self, "game-over") end
    local read = actions.place(point)
    if not read then return bad_action(self, say("not-a-point", { word = point })) end
    return self:carry_out { verb = "play", point = read }
end

-- Rule on an action at its time; on a refusal nothing has changed, the clock included.
function Game:carry_out(action, colour, seat)
    local now = self.now
    local time, clock, started = now.time, now.clock, now.started
    if action.time and action.time < time then
        return rulings.refused("bad-action", arbitration.cite(self, "clock"),
            say("time-backwards", { given = clocks.text(action.time),
                time = clocks.text(time) }))
    end
    now.time = action.time or time
    if clock then now.clock = clock:copy() end
    local ruling, message, code, refusal = rule(self, action, colour, seat)
    if not ruling then
        now.time, now.clock, now.started = time, clock, started
    end
    return ruling, message, code, refusal
end

--- Carry out any action.
-- @param action a table (see inarow.actions), or its text: "play h8 by black"
-- @return ruling; or nil, message, code, ruling if it is refused and nothing changed:
-- "game-over" once it is, whatever the action; "bad-action" if it is none of this game
function Game:apply(action)
    if type(action) ~= "table" and type(action) ~= "string" then
        error("game:apply: an action's table or text expected, got " .. type(action), 2)
    end
    if self.final then return arbitration.refuse(self, "game-over") end
    local message
    action, message = (type(action) == "table" and actions.copy or actions.parse)(action)
    if not action then return bad_action(self, message) end
    local seat, colour
    if action.by then
        local verb = action.verb
        seat = names.seat(self, action.by)
        if not seat and not (names.officials[action.by]
            and (verb == "claim" or verb == "organizer")) then
            return bad_action(self, say("not-a-player", { word = tostring(action.by),
                expected = "a colour that somebody holds, or a seat" }),
                verb == "claim" and "time-call" or nil)
        end
    end
    if action.colour then
        colour = names.colour_index(self, action.colour)
        if not colour then
            return bad_action(self, select(2, names.not_a_colour(self, action.colour)))
        end
    end
    return self:carry_out(action, colour, seat)
end

-- The position that a game starts from.
local function position_from(self, start)
    if not start then return self.rules.core:start() end
    local turn = start.turn and names.colour_index(self, start.turn)
    local position, fault = self.rules.core:setup(start.cells, turn)
    for colour, stones in pairs(position and start.captured or {}) do
        position:set_taken(names.colour_index(self, colour), stones)
    end
    return position, fault
end

--- Set up a position instead of the empty board, before any action. The opening is over,
-- seat n holds colour n; what stands was made by nobody.
-- @param cells string of all points row by row from the top: X first colour, O second,
-- 1, 2 ... further ones, "." vacant
-- @param turn string, the colour to move, the first one if nil
-- @param captured table of stones already taken, by colour, or nil
-- @return true; or nil, message, "not-now" | "bad-position"
function Game:setup(cells, turn, captured)
    argument("game:setup", "cells", cells, "string")
    argument("game:setup", "turn", turn, "string", true)
    argument("game:setup", "captured", captured, "table", true)
    if #self.log > 0 then return nil, say("setup-late"), "not-now" end
    local named = { turn }
    for colour, stones in pairs(captured or {}) do
        named[#named + 1] = colour
        if not self.rules.script.capture or type(stones) ~= "number" or stones % 1 ~= 0
            or stones < 0 or stones > 65535 then
            return nil, say("bad-position", { fault = say("bad-captured",
                { colour = tostring(colour), given = tostring(stones) }) }),
                "bad-position"
        end
    end
    for _, name in ipairs(named) do
        if not names.colour_index(self, name) then
            return names.not_a_colour(self, name, "bad-position")
        end
    end
    local start = { cells = cells, turn = turn, captured = captured }
    local position, fault = position_from(self, start)
    if not position then
        return nil, say("bad-position", { fault = fault }), "bad-position"
    end
    self.position, self.start = position, start
    return true
end

--- Take back the last action, whatever it was.
-- @return true; or nil, message, "not-now" if there is none
function Game:undo()
    local log = self.log
    if #log == 0 then return nil, say("nothing-to-undo"), "not-now" end
    self.log, self.final, self.now = {}, false, at_start(self)
    self.position, self.replaying = position_from(self, self.start), true
    for i = 1, #log - 1 do
        assert(self:apply(log[i]))
        self.log[i] = log[i] -- the very same: it may be marked
    end
    self.replaying = nil
    return true
end

for name, ask in pairs(require "inarow.view") do Game[name] = ask end

return game
