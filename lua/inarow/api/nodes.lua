--- The nodes of a tree of variations.
return {
    { name = "inarow.node", about = [[
A node of a tree, read-only. `tree:set` changes its comments, glyphs, marks and
properties.]],
        { "action", "inarow.action|false", "false at the root" },
        { "parent", "inarow.node|false", "the node before; false at the root" },
        { "children", "inarow.node[]", "what may follow; the first is the main line" },
        { "number", "integer", "actions from the root to here" },
        { "refusal", "inarow.ruling?",
            "Why the rules refuse it, or an action before it; nil if they do not." },
        { "before", "string?", "comment before the action" },
        { "comment", "string?", "comment after it" },
        { "glyphs", "string[]?", "`!`, `?!`, …" },
        { "marks", "inarow.mark[]?", "marks on the board after it" },
        { "properties", "inarow.property[]?",
            "other properties of a file, unchanged" },
    },
    { name = "inarow.mark",
        about = "A mark on a point of the board, for whoever looks at it.",
        { "kind", '"label"|"triangle"|"circle"|"cross"|"square"' },
        { "point", "string" }, { "text", "string?", "a label's" },
    },
    { name = "inarow.tree_piece", about = [[
A piece of a line of play, for showing a tree.]],
        { "line", "integer", "number of the line; 1 is the main line" },
        { "depth", "integer", "how far it is indented; 0 for the main line" },
        { "nodes", "inarow.node[]",
            "at least one; each is the first child of the one before" },
    },
    { name = "inarow.property", about = [[
A property of a file that inarow does not use, unchanged.]],
        { "name", "string" },
        { "values", "string[]", "as they stand in the file" },
    },
}
