--- Keeps the games of a service, by handle. After a game has been added or removed, no
-- deadline stops the request any more.
local core = require "inarow.core"
local nodes = require "inarow.service.nodes"
local say = require("inarow.service.sentences").say

local Games = {}
Games.__index = Games

local games = {}

-- Estimates of memory in bytes, which service_spec.lua compares with measurements.
local RULES = 65536

--- Create an empty set of games.
-- @param most greatest number of open games
function games.new(most)
    return setmetatable({ by_handle = {}, count = 0, last = 0, most = most, bytes = 0,
        weights = {}, users = {}, nodes = {}, last_node = 0 }, Games)
end

--- Return true if one more game may be opened; or nil, message, code.
function Games:have_room()
    if self.count < self.most then return true end
    return nil, say("too-many-games", { most = self.most }), "too-many-games"
end

-- Updates the size of a game; does nothing for a closed game.
local function weigh(self, handle)
    local game = self.by_handle[handle]
    local weight = game and game:bytes() + self.nodes[handle]:bytes() or 0
    self.bytes = self.bytes + weight - (self.weights[handle] or 0)
    self.weights[handle] = game and weight
end

-- Counts rules once, even if several games use them.
local function use_rules(self, game, change)
    local rules = game.rules.core
    local before = self.users[rules] or 0
    local users = before + change
    self.users[rules] = users > 0 and users or nil
    self.bytes = self.bytes + RULES * (math.min(users, 1) - math.min(before, 1))
end

--- Keep a game.
-- @return handle of the game; no other game ever has the same handle
function Games:add(game)
    core.hold(true)
    self.count, self.last = self.count + 1, self.last + 1
    local handle = ("g%.0f"):format(self.last)
    self.by_handle[handle], self.nodes[handle] = game, self:new_nodes()
    weigh(self, handle)
    use_rules(self, game, 1)
    return handle
end

--- Keep a game. Return its handle, and the properties that never change.
function Games:begun(game)
    return { game = self:add(game), width = game.width, height = game.height,
        colours = game.colours }
end

--- Return the game with a handle; or nil, message, code.
function Games:find(handle)
    local game = self.by_handle[handle]
    if game then return game end
    return nil, say("no-such-handle", { handle = handle }), "no-such-game"
end

-- Creates ids for the nodes of a game's tree. Each id is used only once.
function Games:new_nodes()
    return nodes.new(function()
        self.last_node = self.last_node + 1
        return self.last_node
    end)
end

--- Return the ids of the nodes of a game's tree.
-- @param handle of the game; nil for a game that is not kept
function Games:nodes_of(handle)
    return self.nodes[handle] or self:new_nodes()
end

--- Update the size of a game that has become longer or shorter.
Games.changed = weigh

--- Close a game.
-- @return true; or nil, message, code
function Games:close(handle)
    local game, message, code = self:find(handle)
    if not game then return nil, message, code end
    core.hold(true)
    self.by_handle[handle], self.count = nil, self.count - 1
    weigh(self, handle)
    self.nodes[handle] = nil
    use_rules(self, game, -1)
    return true
end

return games
