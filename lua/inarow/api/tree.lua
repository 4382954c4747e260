--- A tree's fields and methods, as data: README.md describes the form.
local MESSAGE = { "string?", "message" }
local DONE = { "true?", "done" }
local NODE = { "node", "inarow.node", expected = "a node of the tree",
    test = function(node) return node.children ~= nil end }
local CHILD = { NODE[1], NODE[2], "any node except the root", expected = NODE.expected,
    test = NODE.test }
local REFUSAL = { "inarow.ruling?", "refusal",
    "the refusal as a ruling, with its citation" }
local REASON = { "inarow.reason?", "code" }

-- Declares the results of an edit; `when` describes the reasons for a refusal.
local function edited(when)
    return { DONE, MESSAGE, { '"not-now"|nil', "code", when } }
end

return { name = "inarow.tree", called = "tree:", about = [[
A tree of variations (game:tree). Each node is an action that follows the actions of its
parent. A tree may keep a refused action, marked with the refusal, and the actions that
follow it. `undo` takes back any change. Visiting all nodes in turn takes as long as
playing each action once. Only memory limits the size.]],
    { "root", "inarow.node", "node before the first action" },
    functions = {
        { name = "has", about = [[
Check whether a node is in the tree. The result is false for a deleted node and for a
node of another tree.]], NODE,
            returns = { { "boolean" } } },
        { name = "add", about = [[
Add an action after a node, as its last variation. If the node already has this action,
you get the existing node. Two actions are the same if they have the same result, even
if their words (`play h8`, `play black h8 by first`) or times differ. The node keeps its
first words and time.]],
            NODE,
            { "action", "inarow.action|string", "a table or its text, as for game:apply",
                expected = "an action's table or text" },
            { "keep", "boolean?",
                "true to keep an action that is refused, marked with its refusal" },
            returns = { { "inarow.node?", "node" }, MESSAGE, REASON, REFUSAL } },
        { name = "delete", about = "Remove a node and everything that follows it.", CHILD,
            returns = edited() },
        { name = "promote", about = [[
Move a node one place forward among its siblings.]], CHILD,
            returns = edited "if the node is the first one" },
        { name = "demote", about = [[
Move a node one place back among its siblings.]], CHILD,
            returns = edited "if the node is the last one" },
        { name = "move", about = [[
Move a node and everything that follows it to another parent, as the last variation
there. inarow rules on the moved actions again.]], CHILD,
            { "parent", "inarow.node", "a node that does not follow the moved one",
                expected = NODE.expected, test = NODE.test },
            returns = edited
                "if the parent follows the node, or already has the action" },
        { name = "set", about = [[
Set or remove a comment, glyphs, marks or properties.]], NODE,
            { "field", '"before"|"comment"|"glyphs"|"marks"|"properties"' },
            { "value", "string|table|nil", "value of the node's field; nil removes it" },
            returns = { DONE, MESSAGE, { '"not-now"|"off-board"|nil', "code",
                "for the `before` of the root, or for a mark off the board" } } },
        { name = "undo", about = "Take back the last edit.",
            returns = edited "if there is none" },
        { name = "redo", about = "Repeat the edit that was taken back last.",
            returns = edited "if there is none" },
        { name = "walk", about = [[
Iterate over a node and its descendants, parents first and the main line first. On
request, you get the game at each node. Visiting all nodes with their games takes as
long as playing each action once.]],
            { "from", "inarow.node?", "the root by default", expected = NODE.expected,
                test = NODE.test },
            { "with_game", "boolean?", "true to get the game as a second value" },
            returns = { { "fun(): inarow.node?, inarow.game?", "next",
                "The game belongs to the tree: read it before the next step, and do not "
                .. "change it. It is nil if the node's action, or an action before it, "
                .. "is refused." } } },
        { name = "path", about = [[
List the nodes on the path to a node, including that node but not the root.]], NODE,
            returns = { { "inarow.node[]" } } },
        { name = "pieces", about = [[
Split the tree into pieces of its lines of play, for showing it as text. A line is split
where it has variations; the variations come before the rest of the line.]],
            returns = { { "inarow.tree_piece[]" } } },
        { name = "find", about = "Find the node that the given actions lead to.",
            { "path", "string[]", "texts of the actions, from the root on" },
            returns = { { "inarow.node?", "node" }, MESSAGE,
                { '"not-now"|nil', "code", "if there is none" } } },
        { name = "game", about = [[
Make an independent game at a node; changes to it do not affect the tree. Each call
copies the whole log, so use `walk` with games to visit many nodes.]],
            NODE,
            returns = { { "inarow.game?", "game" }, MESSAGE,
                { "inarow.reason?", "code", "if an action on the path is refused" },
                REFUSAL } },
        { name = "text", about = [[
Write the tree in a notation, with all comments, glyphs, marks and properties of its
nodes. Reading the text gives an equal tree. The main line consists of the first
variations, whatever the game's present node is. The players and the result are those of
the game at the time when game:tree was called.]],
            { "notation", '"record"|"sgf"|"lib"' },
            returns = { { "string?", "text" },
                { "string?", "message", "the data that the notation cannot hold" },
                { '"bad-record"|nil', "code" } } },
        { name = "ruling", about = "Give the arbiter's ruling on a node's action.", CHILD,
            returns = { { "inarow.ruling?", "ruling" }, MESSAGE, REASON, REFUSAL } },
    },
    shapes = require "inarow.api.nodes",
}
