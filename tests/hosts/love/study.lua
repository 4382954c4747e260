--- The tree of variations of a game that is studied: navigation and edits. The game
-- itself goes from node to node, and a new action makes a variation.
local inarow = require "inarow"
local say = require "say"
local typing = require "typing"

local study = {}

-- Returns true if a tree has more than the actions of its main line.
local function is_more(tree)
    for node in tree:walk() do
        if #node.children > 1 or node.comment or node.before or node.glyphs then
            return true
        end
    end
    return false
end

--- Returns true if a loaded game has something to study. It looks at the tree of a copy,
-- because after a look at the game's own tree, undone actions would become variations.
function study.is_worth(game)
    return is_more((game:copy():tree()))
end

--- Updates the session's tree after the tree or the game's place in it has changed.
function study.refresh(self)
    if self.tree then self.tree, self.node = self.game:tree() end
end

--- Begins or resumes a study. Actions that were undone before come after the game's own
-- line.
-- @return true; or nil and the reason
function study.begin(self)
    local clock = self.state.clock
    if clock and clock.running then return nil, say.why "clock_runs" end
    local is_first = not self.tree
    self.tree, self.node = self.game:tree()
    for _, node in ipairs(is_first and self.tree:path(self.node) or {}) do
        while self.tree:promote(node) do end
    end
    self.studies = true
    return true
end

--- Returns the game's record, with its whole tree if it was studied, and with its own
-- main line wherever the game is.
function study.record(self)
    study.refresh(self)
    return self.tree and self.tree:text "record" or self.game:record()
end

-- ---- Navigation in the tree -----------------------------------------------------------

-- Undoes actions until `count` are left, then plays those of the nodes.
local function replay(game, count, nodes)
    while #game.log > count do game:undo() end
    for i = count + 1, #nodes do
        local ruling, message = game:apply(nodes[i].action)
        if not ruling then return nil, message end
    end
    return true
end

-- Returns true if a node is another node or is below it.
local function is_within(node, other)
    while node and node ~= other do node = node.parent end
    return node == other
end

--- Brings the game to a node, or leaves it where it is.
-- @return true; or nil and the reason
function study.go(self, node)
    if node.refusal then return nil, node.refusal.message end
    local from, to, common = self.tree:path(self.node), self.tree:path(node), 0
    while to[common + 1] and to[common + 1] == from[common + 1] do common = common + 1 end
    local done, message = replay(self.game, common, to)
    if not done then
        replay(self.game, common, from)
    elseif not is_within(self.ahead, self.node) then
        self.ahead = self.node -- the way forward, if this was a step back
    end
    return done, message
end

-- Returns the last node of a node's line.
local function end_of(node)
    while node.children[1] and not node.children[1].refusal do node = node.children[1] end
    return node
end

-- Returns the node from which the game came back, or else the first child.
local function ahead_of(self)
    local seen = self.ahead
    while seen and seen.parent ~= self.node do seen = seen.parent end
    if seen then
        for _, child in ipairs(self.node.children) do
            if child == seen then return seen end
        end
    end
    return self.node.children[1]
end

-- Returns the variation that is `by` places after the present one.
local function beside(self, by)
    local siblings = self.node.parent and self.node.parent.children or {}
    for i, node in ipairs(siblings) do
        if node == self.node then return siblings[i + by] end
    end
end

-- Targets of each way, and the reasons if there is none.
local WAYS = {
    first = { function(self) return self.tree.root end, "at_start" },
    back = { function(self) return self.node.parent end, "at_start" },
    forward = { ahead_of, "at_end" },
    last = { function(self) return end_of(self.node) end, "at_end" },
    previous = { function(self) return beside(self, -1) end, "no_sibling" },
    next = { function(self) return beside(self, 1) end, "no_sibling" },
}

--- Returns the node to which a way leads; or nil, and the reason.
-- @param way "first", "back", "forward", "last", "previous" or "next" (variation)
function study.target(self, way)
    local node = WAYS[way][1](self)
    if not node or node == self.node then return nil, say.why(WAYS[way][2]) end
    return node
end

-- ---- Changes --------------------------------------------------------------------------

-- Notes a change by the user, who may undo it. `begin` changes the tree too.
local function note_change(self)
    self.changes, self.layout = (self.changes or 0) + 1, nil
end

--- Moves the present variation forward by one place.
-- @return true; or nil and the reason
function study.promote(self)
    local node = self.node
    while node.parent and node.parent.children[1] == node do node = node.parent end
    if not node.parent then return nil, say.why "main_line" end
    note_change(self)
    return self.tree:promote(node)
end

--- Deletes the present node and all nodes after it.
function study.delete(self)
    local node = self.node
    self.game:undo()
    self.tree:delete(node)
    note_change(self)
end

--- Undoes the last change of the tree: of a comment or an order, or a deletion.
-- @return true; or nil and the reason
function study.restore(self)
    if (self.changes or 0) == 0 then return nil, say.why "unchanged" end
    self.changes, self.layout = self.changes - 1, nil
    return self.tree:undo()
end

--- Returns the number of nodes that would be deleted.
function study.count(self)
    local count = 0
    for _ in self.tree:walk(self.node) do count = count + 1 end
    return count
end

--- Begins typing a comment on the present node.
-- @param field "comment", or "before": the comment before the action
-- @return true; or nil and the reason
function study.edit(self, field)
    if field == "before" and not self.node.parent then return nil, say.why "no_move" end
    self.typing = typing.new(field, self.node[field])
    return true
end

--- Ends typing: the text becomes the comment, and an empty text removes it.
function study.settle(self)
    local typed = self.typing
    if not typed then return end
    self.typing = nil
    local text = typing.text(typed)
    if text == "" then text = nil end
    if self.node[typed.field] == text then return end
    self.tree:set(self.node, typed.field, text)
    note_change(self)
end

--- Returns a node in words: its number, its short action, and its glyphs.
function study.label(node)
    local action = inarow.text(node.action):gsub("^play ", ""):gsub(" @[%d.]+", "")
    return ("%d %s%s"):format(node.number, action, table.concat(node.glyphs or {}))
end

return study
