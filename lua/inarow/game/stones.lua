--- Answers questions about a point: its stone, the rows of that stone, and whether the
-- point is forbidden.
local api = require "inarow.api"
local model = require "inarow.model"
local kernel = require "inarow.kernel"

local Game = {}

local stones = { methods = Game }

function Game:at(point)
    api.check("game:at", point)
    local colour, message, code = kernel.at(self, point)
    if message then return nil, message, code end
    local rules = self.rules
    if colour == #rules.colours + 1 then return "neutral" end
    return rules.are_shared and rules.stones[colour] or kernel.colour(self, colour)
end

function Game:cells()
    return (kernel.cells(self))
end

function Game:forbidden(colour)
    api.check("game:forbidden", colour)
    return kernel.forbidden(self, colour)
end

-- ---- Which move -----------------------------------------------------------------------

-- Returns the next point above another point, skipping holes; nil if there is none. Used
-- with gravity.
local function above(grid, point)
    local column, row, layer = model.coordinates(point)
    local last = layer and grid.layers or grid.rows
    for number = (layer or row) + 1, last do
        local name = model.point_name(column, layer and row or number, layer and number)
        if grid:has(name) then return name end
    end
end

-- Removes a stone; with gravity, the stones above it fall.
local function take_off(numbers, point, rules)
    numbers[point] = nil
    while rules.gravity and point do
        local higher = above(rules.board, point)
        numbers[point], point = higher and numbers[higher], higher
    end
end

-- Returns the number of the move that placed each stone, by point. Passes count as moves.
function Game:numbers()
    local numbers, moves = {}, 0
    for _, action in ipairs(self:line()) do
        local to = action.point
        if action.verb == "move" then
            to = action.points[2]
            numbers[action.points[1]] = nil
        end
        if action.verb == "remove" then
            take_off(numbers, action.point, self.rules)
            moves = moves + (self.rules.gravity and 1 or 0)
        elseif action.verb ~= "offer" and to then
            moves = moves + 1
            numbers[to] = moves
        elseif action.verb == "pass" then
            moves = moves + 1
        end
    end
    return numbers
end

-- ---- Offers ---------------------------------------------------------------------------

-- Returns true if a point differs from all given points. With `distinct`, it must also
-- differ from the symmetric images of these points.
local function is_another(position, point, others, distinct)
    for _, other in ipairs(others) do
        if point == other or distinct and position:symmetric(point, other) then
            return false
        end
    end
    return true
end

-- Returns the step of the script whose phase requires an offer; nil if there is none.
local function offer_of(self)
    local phase = self:phase()
    for _, step in ipairs(phase and phase.steps or {}) do
        if step[1] == "offer" then return step end
    end
end

function Game:more_offers(chosen)
    api.check("game:more_offers", chosen)
    for _, point in ipairs(chosen) do
        if type(point) ~= "string" or select(2, kernel.at(self, point)) then
            error("game:more_offers: chosen: points of the board expected, got "
                .. tostring(point), 2)
        end
    end
    local beside, count = {}, not self.final and self:state().count
    if not count or #chosen >= count then return beside end
    local distinct, position = offer_of(self).distinct, self:for_core()
    for _, choice in ipairs(self:legal_groups()) do
        for _, point in ipairs(choice.verb == "offer" and choice.points or {}) do
            if is_another(position, point, chosen, distinct) then
                beside[#beside + 1] = point
            end
        end
    end
    return beside
end

return stones
