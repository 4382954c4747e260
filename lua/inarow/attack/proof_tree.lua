--- A proof as a tree of the game. The winning stones are the main line, the answers that
-- the proof names are variations, and the continuation after all other answers is a
-- comment. A node that is reached in several ways occurs several times in the tree, so
-- the tree's size is limited.
local messages = require "inarow.attack.sentences"
local proof_ways = require "inarow.attack.proof_ways"

local say, counted = messages.say, messages.counted

local proof_tree = {}

--- Default limit for the nodes of a tree.
proof_tree.MOST = 20000

local Growth = {}
Growth.__index = Growth

-- Returns the node after an action; nil if the rules refuse the action.
function Growth:grow(from, action)
    local game = self.tree:stand(from)
    if not game or game.final or not game:apply(action) then return nil end
    self.count = self.count + 1
    return self.tree:arrive()
end

local function comment(node, text)
    node.comment = node.comment and node.comment .. "\n" .. text or text
end

-- Returns a legal answer that a node does not name: a pass, if possible, otherwise a
-- stone.
function Growth:unnamed(at, number)
    local named = self.form.answers[number]
    local game = self.tree:stand(at)
    local found
    for _, action in ipairs(game:legal()) do
        if action.verb == "pass" and not named.pass then return "pass" end
        if action.verb == "play" and not named[action.point] then
            found = found or "play " .. action.point
        end
    end
    return found
end

-- Adds the continuation after all unnamed answers. If no further choice follows, a
-- comment describes it. Otherwise one of these answers is added and followed.
function Growth:follow_others(at, number)
    local node = self.form.other[number]
    local points, choice = proof_ways.line(self.form, node)
    if not choice then
        comment(at, say("proof-tree-elsewhere", { moves = table.concat(points, " ") }))
        return
    end
    local action = self:unnamed(at, number)
    if action then
        self:push { node = node, from = at, action = action, is_other = true }
    end
end

-- Given a node of the proof whose stone has a node in the tree, adds the continuations
-- from there. The continuation added last is followed first.
function Growth:branch(at, number)
    local form = self.form
    local ways = proof_ways.of(form, number)
    local is_forced = proof_ways.is_forced(form, number)
    if form.other[number] and not is_forced then self:follow_others(at, number) end
    for i = #ways, 1, -1 do
        local way = ways[i]
        for k = way.answers and #way.answers or 0, 1, -1 do
            local answer = way.answers[k]
            self:push { node = way.node, from = at,
                action = answer == "pass" and answer or "play " .. answer }
        end
    end
end

function Growth:push(step)
    self.waiting[#self.waiting + 1] = step
end

-- Adds a comment where the tree is cut short.
function Growth:cut(at)
    if not self.cuts[at] then comment(at, counted("proof-tree-cut", self.most)) end
    self.cuts[at] = true
end

-- Adds a step to the tree: the answer, if there is one, and then the attacker's stone.
function Growth:take(step)
    local at = step.from
    if self.count >= self.most then return self:cut(at) end
    if step.action then
        at = self:grow(at, step.action)
        if not at or self.tree:stand(at).final then return end
        if step.is_other then comment(at, say "proof-tree-other") end
    end
    local stone = self:grow(at, "play " .. self.form.stone[step.node])
    if stone and not self.tree:stand(stone).final then
        self:branch(stone, step.node)
    end
end

--- Returns the tree of a proof: the game up to the proof's position, and the proof after
-- it.
-- @param form from proof_form.read
-- @param game to which the proof's record leads
-- @param most nodes, or nil
-- @return the tree; a comment says where it is cut short
function proof_tree.of(form, game, most)
    local branch = game:branch()
    local tree, at = branch:tree()
    local growth = setmetatable({ form = form, tree = tree, count = 0, waiting = {},
        cuts = {}, most = most or proof_tree.MOST }, Growth)
    growth:push { node = 1, from = at }
    while #growth.waiting > 0 do growth:take(table.remove(growth.waiting)) end
    return tree
end

return proof_tree
