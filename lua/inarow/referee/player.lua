--- Those who play a match: engines of the Gomocup protocol, and a person. Each is asked
-- for its moves in the same way, and says how long it took.
local gomocup = require "inarow.referee.gomocup"
local inarow = require "inarow"
local probe = require "inarow.referee.probe"
local requests = require "inarow.referee.opening_requests"

local Engine = {}
Engine.__index = Engine

local player = {}

-- Seconds for an engine to start, and to be ready for a new game.
local STARTING = 10

--- An engine, which is started when it is needed.
-- @param its command, as a shell reads it; where (folder, env, log: as process.start has
-- them); limits: {move_time, game_time, increment, margin: seconds; memory: MB; info:
-- list of {key, value} that it is told besides}; is_for_one_game: true if each game has a
-- process of its own; opens: how it is asked in openings, as `examine` found it, or nil
-- @param terms what is played: rules, called, variant, options, has_swap2
function player.engine(its, terms)
    return setmetatable({ command = its.command, where = its.where, limits = its.limits,
        is_for_one_game = its.is_for_one_game, opens = its.opens, terms = terms,
        name = its.command, known = 0 }, Engine)
end

local function milliseconds(seconds)
    return ("%.0f"):format(math.min(seconds * 1000, 2147483647))
end

-- What the engine is told of the match, by INFO.
local function settings_of(terms, limits)
    local list = {
        { "timeout_turn", milliseconds(limits.move_time or limits.game_time) },
        { "timeout_match", milliseconds(limits.game_time or 0) },
        { "max_memory", ("%.0f"):format((limits.memory or 0) * 2 ^ 20) },
        { "game_type", 1 },
    }
    local number = gomocup.rule(terms.rules)
    if number then
        list[#list + 1] = { "rule", number }
    else
        list[#list + 1] = { "variant", terms.called }
    end
    if requests.are_needed(terms.rules) then
        list[#list + 1] = { "opening", requests.name(terms.rules) }
    end
    for _, setting in ipairs(limits.info or {}) do list[#list + 1] = setting end
    return list
end

--- Be ready for a new game.
-- @param heading what the log says of it, or nil
-- @return true, and its name or nil; or nil, message, code: `not-started` is no fault of
-- the engine, since not even a shell could be started
function Engine:begin(heading)
    if not self.engine then
        local engine, fault = gomocup.start(self.command, self.where)
        if not engine then return nil, fault, "not-started" end
        self.engine = engine
    end
    self.known = 0
    if heading then self:remark(heading) end
    local rules = self.terms.rules
    return self.engine:begin(rules.width, rules.height,
        settings_of(self.terms, self.limits), STARTING)
end

-- A new process, ready for a game: what the last one did not understand is gone with it.
local function restarted(self)
    self:close(0)
    local ok, message, code = self:begin()
    if not ok then return nil, message, code end
    return self.engine
end

-- How it is asked in the match's opening: in the form of SWAP2BOARD that it reads, else
-- by the extension for openings. False if in neither way.
local function way_of(self, seconds)
    local terms = self.terms
    local function restart() return restarted(self) end
    return terms.has_swap2 and probe.swap2(restart, seconds)
        or probe.opening(restart, assert(inarow.new(terms.variant, terms.options)),
            seconds) or false
end

--- Before a match: its name, which rule it really plays, how it is asked in openings.
-- @return {name, is_probed: have its moves been asked for its rule? warning: text, if it
-- is not the one that it was told; opens: "plain" or "coloured", as probe.swap2 gives it,
-- "extension", false for neither, or nil where there is nothing to decide}; or nil,
-- message, code
function Engine:examine()
    local ok, name, code = self:begin()
    if not ok then return nil, name, code end
    local found = { name = name }
    local limits = self.limits
    local seconds = (limits.move_time or limits.game_time) + limits.margin
    if requests.are_needed(self.terms.rules) then
        found.opens = way_of(self, seconds)
        ok, name, code = restarted(self)
        if not ok then return nil, name, code end
    end
    if probe.fits(self.terms.rules) then
        local rules, fault = probe.rules_of(self.engine,
            function() return self:begin() end, seconds)
        found.warning = fault or rules and probe.warning(rules, self.terms.rules)
        found.is_probed = true
    end
    return found
end

-- It is told how long it has.
local function tell_time(self, left)
    return self.engine:tell("INFO time_left " .. milliseconds(left or 1e9))
end

-- The answer to a question; and if that is refused, to a second one: an engine may not
-- hear while it is still at its last answer, and then it knows nothing of the first.
local function answer_to(first, second)
    local point, took, code, spent = first(0)
    if code ~= "refused" then return point, took, code, spent end
    local before = spent
    point, took, code, spent = second(before)
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
    local stones, engine = view.stones, self.engine
    local last, known = stones[#stones], self.known
    self.known = #stones + 1 -- with the one that it places now
    local function begin(spent)
        return engine:first(math.max(0, view.seconds - spent))
    end
    local function board(spent)
        return engine:board(stones, view.colour, math.max(0, view.seconds - spent))
    end
    if not last then return answer_to(begin, begin) end
    local is_next = known == #stones - 1 and last.colour ~= view.colour
    return answer_to(is_next and function()
        return engine:turn(last.point, view.seconds)
    end or board, board)
end

-- By SWAP2BOARD: it is asked for all that it decides until the other is to act.
local function open_by_swap2(self, view)
    local own = self.opens == "coloured" and probe.to_move(view.stones) or nil
    local answer, took, code, spent = self.engine:swap2(view.stones, view.seconds, own)
    if answer == nil then return nil, took, code, spent end
    return requests.swap2_actions(answer, #view.stones, view.game.colours), took
end

--- Its decision in an opening.
-- @param view as for `move`, and the game
-- @return list of actions, as texts, and the seconds; or nil, message, code, seconds
function Engine:open(view)
    local ok, fault, reason = tell_time(self, view.left)
    if not ok then return nil, fault, reason, 0 end
    self.known = nil -- it is shown the whole board before it moves
    if self.opens ~= "extension" then return open_by_swap2(self, view) end
    local action, took, code, spent = self.engine:opening(requests.of(view.game),
        view.stones, view.game.colours[1], view.seconds)
    if action == nil then return nil, took, code, spent end
    return { action }, took
end

--- Have something about it in its log.
function Engine:remark(text)
    if self.engine then self.engine:remark(text) end
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
-- @param limits as those of an engine
function player.person(name, ask, limits)
    return setmetatable({ name = name, ask = ask, limits = limits, is_person = true },
        Person)
end

function Person.begin() return true end
function Person.remark() end
function Person.examine(self) return { name = self.name } end
function Person.close() end

return player
