--- A game's tree as a notation with trees writes it: the reverse of planting.lua.
--
-- What planting assumes on the way to a move is left out. Another action than what a move
-- would be read as stands beside the move; one that is no move is a line of a record in
-- the comment of a node of its own.
local games = require "inarow.game"
local kernel = require "inarow.kernel"
local infer_actions = require "inarow.notation.infer_actions"
local marks = require "inarow.notation.formats.marks"
local messages = require "inarow.notation.sentences"
local model = require "inarow.model"
local own_lines = require "inarow.notation.own_lines"
local planting = require "inarow.notation.planting"

local drawing = {}

local MOVES = { play = true, pick = true, pass = true }

-- ---- Moves --------------------------------------------------------------------------

-- The colour of the move that has just been made in a game.
local function colour_made(live, action)
    return action.point and live:at(action.point)
        or live:colour_of(kernel.last(live).seat)
end

-- The action that a move of a node would be read as; nil if others would come before it.
local function read_as(self, node, move, expected)
    if node.parent.refusal then return planting.unruled(move, expected) end
    local live = games.stand(self.tree, node.parent)
    local source = planting.offers_for(self.offers, self.is_main[node], move)
    if infer_actions.before(live, source, move) then return nil end
    return infer_actions.action(live, source, move)
end

-- A node's action as a move, and its text if that does not show; nil if it is none, or
-- has no place or colour that could be written.
-- @param expected colour of the move if it is not ruled on and none is said
local function move_of(self, node, expected)
    local action = node.action
    local is_there = not action.point or self.rules.board.number[action.point]
    if not MOVES[action.verb] or not is_there then return nil end
    local colour = action.colour or expected
    if not node.refusal then
        colour = colour_made(games.stand(self.tree, node), action)
    end
    if not colour then return nil end
    local move = { colour = colour, point = action.point }
    local read = read_as(self, node, self.says_colours and move or { point = move.point },
        expected)
    local text = model.format(action)
    return move, not (read and model.format(read) == text) and text or nil
end

-- ---- What goes without saying -------------------------------------------------------

local SAID = { "before", "comment", "glyphs", "marks", "properties" }

local function is_said(node)
    for _, field in ipairs(SAID) do
        if node[field] and #node[field] > 0 then return true end
    end
    return false
end

-- May a node go without saying, if what follows it is read right?
local function may_be_implied(self, node)
    return (node.action.assumed or node == self.offer) and #node.children > 0
        and not node.refusal and not is_said(node)
end

-- Is a node's action, which may be implied, the one that comes before a move below it?
local function leads_to(self, node, below)
    local live = games.stand(self.tree, node.parent)
    local source = planting.offers_for(self.offers, self.is_main[below], below.action)
    local before = infer_actions.before(live, source, below.action)
    return before and model.format(before) == model.format(node.action)
end

-- Is a node read as it stands, if what is below it up to the next moves is?
local function is_implied(self, node)
    if not may_be_implied(self, node) then return false end
    local waiting = { node }
    while #waiting > 0 do
        for _, child in ipairs(table.remove(waiting).children) do
            if may_be_implied(self, child) then
                waiting[#waiting + 1] = child
            else
                local move, text = move_of(self, child)
                if not move or text or child.refusal
                    or not leads_to(self, node, child) then
                    return false
                end
            end
        end
    end
    return true
end

-- The nodes of the main line, as a set.
local function main_line(tree)
    local set, node = {}, tree.root
    while node do
        set[node], node = true, node.children[1]
    end
    return set
end

-- The offer of a tree, if one alone is recorded, on the main line.
local function only_offer(tree, is_main)
    local found
    for node in tree:walk() do
        local action = node.action
        if action and action.verb == "offer" and not action.assumed then
            if found or node.refusal or not is_main[node] then return nil end
            found = node
        end
    end
    return found
end

-- ---- What is said -------------------------------------------------------------------

local function is_text(value)
    return value == nil or type(value) == "string"
end

-- Would a comment be read as more than a text? Off the main line headers are not.
local function has_own_lines(text, is_main)
    local own = own_lines.split(text)
    return own ~= nil and (is_main or own ~= own_lines.headers(text))
end

-- May a mark stand on a board?
local function is_mark(board, mark)
    if type(mark) ~= "table" or not marks.parse(mark.kind, marks.value(mark)) then
        return false
    end
    return board.number[mark.point] ~= nil
        and not (mark.text and mark.text:find "[\t\r\n\v\f]")
end

-- What is wrong with what is said of a node: a message, or nil.
local function fault_of(node, board, is_main)
    local is_sound = is_text(node.before) and is_text(node.comment)
        and (node.parent or not node.before)
    for _, mark in ipairs(node.marks or {}) do
        is_sound = is_sound and is_mark(board, mark)
    end
    for _, glyph in ipairs(node.glyphs or {}) do
        is_sound = is_sound and type(glyph) == "string"
    end
    if not is_sound then return messages.say "tree-said" end
    if has_own_lines(node.before, true) or has_own_lines(node.comment, is_main) then
        return messages.say "tree-own-line"
    end
end

-- ---- Trees --------------------------------------------------------------------------

-- Copy a node's comments, glyphs, marks and properties to what it is drawn as. Most nodes
-- of a database have none.
local function drawn_as(node, drawn)
    for _, field in ipairs(SAID) do
        if node[field] and not drawn[field] then drawn[field] = node[field] end
    end
    drawn.children = {}
    return drawn
end

-- A node as a text's; and the colour that is expected after it, if it is not ruled on.
local function drawn_node(self, node)
    local expected = self.expected[node.parent]
    if not node.parent.refusal then
        expected = planting.to_move(games.stand(self.tree, node.parent))
    end
    local move, text = move_of(self, node, expected)
    if not move then
        local own = own_lines.write(model.format(node.action))
        local comment = own .. (node.comment and "\n" .. node.comment or "")
        return drawn_as(node, { comment = comment }), expected
    end
    -- Nodes share their moves.
    local key = move.colour .. " " .. (move.point or "pass")
    self.moves[key] = self.moves[key] or move
    return drawn_as(node, { move = self.moves[key], action = text }),
        planting.next_colour(self.rules, move.colour)
end

--- Draw a tree.
-- @param tree of a game
-- @param format the notation's module, whose `holds` says whether it has words for the
-- colours of moves, and for offers
-- @return its first node, {comment, glyphs, marks, properties, children}, with `offers`,
-- and nodes below it with `before`, `move` {colour, point} and its `action` (see
-- planting.lua); or nil, message
function drawing.draw(tree, format)
    local self = { tree = tree, rules = tree.cursor.rules, expected = {}, moves = {},
        is_main = main_line(tree), says_colours = format.holds.stones }
    self.offer = format.holds.offers and only_offer(tree, self.is_main)
    self.offers = self.offer and self.offer.action.points
    if self.offer and not is_implied(self, self.offer) then
        self.offer, self.offers = nil, nil
    end
    local drawn = {}
    for node in tree:walk() do
        local message = fault_of(node, self.rules.board, self.is_main[node])
        if message then return nil, message end
        local into = node.parent and drawn[node.parent]
        if not into then
            drawn[node] = drawn_as(node, { offers = self.offers })
        elseif is_implied(self, node) then
            drawn[node] = into
        else
            drawn[node], self.expected[node] = drawn_node(self, node)
            into.children[#into.children + 1] = drawn[node]
        end
    end
    return drawn[tree.root]
end

return drawing
