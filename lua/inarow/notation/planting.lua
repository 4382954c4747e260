--- Adds the tree of a text to the tree of its game.
--
-- A notation's reader returns the first node of its tree (`all`, see foreign.lua). A
-- node is {moves, comment_before, comment, glyphs, marks, properties, recorded, aside,
-- unread, children, is_main}. `moves` has any number of moves, as in foreign.lua.
-- `comment_before` precedes the first move; `comment` follows the last move. `recorded`
-- are those properties that are offers. They are dropped if the game has these offers.
-- `unread` are variations that could not be read; they are added as properties at the
-- end. `aside` are more of them, {variation, property}. One with a property replaces it
-- on the main line, where the property would change the game. The comment may contain
-- lines of a record (own_lines.lua) with actions that follow the moves.
--
-- In the game's tree each action has its own node. If a text's node has no actions, it
-- only adds remarks. The comment of such a node becomes the `before` of the next action.
-- If several actions or none follow, or if the node has other remarks, all its remarks
-- go to the previous action.
local foreign = require "inarow.notation.foreign"
local infer_actions = require "inarow.notation.infer_actions"
local language = require "inarow.language"
local messages = require "inarow.notation.sentences"
local own_lines = require "inarow.notation.own_lines"

local unpack = unpack or table.unpack

local planting = {}

-- ---- Actions ------------------------------------------------------------------------

--- Return the side to move in a game.
function planting.to_move(live)
    return live.rules.colours[select(2, live:to_act())]
end

--- Return the colour that moves after another colour if there are no rulings: the colours
-- take turns.
function planting.next_colour(rules, colour)
    local colours = rules.colours
    return colours[(language.index_of(colours, colour) or 0) % #colours + 1]
end

--- Return the action of a move without a ruling.
-- @param expected colour of the move if the text gives none
function planting.unruled(move, expected)
    if not move.point then return { verb = "pass" } end
    return { verb = "play", point = move.point,
        colour = move.colour ~= expected and move.colour or nil }
end

--- Return the offers that apply to a move, as infer_actions.play needs them. The list of
-- offers belongs to the main line. If the fifth stone of a variation is not in the list,
-- other stones were offered in the variation.
function planting.offers_for(offers, is_main, move)
    local holds = offers and (is_main or language.index_of(offers, move.point))
    return { offers = holds and offers or nil }
end

-- Plays a move from a legal node of the game's tree. Returns the next node; or, after a
-- refusal, the last legal node, the refused action and the refusal.
local function play(self, from, move, is_main)
    local live = assert(self.tree:stand(from))
    local source = planting.offers_for(self.offers, is_main, move)
    local expected = planting.to_move(live)
    local ruling, _, _, refusal, refused = infer_actions.play(live, source, move)
    local node = self.tree:arrive()
    if ruling then return node end
    self.expected[node] = expected
    local before = not refused and infer_actions.before(live, source, move)
    if before and is_main then self.change = "tree-refused-later" end
    return node, refused or infer_actions.action(live, source, move), refusal
end

-- Adds a move or an {action} after a node of the game's tree. Returns the new node.
local function step(self, from, move, is_main)
    local node, action, refusal = from, move.action, from.refusal
    if not refusal then
        node, action, refusal = play(self, from, move, is_main)
        if not action then return node end
    end
    local expected = self.expected[node]
    if action and action.verb == "offer" and not move.action then
        node, action = self.tree:keep(node, action, refusal),
            { verb = "pick", point = move.point, time = move.time }
    end
    action = action or planting.unruled(move, expected)
    local child = self.tree:keep(node, action, refusal)
    local is_other = move.action and not move.is_move and not move.colour
    self.expected[child] = is_other and expected
        or planting.next_colour(self.rules, move.colour or expected)
    return child
end

-- ---- Remarks ------------------------------------------------------------------------

local LISTS = { "glyphs", "marks", "properties" }

-- Adds a text to a node of the game's tree, unless the node has it already. `settle`
-- joins the texts at the end, because a node may have thousands.
local function say_text(self, node, field, text)
    if not text then return end
    local texts = self.texts[field]
    texts[node] = texts[node] or {}
    if texts[node][text] then return end
    texts[node][text] = true
    table.insert(texts[node], text)
end

-- Joins the added texts.
local function settle(self)
    for field, texts in pairs(self.texts) do
        for node, list in pairs(texts) do node[field] = table.concat(list, "\n") end
    end
end

-- Adds the remarks of a text's node, and a comment, to a node of the game's tree.
local function say(self, node, said, comment)
    say_text(self, node, "comment", comment)
    for _, field in ipairs(LISTS) do
        local list = said[field]
        if list and #list > 0 then
            node[field] = node[field] or {}
            for _, one in ipairs(list) do table.insert(node[field], one) end
        end
    end
end

-- ---- Nodes --------------------------------------------------------------------------

-- Returns the steps of a node, which are moves and {action}s, and the rest of its
-- comment. Invalid lines of a record stay in the comment, and so do headers outside the
-- main line.
local function steps_of(said, is_root)
    local of_comment = { comment = said.comment }
    local own = own_lines.take(of_comment)
    local actions = own and own.actions and own.actions[0] or {}
    local comment = said.comment
    if own then
        local headers = not said.is_main and own_lines.headers(comment)
        comment = of_comment.comment
        if headers then comment = headers .. (comment and "\n" .. comment or "") end
    end
    local steps = language.joined(said.moves)
    for i, action in ipairs(actions) do
        table.insert(steps, is_root and i or #steps + 1, { action = action })
    end
    return steps, comment
end

-- Returns true if a node contains only a comment that precedes the next node's action.
local function is_before(said, comment)
    return comment and #said.children == 1 and not said.glyphs and not said.marks
        and #(said.properties or {}) == 0
end

-- Stores the properties of a node that depend on the whole tree.
-- @param place the node of the game's tree with its remarks
local function store(self, said, place)
    for _, kind in ipairs { "recorded", "unread" } do
        for _, property in ipairs(said[kind] or {}) do
            table.insert(self[kind], { place = place, property = property })
        end
    end
    for _, one in ipairs(said.aside or {}) do
        one.place = place
        table.insert(self.aside, one)
    end
end

-- Adds the actions of a text's node after a node of the game's tree.
-- @param before list of comments that precede the first action, or nil
-- @return the node of the game's tree below which the children are added; and the list of
-- comments before the children
local function plant_node(self, said, from, before)
    local is_root = said == self.root
    own_lines.take_said(said)
    local steps, comment = steps_of(said, is_root)
    local node, place = from, from
    for i, move in ipairs(steps) do
        node = step(self, node, foreign.named(self.source, move), said.is_main)
        if i == 1 then
            say_text(self, node, "before", before and table.concat(before, "\n"))
            say_text(self, node, "before", said.comment_before)
        end
        -- Remarks belong to the last move or, in a node without moves, to the last
        -- action.
        if i <= math.max(1, #said.moves) or #said.moves == 0 then place = node end
    end
    if is_root then place = from end
    store(self, said, place)
    if #steps > 0 or is_root then
        say(self, place, said, comment)
        return node
    end
    if is_before(said, comment) then
        before = before or {}
        before[#before + 1] = comment
        return from, before
    end
    say_text(self, from, "comment", before and table.concat(before, "\n"))
    say(self, from, said, comment)
    return from
end

-- Joins consecutive tags with the same name into a property with several values.
local function properties_of(tags)
    local list = {}
    for _, tag in ipairs(tags) do
        local last = list[#list]
        if not last or last.name ~= tag[1] then
            last = { name = tag[1], values = {} }
            list[#list + 1] = last
        end
        table.insert(last.values, tag[2])
    end
    return list
end

-- Creates the tree of a game in a notation without trees. Returns its first node.
local function chain(source)
    local root = { moves = {}, comment = source.comment, marks = source.marks,
        properties = properties_of(source.tags or {}), children = {}, is_main = true }
    local last, list = root, infer_actions.items(source)
    for i = 1, #list do
        local move = infer_actions.move(list, i)
        local node = { moves = { move }, comment = move.comment, marks = move.marks,
            children = {}, is_main = true }
        last.children[1], last = node, node
    end
    return root
end

local function has_offer(tree)
    for node in tree:walk() do
        local action = node.action
        if action and action.verb == "offer" and not action.assumed then return true end
    end
    return false
end

-- Removes properties from the nodes of the game's tree.
local function drop_all(list)
    local is_dropped, places = {}, {}
    for _, one in ipairs(list) do
        is_dropped[one.property], places[one.place] = true, true
    end
    for place in pairs(places) do
        local rest = {}
        for _, property in ipairs(place.properties) do
            if not is_dropped[property] then rest[#rest + 1] = property end
        end
        place.properties = rest[1] and rest
    end
end

-- Adds unread variations, and drops the properties that they replace.
local function replace_aside(self)
    local is_main, node, dropped = {}, self.tree.root, {}
    while node do is_main[node], node = true, node.children[1] end
    for _, one in ipairs(self.aside) do
        if one.property and is_main[one.place] then dropped[#dropped + 1] = one end
        if not one.property or is_main[one.place] then
            say(self, one.place, { properties = { one.variation } })
        end
    end
    drop_all(dropped)
end

local function keep_all(self, list)
    for _, one in ipairs(list) do
        say(self, one.place, { properties = { one.property } })
    end
end

--- Add the tree of a source in another notation to the tree of its game. The game stays
-- at its present node.
-- @param game opened from the source, without actions
-- @param source as the notation's reader returns it
-- @return true, and the code of a sentence if the main line differs from the source's;
-- or nil, message
function planting.plant(game, source)
    local tree = game:tree()
    local root, message
    if source.all then
        root, message = source.all()
    else
        root = chain(source)
    end
    if not root then return nil, message end
    local self = { tree = tree, rules = game.rules, root = root, source = source,
        offers = source.offers,
        expected = {}, recorded = {}, aside = {}, unread = {},
        texts = { before = {}, comment = {} } }
    local waiting, last = { { root, tree.root } }, nil
    while #waiting > 0 do
        local said, from, before = unpack(table.remove(waiting), 1, 3)
        local node, before_next = plant_node(self, said, from, before)
        if said.is_main then last = node end
        for i = #said.children, 1, -1 do
            waiting[#waiting + 1] = { said.children[i], node, before_next }
        end
    end
    if has_offer(tree) then
        drop_all(self.recorded)
    elseif source.offers and #self.recorded == 0 then
        say_text(self, tree.root, "comment", messages.say "said-offers" .. " "
            .. table.concat(source.offers, " "))
    end
    keep_all(self, self.unread)
    replace_aside(self)
    settle(self)
    local is_longer = last and last.children[1]
    return true, self.change or is_longer and "tree-ends-early" or nil
end

return planting
