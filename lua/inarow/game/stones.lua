--- What can be asked of a point: the stone there, what it makes, and whether it is
-- forbidden.
local actions = require "inarow.model.actions"
local argument = require("inarow.language").argument
local articles = require "inarow.kernel.articles"
local endings = require "inarow.kernel.endings"
local geometry = require "inarow.model.board"
local messages = require "inarow.kernel.sentences"
local phase = require "inarow.kernel.phase"
local refusals = require "inarow.kernel.refusals"
local sides = require "inarow.kernel.sides"
local variants = require "inarow.variant"

local say = messages.say

---@class inarow.game
local Game = {}

local stones = { methods = Game }

-- A point of the board as it is named; or nil, message, "off-board".
local function point_of(self, word)
    local point = actions.point(word)
    if point and self.rules.board:has(point) then return point end
    return nil, refusals.off_board(self.rules.board, word), "off-board"
end

--- The colour of the stone at a point.
---@param point string
---@return string? colour nil, and nothing else, if the point is vacant
---@return string? message
---@return "off-board"|nil code
function Game:at(point)
    argument("game:at", "point", point, "string")
    local at, message, code = point_of(self, point)
    if not at then return nil, message, code end
    return sides.colour(self, self.position:at(at))
end

--- The board as one line of text, all points row by row from the top, and on a board of
--- layers those of the top layer first: `X` is the first colour, `O` the second, then `1`
--- to `4`; `.` is vacant. For `game:setup`, and, but for other rectangles than squares,
--- for inarow.position.
---@return string cells
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

--- The forbidden points, by column, then row: those where forbidden rows would be made.
--- What a script's hooks refuse is not among them; `game:legal` knows that. Without a
--- colour they are those of whoever is to move or, if nothing is forbidden to that
--- colour, of the first colour to which something is.
---@param colour string?
---@return string[]? points empty in games that know none
---@return string? message
---@return "bad-action"|"too-deep"|nil code no such colour; it takes too long to tell
function Game:forbidden(colour)
    argument("game:forbidden", "colour", colour, "string", true)
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

--- A part of a proof: a row; or below a three, a stone in mind that makes it a straight
--- four, with what shows that it is allowed, or not.
---@class inarow.proof_node
--- Of a row: `five`, `overline`, `four`, `straight-four`, `open-row`, `losing-row`, or
--- the name of a shape; `three` and `no-three`, one that counts or not; `last-three`,
--- the one that need not be shown to be none; `defence`, the opponent's row, for which
--- a double-three is allowed. Of a stone in mind: `allowed`, or what it makes that is
--- against it, `five`, `overline`, `double-four`, `double-three`, `open-row` or
--- `open-rows`; `closed` and `too-long`, if its four is no straight one.
---@field reason string
---@field rule string the article or the reading that it rests on
---@field by "a"|"b"|nil which half of RIF 9.3 is meant
---@field point string where the stone stands or would; of a four, where it becomes a five
--- The second such point of a `straight-four`; of a stone in mind, where its four
--- cannot become a five, nil for `closed` by the edge.
---@field other string?
--- The row's, or the shape's; of a stone in mind, its four's, or of `too-long`, the
--- longer row's; of a `defence`, the opponent's.
---@field stones string[]
---@field fives string[]? where the straight four of a stone in mind becomes a five
--- True of a four for which a double-three is allowed; or of a stone in mind whose four
--- is such a one.
---@field exempts boolean?
--- Of `allowed`: the patterns that are forbidden, and that it does not make; those
--- alone that are asked for, in the order in which they are told.
---@field makes_no string[]?
---@field shape string? the name of a shape, if it is one
---@field loses boolean? true of a shape that loses, else nil
--- Of a row: `row`, `column`, `diagonal-up`, `diagonal-down`; through layers `upright`,
--- `upright-diagonal`, `space-diagonal`.
---@field line string?
---@field children inarow.proof_node[]

--- What a stone at a point makes, or would make, with all that it rests on, and no more:
--- of proofs that suffice, it is the smallest. A stone that wins or is forbidden is shown
--- by one row, two fours or two threes. One that is allowed, by its fours, and by all its
--- rows but one that could be threes, each with the reason why it is none.
---@class inarow.proof
--- What the stone makes that decides: `five`, `overline`, `double-four`,
--- `double-three`, `open-row`, `open-rows`, `losing-row`, the name of a shape; or
--- `allowed`.
---@field reason string
---@field point string where the stone stands or would
---@field colour string the stone's
---@field row integer? stones in the row that wins
---@field forbidden boolean may it not stand there?
---@field citation string? the article that it wins, loses, is forbidden or is allowed by
---@field rule string? the same
---@field shape string? the name of a shape, if it makes one
---@field loses boolean? true of a shape that loses, else nil
--- Of `allowed`: the patterns that are forbidden to the colour, and that it does not
--- make; without `double-three` where that is allowed to this stone.
---@field makes_no string[]?
---@field cut boolean is the tree cut short?
--- The rows. From `explain` also what the stone does besides, each with a `text`: rows
--- of its that do not win as both ends are blocked (`blocked`), and what it captures
--- (`capture`).
---@field children (inarow.proof_node|inarow.explanation)[]

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

--- Points that an offer may hold beside those that are chosen: legal for it now, and
--- where its points must differ, the same as none of these by a symmetry of the position.
---@param chosen string[] points of the board
---@return string[] points by column, then row; empty once there are as many as are asked
function Game:more_offers(chosen)
    argument("game:more_offers", "chosen", chosen, "table")
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
