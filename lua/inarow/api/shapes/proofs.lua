--- Explanations of stones, rulings and refusals.
return {
    { name = "inarow.proof_node", about = [[
A part of a proof: a row or, below a three, a hypothetical stone that would make it a
straight four. The children of such a stone show whether it is allowed.]],
        { "reason", "string",
            "For a row: `five`, `overline`, `four`, `straight-four`, `open-row`, "
            .. "`losing-row` or the name of a shape; `three` if it counts, `no-three` if "
            .. "it does not; `last-three` for the one possible three that needs no "
            .. "proof; `defence` for the opponent's row that makes a double-three "
            .. "allowed. For a hypothetical stone: `allowed`; or the pattern that rules "
            .. "it out, `five`, `overline`, `double-four`, `double-three`, `open-row` or "
            .. "`open-rows`; or `closed` or `too-long` if its four is not a straight "
            .. "four." },
        { "rule", "string", "article or reading that applies" },
        { "by", '"a"|"b"|nil', "half of RIF 9.3 that is meant" },
        { "point", "string",
            "point where the stone stands, or would stand; for a four, the point that "
            .. "completes a five" },
        { "other", "string?",
            "For a `straight-four`, the second such point. For a hypothetical stone, the "
            .. "point where its four cannot become a five; nil if it is `closed` by the "
            .. "edge." },
        { "stones", "string[]",
            "Stones of the row or shape; for a hypothetical stone, of its four; for "
            .. "`too-long`, of the longer row; for `defence`, of the opponent's row." },
        { "fives", "string[]?",
            "points that complete the straight four of a hypothetical stone" },
        { "exempts", "boolean?",
            "True if this four makes a double-three allowed, or if the hypothetical "
            .. "stone makes such a four." },
        { "makes_no", "string[]?",
            "For `allowed`: the forbidden patterns that the stone does not make. The "
            .. "list has only the patterns that were checked, in order." },
        { "shape", "string?", "name of the shape, if it is one" },
        { "loses", "boolean?", "true for a losing shape, otherwise nil" },
        { "line", "string?",
            "Direction of a row: `row`, `column`, `diagonal-up`, `diagonal-down`; "
            .. "through layers `upright`, `upright-diagonal`, `space-diagonal`." },
        { "children", "inarow.proof_node[]" },
    },
    { name = "inarow.proof", about = [[
A minimal proof of what a stone at a point makes or would make. For a stone that wins or
is forbidden, it shows one row, two fours or two threes. For an allowed stone, it shows
the fours, and all but one of the possible threes, each with the reason why it is not a
three.]],
        { "reason", "string",
            "The pattern that decides: `five`, `overline`, `double-four`, "
            .. "`double-three`, `open-row`, `open-rows`, `losing-row` or the name of a "
            .. "shape; or `allowed`." },
        { "point", "string", "point where the stone stands, or would stand" },
        { "colour", "string", "colour of the stone" },
        { "row", "integer?", "number of stones in a winning row" },
        { "forbidden", "boolean", "true if the stone is forbidden there" },
        { "unless", "string?",
            "Why the stone may make the forbidden pattern `reason`: `captures`, `wins` "
            .. "or `breaks`, as in `forbid.*.unless`; or `hook`." },
        { "citation", "string?",
            "article by which the stone wins, loses, is forbidden or is allowed" },
        { "rule", "string?", "the same as `citation`" },
        { "shape", "string?", "name of the shape, if the stone makes one" },
        { "loses", "boolean?", "true for a losing shape, otherwise nil" },
        { "makes_no", "string[]?",
            "For `allowed`: the patterns forbidden to the colour that the stone does not "
            .. "make; without `double-three` if this stone may make one." },
        { "cut", "boolean", "true if the tree was cut short" },
        { "children", "(inarow.proof_node|inarow.explanation)[]",
            "The rows. `explain` adds other effects of the stone, each with a `text`: "
            .. "rows that do not win because both ends are blocked (`blocked`), and "
            .. "captures (`capture`)." },
    },
    { name = "inarow.explanation",
        about = "The reason for a ruling, or a part of the reason.",
        { "reason", "string",
            "a code; for the whole explanation, the code of the ruling, or `ok`" },
        { "text", "string", "a sentence" },
        { "rule", "string?", "article that applies" },
        { "point", "string?", "point where a stone was placed or would be placed" },
        { "stones", "string[]?", "points of stones on the board or captured" },
        { "points", "string[]?", "points in question, with or without stones" },
        { "line", "string?", "direction of stones in a row, as in inarow.proof_node" },
        { "colour", "string?",
            "colour of the stones; for a capture, the capturing colour" },
        { "colours", "string[]?", "colour of each captured stone" },
        { "move", "integer?", "number of a move" },
        { "team", "integer?",
            "for a capture: number of the first colour of the capturing team" },
        { "shape", "string?", "name of a shape" },
        { "sort", "string?",
            "for stones that a symmetry does not move: the reason of that symmetry" },
        { "after", "integer?",
            "number of actions of the game after which the explanation applies" },
        { "angle", "number?",
            "For a symmetry, in degrees: the angle of the rotation, or the angle between "
            .. "its axis and a row." },
        { "pairs", "string[][]?",
            "for a symmetry: pairs of points, each mapped to the other" },
        { "children", "(inarow.explanation|inarow.ruling_explanation|inarow.proof)[]",
            "The supporting parts. If one of them is a whole ruling, the game had "
            .. "already ended by that ruling." },
    },
    { name = "inarow.ruling_explanation", extends = "inarow.explanation",
        about = "An explanation of a whole ruling.",
        { "status", '"ok"|"refused"|"won"|"drawn"|"void"', "status of the ruling" },
        { "ruling", "string", "line of the ruling" },
        { "action", "string?", "text of the action" },
        { "would", "boolean?",
            "true if the action was not played; the ruling is then hypothetical" },
        { "who", "string?", "the winning colour" },
    },
    { name = "inarow.explained_step", about = "A step of an explanation.",
        { "text", "string", "text of the step, a line of inarow.text" },
        { "number", "integer", "number of the step, from 1" },
        { "depth", "integer", "depth in the tree, from 0" },
        { "after", "integer?",
            "number of actions after which the board is shown; nil for the present "
            .. "board" },
        { "action", "string?",
            "action that is not in the game, but is shown as if played" },
        { "mind", "inarow.stone_in_mind[]", "hypothetical stones" },
        { "stones", "string[]",
            "stones that the step is about; they are in a row if there is a line" },
        { "points", "string[]",
            "points in question: vacant points, or stones on both sides of a capture" },
        { "line", "string?", "direction of the stones" },
        { "angle", "number?", "angle of a symmetry, as in inarow.explanation" },
        { "turns", "boolean?",
            "true if the symmetry is a rotation, false if it is a reflection" },
        { "pairs", "string[][]?",
            "pairs of points that the symmetry maps to each other" },
    },
    { name = "inarow.stone_in_mind",
        about = "A stone that is not, or no longer, on the board.",
        { "point", "string" }, { "colour", "string" },
        { "number", "integer?",
            "number in the argument or line; nil if the stone was captured" },
    },
}
