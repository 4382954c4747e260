--- Edits a tree. Each edit is complete or changes nothing, and can be undone.
--
-- An edit first lists its assignments; making an assignment twice is harmless. An
-- interrupt before the list is complete leaves the tree unchanged. If an interrupt
-- happens during the assignments, the next call makes the remaining assignments
-- (`finish`).
--
-- An edit is {node, from, to}: the node's {parent, place} before and after the edit, or
-- nil where the node is not in the tree. The edit of a field, such as a comment or
-- marks, is {node, field, from, to}.
local children = require "inarow.game.children"
local cursor = require "inarow.game.cursor"
local kernel = require "inarow.kernel"
local language = require "inarow.language"

local edits = {}

-- ---- Assignments --------------------------------------------------------------------

-- Makes the pending assignments.
function edits.finish(self)
    local waiting = self.waiting
    if not waiting then return end
    for i = 1, waiting.count do
        waiting.tables[i][waiting.fields[i]] = waiting.values[i]
    end
    self.waiting = nil
end

local function begin()
    return { count = 0, tables = {}, fields = {}, values = {} }
end

local function assign(waiting, to, field, value)
    local i = waiting.count + 1
    waiting.tables[i], waiting.fields[i], waiting.values[i] = to, field, value
    waiting.count = i
end

local function commit(self, waiting)
    self.waiting = waiting
    edits.finish(self)
end

-- ---- Where nodes stand --------------------------------------------------------------

-- Returns the children that a node will have after the edit. The caller may change the
-- list.
local function list_of(waiting, node)
    waiting.lists = waiting.lists or {}
    if not waiting.lists[node] then
        waiting.lists[node] = language.joined(node.children)
        assign(waiting, node, "children", waiting.lists[node])
        assign(waiting, node, "by_meaning", nil)
    end
    return waiting.lists[node]
end

local function take_out(waiting, node, parent)
    local list = list_of(waiting, parent)
    table.remove(list, language.index_of(list, node))
end

-- If a node has a twin with the same action, moves the node's descendants below the twin.
local function merge(waiting, twin, node)
    local pairs_left = { { twin, node } }
    while #pairs_left > 0 do
        local pair = table.remove(pairs_left)
        local to = pair[2]
        local list = list_of(waiting, to)
        for _, child in ipairs(pair[1].children) do
            local same = children.exact(list, child.action)
            if same then
                pairs_left[#pairs_left + 1] = { child, same }
            else
                list[#list + 1] = child
                assign(waiting, child, "parent", to)
            end
        end
    end
end

-- Returns the refusal of an action when its node is moved, or nil if it is legal there.
-- `before` is the refusal of the action before it, or nil.
local function refusal_at(self, number, before, action)
    if before then return cursor.refusal_after(before) end
    while #self.cursor.log >= number do kernel.back(self.cursor) end
    return select(4, self.cursor:apply_read(action))
end

-- Renumbers a node and its descendants for a new parent, and rules on their actions
-- again.
-- @param action the node's future action
local function renew(self, waiting, top, parent, action)
    local why = parent.refusal
    local there, late = cursor.go(self, why and self.root or parent)
    why = why or not there and late
    local number_of, refusal_of = { [parent] = parent.number }, {}
    refusal_of[parent] = why or nil
    assign(waiting, top, "action", action)
    local left = { { top, parent } }
    while #left > 0 do
        local node, before = (table.unpack or unpack)(table.remove(left))
        local number = number_of[before] + 1
        local refusal = refusal_at(self, number, refusal_of[before],
            node == top and action or node.action)
        number_of[node], refusal_of[node] = number, refusal
        assign(waiting, node, "number", number)
        assign(waiting, node, "refusal", refusal)
        assign(waiting, node, "meaning", nil)
        assign(waiting, node, "by_meaning", nil)
        for i = #node.children, 1, -1 do
            left[#left + 1] = { node.children[i], node }
        end
    end
end

-- Merges a node with its twin, if a game has made a twin while the node was elsewhere.
local function absorb_twin(self, waiting, node, parent)
    local twin = children.find(self, parent, node.action)
    if not twin then return end
    cursor.go(self, self.root) -- the cursor may be below the twin
    take_out(waiting, twin, parent)
    assign(waiting, twin, "is_out", true)
    merge(waiting, twin, node)
end

-- Puts a node, with its descendants, at a place in the list of a parent.
local function put_in(self, waiting, node, parent, place)
    local list = list_of(waiting, parent)
    table.insert(list, math.min(place, #list + 1), node)
    if node.parent ~= parent then
        assign(waiting, node, "parent", parent)
        renew(self, waiting, node, parent, node.action)
    end
end

-- Lists the assignments that move a node.
local function relocate(self, waiting, node, from, to)
    assign(waiting, self, "changes", self.changes + 1)
    if from then take_out(waiting, node, from.parent) end
    assign(waiting, node, "is_out", not to or nil)
    if not to then return end
    if not from or from.parent ~= to.parent then
        absorb_twin(self, waiting, node, to.parent)
    end
    put_in(self, waiting, node, to.parent, to.place)
end

local function prepare(self, edit, from, to)
    local waiting = begin()
    if edit.field then
        assign(waiting, edit.node, edit.field, to)
    else
        relocate(self, waiting, edit.node, from, to)
    end
    return waiting
end

-- Records an edit, and drops the undone edits.
local function note(self, waiting, edit)
    assign(waiting, self.edits, #self.edits + 1, edit)
    assign(waiting, self, "undone", {})
end

-- ---- Edits --------------------------------------------------------------------------

--- Carries out an edit.
-- @param edit {node, from, to} or {node, field, from, to}
function edits.carry_out(self, edit)
    local waiting = prepare(self, edit, edit.from, edit.to)
    note(self, waiting, edit)
    commit(self, waiting)
end

--- Adds a new node as the last child of its parent.
-- @param meaning of the node's action, if the parent has an index of meanings
-- @param is_edit true if the addition can be undone
function edits.append(self, node, meaning, is_edit)
    local parent = node.parent
    local place = #parent.children + 1
    if not is_edit and not parent.by_meaning then
        parent.children[place] = node
        return
    end
    local waiting = begin()
    assign(waiting, parent.children, place, node)
    if parent.by_meaning then
        node.meaning = meaning
        assign(waiting, parent.by_meaning, meaning, node)
    end
    if is_edit then
        assign(waiting, self, "changes", self.changes + 1)
        note(self, waiting, { node = node, to = { parent = parent, place = place } })
    end
    commit(self, waiting)
end

--- Changes the time of a node's action, and rules again on the actions of its
-- descendants. A change of time is not recorded as an edit, so it cannot be undone.
-- @param action the node's action with the new time
function edits.set_time(self, node, action)
    local waiting = begin()
    renew(self, waiting, node, node.parent, action)
    commit(self, waiting)
end

-- Carries out the last edit of a list between two of its places, and moves the edit to
-- another list. Returns true if there was an edit.
local function shift(self, list, other, from, to)
    local edit = list[#list]
    if not edit then return false end
    local waiting = prepare(self, edit, edit[from], edit[to])
    assign(waiting, list, #list, nil)
    assign(waiting, other, #other + 1, edit)
    commit(self, waiting)
    return true
end

--- Undoes the last edit.
-- @return true if there was an edit to undo
function edits.undo(self)
    return shift(self, self.edits, self.undone, "to", "from")
end

--- Redoes the last undone edit.
-- @return true if there was an undone edit
function edits.redo(self)
    return shift(self, self.undone, self.edits, "from", "to")
end

return edits
