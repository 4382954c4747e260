--- The nodes of a tree of variations.
return {
    { name = "inarow.node", about = [[
A node of a tree, read-only. `tree:set` changes its comments, glyphs, marks and
properties.]],
        { "action", "inarow.action|false", "false at the root" },
        { "parent", "inarow.node|false", "node before this one; false at the root" },
        { "children", "inarow.node[]",
            "nodes that may follow; the first is the main line" },
        { "number", "integer", "actions from the root to here" },
        { "refusal", "inarow.ruling?",
            "The refusal of the action, or of an action before it; nil if the rules "
            .. "allow it." },
        { "before", "string?", "comment before the action" },
        { "comment", "string?", "comment after the action" },
        { "glyphs", "string[]?", "`!`, `?!`, …" },
        { "marks", "inarow.mark[]?", "marks on the board after the action" },
        { "properties", "inarow.property[]?",
            "other properties of a file, unchanged" },
    },
    { name = "inarow.mark",
        about = "A mark on a point of the board, for readers.",
        { "kind", '"label"|"triangle"|"circle"|"cross"|"square"' },
        { "point", "string" }, { "text", "string?", "text of a label" },
    },
    { name = "inarow.tree_piece", about = [[
A piece of a line of play, for showing a tree.]],
        { "line", "integer", "number of the line; 1 is the main line" },
        { "depth", "integer", "depth of indentation; 0 for the main line" },
        { "nodes", "inarow.node[]",
            "at least one node; each is the first child of the node before it" },
    },
    { name = "inarow.property", about = [[
A property of a file that inarow does not use, unchanged.]],
        { "name", "string" },
        { "values", "string[]", "values, unchanged" },
    },
}
