--- Every sentence shown to people, by code. `{name}` is filled in by messages.lua.
return {
    -- Rulings: what was decided. {who} is a colour, or a seat before anyone has one.
    ok = "The action stands.",
    five = "{Who} has a five.",
    row = "{Who} has a row of {row}.",
    overline = "{Who} has a row of more than {row}.",
    ["made-overline"] = "an overline",
    ["made-double-four"] = "a double-four",
    ["made-double-three"] = "a double-three",
    -- Where another row than five wins, CODE-otherwise stands for CODE (shapes.lua).
    ["made-double-four-otherwise"] = "a double-four (two threats)",
    ["made-double-three-otherwise"] = "a double-three (two open rows of {fewer})",
    ["forbidden-made"] = "{Loser} made {pattern}, which is forbidden: {who} wins.",
    ["forbidden-made-at"] = "{Loser} made {pattern} at {point}, which is forbidden:"
        .. " {who} wins.",
    ["made-open-row"] = "a row that no opponent's stone blocks",
    ["made-open-rows"] = "two rows that no opponent's stone blocks",
    ["losing-row"] = "{Loser} made a row that loses: {who} wins.",
    captures = "{Who} has captured {count} stones.",
    ["supply-exhausted"] = "All stones have been placed.",
    resignation = "{Loser} resigned: {who} wins.",
    time = "{Loser}'s time has ended: {who} wins.",
    ["both-times"] = "Both players' time has ended.",
    disarranged = "{Loser} disarranged the position for good: {who} wins.",
    ["disarranged-void"] = "The position is lost, and nobody is to blame.",
    penalty = "{Loser} loses the game by a penalty: {who} wins.",
    ["wrong-claim"] = "{Loser} made a wrong claim, which loses this game: {who} wins.",
    ["organizer-draw"] = "The organizer ruled the game a draw.",
    ["organizer-win"] = "The organizer ruled that {who} wins.",
    ["loss-of-both"] = "The organizer ruled that both players lose.",
    ["organizer-void"] = "The organizer voided the game.",
    shape = "{Who} has completed the shape '{shape}'.",
    ["losing-shape"] = "{Loser} has completed the shape '{shape}', which loses: {who}"
        .. " wins.",
    ["move-limit"] = "The limit of moves is reached: the game is drawn.",
    ["full-board"] = "The board is full.",
    ["no-action"] = "There is nothing left that anybody may do.",
    ["two-passes"] = "The players passed one after another: the game is drawn.",
    agreement = "The players agreed on a draw.",

    -- Refusals: what was wrong, and what would have been right.
    occupied = "{point} is occupied.",
    ["off-board"] = "{point} is not on the board ({columns} by {rows}).",
    ["no-layer"] = "{point} names no layer; a point of this board is {point}-1.",
    ["at-hole"] = "{point} is a hole of the board.",
    ["off-hexagon"] = "{point} is not on the board, a hexagon of {side} points a side.",
    ["off-layers"] = "{point} is not on the board, whose points go from a1-1 to {last}.",
    ["off-other-board"] = "{point} is not on the board ({size}).",
    ["outside-region"] = "{point} will not do: this stone must stand {region}.",
    ["removes-other"] = "{point} is not one of the {most} stones placed last.",
    ["pops-other"] = "{point} is not in the bottom row.",
    ["moves-far"] = "{point} will not do: a stone is moved to the next point along a"
        .. " line of the board.",
    unsupported = "{point} is in the air; a stone falls to the lowest free row.",
    ["unsupported-layers"] = "{point} is in the air; a stone falls to the lowest free"
        .. " layer.",
    ["column-full"] = "Column {point} is full.",
    ["peg-full"] = "Peg {point} is full.",
    ["no-supply"] = "{Who} has no stones left.",
    ["no-stone"] = "{Who} has no stone at {point}.",
    ["none-to-remove"] = "There is no {colour} stone at {point} to remove.",
    ["too-deep"] = "Whether {point} is forbidden to {who} takes too long to tell.",
    ["too-deep-board"] = "What is forbidden to {who} here takes too long to tell.",
    ["symmetric-offer"] = "{point} and {other} are the same by symmetry.",
    ["duplicate-offer"] = "{point} is offered twice.",
    ["wrong-count"] = "Expected {expected}, got {given}.",
    ["too-many"] = "No more than {most} of these stones may have one colour.",
    ["pass-not-allowed"] = "This move cannot be passed.",
    forbidden = "{point} is forbidden to {who}: it makes {pattern}.",
    ["not-your-turn"] = "It is {turn}'s turn, not {who}'s.",
    ["other-stone"] = "The stone to be placed is {turn}, not {who}.",
    ["not-now"] = "'{verb}' is not possible now: {expected}.",
    ["no-offer"] = "{point} was not offered.",
    ["no-draw-offer"] = "There is no offer of a draw.",
    ["draw-offer-now"] = "A player can offer a draw only right after their own move.",
    ["draw-offered-already"] = "A draw has already been offered.",
    ["draw-not-withdrawn"] = "An offer of a draw cannot be withdrawn: the opponent"
        .. " accepts it, refuses it, or moves.",
    ["own-draw-offer"] = "Only the opponent may answer the offer.",
    ["no-draws"] = "There are no draws by agreement in this game.",
    ["no-such-row"] = "Nothing on the board bears out 'claim {what}'.",
    ["too-late"] = "It is too late for 'claim {what}'.",
    ["flag-down"] = "The claimant's own time has ended.",
    ["flag-down-resigned"] = "{Who} cannot win by this resignation: {who}'s time has"
        .. " ended.",
    ["flag-up"] = "No opponent's time has ended.",
    ["flag-of-another"] = "{Loser}'s time has ended, but {who} wins by that.",
    ["claim-before-answer"] = "The row at {point} wins if it still stands after the"
        .. " answer: claim it then.",
    ["claim-before-lifting"] = "Captured stones count once they are lifted: lift {points}"
        .. " first.",
    ["first-five"] = "The earlier row at {point} bars this claim.",
    ["unknown-claim"] = "'{word}' cannot be claimed in this game{hint}; expected"
        .. " {expected}",
    ["time-call"] = "Only the players may claim, or point out that time has ended.",
    ["time-call-referees"] = "Only the players may claim; a referee may claim only that"
        .. " time has ended.",
    ["organizer-only"] = "Only the organizer may order this.",
    ["clock-not-own"] = "Only a player who has moved may press the clock, and only once.",
    ["lifted-by-taker"] = "Only the player who captured the stones may lift them.",
    ["demand-by-other"] = "Only the opponent may demand the removal.",
    ["adjust-not-own"] = "Only the player to move may adjust stones.",
    ["no-capture"] = "There are no captured stones to lift there now.",
    ["capture-late"] = "It is too late: the stones were still there when the move was"
        .. " over.",
    ["no-captures"] = "There are no captures in this game.",
    ["time-backwards"] = "It was already @{time}; @{given} is earlier.",
    ["game-over"] = "The game is over.",
    ["bad-action"] = "{What}.",
    ["which-colour"] = "Name the stone's colour: {expected}.",
    ["bad-dice"] = "a die shows a number from 1 to 6",
    ["no-such-action"] = "'{verb}' is not an action of this game",
    ["nothing-to-undo"] = "There is no action to take back.",
    expected = "expected {expected}",
    ["expected-claim-of"] = "only a claim may follow, of a win or 'claim {claim}'",
    ["expected-from-to"] = "a number from {least} to {most}",
    ["expected-holder"] = "a colour that somebody holds, or a seat",
    ["expected-by"] = "'by' and a colour or a seat",
    ["expected-point-of-board"] = "expected a point of the board, like a1, got"
        .. " \"{word}\"",
    interrupted = "the game is interrupted, until 'organizer resume'",
    ["no-clock"] = "the game has no clock",
    ["press-is-made"] = "a move presses the clock by itself here",
    ["not-begun"] = "the game has not begun",
    ["move-first"] = "the move comes first",
    ["move-goes-on"] = "the move is not over, {expected} is still to come",
    ["record-complete"] = "nothing is missing from the record",
    ["has-come-now"] = "that player is already here",
    ["has-come"] = "that player has already come",
    ["absent-known"] = "that is known already",
    ["interrupted-already"] = "the game is interrupted already",
    ["not-interrupted"] = "the game is not interrupted",
    ["begun-already"] = "the game has begun already",
    ["referees-used"] = "they are used already",
    ["referees-unused"] = "no time referees are used in this game",
    ["referee-called"] = "a time referee has been called already",
    ["no-referee-due"] = "no clock has five minutes or less left",
    ["penalty-of-nothing"] = "a penalty takes time",
    ["begins-by-rules"] = "the rules say who begins",
    ["begins-late"] = "it must come before everything else",
    ["restored-too-far"] = "from 0 to {count} stones and passes",
    ["lift-some"] = "{count} of them",
    ["lift-all"] = "all stones of each row captured",
    ["the-conduct"] = "the conduct",
    ["cells-count"] = "{one} points expected, not {other}",
    ["cells-letter"] = "point {one}: '{other}' is neither '.' nor a colour's letter",
    ["cells-floating"] = "{one}: this stone is in the air",
    ["hook-raises"] = "it raises an error",
    ["hook-who"] = "expected {expected}, and only if the status is won",

    -- Who is to do what, below a board. {What} is one or more of the lines after these.
    ["to-do"] = "{Who} to {what}",
    ["to-do-by"] = "{Who} ({seat}) to {what}",
    ["to-roll"] = "Each player to roll a die",
    ["do-play"] = "move",
    ["do-place"] = "place a {colour} stone",
    ["do-move"] = "move a stone to another point",
    ["do-swap"] = "swap or keep colours",
    ["do-choose"] = "choose a colour",
    ["do-declare"] = "declare how many stones will be offered, from {least} to {most}",
    ["do-offer"] = "offer {count} {nth} stones",
    ["do-offer-one"] = "offer one {nth} stone",
    ["do-pick"] = "pick one of the stones offered",
    ["do-take"] = "place {count} more stones first",
    ["do-remove"] = "remove a stone",
    ["do-remove-of"] = "remove one of the last {count} {colour} stones",

    -- What a prompt asks for: these stand behind a verb.
    ["ask-colour-unsaid"] = "{colours} ({colour} if none is named)",
    ["ask-from-to"] = "{least} to {most}",
    ["ask-offered"] = "a point offered",
    ["ask-stone"] = "a stone",
    ["ask-bottom-stone"] = "a stone of the bottom row",
    ["ask-dice"] = "the dice",

    -- What is to be filled in behind a verb or a command.
    ["field-point"] = "POINT",
    ["field-place"] = "POINT",
    ["field-points"] = "POINTS",
    ["field-from_to"] = "FROM TO",
    ["field-colour"] = "COLOUR",
    ["field-number"] = "NUMBER",
    ["field-count"] = "COUNT",
    ["field-dice"] = "DICE",
    ["field-claim"] = "CLAIM",
    ["field-seat"] = "SEAT",
    ["field-order"] = "ORDER",
    ["field-by"] = "WHO",
    ["field-who"] = "WHO",
    ["field-to"] = "N",
    ["field-seconds"] = "SECONDS",
    ["field-n"] = "N",
    ["field-file"] = "FILE",
    ["field-topic"] = "TOPIC",

    -- Actions and records in text.
    ["unknown-word"] = "unknown word '{word}'{hint}; expected {expected}",
    ["missing"] = "'{verb}' needs {expected}",
    ["not-a-word"] = "the action's {field} is not one word: '{word}'",
    ["left-over"] = "nothing expected after '{verb}' but by WHO, at POINT, @SECONDS; got"
        .. " '{word}'",
    ["not-a-point"] = "'{word}' is not a point; expected a column letter and a row"
        .. " number, like h8",
    ["not-a-number"] = "'{word}' is not a whole number",
    ["not-a-time"] = "'{word}' is not a time; expected @SECONDS, like @12.5",
    ["not-a-colour"] = "'{word}' is not a colour of {variant}; expected {expected}",
    ["not-a-player"] = "'{word}' is not a player now; expected {expected}",
    ["no-variant"] = "the record does not say which variant it is; expected 'variant"
        .. " NAME', or a variant for records that name none",
    ["command no-variant"] = "the record does not say which variant it is; expected"
        .. " 'variant NAME', or --variant",
    ["page no-variant"] = "the record does not say which variant it is; expected"
        .. " 'variant NAME', or a choice under 'Game, if it names none'",
    ["header-late"] = "'{word}' must stand before the first action",
    ["header-twice"] = "'{word}' stands here for the second time",
    ["board-rows"] = "the board needs {expected} rows of {columns} points; row {row} is"
        .. " '{text}'",
    ["board-row"] = "the board needs {expected} rows; row {row} has {columns} points,"
        .. " not '{text}'",
    ["bad-result"] = "'{word}' is no result; expected {expected}",
    ["unknown-field"] = "'{word}' is no field of the state{hint}; expected {expected}",
    ["match-of-two"] = "a match needs two colours; {variant} has more or fewer",
    ["match-over"] = "All {count} games of the match have been played.",
    ["match-seats"] = "this game of the match is {variant} with seats {first}, {second}",
    ["holds-other"] = "{path} holds something else; 'overwrite {path}' writes over it",
    ["no-games"] = "there is no game in it",
    ["unfinished-quote"] = "the quotation mark is not closed",
    ["expected-point"] = "a point like h8",
    ["expected-points"] = "points like h6 i7",
    ["expected-two-points"] = "two points like k4 k5",
    ["expected-number"] = "a number",
    ["expected-count"] = "a number like two",
    ["expected-dice"] = "two dice like 3 5",
    ["expected-colour"] = "a colour",
    ["expected-claim"] = "what is claimed, like five or time",
    ["expected-player"] = "a colour or a seat",
    ["expected-restored"] = "a number of stones and passes",
    ["expected-seconds"] = "a number of seconds",
    ["expected-controls"] = "expected controls like 40/7200 (moves/seconds) or 900+30"
        .. " (seconds and an increment)",
    ["expected-controls-got"] = "expected controls like 40/7200 (moves/seconds) or"
        .. " 900+30 (seconds and an increment), got '{word}'",
    ["control-after-last"] = "no control can follow one that sets no number of moves",
    ["citation-empty"] = "it is empty",
    ["citation-source"] = "there is no source {source}",
    ["citation-readings"] = "there are readings 1 to {count}",
    ["citation-reading"] = "reading {number} is of {sources}",
    ["citation-article"] = "{source} has no {article}",

    -- What each verb does.
    ["verb-play"] = "place a stone",
    ["verb-pass"] = "give up the right to place a stone",
    ["verb-swap"] = "exchange the colours",
    ["verb-keep"] = "leave the colours as they are",
    ["verb-choose"] = "choose a colour",
    ["verb-declare"] = "announce how many stones will be offered",
    ["verb-offer"] = "offer points for the next stone",
    ["verb-pick"] = "choose one of the points offered",
    ["verb-take"] = "take the right to place two more stones",
    ["verb-remove"] = "take a stone off the board",
    ["verb-move"] = "move a stone to another point",
    ["verb-roll"] = "each rolls a die: the higher one begins",
    ["verb-claim"] = "claim a win, a draw, or a clock's defect",
    ["verb-draw"] = "offer a draw, accept or refuse it",
    ["verb-resign"] = "give up the game",
    ["verb-press"] = "stop your own clock and start the opponent's",
    ["verb-capture"] = "lift captured stones off the board",
    ["verb-demand"] = "demand that captured stones are removed",
    ["verb-adjust"] = "announce that stones are adjusted",
    ["verb-begins"] = "say which seat begins, by lot or by agreement",
    ["verb-disarranged"] = "say that the position was disarranged, and whether it is"
        .. " restored",
    ["verb-arrive"] = "come to the board",
    ["verb-record"] = "complete your own record of the game",
    ["verb-call-referee"] = "call for a time referee",
    ["verb-organizer"] = "a decision of the organizer",

    -- Variants.
    ["variant-meant"] = "no variant '{name}' (did you mean {expected}?)",
    ["variant-with-option"] = "no variant '{name}' (did you mean '{variant}' with the"
        .. " option '{option}' set to '{value}'?)",
    ["command variant-with-option"] = "no variant '{name}' (did you mean {variant}"
        .. " {option}={value}?)",
    ["no-such-variant"] = "no variant '{name}'{hint}",
    ["script-by-path"] = "no variant '{name}'; for the script here say ./{name}.lua",
    ["takes-place"] = "{path}: its '{name}' takes the place of {other}",
    ["own-base"] = "'{name}' is its own base",
    ["no-options"] = "{variant} has no options; '{name}' was given",
    ["no-such-option"] = "{variant} has no option '{name}'{hint}; it has {expected}",
    ["bad-option"] = "{variant}: {name}={value}: {expected}",
    ["bad-script"] = "{where}: {fault}",
    ["script-fails"] = "{fault}",
    ["not-allowed"] = "The rules of {variant} do not allow it: {what}.",
    ["hook-ends"] = "The rules end the game.",
    ["hook-wins"] = "By the rules {who} wins.",
    ["hooks-claimed"] = "{record}: sequences by a script with hooks are counted under"
        .. " adjudication immediate",
    ["trace-ends"] = "these were {most} lines; no more of this game are traced",
    ["trace-left-out"] = "more lines of this run are not shown: {count}",
    ["no-such-position"] = "there are no positions of class '{class}' in {variant}: none"
        .. " of its rules makes one point hang on another",
    ["many-offers"] = "ply {ply} would list more than 10^8 offers",

    -- Positions and other notations.
    ["bad-position"] = "not a position: {fault}",
    ["bad-captured"] = "{given} stones captured by {colour}; expected a number from 0 to"
        .. " 65535, in a game with captures",
    ["bad-vacancies"] = "'{text}' is no number of vacant points; a board has {most} at"
        .. " most",
    ["bad-turn"] = "'{text}' after the rows does not say whose turn it is; expected"
        .. " {first} or {second}",
    ["within-turn"] = "the turn is not over; a position on one line cannot say how many"
        .. " stones are left",
    ["counted-of-two"] = "vacant points are counted in games of two colours; {variant}"
        .. " has {count}, and digits are stones there",
    ["position-size"] = "{length} points make no square board; join the rows with '/'",
    ["position-symbol"] = "expected its rows from the top, joined by '/' or not; got"
        .. " '{text}'",
    ["position-board"] = "{variant} cannot be played on {columns} by {rows} points; its"
        .. " own board is {size}",
    ["position-points"] = "{length} points; {variant} has {expected} ({size})",
    ["only-rectangles"] = "this notation is for boards that are full rectangles;"
        .. " {variant} is played on {board}",
    ["board-is-hexagon"] = "a hexagon of {side} points a side",
    ["board-is-layers"] = "{layers} layers of {columns}x{rows}",
    ["board-is-holed"] = "{columns}x{rows} with holes",
    ["row-length"] = "row {row} has {length} points, the first one {columns}",
    ["conduct-late"] = "{name} can be set only before the first action",
    ["setup-late"] = "a position can be set up only before the first action",
    syntax = "{format}: {fault}",
    ["no-game"] = "no game in it; expected {expected}",
    ["no-rule"] = "this notation does not say which game it is; name the variant",
    ["command no-rule"] = "this notation does not say which game it is; name it with"
        .. " --variant, as in '--variant renju'",
    ["page no-rule"] = "this notation does not say which game it is; choose it under"
        .. " 'Game, if it names none'",
    ["unknown-rule"] = "no variant is known as '{rule}'; name the variant",
    ["command unknown-rule"] = "no variant is known as '{rule}'; name one with --variant",
    ["page unknown-rule"] = "no variant is known as '{rule}'; choose one under 'Game, if"
        .. " it names none'",
    ["other-size"] = "the board is {size}; {variant} has {expected}",
    ["cannot-hold"] = "{format} cannot hold {what}",
    ["would-drop"] = "{format} cannot hold {what}; 'drop' leaves that out",
    ["command would-drop"] = "{format} cannot hold {what}; --drop leaves that out",
    ["page would-drop"] = "{format} cannot hold {what}; tick 'Leave out what it cannot"
        .. " hold'",

    -- The grammar of the language: lists, ordinals, plurals.
    ["list-or"] = "{most} or {last}",
    ["list-and"] = "{most} and {last}",
    ["list-comma"] = "{most}, {last}",
    ["list-none"] = "nothing",
    ["sentence-after"] = "{one} {next}",
    ["below-zero"] = "'{word}' is no option; where a number is expected here, it is a"
        .. " whole one, 0 or more",
    ["did-you-mean"] = " (did you mean '{word}'?)",
    ["someone-first"] = "the first player",
    ["someone-second"] = "the second player",
    ["someone-third"] = "the third player",
    ["someone-fourth"] = "the fourth player",
    ["someone-fifth"] = "the fifth player",
    ["someone-sixth"] = "the sixth player",
    ["someone-organizer"] = "the organizer",
    ["someone-referee"] = "the time referee",
    ["number-1"] = "one",
    ["number-2"] = "two",
    ["number-3"] = "three",
    ["number-4"] = "four",
    ["number-5"] = "five",
    ["number-6"] = "six",
    ["number-7"] = "seven",
    ["number-8"] = "eight",
    ["number-9"] = "nine",
    ["number-10"] = "ten",
    ["number-11"] = "eleven",
    ["number-12"] = "twelve",
    ["number-13"] = "thirteen",
    ["number-14"] = "fourteen",
    ["number-15"] = "fifteen",
    ["points-one"] = "{count} point",
    points = "{count} points",
    quoted = "'{word}'",
    ["team-of"] = "{colour}'s team",
    ["ordinal-1"] = "first",
    ["ordinal-2"] = "second",
    ["ordinal-3"] = "third",
    ["ordinal-4"] = "fourth",
    ["ordinal-5"] = "fifth",
    ["ordinal-6"] = "sixth",
    ["nth-player"] = "{nth} player",

    -- The rules in words.
    ["section-board"] = "The board and the players",
    ["section-opening"] = "The opening",
    ["section-play"] = "Play",
    ["section-captures"] = "Captures",
    ["section-winning"] = "Winning",
    ["section-forbidden"] = "Forbidden moves",
    ["section-draws"] = "Draws",
    ["section-claims"] = "Claims",
    ["section-table"] = "At the table",
    ["section-clock"] = "The clock",
    ["section-organizer"] = "The organizer",
    ["section-match"] = "The match",
    ["section-table-rules"] = "inarow's table rules",

    ["board-flat"] = "The board has {columns} columns and {rows} rows, {points} points.",
    ["board-empty"] = "At the start it is empty.",
    ["board-upright"] = "The board has {columns} columns and {rows} rows, {points}"
        .. " points. It stands upright: a stone is dropped into a column and falls to"
        .. " the lowest free row.",
    ["board-hexagon"] = "The board is a hexagon of {side} points a side, {points} points."
        .. " A letter names a line of points in one direction, a number a line in"
        .. " another; the corners, in order around the board, are {corners}.",
    ["board-hexagon-upright"] = "The board is a hexagon of {side} points a side,"
        .. " {points} points. A letter names a column, a number a line that crosses the"
        .. " columns; the corners, in order around the board, are {corners}. It stands"
        .. " upright: a stone is dropped into a column and falls to the lowest free"
        .. " point.",
    ["board-layers"] = "The board has {layers} layers, one above the other, each of"
        .. " {columns} columns and {rows} rows: {points} points. A point is named by"
        .. " column, row and layer, from {first} in the lowest layer to {top} in the"
        .. " highest.",
    ["board-pegs"] = "The board has {pegs} pegs, in {columns} columns and {rows} rows,"
        .. " each with room for {layers} stones: {points} points. A stone that is put on"
        .. " a peg falls to the lowest free layer. A peg is named by column and row, so"
        .. " 'play {last}' puts a stone on the peg {last}; the highest point of that peg"
        .. " is {top}.",
    ["board-holes"] = "It has holes: there is no point at {points}.",
    ["board-holes-upright"] = "It has holes, which stones fall past: there is no point"
        .. " at {points}.",
    ["points-from-to"] = "{from} to {to}",
    ["rule-colours-chosen"] = "There are {colours} stones; who plays which is settled in"
        .. " the opening.",
    ["rule-colours-two"] = "One player has the {one} stones, the other the {other} ones.",
    ["rule-colours-many"] = "{Number} players have the {colours} stones, one colour"
        .. " each, and take turns in this order.",
    ["rule-begins"] = "{Colour} begins.",
    ["rule-begins-until-swap"] = "The first player has {colour} to begin with; the"
        .. " opening may change that.",
    ["rule-team"] = "{Colours} are partners and win together.",
    ["rule-supply"] = "Each player has {count} stones.",
    ["rule-supply-of-colour"] = "{Colour} has {count} stones.",
    ["rule-step"] = "{step}. {what}",
    ["rule-step-or"] = "{step}. Or: {what}",
    ["rule-colour-unsaid"] = "If no colour is named in step {step}, the stone is"
        .. " {colour}.",
    ["rule-step-no-pass"] = "Step {step} cannot be passed.",
    ["rule-steps-no-pass"] = "Steps {step} to {last} cannot be passed.",
    ["rule-turns"] = "The players take turns.",
    ["rule-turns-after"] = "After that the players take turns, {colour} first.",
    ["rule-turn-one"] = "A turn is one stone on any vacant point.",
    ["rule-turn"] = "A turn is {number} stones on any vacant points.",
    ["rule-turn-dropped-one"] = "A turn is one stone dropped into a column that is not"
        .. " full.",
    ["rule-turn-dropped"] = "A turn is {number} stones dropped into columns that are not"
        .. " full.",
    ["rule-turn-peg-one"] = "A turn is one stone on a peg that is not full.",
    ["rule-turn-peg"] = "A turn is {number} stones on pegs that are not full.",
    ["rule-first-turn-one"] = "The first turn is one stone.",
    ["rule-first-turn"] = "The first turn is {number} stones.",
    ["rule-pop"] = "Instead, a player may take one of their own stones out of the bottom"
        .. " row: what stands above it falls by a row, and the stone is the player's to"
        .. " drop again. If both players then have a row that wins, whoever took the"
        .. " stone out wins; if only the opponent has one, the opponent wins.",
    ["rule-pop-peg"] = "Instead, a player may take one of their own stones out of the"
        .. " lowest layer: what stands above it falls by a layer, and the stone is the"
        .. " player's to drop again. If both players then have a row that wins, whoever"
        .. " took the stone out wins; if only the opponent has one, the opponent wins.",
    ["rule-move-adjacent"] = "Once all of a player's stones are placed, a turn is to"
        .. " move one of them to a vacant point beside it, diagonally too.",
    ["rule-move-along"] = "Once all of a player's stones are placed, a turn is to move"
        .. " one of them by one step to a vacant point, in a direction that rows can"
        .. " have.",
    ["rule-move-anywhere"] = "Once all of a player's stones are placed, a turn is to"
        .. " move one of them to any vacant point.",
    ["rule-pass"] = "Instead, a player may pass: give up the right to place a stone, and"
        .. " say so.",
    ["rule-capture"] = "Exactly {lengths} of the opponent's stones that stand next to"
        .. " each other in a straight line are captured when a player places a stone so"
        .. " that the player's own stones stand at both ends. They are taken off the"
        .. " board, and stay in view.",
    ["rule-capture-teams"] = "The stones captured may be of two other colours, mixed. A"
        .. " partner's stones may be captured too, but only the opponents' count; one's"
        .. " own cannot be captured.",
    ["rule-capture-several"] = "One move may make several captures. Points that become"
        .. " vacant may be played on again.",
    ["rule-capture-own"] = "If a move brings a pair of the mover's own stones between"
        .. " two of the opponent's, that pair is captured too, and counts for the"
        .. " opponent.",
    ["rule-capture-own-row"] = "If a move brings such a row of the mover's own stones"
        .. " between two of the opponent's, that row is captured too, and counts for the"
        .. " opponent.",
    ["rule-capture-safe-pair"] = "It is safe to place a stone so that a pair of one's"
        .. " own stands between two of the opponent's stones.",
    ["rule-capture-safe-row"] = "It is safe to place a stone so that a row of one's own"
        .. " stands between two of the opponent's stones.",
    ["rule-hook-legal"] = "The script decides what else is not allowed.",
    ["rule-hook-after"] = "The script decides what else ends the game.",
    ["rule-hook-wins"] = "The script decides who wins, and what else ends the game: its"
        .. " hook is asked after each action.",
    ["rule-match"] = "In a match of {number} games the players swap colours after each.",

    -- The steps of an opening: what each asks, and where its stones may stand.
    ["where-centre"] = "in the centre",
    ["where-within"] = "within the central {size} by {size}",
    ["where-outside"] = "outside the central {size} by {size}",
    ["where-off-centre"] = "outside the centre",
    ["where-off-cross"] = "not within {number} points of the centre on its row or column",
    ["where-off-cross-too"] = "and not within {number} points of the centre on its row"
        .. " or column",
    ["where-making"] = "making {form}",
    ["where-anywhere"] = "on any vacant point",
    ["where-or"] = "{most}, or {last}",
    ["form-any"] = "one of the 26 openings",
    ["form-many"] = "one of {count} openings",
    ["form-named"] = "the opening {openings}",
    step = "{step}.",
    ["step-place"] = "{Who} places a stone {where}",
    ["step-place-colour"] = "{Who} places a {colour} stone {where}",
    ["step-place-either"] = "{Who} places a stone of either colour {where}",
    ["step-place-any"] = "{Who} places a stone of any colour {where}",
    ["step-most"] = "{step}, but no more than {number} of one colour",
    ["step-to-move"] = "{step}; after it {colour} is to move",
    ["step-majority"] = "From here on, what is said of {one} binds the colour that now"
        .. " has the most stones, and what is said of {other} binds the other.",
    ["step-swap"] = "{Who} swaps the colours or keeps them",
    ["step-choose"] = "{Who} chooses a colour; the other player has the other one",
    ["step-declare"] = "{Who} declares how many points will be offered, from {least} to"
        .. " {most}",
    ["step-offer-one"] = "{Who} offers one point for the next {colour} stone",
    ["step-offer"] = "{Who} offers {number} points for the next {colour} stone",
    ["step-offer-declared"] = "{Who} offers as many points for the next {colour} stone"
        .. " as were declared",
    ["step-offer-where"] = "{step}, {where}",
    ["step-offer-distinct"] = "{step}, no two of them the same by a symmetry of the"
        .. " position",
    ["step-pick"] = "{Who} picks one of the points offered, and the {colour} stone is"
        .. " placed there",
    ["step-take"] = "{Who} places {number} more stones first ({action}), as follows",
    ["step-remove"] = "{Who} removes a stone",
    ["step-remove-last"] = "{Who} removes one of the {number} stones placed last",
    ["step-remove-last-colour"] = "{Who} removes one of the {number} {colour} stones"
        .. " placed last",
    ["step-remove-supply"] = "It goes back to its owner's supply.",
    ["step-roll"] = "Each player rolls a die",
    ["step-roll-higher"] = "Of the two, whoever has the higher number is the first"
        .. " player. A tie is rolled again.",
    ["step-or-pass"] = "{step}, or passes",
    ["step-may-pass"] = "{Who} may pass instead.",
    ["step-then"] = "Then step {step} follows.",
    ["step-then-over"] = "Then the opening is over.",
    ["step-after-swap"] = "After a swap step {step} follows.",
    ["step-after-swap-over"] = "After a swap the opening is over.",
    ["step-after-pass"] = "After a pass step {step} follows.",
    ["step-after-pass-over"] = "After a pass the opening is over.",
    ["actor-not-last"] = "the player who did not place the last stone",

    -- How a game ends.
    ["row-exactly"] = "exactly {number}",
    ["row-at-least"] = "{number} or more",
    ["rule-row-wins"] = "Whoever first makes an unbroken row of {length} stones of their"
        .. " own colour wins.",
    ["rule-row-wins-team"] = "A team wins if one of its players is the first to make an"
        .. " unbroken row of {length} stones of their own colour.",
    ["rule-row-wins-colour"] = "{Colours} wins by being the first to make an unbroken"
        .. " row of {length} stones.",
    ["rule-row-wins-colours"] = "{Colours} win by being the first to make an unbroken"
        .. " row of {length} stones.",
    ["rule-row-open"] = "A row of exactly {number} with an opponent's stone at each end"
        .. " does not win.",
    ["rule-row-survives"] = "It wins only if it still stands after the opponent's"
        .. " answer, and then it goes before everything that the answer did.",
    ["rule-row-survives-if-breakable"] = "It wins at once if the opponent has no capture"
        .. " that would break it. Otherwise it wins only if it still stands after the"
        .. " opponent's answer, and then it goes before everything that the answer did.",
    ["rule-lines"] = "A row is straight: {lines}.",
    ["rule-lines-not"] = "Rows that are {lines} do not count.",
    ["rule-lines-hexagon"] = "A row is straight: its points have {lines}.",
    ["rule-lines-layers"] = "A row is straight: horizontal, vertical or diagonal within"
        .. " a layer, straight up through the layers, or diagonal from layer to layer.",
    ["rule-row-unbroken"] = "Unbroken means that no vacant point and no other stone is"
        .. " between its stones.",
    ["rule-row-places"] = "There are {count} places on the board for a row of {number}.",
    ["along-row"] = "horizontal",
    ["along-column"] = "vertical",
    ["along-diagonal"] = "diagonal",
    ["along-diagonal-up"] = "diagonal up to the right",
    ["along-diagonal-down"] = "diagonal down to the right",
    ["hexagon-row"] = "the same number",
    ["hexagon-column"] = "the same letter",
    ["hexagon-diagonal-up"] = "letters and numbers that rise together, like a1, b2 and"
        .. " c3",
    ["hexagon-diagonal-down"] = "numbers that fall as the letters rise, like a3, b2 and"
        .. " c1",
    ["rule-shape-wins"] = "Whoever first completes the shape '{shape}' with stones of"
        .. " their own colour wins.",
    ["rule-shape-wins-team"] = "A team wins if one of its players is the first to"
        .. " complete the shape '{shape}' with stones of their own colour.",
    ["rule-shape-wins-colour"] = "{Colours} wins by being the first to complete the"
        .. " shape '{shape}'.",
    ["rule-shape-wins-colours"] = "{Colours} win by being the first to complete the"
        .. " shape '{shape}'.",
    ["rule-shape-loses"] = "Whoever completes the shape '{shape}' with stones of their"
        .. " own colour loses{unless}.",
    ["rule-shape-loses-team"] = "A team loses if one of its players completes the shape"
        .. " '{shape}' with stones of their own colour{unless}.",
    ["rule-shape-loses-colour"] = "{Colours} loses by completing the shape"
        .. " '{shape}'{unless}.",
    ["rule-shape-loses-colours"] = "{Colours} lose by completing the shape"
        .. " '{shape}'{unless}.",
    ["shape-picture"] = "Its rows, from the top, are {picture}.",
    ["shape-picture-dots"] = "A dot is a point that does not matter.",
    ["shape-picture-layers"] = "After - comes the layer below.",
    ["shape-picture-turned"] = "It may stand anywhere, turned and mirrored as the board"
        .. " can be.",
    ["unless-row"] = ", unless the same move makes a row that wins",
    ["unless-shape"] = ", unless the same move completes a shape that wins",
    ["unless-row-or-shape"] = ", unless the same move makes a row or completes a shape"
        .. " that wins",
    captured = "{number} of the opponent's stones or more",
    ["captured-pairs"] = "{number} of the opponent's stones ({pairs} pairs) or more",
    ["captured-team"] = "{number} of the opponents' stones or more",
    ["captured-team-pairs"] = "{number} of the opponents' stones ({pairs} pairs) or more",
    ["rule-captures-win"] = "Whoever first captures {stones} wins.",
    ["rule-captures-win-team"] = "A team wins if its players together are the first to"
        .. " capture {stones}.",
    ["rule-captures-win-colour"] = "{Colours} wins by being the first to capture"
        .. " {stones}.",
    ["rule-captures-win-colours"] = "{Colours} win by being the first to capture"
        .. " {stones}.",
    ["rule-row-loses"] = "Whoever makes an unbroken row of {length} loses{unless}.",
    ["rule-row-loses-colour"] = "{Colours} loses by making an unbroken row of"
        .. " {length}{unless}.",
    ["rule-row-loses-colours"] = "{Colours} lose by making an unbroken row of"
        .. " {length}{unless}.",
    ["rule-draw-full-board"] = "The game is drawn when every point is occupied.",
    ["rule-draw-full-board-pop"] = "The game is drawn when every point is occupied and"
        .. " whoever is to move has no stone to take out.",
    ["rule-draw-supply-exhausted"] = "The game is drawn when all stones have been"
        .. " placed.",
    ["rule-draw-agreement"] = "The game is drawn if both players agree on it.",
    ["rule-draw-agreement-all"] = "The game is drawn if all players agree on it.",
    ["rule-draw-two-passes"] = "The game is drawn if both players pass, one right after"
        .. " the other.",
    ["rule-draw-two-passes-all"] = "The game is drawn if all players pass, one right"
        .. " after the other.",
    ["rule-draw-both-times"] = "The game is drawn if the time of both players has ended.",
    ["rule-draw-both-times-all"] = "The game is drawn if the time of all players has"
        .. " ended.",
    ["rule-draw-move-limit"] = "The game is drawn after {count} moves, counting those of"
        .. " both players.",
    ["rule-draw-move-limit-one"] = "The game is drawn after one move.",
    ["rule-draw-move-limit-all"] = "The game is drawn after {count} moves, counting"
        .. " those of all players.",
    ["rule-draw-move-limit-all-one"] = "The game is drawn after one move.",
    ["rule-draw-named"] = "The game is drawn by {name}.",

    -- Forbidden moves.
    ["pattern-overline"] = "an overline, an unbroken row of {number} or more",
    ["pattern-open-row"] = "an unbroken row of exactly {lengths} with no opponent's"
        .. " stone at either end",
    ["pattern-open-row-colour"] = "an unbroken row of exactly {lengths} with no {colour}"
        .. " stone at either end",
    ["pattern-open-edge"] = "The edge of the board is not a stone.",
    ["pattern-open-rows"] = "two unbroken rows at once, {rows}, both with no opponent's"
        .. " stone at either end",
    ["pattern-open-rows-colour"] = "two unbroken rows at once, {rows}, both with no"
        .. " {colour} stone at either end",
    ["pattern-one-of"] = "one of exactly {number}",
    ["rule-forbid-refused"] = "Nobody may place a stone that makes {pattern}: it is"
        .. " refused.",
    ["rule-forbid-refused-colour"] = "{Colour} may not place a stone that makes"
        .. " {pattern}: it is refused.",
    ["rule-forbid-loses"] = "Whoever makes {pattern} loses.",
    ["rule-forbid-loses-colour"] = "{Colour} loses by making {pattern}.",
    ["rule-forbid-unless-four"] = "This does not hold if the same stone also makes a"
        .. " four.",
    ["rule-forbid-unless-four-otherwise"] = "This does not hold if the same stone also"
        .. " makes a threat.",
    ["rule-forbid-unless-defence-otherwise"] = "This does not hold if the stone is a"
        .. " defence: if the opponent would otherwise make a row that wins or a straight"
        .. " threat.",
    ["rule-forbid-unless-defence"] = "This does not hold if the stone is a defence: if"
        .. " the opponent would otherwise make a five or a straight four.",
    ["rule-unbound"] = "Nothing is forbidden to {colour}.",
    ["rule-win-first"] = "A move that makes a row that wins is never forbidden: it wins,"
        .. " whatever else it makes.",
    ["term-row"] = "A row is a number of stones of one colour on one line, with no other"
        .. " stone between them. There may be vacant points between them; a row without"
        .. " any is unbroken.",
    ["term-four"] = "A four is a row of {number} stones to which one more can be added"
        .. " to make a row of five or more. A straight four is an unbroken four for"
        .. " which there are two ways to do so.",
    ["term-four-exact"] = "A four is a row of {number} stones to which one more can be"
        .. " added to make a five. A straight four is an unbroken four for which there"
        .. " are two ways to do so.",
    ["term-four-otherwise"] = "A threat is a row of {number} stones to which one more"
        .. " can be added to make a row that wins. A straight threat is an unbroken"
        .. " threat for which there are two ways to do so.",
    ["term-three"] = "A three is a row of {fewer} stones to which one more can be added"
        .. " to make a straight four without making a five at the same time.",
    ["term-three-with-five"] = "A three is a row of {fewer} stones to which one more can"
        .. " be added to make a straight four, even if that stone makes a five at the"
        .. " same time.",
    ["term-three-otherwise"] = "An open row of {fewer} is a row of {fewer} stones to"
        .. " which one more can be added to make a straight threat without making a row"
        .. " that wins at the same time.",
    ["term-three-with-five-otherwise"] = "An open row of {fewer} is a row of {fewer}"
        .. " stones to which one more can be added to make a straight threat, even if"
        .. " that stone makes a row that wins at the same time.",
    ["term-doubles-otherwise"] = "A double-four is two threats or more, and a"
        .. " double-three two open rows of {fewer} or more, which one stone makes and"
        .. " which meet in it.",
    ["term-double-four-otherwise"] = "A double-four is two threats or more, which one"
        .. " stone makes and which meet in it.",
    ["term-double-three-otherwise"] = "A double-three is two open rows of {fewer} or"
        .. " more, which one stone makes and which meet in it.",
    ["term-doubles"] = "A double-four is two fours or more, and a double-three two threes"
        .. " or more, which one stone makes and which meet in it.",
    ["term-double-four"] = "A double-four is two fours or more, which one stone makes"
        .. " and which meet in it.",
    ["term-double-three"] = "A double-three is two threes or more, which one stone makes"
        .. " and which meet in it.",
    ["term-fours-on-a-line"] = "Two fours may lie on one line.",
    ["term-fours-on-a-line-otherwise"] = "Two threats may lie on one line.",
    ["makes-no-five"] = "no five",
    ["makes-no-five-otherwise"] = "no row that wins",
    ["makes-no-overline"] = "no overline",
    ["makes-no-double-four"] = "no double-four",
    ["makes-no-double-three"] = "no double-three that is not allowed",
    ["makes-none"] = "nothing forbidden",
    ["rule-allowed"] = "A double-three is allowed unless at least two of its threes can"
        .. " really become straight fours, each by a stone that makes {too}, which is"
        .. " judged in the same way, to any depth.",
    ["rule-allowed-otherwise"] = "A double-three is allowed unless at least two of its"
        .. " open rows can really become straight threats, each by a stone that makes"
        .. " {too}, which is judged in the same way, to any depth.",
    ["rule-allowed-literal-otherwise"] = "A double-three is allowed (a) if not more than"
        .. " one of its open rows can be made a straight threat by a stone that makes"
        .. " {too} at the same time, or (b) if not more than one can be made so by a"
        .. " stone that makes no forbidden double-three, which is judged in the same"
        .. " way, to any depth.",
    ["rule-allowed-literal"] = "A double-three is allowed (a) if not more than one of"
        .. " its threes can be made a straight four by a stone that makes {too} at the"
        .. " same time, or (b) if not more than one can be made so by a stone that makes"
        .. " no forbidden double-three, which is judged in the same way, to any depth.",

    -- The law of the table.
    ["law-board-colour"] = "The colour of the board is different from that of the"
        .. " stones.",
    ["law-reference-points"] = "Five points of the board are marked for reference.",
    ["law-other-colours"] = "If the stones have other colours, the light ones are white"
        .. " and the dark ones black.",
    ["law-seating"] = "Partners sit opposite each other, and the turn goes round"
        .. " anticlockwise. They may not discuss how to play.",
    ["law-by-lot"] = "Who begins is drawn by lot.",
    ["law-lot-or-agreed"] = "Who begins is drawn by lot, or agreed.",
    ["law-tentative-colours"] = "The players agree who plays {first} for now; that"
        .. " player is the first player.",
    ["law-first-three"] = "The first player places the first three stones, {white}'s"
        .. " too, and so chooses the opening.",
    ["law-players-called"] = "Two stones of one colour are placed at first: whoever gets"
        .. " that colour is Player B, called {black} here. The other is Player A, called"
        .. " {white} here.",
    ["law-offer-clock"] = "The clock of the player who offers runs until a correct offer"
        .. " has been made. The other player's clock then runs until the next stone"
        .. " after the pick is placed.",
    ["law-offer-symmetry"] = "A symmetry covers the board with all its stones: it maps"
        .. " every stone to a stone of the same colour. If only some of the stones are"
        .. " symmetric, no two points are the same.",
    ["law-opening-over"] = "The opening's own rules end with the stone that was picked.",
    ["law-opening-pass"] = "In the opening nobody may pass except where a step says"
        .. " so.",
    ["law-no-pass"] = "Nobody may pass.",
    ["law-release"] = "A move is over once the stone is released, or the pass is"
        .. " declared.",
    ["law-time"] = "A player wins by showing that the opponent's time has ended, or that"
        .. " too few moves were made in it.",
    ["law-time-elsewhere"] = "With a clock, a player wins if the opponent's time has"
        .. " ended, or if the opponent made too few moves in it. The winner's own time"
        .. " must not have ended.",
    ["law-time-elsewhere-team"] = "With a clock, a player wins for the team if an"
        .. " opponent's time has ended, or if an opponent made too few moves in it. The"
        .. " winner's own time must not have ended.",
    ["law-time-elsewhere-many"] = "With a clock, a player wins if the time of the"
        .. " previous player in turn has ended, or if that player made too few moves in"
        .. " it. The winner's own time must not have ended.",
    ["law-resignation"] = "A player wins if the opponent resigns.",
    ["law-resignation-many"] = "A player wins if the previous player in turn resigns.",
    ["law-resignation-team"] = "A team wins if a player of the other team resigns.",
    ["law-resigned-late"] = "A resignation counts even if the winner's own time has"
        .. " ended, unless the game is played with resignation=flag-up.",
    ["law-by-hand"] = "Where wins are claimed, the player who captures lifts the stones"
        .. " by hand before pressing the clock, whichever clock runs. Stones that are not"
        .. " lifted stay, and are not captured; but if the opponent demands their"
        .. " removal, they are lifted and count.",
    ["law-by-hand-over"] = "A player who forgets to press may lift the stones until their"
        .. " own next move; without a clock, until the opponent's next move.",
    ["law-both-captures"] = "If one move brings both sides to the number that wins, play"
        .. " goes on until one side has more.",
    ["law-ruled-at-once"] = "By default the arbiter rules at once, and nobody needs to"
        .. " claim anything. These rules hold where a game is played with"
        .. " adjudication=claims.",
    ["law-ruled-at-once-elsewhere"] = "By default the arbiter rules at once, and nobody"
        .. " needs to claim anything.",
    ["law-no-such-row"] = "A player must claim a win, and stop both clocks to do so. The"
        .. " claimant's own flag must then still be up.",
    ["law-no-such-row-elsewhere"] = "In a game with adjudication=claims, a player must"
        .. " claim a win. With a clock, the claimant's own time must not have ended.",
    ["law-claim-names"] = "A claim names what the player saw, not its length: where"
        .. " longer rows win too, 'five' and 'overline' mean any row that wins.",
    ["law-claim-win"] = "'claim win' is upheld if anything on the board or the clock wins"
        .. " for the claimant. A claim that does not name the claimant belongs to the"
        .. " player whom it would help. If it would help nobody and could lose the game,"
        .. " the arbiter asks who claims. With wrong_claim=loses, a claim is upheld even"
        .. " if its point is wrong, as long as the rest of it is right.",
    ["law-first-claim"] = "The first upheld claim wins. A winning row that nobody has"
        .. " claimed does not bar other claims, unless the game is played with"
        .. " first_five_stands=true. A claim on the last stone comes before the draw that"
        .. " this stone brings. The draw needs no claim: the game ends once nothing on"
        .. " the board can be claimed. A player who presses after the last stone gives up"
        .. " all claims. A refused claim costs nothing, unless the game is played with"
        .. " wrong_claim=loses.",
    ["law-lengthened"] = "A lengthened row is another row: where longer rows do not win,"
        .. " it can no longer be claimed.",
    ["law-rows-stand"] = "A row can be claimed as long as it stands.",
    ["law-shapes-stand"] = "A shape can be claimed by its name as long as it stands.",
    ["law-captures-stand"] = "Captures that win can be claimed at any time.",
    ["law-five-overridden"] = "If {black} has a five and does not see it, {white} plays"
        .. " on, and {black} then makes a forbidden move, {white} wins by claiming that"
        .. " move, in spite of the five.",
    ["law-lapse"] = "A forbidden double-three or double-four that {white} does not claim"
        .. " before playing on can never be claimed later. An overline still can, until"
        .. " {black} has made a five and claimed it, or the game has ended otherwise.",
    ["law-lapse-three"] = "A forbidden double-three can be claimed only until the"
        .. " opponent plays on.",
    ["law-lapse-four"] = "A forbidden double-four can be claimed only until the opponent"
        .. " plays on.",
    ["law-draw-offer"] = "A player can offer a draw only together with their own move:"
        .. " after the stone, and before pressing the clock. The opponent accepts or"
        .. " refuses the offer in words, or refuses it by moving; until then the offer"
        .. " cannot be withdrawn.",
    ["law-own-move"] = "This means after the player's own stone or pass, until that"
        .. " player presses the clock or the opponent moves, whichever clock runs.",
    ["law-own-move-offer"] = "Offering points for a stone counts as a move; picking one"
        .. " of the points does not.",
    ["law-no-agreement"] = "The players cannot agree on a draw.",
    ["law-no-action"] = "The game is drawn when whoever is to move can do nothing at"
        .. " all.",
    ["law-no-end"] = "Otherwise stones are moved until somebody wins: there is no draw"
        .. " by a number of moves, or by a position that is repeated.",
    ["law-bound-from"] = "This binds {black}, Player B, from the first stone that Player"
        .. " B places after the choice of colours.",
    ["law-beside-four"] = "A double-three beside a four is forbidden too.",
    ["law-as-defence"] = "A double-three loses even if it was needed as a defence.",
    ["law-adjust"] = "The player to move may adjust stones on their points, after saying"
        .. " so.",
    ["law-disarranged"] = "A disarranged position is restored, and play goes on. If it"
        .. " cannot be restored, the player who is to blame loses; if nobody is to blame,"
        .. " the game is void and a new game is played.",
    ["law-record-none"] = "The players need not record the game.",
    ["law-record-decided"] = "The organizer decides whether records are kept by these"
        .. " rules:",
    ["law-record-moves"] = "Both players record the game move by move, the opponent's"
        .. " moves too, legibly and as the organizer asks.",
    ["law-record-late"] = "A player with five minutes or less left need not record, but"
        .. " must complete the record as soon as possible.",
    ["law-record-waived"] = "Records must be kept unless the organizer says otherwise:"
        .. " then the game is played with records=waived.",
    ["law-conduct"] = "Once the game has begun, the players use neither notes nor books,"
        .. " and do not analyse on another board. Nobody analyses in the room while games"
        .. " go on or are interrupted. Nobody distracts or disturbs the opponent. The"
        .. " players keep to the rules of the competition. Whoever breaks these rules can"
        .. " be punished, up to loss of the game.",
    ["law-controls"] = "Each player has to make a certain number of moves within a"
        .. " certain time.",
    ["law-controls-elsewhere"] = "A game has a clock if its options set one:"
        .. " clock=40/7200 is 40 moves within 7200 seconds; clock=900+30 is 900 seconds"
        .. " in all, and 30 more for each move.",
    ["law-special-clock"] = "The time is measured by a clock made for the purpose.",
    ["law-clock-start"] = "When the game begins, the clock of the player to move is"
        .. " started.",
    ["law-press"] = "After moving, each player at once stops their own clock, with the"
        .. " hand that moved, and so starts the opponent's. Nobody has to point out that"
        .. " the opponent forgot to press.",
    ["law-press-elsewhere"] = "A move stops this clock by itself and starts the"
        .. " opponent's. Where wins are claimed, the player who has moved presses the"
        .. " clock instead.",
    ["law-time-control"] = "The last move before a time control counts only once its"
        .. " player has stopped the clock.",
    ["law-clock-defect"] = "The time that the clock shows is decisive, unless the clock"
        .. " is evidently defective. A player who wants to point out a defect must do so"
        .. " at once.",
    ["law-interruption"] = "If the game is interrupted and no player caused the"
        .. " interruption, the clocks are stopped until the matter is settled.",
    ["law-stopping"] = "Except to claim a win, no player may stop both clocks without"
        .. " sending for the organizer at once.",
    ["law-time-call"] = "Only the two players may point out that time has ended or that a"
        .. " press was forgotten; even the organizer may not.",
    ["law-time-referee"] = "If time referees are used, a referee may also point out that"
        .. " time has ended or that a press was forgotten. The organizer and spectators"
        .. " still may not.",
    ["law-time-call-elsewhere"] = "Only the players may claim, or point out that time has"
        .. " ended.",
    ["law-referee"] = "The organizer may use time referees, one for every game that needs"
        .. " one. They then control the time. With five minutes left the players must"
        .. " call for a referee at once.",
    ["law-referee-elsewhere"] = "If the organizer uses time referees, a referee may also"
        .. " claim that time has ended. A referee can be called once a player has five"
        .. " minutes or less left.",
    ["law-arrive"] = "The clocks are started at the appointed time, when the organizer"
        .. " says so. If both players are absent one clock is started, and its time"
        .. " counts for both.",
    ["law-absent"] = "A player is absent from the start if the organizer says so, or if a"
        .. " later 'arrive' names the player. The absence lasts until the player arrives"
        .. " or acts. While all players are absent, the running clock counts against each"
        .. " of them, whoever comes first and even if nobody comes.",
    ["law-organizer"] = "An organizer is appointed to lead the competition.",
    ["law-organizer-elsewhere"] = "An organizer can interrupt a game, warn players, set"
        .. " their clocks, take time from them as a penalty, and end the game: drawn,"
        .. " won by one, lost by both, or void.",
    ["law-control"] = "The organizer sees that the rules are kept.",
    ["law-disputes"] = "The organizer judges all disputes.",
    ["law-conditions"] = "The organizer sees to good playing conditions.",
    ["law-disturbance"] = "The organizer sees that the players are not disturbed, by"
        .. " each other or by spectators.",
    ["law-penalty"] = "The organizer punishes players who break the rules.",
    ["law-resumption"] = "The organizer decides in which order interrupted games are"
        .. " resumed.",
    ["law-changes-approved"] = "Only the federation's General Assembly, with the"
        .. " approval of Parker Brothers, can change these rules.",
    ["law-changes"] = "Only the federation's General Assembly can change these rules.",

    -- Proofs.
    ["proof-head"] = "{point}: {what}",
    ["proof-forbidden"] = "{point}: forbidden to {colour}, {what}",
    ["proof-allowed"] = "{point}: allowed to {colour}",
    ["proof-unbound"] = "{what}, as no row is forbidden to {colour}",
    ["proof-makes"] = "{what}, as it makes {made}",
    ["proof-by-exempt"] = "{what}, as a double-three is allowed with a four",
    ["proof-by-exempt-otherwise"] = "{what}, as a double-three is allowed with a threat",
    ["allowed-overline"] = "no overline",
    ["allowed-no-four"] = "no four",
    ["allowed-no-four-otherwise"] = "no threat",
    ["allowed-one-four"] = "one four",
    ["allowed-one-four-otherwise"] = "one threat",
    ["allowed-other-four"] = "no other four",
    ["allowed-other-four-otherwise"] = "no other threat",
    ["allowed-no-three"] = "no three",
    ["allowed-no-three-otherwise"] = "no open row of {fewer}",
    ["allowed-one-three"] = "at most one three",
    ["allowed-one-three-otherwise"] = "at most one open row of {fewer}",
    ["allowed-open-row"] = "no open row",
    ["allowed-open-rows"] = "at most one open row",
    ["proof-cited"] = "{what} ({citation})",
    ["proof-row-among"] = "{what} {along} among {stones}",
    ["proof-row"] = "{what} {along}: {stones}",
    ["proof-row-five"] = "{what} {along}: {stones}, {win} at {point}",
    ["proof-row-fives"] = "{what} {along}: {stones}, {win} at {point} or {other}",
    ["proof-row-longer"] = "{what} {along}: {stones}, longer than {number}, so it does"
        .. " not win",
    ["proof-row-exempts"] = "{what}, so a double-three is allowed",
    ["proof-losing-shape"] = "the shape '{name}', which loses",
    ["proof-shape"] = "the shape '{name}'",
    ["proof-shape-of"] = "{what}: {stones}",
    ["proof-last-three"] = "at most one three, {along}: {stones}",
    ["proof-last-three-otherwise"] = "at most one open row of {fewer}, {along}: {stones}",
    ["proof-defence"] = "a defence against {stones} {along}, so a double-three is"
        .. " allowed",
    ["proof-by"] = "{point} makes {what}, {stones}, and is allowed",
    ["proof-by-too"] = "{point} makes {what}, {stones}, and {win} as well",
    ["proof-by-five"] = "{point} makes {win} at the same time",
    ["proof-but"] = "{point} is forbidden: there it makes {what}",
    ["proof-closed"] = "{point} makes no {name}: {other} is taken",
    ["proof-closed-edge"] = "{point} makes no {name}: the board ends too soon",
    ["proof-too-long"] = "{point} makes no {name}: a stone on {other} would make {what},"
        .. " {stones}",
    ["proof-cut"] = "the proof is cut short here",
    ["name-four"] = "four",
    ["name-four-otherwise"] = "threat",
    ["name-straight-four"] = "straight four",
    ["name-straight-four-otherwise"] = "straight threat",
    -- Why a ruling is as it is: each is a line of an explanation.
    ["nothing-ruled"] = "Nothing has been ruled on yet.",
    ["why-cited"] = "{text} ({rule})",
    ["why-stands"] = "{action} stands.",
    ["why-would-stand"] = "{action} would stand.",
    ["why-decided"] = "This was decided by action {number}, {action}.",
    ["why-decided-move"] = "This was decided by move {number}, {action}.",
    ["why-points-of-ruling"] = "It is shown by {points}.",
    ["why-row"] = "{Along}: {stones}, a row of {count}; {effect}.",
    ["why-wins"] = "{expected} win",
    ["why-loses"] = "{expected} lose",
    ["why-longest-row"] = "{Who}'s longest row is one of {count}: {stones}; {effect}.",
    ["why-blocked"] = "It does not win, as stones of others block both its ends, {ends}.",
    ["why-blocked-too"] = "{what} {along}: {stones}, blocked at {ends}, so it does not"
        .. " win",
    ["why-no-row"] = "No two {colour} stones stand in a row; {effect}.",
    ["why-stones"] = "{number} stones",
    ["why-stones-one"] = "one stone",
    ["why-shape"] = "The stones {stones} form the shape '{shape}'.",
    ["why-no-stones"] = "There is no {colour} stone on the board; {effect}.",
    ["why-survived"] = "The opponent's answer has not broken it.",
    ["why-unbreakable"] = "The opponent has no capture that would break it.",
    ["why-capture"] = "Move {move}: {who} captured {stones}, between {flanks}.",
    ["why-captures"] = "{who} captures {stones}, between {flanks}",
    ["why-capture-uncounted"] = "Stones of a partner do not count: {stones}.",
    ["why-captured-count"] = "{Who} has captured {count} stones; {expected} are needed.",
    ["why-captured-as-many"] = "But {who} has captured {count}: not fewer.",
    ["why-captured-before"] = "{Count} of them were set up with the position.",
    ["why-full"] = "All {count} points are occupied.",
    ["why-supply"] = "Stones that {who} has left: {count}.",
    ["why-supply-endless"] = "The stones of {who} are not counted.",
    ["why-pass"] = "Move {number} was a pass.",
    ["why-nobody-can"] = "No stone can be placed, moved or taken off, and nothing else"
        .. " is left to do.",
    ["why-move-count"] = "{Count} moves have been made; the limit is {most}.",
    ["why-time-left"] = "Seconds left for {who}: {seconds}.",
    ["why-time-ended"] = "{Who} has no time left.",
    ["why-offered-draw"] = "{Who} offered the draw by action {number}.",

    ["why-stone-of-move"] = "Move {number} placed the {colour} stone at {point}.",
    ["why-stone-set-up"] = "The {colour} stone at {point} was set up with the position.",
    ["why-nothing-there"] = "There is no stone at {point}.",
    ["why-board"] = "The board has {points} points ({size}).",
    ["why-may-stand"] = "Allowed now: {points}.",
    ["why-may-stand-many"] = "Allowed now: {points} points.",
    ["why-lands"] = "A stone would fall to {point}.",
    ["why-lands-on"] = "A stone would fall to {point}, onto the one at {under}.",
    ["why-stack-full"] = "It holds {count} already: {points}.",
    ["why-rotation"] = "Turn the board by {angle} degrees: {point} comes to {other}.",
    ["why-reflection"] = "Reflect the board in {line}: {point} comes to {other}.",
    ["why-reflection-by"] = "Reflect the board in the line through its centre that rises"
        .. " by {angle} degrees: {point} comes to {other}.",
    ["why-symmetry"] = "A symmetry of the board takes {point} to {other}.",
    ["why-axis-row"] = "its middle row",
    ["why-axis-column"] = "its middle column",
    ["why-axis-diagonal-up"] = "the diagonal from its lower left to its upper right",
    ["why-axis-diagonal-down"] = "the diagonal from its upper left to its lower right",
    ["why-same-as"] = "{point} is the same by symmetry as {points}, which are not"
        .. " offered.",
    ["why-same-as-one"] = "{point} is the same by symmetry as {points}, which is not"
        .. " offered.",
    ["why-same-as-none"] = "{point} is the same as no other point by symmetry.",
    ["why-stones-stay"] = "Every stone comes to where a stone of its colour is:"
        .. " {stones}.",
    ["why-stay"] = "{points} stay",
    ["why-stay-one"] = "{points} stays",
    ["why-taken-to"] = "{point} to {other}",
    ["why-offered-twice"] = "{point} is point {first} of the offer, and point {second}.",
    ["why-asked"] = "Expected now: {what}, by {who}.",
    ["why-holds"] = "{Who} is the {seat} player.",
    ["why-may-offer-draw"] = "The draw may be offered by {who} now.",
    ["why-no-draw-offered"] = "Nobody has offered a draw that still stands.",
    ["why-offered"] = "The points offered are {points}.",
    ["why-to-lift"] = "Captured stones that still stand: {points}.",
    ["why-nothing-to-lift"] = "No captured stone is left on the board.",
    ["why-captures-void"] = "Stones that are still on the board when the move is over are"
        .. " not taken any more, unless the opponent demands it.",
    ["why-moved-since"] = "A move has been made since.",
    ["why-script"] = "The rule is a hook of {name}.",

    ["why-last-stone"] = "The last {colour} stone is {point}. This is what it makes:",
    ["why-no-stone-of"] = "No {colour} stone has been placed.",
    ["why-no-shape"] = "No stones of the board form the shape '{shape}'.",
    ["why-vacant"] = "{Count} are vacant.",
    ["why-may-act"] = "A move is still possible, for example {action}.",
    ["why-draw-is"] = "The draw that may be claimed here is {what}.",
    ["why-claim-made"] = "{Action} made it, with {points}.",
    ["why-played-since"] = "{Action} came after that.",
    ["why-barred"] = "{Who} could claim '{reason}' before that, with {points}.",
    ["why-claim-of-other"] = "That of {points} is for {who} to claim.",
    ["why-no-use"] = "'{what}' can win only for the opponent.",

    ["lies"] = "on the {line}",
    ["lies-row"] = "from left to right", -- of what is called a row
    ["line-row"] = "row",
    ["line-column"] = "column",
    ["line-diagonal-up"] = "diagonal (up-right)",
    ["line-diagonal-down"] = "diagonal (down-right)",
    ["line-upright"] = "upright line",
    ["line-upright-diagonal"] = "upright diagonal",
    ["line-space-diagonal"] = "space diagonal",
    ["shape-five"] = "a five",
    ["shape-five-otherwise"] = "a row of {number}",
    ["shape-four"] = "a four",
    ["shape-four-otherwise"] = "a threat",
    ["shape-straight-four"] = "a straight four",
    ["shape-straight-four-otherwise"] = "a straight threat",
    ["shape-three"] = "a three",
    ["shape-three-otherwise"] = "an open row of {fewer}",
    ["shape-no-three"] = "no three",
    ["shape-no-three-otherwise"] = "no open row of {fewer}",
    ["shape-losing-row"] = "a row that loses",
    ["shape-open-row"] = "an open row",
    ["shape-longer-row"] = "a row of more than {number}",
    ["shape-row-of"] = "a row of {count}",
    ["shape-overline"] = "an overline",
    ["shape-fours"] = "fours",
    ["shape-fours-otherwise"] = "threats of a row of {number}",

    -- Questions about threats, and their answers.
    ["no-question"] = "'question' is missing; expected {expected}",
    ["question-key"] = "'{key}' is nothing that a question may have{hint}; expected"
        .. " {expected}",
    ["question-value"] = "{key}: expected {expected}, got {given}",
    ["given-text"] = "the text '{text}'",
    ["given-value"] = "a {kind}",
    ["question-only"] = "'{key}' goes with the question '{only}' alone",
    ["asked-question"] = "{questions}",
    ["asked-colour"] = "a colour's name",
    ["asked-nodes"] = "a whole number of positions, 1 at least",
    ["asked-stones"] = "a whole number of stones, from 1 to 676",
    ["asked-seconds"] = "a number of seconds above 0",
    ["asked-flag"] = "true or false",
    ["asked-function"] = "a function",
    ["analyse-opening"] = "The opening is not over yet; threats are looked for only"
        .. " after it.",
    ["row-stands"] = "{Who} has {row} already, {stones}: there is nothing left to look"
        .. " for.",
    ["threats-barred"] = "The other side may not play at {point}, which is forbidden to"
        .. " it.",
    ["no-threats"] = "Wins by threats are not looked for in {variant}: {why}",
    ["no-threats-colours"] = "it is not a game of two colours.",
    ["no-threats-captures"] = "stones can be captured.",
    ["no-threats-gravity"] = "stones fall.",
    ["no-threats-stones"] = "several stones are placed in a turn.",
    ["no-threats-moves"] = "stones can be moved.",
    ["no-threats-open"] = "a row must be open at an end.",
    ["no-threats-surviving"] = "a row wins only if the answer leaves it.",
    ["no-threats-losing"] = "some rows lose.",
    ["no-threats-short"] = "rows of less than three win.",
    ["no-threats-shapes"] = "shapes win or lose.",
    ["no-threats-hooks"] = "its script has hooks.",
    ["threats-vcf"] = "{Who} wins by continuous {fours} with {count} stones: {moves}",
    ["threats-vcf-one"] = "{Who} wins at once with {five}: {moves}",
    ["threats-vct"] = "{Who} wins by continuous threats with {count} stones: {moves}",
    ["threats-vct-one"] = "{Who} wins at once with {five}: {moves}",
    ["threats-vct-open"] = "{Who} wins by continuous threats: that has been proved, but"
        .. " the line was not followed to its end.",
    ["threats-threatens-open"] = "{Who} threatens to win by continuous threats: that has"
        .. " been proved, but the line was not followed to its end.",
    ["threats-begins"] = "The win begins {moves}.",
    ["threats-none-vcf"] = "{Who} has no win by continuous {fours}.",
    ["threats-none-vct"] = "{Who} has no win by continuous threats.",
    ["threats-unknown-vcf"] = "It is not known whether {who} wins by continuous {fours}.",
    ["threats-unknown-vct"] = "It is not known whether {who} wins by continuous threats.",
    ["threats-looking"] = "The search was looking at {moves}.",
    ["threats-shorter"] = "There may be a shorter win.",
    ["threats-storm"] = "{Who} wins by a storm: {points} is the only stone that wins.",
    ["threats-stones"] = "{Who} wins with a stone at {points}.",
    ["threats-none-storm"] = "{Who} has no stone that wins by continuous threats.",
    ["threats-unknown-storm"] = "No stone is known that wins by continuous threats for"
        .. " {who}.",
    ["threats-unknown-points"] = "The search has not settled {points}.",
    ["threats-unknown-many"] = "The search has not settled {count} points.",
    ["threats-stop"] = "{Other} stops {who} at {points}.",
    ["threats-stop-but"] = "{Other} stops {who} everywhere but at {others}.",
    ["threats-stop-anywhere"] = "{Other} stops {who} at any point.",
    ["threats-stop-many"] = "{Other} stops {who} at {count} points.",
    ["threats-unknown-threat-vcf"] = "It is not known whether {who} threatens to win by"
        .. " continuous {fours}.",
    ["threats-unknown-threat-vct"] = "It is not known whether {who} threatens to win by"
        .. " continuous threats.",
    ["threats-stop-only"] = "{Other} stops {who} by a storm: at {points} alone.",
    ["threats-threatens"] = "{Who} threatens to win with {count} stones: {moves}",
    ["threats-threatens-one"] = "{Who} threatens to make {five}: {moves}",
    ["threats-no-stop"] = "{Other} has no stone that stops {who}.",
    ["threats-unknown-stop"] = "No stone of {other}'s is known that stops {who}.",
    ["threats-nothing"] = "{Who} threatens no such win: {other} has nothing to stop.",
    ["threats-move"] = "{number} {point}",
    ["threats-rows"] = "{Who} has these threats:",
    ["threats-no-rows"] = "{Who} has no threat on the board.",
    ["threats-row"] = "{row}; stopped at {points}",
    ["threats-row-unstopped"] = "{row}; it cannot be stopped",
    ["threats-row-by"] = "{row}, {win} by {points}",
    ["threats-made"] = "{Who} can make with one more stone:",
    ["threats-made-at"] = "{what} at {points}",
    ["threats-none-made"] = "{Who} can make no threat with one more stone.",
    ["threat-four-four"] = "a four-four",
    ["threat-four-four-otherwise"] = "two threats",
    ["threat-four-three"] = "a four-three",
    ["threat-four-three-otherwise"] = "a threat and an open row of {fewer}",
    ["threat-three-three"] = "a three-three",
    ["threat-three-three-otherwise"] = "two open rows of {fewer}",
    ["threat-forbidden"] = "a forbidden row",
    ["cut-nodes"] = "The search was cut short by the bound on positions.",
    ["cut-seconds"] = "The search was cut short by the bound on time.",
    ["cut-stones"] = "The search was cut short by the bound on stones.",
    ["cut-depth"] = "The search was cut short where it went too deep.",
    ["cut-stopped"] = "The search was stopped.",
    ["cut-interrupt"] = "The search was interrupted.",
    ["puzzle-note-vcf"] = "Puzzle {number}: {who} wins by continuous {fours} with"
        .. " {count} stones.",
    ["puzzle-note-vcf-one"] = "Puzzle {number}: {who} wins with {five}.",
    ["puzzle-note-vct"] = "Puzzle {number}: {who} wins by continuous threats with"
        .. " {count} stones.",
    ["puzzle-note-vct-one"] = "Puzzle {number}: {who} wins with {five}.",
    ["puzzles-interrupted"] = "interrupted: {count} puzzles were found until then",
    ["puzzles-interrupted-one"] = "interrupted: one puzzle was found until then",
    ["puzzle-solution"] = "solution: {moves}",
    ["puzzle-solved"] = "The puzzle is solved.",
    ["puzzle-right-end"] = "Right: it is solved.",
    ["puzzle-right"] = "Right. {Other} answers at {reply}.",
    ["puzzle-right-barred"] = "Right. {Other} may not answer at {barred}, a forbidden"
        .. " point, and plays {reply}.",
    ["puzzle-unknown"] = "Whether {point} wins takes too long to tell.",
    ["puzzle-idle-vcf"] = "Wrong: {point} makes no {four} that {other} must answer.",
    ["puzzle-idle-vct"] = "Wrong: {point} makes no threat that {other} must answer.",
    ["puzzle-refuted-vcf"] = "Wrong: {other} answers at {refutation}, and {who} has no"
        .. " win by {fours} any more.",
    ["puzzle-refuted-vct"] = "Wrong: {other} answers at {refutation}, and {who} has no"
        .. " win by threats any more.",
    ["puzzle-none"] = "{Who} has no win by continuous threats that can be found here:"
        .. " there is nothing to solve.",
    ["puzzle-welcome"] = "Type the point of your stone, like h8; 'help' tells what else"
        .. " can be typed.",
    ["puzzle-word-point"] = "POINT: your stone, like h8",
    ["puzzle-word-board"] = "board: the board as it stands",
    ["puzzle-word-help"] = "help: these words",
    ["puzzle-word-hint"] = "hint: where your next stone wins",
    ["puzzle-word-next"] = "next: leave this puzzle for the next one",
    ["puzzle-word-quit"] = "quit: end",
    ["puzzle-word-solution"] = "solution: all stones of a win",
    ["puzzle-one-word"] = "One point or one word is expected, not '{line}'; type 'help'"
        .. " for the words.",
    ["puzzle-no-word"] = "'{word}' is neither a point, like h8, nor a word known here;"
        .. " type 'help' for the words.",
    ["puzzle-hint"] = "The next stone: {point}",
    ["puzzle-no-hint"] = "The next stone takes too long to find.",
    ["puzzle-count"] = "{solved} of {count} solved.",
    ["solve-file"] = "puzzles are read from a file: the standard input is for your"
        .. " stones",
    ["no-puzzles"] = "no puzzles were found",
    ["few-puzzles"] = "no more than {found} puzzles were found",
    ["not-any-number"] = "'{word}' is not a number",
    ["several-positions"] = "a picture is of one position, and there are several",
    ["mark-wins"] = "points of the answer",
    ["layer-wins"] = "points of the answer",
    ["one-of-options"] = "exactly one of {expected} is expected",
    ["one-question"] = "exactly one of {expected} is expected; only --storm and --defend"
        .. " may stand together",
    ["bad-jobs"] = "'{word}' is no whole number of threads from 1 to {most}",
    ["at-of-record"] = "--at goes with a record; the standard input has positions",

    -- Scripts: what is wrong with one, and what was expected.
    ["like-form"] = "{said}; write it like {form}",
    ["expected-got"] = "expected {expected}, got {given}{hint}",
    ["kind-whole"] = "a whole number",
    ["kind-range"] = "a whole number from {least} to {most}",
    ["kind-size"] = "a number from 1 to 26, or columns and rows like 7x6",
    ["kind-boolean"] = "true or false",
    ["kind-string"] = "a string of one line, {most} bytes at most",
    ["kind-word"] = "a string of letters, digits, _, . and -, {most} at most",
    ["kind-colour"] = "a string of letters, digits, _, . and -, first a letter, {most}"
        .. " at most",
    ["kind-identifier"] = "a string of letters, digits and _, {most} at most",
    ["kind-reason"] = "a string of small letters, digits and -, {most} at most",
    ["kind-function"] = "a function",
    ["kind-list"] = "a list",
    ["kind-list-of"] = "a list of {least} to {most}",
    ["kind-map"] = "a table",
    ["kind-fields"] = "a table",
    ["value-table"] = "a table",
    ["value-function"] = "a function",
    ["value-nil"] = "nothing",
    ["list-has-no-keys"] = "a list has no keys",
    ["too-many-keys"] = "expected {most} keys at most, got {count}",
    ["bad-key"] = "expected {expected} as the key, got {given}",
    ["no-such-key"] = "no such key{hint}; expected {expected}",
    ["key-of-other-verb"] = "{verb} has no such key; it goes with {expected}",
    ["key-is-missing"] = "{key} is missing: expected {expected}",
    ["first-is-missing"] = "its first value is missing: expected {expected}",
    ["verb-is-missing"] = "the verb is missing: expected {expected}",
    ["option-is-fixed"] = "an option cannot stand here",
    ["option-is-single"] = "an option can stand for a single value only",
    ["script-without-name"] = "script",
    ["first-fault"] = "{said} (and {count} more faults)",
    ["first-fault-one"] = "{said} (and 1 more fault)",
    ["more-faults"] = "{count} more faults",
    ["more-faults-one"] = "1 more fault",
    ["with-options"] = "{said} (with {options})",
    ["script-no-option"] = "no such option: \"{name}\"{hint}; the variant has {expected}",
    ["option-of-all-games"] = "every game has an option of this name",
    ["table-is-missing"] = "\"{key}\" is missing",
    ["size-prevails"] = "the base's option `size` makes the board {size}: change"
        .. " `options.size`, or remove the option by `options = { size = false }`",
    ["no-sides"] = "expected columns and rows, like { 15, 15 }",
    ["colour-twice"] = "\"{colour}\" is named twice",
    ["colour-taken"] = "\"{colour}\" means something else in records",
    ["each-colour-once"] = "expected each colour once: {expected}",
    ["no-team"] = "{colour} has no team",
    ["survives-by-hand"] = "a row cannot wait for captures that players lift by hand;"
        .. " leave out `survives` or `by_hand`",
    ["too-few-teams"] = "expected two teams or more",
    ["declaration-count"] = "a declaration needs {least, most}",
    ["take-count"] = "expected how many stones are taken",
    ["offer-count"] = "an offer needs a number of points, or \"declared\"",
    ["no-opening-named"] = "expected the name of an opening, or true",
    ["no-such-opening"] = "{name} is no opening of RIF 11{hint}",
    ["label-taken"] = "the label {label} is another phase's",
    ["too-many-steps"] = "an opening has at most {most} steps",
    ["row-of-each"] = "each colour has a row of its own here; {colour} = false would"
        .. " take one away",
    ["exactly-or-atleast"] = "expected exactly = true or atleast = true",
    ["row-too-long"] = "a row of {row} can never be made: no line of the board is longer"
        .. " than {longest}",
    ["hexagon-and-sides"] = "a hexagon has no columns, rows or layers of its own: its"
        .. " size is board.hex",
    ["holes-rows"] = "the picture has {given} rows; the board has {expected}",
    ["holes-columns"] = "the row has {given} points; the board has {expected} columns",
    ["holes-outside"] = "this row of a hexagon, without holes of its own, is {expected}",
    ["holes-row"] = "expected a row of the picture: `#` a hole, `.` a point",
    ["hole-off-board"] = "{point} is not a point of the board; expected one from {first}"
        .. " to {last}",
    ["hole-off-hexagon"] = "{point} is not a point of a hexagon of {side} points a side,"
        .. " whose corners are {corners}",
    ["layers-sides"] = "a board of layers has sides of {most} at most, not {count}",
    ["layers-fit"] = "the columns of all layers together can be 26 at most: layers of"
        .. " {columns} columns can be {most} at most, not {layers}",
    ["hole-twice"] = "{point} is named twice",
    ["shape-row"] = "expected a row of the picture: `X` a stone, `.` anything",
    ["shape-stones"] = "a shape has from 1 to {most} stones; this one has {count}",
    ["shapes-number"] = "there can be up to {most} shapes",

    -- What the core finds impossible in them, by its codes.
    ["core-board-sides"] = "the sides must be from 1 to 26",
    ["core-colours-number"] = "there must be from 2 to 6 colours",
    ["core-no-pattern"] = "no such pattern",
    ["core-forbid-row"] = "a colour with forbidden patterns needs a winning row of three"
        .. " or more",
    ["core-double-three-row"] = "needs a winning row of four or more",
    ["core-forbid-open"] = "fours and threes are not known where a blocked row does not"
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
    ["core-all-holes"] = "every point is a hole: none is left to play on",
    ["core-no-direction"] = "no such direction",
    ["core-shape-stones"] = "a shape has from 1 to 16 stones",
    ["core-shape-colour"] = "no such colour",
    ["core-shape-supply"] = "there are fewer stones than the shape needs",
    ["core-shape-twice"] = "two stones stand on one point",
    ["core-shapes-number"] = "there can be up to 16",
    ["core-shape-too-large"] = "the shape has no place on the board, however it is"
        .. " turned or mirrored",
    ["core-patterns-rectangle"] = "openings are known on full rectangles only",
    ["core-region-rectangle"] = "only a full rectangle has a centre",
    ["core-lose-at-once"] = "a row that loses does so at once, blocked or not",
    ["core-too-few-stones"] = "there are fewer stones than the row needs",
    ["core-open-lengths"] = "open rows are of one stone or more, and no longer than the"
        .. " board",
    ["core-refused-allowed"] = "a pattern is refused that is not forbidden",
    ["core-defence-colours"] = "a defence is against a rival's row: two colours, both"
        .. " with rows",
    ["core-no-win"] = "no colour can win: expected a row, a shape or captures that win,"
        .. " or a row or shape that loses",
    ["core-one-team"] = "all colours are on one team: nobody is left to beat",
    ["core-capture-lengths"] = "rows of one to three stones are captured",
    ["core-capture-gravity"] = "no stone is lifted from under another one",
    ["core-nothing-captured"] = "nothing is captured",
    ["core-pop-gravity"] = "only a column that falls is popped",
    ["core-no-way-to-move"] = "no such way to move",
    ["core-no-way-to-survive"] = "no such way to survive",
    ["core-opening-gravity"] = "there is no opening with gravity",
    ["core-patterns-number"] = "there can be up to 64",
    ["core-no-centre"] = "the board has no centre",
    ["core-pattern-stones"] = "a pattern has up to 8 stones",
    ["core-pattern-off-board"] = "a stone is off the board, or of no colour",
    ["core-pattern-twice"] = "two stones stand on one point",
    ["core-square-on-even-board"] = "a central square needs a board with odd sides",
    ["core-even-square"] = "a central square has an odd side",
    ["core-square-too-large"] = "the square is larger than the board",
    ["core-nothing-outside"] = "no point of the board is outside",
    ["core-nothing-between"] = "no point is within the one square and outside the other",
    ["core-cross-too-long"] = "its arms are longer than the board's",
    ["core-cross-everywhere"] = "no point is left to play on",
    ["core-region-too-small"] = "the region has fewer points",
    ["core-majority-of-two"] = "it is one of two colours",
    ["core-no-colour"] = "no such colour",
    ["core-of-too-many"] = "at most the four stones placed last",
    ["core-take-count"] = "how many stones are taken is missing",
    ["core-verb-of-two"] = "swap and choose are for two colours",
    ["core-declaration-range"] = "a declaration needs a range within 0 to 32",
    ["core-offer-range"] = "an offer has from 1 to 32 points",
    ["core-offer-colour"] = "the colour of the stone offered is missing",
    ["core-pick-colour"] = "the colour of the stone picked is missing",
    ["core-no-verb"] = "no such verb",
    ["core-phase-order"] = "steps must stand in the order of their phases",
    ["core-no-phase"] = "no such phase",
    ["core-no-seat"] = "no such seat",
    ["core-no-patterns"] = "no openings are known on this board, or with these colours",
    ["core-by-before-choice"] = "nobody holds a colour before one is chosen",
    ["core-nothing-offered"] = "nothing has been offered to pick from",
    ["core-offers-differ"] = "alternative offers must have as many points as each other",
    ["core-nothing-declared"] = "no number has been declared",
    ["core-empty-offer"] = "no offer can be of no points",
    ["core-steps-number"] = "an opening has up to 64 steps",
    ["core-no-colour-chosen"] = "the opening can end before a colour is chosen",
    ["core-no-way-out"] = "no action leads out of this phase",
    ["core-move-gravity"] = "a stone that rests on others stays",
    ["core-move-supply"] = "stones move once a supply is used up: it must be set",

    -- What lint finds in a script beyond that.
    ["lint-citation"] = "citation {citation}: {fault}",
    ["lint-uncited"] = "this rule is not the base's and has no `cite`: the base's"
        .. " {citation} does not cover it",
    ["lint-no-reason"] = "no ruling has this reason{hint}",
    ["lint-no-subject"] = "the law has no such subject{hint}",
    ["lint-idle-option"] = "no rule depends on this option",
    ["lint-never-so"] = "the option is never {value}",
    ["lint-win"] = "{colour} never wins by a row",
    ["lint-captured"] = "{colour} never wins by captures",
    ["lint-lose"] = "{colour} never loses by a row",
    ["lint-forbid"] = "{colour} never meets the {pattern}",
    ["lint-capture"] = "nothing is ever captured",
    ["lint-draw"] = "no game is drawn this way",
    ["lint-verb"] = "nobody can ever {verb}",
    ["lint-step"] = "step {number} of the opening is never reached",
    ["lint-never"] = "{said} (in any play-out)",
    ["lint-never-with-option"] = "{said} with this option, and no `when` says so",
    ["lint-seldom"] = "{said} (except in rare games like this one)",
    ["lint-slow"] = "too slow to be played out",
    ["lint-impure"] = "the hook answers '{action}' in two ways, {one} and {other}: its"
        .. " answer must depend on the view and the action alone",
    ["hook-silent"] = "nothing",
    ["hook-error"] = "the error \"{fault}\"",
    ["lint-no-action"] = "a game can come to a position in which nobody can do anything",
    ["lint-stuck"] = "nothing is legal in phase '{phase}'",

    -- Records, and foreign notations.
    ["long-game-moves"] = "the game is longer than {most} moves",
    ["long-game-bytes"] = "the game is longer than {most} bytes",
    ["long-game-values"] = "the game is longer than {most} nodes, properties and values",
    ["long-record-bytes"] = "the record is longer than {most} bytes",
    ["long-record-lines"] = "the record is longer than {most} lines",
    ["long-line-words"] = "the line is longer than {most} words",
    ["long-line-bytes"] = "the line is longer than {most} bytes",
    ["long-comment-lines"] = "the comment is longer than {most} lines",
    ["long-comment-bytes"] = "the comment is longer than {most} bytes",
    ["long-a-comment"] = "a comment is longer than {most} bytes",
    ["long-variation"] = "variations are longer than {most} nodes and moves, and are not"
        .. " read",
    ["long-variations"] = "the variations are not read: the tree has more than {most}"
        .. " nodes, properties and values",
    ["long-path"] = "a path is longer than {most} moves",
    ["long-path-comments"] = "what is said on a path is longer than {most} bytes",
    ["long-names"] = "the list of names is longer than {most} names",
    ["long-names-bytes"] = "the list of names is longer than {most} bytes",
    ["long-nesting"] = "the nesting is longer than {most} elements",
    ["long-tag"] = "a tag is longer than {most} bytes",
    ["expected-record"] = "a record: 'variant NAME', then an action a line",
    ["expected-digits"] = "columns like 4453, a game a line",
    ["expected-lib"] = "a RenLib library with moves",
    ["expected-moves"] = "moves like h8 i9, a game a line",
    ["expected-pente-org"] = "tags like [Game \"Pente\"] and moves like 1. K10 L10",
    ["expected-psq"] = "'Piskvorky WIDTHxHEIGHT' and moves like 8,8,45",
    ["expected-rif-xml"] = "a 'database' with elements 'game'",
    ["expected-sgf"] = "SGF, which begins with '(;'",
    ["expected-offsets"] = "openings like 8,-3, 6,-4, one a line",
    ["expected-pos"] = "a byte with the number of stones, and a byte for each",
    ["expected-fen"] = "positions like 3/1b1/3 w, one a line",
    ["needs-action"] = "an action before it",
    ["needs-board"] = "a board before it",
    ["needs-value"] = "a value to expect, - for no points",
    ["needs-colour-value"] = "a colour and the value to expect for it",
    ["needs-ruling"] = "a ruling",
    ["needs-variant"] = "a name",
    ["needs-option"] = "key=value",
    ["needs-adjudication"] = "immediate or claims",
    ["needs-seats"] = "names",
    ["needs-result"] = "a colour, draw, void or loss-of-both",
    ["needs-turn"] = "a colour",
    ["needs-captured"] = "a colour and a number",
    ["needs-header"] = "an action or a header",
    ["needs-own-line"] = "variant, seats, result, captured, turn or an action",
    ["points-not-allowed"] = "not allowed: {points}",
    ["not-digits"] = "'{text}' is no game; expected columns like 4453, and perhaps a"
        .. " score",
    ["not-an-offset"] = "'{text}' is no offset; expected numbers from -25 to 25 and"
        .. " commas, as in 8,-3, 6,-4",
    ["half-an-offset"] = "the last stone has one number; expected two, as in 8,-3",
    ["offset-off-board"] = "{text} is off a board of {columns}x{rows}",
    ["offsets-need-stone"] = "an opening needs a stone",
    ["pos-count"] = "{number} is no number of stones; expected 1 to 225",
    ["pos-point"] = "{number} is no point of the board; expected 0 to 224",
    ["pos-goes-on"] = "there is more after the stone of number {number}, the last one",
    ["pos-needs-stone"] = "a .pos file needs a stone",
    ["pos-too-many"] = "a .pos file has room for 225 stones",
    ["digits-need-move"] = "a line of digits needs a move",
    ["at-byte"] = "{said}, at byte {offset}",
    ["cut-off"] = "the file is cut off",
    ["no-library-file"] = "it does not begin as a library; expected a byte 255 and"
        .. " 'RenLib'",
    ["lib-version"] = "version {version} is not known; expected 3.4 at most",
    ["lib-point"] = "{number} is no point of the board",
    ["lib-goes-on"] = "there is more after the end of the tree",
    ["lib-no-moves"] = "a library needs moves",
    ["lib-longer"] = "it goes on after {where}, whose end a library cannot mark",
    ["lib-shorter"] = "another game begins with the whole of it, and a library cannot"
        .. " mark where it ends",
    ["lib-other-rules"] = "{where} has the same moves, but other rules or another result",
    ["lib-bytes"] = "a comment or mark cannot hold a byte 0 or 8",
    ["not-a-move"] = "'{text}' is not a move; expected a point like h8, or pass, or the"
        .. " next number",
    ["moves-need-stone"] = "a list of moves needs a stone",
    ["wrong-number"] = "number {number} stands where {expected} is expected",
    ["no-move"] = "'{text}' is not a move",
    ["move-after-result"] = "'{text}' is not a move, for it follows the result",
    ["other-result"] = "the result {result} is not that of the tag",
    ["not-a-tag"] = "'{text}' is no tag; expected [NAME \"VALUE\"]",
    ["tag-breaks"] = "a tag cannot hold a line break",
    ["psq-heading"] = "expected 'Piskvorky WIDTHxHEIGHT' with sides from 1 to 26",
    ["psq-off-board"] = "'{text}' is off the board",
    ["psq-time"] = "'{text}' has a time of more than three years",
    ["not-a-psq-move"] = "'{text}' is no move; expected column,row,milliseconds",
    ["psq-name"] = "the name '{name}' cannot stand on a line of its own",
    ["psq-ending"] = "the line '{text}' after the names would be a move",
    ["no-point"] = "'{text}' is not a point",
    ["alt-no-point"] = "alt: '{text}' is not a point",
    ["not-a-database"] = "the document is a '{name}'; expected a 'database'",
    ["no-xml"] = "{fault}; expected {expected}",
    ["xml-entities"] = "the document declares entities or attributes, which is not"
        .. " accepted",
    ["no-utf-8"] = "its names or comments are not UTF-8, which XML needs",
    ["sgf-turn"] = "'{text}' is no colour; expected B or W",
    ["sgf-point"] = "'{text}' is not a point of a board of {columns}x{rows}",
    ["sgf-late-setup"] = "stones cannot be set up after the first move",
    ["sgf-twice"] = "{point} is set up twice",
    ["sgf-size"] = "the size '{text}' is no number from 1 to 26",
    ["sgf-no-node"] = "a game without ';'",
    ["sgf-no-value"] = "property {name} has no value",
    ["sgf-open-value"] = "the value of {name} is not closed",
    ["sgf-open-game"] = "the game is not closed: ')' is missing",
    ["sgf-unexpected"] = "expected ';', '(' or ')', got '{text}'",
    ["sgf-no-colour"] = "the colour of move {number} is not known",
    ["holds-colours"] = "these colours",
    ["holds-board"] = "a board that is not a full rectangle",
    ["holds-size"] = "a board of this size",
    ["holds-setup"] = "stones set up before the first move",
    ["holds-pass"] = "passes",
    ["holds-shifted"] = "stones that are moved or taken off the board",
    ["holds-astray"] = "moves off the board",
    ["holds-moves"] = "the moves",
    ["holds-rule"] = "the rules",
    ["holds-options"] = "the options of the rules",
    ["holds-stones"] = "stones of another colour than the one whose turn it is",
    ["holds-actions"] = "actions that are not moves",
    ["holds-restored"] = "moves that were taken back",
    ["holds-vacant"] = "an empty board that was set up",
    ["holds-captured"] = "stones taken before the first move",
    ["holds-players"] = "the players",
    ["holds-result"] = "the result",
    ["holds-offers"] = "the stones offered",
    ["holds-times"] = "the times of the moves",
    ["holds-remarks"] = "comments on moves",
    ["holds-marks"] = "marks on the board",
    ["holds-comment"] = "the comment",
    ["holds-tags"] = "the tags",
    ["said-offers"] = "Offered:",
    ["said-marks"] = "Marks:",
    ["said-remark"] = "Move {number}:",
    ["refused-move"] = "move {number}, {action}: {ruling}: {said}",
    ["expected-but"] = "expected '{expected}', got '{given}'",
    ["ruling-without-citation"] = "expected ruling without its citation",
    ["one-game-a-file"] = "{format} holds one game a file",

    -- The command line: what the program is, its commands, and what each takes: "help
    -- COMMAND ITEM", or "help ITEM" where it is the same for several commands.
    help = "Rules arbiter of the n-in-a-row family: rulings with their article.",
    ["help-more"] = "'inarow help COMMAND' lists the options of a command.",
    ["script-beside"] = "; for the script beside it say --script {path}",
    ["help-examples"] = "Examples:",
    ["help --version"] = "Show the version and exit.",
    ["help --script"] = "load this variant's script first; it may be named from then on",
    ["help --trace"] = "show what scripts say by 'trace', on the error output",
    ["help --variant"] = "the variant of records that name none; key=value options may"
        .. " follow",
    ["help --set"] = "key=value",
    ["help --colour"] = "colours on the board; auto: on a terminal, unless NO_COLOR is"
        .. " set",
    ["help --from"] = "the notation, if the text does not show it",
    ["help variant"] = "name of a variant, or path of a script",
    ["help options"] = "key=value settings of the variant",
    ["help path"] = "files, folders, or - for the standard input",
    ["help variants"] = "List the variants.",
    ["help variants --json"] = "one JSON object a line",
    ["help variants --names"] = "only the names, one a line",
    ["help variants --settings"] = "the settings of this variant, one a line",
    ["help rules"] = "Show the rules of a variant with their citations.",
    ["help rules --json"] = "one JSON object a rule",
    ["help judge"] = "Rule on every action of records, and check their recorded results.",
    ["help judge --first"] = "the number of the first game, if this is part of a text",
    ["help judge --json"] = "one JSON object a game",
    ["help judge --rulings"] = "every action with its ruling",
    ["help --branches"] = "each branch of a tree of SGF or RenLib is a game",
    ["help judge --summary"] = "only the totals",
    ["help show"] = "Show the board of a record, at its end or after some moves.",
    ["help show record"] = "file of a record, folder, or - for the standard input",
    ["help show --at"] = "after this many moves",
    ["help show --game"] = "only the game of this number",
    ["help show --svg"] = "as an SVG picture, on the standard output",
    ["help show --print"] = "the picture in black and white, for paper",
    ["help show --animate"] = "with --svg: the whole game, as a picture that plays in a"
        .. " browser",
    ["help show --gif"] = "the whole game as an animated GIF, into this file; needs"
        .. " ImageMagick",
    ["help show --seconds"] = "how long an animated picture shows each move, from"
        .. " {least} to {most} (default: 1)",
    ["help show --once"] = "an animated picture plays once, not over and over",
    ["help show --numbers"] = "the number of each move on its stone",
    ["help legal"] = "List what may be done at the end of each record, one action a line"
        .. " as in a record; an offer once for each point that it may hold. Games are"
        .. " separated as in records.",
    ["help legal --json"] = "one JSON object a game",
    ["help show --fen"] = "the position on one line, its vacant points counted, and"
        .. " whose turn it is",
    ["help forbidden"] = "List the forbidden points of positions on the standard input,"
        .. " one position a line. They are those of the variant's 'forbid'; hooks of a"
        .. " script are not asked.",
    ["help forbidden --json"] = "one JSON object a position: of each point the reason,"
        .. " the article, and the rows that a stone there makes",
    ["help forbidden --variant"] = "the variant (default: renju); key=value options may"
        .. " follow",
    ["help explain"] = "Tell why: what a stone at a point makes, in a position on the"
        .. " standard input; or, with --record, why a ruling of a record is as it is.",
    ["help explain point"] = "a vacant point, like h8: the proof shows the rows that a"
        .. " stone there makes; hooks of a script are not asked. With --record it may be"
        .. " left out, or have a stone: that is told of as if it were placed last.",
    ["help explain --colour"] = "the colour of the stone at the point (default: of the"
        .. " stone that stands there, else the colour with restrictions, else the one to"
        .. " move)",
    ["help explain --variant"] = "the variant (default: renju, or what the record says);"
        .. " key=value options may follow",
    ["help explain --record"] = "explain the last ruling of this record, or the action"
        .. " that it was refused",
    ["help explain --game"] = "the number of the game in the record's file, if it holds"
        .. " several",
    ["help explain --at"] = "the ruling on this action of the record, refused ones"
        .. " counted too; a point is explained after it",
    ["help explain --action"] = "explain why this action, like 'pick h8', would be"
        .. " refused, or what it would do",
    ["help explain --json"] = "the explanation as one JSON object",
    ["help explain --svg"] = "the explanation as one picture on the output, its steps"
        .. " below one another",
    ["help explain --steps"] = "the explanation as pictures in this folder, one for each"
        .. " step: 01.svg, 02.svg ...",
    ["explain-game"] = "{record} holds several games; choose one with --game N",
    ["explain-what"] = "expected a point, like 'explain h8', or --record FILE",
    ["explain-record"] = "--game, --at and --action go with --record",
    ["explain-action"] = "--action: {fault}, as in 'play h8'",
    ["no-folder"] = "{folder}: there is no such folder for the pictures",
    ["explain-over"] = "{point}: the game is over, and no stone can be placed there;"
        .. " --at N explains the point after action N",
    ["explain-point"] = "a point",
    ["explain-either"] = "expected a point or --action, not both",
    ["no-such-action-number-one"] = "there is no action {last}, for the record has one",
    ["no-such-action-number"] = "there is no action {last}, for the record has {count}",
    ["action-after-refusal"] = "action {count} was refused; nothing after it is looked"
        .. " at",
    ["action-after-end"] = "the game was over after action {count}; action {last} is not"
        .. " ruled on",
    ["help analyse"] = "Find wins by threats, what stops them, and the threats that"
        .. " stand: in positions or at the end of records.",
    ["help analyse path"] = "file of a record, folder, or - for positions on the"
        .. " standard input, one a line",
    ["help analyse --variant"] = "the variant (default: renju); key=value options may"
        .. " follow",
    ["help analyse --colour"] = "the attacker's colour (default: the one to move; with"
        .. " --defend, the other one)",
    ["help analyse --at"] = "the position after this many actions of the record, refused"
        .. " ones counted too (default: all)",
    ["help analyse --vcf"] = "does it win by continuous fours?",
    ["help analyse --vct"] = "does it win by continuous threats, each a four or one that"
        .. " leads to fours?",
    ["help analyse --storm"] = "at which points do its stones win by either; with"
        .. " --defend, which stones of the other side leave neither?",
    ["help analyse --defend"] = "which stones of the other side, which moves first, stop"
        .. " its continuous fours?",
    ["help analyse --threats"] = "the rows that threaten, and what each stone would make",
    ["help analyse --shortest"] = "with --vcf: the shortest win",
    ["help analyse --nodes"] = "look at so many positions at most, for each question",
    ["help analyse --seconds"] = "search for so many seconds at most, for each question"
        .. " (default: {seconds}, if there is no bound on positions)",
    ["help analyse --stones"] = "look for wins of so many stones at most, the five"
        .. " included",
    ["help analyse --jobs"] = "answer so many questions at a time, {most} at most, each"
        .. " on a thread of its own; the answers are the same, in the same order",
    ["help analyse --svg"] = "the answer to a single question as an SVG picture",
    ["help analyse --json"] = "one JSON object an answer",
    ["help puzzles"] = "Make puzzles, as records: positions in which the side to move"
        .. " wins by continuous fours, which one stone alone begins. They are in the"
        .. " order of their length. An interrupt leaves those found until then.",
    ["help puzzles --vct"] = "wins by continuous threats, where there is none by fours",
    ["help puzzles count"] = "number of puzzles",
    ["help puzzles --variant"] = "the variant (default: renju); key=value options may"
        .. " follow",
    ["help puzzles --seed"] = "seed of the games that they come from",
    ["help puzzles --from"] = "the puzzles of these games instead: file of a record, or"
        .. " folder",
    ["help puzzles --json"] = "one JSON object a puzzle",
    ["help gtp"] = "Rule on the games of a graphical board by the Go Text Protocol, as"
        .. " GoGui's external ruler.",
    ["help gtp variant"] = "the variant: of two colours, on a square board",
    ["help gtp options"] = "the variant's options, as key=value",
    ["help serve"] = "Answer requests on the standard input, one JSON object a line, on"
        .. " the standard output: the arbiter for programs in any language.",
    ["help serve --socket"] = "listen there instead, for many clients at once: a path,"
        .. " or a port of this machine as :PORT",
    ["help serve --schema"] = "print the schema of requests and answers",
    ["help serve --line"] = "bytes that a request may have (default: {default})",
    ["help serve --games"] = "how many games may be open (default: {default})",
    ["help serve --scripts"] = "how many scripts may be loaded (default: {default})",
    ["help serve --seconds"] = "seconds that a request may take, or parts of one"
        .. " (default: {default})",
    ["help serve --megabytes"] = "memory from which on no more games are opened"
        .. " (default: {default})",
    ["help serve --share"] = "with --socket: megabytes that a client may take (default: a"
        .. " quarter of all)",
    ["help serve --connections"] = "with --socket: clients at once (default: {default})",
    ["help serve --idle"] = "with --socket: seconds without a request; then a client is"
        .. " closed (default: {default})",
    ["help solve"] = "Solve puzzles in the terminal: each of your stones is judged, and"
        .. " answered.",
    ["help solve path"] = "file of records, or folder",
    ["help conform"] = "Check records against the rulings they expect. An expected"
        .. " ruling without its citation passes, with a warning. With --against another"
        .. " program is asked the questions of the records, or of a corpus: a case for"
        .. " each expected ruling and each 'expect' line.",
    ["help conform path"] = "files of records, folders, perft tables, or a corpus"
        .. " (.jsonl)",
    ["help conform --against"] = "put this program to the cases; by --protocol json it"
        .. " gets a JSON object a line, the first {\"hello\": ...}, then a case without"
        .. " its answer, and says {\"id\": ..., \"answer\": ...} or {\"id\": ...,"
        .. " \"unsupported\": true}; the corpus' README tells more",
    ["help conform --protocol"] = "json, or gomocup: forbidden points by YXSHOWFORBID",
    ["help conform --no-probe"] = "with --protocol gomocup: do not have it play to find"
        .. " its rule; for a checker that knows forbidden points and does not play",
    ["help conform --seconds"] = "for an answer at most (default: {seconds})",
    ["help conform --report"] = "write a page for people: what is wrong, drawn and"
        .. " proved",
    ["help conform --junit"] = "the report in JUnit's XML",
    ["help conform --json"] = "one JSON object a test, and of --against a summary",
    ["help conform --cases"] = "write the cases as a corpus, a JSON object a line",
    ["help conform --answer"] = "answer the cases on the standard input, as a program"
        .. " does that is put to the corpus",
    ["help play"] = "Play a game in the terminal, both sides.",
    ["help bench"] = "Measure: medians as JSON lines, beside programs written for one"
        .. " game.",
    ["help bench bench"] = "one of {names}; playout-VARIANT for any variant; without a"
        .. " name, all of them",
    ["help bench options"] = "key=value settings of playout-VARIANT",
    ["help bench --positions"] = "file of positions, one a line",
    ["help perft"] = "Count the legal sequences of a game, ply by ply.",
    ["help perft depth"] = "number of plies",
    ["help perft --record"] = "count from the end of this record",
    ["help perft --divide"] = "only of the last ply: how many sequences begin by each"
        .. " action",
    ["help perft --by"] = "a line for each way in which they end, those that go on first",
    ["help perft --json"] = "one JSON object a ply, an action, or a reason",
    ["help playout"] = "Play a game to its end at random, many times.",
    ["help playout games"] = "number of games",
    ["help playout --seed"] = "seed of the random generator",
    ["help playout --records"] = "the games themselves, as records, instead of counting"
        .. " them",
    ["help playout --json"] = "one JSON object (always)",
    ["help positions"] = "Make positions to compare programs on, one a line, as"
        .. " 'forbidden' reads them. The same seed gives the same ones everywhere.",
    ["help positions class"] = "self-play: of games that are played with some sense;"
        .. " dense: crowded boards; lines: rows of one colour with gaps, in one another;"
        .. " stars: points on which such rows cross; nested: where it takes three or"
        .. " more stones in mind, one after another, to tell whether a three counts",
    ["help positions count"] = "number of positions",
    ["help positions --variant"] = "the variant (default: renju); key=value options may"
        .. " follow",
    ["help positions --seed"] = "seed of the random generator",
    ["help convert"] = "Write games in another notation, on the standard output.",
    ["help convert --to"] = "the notation to write",
    ["help convert --drop"] = "leave out what the notation cannot hold, if the game does"
        .. " not depend on it",
    ["help lint"] = "Check the scripts of variants: find rules without effect, play"
        .. " every option out.",
    ["help lint variants"] = "names of variants, or paths of scripts",
    ["help lint --json"] = "one JSON object a variant, with its faults and findings",
    ["help lint --games"] = "random games of each kind, for every option",
    ["help new"] = "Write a script to start from, NAME.lua, and its test, NAME.rec.",
    ["help new name"] = "name of the variant: letters, digits and _",

    -- What is wrong on the command line.
    ["help-tells"] = "; --help tells more",
    ["commands-listed"] = "; 'inarow --help' lists the commands",
    ["variants-listed"] = "; 'inarow variants' lists them all",
    ["not-a-setting"] = "'{word}' is not a setting of a variant; expected key=value",
    ["not-in-range"] = "'{word}' is not a whole number from 0 to {most}",
    ["standard-input"] = "standard input",
    ["standard-output"] = "standard output",
    ["out-of-memory"] = "not enough memory: is there a line, or a game, without an end?",
    ["at-line"] = "line {number}",
    ["no-position"] = "no position in it; expected one a line: its rows from the top,"
        .. " joined by '/' or not",
    ["no-records-here"] = "no records in this folder; expected files whose names end in"
        .. " {expected}",
    ["game-over-already"] = "the game is over",
    ["game-of-other"] = "the game is {variant}, not {expected}",
    ["bad-name"] = "'{name}' cannot be the name of a variant; expected letters, digits"
        .. " and _, a letter or _ first",
    ["name-taken"] = "there is already a variant '{name}'; choose another name",
    ["file-exists"] = "{path} exists already; nothing was written",
    ["nothing-written"] = "; nothing was written",
    ["conform-unread"] = "nothing was written: not all of the cases can be read",
    ["convert-unread"] = "nothing was written: a {format} file without these games would"
        .. " look whole",
    ["new-written"] = "{name}.lua and {name}.rec are written. Next:",
    ["only-in-tree"] = "'inarow bench' is there in the source tree alone, where 'make'"
        .. " builds what it measures by: run build/inarow there",
    ["no-library"] = "this needs the Lua library {library}, which is not installed;"
        .. " Debian's package is {package}",
    ["library-left-out"] = "this needs the Lua library {library}, which is not in this"
        .. " program: install inarow as a Lua package for it",

    -- Its own modules in C.
    ["no-native"] = "{module}, a module in C, is not there for {lua}: 'make LUA=...'"
        .. " builds it for an interpreter, and package.cpath must lead to it",
    ["other-native"] = "{module}, a module in C, cannot be loaded by {lua}: it was made"
        .. " for another Lua or another system, or a library that it needs is missing",

    -- What `judge`, `lint` and the progress bar say.
    ["recorded-nothing"] = "nothing",
    ["verdict-agrees"] = "recorded: {recorded}",
    ["verdict-contradicts"] = "recorded: {recorded}; the board says otherwise",
    ["verdict-undecided"] = "recorded: {recorded}; nothing on the board decides",
    ["verdict-claimable"] = "{What}; recorded: {recorded}",
    ["may-claim"] = "{Who} may claim the {reason} on {point}",
    ["may-claim-captures"] = "{Who} may claim the captures",
    ["may-claim-time"] = "{Who} may claim a win on time",
    ["may-claim-both-times"] = "{anybody} may claim a draw, as both times have ended",
    ["may-claim-draw"] = "{anybody} may claim the draw ({reason})",
    ["either-player"] = "either player",
    ["any-player"] = "any player",
    ["row-awaits-answer"] = "{Who}'s row at {point} wins if it survives the answer",
    ["verdict-unrecorded"] = "recorded: {recorded}",
    ["judged-moves"] = "{count} moves{opening}: {status}",
    ["judged-moves-one"] = "1 move{opening}: {status}",
    ["of-opening"] = ", opening {opening}",
    assumed = "assumed, because the notation does not say",
    ["judged-variation"] = "a variation from move {number} on",
    ["judged-after"] = "{count} actions after the end, not ruled on",
    ["judged-after-one"] = "1 action after the end, not ruled on",
    ["not-as-expected"] = "line {number}: expected '{expected}', got '{found}'",
    ["expectation-failed"] = "line {number}: expectation failed, got '{found}'",
    judged = "{count} games: {verdicts}; {unreadable} unreadable",
    ["judged-one"] = "1 game: {verdicts}; {unreadable} unreadable",
    linted = "{name}: {count} findings, {tried}",
    ["linted-one"] = "{name}: 1 finding, {tried}",
    ["settings-tried"] = "{count} settings played out",
    ["settings-tried-one"] = "1 setting played out",
    ["settings-tried-part"] = "{played} of {count} settings played out",
    ["games-done"] = "{count} games",
    ["games-done-one"] = "1 game",

    -- The game in the terminal: what is said.
    ["play-welcome"] = "'now' tells what you may do, 'help' everything else.",
    ["seconds-left"] = "seconds left: {times}",
    ["stones-left"] = "{count} stones left",
    ["stones-left-one"] = "1 stone left",
    ["stones-to-place"] = "{count} stones to place",
    ["stones-to-place-one"] = "1 stone to place",
    ["draw-offered"] = "{Who} offers a draw: 'draw accept', 'draw refuse', or play on.",
    ["opening-made"] = "The opening is {name}.",
    ["expected-in-play"] = "a point, an action or a command; 'help' lists them",
    ["command-needs"] = "'{name}' needs {takes}.",
    ["not-a-count"] = "'{word}' is not a number of actions; expected 1 or more",
    ["few-to-undo"] = "There are only {count} actions to take back.",
    ["few-to-undo-one"] = "There is only one action to take back.",
    ["taken-back"] = "Taken back: {actions}.",
    ["forbidden-shown"] = "Forbidden points are marked with '!' from now on.",
    ["forbidden-hidden"] = "Forbidden points are not marked any more.",
    ["numbers-shown"] = "Stones show the number of their move from now on.",
    ["numbers-hidden"] = "Stones do not show their number any more.",
    ["long-line"] = "This line is longer than {most} bytes, so nothing was done.",
    ["saved"] = "saved to {path}",
    ["read-in-part"] = "{path}: only the beginning was read; move {move}, {action}:"
        .. " {fault}",
    ["not-saved"] = "This game is not saved. Type a file's name to save it, 'no' to end"
        .. " without saving, or press Enter to play on.",
    ["save-as"] = "save as>",
    ["no-path"] = "Type the name of a file; './{word}' is a file called '{word}'.",
    ["kept"] = "The game is kept. The next 'inarow play' tells how to go on with it. Its"
        .. " record is in",
    ["not-kept"] = "This game cannot be kept as you play ({fault}). Save it now and"
        .. " then.",
    ["no-state-folder"] = "neither XDG_STATE_HOME nor HOME names a folder",
    ["left-unsaved"] = "The game before was not saved. It is kept in",
    ["unsaved-games"] = "Games that were not saved; 'recover 1' goes on with the first:",
    ["more-unsaved"] = " and {count} more",
    ["none-unsaved"] = "There is no game that was not saved.",
    ["no-such-unsaved"] = "There is no unsaved game number '{word}'.",
    ["points-not-asked"] = "several points at once are an offer, which is not asked for"
        .. " now; place one stone at a time",
    ["needs-script"] = "This game is of a script of yours. Start 'inarow play {path}'"
        .. " and type '{words}' there.",

    -- Its help.
    ["help-actions"] = "Type a point to place a stone (h8), or several points to offer"
        .. " them (h6 i7). Type other actions as a record has them: swap, pass, resign,"
        .. " claim five by white. There are these commands besides:",
    ["help-topics"] = "'help TOPIC' tells more, with an example. A topic is any command,"
        .. " any action ({verbs}), or one of {topics}.",
    ["no-such-topic"] = "there is no help about '{word}'{hint}; 'help' lists the topics",
    ["help-field"] = "{field} is {words}.",
    ["example"] = "Example: {text}",
    ["command-now"] = "tell what you may do now",
    ["command-board"] = "draw the board",
    ["command-forbidden"] = "mark the forbidden points, or stop marking them",
    ["command-numbers"] = "show the numbers of the moves, or stop showing them",
    ["command-explain"] = "tell why: a ruling, or what a stone makes; or why",
    ["colours-held"] = "Now {held}.",
    ["colour-held"] = "{who} has {colour}",
    ["command-undo"] = "take back the last action, or the last N",
    ["command-print"] = "print the record",
    ["command-save"] = "write the record to a file that holds nothing else",
    ["command-overwrite"] = "write the record to a file, whatever it holds",
    ["command-load"] = "go on with the game in a file, or with its first one",
    ["command-recover"] = "go on with an unsaved game, the latest or number N",
    ["command-help"] = "list the commands, or tell about one topic",
    ["command-legal"] = "list all legal actions",
    ["command-quit"] = "end the game and print its record; or q",
    ["topic-points"] = "A point is the letter of its column and the number of its row,"
        .. " like h8. On a board of layers the number of the layer comes last: b3-2."
        .. " Where stones fall, their column or peg is enough: d, or b3.",
    ["topic-colours"] = "A colour goes by its name or by its letter on the board: X for"
        .. " the first colour, O for the second, 1, 2, 3 and 4 for further ones. 'play 1"
        .. " k10' and 'resign by 1' are about the third colour.",
    ["topic-time"] = "In a game with a clock every action has its time. It is taken from"
        .. " your computer's clock, unless you end the action in @SECONDS, counted from"
        .. " the start of the game: play h8 @12.5",
    ["topic-keys"] = "The Tab key completes a word, or lists what may come next. The"
        .. " arrow keys move in the line and bring back earlier lines. Ctrl-D and Ctrl-C"
        .. " end the game and offer to save it.",
    ["topic-play"] = "The point alone does the same. A colour is needed only where the"
        .. " opening leaves it open.",
    ["topic-offer"] = "The points alone do the same. The prompt tells how many points"
        .. " are wanted. Points that are the same by symmetry count as one.",
    ["topic-draw"] = "You may offer a draw right after your own move. The opponent"
        .. " accepts it or refuses it; to play on refuses it too. An offer cannot be"
        .. " withdrawn.",
    ["topic-claim"] = "A claim is needed to win where the game is played with"
        .. " adjudication=claims. 'claim win' is enough. You may add 'by WHO' and 'at"
        .. " POINT'.",
    ["topic-resign"] = "Whoever is to act resigns, unless you add 'by WHO'.",
    ["topic-roll"] = "Without numbers the program rolls the dice for you.",
    ["topic-save"] = "A path may begin with ~/, your home folder. 'overwrite FILE'"
        .. " writes over another file.",
    ["topic-load"] = "It may be in any notation that inarow reads.",
    ["topic-recover"] = "A game is kept while you play it, until you save it or end it"
        .. " without saving. inarow play lists such games when it starts.",
    ["topic-undo"] = "Swaps, offers and claims are actions too.",
    ["topic-explain"] = "Alone it tells why the last action was refused, or what the"
        .. " last ruling rests on; 'explain play h8' tells what an action would do. Of a"
        .. " point it proves what a stone there makes. The colour is that of the stone"
        .. " to be played, unless you name another one.",

    -- The corpus: its cases, and what programs say to each other.
    ["case-no-object"] = "it is no case: a JSON object is expected",
    ["case-lacks"] = "the case lacks '{name}', or it is not of its type",
    ["case-field"] = "'{name}' of the case: expected {expected}",
    ["case-type-string"] = "a text",
    ["case-type-integer"] = "a whole number",
    ["case-type-range"] = "a whole number from {from} to {to}",
    ["case-type-strings"] = "a list of texts",
    ["case-type-map-string"] = "texts by name",
    ["case-type-map-integer"] = "whole numbers by name",
    ["case-type-actions"] = "one action at least, for the last one is ruled on",
    ["answer-shape"] = "this is no answer: {text}; expected {expected}",
    ["answer-type-ruling"] = "a text like 'ok' or 'won black five'",
    ["answer-type-forbidden"] = "a list of points",
    ["answer-type-allowed"] = "a list of points",
    ["answer-type-state"] = "a text or a number",
    ["answer-type-perft"] = "an object with 'sequences', a whole number, and 'ended',"
        .. " whole numbers by name",
    ["case-action"] = "'{action}' is refused: {said}",
    ["corpus-no-header"] = "a corpus of inarow begins with a line that tells its format",
    ["corpus-format"] = "this corpus ({version}) is of format {given}, and this program"
        .. " reads format {format}: take the corpus and the program of one release",
    ["corpus-cut"] = "the corpus has {given} cases, and its first line tells of"
        .. " {expected}",
    ["conform-corpus"] = "a corpus is put to a program: name one by --against",
    ["case-twice"] = "the case has the 'id' of line {line}",
    ["cases-refused"] = "{count} cases are refused",
    ["no-cases"] = "no cases in it; '-> RULING' or 'expect' makes one",
    ["asked-ruling"] = "the ruling on '{action}'",
    ["asked-forbidden"] = "the forbidden points",
    ["asked-allowed"] = "which of these may be played: {points}",
    ["asked-state"] = "'{field}' of the state",
    ["asked-state-of"] = "'{field}' of the state, of {of}",
    ["asked-perft"] = "how many sequences of {depth} plies there are",
    ["against-no-answer"] = "this is no answer: '{text}'",
    ["against-no-hello"] = "this is no hello: '{text}'",
    ["against-other-case"] = "this is an answer to another case: '{text}'",
    ["against-unsupported"] = "the program does not know such cases",
    ["against-null"] = "the program gave no 'answer', or null",
    ["against-no-map"] = "it does not know YXSHOWFORBID, by which it would tell"
        .. " forbidden points ({said})",
    ["against-no-move"] = "it gives no move, by which its rule would be found out"
        .. " ({said}); a checker that does not play is asked with --no-probe",
    ["against-not-probed"] = "Its rule was not found out by its moves: it was asked by"
        .. " INFO rule {number}.",
    ["against-renju-by"] = "It plays renju by INFO rule {number}, and so it was asked;"
        .. " by {other} it plays {rule}.",
    ["against-no-renju"] = "it does not play renju: by INFO rule {number} it plays"
        .. " {rule}, as its moves show where a row of six could be made at f8, Black's"
        .. " and then White's ({moves}); nothing was asked",
    ["rule-free"] = "free go-moku",
    ["rule-exact"] = "go-moku with exactly five",
    ["rule-renju"] = "renju",
    ["rule-unknown"] = "a rule that is none of go-moku and renju",
    ["against-forbidden"] = "{point} is forbidden",
    ["against-not-forbidden"] = "{point} is not forbidden",
    ["against-ended"] = "given up at {id}, after {count} cases without an answer:"
        .. " {message}",
    ["against-title"] = "{name}, put to the corpus inarow {version}",
    ["against-no-reasons"] = "It gives no reasons: of rulings only the result is"
        .. " compared.",
    ["against-given-up"] = "not put, for the program was given up",
    ["against-not-asked"] = "the protocol cannot ask it",
    ["against-totals"] = "{answered} of {cases} cases answered: {right} right, {wrong}"
        .. " wrong.",
    ["against-unsupported-count"] = "Not supported by the program: {cases}.",
    ["against-not-asked-count"] = "Not asked, for the protocol cannot ask it: {cases}.",
    ["against-given-up-count"] = "Not put, for the program was given up: {cases}.",
    ["against-spoiled-count"] = "Spoiled by silence, crashes or nonsense: {cases}.",
    ["against-class"] = "{class}: {wrong} of {answered} wrong, {spoiled} without an"
        .. " answer",
    ["cases-count"] = "{count} cases",
    ["cases-count-one"] = "1 case",
    ["page-not-drawn"] = "Of {class}, {drawn} of {count} cases are drawn; the others"
        .. " follow without their drawing and proof.",
    ["page-class"] = "class",
    ["page-right"] = "right",
    ["page-wrong"] = "wrong",
    ["page-spoiled"] = "no answer",
    ["page-unsupported"] = "not supported",
    ["page-not-asked"] = "not asked",
    ["page-asked"] = "Asked:",
    ["page-expected"] = "Right:",
    ["page-given"] = "Given:",
    ["conform-path"] = "a record, a folder of records or a corpus is expected",
    ["answer-no-path"] = "--answer reads cases from the standard input, and takes no"
        .. " path",

    -- Pictures: marks, layers and counts.
    ["picture-opening"] = "opening: {name}",
    ["mark-last"] = "last move",
    ["mark-ruling"] = "ruling",
    ["mark-captured"] = "just captured",
    ["mark-offered"] = "offered",
    ["mark-forbidden"] = "forbidden",
    ["mark-mind"] = "{colour} stones in mind",
    ["mark-issue"] = "at issue",
    ["step-shown"] = "shown",
    ["step-issue"] = "at issue",
    ["step-numbered"] = "{number}. {text}",
    ["layer-symmetry"] = "symmetry",
    layer = "layer {number}",
    ["layer-reference"] = "reference points",
    ["layer-holes"] = "holes",
    ["layer-lone"] = "single points",
    ["layer-titles"] = "layers",
    ["layer-coordinates"] = "coordinates",
    ["layer-numbers"] = "on {colour}",
    ["layer-offered"] = "offered points",
    ["layer-small"] = "stones offered",
    ["layer-captured"] = "stones just captured",
    ["layer-forbidden"] = "forbidden points",
    ["layer-ruling"] = "points of the ruling",
    ["counts-captured"] = "captured",
    ["counts-supply"] = "supply",
    ["after-moves"] = "after {count} moves",
    ["after-moves-one"] = "after 1 move",
    ["no-shell"] = "a GIF is made by ImageMagick and a Unix shell, which is not here;"
        .. " --svg makes a picture",
    ["no-imagemagick"] = "a GIF is made by ImageMagick, which is not installed here;"
        .. " Debian has it as imagemagick",
    ["no-temporary-folder"] = "no temporary folder can be made",
    ["not-a-file"] = "it is not a file that can be read",
    ["a-device"] = "it is a device, not a file",
    ["long-file"] = "it is longer than {most} bytes, too long to be read",
    ["folder-closed"] = "its folder takes no new file: {why}",
    ["imagemagick-fails"] = "ImageMagick made no GIF: {fault}",
    ["gif-too-long"] = "a GIF of {given} pictures is too long; {most} are the most",
    ["only-with"] = "{option} goes with {expected}",
    ["svg-or-gif"] = "a picture is made with --svg or with --gif, not with both",
    ["bad-seconds"] = "'{word}' is no number of seconds from {least} to {most}",
    ["no-such-game"] = "{record} has no game {number}",
    ["one-picture"] = "{record} holds several games, and a picture is of one; choose it"
        .. " with --game N",

    -- Programs as processes, and what comes from them.
    ["process-not-started"] = "the program could not be started: {fault}",
    ["process-died"] = "the program ended with exit status {status}",
    ["process-died-by"] = "the program was ended by signal {signal}",
    ["process-closed-output"] = "the program closed its output",
    ["process-complaint"] = ": {words}",
    ["process-late"] = "no line came within {seconds} s",
    ["process-late-half"] = "within {seconds} s came only a part of a line: '{text}'",
    ["process-half-line"] = "the program ended within a line: '{text}'",
    ["process-flood"] = "more than {most} bytes came without an end",
    ["process-garbage"] = "a line came that is no text: '{text}'",
    ["process-deaf"] = "the program does not read what it is sent",
    ["engine-late"] = "no answer came within {seconds} s",
    ["engine-refuses"] = "to {asked} it gave an error of its own: '{line}'",
    ["engine-no-answer"] = "'{text}' is no answer to {asked}; expected {expected}",
    ["engine-off"] = "{point} is not on the {width}x{height} board",
    ["engine-wants-OK"] = "OK",
    ["engine-wants-point"] = "X,Y",
    ["engine-wants-opening"] = "SWAP or points like X,Y X,Y",
    ["engine-wants-forbidden"] = "FORBID and points of four digits each",

    -- Matches of programs.
    ["probe-none"] = "in three positions that tell the rules apart it did not play by"
        .. " any known rule; it may play another game",
    ["probe-other"] = "it plays by the rules of {expected}, though told 'INFO rule"
        .. " {number}'",
    ["probe-unknown"] = "whether it knows these rules cannot be found out before the"
        .. " match",
    ["referee-warns"] = "{player}: {warning}",
    ["referee-not-ready"] = "{player}: {why}",
    ["probe-no-swap2"] = "it answers SWAP2BOARD neither with stones as X,Y nor as"
        .. " X,Y,COLOUR",
    ["referee-no-swap2"] = "not both programs answer SWAP2BOARD: the referee makes the"
        .. " openings, and no player chooses in them; each is played twice, with colours"
        .. " swapped",
    ["referee-nobody-chose"] = "the opening was given: no player chose its stones or"
        .. " colours",
    ["referee-no-openings"] = "every game begins with the empty board; programs that"
        .. " always play the same should be given --openings FILE",
    ["referee-beyond"] = "{variant} cannot be played by the Gomocup protocol, which only"
        .. " names points for two players on one board",
    ["referee-illegal"] = "it played '{what}': {why} ({citation})",
    ["referee-cut-short"] = "interrupted after {count} games",
    ["referee-cut-short-one"] = "interrupted after 1 game",
    ["referee-resumed"] = "{count} games were there already",
    ["referee-resumed-one"] = "1 game was there already",
    ["referee-game"] = "game {number}: {first} - {second}, {ruling}, moves: {moves}",
    ["referee-score"] = "{name}: {part} % ({from} to {to}), Elo {elo} ({low} to {high})",
    ["referee-pairs"] = "pairs by points, 0 to 2: {counts}",
    ["referee-test"] = "log likelihood ratio {ratio} ({lower} to {upper}): {answer}",
    ["referee-accepted"] = "Elo {elo} accepted",
    ["referee-undecided"] = "undecided",
    ["referee-endings"] = "how the games ended, for {name}:",
    ["referee-void"] = "void games: {count}",
    ["referee-done"] = "{done} of {games} games",
    ["opening-over"] = "this opening is no game that goes on",
    ["opening-unfinished"] = "this opening stops before its phases are over",
    ["no-openings"] = "there is no opening in it",
    ["kept-unreadable"] = "{where} is no game of a match that can be taken up",
    ["kept-other"] = "{where} is of another match: other players, another variant, or no"
        .. " match at all",
    ["kept-differs"] = "the match in it is played otherwise (game {number}): {what}; take"
        .. " it up as it was begun, or name another file",
    ["kept-condition"] = "{name} is {value} now, and was {was}",
    ["kept-locked"] = "another referee keeps its games in it",
    ["kept-no-match"] = "it is a file of something else than the games of a match",
    ["kept-not-file"] = "games can only be kept in a file",
    ["kept-fails"] = "{path}: {why}; the match stops here, and the same command continues"
        .. " it",
    ["not-an-amount"] = "'{word}' is no amount: a number from 0 on was expected",
    ["not-bounds"] = "'{word}' is not four numbers like 0,10,0.05,0.05: two Elo"
        .. " differences, the first less than the second, and how often each of both"
        .. " mistakes may be made, between 0 and 0.5",
    ["not-counting"] = "'{word}' is no whole number from 1 to {most}",
    ["opening-other"] = "this opening is of {given}, and the match of {expected}",
    ["referee-persons"] = "only one of the two can be a person",
    ["help referee"] = "Play two programs that speak the Gomocup protocol against each"
        .. " other.",
    ["help referee a"] = "command of a program, or the word person: you, at the terminal",
    ["help referee b"] = "the other one",
    ["help referee --games"] = "number of games; of each pair with the same opening,"
        .. " colours are swapped",
    ["help referee --openings"] = "file of openings, a game in any notation each",
    ["help referee --move-time"] = "for each move (default: 5, without --game-time)",
    ["help referee --game-time"] = "for all moves of a player",
    ["help referee --increment"] = "added after each move, with --game-time",
    ["help referee --margin"] = "waited for an answer that is late",
    ["help referee --memory"] = "that a program is told to keep to; 0: as it likes",
    ["help referee --jobs"] = "games at a time",
    ["help referee --sprt"] = "stop when one is accepted: ELO0,ELO1,ALPHA,BETA",
    ["help referee --seed"] = "of the openings' order, and of those made here; 0: the"
        .. " file's order",
    ["help referee --out"] = "file to keep the games in; started again with it, the"
        .. " match goes on",
    ["help referee --json"] = "one JSON object a game, and one of the score",

    -- ---- The service ----
    ["or-comma"] = ", or ",
    ["bad-id"] = "id: a text is expected, or a number between -2^53 and 2^53, of at most"
        .. " 14 digits if it has a fraction",
    ["action-is-method"] = "'{name}' is not an action: call the method of that name",
    ["page action-is-method"] = "'{name}' is not an action: the page may have a control"
        .. " for it",
    ["no-redo"] = "'redo' is not an action, nor a method: apply the action once more",
    ["request-no-object"] = "a request is an object that has 'id', 'method' and 'params'",
    ["no-such-method"] = "there is no method '{name}'{hint}; there are {expected}",
    ["method-no-string"] = "method: a string expected; there are {expected}",
    ["params-no-object"] = "params: an object expected",
    ["no-such-param"] = "params.{name}: there is no such parameter{hint}; there are"
        .. " {expected}",
    ["bad-param"] = "params.{name}: {expected} expected",
    ["param-range"] = " from {least} to {most}",
    ["param-missing"] = "nothing",
    ["one-of-two"] = "either '{one}' or '{other}' is expected, and not both",
    ["gtp-size"] = "a number of columns is expected",
    ["gtp-colour"] = "'black' or 'white' is expected, then a point",
    ["gtp-turn"] = "it is {side}'s turn",
    ["gtp-vertex"] = "'{vertex}' is no point: a letter (without I) and a number are"
        .. " expected, or 'pass'",
    ["gtp-two"] = "{variant} is not a game of two colours",
    ["gtp-square"] = "{variant} is not played on a square board of at most {most}"
        .. " columns",
    ["gtp-verb"] = "{variant} has '{verb}', for which the protocol has no word: stones"
        .. " and passes alone are expected, as in renju or gomoku",
    ["not-this-machine"] = "'{address}' is no place on this machine: a path, or a port"
        .. " as ':PORT', is expected",
    ["long-socket"] = "'{path}': a socket's path may have {most} bytes, this one has"
        .. " {count}",
    ["cannot-listen"] = "{address}: {fault}",
    ["listening"] = "listening on {address}",
    ["no-such-handle"] = "there is no game '{handle}': it was closed, or never begun",
    ["too-many-games"] = "as many games are open as may be: {most}; close some",
    ["too-many-scripts"] = "as many scripts are loaded as may be: {most}",
    ["no-such-notation"] = "there is no notation '{name}'; there are {expected}",
    ["too-slow"] = "a request may take {seconds} s; this one would take longer",
    ["too-large"] = "all {megabytes} MB of memory are taken: close games",
    ["too-many-connections"] = "as many clients are connected as may be: {most}",
    ["too-much-kept"] = "this client's requests and unread answers take too much memory:"
        .. " the connection is closed",
    idle = "there was no request for {seconds} s: the connection is closed",
    ["share-taken"] = "this client takes all its {megabytes} MB: close games",
    ["line-too-long"] = "a line may have {most} bytes; this one has more",
    ["bad-json"] = "the line cannot be read as JSON: {fault}",
    ["json-utf8"] = "it is not UTF-8",
    ["json-control"] = "byte {column} is a control character",
    ["json-token"] = "'{token}' at byte {column} is not a value",
    ["json-escape"] = "'{token}' at byte {column} does not stand for a character",
    ["json-open"] = "the text that begins at byte {column} does not end",
    ["json-expected"] = "{expected} is expected at byte {column}",
    ["json-value"] = "a value",
    ["json-name"] = "a name in double quotes",
    ["json-after"] = "something follows the request, from byte {column}",
    ["json-deep"] = "more than {most} lists and objects are inside one another",
    ["json-values"] = "it has more than {most} values",
}
