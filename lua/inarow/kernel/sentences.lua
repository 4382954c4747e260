--- Rulings and refusals on the board, and descriptions of expected actions.
return require("inarow.language").sentences {
    ok = "The action stands.",

    -- Rulings. {who} is a colour, or a seat as long as no player has a colour.
    five = "{Who} has a five.",
    row = "{Who} has a row of {row}.",
    overline = "{Who} has a row of more than {row}.",
    shape = "{Who} has completed the shape '{shape}'.",
    captures = "{Who} has captured {count} stones.",
    ["captures-one"] = "{Who} has captured 1 stone.",
    ["losing-row"] = "{Loser} made a row that loses: {who} wins.",
    ["losing-shape"] = "{Loser} has completed the shape '{shape}', which loses: {who}"
        .. " wins.",
    ["forbidden-made"] = "{Who} wins: {Loser} made {pattern}.",
    ["forbidden-made-at"] = "{Who} wins: {Loser} made {pattern} at {point}.",
    ["full-board"] = "The board is full.",
    ["at-end-winner"] = "{drawn} So {who} wins.",
    ["at-end-stones"] = "{drawn} {Who} has the most stones on the board, and wins.",
    ["at-end-rows"] = "{drawn} {Who} has the most rows, and wins.",
    ["at-end-captured"] = "{drawn} {Who} has captured the most stones, and wins.",
    ["both-rows"] = "Several players have a row that wins.",
    ["supply-exhausted"] = "All stones have been placed.",
    ["move-limit"] = "The limit of moves is reached.",
    ["no-action"] = "No player has a legal action left.",
    ["hook-ends"] = "The rules end the game.",
    ["hook-wins"] = "By the rules {who} wins.",

    -- Refusals because of the point.
    occupied = "{point} is occupied.",
    ["off-board"] = "{point} is not on the board ({columns} by {rows}).",
    ["off-hexagon"] = "{point} is not on the board, a hexagon with {side} points per"
        .. " side.",
    ["off-layers"] = "{point} is not on the board, whose points go from a1-1 to {last}.",
    ["off-other-board"] = "{point} is not on the board ({size}).",
    ["no-layer"] = "{point} does not name a layer; {point}-1 is a point of this board.",
    ["at-hole"] = "{point} is a hole of the board.",
    ["outside-region"] = "{point} is not allowed: this stone must be placed {region}.",
    ["removes-other"] = "{point} is not one of the {most} stones placed last.",
    ["pops-other"] = "{point} is not in the bottom row.",
    ["no-block"] = "{point} is not the lower left corner of a block; those that turn"
        .. " have {expected}.",
    ["moves-far"] = "{point} is too far: a stone moves to the next point along a line of"
        .. " the board.",
    ["moves-otherwise"] = "The stone cannot move to {point}: along the lines of the board"
        .. " a stone moves {ways}.",
    unsupported = "{point} is in the air; a stone falls to the lowest free row.",
    ["unsupported-layers"] = "{point} is in the air; a stone falls to the lowest free"
        .. " layer.",
    ["column-full"] = "Column {point} is full.",
    ["peg-full"] = "Peg {point} is full.",
    ["no-supply"] = "{Who} has no stones left.",
    ["no-supply-moves"] = "{Who} has no stones left to place: expected 'move'.",
    ["no-stone"] = "{Who} has no stone at {point}.",
    ["none-to-remove"] = "There is no {colour} stone at {point} to remove.",
    forbidden = "{point} is forbidden to {who}: it makes {pattern}.",
    ["too-deep"] = "It would take too long to decide whether {point} is forbidden to"
        .. " {who}.",
    ["too-deep-board"] = "It would take too long to decide which points are forbidden to"
        .. " {who}.",
    ["no-offer"] = "{point} was not offered.",
    ["symmetric-offer"] = "{point} and {other} are the same by symmetry.",
    ["duplicate-offer"] = "{point} is offered twice.",

    -- Refusals because of the action.
    ["game-over"] = "The game is over.",
    ["bad-action"] = "{What}.",
    ["no-such-action"] = "'{verb}' is not an action of this game",
    ["not-your-turn"] = "It is {turn}'s turn, not {who}'s.",
    ["other-stone"] = "The stone to be placed is {turn}, not {who}.",
    ["move-too-early"] = "{Who} must place {stones} before moving any: {expected}.",
    ["not-now"] = "'{verb}' is not possible now: {expected}.",
    interrupted = "the game is interrupted until 'organizer resume'",
    ["pass-not-allowed"] = "This move cannot be passed.",
    ["which-colour"] = "Name the stone's colour: {expected}.",
    ["too-many"] = "At most {most} of these stones may have one colour.",
    ["wrong-count"] = "Expected {expected}, got {given}.",
    ["time-backwards"] = "The last action was at @{time}; @{given} is earlier.",
    ["not-allowed"] = "The rules of {variant} do not allow it: {what}.",
    ["bad-dice"] = "a die shows a number from 1 to 6",

    -- Descriptions of expected and of faulty words.
    ["expected-from-to"] = "a number from {least} to {most}",
    ["expected-holder"] = "a colour that somebody holds, or a seat",
    ["expected-by"] = "'by' and a colour or a seat",
    ["expected-point-of-board"] = "expected a point of the board, like a1, got"
        .. " \"{word}\"",
    ["not-a-colour"] = "'{word}' is not a colour of {variant}; expected {expected}",
    ["not-a-player"] = "'{word}' is not a player now; expected {expected}",
    ["hook-raises"] = "it raises an error",
    ["hook-who"] = "expected {expected} if the status is won, and otherwise nil",

    -- Positions set up.
    ["bad-position"] = "not a position: {fault}",
    ["bad-captured"] = "{colour} cannot have captured {given}: expected a number of"
        .. " stones from 0 to 65535, in a game with captures",
    ["cells-count"] = "expected {one} points, got {other}",
    ["cells-letter"] = "point {one}: '{other}' is neither '.' nor a colour's letter",
    ["cells-floating"] = "the stone at {one} is in the air",

    -- Forms of actions at the table, with placeholders in capitals.
    ["ask-claim"] = "claim CLAIM",
    ["ask-order"] = "organizer ORDER",

    -- Parts of sentences.
    ["points-one"] = "{count} point",
    ["left-to-place"] = "{count} stones",
    ["left-to-place-one"] = "{count} stone",
    points = "{count} points",
    ["team-of"] = "{colour}'s team",
    ["where-or"] = "{most}, or {last}",
}
