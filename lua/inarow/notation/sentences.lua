--- Messages about faults in records and positions.
require "inarow.model"

return require("inarow.language").sentences {
    -- Records.
    ["expected-record"] = "a record: 'variant NAME', then one action per line",
    ["no-variant"] = "the record does not say which variant it is; expected 'variant"
        .. " NAME', or a variant for records that name none",
    ["header-late"] = "'{word}' must come before the first action",
    ["unfinished-quote"] = "the quotation mark is not closed",
    ["bad-result"] = "'{word}' is not a result; expected {expected}",
    ["board-rows"] = "the board needs {expected} rows of {columns} points; row {row} is"
        .. " '{text}'",
    ["board-row"] = "the board needs {expected} rows; row {row} has {columns} points,"
        .. " not '{text}'",
    ["unknown-field"] = "the state has no field '{word}'{hint}; expected {expected}",

    -- The missing part after a word of a record, as in "'turn' needs a colour".
    ["needs-action"] = "an action before it",
    ["needs-board"] = "a board before it",
    ["needs-value"] = "a value to expect, or - for no points",
    ["needs-colour-value"] = "a colour and the value to expect for it",
    ["needs-ruling"] = "a ruling",
    ["needs-variant"] = "the name of a variant",
    ["needs-option"] = "key=value",
    ["needs-adjudication"] = "immediate or claims",
    ["needs-seats"] = "the names of the players",
    ["needs-result"] = "a colour, draw, void or loss-of-both",
    ["needs-turn"] = "a colour",
    ["needs-captured"] = "a colour and a number",
    ["needs-common"] = "the number of actions that it shares with the previous line of"
        .. " play",
    ["too-much-common"] = "'variation {number}': the previous line of play has {count}"
        .. " actions",
    ["too-much-common-one"] = "'variation {number}': the previous line of play has 1"
        .. " action",
    ["needs-header"] = "an action or a header",
    ["needs-own-line"] = "variant, seats, result, captured, turn or an action",

    -- Positions on one line.
    ["position-size"] = "{length} points do not make a square board; join the rows with"
        .. " '/'",
    ["position-symbol"] = "expected the rows of a position from the top, with or without"
        .. " '/' between them; got '{text}'",
    ["position-board"] = "{variant} cannot be played on {columns} by {rows} points; its"
        .. " own board is {size}",
    ["position-points"] = "the position has {count} points; {variant} has {expected}"
        .. " ({size})",
    ["position-points-one"] = "the position has 1 point; {variant} has {expected}"
        .. " ({size})",
    ["bad-vacancies"] = "'{text}' is not a number of vacant points; a board has at most"
        .. " {most}",
    ["bad-turn"] = "'{text}' after the rows is not a side to move; expected {first} or"
        .. " {second}",
    ["within-turn"] = "the turn is not over; a position on one line cannot say how many"
        .. " stones are still to be placed",
    ["counted-of-two"] = "vacant points can be counted only in games with two colours;"
        .. " {variant} has {count}, so digits are stones",
    ["row-length"] = "row {row} has {count} points, but the first row has {columns}",
    ["row-length-one"] = "row {row} has 1 point, but the first row has {columns}",

    -- Boards that a notation cannot represent.
    ["only-rectangles"] = "this notation is for boards that are full rectangles;"
        .. " {variant} is played on {board}",
    ["board-is-hexagon"] = "a hexagon with {side} points per side",
    ["board-is-layers"] = "{layers} layers of {columns}x{rows}",
    ["board-is-joined"] = "{columns}x{rows} with joined edges",
    ["board-is-holed"] = "{columns}x{rows} with holes",
    ["other-size"] = "the board is {size}; {variant} has {expected}",

    -- Other notations.
    syntax = "{format}: {fault}",
    ["no-rule"] = "this notation does not say which game it is; name the variant",
    ["unknown-rule"] = "no variant is known as '{rule}'; name the variant",
    assumed = "assumed, because the notation does not say",
    ["said-offers"] = "Offered:",
    ["no-game"] = "no game found; expected {expected}",
    ["one-game-a-file"] = "a {format} file holds only one game",

    -- Texts that are too long.
    ["long-game-moves"] = "the game is longer than {most} moves",
    ["long-game-bytes"] = "the game is longer than {most} bytes",
    ["long-game-values"] = "the game has more than {most} nodes, properties and values",
    ["long-record-bytes"] = "the record is longer than {most} bytes",
    ["long-record-lines"] = "the record is longer than {most} lines",
    ["long-line-words"] = "the line is longer than {most} words",
    ["long-line-bytes"] = "the line is longer than {most} bytes",
    ["long-comment-lines"] = "the comment is longer than {most} lines",
    ["long-comment-bytes"] = "the comment is longer than {most} bytes",
    ["long-a-comment"] = "a comment is longer than {most} bytes",
    ["long-variation"] = "the variations have more than {most} nodes and moves, and are"
        .. " not read",
    ["long-variations"] = "the variations are not read: the tree has more than {most}"
        .. " nodes, properties and values",
    ["long-library"] = "the library has more than {most} nodes",
    ["long-path"] = "a path is longer than {most} moves",
    ["long-path-comments"] = "the comments on a path are longer than {most} bytes",
    ["long-names"] = "the list of names is longer than {most} names",
    ["long-names-bytes"] = "the list of names is longer than {most} bytes",
    ["long-nesting"] = "elements are nested more than {most} levels deep",
    ["long-tag"] = "a tag is longer than {most} bytes",

    -- Scripts with faults.
    ["first-fault"] = "{said} (and {count} more faults)",
    ["first-fault-one"] = "{said} (and 1 more fault)",

    -- Trees.
    ["tree-said"] = "a comment, glyph or mark is not valid, or the first node has a"
        .. " comment before its action",
    ["tree-ends-early"] = "the main line ends where a variation continues, which a"
        .. " tree cannot represent",
    ["tree-refused-later"] = "a move is refused after an action that inarow assumed:"
        .. " add that action to the text",
    ["tree-own-line"] = "a comment cannot hold a line of a record, like 'inarow: swap'",
}
