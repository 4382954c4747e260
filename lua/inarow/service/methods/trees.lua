--- Declares the methods that read and edit a game's tree, in the form of methods.lua. The
-- name after `tree_` is the name of the tree's function (lua/inarow/api/tree.lua).
local core = require "inarow.core"
local inarow = require "inarow"
local json = require "inarow.service.json"
local language = require "inarow.language"
local model = require "inarow.model"
local plain = require "inarow.service.plain"
local say = require("inarow.service.sentences").say
local shape = require "inarow.service.shape"

local trees = {}

local MOST = 1000 -- nodes in an answer

-- Parameters of several methods.
local HERE = { "node", "integer|string[]|nil",
    "id or path of the node (the texts of the actions from the root on); by default the "
    .. "present node" }
local CHILD = { "node", HERE[2], HERE[3] .. ", but never the root" }

-- ---- Nodes --------------------------------------------------------------------------

-- Returns the tree of a game, with the ids of its nodes, and a node.
-- @param name of the node from a client; nil for the game's node
-- @return tree, node, ids; or nil, message, code
local function opened(game, asked, service, name)
    local ids, tree, here = service.games:nodes_of(asked.game), game:tree()
    if name == nil then return tree, here, ids end
    local node, message, code = ids:find(tree, name)
    if not node then return nil, message, code end
    return tree, node, ids
end

-- Returns a node in the form for clients.
local function client_node(node, ids)
    local action = node.action or nil
    return { id = ids:id(node), parent = node.parent and ids:id(node.parent) or nil,
        number = node.number, children = #node.children, action = action,
        text = action and inarow.text(action), refusal = node.refusal,
        before = node.before, comment = node.comment, glyphs = node.glyphs,
        marks = node.marks, properties = node.properties }
end

-- Iterates over a node and the next nodes in the order of tree:walk, up to the last
-- descendant of `top`, and up to a depth.
local function walk(top, node, deepest)
    local places = {} -- by depth, among siblings: computed when the walk goes up
    local function go_up()
        while node ~= top and node.parent do
            local siblings, depth = node.parent.children, node.number
            local place = (places[depth] or language.index_of(siblings, node)) + 1
            places[depth] = place
            if siblings[place] then return siblings[place] end
            node, places[depth] = node.parent, nil
        end
        return nil
    end
    return function()
        local now = node
        if not now then return nil end
        local first = now.number < deepest and now.children[1]
        if first then places[first.number] = 1 end
        node = first or go_up()
        return now
    end
end

-- ---- Reading the tree ---------------------------------------------------------------

trees.tree = {
    about = "List the nodes of the game's tree, parents first and the main line first. "
        .. "If an answer cannot hold all nodes, its `next` is the next node. From this "
        .. "request on, the game's record contains the whole tree.",
    game = "asks",
    in_game = "tree_nodes",
    params = { { "node", HERE[2],
        "id or path of the first node; the root by default" },
        { "depth", "integer?",
            "number of levels below that node; all by default", least = 0,
            most = 2 ^ 31 },
        { "nodes", "integer?",
            "maximum number of nodes in the answer; " .. MOST .. " by default",
            least = 1, most = MOST },
        { "next", "integer?", "`next` of the previous answer, to continue there" } },
    result = "inarow.service.tree_nodes",
    run = function(game, asked, _, service)
        local tree, top, ids = opened(game, asked, service, asked.node or {})
        if not tree then return nil, top, ids end
        local from, message, code = ids:find(tree, asked.next or ids:id(top))
        if not from then return nil, message, code end
        local list, bytes, following = {}, 0, nil
        local most = asked.nodes or MOST
        for node in walk(top, from, top.number + (asked.depth or math.huge)) do
            if #list == most or bytes > service.limits.line then
                following = ids:id(node)
                break
            end
            list[#list + 1] = client_node(node, ids)
            bytes = bytes + plain.bytes(list[#list])
        end
        local _, here = game:tree()
        return { nodes = list, next = following, here = ids:id(here),
            root = ids:id(tree.root) }
    end,
}

trees.tree_path = {
    about = "Give the path to a node: the texts of the actions from the root on.",
    game = "asks",
    params = { HERE },
    result = "inarow.service.tree_path",
    gives = "path",
    run = function(game, asked, _, service)
        local tree, node, code = opened(game, asked, service, asked.node)
        if not tree then return nil, node, code end
        local texts = {}
        for i, one in ipairs(tree:path(node)) do texts[i] = inarow.text(one.action) end
        return { path = texts }
    end,
}

-- Rules on a node's action by moving the tree's own game to the node. Returns nothing at
-- the root.
local function rule_on(tree, node)
    if node == tree.root then return true end
    return tree:ruling(node)
end

-- Converts a refusal to an error.
local function refused(message, code, refusal)
    return nil, message, code, { ruling = refusal }
end

trees.tree_ruling = {
    about = "Give the arbiter's ruling on a node's action; it may be the ruling that "
        .. "ends the game.",
    game = "asks",
    params = { CHILD },
    result = "inarow.service.ruled",
    gives = "ruling",
    run = function(game, asked, _, service)
        local tree, node, code = opened(game, asked, service, asked.node)
        if not tree then return nil, node, code end
        local ruling, message, why, refusal = tree:ruling(node)
        if not ruling then return refused(message, why, refusal) end
        return { ruling = ruling }
    end,
}

trees.tree_game = {
    about = "Make an independent game at a node, without the tree. Changes to this game "
        .. "do not affect the tree.",
    game = "asks",
    grows = true,
    params = { HERE },
    result = "inarow.service.begun",
    run = function(game, asked, _, service)
        local room, why, reason = service.games:have_room()
        if not room then return nil, why, reason end
        local tree, node, code = opened(game, asked, service, asked.node)
        if not tree then return nil, node, code end
        local other, message, refusal
        other, message, code, refusal = tree:game(node)
        if not other then return refused(message, code, refusal) end
        return service.games:begun(other)
    end,
}

trees.tree_text = {
    about = "Write the tree in another notation, with all comments, glyphs, marks and "
        .. "properties.",
    game = "asks",
    params = { { "to", '"sgf"|"record"|"lib"|nil',
        "the notation; SGF by default. In the text of a RenLib library, each character "
        .. "stands for one byte" } },
    result = "inarow.service.text",
    gives = "text",
    run = function(game, asked)
        local to = asked.to or "sgf"
        local text, message, code = game:tree():text(to)
        if not text then return nil, message, code end
        return { text = to == "lib" and json.of_bytes(text) or text }
    end,
}

-- ---- Moving in the tree -------------------------------------------------------------

trees.go = {
    about = "Move the game and its position to a node. A different action played there "
        .. "begins a variation.",
    game = "edits",
    params = { { "node", "integer|string[]",
        "id or path of the node (the texts of the actions from the root on)" } },
    result = "inarow.service.done",
    gives = false,
    run = function(game, asked, _, service)
        local tree, node, code = opened(game, asked, service, asked.node)
        if not tree then return nil, node, code end
        local ruling, message, why, refusal = rule_on(tree, node)
        if not ruling then return refused(message, why, refusal) end
        core.hold(true)
        game:go(node)
        return { done = true }
    end,
}

-- ---- Editing ------------------------------------------------------------------------

trees.tree_add = {
    about = "Add an action after a node, as its last variation. If the node already has "
        .. "this action, the answer gives the existing node. The game's present node "
        .. "does not change.",
    game = "edits",
    grows = true,
    params = { { "action", "string|inarow.action",
        "an action as for `apply`, or a point for a stone" }, HERE,
        { "keep", "boolean?",
            "true to keep an action that is refused, marked with its refusal" } },
    result = "inarow.service.added",
    gives = "node",
    run = function(game, asked, _, service)
        local tree, node, ids = opened(game, asked, service, asked.node)
        if not tree then return nil, node, ids end
        rule_on(tree, node) -- the ruling may take long, but changes nothing
        core.hold(true)
        local action = shape.action(asked.action)
        if model.point(action, true) then action = "play " .. action end
        local added, message, code, refusal = tree:add(node, action, asked.keep)
        if not added then return refused(message, code, refusal) end
        return { node = client_node(added, ids) }
    end,
}

trees.tree_set = {
    about = "Set comments, glyphs, marks and properties of a node. Each field is a "
        .. "separate edit; an empty value removes the field.",
    game = "edits",
    grows = true,
    params = { HERE, { "before", "string?", "comment before the action" },
        { "comment", "string?", "comment after the action" },
        { "glyphs", "string[]?", "`!`, `?!`, …" },
        { "marks", "inarow.mark[]?", "marks on the board after the action" },
        { "properties", "inarow.property[]?",
            "other properties of a file, unchanged" } },
    result = "inarow.service.done",
    gives = false,
    run = function(game, asked, _, service)
        local tree, node, code = opened(game, asked, service, asked.node)
        if not tree then return nil, node, code end
        for _, mark in ipairs(asked.marks or {}) do
            local _, message, why = game:at(mark.point)
            if why then return nil, message, why end
            if (mark.kind == "label") ~= ((mark.text or "") ~= "") then
                return nil, say "label-text", "bad-params", { path = "params.marks" }
            end
        end
        core.hold(true)
        for _, field in ipairs { "before", "comment", "glyphs", "marks", "properties" } do
            local value = asked[field]
            local is_empty = value == "" or type(value) == "table" and #value == 0
            if value ~= nil then
                local done, message, why =
                    tree:set(node, field, not is_empty and value or nil)
                if not done then return nil, message, why end -- only the first may fail
            end
        end
        return { done = true }
    end,
}

-- These edits are fast. Other edits also rule on nodes, so the time limit may stop them.
-- An edit that is stopped changes nothing.
local SHORT = { promote = true, demote = true, delete = true }

-- Declares a method that adds, removes or reorders nodes by the tree's function of that
-- name. If the node of the game's position is removed, the game goes back to the last
-- node on its path that remains.
local function editing(name, params, grows, about)
    return { about = about, game = "edits", grows = grows, params = params,
        result = "inarow.service.done", gives = false,
        run = function(game, asked, _, service)
            local tree, node, ids = opened(game, asked, service, asked.node)
            if not tree then return nil, node, ids end
            local parent, done, message, code
            if asked.parent then
                parent, message, code = ids:find(tree, asked.parent)
                if not parent then return nil, message, code end
            end
            core.hold(SHORT[name] or false)
            done, message, code = tree[name](tree, node, parent)
            if not done then return nil, message, code end
            core.hold(true)
            game:go()
            return { done = true }
        end }
end

trees.tree_promote = editing("promote", { CHILD }, false,
    "Move a node one place forward among its siblings.")
trees.tree_demote = editing("demote", { CHILD }, false,
    "Move a node one place back among its siblings.")
trees.tree_delete = editing("delete", { CHILD }, false,
    "Remove a node and everything that follows it. If the game is at a removed node, it "
    .. "goes back to the node before.")
trees.tree_move = editing("move", { CHILD, { "parent", "integer|string[]",
    "id or path of the new parent, which is neither the node nor one that follows "
    .. "it" } }, true,
    "Move a node and everything that follows it to another parent, as the last variation "
    .. "there. inarow rules on the moved actions again. If the game is at a moved "
    .. "node, it goes back to the node before.")
trees.tree_undo = editing("undo", {}, false, "Take back the last edit of the tree.")
trees.tree_redo = editing("redo", {}, false,
    "Repeat the edit of the tree that was taken back last.")

return trees
