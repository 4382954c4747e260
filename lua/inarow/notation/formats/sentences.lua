--- Messages about faults in texts in other notations, and about content that a notation
-- cannot hold.
require "inarow.notation.sentences"

return require("inarow.language").sentences {
    -- Descriptions of the texts in each notation.
    ["expected-digits"] = "columns like 4453, one game per line",
    ["expected-lib"] = "a RenLib library with moves",
    ["expected-moves"] = "moves like h8 i9, one game per line",
    ["expected-pente-org"] = "tags like [Game \"Pente\"] and moves like 1. K10 L10",
    ["expected-psq"] = "'Piskvorky WIDTHxHEIGHT' and moves like 8,8,45",
    ["expected-rif-xml"] = "a 'database' element with 'game' elements",
    ["expected-sgf"] = "SGF, which begins with '(;'",
    ["expected-offsets"] = "openings like 8,-3, 6,-4, one per line",
    ["expected-pos"] = "a byte with the number of stones, and one byte per stone",
    ["expected-fen"] = "positions like 3/1b1/3 w, one per line",

    -- Content that a notation cannot hold.
    ["cannot-hold"] = "{format} cannot hold {what}",
    ["would-drop"] = "{format} cannot hold {what}; 'drop' leaves that out",
    ["holds-colours"] = "the colours {colours}",
    ["holds-board"] = "a board that is not a full rectangle",
    ["holds-joined"] = "a board whose edges are joined",
    ["holds-size"] = "a board of this size",
    ["holds-setup"] = "stones set up before the first move",
    ["holds-pass"] = "passes",
    ["holds-shifted"] = "stones that are moved or taken off the board",
    ["holds-instead"] = "a stone that is placed instead of a swap or a choice",
    ["holds-astray"] = "moves off the board",
    ["holds-moves"] = "the moves",
    ["holds-rule"] = "the rules",
    ["holds-options"] = "the options of the rules",
    ["holds-stones"] = "stones of a colour that is not to move",
    ["holds-actions"] = "actions that are not moves",
    ["holds-restored"] = "moves that were taken back",
    ["holds-vacant"] = "an empty board that was set up",
    ["holds-shared"] = "stones that all players share",
    ["holds-neutral"] = "a position with stones that belong to nobody",
    ["holds-captured"] = "stones taken before the first move",
    ["holds-players"] = "the players",
    ["holds-result"] = "the result",
    ["holds-offers"] = "the stones offered",
    ["holds-times"] = "the times of the moves",
    ["holds-remarks"] = "comments on moves",
    ["holds-marks"] = "marks on the board",
    ["holds-comment"] = "the comment",
    ["holds-tags"] = "the tags",

    -- Comments with content that has no other place in a notation.
    ["said-marks"] = "Marks:",
    ["said-remark"] = "Move {number}:",

    -- Digits, offsets and moves.
    ["not-digits"] = "'{text}' is not a game; expected columns like 4453, optionally"
        .. " with a score",
    ["digits-need-move"] = "a line of digits needs a move",
    ["not-an-offset"] = "'{text}' is not an offset; expected numbers from -25 to 25 with"
        .. " commas between them, as in 8,-3, 6,-4",
    ["half-an-offset"] = "the last stone has only one number; expected two, as in 8,-3",
    ["offset-off-board"] = "{text} is off a board of {columns}x{rows}",
    ["offsets-comment"] = "a comment on an opening cannot hold an empty line, a line"
        .. " with blanks around it, or ' # '",
    ["offsets-need-stone"] = "an opening needs a stone",
    ["not-a-move"] = "'{text}' is not a move; expected a point like h8, pass, or the"
        .. " next move number",
    ["moves-need-stone"] = "a list of moves needs a stone",
    ["wrong-number"] = "expected move number {expected}, got {number}",
    ["no-move"] = "'{text}' is not a move",

    -- Bytes: .pos files and RenLib libraries.
    ["at-byte"] = "{said}, at byte {offset}",
    ["cut-off"] = "the file is cut off",
    ["pos-count"] = "{number} is not a valid number of stones; expected 1 to 225",
    ["pos-point"] = "{number} is not a point of the board; expected 0 to 224",
    ["pos-goes-on"] = "the file continues after the last stone, number {number}",
    ["pos-needs-stone"] = "a .pos file needs a stone",
    ["pos-too-many"] = "a .pos file has room for 225 stones",
    ["no-library-file"] = "the file does not begin like a RenLib library; expected a"
        .. " byte 255 and 'RenLib'",
    ["lib-version"] = "version {version} is not supported; expected at most 3.4",
    ["lib-point"] = "{number} is not a point of the board",
    ["lib-goes-on"] = "the file continues after the end of the tree",
    ["lib-lost"] = "a library with more than {nodes} nodes or {bytes} bytes is read path"
        .. " by path, and this loses data; 'drop' permits that",
    ["lib-no-moves"] = "a library needs moves",
    ["lib-longer"] = "the game continues {where}, and a library cannot mark where the"
        .. " shorter game ends",
    ["lib-shorter"] = "another game continues this game, and a library cannot mark"
        .. " where the shorter game ends",
    ["lib-other-rules"] = "{where} has the same moves, but other rules or another result",
    ["lib-property"] = "'{text}' is not a valid value of the property RenLib",

    -- pente.org and Piskvorky.
    ["move-after-result"] = "no move can follow the result; got '{text}'",
    ["other-result"] = "the result {result} differs from the one in the tag",
    ["not-a-tag"] = "'{text}' is not a tag; expected [NAME \"VALUE\"]",
    ["tag-breaks"] = "a tag cannot hold a line break",
    ["not-a-psq-move"] = "'{text}' is not a move; expected column,row,milliseconds",
    ["psq-heading"] = "expected 'Piskvorky WIDTHxHEIGHT' with sides from 1 to 26",
    ["psq-off-board"] = "'{text}' is off the board",
    ["psq-time"] = "'{text}' has a time of more than three years",
    ["psq-name"] = "the name '{name}' cannot be a line of its own",
    ["psq-ending"] = "the line '{text}' after the names would be read as a move",

    -- RIF XML.
    ["no-point"] = "'{text}' is not a point",
    ["alt-no-point"] = "alt: '{text}' is not a point",
    ["not-a-database"] = "the document is a '{name}'; expected a 'database'",
    ["no-xml"] = "{fault}; expected {expected}",
    ["xml-entities"] = "the document declares entities or attributes, which are not"
        .. " accepted",
    ["no-utf-8"] = "names or comments are not in UTF-8, which XML requires",

    -- SGF.
    ["sgf-turn"] = "'{text}' is not a colour; expected B or W",
    ["sgf-point"] = "'{text}' is not a point of a board of {columns}x{rows}",
    ["sgf-late-setup"] = "stones cannot be set up after the first move",
    ["sgf-twice"] = "{point} is set up twice",
    ["sgf-size"] = "the size '{text}' is not a number from 1 to 26",
    ["sgf-no-node"] = "the game has no node: ';' is missing",
    ["sgf-no-value"] = "property {name} has no value",
    ["sgf-open-value"] = "the value of {name} is not closed: ']' is missing",
    ["sgf-open-game"] = "the game is not closed: ')' is missing",
    ["sgf-unexpected"] = "expected ';', '(' or ')', got '{text}'",
    ["sgf-property"] = "'{name}' is not a valid property in SGF",
}
