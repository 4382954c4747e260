--- Refusals before and after a game, messages about trees, and words of prompts.
return require("inarow.language").sentences {
    -- Refusals.
    ["nothing-to-undo"] = "There is no action to take back.",
    ["nothing-to-redo"] = "There is no action to go forward to.",
    ["conduct-late"] = "{name} can be set only before the first action",
    ["setup-late"] = "a position can be set up only before the first action",
    ["no-such-symmetry"] = "The board has no symmetry of number {number}.",

    -- Trees.
    ["tree-root"] = "The root of a tree has no action.",
    ["tree-first"] = "It is already the first variation.",
    ["tree-last"] = "It is already the last variation.",
    ["tree-below"] = "A node cannot be moved below itself.",
    ["tree-twice"] = "That node already has '{action}' below it.",
    ["tree-after-refused"] = "An action before this one is refused: {message}",
    ["tree-no-node"] = "The tree has no '{action}' at step {number} of the path.",
    ["tree-nothing-to-undo"] = "There is no edit to take back.",
    ["tree-nothing-to-redo"] = "There is no edit to redo.",

    -- Words of prompts after a verb.
    ["ask-colour-unsaid"] = "{colours} ({colour} if none is named)",
    ["ask-from-to"] = "{least} to {most}",
    ["ask-offered"] = "a point offered",
    ["ask-stone"] = "a stone",
    ["ask-bottom-stone"] = "a stone of the bottom row",
    ["ask-dice"] = "the dice",
}
