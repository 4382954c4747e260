--- A tree's fields and methods, as data: README.md describes the form.
local MESSAGE = { "string?", "message" }
local DONE = { "true?", "done" }
local NODE = { "node", "inarow.node", expected = "a node of the tree",
    test = function(node) return node.children ~= nil end }
local CHILD = { NODE[1], NODE[2], "any but the root", expected = NODE.expected,
    test = NODE.test }
local REFUSAL = { "inarow.ruling?", "refusal", "with its citation" }
local REASON = { "inarow.reason?", "code" }

-- What an edit gives; `when` it is not done.
local function edited(when)
    return { DONE, MESSAGE, { '"not-now"|nil', "code", when } }
end

return { name = "inarow.tree", called = "tree:", about = [[
A tree of variations (game:tree): each node is an action after those of its parent. What
the rules refuse may stay in it, marked with the refusal, and so does what follows it.
Every change can be taken back by `undo`. To visit one node after another takes as long as
to play each action once. There is no limit but memory.]],
    { "root", "inarow.node", "before the first action" },
    functions = {
        { name = "has", about = [[
Is a node in the tree? False for a deleted node and for a node of another tree.]], NODE,
            returns = { { "boolean" } } },
        { name = "add", about = [[
Add an action after a node, as its last variation. If the action is there already, you get
its node. Other words (`play h8`, `play black h8 by first`) or another time do not make
another action if the result is the same. The node keeps its first wording and time.]],
            NODE,
            { "action", "inarow.action|string", "a table, or its text, as for game:apply",
                expected = "an action's table or text" },
            { "keep", "boolean?",
                "true to keep an action that is refused, marked with its refusal" },
            returns = { { "inarow.node?", "node" }, MESSAGE, REASON, REFUSAL } },
        { name = "delete", about = "Take a node out, and all that follows it.", CHILD,
            returns = edited() },
        { name = "promote", about = [[
Move a node one place forward among its siblings.]], CHILD,
            returns = edited "if it is the first one" },
        { name = "demote", about = [[
Move a node one place back among its siblings.]], CHILD,
            returns = edited "if it is the last one" },
        { name = "move", about = [[
Put a node, and all that follows it, after another one, as its last variation. All of it
is ruled on again.]], CHILD,
            { "parent", "inarow.node", "none of those that follow the node",
                expected = NODE.expected, test = NODE.test },
            returns = edited "if it follows the node, or the action is there already" },
        { name = "set", about = [[
Set or remove a comment, glyphs, marks or properties.]], NODE,
            { "field", '"before"|"comment"|"glyphs"|"marks"|"properties"' },
            { "value", "string|table|nil", "as the node's field has it; nil: nothing" },
            returns = { DONE, MESSAGE, { '"not-now"|"off-board"|nil', "code",
                "for the root's `before`, or a mark off the board" } } },
        { name = "undo", about = "Take the last edit back.",
            returns = edited "if there is none" },
        { name = "redo", about = "Do again the edit that was taken back last.",
            returns = edited "if there is none" },
        { name = "walk", about = [[
Iterate over a node and its descendants, parents first, the main line first. With each
node you can have the game that stands there. Visiting all nodes with their games takes as
long as playing each action once.]],
            { "from", "inarow.node?", "the root by default", expected = NODE.expected,
                test = NODE.test },
            { "with_game", "boolean?", "true to have the game as a second value" },
            returns = { { "fun(): inarow.node?, inarow.game?", "next",
                "The game is the tree's own: read it before the next step, and leave it "
                .. "as it is. It is nil where a node's action, or one before it, is "
                .. "refused." } } },
        { name = "path", about = [[
The nodes on the way to one, that one included, without the root.]], NODE,
            returns = { { "inarow.node[]" } } },
        { name = "pieces", about = [[
The tree as it is shown in text: its lines of play, in pieces. A line is cut where it has
variations; these come before the line goes on.]],
            returns = { { "inarow.tree_piece[]" } } },
        { name = "find", about = "The node that some actions lead to.",
            { "path", "string[]", "their texts, from the root on" },
            returns = { { "inarow.node?", "node" }, MESSAGE,
                { '"not-now"|nil', "code", "if there is none" } } },
        { name = "game", about = [[
An independent game that stands at a node: what is done in it changes nothing in the
tree. Each call copies the whole log: to visit many nodes, use `walk` with its games.]],
            NODE,
            returns = { { "inarow.game?", "game" }, MESSAGE,
                { "inarow.reason?", "code", "if an action on the way is refused" },
                REFUSAL } },
        { name = "text", about = [[
The tree in a notation, with all comments, glyphs, marks and properties of its nodes.
Reading the text gives an equal tree. The main line consists of the first variations,
wherever the game stands. The players and the result are those that the game had when
game:tree was called.]],
            { "notation", '"record"|"sgf"|"lib"' },
            returns = { { "string?", "text" },
                { "string?", "message", "what the notation cannot hold" },
                { '"bad-record"|nil', "code" } } },
        { name = "ruling", about = "The arbiter's ruling on a node's action.", CHILD,
            returns = { { "inarow.ruling?", "ruling" }, MESSAGE, REASON, REFUSAL } },
    },
    shapes = require "inarow.api.nodes",
}
