--- A game under the arbiter: its log of actions, and the state after them.
--
-- The log defines the game: undoing, saving and replaying need nothing else. The kernel
-- computes the effect of an action, and how to undo it. Undone actions are kept in a
-- tree (tree.lua). Other files of this folder define the methods that answer questions.
local model = require "inarow.model"
local api = require "inarow.api"
local kernel = require "inarow.kernel"
local keys = require "inarow.game.keys"
local language = require "inarow.language"
local legal = require "inarow.game.legal"
local players = require "inarow.game.players"
local prompt = require "inarow.game.prompt"
local say = require("inarow.game.sentences").say
local state = require "inarow.game.state"
local stones = require "inarow.game.stones"
local trees = require "inarow.game.tree"

local Game = {}
Game.__index = Game

local game = {}

-- Makes a table that has a line into a game.
local function game_of(line)
    local rules = line.rules
    line.width, line.height = rules.width, rules.height
    line.colours, line.gravity = rules.colours, rules.gravity
    return setmetatable(line, Game)
end

--- Gives all games and their trees more methods, from modules that depend on this one.
-- @param methods functions by name
-- @param new_names the new names of methods, by their old names
-- @param of_trees functions by name, which are the trees' methods
function game.extend(methods, new_names, of_trees)
    for name, method in pairs(methods) do Game[name] = method end
    trees.extend(of_trees)
    for name, new_name in pairs(new_names) do Game[name] = Game[new_name] end
end

--- Creates a game with compiled rules (inarow.rules).
function game.new(rules)
    return game_of(kernel.begin(rules))
end

-- Returns a game with the first actions of this game. The two games are independent; the
-- copied actions are not ruled on again.
-- @param count number of the actions to copy; all if nil
-- @param action text of one more action, which must be legal; or nil
function Game:branch(count, action)
    local branch = game_of(kernel.branch(self, count))
    branch.seats = self.seats
    if action then assert(branch:apply(action)) end
    return branch
end

-- Returns a new game under the same rules that begins at a position (game:setup).
function Game:begun_at(cells, turn)
    local begun = game.new(self.rules)
    assert(begun:setup(cells, turn))
    return begun
end

-- Fields about undone actions and comments.
local OF_START = { "variations", "node", "ahead", "said" }

-- Changes the start of the game, which discards all undone actions.
local function start_over(self, ...)
    local done, message, code, at = kernel.start_over(self, ...)
    if not done then return nil, message, code, at end
    -- A missing field may need memory, even for nil (Lua 5.1, 5.2, LuaJIT).
    for i = 1, #OF_START do
        if rawget(self, OF_START[i]) ~= nil then self[OF_START[i]] = nil end
    end
    return done
end

function Game:set_option(key, value)
    api.check("game:set_option", key)
    if #self.log > 0 then
        return nil, say("conduct-late", { name = key }), "not-now"
    end
    return start_over(self, { key = key, value = value })
end

function Game:play_many(points, from)
    api.check("game:play_many", points, from)
    from = from or 1
    return kernel.play_many(self, points, from)
end

function Game:play(point)
    local ruling, message, code, refusal = kernel.play(self, point)
    if ruling then return ruling end
    api.check("game:play", point)
    return nil, message, code, refusal
end

function Game:apply(action)
    api.check("game:apply", action)
    return kernel.act(self, action)
end

-- Carries out an action from model.read without changing it. game:apply would write the
-- action as text and read it again.
function Game:apply_read(action)
    return kernel.act(self, model.copy(action), true)
end

function Game:setup(cells, turn, captured)
    api.check("game:setup", cells, turn, captured)
    if #self.log > 0 then return nil, say("setup-late"), "not-now" end
    return start_over(self, nil,
        { cells = cells, turn = turn, captured = captured })
end

-- Returns the node of the game's tree for its present state. Before that, creates nodes
-- for the actions since the last call, for undone actions and for comments. If the tree
-- was edited, creates nodes for all actions.
local function here(self)
    if not self.variations then
        self.variations = trees.new(self:branch(0))
    end
    local tree, ahead = self.variations, self.ahead
    local changes = trees.changes(tree)
    local from = self.changes == changes and self.node or tree.root
    local known = math.min(ahead and ahead.least or #self.log, #self.log)
    while from.number > known do from = from.parent end
    if ahead then
        from = trees.follow(tree, from, self.log, known)
        trees.lead(tree, from, ahead)
    end
    from = trees.follow(tree, from, self.log)
    if self.said then trees.take_over(from, self.said) end
    self.node, self.changes, self.ahead, self.said = from, changes, nil, nil
    return from
end

function Game:prompt()
    return prompt.of(self)
end

-- ---- Back and forward ---------------------------------------------------------------

-- Until the tree is first used, undone actions are in a list by number. They have the
-- numbers from `least` + 1 to `to`. The actions up to number `from` were played again. If
-- another action is played and undone too, the actions of the list become nodes.

-- Updates the list after actions that were played again.
local function still_ahead(self)
    local ahead, log = self.ahead, self.log
    while ahead and ahead.from < ahead.to
        and log[ahead.from + 1] == ahead[ahead.from + 1] do
        ahead.from = ahead.from + 1
    end
    return ahead
end

-- Returns the list of undone actions that the last action is added to. If the present
-- list does not fit, a new list begins.
local function ahead_of(self, number)
    local ahead = still_ahead(self)
    if ahead and ahead.from == number then return ahead end
    if ahead then here(self) end
    self.ahead = { least = number, from = number, to = number }
    return self.ahead
end

function Game:undo(forget)
    api.check("game:undo", forget)
    local number = #self.log
    if number == 0 then return nil, say("nothing-to-undo"), "not-now" end
    if self.said then here(self) end
    local known = self.ahead and self.ahead.from or self.node and self.node.number or 0
    if forget and number > known then
        kernel.back(self)
    elseif self.is_studied then
        local node = here(self)
        node.parent.ahead = node
        kernel.back(self)
        self.node = node.parent
    else
        local action = self.log[number]
        local ahead = ahead_of(self, number)
        ahead[number] = action
        kernel.back(self)
        ahead.from, ahead.least = number - 1, math.min(ahead.least, number - 1)
    end
    return true
end

-- Returns the next undone action, to which the game can go forward; or nil.
local function next_action(self)
    local ahead = still_ahead(self)
    if ahead and ahead.from == #self.log and ahead.from < ahead.to then
        return ahead[ahead.from + 1]
    end
    if not self.variations then return nil end
    local node = here(self)
    local child = node.ahead -- the child may have been deleted or moved
    if not language.index_of(node.children, child) then
        child = nil
        for _, other in ipairs(node.children) do
            child = child or not other.refusal and other or nil
        end
    end
    return child and model.copy(child.action)
end

function Game:redo()
    local action = next_action(self)
    if not action then return nil, say("nothing-to-redo"), "not-now" end
    return kernel.act(self, action, true)
end

-- ---- The tree -----------------------------------------------------------------------

function Game:go(node)
    api.check("game:go", node)
    if self.ahead or self.said then here(self) end
    local tree = self.variations
    if node then
        if not tree or not tree:has(node) then
            error("game:go: node: a node of another tree, or a deleted one", 2)
        end
        -- If the node was deleted, `here` would create it again.
        if tree:has(self.node) then here(self) end
        local standing, why = tree:stand(node)
        if not standing then return nil, why.message, why.reason, why end
        for key, value in pairs(kernel.branch(standing)) do self[key] = value end
    elseif tree then
        node = trees.last_of(tree, self.log)
        while #self.log > node.number do kernel.back(self) end
    end
    self.node, self.changes = node, tree and trees.changes(tree)
    return true
end

function Game:tree()
    local node = here(self)
    local cursor = self.variations.cursor
    cursor.seats, cursor.result = self.seats, self.result
    self.is_studied = true
    return self.variations, node
end

-- Returns the place for a comment on an action in the log or, for number 0, on the game:
-- a node of the tree. Until the tree is first used, this place is a table whose content
-- the node will receive.
function Game:place(number)
    self.is_studied = true
    if self.variations then
        local node = here(self)
        while node.number > number do node = node.parent end
        return node
    end
    self.said = self.said or {}
    self.said[number] = self.said[number] or {}
    return self.said[number]
end

-- Returns the tree of the game for writing, and the game's node. Returns nil if the tree
-- has nothing beyond the log. Also returns nil if nobody has used the tree: undone
-- actions are then slips and not variations.
function Game:branched()
    if not self.is_studied then return nil end
    local node = here(self)
    if #node.children > 0 or trees.is_more(self.variations) then
        return self.variations, node
    end
end

-- Moves the game to a node of its tree, action by action.
-- @return true; or the results of game:apply if the rules now refuse an action on the
-- way
function Game:travel(node)
    local fork, way = trees.way(here(self), node)
    while #self.log > fork.number do kernel.back(self) end
    self.node = fork
    for i = #way, 1, -1 do
        local ruling, message, code, refusal = self:apply_read(way[i].action)
        if not ruling then return nil, message, code, refusal end
    end
    return true
end

-- Estimated size of a line in bytes (service_spec.lua compares it with the real size).
local function line_bytes(line)
    local GAME, ACTION = 2048, 480
    local actions = math.max(#line.log, line.ahead and line.ahead.to or 0)
    return GAME + ACTION * actions
end

function Game:bytes()
    if self.said then here(self) end
    local tree = self.variations
    return line_bytes(self)
        + (tree and line_bytes(tree.cursor) + trees.bytes(tree) or 0)
end

function Game:copy()
    local copy = self:branch()
    copy.seats = self.seats and language.joined(self.seats)
    copy.result = self.result
    if self.variations or self.ahead or self.said then
        local node = here(self)
        copy.variations, copy.node = self.variations:copy(self:branch(0), node)
        copy.changes, copy.is_studied = 0, self.is_studied
    end
    return copy
end

for _, part in ipairs { keys, legal, players, state, stones } do
    for name, ask in pairs(part.methods) do Game[name] = ask end
end

return game
