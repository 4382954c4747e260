--- Messages about faults and doubts in scripts.
return require("inarow.language").sentences {
    ["points-from-to"] = "{from} to {to}",
    -- Parts of reports.
    ["script-without-name"] = "script",
    ["like-form"] = "{said}; write it like {form}",
    ["with-options"] = "{said} (with {options})",
    ["more-faults"] = "{count} more faults",
    ["more-faults-one"] = "1 more fault",

    -- Unexpected values.
    ["expected-got"] = "expected {expected}, got {given}{hint}",
    ["kind-whole"] = "a whole number",
    ["kind-range"] = "a whole number from {least} to {most}",
    ["kind-number"] = "a number from {least} to {most}",
    ["kind-size"] = "a number from 1 to 26, or columns and rows like 7x6",
    ["kind-boolean"] = "true or false",
    ["kind-string"] = "a string of one line, at most {most} bytes long",
    ["kind-word"] = "a string of at most {most} letters, digits, _, . and -",
    ["kind-colour"] = "a string of at most {most} letters, digits, _, . and -, the first"
        .. " a letter",
    ["kind-identifier"] = "a string of at most {most} letters, digits and _",
    ["kind-reason"] = "a string of at most {most} small letters, digits and -",
    ["kind-function"] = "a function",
    ["kind-list"] = "a list",
    ["kind-list-of"] = "a list of {least} to {most} values",
    ["kind-map"] = "a table",
    ["kind-fields"] = "a table",

    -- Keys and options.
    ["list-has-no-keys"] = "a list cannot have keys",
    ["too-many-keys"] = "expected at most {most} keys, got {count}",
    ["bad-key"] = "expected {expected} as the key, got {given}",
    ["no-such-key"] = "no such key{hint}; expected {expected}",
    ["nothing-to-remove"] = "there is no such key to remove{hint}",
    ["key-of-other-verb"] = "{verb} does not have this key; it belongs to {expected}",
    ["key-is-missing"] = "{key} is missing: expected {expected}",
    ["first-is-missing"] = "its first value is missing: expected {expected}",
    ["verb-is-missing"] = "the verb is missing: expected {expected}",
    ["table-is-missing"] = "\"{key}\" is missing",
    ["option-is-fixed"] = "an option cannot be used here",
    ["option-is-single"] = "an option can replace a single value only",
    ["option-of-all-games"] = "every game already has an option of this name",
    ["list-no-options"] = "no options",
    ["script-no-option"] = "no such option: \"{name}\"{hint}; the variant has {expected}",

    -- The board and its holes.
    ["size-prevails"] = "the base's option `size` makes the board {size}: change"
        .. " `options.size`, or remove the option with `options = { size = false }`",
    ["size-differs"] = "the option `size` is {size}: give it the same size as the board,"
        .. " or leave it out",
    ["no-sides"] = "expected columns and rows, like { 15, 15 }",
    ["hexagon-and-sides"] = "board.hex alone sets the size of a hexagon: leave out"
        .. " columns, rows and layers",
    ["layers-sides"] = "each side of a board with layers has at most {most} points, not"
        .. " {count}",
    ["layers-fit"] = "the columns of all layers together can be at most 26: with"
        .. " {columns} columns there can be at most {most} layers, not {layers}",
    ["joined-rectangle"] = "only the edges of a flat rectangle can be joined",
    ["holes-rows"] = "expected {expected} rows of the picture, got {given}",
    ["holes-columns"] = "the row has {count} points; the board has {expected} columns",
    ["holes-columns-one"] = "the row has 1 point; the board has {expected} columns",
    ["holes-outside"] = "on the full hexagon this row is {expected}: a point can become a"
        .. " hole, but a hole cannot become a point",
    ["holes-row"] = "expected a row of the picture, with `#` for a hole and `.` for a"
        .. " point",
    ["hole-off-board"] = "{point} is not a point of the board; expected one from {first}"
        .. " to {last}",
    ["hole-off-hexagon"] = "{point} is not a point of a hexagon with {side} points per"
        .. " side, whose corners are {corners}",
    ["hole-twice"] = "{point} is named twice",

    -- The stones at the start.
    ["start-rows"] = "expected {expected} rows of the picture, got {given}",
    ["start-row"] = "expected a letter for each point of the row {expected}; holes are"
        .. " `#`, or left out",
    ["start-letter"] = "`{letter}` is not a stone here; expected {expected}",
    ["scatter-room"] = "there is room for at most {most}, not {count}",
    ["core-shared-number"] = "there cannot be more colours of stones than players",
    ["core-shared-owned"] = "stones that belong to nobody cannot be captured, moved,"
        .. " popped, chosen, or forbidden to somebody, and their rows cannot be open or"
        .. " survive",
    ["core-no-such-end"] = "no such end of the game",
    ["core-shared-counted"] = "stones that belong to nobody cannot count for a player",
    ["block-corners"] = "expected the two corners of a square block, the lower left one"
        .. " first, like \"a1 c3\"",
    ["block-hexagon"] = "a hexagon cannot have blocks that turn",
    ["core-block-off-board"] = "a block must lie on the board and have no holes; stones"
        .. " of nobody may stand in it",
    ["core-blocks-number"] = "only a flat board can have blocks that turn, and at"
        .. " most 16",
    ["core-block-twice"] = "two blocks have the same corner",
    ["core-block-gravity"] = "blocks cannot be turned where stones fall, or where rows"
        .. " must survive",
    ["core-excepted-allowed"] = "only a forbidden pattern can have an exception",
    ["core-no-captures-win"] = "`wins` needs captures that win",
    ["core-nothing-survives"] = "`breaks` needs rows that await an answer (`survives`);"
        .. " for a stone that blocks a row there is `unless_defence`",
    ["core-start-in-the-air"] = "there is nothing below a stone",
    ["core-start-supply"] = "the board has more stones of a colour than its supply",

    ["core-stuck-at-start"] = "nobody can do anything at the start",

    -- The winner at the end.
    ["winner-or-most"] = "expected either `winner` or `most`",
    ["row-of-most"] = "`row` is needed with `most = \"rows\"`, and allowed only there",

    -- Colours and teams.
    ["colour-twice"] = "\"{colour}\" is named twice",
    ["colour-taken"] = "\"{colour}\" means something else in records; choose another"
        .. " name",
    ["each-colour-once"] = "expected each colour once: {expected}",
    ["no-team"] = "{colour} has no team",
    ["too-few-teams"] = "expected two teams or more",

    -- Phases.
    ["declaration-count"] = "a declaration needs a range {least, most}",
    ["take-count"] = "expected the number of stones that are taken",
    ["offer-count"] = "an offer needs a number of points, or \"declared\"",
    ["no-opening-named"] = "expected the name of an opening, or true",
    ["no-such-opening"] = "{name} is not an opening of RIF 11{hint}",
    ["label-taken"] = "another phase already has the label {label}",
    ["too-many-steps"] = "an opening has at most {most} steps",

    -- Rows and shapes.
    ["row-of-each"] = "every colour has its own row, so this row would have no effect;"
        .. " {colour} = false would remove one of the others",
    ["row-too-long"] = "a row of {row} can never be made: no line of the board is longer"
        .. " than {longest}",
    ["exactly-or-atleast"] = "expected either exactly = true or atleast = true",
    ["survives-by-hand"] = "a row cannot wait for captures that players lift by hand;"
        .. " leave out `survives` or `by_hand`",
    ["shape-row"] = "expected a row of the picture, with `X` for a stone and `.` for any"
        .. " point",
    ["shape-stones"] = "a shape has from 1 to {most} stones; this one has {count}",
    ["shapes-number"] = "there can be at most {most} shapes",

    -- Faults that the core finds, by the core's codes. csrc/core/spec.c has the same
    -- messages.
    ["core-start-colour"] = "no such colour",
    ["core-start-off-board"] = "a stone is off the board",
    ["core-start-twice"] = "two stones stand on one point",
    ["core-board-sides"] = "the sides must be from 1 to 26",
    ["core-colours-number"] = "there must be from 2 to 6 colours",
    ["core-no-edges"] = "no such edges",
    ["core-joined-layers"] = "the edges of a board of layers cannot be joined",
    ["core-joined-gravity"] = "top and bottom cannot be joined where stones fall",
    ["core-joined-sides"] = "edges can be joined only if there are at least three points"
        .. " between them",
    ["core-joined-row"] = "on a board with joined edges a row has at most 11 stones",
    ["core-joined-fours"] = "fours and threes are not defined if a line around the board"
        .. " has less than two points more than a winning row",
    ["core-joined-capture"] = "a line across joined edges has too few points for such a"
        .. " row and the stones at its ends",
    ["core-no-pattern"] = "no such pattern",
    ["core-forbid-row"] = "a colour with forbidden patterns needs a winning row of three"
        .. " or more",
    ["core-double-three-row"] = "a forbidden double-three needs a winning row of four or"
        .. " more",
    ["core-forbid-open"] = "fours and threes are not defined if a blocked row does not"
        .. " win",
    ["core-overline-wins"] = "an overline that wins cannot be forbidden",
    ["core-open-lengths-missing"] = "the lengths of the open rows are missing",
    ["core-row-too-long"] = "a row longer than the board's lines can never be made",
    ["core-layers-sides"] = "a board of layers has at most 8 columns, 8 rows and 8"
        .. " layers",
    ["core-layers-fit"] = "the columns of all layers together can be at most 26",
    ["core-layers-directions"] = "the directions of a board of layers cannot be chosen:"
        .. " all count",
    ["core-hole-off-board"] = "a hole must be a point of the board",
    ["core-all-holes"] = "every point of the board is a hole",
    ["core-no-direction"] = "no such direction",
    ["core-shape-stones"] = "a shape has from 1 to 16 stones",
    ["core-shape-colour"] = "no such colour",
    ["core-shape-supply"] = "there are fewer stones than the shape needs",
    ["core-shape-twice"] = "two stones stand on one point",
    ["core-shapes-number"] = "there can be at most 16 shapes",
    ["core-shape-too-large"] = "the shape has no place on the board, however it is"
        .. " turned or mirrored",
    ["core-patterns-rectangle"] = "openings are defined only on full rectangles",
    ["core-region-rectangle"] = "only a full rectangle has a centre",
    ["core-lose-at-once"] = "a losing row loses at once, blocked or not",
    ["core-too-few-stones"] = "there are fewer stones than the row needs",
    ["core-open-lengths"] = "an open row has at least one stone and is not longer than"
        .. " the board",
    ["core-refused-allowed"] = "a pattern that is refused must also be forbidden",
    ["core-defence-colours"] = "a defence needs two colours, both with winning rows",
    ["core-no-win"] = "no colour can win: expected a row, a shape or captures that win,"
        .. " or a row or shape that loses",
    ["core-one-team"] = "all colours are on one team: there is no opponent",
    ["core-capture-lengths"] = "only rows of one to three stones can be captured",
    ["core-capture-gravity"] = "captures cannot be combined with gravity",
    ["core-nothing-captured"] = "there are no captures",
    ["core-pop-gravity"] = "stones can be taken out only with gravity",
    ["core-no-way-to-move"] = "no such way to move",
    ["core-no-way-to-survive"] = "no such way to survive",
    ["core-opening-gravity"] = "an opening cannot be combined with gravity",
    ["core-patterns-number"] = "there can be at most 64 patterns",
    ["core-no-centre"] = "the board has no centre",
    ["core-pattern-stones"] = "a pattern has at most 8 stones",
    ["core-pattern-off-board"] = "a stone is off the board, or its colour does not exist",
    ["core-pattern-twice"] = "two stones stand on one point",
    ["core-square-on-even-board"] = "a central square needs a board with odd sides",
    ["core-even-square"] = "the side of a central square must be odd",
    ["core-square-too-large"] = "the square is larger than the board",
    ["core-nothing-outside"] = "no point of the board is outside",
    ["core-nothing-between"] = "no point is within the one square and outside the other",
    ["core-cross-too-long"] = "the arms of the cross reach beyond the board",
    ["core-cross-everywhere"] = "no point is left to play on",
    ["core-region-too-small"] = "the region has fewer points than are offered",
    ["core-majority-of-two"] = "this needs exactly two colours",
    ["core-no-colour"] = "no such colour",
    ["core-of-too-many"] = "only the last four stones can be removed",
    ["core-take-count"] = "the number of stones taken is missing",
    ["core-verb-of-two"] = "swap and choose need exactly two colours",
    ["core-declaration-range"] = "a declaration needs a range within 0 to 32",
    ["core-offer-range"] = "an offer has from 1 to 32 points",
    ["core-offer-colour"] = "the colour of the stone offered is missing",
    ["core-pick-colour"] = "the colour of the stone picked is missing",
    ["core-no-verb"] = "no such verb",
    ["core-phase-order"] = "steps must be in the order of their phases",
    ["core-no-phase"] = "no such phase",
    ["core-no-seat"] = "no such seat",
    ["core-no-patterns"] = "no openings are defined for this board or these colours",
    ["core-by-before-choice"] = "no player has a colour before one is chosen",
    ["core-nothing-offered"] = "nothing has been offered to pick from",
    ["core-second-offer"] = "a phase can have only one offer",
    ["core-nothing-declared"] = "no number has been declared",
    ["core-empty-offer"] = "an offer needs at least one point",
    ["core-steps-number"] = "an opening has at most 64 steps",
    ["core-no-colour-chosen"] = "the opening can end before a colour is chosen",
    ["core-no-way-out"] = "the opening can never end after this phase",
    ["core-move-gravity"] = "stones cannot be moved on a board with gravity",
    ["core-move-supply"] = "players move stones once their supply is used up, so a supply"
        .. " must be set",

    -- Doubts about a script.
    ["lint-citation"] = "citation {citation}: {fault}",
    ["lint-uncited"] = "this rule differs from the base's and has no `cite`: the base's"
        .. " {citation} does not cover it",
    ["lint-no-reason"] = "no ruling has this reason{hint}",
    ["lint-no-subject"] = "the law has no such subject{hint}",
    ["lint-way-twice"] = "the list already has this way to move",
    ["lint-idle-way"] = "\"{other}\" already allows every such move",
    ["lint-idle-scatter"] = "without `holes` or `neutral` nothing is scattered",
    ["lint-idle-rotation"] = "turning a single point changes nothing",
    ["lint-idle-option"] = "no rule depends on this option",
    ["lint-never-so"] = "the option never has the value {value}",
}
