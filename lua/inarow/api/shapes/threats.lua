--- Questions about threats, and puzzles.
return {
    { name = "inarow.question", about = [[
A question about threats (RIF 3), asked of one colour, the attacker, which moves
first; with `defend` the other side does. `vcf`: does it win by continuous fours?
`vct`: by continuous threats, each a four or one after which it has a VCF if the other
side passes? `storm`: at which points do its stones win by either? `defend`: which
stones of the other side leave it no win by fours? `threats`: what stands, and what
would its stones make? What a bound cuts short is `unknown`, never `none`.]],
        { "question", '"vcf"|"vct"|"storm"|"defend"|"threats"' },
        { "colour", "string?",
            "The attacker; by default the one to move, with `defend` the other one." },
        { "shortest", "boolean?", "with `vcf` and `vct`: the shortest win" },
        { "proof", "boolean?", "with `vcf` and `vct`: prove the win" },
        { "vct", "boolean?",
            "with `defend`: stones that leave no win by threats either" },
        { "nodes", "integer?", "positions to look at, 1 at least" },
        { "seconds", "number?",
            "Seconds on the clock, above 0; 10 by default, unless `nodes` are "
            .. "given." },
        { "stones", "integer?",
            "of the attacker in a line, the five included: 1 to 676" },
        { "memory", "integer?",
            "Megabytes that the search may take: 1 to 1024, by default 32. With more a "
            .. "hard question takes less time; `win` and `none` stay as they are." },
        { "progress", "(fun(nodes: integer, seconds: number): boolean?)?",
            "Called some twenty times a second with the number of positions looked "
            .. "at, and the seconds so far; the search ends if it returns true." },
    },
    { name = "inarow.analysis", about = "The answer to a question about threats.",
        { "question", "string", "as it was asked" },
        { "colour", "string", "the attacker" },
        { "answer", '"win"|"none"|"unknown"|nil',
            "Does the attacker win? With `defend`, `win` is: nothing stops it. Nil "
            .. "of `threats`." },
        { "length", "integer?",
            "Of a win: the attacker's stones, the five included; nil if a bound was "
            .. "met when it was proved, and its line was not followed to the end." },
        { "line", "string[]?",
            "A win, its stones and the answers by turns, with the five at the end; "
            .. "`pass` where the other side has no stone to place. Of `unknown`, what "
            .. "was looked at last. With `defend`, what the attacker would play if the "
            .. "other side passed; nil if that is no win." },
        { "proof", "inarow.win_proof?",
            "The proof of a win, if it was asked for; nil if a bound was met before it "
            .. "was whole." },
        { "barred", "string?",
            "the last point of a win, if the other side may not play there" },
        { "points", "string[]?", "storm: stones that win; defend: stones that stop it" },
        { "unknown", "string[]?", "storm and defend: points of which it is not known" },
        { "storm", "boolean?", "is one point the only one, and none unknown?" },
        { "vct", "boolean?", "defend: was it asked of wins by threats too?" },
        { "threats", "inarow.threat[]?", "threats: the rows that stand" },
        { "stones", "inarow.threat_stone[]?", "threats: by column, then row" },
        { "nodes", "integer", "positions that were looked at" },
        { "seconds", "number", "that it took, on the clock" },
        { "cut", '"nodes"|"seconds"|"stones"|"stopped"|"interrupt"|"depth"|nil',
            "What cut the search short, if anything did: a bound, `progress`, an "
            .. "interrupt, or rows that go too deep." },
    },
    { name = "inarow.threat", about = "A row that threatens.",
        { "kind", '"four"|"straight-four"|"three"' },
        { "line", "string", "as of inarow.proof_node" },
        { "stones", "string[]", "the row's" },
        { "makes", "string[]",
            "where a stone makes it a five; a three: a straight four" },
        { "stops", "string[]", "where a stone of the other side stops it at once" },
    },
    { name = "inarow.threat_stone",
        about = "What a stone of the attacker's would make at a vacant point.",
        { "point", "string" },
        { "makes", "string",
            "The strongest that it makes: `five`, `forbidden`, `four-four`, "
            .. "`four-three`, `straight-four`, `four`, `three-three` or `three`." },
        { "fives", "integer" }, { "straight_fours", "integer" },
        { "fours", "integer", "the straight ones included" }, { "threes", "integer" },
        { "forbidden", "boolean", "may it not stand there?" },
    },
    { name = "inarow.puzzle", about = "A position to be solved.",
        { "variant", "string" }, { "cells", "string", "as game:cells gives them" },
        { "colour", "string", "to move, and to win" },
        { "by", '"vcf"|"vct"',
            "the win: by continuous fours, or by threats and not by fours" },
        { "length", "integer", "stones of the shortest win, the five included" },
        { "width", "integer",
            "How many lines a solver has to see: the longest way of the proof, and "
            .. "each other stone that answers there lead to. Answers that are forced "
            .. "lead nowhere else, so a win by fours has the width 1." },
        { "line", "string[]", "the shortest win, as of inarow.analysis" },
        { "proof", "inarow.win_proof",
            "The proof of that win. inarow.tree makes a tree of a puzzle by it." },
        { "record", "string",
            "the position as a record, with the solution in a comment" },
    },
    { name = "inarow.tried", about = "What became of a stone that was tried.",
        { "verdict", '"solved"|"right"|"wrong"' },
        { "message", "string", "in words" },
        { "reply", "string?", "right: where the other side has answered; or `pass`" },
        { "refutation", "string?", "wrong: where the other side would answer" },
    },
    { name = "inarow.win_proof", about = [[
A proof that a colour, the attacker, wins by threats: the stones to play, whatever the
other side answers. [The format](../docs/notations.md) is the same as JSON.]],
        { "proof", "integer", "the format's version, 1" },
        { "record", "string", "the game up to the position, as game:record writes it" },
        { "colour", "string", "the attacker, who is to move" },
        { "question", '"vcf"|"vct"' },
        { "length", "integer",
            "the attacker's stones at most, the five included" },
        { "nodes", "inarow.win_proof_node[]",
            "Each is followed by later ones alone; the first is the position." },
    },
    { name = "inarow.win_proof_node", about = [[
What the attacker plays. Without `answers` and `else` the stone wins at once.]],
        { "stone", "string", "its point" },
        { "answers", "table<string, integer>?",
            "the number of the node after an answer: a point, or `pass`" },
        { "else", "integer?",
            "The number of the node after any other answer; nil if `answers` names all "
            .. "that are legal." },
    },
    { name = "inarow.checked_proof", about = "A proof that stands.",
        { "nodes", "integer", "how many it has" },
        { "length", "integer", "the attacker's stones that it takes at most" },
        { "positions", "integer", "that were looked at" },
    },
    { name = "inarow.proof_fault", about = "Where a proof fails.",
        { "node", "integer", "its number" },
        { "way", "string[]", "stones and answers that lead to it" },
        { "message", "string", "what is wrong there" },
    },
}
