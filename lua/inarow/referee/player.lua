--- Those who play a match: engines of the Gomocup protocol, and a person. Each is asked
-- for its moves in the same way, and says how long it took.
local gomocup = require "inarow.referee.gomocup"
local loop = require "inarow.referee.loop"
local probe = require "inarow.referee.probe"

local Engine = {}
Engine.__index = Engine

local player = {}

-- Seconds for an engine to start, and to be ready for a new game.
local STARTING = 10

--- An engine, which is started when it is needed.
-- @param command as a shell reads it
-- @param terms how the match is played: rules, move_time, game_time, memory …
-- @param swap2_form how it is asked for Swap2, as `examine` found it; or nil
function player.engine(command, terms, swap2_form)
    return setmetatable({ command = command, terms = terms, name = command, known = 0,
        swap2_form = swap2_form }, Engine)
end

local function milliseconds(seconds)
    return ("%.0f"):format(math.min(seconds * 1000, 2147483647))
end

-- What the engine is told of the match, by INFO.
local function settings_of(terms)
    local list = {
        { "timeout_turn", milliseconds(terms.move_time or terms.game_time) },
        { "timeout_match", milliseconds(terms.game_time or 0) },
        { "max_memory", ("%.0f"):format((terms.memory or 0) * 2 ^ 20) },
        { "game_type", 1 },
    }
    local number = gomocup.rule(terms.rules)
    if number then
        list[#list + 1] = { "rule", number }
    else
        list[#list + 1] = { "variant", terms.called }
    end
    return list
end

--- Be ready for a new game.
-- @return true, and its name or nil; or nil, message, code
function Engine:begin()
    if not self.engine then
        local engine, fault, reason = gomocup.start(self.command)
        if not engine then return nil, fault, reason end
        self.engine = engine
    end
    self.known = 0
    local rules = self.terms.rules
    return self.engine:begin(rules.width, rules.height, settings_of(self.terms), STARTING)
end

-- A new process, ready for a game: what the last one did not understand is gone with it.
local function restarted(self)
    self:close(0)
    local ok, message, code = self:begin()
    if not ok then return nil, message, code end
    return self.engine
end

--- Before a match: its name, which rule it really plays, how it is asked for Swap2.
-- @return {name, rules = list of variants or nil, swap2, as probe.swap2 gives it}; or
-- nil, message, code
function Engine:examine()
    local ok, name, code = self:begin()
    if not ok then return nil, name, code end
    local found = { name = name }
    local seconds = (self.terms.move_time or self.terms.game_time) + self.terms.margin
    if self.terms.has_swap2 then
        found.swap2 = probe.swap2(function() return restarted(self) end, seconds)
        ok, name, code = restarted(self)
        if not ok then return nil, name, code end
    end
    if probe.fits(self.terms.rules) then
        found.rules, found.fault = probe.rules_of(self.engine,
            function() return self:begin() end, seconds)
    end
    return found
end

-- It is told how long it has.
local function tell_time(self, left)
    return self.engine:tell("INFO time_left " .. milliseconds(left or 1e9))
end

-- The opponent's move; and if it is refused, the whole board: an engine may not hear
-- while it is still at its last answer, and then it knows nothing of the move.
local function answer_to(self, view)
    local stones = view.stones
    local point, took, code, spent = self.engine:turn(stones[#stones].point, view.seconds)
    if code ~= "refused" then return point, took, code, spent end
    loop.sleep(gomocup.DEAF)
    local before = spent
    point, took, code, spent = self.engine:board(stones, view.colour,
        math.max(0, view.seconds - before))
    if point then return point, took + before end
    return nil, took, code, spent + before
end

--- Its move.
-- @param view stones: list of {point, colour} as they were placed; colour, its own; left:
-- seconds in the game, or nil; seconds to wait for its answer
-- @return point, seconds; or nil, message, code, seconds
function Engine:move(view)
    local ok, fault, reason = tell_time(self, view.left)
    if not ok then return nil, fault, reason, 0 end
    local stones = view.stones
    local last, known = stones[#stones], self.known
    self.known = #stones + 1 -- with the one that it places now
    if not last then return self.engine:first(view.seconds) end
    if known == #stones - 1 and last.colour ~= view.colour then
        return answer_to(self, view)
    end
    return self.engine:board(stones, view.colour, view.seconds)
end

--- Its part in Swap2's opening: "swap" or a list of points, and the seconds; as `move`.
function Engine:swap2(view)
    local ok, fault, reason = tell_time(self, view.left)
    if not ok then return nil, fault, reason, 0 end
    return self.engine:swap2(view.stones, view.seconds,
        self.swap2_form == "coloured" and probe.to_move(view.stones) or nil)
end

--- End it; it is started again for the next game.
-- @param seconds to leave in
function Engine:close(seconds)
    if self.engine then self.engine:close(seconds) end
    self.engine = nil
end

local Person = {}
Person.__index = Person

--- A person, who plays as long as it takes.
-- @param ask function given the game, and what was wrong with the last answer or nil,
-- giving an action's text; nil to give up the match
function player.person(name, ask)
    return setmetatable({ name = name, ask = ask, is_person = true }, Person)
end

function Person.begin() return true end
function Person.examine(self) return { name = self.name, swap2 = "person" } end
function Person.close() end

return player
