--- The nodes of a game's tree by their ids: numbers, which clients name them by. A node
-- has its id for as long as the tree is there, wherever the node is moved; no other node
-- of the service has it ever.
local say = require("inarow.service.sentences").say

local Nodes = {}
Nodes.__index = Nodes

local nodes = {}

local ID = 128 -- bytes that one takes about (service_spec.lua compares)

--- No ids yet.
-- @param next_id function giving an id that was never given
function nodes.new(next_id)
    return setmetatable({ by_id = {}, ids = {}, count = 0, next_id = next_id }, Nodes)
end

--- The id of a node.
function Nodes:id(node)
    local id = self.ids[node]
    if not id then
        id = self.next_id()
        self.ids[node], self.by_id[id], self.count = id, node, self.count + 1
    end
    return id
end

--- The node that a client names.
-- @param tree that it is in
-- @param name its id; or its path, the texts of the actions from the root on
-- @return node; or nil, message, code
function Nodes:find(tree, name)
    local node, message
    if type(name) == "table" then
        node, message = tree:find(name)
        return node, message, not node and "no-such-node" or nil
    end
    node = self.by_id[name]
    if node and tree:has(node) then return node end
    return nil, say("no-such-node", { node = ("%.0f"):format(name) }), "no-such-node"
end

--- Bytes that the ids take, about.
function Nodes:bytes()
    return ID * self.count
end

return nodes
