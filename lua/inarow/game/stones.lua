--- What can be asked of a point: the stone there, what it makes, and whether it is
-- forbidden.
local actions = require "inarow.model.actions"
local argument = require "inarow.text.argument"
local articles = require "inarow.game.articles"
local is_on_board = require("inarow.model.points").is_on
local messages = require "inarow.text.messages"
local sides = require "inarow.game.sides"

local say = messages.say

local Game = {}

local stones = { methods = Game }

-- A point of the board as it is named; or nil, message, "off-board".
local function point_of(self, word)
    local point = actions.point(word)
    if point and is_on_board(point, self.rules.width, self.rules.height) then
        return point
    end
    return nil, say("off-board", { point = word, columns = self.rules.width,
        rows = self.rules.height }), "off-board"
end

--- The colour of the stone at a point.
-- @param point string
-- @return colour, or nil if it is vacant; or nil, message, "off-board"
function Game:at(point)
    argument("game:at", "point", point, "string")
    local at, message, code = point_of(self, point)
    if not at then return nil, message, code end
    return sides.colour(self, self.position:at(at))
end

--- The index of the colour whose forbidden points matter now, or nil.
function Game:restricted()
    local forbid = self.rules.script.forbid or {}
    local _, turn = self.position:turn()
    for _, rule in pairs(forbid) do
        if not rule.colour or rule.colour == self.rules.colours[turn] then return turn end
    end
    return self.rules.restricted
end

--- The forbidden points, by column, then row: by the rows that are made there. What a
-- script's hooks refuse is not among them; see `legal`.
-- @param colour string; by default whoever is to move, if anything is forbidden to that
-- colour, else the first colour that something is forbidden to
-- @return list of points; empty in games that know none; or nil, message, "bad-action" if
-- there is no such colour, "too-deep" if it takes too long to tell of a point
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

--- The proof of what a stone at a point makes, or would make: a tree of nodes {reason,
-- point, stones, line, children}; a "straight-four" has `other`, its second point, too.
-- It is of rows alone: a script's hooks are not asked.
-- @param point string
-- @param colour string; by default that of the stone there, or of whoever is restricted,
-- or to move; the first, while a phase leaves the colours open
-- @return node; or nil, message, "off-board" | "occupied" | "bad-action" (no such
-- colour) | "too-deep" (it takes too long to tell)
function Game:explain(point, colour)
    argument("game:explain", "point", point, "string")
    argument("game:explain", "colour", colour, "string", true)
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
    proof.colour, proof.cut = sides.colour(self, index), cut
    local reason, forbidden = self.position:makes(index, point)
    proof.reason = reason or "allowed"
    if not forbidden and (reason == "overline" and self.rules.win[index].exactly) then
        proof.reason = "allowed"
    end
    proof.forbidden = forbidden or false
    proof.citation = reason and (forbidden and articles.of_reason(self, nil, nil, reason)
        or self.rules.win[index].cite) or nil
    return proof
end

return stones
