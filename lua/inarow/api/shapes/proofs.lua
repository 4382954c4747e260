--- Explanations: of a stone, a ruling and a refusal.
return {
    { name = "inarow.proof_node", about = [[
A part of a proof: a row; or below a three, a stone in mind that makes it a straight
four, with what shows that it is allowed, or not.]],
        { "reason", "string",
            "Of a row: `five`, `overline`, `four`, `straight-four`, `open-row`, "
            .. "`losing-row`, or the name of a shape; `three` and `no-three`, one that "
            .. "counts or not; `last-three`, the one that need not be shown to be "
            .. "none; `defence`, the opponent's row, for which a double-three is "
            .. "allowed. Of a stone in mind: `allowed`, or what it makes that is "
            .. "against it, `five`, `overline`, `double-four`, `double-three`, "
            .. "`open-row` or `open-rows`; `closed` and `too-long`, if its four is no "
            .. "straight one." },
        { "rule", "string", "the article or the reading that it rests on" },
        { "by", '"a"|"b"|nil', "which half of RIF 9.3 is meant" },
        { "point", "string",
            "where the stone stands or would; of a four, where it becomes a five" },
        { "other", "string?",
            "The second such point of a `straight-four`; of a stone in mind, where "
            .. "its four cannot become a five, nil for `closed` by the edge." },
        { "stones", "string[]",
            "The row's, or the shape's; of a stone in mind, its four's, or of "
            .. "`too-long`, the longer row's; of a `defence`, the opponent's." },
        { "fives", "string[]?",
            "where the straight four of a stone in mind becomes a five" },
        { "exempts", "boolean?",
            "True of a four for which a double-three is allowed; or of a stone in "
            .. "mind whose four is such a one." },
        { "makes_no", "string[]?",
            "With `allowed`: the forbidden patterns that it does not make; only "
            .. "those that were asked for, in the order of the list." },
        { "shape", "string?", "the name of a shape, if it is one" },
        { "loses", "boolean?", "true of a shape that loses, else nil" },
        { "line", "string?",
            "Of a row: `row`, `column`, `diagonal-up`, `diagonal-down`; through "
            .. "layers `upright`, `upright-diagonal`, `space-diagonal`." },
        { "children", "inarow.proof_node[]" },
    },
    { name = "inarow.proof", about = [[
What a stone at a point makes, or would make, with all that it rests on, and no more:
of proofs that suffice, it is the smallest. A stone that wins or is forbidden is shown
by one row, two fours or two threes. One that is allowed, by its fours, and by all its
rows but one that could be threes, each with the reason why it is none.]],
        { "reason", "string",
            "What the stone makes that decides: `five`, `overline`, `double-four`, "
            .. "`double-three`, `open-row`, `open-rows`, `losing-row`, the name of a "
            .. "shape; or `allowed`." },
        { "point", "string", "where the stone stands or would" },
        { "colour", "string", "the stone's" },
        { "row", "integer?", "stones in the row that wins" },
        { "forbidden", "boolean", "may it not stand there?" },
        { "unless", "string?",
            "Why it may make the forbidden pattern `reason`: `captures`, `wins` or "
            .. "`breaks`, as `forbid.*.unless` has them; or `hook`." },
        { "citation", "string?",
            "the article that it wins, loses, is forbidden or is allowed by" },
        { "rule", "string?", "the same" },
        { "shape", "string?", "the name of a shape, if it makes one" },
        { "loses", "boolean?", "true of a shape that loses, else nil" },
        { "makes_no", "string[]?",
            "Of `allowed`: the patterns that are forbidden to the colour, and that "
            .. "it does not make; without `double-three` where that is allowed to this "
            .. "stone." },
        { "cut", "boolean", "is the tree cut short?" },
        { "children", "(inarow.proof_node|inarow.explanation)[]",
            "The rows. From `explain` also what the stone does besides, each with a "
            .. "`text`: rows of its that do not win as both ends are blocked "
            .. "(`blocked`), and what it captures (`capture`)." },
    },
    { name = "inarow.explanation",
        about = "Why a ruling is as it is, or a part of that.",
        { "reason", "string", "a code; of the whole, that of the ruling, or `ok`" },
        { "text", "string", "a sentence" },
        { "rule", "string?", "the article that it rests on" },
        { "point", "string?", "where a stone was placed or would be" },
        { "stones", "string[]?", "that stand there, or were captured there" },
        { "points", "string[]?", "at issue, whether or not stones stand there" },
        { "line", "string?", "of stones in a row, as in inarow.proof_node" },
        { "colour", "string?", "of the stones; of a capture, whose it is" },
        { "colours", "string[]?", "of stones that were captured, each" },
        { "move", "integer?", "the number of a move" },
        { "team", "integer?",
            "of a capture: the number of the first colour that has it" },
        { "shape", "string?", "the name of a shape" },
        { "sort", "string?",
            "of stones that a symmetry leaves alone: the reason of that symmetry" },
        { "after", "integer?",
            "it is about the board after so many actions of the game" },
        { "angle", "number?",
            "Of a symmetry, in degrees: by how much it turns the board, or its axis "
            .. "is turned from a row." },
        { "pairs", "string[][]?",
            "of a symmetry: two points each, the one is mapped to the other" },
        { "children", "(inarow.explanation|inarow.ruling_explanation|inarow.proof)[]",
            "What it rests on; a whole ruling among them is one by which the game "
            .. "had ended." },
    },
    { name = "inarow.ruling_explanation", extends = "inarow.explanation",
        about = "An explanation of a whole ruling.",
        { "status", '"ok"|"refused"|"won"|"drawn"|"void"', "of the ruling" },
        { "ruling", "string", "its line" },
        { "action", "string?", "what was ruled on, as text" },
        { "would", "boolean?", "was it not played, but would be ruled on so?" },
        { "who", "string?", "the winning colour" },
    },
    { name = "inarow.explained_step", about = "A step of an explanation.",
        { "text", "string", "what it says, a line of inarow.text" },
        { "number", "integer", "of the step, from 1" },
        { "depth", "integer", "how far down the tree, from 0" },
        { "after", "integer?",
            "the board is that after so many actions; the game's own if nil" },
        { "action", "string?",
            "which the game has not, and the board is about: as if played" },
        { "mind", "inarow.stone_in_mind[]", "stones that do not stand there" },
        { "stones", "string[]", "those that it is about, in a row if there is a line" },
        { "points", "string[]",
            "at issue: vacant ones, or stones on both sides of a capture" },
        { "line", "string?", "of the stones" },
        { "angle", "number?", "of a symmetry, as in inarow.explanation" },
        { "turns", "boolean?", "is that symmetry a turn? Else it is a reflection" },
        { "pairs", "string[][]?", "points that it maps to each other" },
    },
    { name = "inarow.stone_in_mind",
        about = "A stone that is not on the board, or no more.",
        { "point", "string" }, { "colour", "string" },
        { "number", "integer?",
            "its place in the argument, or line; nil if it was captured" },
    },
}
