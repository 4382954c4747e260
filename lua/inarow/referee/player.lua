--- The players of an event: engines that speak the Gomocup protocol, and a person.
local gomocup = require "inarow.referee.gomocup"
local inarow = require "inarow"
local probe = require "inarow.referee.probe"
local requests = require "inarow.referee.opening_requests"

local Engine = {}
Engine.__index = Engine

local player = {}

-- Seconds for an engine to start, and to prepare for a new game.
local STARTING = 10

--- Create an engine, which is started when it is needed.
-- @param its a table that describes the engine. `command` is a command line for /bin/sh.
-- `where` has `folder`, `env` and `log`, as for process.start. `limits` has `move_time`,
-- `game_time`, `increment` and `margin` in seconds, `memory` in MB, and `info`, a list
-- of more settings {key, value}. `is_for_one_game` is true to start a process for each
-- game. `opens` is the way to ask the engine in openings, as `examine` found it, or nil
-- @param terms the game: `rules`, `variant`, `options`, and `called`, the name and
-- options as text
function player.engine(its, terms)
    return setmetatable({ command = its.command, where = its.where, limits = its.limits,
        is_for_one_game = its.is_for_one_game, opens = its.opens, terms = terms,
        name = its.command, known = 0 }, Engine)
end

local function milliseconds(seconds)
    return ("%.0f"):format(math.min(seconds * 1000, 2147483647))
end

-- Returns the settings of a game for INFO.
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

--- Prepare the engine for a new game.
-- @param heading of the game, for the log, or nil
-- @return true, and the engine's name or nil; or nil, message, code. The code
-- `not-started` is not a fault of the engine: the shell could not be started
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

-- Starts a new process that is ready for a game. The old process may still send answers
-- to requests that it did not understand.
local function restarted(self)
    self:close(0)
    local ok, message, code = self:begin()
    if not ok then return nil, message, code end
    return self.engine
end

-- Returns the way to ask the engine in openings: the form of SWAP2BOARD that it reads, or
-- else the extension for openings. Returns false if the engine can use neither of them.
local function way_of(self, seconds)
    local terms = self.terms
    local function restart() return restarted(self) end
    return requests.has_swap2(terms.rules) and probe.swap2(restart, seconds)
        or probe.opening(restart, assert(inarow.new(terms.variant, terms.options)),
            seconds) or false
end

--- Examine the engine before an event: its name, its rules, and the way to ask it in
-- openings.
-- @return {name, is_probed, warning, opens}; or nil, message, code. `is_probed` is true
-- if the engine's rules could be checked. `warning` is a text, or nil if the engine
-- plays by the right rules. `opens` is "plain" or "coloured" for SWAP2BOARD (see
-- probe.swap2), or "extension". It is false if the engine knows neither, and nil if the
-- opening has no decisions
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

-- Sends the engine the time that is left.
local function send_time(self, left)
    return self.engine:send("INFO time_left " .. milliseconds(left or 1e9))
end

-- Asks a question, and a second question if the first is refused. An engine may miss a
-- line while it ends its last search.
-- @param first, second functions that ask the two questions. They receive the seconds
-- already spent.
local function answer_to(first, second)
    local point, took, code, spent = first(0)
    if code ~= "refused" then return point, took, code, spent end
    local before = spent
    point, took, code, spent = second(before)
    if point then return point, took + before end
    return nil, took, code, spent + before
end

--- Ask for the engine's move.
-- @param view {stones, colour, left, seconds}. `stones` is a list of {point, colour} in
-- the order in which they were placed. `colour` is the engine's colour. `left` is the
-- time left in the game in seconds, or nil. The answer must come within `seconds`.
-- @return point, seconds spent; or nil, message, code, seconds
function Engine:move(view)
    local ok, fault, reason = send_time(self, view.left)
    if not ok then return nil, fault, reason, 0 end
    local stones, engine = view.stones, self.engine
    local last, known = stones[#stones], self.known
    self.known = #stones + 1 -- including the stone that it places now
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

-- The answer to SWAP2BOARD has all decisions up to the opponent's turn.
local function open_by_swap2(self, view)
    local own = self.opens == "coloured" and probe.to_move(view.stones) or nil
    local answer, took, code, spent = self.engine:swap2(view.stones, view.seconds, own)
    if answer == nil then return nil, took, code, spent end
    return requests.swap2_actions(answer, #view.stones, view.game.colours), took
end

--- Ask for the engine's decision in an opening.
-- @param view as for `move`, with `game`
-- @return list of actions as texts, and seconds spent; or nil, message, code, seconds
function Engine:open(view)
    local ok, fault, reason = send_time(self, view.left)
    if not ok then return nil, fault, reason, 0 end
    self.known = nil -- so that BOARD asks for its next move
    if self.opens ~= "extension" then return open_by_swap2(self, view) end
    local action, took, code, spent = self.engine:opening(requests.of(view.game),
        view.stones, view.game.colours[1], view.seconds)
    if action == nil then return nil, took, code, spent end
    return { action }, took
end

--- Write a remark to the engine's log.
function Engine:remark(text)
    if self.engine then self.engine:remark(text) end
end

--- End the engine's process. The next game starts a new process.
-- @param seconds time in which it may end by itself
function Engine:close(seconds)
    if self.engine then self.engine:close(seconds) end
    self.engine = nil
end

local Person = {}
Person.__index = Person

--- Create a person.
-- @param name of the person
-- @param ask function that receives the game, and the refusal of the last answer or nil.
-- It returns the text of an action, or nil to abandon the match
-- @param limits as for an engine; the arbiter waits for a person's answer without a
-- limit
function player.person(name, ask, limits)
    return setmetatable({ name = name, ask = ask, limits = limits, is_person = true },
        Person)
end

function Person.begin() return true end
function Person.remark() end
function Person.examine(self) return { name = self.name } end
function Person.close() end

return player
