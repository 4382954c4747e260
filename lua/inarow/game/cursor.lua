--- The cursor: a tree's own game, which moves from node to node and rules on their
-- actions.
--
-- A tree is {root, at, cursor}. The cursor's log begins with the actions on the path to
-- the node `at`, but may be longer. Therefore an interrupt between two steps is harmless.
local kernel = require "inarow.kernel"
local model = require "inarow.model"
local say = require("inarow.game.sentences").say

local cursor = {}

-- Returns the nodes below a node on the path to a descendant, in reverse order.
local function way_down(from, to)
    local way = {}
    while to ~= from do
        way[#way + 1] = to
        to = to.parent
    end
    return way
end

-- Returns the last node that is on the paths to both nodes.
local function fork_of(one, other)
    while one.number > other.number do one = one.parent end
    while other.number > one.number do other = other.parent end
    while one ~= other do
        one, other = one.parent, other.parent
        if not one or not other then error("a node of another tree", 0) end
    end
    return one
end

--- Returns the path from a node to another node: first back, then forward.
-- @return the last common ancestor, and the nodes after it in reverse order
function cursor.way(from, to)
    local fork = fork_of(from, to)
    return fork, way_down(fork, to)
end

-- Moves the cursor back to a node.
local function go_back(self, node)
    self.at = node
    while #self.cursor.log > node.number do kernel.back(self.cursor) end
end

--- Moves the cursor to a node.
-- @return true; or nil and the refusal, if an action on the way is refused
function cursor.go(self, node)
    local fork, way = cursor.way(self.at, node)
    go_back(self, fork)
    for i = #way, 1, -1 do
        local refusal = way[i].refusal
        if not refusal then -- a hook may answer differently now
            refusal = select(4, self.cursor:apply_read(way[i].action))
        end
        if refusal then return nil, refusal end
        self.at = way[i]
    end
    return true
end

local is_after = setmetatable({}, { __mode = "k" }) -- set of the refusals made here

--- Returns the refusal of an action after a refused one.
-- @param refusal of the earlier action
function cursor.refusal_after(refusal)
    if is_after[refusal] then return refusal end
    local after = kernel.ruling { status = "refused", reason = refusal.reason,
        citation = refusal.citation,
        message = say("tree-after-refused", { message = refusal.message }) }
    is_after[after] = true
    return after
end

--- Rules on an action at a node. The cursor stays there, ready for the next action.
-- @return ruling; or nil, message, code, refusal
function cursor.try(self, node, action)
    local refusal = node.refusal
    if not refusal then
        local there, why = cursor.go(self, node)
        if there then return self.cursor:apply_read(action) end
        refusal = why
    end
    refusal = cursor.refusal_after(refusal)
    return nil, refusal.message, refusal.reason, refusal
end

--- Rules on the action of a node, in the cursor's game. If the action is legal, leaves
-- the cursor at the node.
-- @return as `try`
function cursor.rule(self, node)
    local ruling, message, code, refusal = cursor.try(self, node.parent, node.action)
    node.refusal = refusal
    if not ruling then return nil, message, code, refusal end
    self.at = node
    return ruling
end

-- Returns the text of an action without its time, for actions without a ruling.
local function untimed(action)
    local said = model.copy(action)
    said.time = nil
    return model.format(said)
end

--- Returns the meaning of an action at a node: its wording there, and its result. Two
-- actions with equal meanings are the same action.
-- @return text
function cursor.meaning(self, node, action)
    local ruling, _, _, refusal = cursor.try(self, node, action)
    -- In the log, a column has become a point.
    if ruling then action = self.cursor.log[#self.cursor.log] end
    local is_ruled = not node.refusal and cursor.go(self, node)
    local wording = is_ruled and kernel.wording(self.cursor, action)
        or untimed(action)
    return wording .. " -> " .. tostring(ruling or refusal)
end

return cursor
