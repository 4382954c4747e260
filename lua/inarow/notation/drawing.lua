--- Converts a game's tree to the form that notations with trees write: the reverse of
-- planting.lua.
--
-- Actions that planting.lua would assume are left out. If a reader would understand a
-- move as a different action, the node also contains the action. An action that is not a
-- move gets a node of its own, whose comment contains a line of a record.
local infer_actions = require "inarow.notation.infer_actions"
local marks = require "inarow.notation.formats.marks"
local messages = require "inarow.notation.sentences"
local model = require "inarow.model"
local own_lines = require "inarow.notation.own_lines"
local planting = require "inarow.notation.planting"

local drawing = {}

local MOVES = { play = true, pick = true, pass = true }

-- ---- Moves --------------------------------------------------------------------------

-- Returns the colour of the latest move in a game.
local function colour_made(live, action)
    return action.point and live:at(action.point)
        or live:colour_of(live:last().seat)
end

-- Returns the action that a reader would understand by a node's move. Returns nil if the
-- reader would assume other actions before this move.
local function read_as(self, node, move, expected)
    if node.parent.refusal then return planting.unruled(move, expected) end
    local live = self.tree:stand(node.parent)
    local source = planting.offers_for(self.offers, self.is_main[node], move)
    if infer_actions.before(live, source, move) then return nil end
    return infer_actions.action(live, source, move)
end

-- Returns a node's action as a move. If a reader would understand the move as a different
-- action, also returns the text of the action. Returns nil if the action is not a move,
-- or if its point or colour cannot be written.
-- @param expected colour of a move that has neither a ruling nor a colour
local function move_of(self, node, expected)
    local action = node.action
    local is_there = not action.point or self.rules.board.number[action.point]
    if not MOVES[action.verb] or not is_there then return nil end
    local colour = action.colour or expected
    if not node.refusal then
        colour = colour_made(self.tree:stand(node), action)
    end
    if not colour then return nil end
    local move = { colour = colour, point = action.point }
    local read = read_as(self, node, self.says_colours and move or { point = move.point },
        expected)
    local text = model.format(action)
    return move, not (read and model.format(read) == text) and text or nil
end

-- ---- Implied actions ----------------------------------------------------------------

local SAID = { "before", "comment", "glyphs", "marks", "properties" }

local function is_said(node)
    for _, field in ipairs(SAID) do
        if node[field] and #node[field] > 0 then return true end
    end
    return false
end

-- Returns true if a node has nothing that readers need, so it can be left out if readers
-- infer its action.
local function may_be_implied(self, node)
    return (node.action.assumed or node == self.offer) and #node.children > 0
        and not node.refusal and not is_said(node)
end

-- Returns true if a node's action can be inferred from a move below it: a reader who
-- finds only the move assumes that the action came before it.
local function leads_to(self, node, below)
    local live = self.tree:stand(node.parent)
    local source = planting.offers_for(self.offers, self.is_main[below], below.action)
    local before = infer_actions.before(live, source, below.action)
    return before and model.format(before) == model.format(node.action)
end

-- Returns true if a node can be left out. For each next move below the node, a reader
-- must infer the node's action from this move.
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

-- Returns the set of the main line's nodes.
local function main_line(tree)
    local set, node = {}, tree.root
    while node do
        set[node], node = true, node.children[1]
    end
    return set
end

-- Returns the only recorded offer of a tree, if the offer is on the main line; nil if
-- there are several offers.
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

-- ---- Remarks ------------------------------------------------------------------------

local function is_text(value)
    return value == nil or type(value) == "string"
end

-- Returns true if a reader would find lines of a record in a comment. A variation may
-- have headers in a comment, because readers take them for plain text there.
local function has_own_lines(text, is_main)
    local own = own_lines.split(text)
    return own ~= nil and (is_main or own ~= own_lines.headers(text))
end

-- Returns true if a mark is valid on a board.
local function is_mark(board, mark)
    if type(mark) ~= "table" or not marks.parse(mark.kind, marks.value(mark)) then
        return false
    end
    return board.number[mark.point] ~= nil
        and not (mark.text and mark.text:find "[\t\r\n\v\f]")
end

-- Returns a message about a fault in a node's comments, glyphs or marks; nil if there is
-- no fault.
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

-- Copies a node's comments, glyphs, marks and properties to its drawn node.
local function drawn_as(node, drawn)
    for _, field in ipairs(SAID) do
        if node[field] and not drawn[field] then drawn[field] = node[field] end
    end
    drawn.children = {}
    return drawn
end

-- Returns the drawn form of a node, and the colour that moves next if the moves have no
-- rulings.
local function drawn_node(self, node)
    local expected = self.expected[node.parent]
    if not node.parent.refusal then
        expected = planting.to_move(self.tree:stand(node.parent))
    end
    local move, text = move_of(self, node, expected)
    if not move then
        local own = own_lines.write(model.format(node.action))
        local comment = own .. (node.comment and "\n" .. node.comment or "")
        return drawn_as(node, { comment = comment }), expected
    end
    -- Drawn nodes with equal moves share one table.
    local key = move.colour .. " " .. (move.point or "pass")
    self.moves[key] = self.moves[key] or move
    return drawn_as(node, { move = self.moves[key], action = text }),
        planting.next_colour(self.rules, move.colour)
end

--- Convert a tree.
-- @param tree of a game
-- @param format module of the notation; its `holds` shows whether the notation records
-- offers and the colours of moves
-- @return the first node, {comment, glyphs, marks, properties, children, offers}; or
-- nil, message. The nodes below it have three more fields: `before`, `move` {colour,
-- point} and `action` (see planting.lua)
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
