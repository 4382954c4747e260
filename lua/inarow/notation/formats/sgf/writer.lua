--- Writing SGF: games, and trees of those that begin alike.
--
-- The branches of a tree come one after another, and what each has in common with the
-- last one is written once. A node is written when nothing more can come below it: only
-- then it is known what is said there, and whether variations begin there.
local colours_of = require "inarow.notation.formats.sgf.colours"
local limits = require "inarow.notation.limits"
local marks = require "inarow.notation.formats.marks"
local messages = require "inarow.notation.formats.sentences"
local model = require "inarow.model"
local remarks = require "inarow.notation.remarks"
local sgf_result = require "inarow.notation.formats.sgf.result"

local sgf_writer = {}

local COLOURS = { "black", "white" }

-- ---- Properties ---------------------------------------------------------------------

--- A text as a property's value.
function sgf_writer.escaped(text)
    return (text:gsub("[%]\\]", "\\%0"))
end

local escaped = sgf_writer.escaped

local function letters(point, height)
    local x, y = model.coordinates(point)
    return string.char(96 + x, 97 + height - y)
end

--- A property with its values.
function sgf_writer.property(name, ...)
    local parts = { name }
    for _, value in ipairs { ... } do parts[#parts + 1] = "[" .. escaped(value) .. "]" end
    return table.concat(parts)
end

local property = sgf_writer.property

--- SGF's name of a colour of a game; results that are not colours stay as they are.
function sgf_writer.colour(rules, colour)
    for name, own in pairs(colours_of(rules.colours)) do
        if own == colour then return name end
    end
    return colour
end

local function initial(rules, colour)
    return sgf_writer.colour(rules, colour):sub(1, 1):upper()
end

--- A move {colour, point} as a property.
function sgf_writer.move(move, rules)
    local point = move.point and letters(move.point, rules.height) or ""
    return initial(rules, move.colour) .. "[" .. point .. "]"
end

-- RE's value, as the tag says it if there is one; then it has more than the result.
local function result_of(game)
    local result = sgf_writer.colour(game.rules, game.result)
    for _, tag in ipairs(game.tags) do
        local read = tag[1] == "RE" and sgf_result.read(tag[2])
        if tag[1] == "RE" and sgf_writer.colour(game.rules,
            game.rules.colours[read] or read) == result then
            return tag[3] or escaped(tag[2])
        end
    end
    return sgf_result.text(result, game.reason)
end

-- Tags of one name that follow one another are one property's values. A third part of a
-- tag is its value as it is to stand in the text. A fourth part is true if a property
-- begins with it. The result has a place of its own, and so has the turn.
local function add_tags(parts, game, is_read)
    local last
    local written = { RE = true, PL = game.turn ~= nil }
    for _, tag in ipairs(game.tags) do
        if not written[tag[1]] and (tag[3] or not is_read[tag[1]]) then
            local value = "[" .. (tag[3] or escaped(tag[2])) .. "]"
            parts[#parts + 1] = tag[1] == last and not tag[4] and value or tag[1] .. value
            last = tag[1]
        end
    end
end

local function add_stones(parts, game)
    for _, colour in ipairs(COLOURS) do
        local values = {}
        for _, stone in ipairs(game.stones or {}) do
            if sgf_writer.colour(game.rules, stone.colour) == colour then
                values[#values + 1] = letters(stone.point, game.rules.height)
            end
        end
        if #values > 0 then
            parts[#parts + 1] = "A" .. colour:sub(1, 1):upper() .. "["
                .. table.concat(values, "][") .. "]"
        end
    end
    if game.turn then
        parts[#parts + 1] = property("PL", initial(game.rules, game.turn))
    end
end

--- The first node without its comment and marks: its text up to its comment, what is
-- said of the game; and behind it, its stones.
-- @param is_read as for sgf_writer.new
function sgf_writer.root(game, is_read)
    local parts, tagged = { "(;" }, {}
    for _, tag in ipairs(game.tags) do tagged[tag[1]] = tag[3] or true end
    local function add(name, value)
        if value and not tagged[name] then parts[#parts + 1] = property(name, value) end
    end
    add("FF", "4")
    add("GM", "4")
    add_tags(parts, game, is_read)
    local width, height = game.rules.width, game.rules.height
    parts[#parts + 1] = property("SZ", width == height and tostring(width)
        or width .. ":" .. height)
    parts[#parts + 1] = property("RU", game.rule)
    for i, colour in ipairs(game.rules.colours) do
        add("P" .. initial(game.rules, colour), game.players[i])
    end
    local result = result_of(game)
    parts[#parts + 1] = result and "RE[" .. result .. "]" or nil
    local said = table.concat(parts)
    parts = {}
    add_stones(parts, game)
    if game.offers then
        local values = {}
        for i, point in ipairs(game.offers) do values[i] = letters(point, height) end
        parts[#parts + 1] = "5A[" .. table.concat(values, "][") .. "]"
    end
    return said, table.concat(parts)
end

--- Marks as properties, those of a kind together.
-- @param height of the board
function sgf_writer.marks(list, height)
    local values, parts = {}, {}
    for _, mark in ipairs(list or {}) do
        local value = "[" .. letters(mark.point, height)
            .. (mark.text and ":" .. escaped(mark.text) or "") .. "]"
        values[mark.kind] = values[mark.kind] or {}
        table.insert(values[mark.kind], value)
    end
    for _, name in ipairs(marks.names) do
        local of_kind = values[marks.kinds[name]]
        if of_kind then parts[#parts + 1] = name .. table.concat(of_kind) end
    end
    return table.concat(parts)
end

-- ---- Trees --------------------------------------------------------------------------

-- `nodes` are those of the last branch from the root, which is the first; a node is
-- {before, after: its text around what is said there; move, comment, marks; index: where
-- its text goes among the parts; children: how many there are, `first` the index of the
-- first; `open`: it begins a variation}.
local Writer = {}
Writer.__index = Writer

local function say_at(self, node, said)
    if said.comment then
        remarks.add(node, said.comment)
        self.size = self.size + #said.comment
    end
    marks.add(node, said.marks)
end

-- Nothing more comes below a node.
local function finish(self, node)
    remarks.settle(node)
    -- Joined, not formatted: a format ends a text at a byte 0 in older Luas.
    self.parts[node.index] = (node.open and "(" or "") .. node.before
        .. (node.comment and property("C", node.comment) or "") .. node.after
        .. sgf_writer.marks(node.marks, self.rules.height)
    if node.children > 1 then self.parts[#self.parts + 1] = ")" end
end

local function finish_from(self, number)
    for i = #self.nodes, number, -1 do
        finish(self, self.nodes[i])
        self.nodes[i] = nil
    end
end

-- A node below the last one.
local function push(self, node)
    local parts, parent = self.parts, self.nodes[#self.nodes]
    if parent then
        parent.children = parent.children + 1
        if parent.children == 2 then parts[parent.first] = "(" .. parts[parent.first] end
        if parent.children > 1 then parts[#parts + 1], node.open = ")", true end
    end
    node.children, node.index = 0, #parts + 1
    if parent then parent.first = parent.first or node.index end
    parts[node.index], self.nodes[#self.nodes + 1] = "", node
    self.size = self.size + #node.before + #node.after
end

local function begin(self, game)
    local before, after = sgf_writer.root(game, self.is_read)
    self.tree, self.rules, self.size = game.tree, game.rules, 0
    push(self, { before = before, after = after })
end

-- How many moves a game has in common with the last one.
local function common(nodes, moves)
    local count = 0
    while moves[count + 1] and nodes[count + 2] do
        local move, other = moves[count + 1], nodes[count + 2].move
        if move.point ~= other.point or move.colour ~= other.colour then break end
        count = count + 1
    end
    return count
end

--- Add a game: a branch of the last one's tree, if it is of the same `tree`.
-- @return text that is ready, perhaps none; or nil, message
function Writer:add(game)
    for i, move in ipairs(game.moves) do
        if not move.colour then
            return nil, messages.say("sgf-no-colour", { number = i })
        end
    end
    local ready = ""
    if not game.tree or game.tree ~= self.tree or game.branch == 1 then
        ready = self:text()
        begin(self, game)
    elseif self.size > limits.tree then
        return nil, limits.passed("tree", "game-bytes")
    end
    local shared = common(self.nodes, game.moves)
    say_at(self, self.nodes[1], game)
    for i = 1, shared do say_at(self, self.nodes[i + 1], game.moves[i]) end
    if shared < #game.moves then finish_from(self, shared + 2) end
    for i = shared + 1, #game.moves do
        local move = game.moves[i]
        push(self, { move = move, after = "",
            before = ";" .. sgf_writer.move(move, self.rules) })
        say_at(self, self.nodes[i + 1], move)
    end
    return ready
end

--- What is still to be written.
function Writer:text()
    finish_from(self, 1)
    if #self.parts == 0 then return "" end
    local text = table.concat(self.parts) .. ")\n"
    self.parts, self.tree = {}, nil
    return text
end

--- A writer of games.
-- @param is_read set of the names of properties that are no tags
function sgf_writer.new(is_read)
    return setmetatable({ is_read = is_read, parts = {}, nodes = {} }, Writer)
end

return sgf_writer
