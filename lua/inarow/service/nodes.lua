--- Identifies the nodes of a game's tree by ids, the numbers that clients use. A node
-- keeps its id as long as the tree exists, even if it is moved. No other node of the
-- service ever has the same id.
local say = require("inarow.service.sentences").say

local Nodes = {}
Nodes.__index = Nodes

local nodes = {}

local ID = 128 -- estimated size in bytes, tested by service_spec.lua

--- Create an empty set of ids.
-- @param next_id function that returns an unused id
function nodes.new(next_id)
    return setmetatable({ by_id = {}, ids = {}, count = 0, next_id = next_id }, Nodes)
end

--- Return the id of a node.
function Nodes:id(node)
    local id = self.ids[node]
    if not id then
        id = self.next_id()
        self.ids[node], self.by_id[id], self.count = id, node, self.count + 1
    end
    return id
end

--- Return the node named by a client.
-- @param tree that contains the node
-- @param name id of the node; or its path, the texts of the actions from the root on
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

--- Return the estimated size of the ids in bytes.
function Nodes:bytes()
    return ID * self.count
end

return nodes
