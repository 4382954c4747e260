--- A game under the arbiter: its log of actions and the state they led to.
--
-- A game is its log: taking an action back, saving and replaying need nothing else. What
-- an action leads to is turn.lua's to say, and the way back line.lua's; this file goes on
-- from state to state. legal.lua, state.lua and stones.lua answer what is asked.
local actions = require "inarow.model.actions"
local api = require "inarow.api"
local articles = require "inarow.kernel.articles"
local core = require("inarow.core").line
local endings = require "inarow.kernel.endings"
local language = require "inarow.language"
local keys = require "inarow.game.keys"
local legal = require "inarow.game.legal"
local line = require "inarow.kernel.line"
local messages = require "inarow.kernel.sentences"
local officials = require "inarow.model.officials"
local variants = require "inarow.variant"
local refusals = require "inarow.kernel.refusals"
local rulings = require "inarow.model.ruling"
local sides = require "inarow.kernel.sides"
local state = require "inarow.game.state"
local stones = require "inarow.game.stones"
local trees = require "inarow.game.tree"
local turns = require "inarow.kernel.turn"

local say = messages.say
local say_of_tree = require("inarow.game.sentences").say

local Game = {}
Game.__index = Game

--- Games' methods are `game.methods`: inarow.lua adds those of rooms above this one.
local game = { methods = Game }

-- A game that stands at a state, with the line that led there.
local function standing_at(now, log, tables, positions)
    local rules = now.rules
    return setmetatable({ rules = rules, origin = now.origin, position = now.position,
        at_table = now.at_table, final = now.final, number = now.number, log = log,
        tables = tables, positions = positions, width = rules.width,
        height = rules.height, colours = rules.colours,
        gravity = rules.gravity }, Game)
end

--- A new game by compiled rules (inarow.rules). Games share the state that they begin
-- with, and entries of their logs.
function game.new(rules)
    rules.first = rules.first
        or turns.first(rules, rules.conduct, nil, rules.core:start():keep())
    local first = rules.first
    return standing_at(first, {}, { [0] = first.at_table }, { [0] = first.position })
end

--- Another game that has come as far as a game had by its first actions. What is played
-- or taken back there changes nothing here; no action is ruled on again.
-- @param other a game
-- @param count of actions of its log; all if nil
function game.branch(other, count)
    local branch
    repeat
        local here = line.held(other)
        local now = count and count < here.number and line.at(other, count) or here
        branch = standing_at(now, line.part(other, now.number))
    until core.stands(other, here) -- a finalizer may have played on
    branch.seats = other.seats
    return branch
end

--- Another game, with one action more than a game has, which the rules allow.
-- @param other a game, which is left as it is
-- @param action its text
function game.ahead(other, action)
    local ahead = game.branch(other)
    assert(ahead:apply(action))
    return ahead
end

function Game:set_option(key, value)
    api.check("game:set_option", key)
    if #self.log > 0 then
        return nil, say("conduct-late", { name = key }), "not-now"
    end
    local before = line.now(self)
    local conduct, message, code =
        variants.set_match_rule(self.rules, before.origin.conduct, key, value)
    if not conduct then return nil, message, code end
    local first =
        turns.first(self.rules, conduct, before.origin.start, before.position)
    first.final = before.final -- a position set up may be over
    core.go_on(self, before, first)
    self.variations, self.node = nil, nil
    return true
end

-- The words of an action whose verb is known, but not what follows it: refused by the
-- article of the verb.
local function unreadable(self, what, verb)
    return refusals.bad_action(what, articles.of_verb(self, verb))
end

-- ---- The game's methods ---------------------------------------------------------------

function Game:play_many(points, from)
    api.check("game:play_many", points, from)
    from = from or 1
    return turns.is_of_stones(self) and core.run(self, self.log, points, from) or from
end

function Game:play(point)
    -- The short way: nothing but the board has a say in it.
    if turns.is_of_stones(self) and core.play(self, self.log, point) then
        return rulings.ok
    end
    api.check("game:play", point)
    if self.final then return refusals.refuse(self, "game-over") end
    local read = actions.place(point)
    if not read then return refusals.bad_action(say("not-a-point", { word = point })) end
    return self:carry_out { verb = "play", point = read }
end

-- Rule on an action at its time; it stands once it has been ruled on, or nothing has
-- changed, the clock included.
function Game:carry_out(action, colour, seat)
    local before = line.now(self)
    local ruling, next_state, message, code, refusal =
        turns.take(before, action, colour, seat, self)
    if ruling then core.go_on(self, before, next_state, action) end
    return ruling, message, code, refusal
end

-- Rule on an action that was read, which is the game's own: whose is it, and of which
-- colour?
local function rule_on(self, action)
    local seat, colour
    if action.by then
        local verb = action.verb
        seat = sides.seat(self, action.by)
        if not seat and not (officials[action.by]
            and (verb == "claim" or verb == "organizer")) then
            return refusals.bad_action(say("not-a-player", { word = tostring(action.by),
                expected = say "expected-holder" }),
                verb == "claim" and articles.of(self, "time-call") or nil)
        end
    end
    if action.colour then
        colour = sides.colour_index(self, action.colour)
        if not colour then
            return unreadable(self, select(2, sides.not_a_colour(self, action.colour)),
                action.verb)
        end
    end
    return self:carry_out(action, colour, seat)
end

function Game:apply(action)
    api.check("game:apply", action)
    if self.final then return refusals.refuse(self, "game-over") end
    local is_table = type(action) == "table"
    local read, message =
        (is_table and actions.copy or actions.parse)(action, #self.rules.colours)
    if not read then
        return unreadable(self, message,
            is_table and action.verb or not is_table and action:match "^%s*(%S+)")
    end
    return rule_on(self, read)
end

-- Carry out an action as actions.read gave it, which stays as it is; game:apply would
-- write and read it once more.
function Game:apply_read(action)
    if self.final then return refusals.refuse(self, "game-over") end
    return rule_on(self, actions.twin(action))
end

function Game:setup(cells, turn, captured)
    api.check("game:setup", cells, turn, captured)
    if #self.log > 0 then return nil, say("setup-late"), "not-now" end
    local colours = self.rules.colours
    local first, counts = turn and sides.named(colours, turn), captured and {}
    if turn and not first then return sides.not_a_colour(self, turn, "bad-position") end
    for colour, taken in pairs(captured or {}) do
        local named = sides.named(colours, colour)
        if not named or counts[named] then -- perhaps by two spellings
            return sides.not_a_colour(self, colour, "bad-position")
        elseif not self.rules.capture or type(taken) ~= "number" or taken % 1 ~= 0
            or taken < 0 or taken > 65535 then
            return nil, say("bad-position", { fault = say("bad-captured",
                { colour = tostring(colour), given = language.shown(taken) }) }),
                "bad-position"
        end
        counts[named] = math.floor(taken) -- JSON may give 4.0
    end
    local before = line.now(self)
    local position, fault, one, other =
        self.rules.core:setup(cells, first and sides.colour_index(self, first))
    if not position then
        return nil, say("bad-position", { fault = say(fault, { one = one,
            other = other }) }), "bad-position", self.rules.board.number[one] or one
    end
    for colour, taken in pairs(counts or {}) do
        position:set_taken(sides.colour_index(self, colour), taken)
    end
    local next_state = turns.first(self.rules, before.origin.conduct,
        { cells = cells, turn = first, captured = counts }, position)
    if position:is_stuck() then -- a game in which nothing can be done is over
        local full = self.rules.draws["full-board"]
            and not cells:find(".", 1, true)
        endings.finish(next_state,
            (endings.outcome(next_state, "drawn", full and "full-board" or "no-action")))
    end
    core.go_on(self, before, next_state)
    self.variations, self.node = nil, nil
    return true
end

-- Take back the last action, of which there is one, and leave the variations as they are.
function Game:take_back()
    local before = line.now(self)
    core.go_back(self, before, line.at(self, before.number - 1))
end

-- ---- Variations -----------------------------------------------------------------------

-- The node of the game's tree that stands for where the game is: nodes are made for what
-- was played since the last one was asked for, or all of them if the tree was edited.
local function here(self)
    if not self.variations then
        self.variations = trees.new(game.branch(self, 0))
    end
    local tree = self.variations
    local from = self.changes == tree.changes and self.node or tree.root
    self.node, self.changes = trees.follow(from, self.log), tree.changes
    return self.node
end

function Game:undo()
    if #self.log == 0 then return nil, say("nothing-to-undo"), "not-now" end
    local node = here(self)
    node.parent.ahead = node
    self:take_back()
    self.node = node.parent
    return true
end

function Game:redo()
    local node = here(self)
    local ahead = node.ahead
    if not ahead or ahead.parent ~= node then ahead = node.children[1] end
    if not ahead then return nil, say_of_tree("nothing-to-redo"), "not-now" end
    return self:apply_read(ahead.action)
end

function Game:tree()
    return here(self) and self.variations, self.node
end

function Game:copy()
    local copy = game.branch(self)
    copy.seats = self.seats and language.joined(self.seats)
    copy.result = self.result
    if self.variations then
        copy.variations, copy.node =
            self.variations:copy(game.branch(self, 0), here(self))
        copy.changes = 0
    end
    return copy
end

for _, part in ipairs { keys, legal, state, stones } do
    for name, ask in pairs(part.methods) do Game[name] = ask end
end

return game
