--- Finds the child of a node that has a given action. If two wordings or times of an
-- action have the same results, they lead to the same child.
local cursor = require "inarow.game.cursor"
local format = require("inarow.model").format

local children = {}

local FEW = 32 -- children are compared one by one up to this number

--- Returns the child with this action, in this wording and at this time; nil if there is
-- none. Games share the actions of their logs.
function children.exact(list, action)
    for i = 1, #list do
        local own = list[i].action
        if own == action or own.verb == action.verb and own.point == action.point
            and format(own) == format(action) then
            return list[i]
        end
    end
end

local function is_column(point)
    return point and #point == 1
end

-- Returns true if two actions may mean the same, because a column may stand for a point.
local function are_alike(one, other)
    return one.verb == other.verb and (one.point == other.point
        or is_column(one.point) or is_column(other.point))
end

local function meaning_of(self, child)
    child.meaning = child.meaning or cursor.meaning(self, child.parent, child.action)
    return child.meaning
end

-- Returns the children of a node whose actions may equal this action; all children if
-- there are many.
local function alike(node, action)
    if #node.children > FEW then return node.children end
    local list = {}
    for _, child in ipairs(node.children) do
        if are_alike(child.action, action) then list[#list + 1] = child end
    end
    return list
end

-- Returns the child of a node by the meaning of its action. If there are many children,
-- an index is used.
local function by_meaning(self, node, list, meaning)
    local index = node.by_meaning or {}
    if not node.by_meaning then
        for i = #list, 1, -1 do index[meaning_of(self, list[i])] = list[i] end
        if list == node.children then node.by_meaning = index end
    end
    return index[meaning]
end

--- Returns the child of a node by its action.
-- @return the node, or nil if there is none. If the function has computed the action's
-- meaning, this is the second result
function children.find(self, node, action)
    local list = node.children
    local found = #list <= FEW and children.exact(list, action)
    if found then return found end
    list = alike(node, action)
    if #list == 0 then return nil end
    local meaning = cursor.meaning(self, node, action)
    return by_meaning(self, node, list, meaning), meaning
end

--- Creates a node, which is not yet among its parent's children.
-- @param parent node, or false for the root
-- @param action or false
function children.new(self, parent, action)
    self.made = self.made + 1
    return { action = action, parent = parent, children = {},
        number = parent and parent.number + 1 or 0 }
end

return children
