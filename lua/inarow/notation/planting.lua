--- A text's tree, planted in the tree of its game.
--
-- What a notation reads of a tree (`all`, see foreign.lua) is its first node. Nodes are
-- {moves, comment_before, comment, glyphs, marks, properties, recorded, unread, children,
-- is_main}: any number of moves, as foreign.lua has them, and what is said before the
-- first and after the last; `recorded` are properties with offers, kept if the game has
-- no place for them; `unread` are those that come last. The comment may hold lines of a
-- record (own_lines.lua): actions, after the moves. In the game's tree each action has a
-- node of its own. Nodes without actions only say more: a comment is what stands
-- `before` the action that follows; if none does, or several do, or there are marks, all
-- of it goes to the action that comes before.
local foreign = require "inarow.notation.foreign"
local games = require "inarow.game"
local infer_actions = require "inarow.notation.infer_actions"
local kernel = require "inarow.kernel"
local language = require "inarow.language"
local messages = require "inarow.notation.sentences"
local own_lines = require "inarow.notation.own_lines"

local unpack = unpack or table.unpack

local planting = {}

-- ---- Actions ------------------------------------------------------------------------

--- The colour that is to move in a game.
function planting.to_move(live)
    return live.rules.colours[select(2, kernel.to_act(live))]
end

--- The colour that moves after another one where nobody rules on it: they take turns.
function planting.next_colour(rules, colour)
    local colours = rules.colours
    return colours[(language.index_of(colours, colour) or 0) % #colours + 1]
end

--- The action of a move that nobody rules on.
-- @param expected colour that it would have without being said
function planting.unruled(move, expected)
    if not move.point then return { verb = "pass" } end
    return { verb = "play", point = move.point,
        colour = move.colour ~= expected and move.colour or nil }
end

--- The offers that hold on the way to a move, as infer_actions.play needs them. A list is
--- the main line's: where another way leads to a stone that is not in it, others were
--- offered.
function planting.offers_for(offers, is_main, move)
    local holds = offers and (is_main or language.index_of(offers, move.point))
    return { offers = holds and offers or nil }
end

-- Go from a node of the game's tree, which the rules allow, by a move: the node that it
-- leads to; or the one before it, the action and its refusal.
local function play(self, from, move, is_main)
    local live = assert(games.stand(self.tree, from))
    local source = planting.offers_for(self.offers, is_main, move)
    local expected = planting.to_move(live)
    local ruling, _, _, refusal, refused = infer_actions.play(live, source, move)
    local node = games.arrive(self.tree)
    if ruling then return node end
    self.expected[node] = expected
    local before = not refused and infer_actions.before(live, source, move)
    if before and is_main then self.change = "tree-refused-later" end
    return node, refused or infer_actions.action(live, source, move), refusal
end

-- Go from a node of the game's tree by a move, or an {action}: the node it leads to.
local function step(self, from, move, is_main)
    local node, action, refusal = from, move.action, from.refusal
    if not refusal then
        node, action, refusal = play(self, from, move, is_main)
        if not action then return node end
    end
    local expected = self.expected[node]
    if action and action.verb == "offer" and not move.action then
        node, action = games.keep(self.tree, node, action, refusal),
            { verb = "pick", point = move.point, time = move.time }
    end
    action = action or planting.unruled(move, expected)
    local child = games.keep(self.tree, node, action, refusal)
    local is_other = move.action and not move.is_move and not move.colour
    self.expected[child] = is_other and expected
        or planting.next_colour(self.rules, move.colour or expected)
    return child
end

-- ---- What is said -------------------------------------------------------------------

local LISTS = { "glyphs", "marks", "properties" }

-- Say a text at a node of the game's tree, if it is not said there already. Thousands may
-- be said at one: they are joined at the end.
local function say_text(self, node, field, text)
    if not text then return end
    local texts = self.texts[field]
    texts[node] = texts[node] or {}
    if texts[node][text] then return end
    texts[node][text] = true
    table.insert(texts[node], text)
end

-- Join the texts that were said.
local function settle(self)
    for field, texts in pairs(self.texts) do
        for node, list in pairs(texts) do node[field] = table.concat(list, "\n") end
    end
end

-- Say what a text's node says, with its comment, at one of the game's tree.
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

-- The steps of a node, moves and {action}s, and the rest of its comment. Lines of a
-- record that cannot be read are a comment like any other; so are headers of another game
-- than the main line.
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

-- Does a node only say what stands before the next one's action?
local function is_before(said, comment)
    return comment and #said.children == 1 and not said.glyphs and not said.marks
        and #(said.properties or {}) == 0
end

-- Plant a node after one of the game's tree; `before` is a list of what is said before
-- its action, or nil.
-- @return the node of the game's tree that its children follow, and such a list for them
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
        -- What is said stands at the last move, or if there is none at the last action.
        if i <= math.max(1, #said.moves) or #said.moves == 0 then place = node end
    end
    if is_root then place = from end
    for _, kind in ipairs { "recorded", "unread" } do
        for _, property in ipairs(said[kind] or {}) do
            table.insert(self[kind], { place = place, property = property })
        end
    end
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

-- Joins consecutive tags that have one name into a property with several values.
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

-- The first node of a game in a notation that has no trees.
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

local function keep_all(self, list)
    for _, one in ipairs(list) do
        say(self, one.place, { properties = { one.property } })
    end
end

--- Plant what a source of another notation says in the tree of its game. The game stays
-- where it stands.
-- @param game that was opened from the source, and not begun
-- @param source as the notation read it
-- @return true, and the sentence that says why the tree has another main line than the
-- source, or nil; or nil, message
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
        expected = {}, recorded = {}, unread = {}, texts = { before = {}, comment = {} } }
    local waiting, last = { { root, tree.root } }, nil
    while #waiting > 0 do
        local said, from, before = unpack(table.remove(waiting), 1, 3)
        local node, before_next = plant_node(self, said, from, before)
        if said.is_main then last = node end
        for i = #said.children, 1, -1 do
            waiting[#waiting + 1] = { said.children[i], node, before_next }
        end
    end
    if not has_offer(tree) then
        keep_all(self, self.recorded)
        if source.offers and #self.recorded == 0 then
            say_text(self, tree.root, "comment", messages.say "said-offers" .. " "
                .. table.concat(source.offers, " "))
        end
    end
    keep_all(self, self.unread)
    settle(self)
    local is_longer = last and last.children[1]
    return true, self.change or is_longer and "tree-ends-early" or nil
end

return planting
