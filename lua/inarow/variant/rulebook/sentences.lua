--- The rules in words.
return require("inarow.language").sentences {
    -- Names of patterns. In rulings, {who} is a colour, or a seat as long as that player
    -- has no colour.
    ["made-overline"] = "an overline",
    ["made-double-four"] = "a double-four",
    ["made-double-three"] = "a double-three",

    -- For winning rows other than five, CODE-otherwise replaces CODE (row_names.lua).
    ["made-double-four-otherwise"] = "a double-four (two threats)",
    ["made-double-three-otherwise"] = "a double-three (two open rows of {fewer})",
    ["made-open-row"] = "a row that no opponent's stone blocks",
    ["made-open-rows"] = "two rows that no opponent's stone blocks",

    -- Faults in citations.
    ["citation-empty"] = "it is empty",
    ["citation-source"] = "there is no source {source}",
    ["citation-readings"] = "readings have the numbers 1 to {count}",
    ["citation-reading"] = "reading {number} belongs to {sources}",
    ["citation-article"] = "{source} has no {article}",

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
    ["board-start"] = "At the start these stones stand on it: {stones}.",
    ["start-stones"] = "{colour} at {points}",
    ["neutral"] = "neutral",
    ["start-and"] = "{stones}; {more}",
    ["rule-neutral"] = "The neutral stones belong to nobody. They block all players: no"
        .. " row goes over them, and they are never captured or moved.",
    ["scatter-holes"] = "{count} of the holes",
    ["rule-neutral-turned"] = "The neutral stones belong to nobody. They block all"
        .. " players: no row goes over them. They are never captured, and turn with"
        .. " their block.",
    ["scatter-neutral"] = "{count} of the neutral stones",
    ["scatter-neutral-all"] = "the neutral stones",
    ["rule-scatter"] = "The points of {what} are drawn from the seed of the game, {seed}:"
        .. " the same seed gives the same points.",
    ["board-upright"] = "The board has {columns} columns and {rows} rows, {points}"
        .. " points. It stands upright: a stone is dropped into a column and falls to"
        .. " the lowest free row.",
    ["board-hexagon"] = "The board is a hexagon with {side} points per side, {points}"
        .. " points in all. A letter names a line of points in one direction, a number a"
        .. " line in another; the corners, in order around the board, are {corners}.",
    ["board-hexagon-upright"] = "The board is a hexagon with {side} points per side,"
        .. " {points} points in all. A letter names a column, a number a line that"
        .. " crosses the columns; the corners, in order around the board, are {corners}."
        .. " It stands upright: a stone is dropped into a column and falls to the lowest"
        .. " free point.",
    ["board-layers"] = "The board has {layers} layers, one above the other, each of"
        .. " {columns} columns and {rows} rows: {points} points. A point is named by"
        .. " column, row and layer, from {first} in the lowest layer to {top} in the"
        .. " highest.",
    ["board-pegs"] = "The board has {pegs} pegs, in {columns} columns and {rows} rows,"
        .. " each with room for {layers} stones: {points} points. A stone that is put on"
        .. " a peg falls to the lowest free layer. A peg is named by column and row, so"
        .. " 'play {last}' puts a stone on the peg {last}; the highest point of that peg"
        .. " is {top}.",
    ["rule-joined-left-right"] = "Its left and right edges are joined, as on a cylinder:"
        .. " beside the last column lies the first one.",
    ["rule-joined-top-bottom"] = "Its top and bottom are joined, as on a cylinder: above"
        .. " the highest row lies the lowest one.",
    ["rule-joined-both"] = "Its edges are joined, left with right and top with bottom, as"
        .. " on a torus: beside the last column lies the first one, and above the highest"
        .. " row the lowest one.",
    ["board-holes"] = "It has holes: there is no point at {points}.",
    ["board-holes-upright"] = "It has holes, which stones fall past: there is no point"
        .. " at {points}.",
    ["rule-colours-chosen"] = "There are {colours} stones; the opening settles which"
        .. " player has which colour.",
    ["rule-colours-two"] = "One player has the {one} stones, the other the {other} ones.",
    ["rule-colours-many"] = "{Number} players have the {colours} stones, one colour"
        .. " each, and take turns in this order.",
    ["rule-players"] = "The players are {players}.",
    ["rule-shared-one"] = "All stones are {stones}. Whoever is to move places one, and it"
        .. " belongs to nobody.",
    ["rule-shared"] = "The stones are {stones}. Whoever is to move places one of any"
        .. " colour, and it belongs to nobody.",
    ["rule-begins"] = "{Colour} begins.",
    ["rule-begins-until-swap"] = "The first player has {colour} to begin with; the"
        .. " opening may change that.",
    ["rule-team"] = "{Colours} are partners and win together.",
    ["rule-supply"] = "Each player has {count} stones.",
    ["rule-supply-one"] = "Each player has 1 stone.",
    ["rule-supply-of-colour"] = "{Colour} has {count} stones.",
    ["rule-supply-of-colour-one"] = "{Colour} has 1 stone.",
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
    ["rule-move-adjacent"] = "Once all of a player's stones are placed, each turn moves"
        .. " one of them to a vacant point beside it, also diagonally.",
    ["rule-move-along"] = "Once all of a player's stones are placed, each turn moves one"
        .. " of them by one step to a vacant point, in a direction that rows can have.",
    ["rule-move-anywhere"] = "Once all of a player's stones are placed, each turn moves"
        .. " one of them to any vacant point.",
    ["rule-rotate-one"] = "The turn ends with a rotation, unless its stones have won: the"
        .. " player turns the block {blocks} by a quarter, to the left or to the right,"
        .. " with all stones on it.",
    ["rule-rotate"] = "The turn ends with a rotation, unless its stones have won: the"
        .. " player turns one of the blocks {blocks} by a quarter, to the left or to"
        .. " the right, with all stones on it.",
    ["rule-rotate-row"] = "A row made by the rotation wins for its player.",
    ["rule-rotate-shape"] = "A shape made by the rotation wins for its player.",
    ["rule-rotate-row-or-shape"] = "A row or shape made by the rotation wins for its"
        .. " player.",
    ["rule-by-stone"] = "Losing and forbidden patterns count only if they are made by"
        .. " placing or moving a stone.",
    ["rule-rotate-mover"] = "If the rotation makes rows of several players, whoever"
        .. " turned the block wins.",
    ["rule-turn-moved-one"] = "In a turn the player moves one of their own stones.",
    ["rule-turn-moved"] = "In a turn the player makes {number} moves with their own"
        .. " stones.",
    ["rule-moves"] = "A stone moves {ways}.",
    ["rule-move"] = "Once all of a player's stones are placed, each turn moves one of"
        .. " them {ways}.",
    ["rule-move-straight"] = "It moves in a straight line: along a row, a column or a"
        .. " diagonal.",
    ["rule-move-on-lines"] = "It moves in a straight line, in a direction that rows can"
        .. " have.",
    ["rule-move-jumped"] = "A stone that is jumped over stays on the board.",
    ["way-adjacent"] = "one step to a vacant point",
    ["way-anywhere"] = "to any vacant point",
    ["way-slide"] = "any distance over vacant points",
    ["way-jump"] = "over one stone beside it, of any colour, to the vacant point behind"
        .. " that stone",
    ["way-to-end"] = "over vacant points as far as it can go, until the edge of the board"
        .. " or another stone stops it",
    ["way-to-end-or-hole"] = "over vacant points as far as it can go, until the edge of"
        .. " the board, a hole or another stone stops it",
    ["rule-pass"] = "Instead, a player may pass: give up the right to place a stone, and"
        .. " say so.",
    ["acts-place-plain"] = "place", ["acts-place-third"] = "places",
    ["acts-move-plain"] = "move", ["acts-move-third"] = "moves",
    ["acts-both-plain"] = "place or move", ["acts-both-third"] = "places or moves",
    ["rule-capture"] = "Exactly {lengths} of the opponent's stones that stand next to"
        .. " each other in a straight line are captured when a player {places} a stone so"
        .. " that the player's own stones stand at both ends. They are taken off the"
        .. " board, and stay in view.",
    ["rule-capture-one"] = "One of the opponent's stones is captured when a player"
        .. " {places} a stone so that the player's own stones stand on two sides of it in"
        .. " a straight line. It is taken off the board, and stays in view.",
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
    ["rule-capture-safe-stone"] = "It is safe to {place} a stone between two of the"
        .. " opponent's stones.",
    ["rule-capture-safe-pair"] = "It is safe to {place} a stone so that a pair of one's"
        .. " own stands between two of the opponent's stones.",
    ["rule-capture-safe-row"] = "It is safe to {place} a stone so that a row of one's own"
        .. " stands between two of the opponent's stones.",
    ["rule-hook-allow"] = "The script decides which other moves may make forbidden"
        .. " patterns.",
    ["rule-hook-legal"] = "The script decides what else is not allowed.",
    ["rule-hook-after"] = "The script decides what else ends the game.",
    ["rule-hook-wins"] = "The script decides who wins, and what else ends the game: its"
        .. " hook is asked after each action.",
    ["rule-match"] = "In a match of {number} games the players swap colours after each.",
    ["rule-match-one"] = "A match has one game.",

    -- The steps of an opening: what the players must do, and where their stones may
    -- stand.
    ["where-centre"] = "in the centre",
    ["where-within"] = "within the central {size} by {size}",
    ["where-outside"] = "outside the central {size} by {size}",
    ["where-off-centre"] = "outside the centre",
    ["where-off-cross"] = "not within {number} points of the centre on its row or column",
    ["where-off-cross-too"] = "and not within {number} points of the centre on its row"
        .. " or column",
    ["where-making"] = "making {form}",
    ["where-anywhere"] = "on any vacant point",
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
    ["step-majority"] = "From here on, the rules for {one} apply to the colour that now"
        .. " has more stones, and the rules for {other} to the other.",
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

    -- The end of a game.
    ["row-exactly"] = "exactly {number}",
    ["row-at-least"] = "{number} or more",
    ["rule-row-wins"] = "Whoever first makes an unbroken row of {length} stones of their"
        .. " own colour wins.",
    ["rule-row-wins-shared"] = "Whoever first makes an unbroken row of {length} stones of"
        .. " one colour wins.",
    ["rule-row-wins-shared-colours"] = "An unbroken row of {length} stones of one colour"
        .. " wins for {colours}, whoever makes it.",
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
    ["rule-shape-wins-shared"] = "Whoever first completes the shape '{shape}' with stones"
        .. " of one colour wins.",
    ["rule-shape-wins-shared-colours"] = "The shape '{shape}', in stones of one colour,"
        .. " wins for {colours}, whoever completes it.",
    ["rule-shape-wins-team"] = "A team wins if one of its players is the first to"
        .. " complete the shape '{shape}' with stones of their own colour.",
    ["rule-shape-wins-colour"] = "{Colours} wins by being the first to complete the"
        .. " shape '{shape}'.",
    ["rule-shape-wins-colours"] = "{Colours} win by being the first to complete the"
        .. " shape '{shape}'.",
    ["rule-shape-loses"] = "Whoever completes the shape '{shape}' with stones of their"
        .. " own colour loses{unless}.",
    ["rule-shape-loses-shared"] = "Whoever completes the shape '{shape}' with stones of"
        .. " one colour loses{unless}.",
    ["rule-shape-loses-shared-colours"] = "To complete the shape '{shape}' with stones of"
        .. " one colour loses for {colours}{unless}.",
    ["rule-shape-loses-team"] = "A team loses if one of its players completes the shape"
        .. " '{shape}' with stones of their own colour{unless}.",
    ["rule-shape-loses-colour"] = "{Colours} loses by completing the shape"
        .. " '{shape}'{unless}.",
    ["rule-shape-loses-colours"] = "{Colours} lose by completing the shape"
        .. " '{shape}'{unless}.",
    ["shape-picture"] = "Its rows, from the top, are {picture}.",
    ["shape-picture-dots"] = "A dot is a point that does not matter.",
    ["shape-picture-layers"] = "A - separates a layer from the next lower one.",
    ["shape-picture-turned"] = "It counts anywhere on the board, turned and mirrored in"
        .. " any way that the board's symmetry allows.",
    ["unless-row"] = ", unless the same move makes a row that wins",
    ["unless-shape"] = ", unless the same move completes a shape that wins",
    ["unless-row-or-shape"] = ", unless the same move makes a row or completes a shape"
        .. " that wins",
    captured = "{number} of the opponent's stones or more",
    ["captured-pairs"] = "{number} of the opponent's stones ({pairs} pairs) or more",
    ["captured-pairs-one"] = "{number} of the opponent's stones (one pair) or more",
    ["captured-team"] = "{number} of the opponents' stones or more",
    ["captured-team-pairs"] = "{number} of the opponents' stones ({pairs} pairs) or more",
    ["captured-team-pairs-one"] = "{number} of the opponents' stones (one pair) or more",
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
    ["rule-winner-of-loss"] = "If a player loses on the board, the next player in turn"
        .. " order wins.",
    ["rule-winner-of-loss-team"] = "If a player loses on the board, the next player in"
        .. " turn order who is on another team wins.",
    ["rule-at-end-winner"] = "If nobody has won when the game ends, {winner} wins.",
    ["rule-at-end-stones"] = "If nobody has won when the game ends, {whoever} has the"
        .. " most stones on the board wins; if several have the same number, the game is"
        .. " drawn.",
    ["rule-at-end-rows"] = "If nobody has won when the game ends, {whoever} has the most"
        .. " rows of {length} stones wins; if several have the same number, the game is"
        .. " drawn.",
    ["rule-at-end-captured"] = "If nobody has won when the game ends, {whoever} has"
        .. " captured the most stones wins; if several have the same number, the game is"
        .. " drawn.",
    ["any-player-who"] = "whoever",
    ["any-team-that"] = "the team that",
    ["is-drawn"] = "is drawn",
    ["has-end"] = "ends",
    ["rule-draw-full-board"] = "The game {ends} when every point is occupied.",
    ["rule-draw-full-board-pop"] = "The game {ends} when every point is occupied and"
        .. " whoever is to move has no stone to take out.",
    ["rule-draw-supply-exhausted"] = "The game {ends} when all stones have been"
        .. " placed.",
    ["rule-draw-both-rows"] = "The game is drawn if one action brings about rows of"
        .. " several players that win.",
    ["rule-draw-agreement"] = "The game is drawn if both players agree on it.",
    ["rule-draw-agreement-all"] = "The game is drawn if all players agree on it.",
    ["rule-draw-two-passes"] = "The game {ends} if both players pass, one right after"
        .. " the other.",
    ["rule-draw-two-passes-all"] = "The game {ends} if all players pass, one right"
        .. " after the other.",
    ["rule-draw-both-times"] = "The game is drawn if both players have run out of time.",
    ["rule-draw-both-times-all"] = "The game is drawn if all players have run out of"
        .. " time.",
    ["rule-draw-move-limit"] = "The game {ends} after {count} moves, counting those of"
        .. " both players.",
    ["rule-draw-move-limit-one"] = "The game {ends} after one move.",
    ["rule-draw-move-limit-all"] = "The game {ends} after {count} moves, counting"
        .. " those of all players.",
    ["rule-draw-move-limit-all-one"] = "The game {ends} after one move.",

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
    ["rule-forbid-refused"] = "Nobody may {place} a stone that makes {pattern}: it is"
        .. " refused.",
    ["rule-forbid-refused-colour"] = "{Colour} may not {place} a stone that makes"
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
    ["rule-forbid-unless"] = "The stone is allowed if {exceptions}.",
    ["unless-captures"] = "it captures stones of an opponent",
    ["unless-wins"] = "its captures win",
    ["unless-breaks"] = "its captures break an opponent's row that awaits the answer",
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
    ["makes-no-double-three"] = "no forbidden double-three",
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
    ["law-no-action"] = "The game {ends} when whoever is to move can do nothing at"
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
}
