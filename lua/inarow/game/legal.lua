--- What may be done in a game.
local model = require "inarow.model"
local kernel = require "inarow.kernel"

local SEATS = model.seats()

local Game = {}

local legal = { methods = Game }

function Game:legal()
    return kernel.legal(self)
end

function Game:legal_groups()
    return kernel.legal_groups(self)
end

-- ---- As a record has them ------------------------------------------------------------

-- Verbs of which a choice is a list of points.
local AT_POINTS = { play = true, offer = true, pick = true, remove = true, move = true }

-- May the next stone have one of several colours, so that a record names it?
local function is_colour_open(game)
    local phase, rules = kernel.phase(game), game.rules
    if phase then return phase.is_open end
    return rules.are_shared and #rules.stones > 1
end

-- An action but for its points, as a record has it: whoever is to act on the board is not
-- named, nor a colour that is the only one.
local function head_of(game, action)
    local bare = model.copy(action)
    if action.by == SEATS[kernel.to_act(game)] then bare.by = nil end
    if action.verb == "play" and not is_colour_open(game) then bare.colour = nil end
    if AT_POINTS[action.verb] then bare.point, bare.points = nil, nil end
    return model.format(bare)
end

--- A legal action as a record has it, with no more words than it takes.
-- @param game or a state of it
-- @param action as game:legal lists it
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
    if is_colour_open(game) then
        local list, fault = game:legal() -- colour by colour at each point
        for i, action in ipairs(list) do texts[i] = legal.text(game, action) end
        return texts, fault
    end
    local list, fault = game:legal_groups()
    for _, choice in ipairs(list) do add_choice(texts, game, choice) end
    return texts, fault
end

return legal
