--- Questions about threats, their answers, and puzzles.
return require("inarow.language").sentences {
    -- Questions.
    ["no-question"] = "'question' is missing; expected {expected}",
    ["question-key"] = "a question has no field '{key}'{hint}; expected {expected}",
    ["question-value"] = "{key}: expected {expected}, got {given}",
    ["question-only"] = "'{key}' can be used only with the question {only}",
    ["asked-question"] = "{questions}",
    ["asked-colour"] = "a colour's name",
    ["asked-nodes"] = "a whole number of positions, at least 1",
    ["asked-stones"] = "a whole number of stones, from 1 to 676",
    ["asked-memory"] = "a whole number of megabytes, from 1 to 1024",
    ["asked-seconds"] = "a number of seconds above 0",
    ["asked-flag"] = "true or false",
    ["asked-function"] = "a function",
    ["given-text"] = "the text '{text}'",
    ["given-value"] = "a {kind}",
    ["analyse-over"] = "The game is over.",
    ["analyse-opening"] = "The opening is not over yet; threats are analysed only after"
        .. " it.",
    ["no-memory"] = "The search could not get that much memory.",
    ["row-stands"] = "{Who} already has {row}, {stones}: there is nothing left to"
        .. " analyse.",
    ["no-threats"] = "Threat analysis does not support {variant}: {why}",
    ["no-threats-colours"] = "it is not a game of two colours.",
    ["no-threats-captures"] = "stones can be captured.",
    ["no-threats-gravity"] = "stones fall.",
    ["no-threats-stones"] = "several stones are placed in a turn.",
    ["no-threats-moves"] = "stones can be moved.",
    ["no-threats-open"] = "a row must be open at an end.",
    ["no-threats-neutral"] = "stones that belong to nobody stand on the board.",
    ["no-threats-surviving"] = "a row wins only if it survives the answer.",
    ["no-threats-losing"] = "some rows lose.",
    ["no-threats-short"] = "rows of fewer than three stones win.",
    ["no-threats-closed"] = "lines that are joined at their ends are hardly longer than a"
        .. " row that wins.",
    ["no-threats-shapes"] = "shapes win or lose.",
    ["no-threats-hooks"] = "its script has hooks.",

    -- Answers.
    ["threats-barred"] = "The other side may not play at {point}, which is forbidden to"
        .. " it.",
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
    ["threats-looking"] = "The search was examining {moves}.",
    ["threats-shorter"] = "There may be a shorter win.",
    ["threats-storm"] = "{Who} wins by a storm: {points} is the only stone that wins.",
    ["threats-stones"] = "{Who} wins with a stone at {points}.",
    ["threats-none-storm"] = "{Who} has no stone that wins by continuous threats.",
    ["threats-unknown-storm"] = "The search found no stone with which {who} wins by"
        .. " continuous threats.",
    ["threats-unknown-points"] = "The search has not settled {points}.",
    ["threats-unknown-many"] = "The search has not settled {count} points.",
    ["threats-stop"] = "{Other} stops {who} at {points}.",
    ["threats-stop-but"] = "{Other} stops {who} everywhere except at {others}.",
    ["threats-stop-anywhere"] = "{Other} stops {who} at any point.",
    ["threats-stop-many"] = "{Other} stops {who} at {count} points.",
    ["threats-unknown-threat-vcf"] = "It is not known whether {who} threatens to win by"
        .. " continuous {fours}.",
    ["threats-unknown-threat-vct"] = "It is not known whether {who} threatens to win by"
        .. " continuous threats.",
    ["threats-stop-only"] = "{Other} stops {who} by a storm: only at {points}.",
    ["threats-threatens"] = "{Who} threatens to win with {count} stones: {moves}",
    ["threats-threatens-one"] = "{Who} threatens to make {five}: {moves}",
    ["threats-no-stop"] = "{Other} has no stone that stops {who}.",
    ["threats-unknown-stop"] = "The search found no stone with which {other} stops"
        .. " {who}.",
    ["threats-nothing"] = "{Who} does not threaten to win this way, so {other} has"
        .. " nothing to stop.",
    ["threats-move"] = "{number} {point}",
    ["threats-rows"] = "{Who} has these threats:",
    ["threats-no-rows"] = "{Who} has no threat on the board.",
    ["threats-row"] = "{row}; stopped at {points}",
    ["threats-row-unstopped"] = "{row}; it cannot be stopped",
    ["threats-row-by"] = "{row}, {win} by {points}",
    ["threats-made"] = "With one more stone {who} can make:",
    ["threats-made-at"] = "{what} at {points}",
    ["threats-none-made"] = "With one more stone {who} can make no threat.",
    ["cut-nodes"] = "The search was cut short by the limit on positions.",
    ["cut-seconds"] = "The search was cut short by the time limit.",
    ["cut-stones"] = "The search was cut short by the limit on stones.",
    ["cut-depth"] = "The search was cut short where it went too deep.",
    ["cut-stopped"] = "The search was stopped.",

    -- For winning rows other than five, CODE-otherwise replaces CODE (row_names.lua).
    -- Threats of a hypothetical stone.
    ["threat-four-four"] = "a four-four",
    ["threat-four-four-otherwise"] = "two threats",
    ["threat-four-three"] = "a four-three",
    ["threat-four-three-otherwise"] = "a threat and an open row of {fewer}",
    ["threat-three-three"] = "a three-three",
    ["threat-three-three-otherwise"] = "two open rows of {fewer}",
    ["threat-forbidden"] = "a forbidden row",

    -- The form of proofs.
    ["proof-field"] = "{key}: expected {expected}, got {given}",
    ["proof-nothing"] = "nothing",
    ["proof-object"] = "a proof, or an answer with the field 'proof'",
    ["proof-version"] = "the version {version}",
    ["proof-record"] = "a record of at most {most} bytes",
    ["proof-colour"] = "the attacker's colour",
    ["proof-question"] = "vcf or vct",
    ["proof-length"] = "a whole number of stones, from 1 to {stones}",
    ["proof-nodes"] = "a list of nodes",
    ["proof-node"] = "a node with a 'stone'",
    ["proof-stone"] = "the point of a stone, as h8",
    ["proof-answers"] = "an object with points or 'pass' as keys and numbers of nodes as"
        .. " values",
    ["proof-later"] = "the number of a later node, from {first} to {last}",
    ["proof-no-later"] = "nothing, as {last} is the last node",
    ["proof-point"] = "a point of the board",
    ["proof-answer"] = "points of the board or 'pass'",
    ["proof-large"] = "nodes: expected at most {most} nodes",
    ["proof-of-none"] = "this answer has no proof",

    -- Proofs in words.
    ["proof-wins"] = "{Who} wins with {count} stones at most, whatever the other side"
        .. " answers:",
    ["proof-wins-one"] = "{Who} wins at once:",
    ["proof-goes-on"] = "-> {number}",
    ["proof-elsewhere"] = "elsewhere",
    ["proof-tree-elsewhere"] = "elsewhere: {moves}",
    ["proof-tree-other"] = "or any other answer",
    ["proof-tree-cut"] = "the proof goes on: this tree ends after {count} nodes of it",
    ["proof-tree-cut-one"] = "the proof goes on: this tree ends after 1 node of it",

    -- Checks of proofs.
    ["check-over"] = "record: the game is over, so there is nothing to prove.",
    ["check-opening"] = "record: the opening is not over yet.",
    ["check-colour"] = "colour: expected {expected}, got '{who}'",
    ["check-turn"] = "record: it is not {who}'s turn, and a proof begins with the"
        .. " attacker's stone.",
    ["check-shared"] = "Proofs do not support {variant}: its stones do not belong to"
        .. " players.",
    ["check-table"] = "Proofs do not support this game of {variant}: hooks, claims or a"
        .. " clock may decide it, not the board alone.",
    ["check-after"] = "node {node} after {way}: {what}",
    ["check-first"] = "node {node}: {what}",
    ["check-refused"] = "{who} cannot play {point}: {why}",
    ["check-ends"] = "{point} ends the game, but {who} does not win: {why}",
    ["check-no-win"] = "{point} does not win, and the node has neither 'answers' nor"
        .. " 'else'.",
    ["check-long"] = "{who} has not won with {count} stones.",
    ["check-long-one"] = "{who} has not won with 1 stone.",
    ["check-still"] = "after {point} it is {turn}'s turn.",
    ["check-still-answer"] = "after {point} {answer} it is {turn}'s turn.",
    ["check-unanswered"] = "after {point} the answer {answer} has no node.",
    ["check-answer-ends"] = "after {point} the answer {answer} ends the game, but {who}"
        .. " does not win: {why}",
    ["check-positions"] = "The check was cut short after {count} positions.",
    ["check-positions-one"] = "The check was cut short after 1 position.",

    -- Puzzles.
    ["puzzle-note-vcf"] = "Puzzle {number}: {who} wins by continuous {fours} with"
        .. " {count} stones.",
    ["puzzle-note-vcf-one"] = "Puzzle {number}: {who} wins with {five}.",
    ["puzzle-note-vct"] = "Puzzle {number}: {who} wins by continuous threats with"
        .. " {count} stones (width {width}).",
    ["puzzle-note-vct-one"] = "Puzzle {number}: {who} wins with {five}.",
    ["puzzle-solution"] = "solution: {moves}",
    ["puzzle-solved"] = "The puzzle is solved.",
    ["puzzle-right-end"] = "Right: it is solved.",
    ["puzzle-right"] = "Right. {Other} answers at {reply}.",
    ["puzzle-right-barred"] = "Right. {Other} may not answer at {barred}, a forbidden"
        .. " point, and plays {reply}.",
    ["puzzle-unknown"] = "It would take too long to decide whether {point} wins.",
    ["puzzle-idle-vcf"] = "Wrong: {point} does not make a {four} that {other} must"
        .. " answer.",
    ["puzzle-idle-vct"] = "Wrong: {point} does not make a threat that {other} must"
        .. " answer.",
    ["puzzle-refuted-vcf"] = "Wrong: {other} answers at {refutation}, and {who} no longer"
        .. " has a win by {fours}.",
    ["puzzle-refuted-vct"] = "Wrong: {other} answers at {refutation}, and {who} no longer"
        .. " has a win by threats.",
    ["puzzle-none"] = "No win by continuous threats was found for {who}, so there is"
        .. " nothing to solve.",
}
