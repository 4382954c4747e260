--- Questions about threats, and puzzles.
return {
    { name = "inarow.question", about = [[
A question about threats (RIF 3) of one colour, the attacker. The attacker moves first,
except for `defend`. `vcf`: does the attacker win by continuous fours? `vct`: does it
win by continuous threats, each of which is a four or would give a VCF after a pass?
`storm`: on which points do its stones win by either? `defend`: which stones of the
defender prevent a win by fours? `threats`: which threats are on the board, and what
would each stone make? A search stopped by a limit answers `unknown`, never `none`.]],
        { "question", '"vcf"|"vct"|"storm"|"defend"|"threats"' },
        { "colour", "string?",
            "The attacker; by default the side to move or, with `defend`, the other "
            .. "side." },
        { "shortest", "boolean?", "with `vcf` and `vct`: true to find the shortest win" },
        { "proof", "boolean?", "with `vcf` and `vct`: true to prove the win" },
        { "vct", "boolean?",
            "with `defend`: true to prevent wins by threats too" },
        { "nodes", "integer?", "number of positions to examine, at least 1" },
        { "seconds", "number?",
            "Time limit in seconds of wall-clock time, above 0; 10 by default, unless "
            .. "`nodes` is given." },
        { "stones", "integer?",
            "maximum number of the attacker's stones, including the five: 1 to 676" },
        { "memory", "integer?",
            "Megabytes that the search may take: 1 to 1024, by default 32. More memory "
            .. "makes hard questions faster, but does not change the answers `win` and "
            .. "`none`." },
        { "progress", "(fun(nodes: integer, seconds: number): boolean?)?",
            "Function that inarow calls about twenty times a second with the number of "
            .. "positions examined and the seconds so far. The search ends if the "
            .. "function returns true." },
    },
    { name = "inarow.analysis", about = "The answer to a question about threats.",
        { "question", "string", "the question that was asked" },
        { "colour", "string", "the attacker" },
        { "answer", '"win"|"none"|"unknown"|nil',
            "Does the attacker win? With `defend`, `win` means that nothing stops the "
            .. "attacker. Nil for `threats`." },
        { "length", "integer?",
            "For a win: number of the attacker's stones, including the five; nil if a "
            .. "limit stopped the proof before the end of the line." },
        { "line", "string[]?",
            "For a win: its stones and the answers in turn, ending with the five; `pass` "
            .. "if the defender cannot place a stone. For `unknown`: the last line "
            .. "examined. With `defend`: the line that the attacker would play after a "
            .. "pass, or nil if that does not win." },
        { "proof", "inarow.win_proof?",
            "The proof of a win, if you asked for it; nil if a limit stopped it before "
            .. "it was complete." },
        { "barred", "string?",
            "last point of a win, if the defender may not play there" },
        { "points", "string[]?",
            "for `storm`, stones that win; for `defend`, stones that stop the attacker" },
        { "unknown", "string[]?",
            "for `storm` and `defend`: points for which the answer is unknown" },
        { "storm", "boolean?", "true if exactly one point wins and none is unknown" },
        { "vct", "boolean?",
            "for `defend`: true if the question included wins by threats" },
        { "threats", "inarow.threat[]?", "for `threats`: the rows on the board" },
        { "stones", "inarow.threat_stone[]?", "for `threats`: by column, then row" },
        { "nodes", "integer", "number of positions examined" },
        { "seconds", "number", "wall-clock time that the search took" },
        { "cut", '"nodes"|"seconds"|"stones"|"stopped"|"interrupt"|"depth"|nil',
            "What cut the search short, if anything: a limit, `progress`, an interrupt, "
            .. "or rows that go too deep." },
    },
    { name = "inarow.threat", about = "A row that threatens.",
        { "kind", '"four"|"straight-four"|"three"' },
        { "line", "string", "direction of the row, as in inarow.proof_node" },
        { "stones", "string[]", "stones of the row" },
        { "makes", "string[]",
            "points where a stone makes the row a five or, for a three, a straight "
            .. "four" },
        { "stops", "string[]",
            "points where a stone of the defender stops the row at once" },
    },
    { name = "inarow.threat_stone",
        about = "The rows that a stone of the attacker would make on a vacant point.",
        { "point", "string" },
        { "makes", "string",
            "The strongest pattern: `five`, `forbidden`, `four-four`, `four-three`, "
            .. "`straight-four`, `four`, `three-three` or `three`." },
        { "fives", "integer" }, { "straight_fours", "integer" },
        { "fours", "integer",
            "number of fours, including straight fours" }, { "threes", "integer" },
        { "forbidden", "boolean", "true if the stone is forbidden there" },
    },
    { name = "inarow.puzzle", about = "A position to solve.",
        { "variant", "string" }, { "cells", "string", "the board, as in game:cells" },
        { "colour", "string", "colour to move and win" },
        { "by", '"vcf"|"vct"',
            "kind of win: by continuous fours, or only by threats" },
        { "length", "integer",
            "number of stones in the shortest win, including the five" },
        { "width", "integer",
            "Number of lines that a solver has to see: the longest line of the proof, "
            .. "and one for each other stone that an answer in that line leads to. "
            .. "Forced answers lead to no other stone, so a win by fours has width 1." },
        { "line", "string[]", "the shortest win, as in inarow.analysis" },
        { "proof", "inarow.win_proof",
            "The proof of that win, from which inarow.tree makes a tree of the puzzle." },
        { "record", "string",
            "the position as a record, with the solution in a comment" },
    },
    { name = "inarow.tried", about = "The result of trying a stone.",
        { "verdict", '"solved"|"right"|"wrong"' },
        { "message", "string", "the result in words" },
        { "reply", "string?", "if right: the defender's answer, a point or `pass`" },
        { "refutation", "string?",
            "if wrong: the defender's answer that refutes the stone" },
    },
    { name = "inarow.win_proof", about = [[
A proof that one side, the attacker, wins by threats against all answers of the
defender. As JSON it has [the same format](../docs/notations.md).]],
        { "proof", "integer", "version of the format, 1" },
        { "record", "string", "the game up to the position, as game:record writes it" },
        { "colour", "string", "the attacker, who is to move" },
        { "question", '"vcf"|"vct"' },
        { "length", "integer",
            "maximum number of stones that the attacker needs, including the five" },
        { "nodes", "inarow.win_proof_node[]",
            "Nodes. Only later nodes may follow a node; the first node is the "
            .. "position." },
    },
    { name = "inarow.win_proof_node", about = [[
A stone of the attacker. Without `answers` and `else`, the stone wins at once.]],
        { "stone", "string", "point of the stone" },
        { "answers", "table<string, integer>?",
            "number of the node after each answer, which is a point or `pass`" },
        { "else", "integer?",
            "Number of the node after any other answer; nil if `answers` contains all "
            .. "legal answers." },
    },
    { name = "inarow.checked_proof", about = "A proof that is right.",
        { "nodes", "integer", "number of nodes" },
        { "length", "integer", "maximum number of stones that the attacker needs" },
        { "positions", "integer", "number of positions examined" },
    },
    { name = "inarow.proof_fault", about = "The place where a proof fails.",
        { "node", "integer", "number of the node" },
        { "way", "string[]", "stones and answers that lead to the node" },
        { "message", "string", "the fault there" },
    },
}
