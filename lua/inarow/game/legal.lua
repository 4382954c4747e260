--- Lists the legal actions of a game.
local model = require "inarow.model"
local kernel = require "inarow.kernel"

local SEATS = model.people().seats

local Game = {}

local legal = { methods = Game }

function Game:legal()
    return kernel.legal(self)
end

function Game:legal_groups()
    return kernel.legal(self, false, true)
end

-- ---- As a record has them ------------------------------------------------------------

-- Verbs whose choices are lists of points.
local AT_POINTS = { play = true, offer = true, pick = true, remove = true, move = true }

-- Returns true if the next stone may have several colours, so that a record must name its
-- colour.
local function is_colour_open(game)
    local phase, rules = kernel.phase(game), game.rules
    if phase then return phase.is_open end
    return rules.are_shared and #rules.stones > 1
end

-- Returns the words of an action in a record, before and after its points. The player is
-- left out if that player is to act on the board. A colour is left out if only one colour
-- is possible.
local function around_points(game, action)
    local bare, is_named = model.copy(action), action.by ~= SEATS[kernel.to_act(game)]
    bare.by = nil
    if action.verb == "play" and not is_colour_open(game) then bare.colour = nil end
    if AT_POINTS[action.verb] then bare.point, bare.points = nil, nil end
    return model.format(bare), is_named and action.by and " by " .. action.by or ""
end

--- Returns a legal action in the words of a record, as short as possible.
-- @param state a game, or one of its states
-- @param action from the list of game:legal
function legal.text(state, action)
    local head, tail = around_points(state, action)
    local points = AT_POINTS[action.verb] and (action.points or { action.point }) or {}
    return table.concat({ head, (table.unpack or unpack)(points) }, " ") .. tail
end

Game.action_text = legal.text

-- Adds the words of all actions of a choice, which differ only in their point.
local function add_choice(texts, game, choice)
    local head, tail = around_points(game, choice)
    if choice.from then head = head .. " " .. choice.from end
    for _, point in ipairs(AT_POINTS[choice.verb] and choice.points or {}) do
        texts[#texts + 1] = head .. " " .. point .. tail
    end
    if not AT_POINTS[choice.verb] then texts[#texts + 1] = head .. tail end
end

-- Returns all actions of game:legal, in that order, in the words of a record.
-- @return list of strings; the fault of a hook that fails, or nil
function Game:action_texts()
    local texts = {}
    if is_colour_open(self) then
        local list, fault = self:legal() -- ordered by point, then by colour
        for i, action in ipairs(list) do texts[i] = legal.text(self, action) end
        return texts, fault
    end
    local list, fault = self:legal_groups()
    for _, choice in ipairs(list) do add_choice(texts, self, choice) end
    return texts, fault
end

return legal
