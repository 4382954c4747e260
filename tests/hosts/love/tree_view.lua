--- Draws the tree of variations: lines of play with a click on every move. Each variation
-- is indented and comes before its line continues; comments are below their moves.
local pane = require "pane"
local say = require "say"
local study = require "study"
local ui = require "ui"
local utf8 = require "utf8"

local DEEPEST = 6 -- most levels of indentation
local LONGEST = 140 -- most letters of a comment

-- Returns the beginning of a comment.
local function shortened(text)
    text = ui.clean(text:gsub("%s+", " "))
    local stop = utf8.offset(text, LONGEST + 1)
    return stop and stop <= #text and text:sub(1, stop - 1) .. "…" or text
end

-- Returns an empty layout: {items, height, width, size, y of each node}. An item is a
-- node's button or a text, {x, y, width, height, node, text, style}.
local function new_layout(width)
    return { items = {}, by_node = {}, x = 0, y = 0, width = width, size = ui.size,
        tall = math.floor(ui.size * 1.55) }
end

local function next_row(self, left)
    if self.is_begun then self.y = self.y + self.tall end
    self.x, self.is_begun = left, false
end

local function add_text(self, text, left)
    next_row(self, left)
    local style = { size = 0.85, colour = ui.colours.quiet }
    local width = self.width - left - ui.gap
    text = shortened(text)
    local height = ui.text_height(text, width, style)
    self.items[#self.items + 1] = { x = left + ui.gap, y = self.y, width = width,
        height = height, text = text, style = style }
    self.y = self.y + height + math.floor(ui.gap / 2)
end

local function add_node(self, node, left)
    local label = node.parent and study.label(node) or say.text "tree_start"
    if node.refusal then label = label .. " " .. say.text "refused_mark" end
    if node.before then add_text(self, node.before, left) end
    local width = math.min(ui.font():getWidth(ui.clean(label)) + ui.gap,
        self.width - left)
    if self.x + width > self.width then next_row(self, left) end
    local item = { x = self.x, y = self.y, width = width, height = self.tall, node = node,
        label = label, depth = self.depth }
    self.items[#self.items + 1], self.by_node[node] = item, item
    self.x, self.is_begun = self.x + width, true
    if node.comment then add_text(self, node.comment, left) end
end

local function lay_out(tree, width)
    local self = new_layout(width)
    self.depth = 0
    add_node(self, tree.root, 0)
    for _, piece in ipairs(tree:pieces()) do
        local left = math.min(piece.depth, DEEPEST) * math.floor(ui.size * 1.1)
        next_row(self, left)
        self.depth = piece.depth
        for _, node in ipairs(piece.nodes) do add_node(self, node, left) end
    end
    next_row(self, 0)
    self.height = self.y
    return self
end

-- Returns the layout of a session's tree. It is made again if the tree or the window has
-- changed.
local function layout_of(session, width)
    local known = session.layout
    if not known or known.width ~= width or known.size ~= ui.size
        or not known.by_node[session.node] then
        known = lay_out(session.tree, width)
        session.layout = known
    end
    return known
end

local function draw_node(session, item, x, y)
    local is_here = item.node == session.node
    local left, middle = x + item.x, y + item.y + item.height / 2
    local over = ui.area(item.label, left, y + item.y, item.width, item.height,
        function() session:go(item.node) end, { repeats = true })
    if is_here or over then
        ui.set(is_here and ui.colours.accent or ui.colours.over)
        love.graphics.rectangle("fill", left, y + item.y, item.width, item.height,
            ui.size * 0.3)
    end
    local colour = is_here and ui.colours.ground or item.node.refusal and ui.colours.bad
        or item.depth == 0 and ui.colours.text or ui.colours.quiet
    ui.label(item.label, left + ui.gap / 2, middle, item.width - ui.gap / 2,
        { colour = colour })
end

-- Draws a line beside each variation.
local function draw_depth(item, x, y)
    if not item.depth or item.depth == 0 then return end
    ui.set(ui.colours.line)
    local step = math.floor(ui.size * 1.1)
    for depth = 1, math.min(item.depth, DEEPEST) do
        love.graphics.rectangle("fill", x + depth * step - math.floor(step / 2),
            y + item.y, 1, item.height)
    end
end

-- The last node that was scrolled into view, and the visible height at that time.
local shown = {}

-- Scrolls the present node into view if it has changed, or if the visible height has
-- shrunk.
local function follow(session, layout, height)
    local here = layout.by_node[session.node]
    if shown.node == session.node and shown.height == height
        and shown.width == layout.width then
        return
    end
    shown = { node = session.node, height = height, width = layout.width }
    pane.reveal("tree", here.y - here.height, here.y + 2 * here.height, height)
    pane.unsettled = true
end

--- Draws the tree of a session.
return function(session, x, y, width, height)
    pane.draw("tree", x, y, width, height, function(left, top, room)
        local layout = layout_of(session, room)
        follow(session, layout, height)
        for _, item in ipairs(layout.items) do
            if top + item.y < y + height and top + item.y + item.height > y then
                draw_depth(item, left, top)
                if item.node then
                    draw_node(session, item, left, top)
                else
                    ui.text(item.text, left + item.x, top + item.y, item.width,
                        item.style)
                end
            end
        end
        return layout.height
    end)
end
