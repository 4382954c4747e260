--- Writes several games as one library: trees with the same beginning share their nodes.
--
-- A library of one game has the game's header, as lines of a record, in its first node.
-- In a library of several games, each end of a game has the rules. The end of a game's
-- main line also has the players, the result and the comment on the game.
local messages = require "inarow.notation.formats.sentences"
local nodes = require "inarow.notation.formats.lib.nodes"
local own_lines = require "inarow.notation.own_lines"
local write_tree = require "inarow.notation.formats.lib.tree_writer"

-- ---- Texts --------------------------------------------------------------------------

-- Joins two texts as lines, without repeating a text.
local function joined(one, other)
    if not one or not other or one == other then return one or other end
    if ("\n" .. one .. "\n"):find("\n" .. other .. "\n", 1, true) then return one end
    return one .. "\n" .. other
end

-- Returns the key that distinguishes a node from its siblings.
local function key_of(node)
    local own = not node.move and own_lines.split(node.comment) or ""
    return (node.move and (node.move.point or "pass") or "") .. "\n"
        .. (node.action or "") .. "\n" .. own
end

-- Returns the child of a node whose key equals the key of another node; nil if there is
-- no such child. Keys are cached.
local function child_like(node, other)
    if not node.keyed then
        node.keyed = {}
        for i = #node.children, 1, -1 do
            node.keyed[key_of(node.children[i])] = node.children[i]
        end
    end
    return node.keyed[key_of(other)]
end

local function add_child(node, child)
    table.insert(node.children, child)
    node.keyed[key_of(child)] = child
end

-- Converts a glyph, a mark or a property to a unique text.
local function text_of(said)
    if type(said) == "string" then return said end
    return table.concat({ said.kind or said.name, said.point or "", said.text or "",
        table.concat(said.values or {}, "\0") }, "\0")
end

local function has(list, said)
    for _, one in ipairs(list) do
        if text_of(one) == text_of(said) then return true end
    end
    return false
end

-- Adds the comments, glyphs, marks and properties of another game's node to a node.
local function say(node, other)
    node.before = joined(node.before, other.before)
    node.comment = joined(node.comment, other.comment)
    for _, field in ipairs { "glyphs", "marks", "properties" } do
        for _, said in ipairs(other[field] or {}) do
            node[field] = node[field] or {}
            if not has(node[field], said) then table.insert(node[field], said) end
        end
    end
end

-- ---- Ends ---------------------------------------------------------------------------

-- Splits the lines of a header. Returns the text for every end of a game, the text for
-- the end of its main line, and the rest of the comment.
local function split_header(comment)
    local own, rest = own_lines.split(comment)
    local of_all, of_main = {}, {}
    for line in ((own or "") .. "\n"):gmatch "(.-)\n" do
        local is_of_game = line:find "^inarow: seats " or line:find "^inarow: result "
        if line ~= "" then table.insert(is_of_game and of_main or of_all, line) end
    end
    of_all = #of_all > 0 and table.concat(of_all, "\n") or nil
    of_main = #of_main > 0 and table.concat(of_main, "\n") or nil
    return of_all, joined(of_all, of_main), rest
end

-- Iterates over the nodes of a tree, including the first. Returns each node, and true if
-- the node is in the main line.
local function each_node(root)
    local waiting = { { root, true } }
    return function()
        local item = table.remove(waiting)
        if not item then return nil end
        local node, is_main = item[1], item[2]
        for i = #node.children, 1, -1 do
            waiting[#waiting + 1] = { node.children[i], is_main and i == 1 }
        end
        return node, is_main
    end
end

-- Removes the property that has the comment of a library's first node. This comment does
-- not belong to a game.
local function take_root(root)
    local properties = {}
    for _, property in ipairs(root.properties or {}) do
        local is_other = property.name ~= nodes.ROOT
        if is_other then properties[#properties + 1] = property end
        for _, value in ipairs(is_other and {} or property.values) do
            root.said = joined(root.said, value)
        end
    end
    root.properties = properties
end

-- Moves a game's header from its first node to the ends.
local function spread(root, game)
    local of_all, of_main, rest = split_header(game.comment)
    root.comment = root.said
    for node, is_main in each_node(root) do
        if #node.children == 0 then
            node.ends, node.own = game.where, is_main and of_main or of_all
            node.rest = is_main and rest or nil
        end
    end
end

-- ---- Games --------------------------------------------------------------------------

local Collection = {}
Collection.__index = Collection

-- Checks that a game can be added. Each line of the game must end in a leaf of its own.
-- Otherwise it must end where a line of another game with the same rules and result ends.
local function check_place(into, root)
    local waiting = { { into, root } }
    while #waiting > 0 do
        local item = table.remove(waiting)
        local place, node = item[1], item[2]
        if #node.children > 0 and place.ends then
            return nil, messages.say("lib-longer", { where = place.ends })
        elseif #node.children == 0 and place.ends and place.own ~= node.own then
            return nil, messages.say("lib-other-rules", { where = place.ends })
        elseif #node.children == 0 and #place.children > 0 then
            return nil, messages.say "lib-shorter"
        end
        for _, child in ipairs(node.children) do
            local below = child_like(place, child)
            if below then waiting[#waiting + 1] = { below, child } end
        end
    end
    return true
end

-- Adds the nodes of a game below existing ones.
local function graft(into, root)
    local waiting = { { into, root } }
    while #waiting > 0 do
        local item = table.remove(waiting)
        local place, node = item[1], item[2]
        say(place, node)
        place.rest = joined(place.rest, node.rest)
        for _, child in ipairs(node.children) do
            local below = child_like(place, child)
            if below then
                waiting[#waiting + 1] = { below, child }
            else
                add_child(place, child)
            end
        end
    end
end

local function has_moves(root)
    for node in each_node(root) do
        if node.move then return true end
    end
    return false
end

--- Add a game.
-- @param root first node of the game's tree, from drawing.draw; it is consumed
-- @param game header of the game, as from transcript.head, fitted to the notation
-- @return empty text, because the library is written at the end; or nil, message
function Collection:add(root, game)
    if not has_moves(root) then return nil, messages.say "lib-no-moves" end
    take_root(root)
    if not self.root then
        self.root, self.game = root, game
        return ""
    end
    if not self.is_spread then
        spread(self.root, self.game)
        self.is_spread = true
    end
    spread(root, game)
    local ok, message = check_place(self.root, root)
    if not ok then return nil, message end
    graft(self.root, root)
    return ""
end

--- Write the whole library.
-- @return text; or nil, message
function Collection:text()
    if not self.is_spread then
        self.game.comment = joined(self.root.said, self.game.comment)
        return write_tree(self.root, self.game)
    end
    for node in each_node(self.root) do
        node.comment = joined(joined(node.comment, node.rest), node.own)
    end
    self.game.comment = self.root.comment
    -- The length is unlimited, because readers can read the games one by one.
    return write_tree(self.root, self.game, true)
end

--- Create an empty library to add games to (see foreign.lua).
return function()
    return setmetatable({}, Collection)
end
