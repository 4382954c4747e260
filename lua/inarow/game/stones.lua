--- What can be asked of a point: the stone there, what it makes, and whether it is
-- forbidden.
local actions = require "inarow.model.actions"
local api = require "inarow.api"
local articles = require "inarow.kernel.articles"
local endings = require "inarow.kernel.endings"
local geometry = require "inarow.model.board"
local messages = require "inarow.kernel.sentences"
local phase = require "inarow.kernel.phase"
local refusals = require "inarow.kernel.refusals"
local sides = require "inarow.kernel.sides"
local variants = require "inarow.variant"

local say = messages.say

local Game = {}

local stones = { methods = Game }

-- A point of the board as it is named; or nil, message, "off-board".
local function point_of(self, word)
    local point = actions.point(word)
    if point and self.rules.board:has(point) then return point end
    return nil, refusals.off_board(self.rules.board, word), "off-board"
end

function Game:at(point)
    api.check("game:at", point)
    local at, message, code = point_of(self, point)
    if not at then return nil, message, code end
    return sides.colour(self, self.position:at(at))
end

function Game:cells()
    return self.position:cells()
end

-- The index of the colour whose forbidden points matter now, or nil.
function Game:restricted()
    local forbid = self.rules.forbid
    local _, turn = self.position:turn()
    for _, rule in pairs(forbid) do
        if not rule.colour or rule.colour == self.rules.colours[turn] then return turn end
    end
    return self.rules.restricted
end

function Game:forbidden(colour)
    api.check("game:forbidden", colour)
    local index = self:restricted()
    if colour then
        index = sides.colour_index(self, colour)
        if not index then return sides.not_a_colour(self, colour, "bad-action") end
    end
    if not index then return {} end
    local points = self.position:forbidden(index)
    if points then return points end
    return nil, say("too-deep-board", { who = sides.colour(self, index) }), "too-deep"
end

-- The forbidden points as Game:forbidden gives them, each with what is against it.
-- @return list of {point, reason, citation, rows}, `rows` a list of lists of points: what
-- would be made; or nil, message, code as there
function stones.forbidden(self)
    local points, message, code = self:forbidden()
    if not points then return nil, message, code end
    local index, list = self:restricted(), {}
    for i, point in ipairs(points) do
        local reason = self.position:makes(index, point)
        list[i] = { point = point, reason = reason,
            citation = articles.of_reason(self, nil, nil, reason),
            rows = endings.rows(self, reason, index, point) }
    end
    return list
end

-- Shapes are told by their names.
local function name_shape(self, node)
    local one = self.rules.shapes[node.shape]
    node.shape, node.reason, node.loses = one.name, one.name, one.loses or nil
    return one
end

-- Fill in what the core does not know: names and articles.
local function complete(self, proof, index)
    local rules = self.rules
    local win, lose = rules.win[index] or {}, rules.lose[index] or {}
    proof.forbidden = select(2, self.position:makes(index, proof.point)) or false
    variants.cite_proof(rules, proof, index)
    for _, node in ipairs(proof.children) do
        if node.shape then
            local shape = name_shape(self, node)
            proof.reason, proof.shape, proof.loses = shape.name, shape.name, node.loses
            proof.rule = shape.cite
        end
    end
    proof.rule = proof.rule
        or proof.forbidden and articles.of_reason(self, nil, nil, proof.reason)
        or proof.reason ~= "allowed"
            and (proof.reason == "losing-row" and lose or win).cite
        or nil
    proof.citation = proof.rule
    proof.colour, proof.row = sides.colour(self, index), win.row
    return proof
end

--- What a stone at a point makes, with its proof: game:explain of a point (inarow.lua).
function stones.explain(self, point, colour)
    local message, code
    point, message, code = point_of(self, point)
    if not point then return nil, message, code end
    local there = self.position:at(point)
    local index = colour and sides.colour_index(self, colour)
    if colour and not index then
        return sides.not_a_colour(self, colour, "bad-action")
    end
    index = index or there or self:restricted() or select(2, self.position:turn()) or 1
    if there and there ~= index then
        return nil, say("occupied", { point = point }), "occupied"
    end
    local proof, cut = self.position:prove(index, point)
    if not proof then
        return nil, say("too-deep", { point = point, who = sides.colour(self, index) }),
            "too-deep"
    end
    proof.cut = cut
    return complete(self, proof, index)
end

-- ---- Which move -----------------------------------------------------------------------

-- The point above another where stones fall, over holes; nil above the highest.
local function above(grid, point)
    local column, row, layer = geometry.place(point)
    local last = layer and grid.layers or grid.rows
    for number = (layer or row) + 1, last do
        local name = geometry.name(column, layer and row or number, layer and number)
        if grid:has(name) then return name end
    end
end

-- A stone is taken off: where stones fall, those above it come down.
local function take_off(numbers, point, rules)
    numbers[point] = nil
    while rules.gravity and point do
        local higher = above(rules.board, point)
        numbers[point], point = higher and numbers[higher], higher
    end
end

--- The number of the move that placed a stone, by point; passes are moves too.
-- @param game a game
function stones.numbers(game)
    local numbers, moves = {}, 0
    for _, action in ipairs(game:line()) do
        local to = action.point
        if action.verb == "move" then
            to = action.points[2]
            numbers[action.points[1]] = nil
        end
        if action.verb == "remove" then
            take_off(numbers, action.point, game.rules)
            moves = moves + (game.rules.gravity and 1 or 0)
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

-- Is a point none of these, nor by a symmetry of the position the same as one of them?
local function is_another(self, point, others, distinct)
    for _, other in ipairs(others) do
        if point == other or distinct and self.position:symmetric(point, other) then
            return false
        end
    end
    return true
end

function Game:more_offers(chosen)
    api.check("game:more_offers", chosen)
    for _, point in ipairs(chosen) do
        if type(point) ~= "string" or not point_of(self, point) then
            error("game:more_offers: chosen: points of the board expected, got "
                .. tostring(point), 2)
        end
    end
    local beside, count = {}, not self.final and self:state().count
    if not count or #chosen >= count then return beside end
    local distinct = phase.step_for(self, "offer").distinct
    for _, choice in ipairs(self:legal_groups()) do
        for _, point in ipairs(choice.verb == "offer" and choice.points or {}) do
            if is_another(self, point, chosen, distinct) then
                beside[#beside + 1] = point
            end
        end
    end
    return beside
end

return stones
