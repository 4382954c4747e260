--- A tree of variations: what is studied of a game.
--
-- A node is an action after those of its parent; the root stands before the first one.
-- What the rules refuse may stay in a tree, marked with the refusal, and so does what
-- follows it: a file may hold it. A tree has a game of its own, the cursor, which goes
-- from node to node. So to visit one node after another takes as long as to play each
-- action once, and to go to any other as long as the way there. Nothing here calls
-- itself: a tree may be as deep as there is memory.
local api = require "inarow.api"
local kernel = require "inarow.kernel"
local model = require "inarow.model"
local say = require("inarow.game.sentences").say

local Tree = {}
Tree.__index = Tree

local tree = {}

local format = model.format

-- What is kept takes about so many bytes (service_spec.lua compares).
local NODE, EDIT, ITEM = 400, 480, 64

-- What is said of a node, and its type in Lua.
local SAID = { before = "string", comment = "string", glyphs = "table", marks = "table",
    properties = "table" }

-- A node of a tree, which is to be put into its place.
local function new_node(self, parent, action)
    self.made = self.made + 1
    return { action = action, parent = parent, children = {},
        number = parent and parent.number + 1 or 0 }
end

--- A tree with nothing in it but a root.
-- @param cursor a game that nobody else plays on, before its first action
function tree.new(cursor)
    local self = setmetatable({ cursor = cursor, edits = {}, undone = {}, changes = 0,
        made = 0 }, Tree)
    self.root = new_node(self, false, false)
    self.at = self.root
    return self
end

-- ---- From node to node --------------------------------------------------------------

-- The child of a node by an action's text; nil if there is none.
local function child_by(node, text)
    if not node.by_text then
        node.by_text = {}
        for _, child in ipairs(node.children) do
            local own = format(child.action)
            node.by_text[own] = node.by_text[own] or child
        end
    end
    return node.by_text[text]
end

local FEW = 8 -- children that are looked at one after the other

-- The child of a node by its action; nil if there is none. Games share what their logs
-- say of a stone.
local function child_for(node, action)
    local children = node.children
    if #children > FEW then return child_by(node, format(action)) end
    for i = 1, #children do
        local own = children[i].action
        if own == action or own.verb == action.verb and own.point == action.point
            and format(own) == format(action) then
            return children[i]
        end
    end
end

-- The nodes from one down to another below it, without the first.
local function way_down(from, to)
    local way = {}
    while to ~= from do
        way[#way + 1] = to
        to = to.parent
    end
    return way
end

-- The last node that the ways to two nodes have in common.
local function fork_of(one, other)
    while one.number > other.number do one = one.parent end
    while other.number > one.number do other = other.parent end
    while one ~= other do
        one, other = one.parent, other.parent
        if not one or not other then error("a node of another tree", 0) end
    end
    return one
end

-- Is a node in the tree? Another tree's is not, nor one that was taken out with what
-- follows it.
local function has(self, node)
    while node.parent and not node.is_out do node = node.parent end
    return node == self.root
end

local function check_here(self, node)
    if not has(self, node) then
        error("a node of another tree, or a deleted one", 0)
    end
end

--- The way from a node to another: back, then forward.
-- @return the last node that is before both, and the nodes from there on, the last first
function tree.way(from, to)
    local fork = fork_of(from, to)
    return fork, way_down(fork, to)
end

-- Move the cursor back to a node, and forward by others, the last first.
-- @return true; or nil and the refusal, if one of them is refused
local function move_cursor(self, fork, way)
    while self.at ~= fork do
        kernel.back(self.cursor)
        self.at = self.at.parent
    end
    for i = #way, 1, -1 do
        local refusal = way[i].refusal
        if not refusal then -- a hook may answer otherwise now
            refusal = select(4, self.cursor:apply_read(way[i].action))
        end
        if refusal then return nil, refusal end
        self.at = way[i]
    end
    return true
end

-- Bring the cursor to a node; nil, and the refusal, if an action on the way is refused.
local function go_to(self, node)
    if self.is_going then -- it was interrupted on the way: the cursor is between nodes
        while #self.cursor.log > 0 do kernel.back(self.cursor) end
        self.at = self.root
    end
    local fork, way = tree.way(self.at, node)
    self.is_going = true
    local there, why = move_cursor(self, fork, way)
    self.is_going = false
    return there, why
end

-- Rule on a node's action, and leave the cursor there if it stands.
local function rule_on(self, node)
    local there, why = nil, node.parent.refusal
    if not why then there, why = go_to(self, node.parent) end
    if not there then
        node.refusal = why
        return nil, why.message, why.reason, why
    end
    self.is_going = true
    local ruling, message, code, refusal = self.cursor:apply_read(node.action)
    node.refusal = refusal
    if ruling then self.at = node end
    self.is_going = false
    if not ruling then return nil, message, code, refusal end
    return ruling
end

-- ---- Edits --------------------------------------------------------------------------

-- Do an edit that can be taken back: each a function.
-- @param is_said true if it changes only what is said: all nodes stay where they are
local function edit(self, done, undone, is_said)
    self.edits[#self.edits + 1] = { done, undone } -- first: `done` may be interrupted
    self.undone = {}
    if not is_said then self.changes = self.changes + 1 end
    done()
end

local function place_of(node)
    for i, child in ipairs(node.parent.children) do
        if child == node then return i end
    end
end

-- Do nothing for a node that is out already.
local function remove(node)
    local place = place_of(node)
    if not place then return end
    table.remove(node.parent.children, place)
    if node.parent.by_text then node.parent.by_text[format(node.action)] = nil end
    node.is_out = true
end

-- Put what follows a node after its twin, which has the same action.
local function merge(twin, node)
    local waiting = { { twin, node } }
    while #waiting > 0 do
        local pair = table.remove(waiting)
        local to = pair[2]
        for _, child in ipairs(pair[1].children) do
            local same = child_by(to, format(child.action))
            if same then
                waiting[#waiting + 1] = { child, same }
            else
                to.children[#to.children + 1], child.parent = child, to
                if to.by_text then to.by_text[format(child.action)] = child end
            end
        end
    end
end

-- A game may have made a twin of a node that was out (tree.follow): they become one.
local function insert(node, parent, place)
    local text = format(node.action)
    local twin = child_by(parent, text)
    if twin == node then return end
    if twin then
        remove(twin)
        merge(twin, node)
    end
    table.insert(parent.children, math.min(place, #parent.children + 1), node)
    node.parent, node.is_out = parent, nil
    if parent.by_text then parent.by_text[text] = node end
end

-- Number the nodes from one on, and rule on them again.
local function renew(self, from)
    go_to(self, self.root)
    for node in self:walk(from) do
        node.number = node.parent.number + 1
        rule_on(self, node)
    end
end

-- Make a node the last variation of its parent.
local function append(node)
    local list = node.parent.children
    list[#list + 1] = node
    if node.parent.by_text then
        local text = format(node.action)
        node.parent.by_text[text] = node.parent.by_text[text] or node
    end
end

-- Is a node below another one, or that one itself?
local function is_within(node, other)
    while node and node ~= other do node = node.parent end
    return node == other
end

-- A node that has an action; or nil, message, code.
local function check_child(self, node)
    check_here(self, node)
    if node == self.root then
        return nil, say("tree-root"), "not-now"
    end
    return true
end

function Tree:add(node, action, keep)
    api.check("tree:add", node, action, keep)
    if node.is_out then check_here(self, node) end
    local read, message, code = model.parse(action, #self.cursor.rules.colours)
    if not read then return nil, message, code end
    local known = child_for(node, read)
    if known then return known end
    local child = new_node(self, node, read)
    local ruling, why, reason, refusal = rule_on(self, child)
    if not ruling and not keep then return nil, why, reason, refusal end
    if ruling then -- a stone that was given by its column alone has a point now
        child.action = self.cursor.log[#self.cursor.log]
        known = child_for(node, child.action)
        if known then
            self.at = known -- where the cursor stands, too
            return known
        end
    end
    edit(self, function() insert(child, node, #node.children + 1) end, function()
        if is_within(self.at, child) then go_to(self, node) end
        remove(child)
    end)
    return child
end

--- The nodes that a game's log goes through, made where there are none.
-- @param node of the tree that the game has gone through
-- @param log the game's actions; those after the node's are followed
-- @return the last node
function tree.follow(self, node, log)
    for i = node.number + 1, #log do
        local child = child_for(node, log[i])
        if not child then
            child = new_node(self, node, log[i])
            append(child)
        end
        node = child
    end
    return node
end

--- The last node of a tree that a game's log goes through.
function tree.last_of(self, log)
    local node = self.root
    for i = 1, #log do
        local child = child_for(node, log[i])
        if not child then break end
        node = child
    end
    return node
end

-- Bytes that a value takes, about.
local function weight(value)
    if type(value) == "string" then return #value end
    local bytes = 0
    for _, item in pairs(type(value) == "table" and value or {}) do
        bytes = bytes + ITEM + weight(item)
    end
    return bytes
end

-- Bytes of all that is said of the nodes.
local function weigh_all(self)
    local bytes = 0
    for node in self:walk() do
        for field in pairs(SAID) do bytes = bytes + weight(node[field]) end
    end
    return bytes
end

--- Bytes that a tree takes, about: nodes that were taken out count too, for they may come
-- back, and so do edits.
function tree.bytes(self)
    self.said = self.said or weigh_all(self)
    return NODE * self.made + EDIT * (#self.edits + #self.undone) + self.said
end

--- Is anything in a tree that its main line's actions do not show: a variation, a refused
-- action, or something said?
function tree.is_more(self)
    for node in self:walk() do
        if #node.children > 1 or node.refusal then return true end
        for field in pairs(SAID) do
            if node[field] then return true end
        end
    end
    return false
end

--- The tree's own game, standing at a node: for what goes on from there.
-- @return game; or nil and the refusal, if an action on the way is refused
function tree.stand(self, node)
    local there, why = go_to(self, node)
    if not there then return nil, why end
    return self.cursor
end

--- The node that the tree's own game has come to, from the one that it stood at: made
-- where there was none. It is no edit: a tree is read like that.
function tree.arrive(self)
    self.at = tree.follow(self, self.at, self.cursor.log)
    return self.at
end

--- The child of a node by an action that is refused, made if there is none.
-- @param refusal of the action, or of one before it
function tree.keep(self, node, action, refusal)
    local child = child_for(node, action)
    if not child then
        child = new_node(self, node, action)
        child.refusal = refusal
        append(child)
    end
    return child
end

--- Give all trees more methods: those of modules above this one.
function tree.extend(methods)
    for name, method in pairs(methods) do Tree[name] = method end
end

function Tree:delete(node)
    api.check("tree:delete", node)
    local ok, message, code = check_child(self, node)
    if not ok then return nil, message, code end
    local place, parent = place_of(node), node.parent
    edit(self, function()
        if is_within(self.at, node) then go_to(self, parent) end
        remove(node)
    end, function() insert(node, parent, place) end)
    return true
end

-- Move a node among its siblings.
local function reorder(self, node, from, to)
    local parent = node.parent
    edit(self, function()
        remove(node)
        insert(node, parent, to)
    end, function()
        remove(node)
        insert(node, parent, from)
    end)
end

function Tree:promote(node)
    api.check("tree:promote", node)
    local ok, message, code = check_child(self, node)
    if not ok then return nil, message, code end
    local place = place_of(node)
    if place == 1 then return nil, say("tree-first"), "not-now" end
    reorder(self, node, place, place - 1)
    return true
end

function Tree:demote(node)
    api.check("tree:demote", node)
    local ok, message, code = check_child(self, node)
    if not ok then return nil, message, code end
    local place = place_of(node)
    if place == #node.parent.children then return nil, say("tree-last"), "not-now" end
    reorder(self, node, place, place + 1)
    return true
end

function Tree:move(node, parent)
    api.check("tree:move", node, parent)
    local ok, message, code = check_child(self, node)
    if not ok then return nil, message, code end
    check_here(self, parent)
    if is_within(parent, node) then return nil, say("tree-below"), "not-now" end
    if child_for(parent, node.action) then
        return nil, say("tree-twice", { action = format(node.action) }), "not-now"
    end
    local before, place = node.parent, place_of(node)
    local function put(to, at)
        go_to(self, self.root)
        remove(node)
        insert(node, to, at)
        renew(self, node)
    end
    edit(self, function() put(parent, #parent.children + 1) end,
        function() put(before, place) end)
    return true
end

-- A value that is the tree's own, down to the fields of a list's items.
local function own(value)
    if type(value) ~= "table" then return value end
    local copy = {}
    for key, item in pairs(value) do copy[key] = own(item) end
    return copy
end

function Tree:set(node, field, value)
    api.check("tree:set", node, field, value)
    if value ~= nil and type(value) ~= SAID[field] then
        error(("tree:set: value: a %s expected for %s, got %s"):format(SAID[field], field,
            type(value)), 2)
    end
    value = own(value)
    local before = node[field]
    self.said = self.said and self.said + weight(value)
    edit(self, function() node[field] = value end,
        function() node[field] = before end, true)
    return true
end

-- Move an edit from one list to the other, and do what it has for that.
local function shift_edit(self, from, to, what, sentence)
    local last = from[#from]
    if not last then return nil, say(sentence), "not-now" end
    self.changes = self.changes + 1
    last[what]()
    to[#to + 1], from[#from] = last, nil
    return true
end

function Tree:undo()
    return shift_edit(self, self.edits, self.undone, 2, "tree-nothing-to-undo")
end

function Tree:redo()
    return shift_edit(self, self.undone, self.edits, 1, "tree-nothing-to-redo")
end

-- ---- Looking ------------------------------------------------------------------------

function Tree:has(node)
    api.check("tree:has", node)
    return has(self, node)
end

function Tree:walk(from)
    api.check("tree:walk", from)
    local waiting = { from or self.root }
    return function()
        local node = table.remove(waiting)
        for i = node and #node.children or 0, 1, -1 do
            waiting[#waiting + 1] = node.children[i]
        end
        return node
    end
end

function Tree:path(node)
    api.check("tree:path", node)
    local up, path = way_down(self.root, node), {}
    for i = #up, 1, -1 do path[#path + 1] = up[i] end
    return path
end

function Tree:find(path)
    api.check("tree:find", path)
    local node = self.root
    for i, text in ipairs(path) do
        node = child_by(node, text)
        if not node then
            return nil, say("tree-no-node", { action = tostring(text), number = i }),
                "not-now"
        end
    end
    return node
end

function Tree:game(node)
    api.check("tree:game", node)
    local standing, why = tree.stand(self, node)
    if not standing then return nil, why.message, why.reason, why end
    return standing:copy()
end

function Tree:ruling(node)
    api.check("tree:ruling", node)
    local ok, message, code = check_child(self, node)
    if not ok then return nil, message, code end
    return rule_on(self, node)
end

--- A tree of its own with the same nodes, and the node that stands for one of this.
-- @param cursor as for tree.new
-- @param node whose twin is wanted
function Tree:copy(cursor, node)
    local twin = tree.new(cursor)
    local twins = { [self.root] = twin.root }
    for one in self:walk() do
        local copy = twins[one]
        for field in pairs(SAID) do copy[field] = one[field] end
        copy.refusal = one.refusal
        for i, child in ipairs(one.children) do
            copy.children[i] = new_node(twin, copy, child.action)
            twins[child] = copy.children[i]
        end
        copy.ahead = one.ahead and twins[one.ahead]
    end
    return twin, twins[node]
end

return tree
