--- What is said of trees of variations.
return require("inarow.language").sentences {
    ["tree-root"] = "The root of a tree has no action.",
    ["tree-first"] = "It is the first variation already.",
    ["tree-last"] = "It is the last variation already.",
    ["tree-below"] = "A node can't follow itself, or what follows it.",
    ["tree-twice"] = "'{action}' is there already.",
    ["tree-no-node"] = "Nothing in the tree follows by '{action}', number {number} of the"
        .. " path.",
    ["tree-nothing-to-undo"] = "There is no edit to take back.",
    ["tree-nothing-to-redo"] = "There is no edit to do again.",
    ["nothing-to-redo"] = "There is no action to go forward to.",
}
