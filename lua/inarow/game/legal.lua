--- What may be done in a game.
local actions = require "inarow.model.actions"
local board_draws = require "inarow.kernel.table.board_draws"
local captures = require "inarow.kernel.table.captures"
local hooks = require "inarow.kernel.hooks"
local phase = require "inarow.kernel.phase"
local seats = require "inarow.model.seats"
local time = require "inarow.kernel.table.time"

local Game = {}

local legal = { methods = Game }

--- What the core finds legal in a game, as actions for game:apply.
-- @return list of actions by verb, column and row; an offer once for each point it may
-- hold
function legal.on_board(self)
    return self.position:legal(self.rules.colours, seats)
end

-- What the rules of the table ask for now: the clock, captured stones, a draw to be
-- ruled, an interruption to be ended.
local function add_due(self, list)
    local now = self.at_table
    local running = now.clock and now.clock.running
    if now.session.suspended then
        list[1] = { verb = "organizer", order = "resume" }
        return
    end
    for _, taker in ipairs(captures.takers(self)) do
        list[#list + 1] = { verb = "capture", by = seats[taker],
            points = captures.points_of(now.claims.lifts[taker]) }
    end
    if running and time.may_press(self, running) then
        list[#list + 1] = { verb = "press", by = seats[running] }
    end
    if board_draws.stands(self) then
        list[#list + 1] = { verb = "claim", claim = now.claims.draw }
    end
end

-- Leave the passes alone of a list: all that may be done on the board once a draw stands.
local function passes(list)
    local kept = {}
    for _, action in ipairs(list) do
        if action.verb == "pass" then kept[#kept + 1] = action end
    end
    return kept
end

function Game:legal()
    local list, fault = {}, nil
    if self.final then return list end
    if not self.at_table.session.suspended then
        list, fault = hooks.filter(self, legal.on_board(self))
    end
    if board_draws.stands(self) then list = passes(list) end
    add_due(self, list)
    return list, fault
end

function Game:legal_groups()
    local list, fault = {}, nil
    if self.final then return list end
    if not self.at_table.session.suspended then
        local position, left_out, _ = self.position, nil, nil
        if self.rules.hooks then
            position = position:copy() -- a host's hook might play on
            _, fault, left_out = hooks.filter(self, legal.on_board(self))
        end
        list = position:choices(self.rules.colours, seats, left_out)
    end
    if board_draws.stands(self) then list = passes(list) end
    add_due(self, list)
    return list, fault
end

-- ---- As a record has them ------------------------------------------------------------

-- Verbs of which a choice is a list of points.
local AT_POINTS = { play = true, offer = true, pick = true, remove = true, move = true }

-- An action but for its points, as a record has it: whoever is to act on the board is not
-- named, nor a colour that is the only one.
local function head_of(game, action)
    local bare = actions.twin(action)
    if action.by == seats[game.position:turn()] then bare.by = nil end
    if action.verb == "play" and not phase.leaves_colour_open(game) then
        bare.colour = nil
    end
    if AT_POINTS[action.verb] then bare.point, bare.points = nil, nil end
    return actions.format(bare)
end

--- A legal action as a record has it, with no more words than it takes.
-- @param game or a state of it
-- @param action as game:legal lists it; an offer may have all its points
function legal.text(game, action)
    local points = AT_POINTS[action.verb] and (action.points or { action.point }) or {}
    return table.concat({ head_of(game, action), (table.unpack or unpack)(points) }, " ")
end

-- The same of all that differ only in their point.
local function add_choice(texts, game, choice)
    local head = head_of(game, choice)
    if choice.from then head = head .. " " .. choice.from end
    for _, point in ipairs(AT_POINTS[choice.verb] and choice.points or {}) do
        texts[#texts + 1] = head .. " " .. point
    end
    if not AT_POINTS[choice.verb] then texts[#texts + 1] = head end
end

--- All that game:legal lists, in that order, each as a record has it.
-- @return list of strings; what is wrong with a hook that fails, or nil
function legal.texts(game)
    local texts = {}
    if phase.leaves_colour_open(game) then
        local list, fault = game:legal() -- colour by colour at each point
        for i, action in ipairs(list) do texts[i] = legal.text(game, action) end
        return texts, fault
    end
    local list, fault = game:legal_groups()
    for _, choice in ipairs(list) do add_choice(texts, game, choice) end
    return texts, fault
end

return legal
