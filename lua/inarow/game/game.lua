--- A game under the arbiter: its log of actions and the state they led to.
--
-- A game is its log: taking an action back, saving and replaying need nothing else. What
-- an action leads to, and the way back, is the kernel's to say. legal.lua, state.lua and
-- stones.lua answer what is asked.
local actions = require "inarow.model.actions"
local api = require "inarow.api"
local kernel = require "inarow.kernel"
local legal = require "inarow.game.legal"
local say = require("inarow.game.sentences").say
local variants = require "inarow.variant"
local state = require "inarow.game.state"
local stones = require "inarow.game.stones"

local Game = {}
Game.__index = Game

local game = {}

-- A line as a game.
local function game_of(line)
    local rules = line.rules
    line.width, line.height = rules.width, rules.height
    line.colours, line.gravity = rules.colours, rules.gravity
    return setmetatable(line, Game)
end

--- Give all games more methods: those of modules above this one.
-- @param methods functions by name
-- @param new_names names of methods by other names that they have
function game.extend(methods, new_names)
    for name, method in pairs(methods) do Game[name] = method end
    for name, new_name in pairs(new_names) do Game[name] = Game[new_name] end
end

--- A new game by compiled rules (inarow.rules).
function game.new(rules)
    return game_of(kernel.begin(rules))
end

--- Another game that has come as far as a game had by its first actions. What is played
-- or taken back there changes nothing here; no action is ruled on again.
-- @param other a game
-- @param count of actions of its log; all if nil
function game.branch(other, count)
    local branch = game_of(kernel.branch(other, count))
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
    local conduct, message, code =
        variants.set_match_rule(self.rules, self.origin.conduct, key, value)
    if not conduct then return nil, message, code end
    return kernel.start_over(self, conduct)
end

function Game:play_many(points, from)
    api.check("game:play_many", points, from)
    from = from or 1
    return kernel.play_many(self, points, from)
end

function Game:play(point)
    local ruling, message, code, refusal = kernel.play(self, point)
    if not ruling then api.check("game:play", point) end
    return ruling, message, code, refusal
end

function Game:apply(action)
    api.check("game:apply", action)
    return kernel.act(self, action)
end

-- Carry out an action as actions.read gave it, which stays as it is; game:apply would
-- write and read it once more.
function Game:apply_read(action)
    return kernel.act(self, actions.twin(action), true)
end

function Game:setup(cells, turn, captured)
    api.check("game:setup", cells, turn, captured)
    if #self.log > 0 then return nil, say("setup-late"), "not-now" end
    return kernel.start_over(self, nil,
        { cells = cells, turn = turn, captured = captured })
end

function Game:undo()
    if #self.log == 0 then return nil, say("nothing-to-undo"), "not-now" end
    kernel.back(self)
    return true
end

for _, part in ipairs { legal, state, stones } do
    for name, ask in pairs(part.methods) do Game[name] = ask end
end

return game
