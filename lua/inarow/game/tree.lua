--- A tree of variations, for studying a game.
--
-- A node is an action that follows its ancestors' actions; the root is the position
-- before the first action. A tree may also contain refused actions and their
-- descendants, because files contain them. Such an action is marked with its refusal. A
-- tree has its own game, the cursor, which moves from node to node. Visiting nodes in
-- sequence takes as long as playing each action once. The time for moving to another
-- node depends on the length of the path to it. No function here is recursive, so only
-- memory limits the depth of a tree.
local api = require "inarow.api"
local children = require "inarow.game.children"
local cursor = require "inarow.game.cursor"
local edits = require "inarow.game.edits"
local language = require "inarow.language"
local model = require "inarow.model"
local pieces = require "inarow.game.pieces"
local say = require("inarow.game.sentences").say

local Tree = {}
Tree.__index = Tree

local tree = {}

-- Estimates of memory in bytes (service_spec.lua compares them with real sizes).
local NODE, EDIT, ITEM = 400, 480, 64

-- The fields of a node that `set` can change.
local SAID = { "before", "comment", "glyphs", "marks", "properties" }

--- Creates a tree with only a root.
-- @param own a game before its first action, used by nobody else: the cursor
function tree.new(own)
    local self = setmetatable({ cursor = own, edits = {}, undone = {}, changes = 0,
        made = 0 }, Tree)
    self.root = children.new(self, false, false)
    self.at = self.root
    return self
end

-- ---- For games and readers ----------------------------------------------------------

tree.way = cursor.way

--- Returns the node at the end of a game's log. If nodes along the log are missing,
-- creates them. If an action in the log has another time than its node, the node
-- receives the time from the log.
-- @param node a node on the way that the game has taken
-- @param log actions of the game; nodes are created for the actions after `node`
-- @param to number of the last action to follow; nil for all
-- @return the last node
function tree.follow(self, node, log, to)
    for i = node.number + 1, to or #log do
        local action = log[i]
        local child, meaning = children.find(self, node, action)
        if not child then
            child = children.new(self, node, action)
            edits.append(self, child, meaning)
        elseif action.time and action.time ~= child.action.time then
            edits.set_time(self, child, action)
        end
        node = child
    end
    return node
end

--- Makes undone actions the way forward from a node.
-- @param list undone actions, by number
function tree.lead(self, node, list)
    while list[node.number + 1] do
        node.ahead = tree.follow(self, node, list, node.number + 1)
        node = node.ahead
    end
end

--- Moves comments on actions without nodes to the nodes that now exist.
-- @param last node on the path
-- @param said for each action's number, the fields for its node, such as a comment
function tree.take_over(last, said)
    while last do
        for field, value in pairs(said[last.number] or {}) do last[field] = value end
        last = last.parent
    end
end

--- Returns the last node of a tree along a game's log.
function tree.last_of(self, log)
    local node = self.root
    for i = 1, #log do
        local child = children.find(self, node, log[i])
        if not child then break end
        node = child
    end
    return node
end

-- Returns the estimated size of a value in bytes.
local function weight(value)
    if type(value) == "string" then return #value end
    local bytes = 0
    for _, item in pairs(type(value) == "table" and value or {}) do
        bytes = bytes + ITEM + weight(item)
    end
    return bytes
end

-- Computes the bytes of the comments, glyphs, marks and properties of the nodes.
local function weigh_all(self)
    local bytes = 0
    for node in self:walk() do
        for _, field in ipairs(SAID) do bytes = bytes + weight(node[field]) end
    end
    return bytes
end

--- Returns the estimated size of a tree in bytes. Deleted nodes are included, because an
-- undone edit may bring them back. Edits count too.
function tree.bytes(self)
    self.said = self.said or weigh_all(self)
    return NODE * self.made + EDIT * (#self.edits + #self.undone) + self.said
end

--- Returns the number of a tree's edits that have moved nodes.
function tree.changes(self)
    edits.finish(self)
    return self.changes
end

--- Returns true if a tree contains more than the actions of its main line: a variation, a
-- refused action, or a comment.
function tree.is_more(self)
    for node in self:walk() do
        if #node.children > 1 or node.refusal then return true end
        for _, field in ipairs(SAID) do
            if node[field] then return true end
        end
    end
    return false
end

-- Returns the tree's own game at a node, ready to play on.
-- @return game; or nil and the refusal, if an action on the way is refused
function Tree:stand(node)
    edits.finish(self)
    local there, why = cursor.go(self, node)
    if not there then return nil, why end
    return self.cursor
end

-- Returns the node that the tree's own game has reached by its actions since the node
-- `at`. Creates the nodes on the path to it, which is not an edit; readers build trees
-- this way.
function Tree:arrive()
    local log = language.joined(self.cursor.log) -- visiting a node may undo actions
    local node = tree.follow(self, self.at, log)
    if #self.cursor.log == node.number then self.at = node end
    return node
end

-- Returns the child of a node with a refused action. Creates the child if it is missing.
-- @param refusal of the action, or of an action before it
function Tree:keep(node, action, refusal)
    local child, meaning = children.find(self, node, action)
    if not child then
        child = children.new(self, node, action)
        child.refusal = node.refusal and cursor.refusal_after(node.refusal) or refusal
        edits.append(self, child, meaning)
    end
    return child
end

--- Gives all trees more methods, from modules that depend on this one.
function tree.extend(methods)
    for name, method in pairs(methods) do Tree[name] = method end
end

-- ---- Edits --------------------------------------------------------------------------

-- Returns true if a node is another node or one of its descendants.
local function is_within(node, other)
    while node and node ~= other do node = node.parent end
    return node == other
end

-- Returns true if a node is in the tree. Nodes of other trees and deleted nodes are not
-- in the tree. The last answer is cached, because the next node is often a child of the
-- last one.
local function has(self, node)
    edits.finish(self)
    local one, known = node, self.known_at == self.changes and self.known
    while one ~= known and not one.is_out do
        local parent = one.parent
        -- The parents of a table that only looks like a node may form a circle.
        if type(parent) ~= "table" or parent.number ~= one.number - 1 then break end
        one = parent
    end
    if one ~= self.root and one ~= known then return false end
    self.known, self.known_at = node, self.changes
    return true
end

local function check_here(self, node)
    if not has(self, node) then
        error("a node of another tree, or a deleted one", 0)
    end
end

-- Returns a node if it has an action; or nil, message, code.
local function check_child(self, node)
    check_here(self, node)
    if node == self.root then return nil, say("tree-root"), "not-now" end
    return true
end

function Tree:add(node, action, keep)
    api.check("tree:add", node, action, keep)
    check_here(self, node)
    local read, message, code = model.parse(action, #self.cursor.rules.colours)
    if not read then return nil, message, code end
    local known, meaning = children.find(self, node, read)
    if known then return known end
    local ruling, why, reason, refusal = cursor.try(self, node, read)
    if not ruling and not keep then return nil, why, reason, refusal end
    if ruling then -- a stone given by its column alone has a point now
        read = self.cursor.log[#self.cursor.log]
    end
    local child = children.new(self, node, read)
    child.refusal = refusal
    edits.append(self, child, meaning, true)
    self.known, self.known_at = child, self.changes -- the next node is often its child
    if ruling then self.at = child end
    return child
end

-- Returns the number of a node among its siblings.
local function place_of(node)
    return language.index_of(node.parent.children, node)
end

function Tree:delete(node)
    api.check("tree:delete", node)
    local ok, message, code = check_child(self, node)
    if not ok then return nil, message, code end
    edits.carry_out(self, { node = node,
        from = { parent = node.parent, place = place_of(node) } })
    return true
end

-- Moves a node among its siblings. If the node is already first or last, refuses with a
-- sentence.
local function reorder(self, node, step, sentence)
    local ok, message, code = check_child(self, node)
    if not ok then return nil, message, code end
    local parent, place = node.parent, place_of(node)
    if not parent.children[place + step] then return nil, say(sentence), "not-now" end
    edits.carry_out(self, { node = node, from = { parent = parent, place = place },
        to = { parent = parent, place = place + step } })
    return true
end

function Tree:promote(node)
    api.check("tree:promote", node)
    return reorder(self, node, -1, "tree-first")
end

function Tree:demote(node)
    api.check("tree:demote", node)
    return reorder(self, node, 1, "tree-last")
end

function Tree:move(node, parent)
    api.check("tree:move", node, parent)
    local ok, message, code = check_child(self, node)
    if not ok then return nil, message, code end
    check_here(self, parent)
    if is_within(parent, node) then return nil, say("tree-below"), "not-now" end
    if children.find(self, parent, node.action) then
        return nil, say("tree-twice", { action = model.format(node.action) }), "not-now"
    end
    edits.carry_out(self, { node = node,
        from = { parent = node.parent, place = place_of(node) },
        to = { parent = parent, place = #parent.children + 1 } })
    return true
end

-- Returns a deep copy of a value, owned by the tree.
local function own(value)
    if type(value) ~= "table" then return value end
    local copy = {}
    for key, item in pairs(value) do copy[key] = own(item) end
    return copy
end

-- Rewrites the points of marks as in records. Returns nil, message, code if a point is
-- off the board.
local function settle_points(self, marks)
    for _, mark in ipairs(marks or {}) do
        local _, message, code = self.cursor:at(mark.point)
        if message then return nil, message, code end
        mark.point = model.point(mark.point)
        if (mark.kind == "label") ~= (mark.text ~= nil and mark.text ~= "") then
            error("tree:set: value: a text expected for labels, and for nothing else", 3)
        end
    end
    return true
end

function Tree:set(node, field, value)
    api.check("tree:set", node, field, value)
    api.check_field("tree:set: value", "inarow.node", field, value)
    check_here(self, node)
    if field == "before" and node == self.root then
        return nil, say("tree-root"), "not-now"
    end
    value = own(value)
    if field == "marks" then
        local done, message, code = settle_points(self, value)
        if not done then return nil, message, code end
    end
    self.said = self.said and self.said + weight(value)
    edits.carry_out(self, { node = node, field = field, from = node[field],
        to = value })
    return true
end

function Tree:undo()
    edits.finish(self)
    if edits.undo(self) then return true end
    return nil, say("tree-nothing-to-undo"), "not-now"
end

function Tree:redo()
    edits.finish(self)
    if edits.redo(self) then return true end
    return nil, say("tree-nothing-to-redo"), "not-now"
end

-- ---- Looking ------------------------------------------------------------------------

function Tree:has(node)
    api.check("tree:has", node)
    return has(self, node)
end

function Tree:walk(from, with_game)
    api.check("tree:walk", from, with_game)
    check_here(self, from or self.root)
    local waiting = { from or self.root }
    return function()
        local node = table.remove(waiting)
        for i = node and #node.children or 0, 1, -1 do
            waiting[#waiting + 1] = node.children[i]
        end
        if node and with_game then return node, (self:stand(node)) end
        return node
    end
end

function Tree:pieces()
    return pieces(self)
end

function Tree:path(node)
    api.check("tree:path", node)
    check_here(self, node)
    local _, up = cursor.way(self.root, node)
    local path = {}
    for i = #up, 1, -1 do path[#path + 1] = up[i] end
    return path
end

function Tree:find(path)
    api.check("tree:find", path)
    local node = self.root
    check_here(self, node)
    for i, text in ipairs(path) do
        local action = model.parse(text, #self.cursor.rules.colours)
        node = action and children.find(self, node, action)
        if not node then
            return nil, say("tree-no-node", { action = tostring(text), number = i }),
                "not-now"
        end
    end
    return node
end

function Tree:game(node)
    api.check("tree:game", node)
    check_here(self, node)
    local standing, why = self:stand(node)
    if not standing then return nil, why.message, why.reason, why end
    return standing:copy()
end

function Tree:ruling(node)
    api.check("tree:ruling", node)
    local ok, message, code = check_child(self, node)
    if not ok then return nil, message, code end
    return cursor.rule(self, node)
end

--- Returns a copy of the tree, and the copy of one of its nodes.
-- @param own_game as for tree.new
-- @param node whose copy is returned
function Tree:copy(own_game, node)
    local twin = tree.new(own_game)
    local twins = { [self.root] = twin.root }
    for one in self:walk() do
        local copy = twins[one]
        for _, field in ipairs(SAID) do copy[field] = one[field] end
        copy.refusal = one.refusal
        for i, child in ipairs(one.children) do
            copy.children[i] = children.new(twin, copy, child.action)
            twins[child] = copy.children[i]
        end
        copy.ahead = one.ahead and twins[one.ahead]
    end
    return twin, twins[node]
end

return tree
