--- The tree of variations of a game that is studied: ways through it, and edits. The game
-- itself goes from node to node, and a new action makes a variation.
local inarow = require "inarow"
local say = require "say"
local typing = require "typing"

local study = {}

-- Does a tree have more than its main line's actions?
local function is_more(tree)
    for node in tree:walk() do
        if #node.children > 1 or node.comment or node.before or node.glyphs then
            return true
        end
    end
    return false
end

--- Is there anything to study in a game that was loaded? A look at its tree would make
-- what is taken back later a variation: so a copy's is looked at.
function study.is_worth(game)
    return is_more((game:copy():tree()))
end

--- The session's tree has grown or changed, or its game stands elsewhere.
function study.refresh(self)
    if self.tree then self.tree, self.node = self.game:tree() end
end

--- Begin, or go on. What was taken back before comes after the game's own line.
-- @return true; or nil and why not
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

--- The game's record, which has all of a tree that was studied: its own main line,
-- wherever the game stands.
function study.record(self)
    study.refresh(self)
    return self.tree and self.tree:text "record" or self.game:record()
end

-- ---- Moving in the tree ---------------------------------------------------------------

-- Take actions back until this many are left, and carry others out.
local function replay(game, count, nodes)
    while #game.log > count do game:undo() end
    for i = count + 1, #nodes do
        local ruling, message = game:apply(nodes[i].action)
        if not ruling then return nil, message end
    end
    return true
end

-- Is a node below another one, or that one itself?
local function is_within(node, other)
    while node and node ~= other do node = node.parent end
    return node == other
end

--- Bring the game to a node, or leave it where it is.
-- @return true; or nil and why not
function study.go(self, node)
    if node.refusal then return nil, node.refusal.message end
    local from, to, common = self.tree:path(self.node), self.tree:path(node), 0
    while to[common + 1] and to[common + 1] == from[common + 1] do common = common + 1 end
    local done, message = replay(self.game, common, to)
    if not done then
        replay(self.game, common, from)
    elseif not is_within(self.ahead, self.node) then
        self.ahead = self.node -- the way forward, if this was a way back
    end
    return done, message
end

-- The last node of the line that a node is in.
local function end_of(node)
    while node.children[1] and not node.children[1].refusal do node = node.children[1] end
    return node
end

-- The node from which the game came back, or else the first that follows.
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

-- The variation that is this many places after the present one.
local function beside(self, by)
    local siblings = self.node.parent and self.node.parent.children or {}
    for i, node in ipairs(siblings) do
        if node == self.node then return siblings[i + by] end
    end
end

-- Where each way leads, and why it may lead nowhere.
local WAYS = {
    first = { function(self) return self.tree.root end, "at_start" },
    back = { function(self) return self.node.parent end, "at_start" },
    forward = { ahead_of, "at_end" },
    last = { function(self) return end_of(self.node) end, "at_end" },
    previous = { function(self) return beside(self, -1) end, "no_sibling" },
    next = { function(self) return beside(self, 1) end, "no_sibling" },
}

--- The node that a way leads to; or nil, and why there is none.
-- @param way "first", "back", "forward", "last", "previous" or "next" (variation)
function study.target(self, way)
    local node = WAYS[way][1](self)
    if not node or node == self.node then return nil, say.why(WAYS[way][2]) end
    return node
end

-- ---- Changes --------------------------------------------------------------------------

-- The tree was changed by its user, who may take that back. `begin` changes it too.
local function note_change(self)
    self.changes, self.layout = (self.changes or 0) + 1, nil
end

--- Put the present variation one place forward.
-- @return true; or nil and why not
function study.promote(self)
    local node = self.node
    while node.parent and node.parent.children[1] == node do node = node.parent end
    if not node.parent then return nil, say.why "main_line" end
    note_change(self)
    return self.tree:promote(node)
end

--- Delete the present node and all that follows it.
function study.delete(self)
    local node = self.node
    self.game:undo()
    self.tree:delete(node)
    note_change(self)
end

--- Take the last change of the tree back: of a comment, of an order, a deletion.
-- @return true; or nil and why not
function study.restore(self)
    if (self.changes or 0) == 0 then return nil, say.why "unchanged" end
    self.changes, self.layout = self.changes - 1, nil
    return self.tree:undo()
end

--- How many nodes would be deleted.
function study.count(self)
    local count = 0
    for _ in self.tree:walk(self.node) do count = count + 1 end
    return count
end

--- Begin to type a comment on the present node.
-- @param field "comment", or "before": what stands before the action
-- @return true; or nil and why not
function study.edit(self, field)
    if field == "before" and not self.node.parent then return nil, say.why "no_move" end
    self.typing = typing.new(field, self.node[field])
    return true
end

--- End the typing: the text becomes the comment, and an empty text removes it.
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

--- A node in words: its number, its action in short, and its glyphs.
function study.label(node)
    local action = inarow.text(node.action):gsub("^play ", ""):gsub(" @[%d.]+", "")
    return ("%d %s%s"):format(node.number, action, table.concat(node.glyphs or {}))
end

return study
