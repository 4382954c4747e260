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
    ["forbidden-made"] = "{Loser} made {pattern}{at}, which is forbidden: {who} wins.",
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
    ["wrong-claim"] = "{Loser} claimed wrongly, which loses here: {who} wins.",
    ["organizer-draw"] = "The organizer ruled the game a draw.",
    ["organizer-win"] = "The organizer ruled that {who} wins.",
    ["loss-of-both"] = "The organizer ruled that both players lose.",
    ["organizer-void"] = "The organizer voided the game.",
    ["full-board"] = "The board is full.",
    ["no-action"] = "There is nothing left that could be done.",
    ["two-passes"] = "All players passed in turn.",
    agreement = "The players agreed on a draw.",

    -- Refusals: what was wrong, and what would have been right.
    occupied = "{point} is occupied.",
    ["off-board"] = "{point} is not on the board ({columns} by {rows}).",
    ["outside-region"] = "{point} will not do: this stone must stand {region}.",
    ["removes-other"] = "{point} is none of the {most} stones placed last.",
    ["pops-other"] = "{point} is not in the bottom row.",
    ["moves-far"] = "{point} will not do: a stone is moved to a point beside it.",
    unsupported = "{point} is in the air; a stone falls to the lowest free row.",
    ["column-full"] = "Column {point} is full.",
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
    ["draw-offer-now"] = "A draw is offered with one's own move, right after it.",
    ["draw-offered-already"] = "The offer stands; it cannot be made again.",
    ["draw-not-withdrawn"] = "An offer of a draw cannot be withdrawn: the opponent"
        .. " accepts it, refuses it, or moves.",
    ["own-draw-offer"] = "The offer is for the opponent to answer.",
    ["no-draws"] = "This game knows no draw by agreement.",
    ["no-such-row"] = "Nothing on the board bears out 'claim {what}'.",
    ["too-late"] = "It is too late for 'claim {what}'.",
    ["flag-down"] = "The claimant's own time has ended.",
    ["flag-down-resigned"] = "{Who} cannot win by this resignation: {who}'s time has"
        .. " ended.",
    ["flag-up"] = "No opponent's time has ended.",
    ["first-five"] = "The earlier row at {point} bars this claim.",
    ["unknown-claim"] = "'{word}' cannot be claimed in this game{hint}; expected"
        .. " {expected}",
    ["time-call"] = "Only the players may claim, or point out that time has ended.",
    ["organizer-only"] = "Only the organizer may order this.",
    ["clock-not-own"] = "Only the player whose clock runs may press it.",
    ["lifted-by-taker"] = "Only whoever captured the stones may lift them.",
    ["demand-by-other"] = "The removal is for the opponent to demand.",
    ["adjust-not-own"] = "Only the player to move may adjust stones.",
    ["no-capture"] = "No captured stones are to be lifted there now.",
    ["capture-late"] = "The stones stayed when the opponent moved: it is too late.",
    ["no-captures"] = "This game knows no captures.",
    ["time-backwards"] = "It was already @{time}; @{given} is earlier.",
    ["game-over"] = "The game is over.",
    ["bad-action"] = "{What}.",
    ["which-colour"] = "Name the stone's colour: {expected}.",
    ["bad-dice"] = "a die shows a number from 1 to 6",
    ["no-such-action"] = "'{verb}' is no action of this game",
    ["nothing-to-undo"] = "There is no action to take back.",

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
    ["not-a-player"] = "'{word}' is no player now; expected {expected}",
    ["no-variant"] = "the record does not say which variant it is; expected 'variant"
        .. " NAME', or --variant",
    ["header-late"] = "'{word}' must stand before the first action",
    ["header-twice"] = "'{word}' stands here for the second time",
    ["board-rows"] = "the board needs {expected} rows of {columns} points; row {row} is"
        .. " '{text}'",
    ["bad-result"] = "'{word}' is no result; expected {expected}",
    ["unknown-field"] = "'{word}' is no field of the state{hint}; expected {expected}",
    ["match-of-two"] = "a match needs two colours; {variant} has more or fewer",
    ["match-over"] = "All {count} games of the match have been played.",
    ["match-seats"] = "this game of the match is {variant} with seats {first}, {second}",
    ["holds-other"] = "{path} holds something else; 'overwrite {path}' writes over it",
    ["no-games"] = "there is no game in it",
    ["unfinished-quote"] = "the quotation mark is not closed",

    -- Variants.
    ["no-such-variant"] = "no variant '{name}'{hint}",
    ["script-by-path"] = "no variant '{name}'; for the script here say ./{name}.lua",
    ["takes-place"] = "{path}: its '{name}' takes the place of {other}",
    ["own-base"] = "'{name}' is its own base",
    ["no-such-option"] = "{variant} has no option '{name}'{hint}; it has {expected}",
    ["bad-option"] = "{variant}: {name}={value}: {expected}",
    ["bad-script"] = "{where}: {fault}",
    ["script-fails"] = "{fault}",
    ["not-allowed"] = "The rules of {variant} do not allow it: {what}.",
    ["hook-ends"] = "The rules end the game.",
    ["hook-wins"] = "By the rules {who} wins.",
    ["hooks-claimed"] = "{record}: sequences by a script with hooks are counted under"
        .. " adjudication immediate",
    ["many-offers"] = "ply {ply} would list more than 10^8 offers",

    -- Positions and other notations.
    ["bad-position"] = "not a position: {fault}",
    ["bad-captured"] = "{given} stones captured by {colour}; expected a number from 0 to"
        .. " 65535, in a game with captures",
    ["position-size"] = "{length} points make no square board; join the rows with '/'",
    ["row-length"] = "row {row} has {length} points, the first one {columns}",
    ["conduct-late"] = "{name} can be set only before the first action",
    ["setup-late"] = "a position can be set up only before the first action",
    syntax = "{format}: {fault}",
    ["too-long"] = "{what} is longer than {most} {unit}",
    ["no-game"] = "no game in it; expected {expected}",
    ["no-rule"] = "this notation does not say which game it is; name it with --variant,"
        .. " as in '--variant renju'",
    ["unknown-rule"] = "no variant is known as '{rule}'; name one with --variant",
    ["other-size"] = "the board is {size}; {variant} has {expected}",
    ["cannot-hold"] = "{format} cannot hold {what}",
    ["would-drop"] = "{format} cannot hold {what}; --drop leaves that out",

    -- The grammar of the language: lists, ordinals, plurals.

    -- The rules in words.

    -- Proofs.

    -- Scripts: what is wrong with one, and what was expected.

    -- Records, and foreign notations.

    -- The command line: what the program is, its commands, and what each takes: "help
    -- COMMAND ITEM", or "help ITEM" where it is the same for several commands.
    help = "Rules arbiter of the n-in-a-row family: rulings with their article.",
    ["help-more"] = "'inarow COMMAND --help' tells more about a command.",
    ["help-examples"] = "Examples:",
    ["help --version"] = "Show the version and exit.",
    ["help --script"] = "load this variant's script first; it may be named from then on",
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
    ["help forbidden"] = "List the forbidden points of positions on the standard input,"
        .. " one position a line. They are those of the variant's 'forbid'; hooks of a"
        .. " script are not asked.",
    ["help forbidden --variant"] = "the variant (default: renju); key=value options may"
        .. " follow",
    ["help explain"] = "Prove what a stone at a point makes, in a position on the"
        .. " standard input.",
    ["help explain point"] = "a vacant point, like h8: the proof shows the rows that a"
        .. " stone there makes; hooks of a script are not asked",
    ["help explain --variant"] = "the variant (default: renju); key=value options may"
        .. " follow",
    ["help explain --json"] = "the proof as one JSON object",
    ["help conform"] = "Check records against the rulings they expect. The report is in"
        .. " TAP, or in JUnit's XML. An expected ruling without its citation passes,"
        .. " with a warning.",
    ["help conform --junit"] = "the report in JUnit's XML",
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
    ["help perft --json"] = "one JSON object a ply",
    ["help playout"] = "Play a game to its end at random, many times.",
    ["help playout games"] = "number of games",
    ["help playout --seed"] = "seed of the random generator",
    ["help playout --json"] = "one JSON object (always)",
    ["help convert"] = "Write games in another notation, on the standard output.",
    ["help convert --to"] = "the notation to write",
    ["help convert --drop"] = "leave out what the notation cannot hold, if the game does"
        .. " not depend on it",
    ["help lint"] = "Check the scripts of variants: find rules without effect, play"
        .. " every option out.",
    ["help lint variants"] = "names of variants, or paths of scripts",
    ["help lint --games"] = "random games of each kind, for every option",
    ["help new"] = "Write a script to start from, NAME.lua, and its test, NAME.rec.",
    ["help new name"] = "name of the variant: letters, digits and _",

    -- What is wrong on the command line.
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
    ["new-written"] = "{name}.lua and {name}.rec are written. Next:",
    ["only-in-tree"] = "'inarow bench' is there only in the source tree, where 'make'"
        .. " builds what it measures with: run build/inarow there",
    ["no-library"] = "this needs the Lua library {library}, which is not installed;"
        .. " Debian's package is {package}",

    -- What `judge`, `lint` and the progress bar say.
    ["recorded-nothing"] = "nothing",
    ["verdict-agrees"] = "recorded: {recorded}",
    ["verdict-contradicts"] = "recorded: {recorded}; the board says otherwise",
    ["verdict-undecided"] = "recorded: {recorded}; nothing on the board decides",
    ["verdict-unrecorded"] = "recorded: {recorded}",
    ["one-move"] = "1 move{opening}: {status}",
    ["some-moves"] = "{count} moves{opening}: {status}",
    ["of-opening"] = ", opening {opening}",
    assumed = "assumed, because the notation does not say",
    ["one-after"] = "1 action after the end, not ruled on",
    ["some-after"] = "{count} actions after the end, not ruled on",
    ["not-as-expected"] = "line {number}: expected '{expected}', got '{found}'",
    ["expectation-failed"] = "line {number}: expectation failed, got '{found}'",
    ["one-judged"] = "1 game: {verdicts}; {unreadable} unreadable",
    judged = "{count} games: {verdicts}; {unreadable} unreadable",
    ["one-linted"] = "{name}: 1 finding, {settings} settings played out",
    linted = "{name}: {findings} findings, {settings} settings played out",
    ["linted-part"] = "{name}: {findings} findings, {played} of {settings} settings"
        .. " played out",
    ["games-done"] = "{count} games",

    -- The terminal game.
    -- The game in the terminal: what is said.
    ["play-welcome"] = "'now' tells what you may do, 'help' everything else.",
    ["seconds-left"] = "seconds left: {times}",
    ["stones-left"] = "{count} stones left",
    ["one-stones-left"] = "1 stone left",
    ["stones-to-place"] = "{count} stones to place",
    ["one-stones-to-place"] = "1 stone to place",
    ["draw-offered"] = "{Who} offers a draw: 'draw accept', 'draw refuse', or play on.",
    ["opening-made"] = "The opening is {name}.",
    ["expected-in-play"] = "a point, an action or a command; 'help' lists them",
    ["command-needs"] = "'{name}' needs {takes}.",
    ["not-a-count"] = "'{word}' is not a number of actions; expected 1 or more",
    ["few-to-undo"] = "There are only {count} actions to take back.",
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

    -- Its help.
    ["help-actions"] = "Type a point to place a stone (h8), or several points to offer"
        .. " them (h6 i7). Type other actions as a record has them: swap, pass, resign,"
        .. " claim five by white. There are these commands besides:",
    ["help-topics"] = "'help TOPIC' tells more, with an example. A topic is any command,"
        .. " any action ({verbs}), or one of {topics}.",
    ["no-such-topic"] = "there is no help about '{word}'{hint}; 'help' lists the topics",
    ["field-words"] = "{field} is {words}.",
    ["example"] = "Example: {text}",
    ["command-now"] = "tell what you may do now",
    ["command-board"] = "draw the board",
    ["command-forbidden"] = "mark the forbidden points, or stop marking them",
    ["command-numbers"] = "show the numbers of the moves, or stop showing them",
    ["command-explain"] = "prove what a stone at a point makes",
    ["command-undo"] = "take back the last action, or the last N",
    ["command-print"] = "print the record",
    ["command-save"] = "write the record to a file that holds nothing else",
    ["command-overwrite"] = "write the record to a file, whatever it holds",
    ["command-load"] = "go on with the game in a file, or with its first one",
    ["command-recover"] = "go on with an unsaved game, the latest or number N",
    ["command-help"] = "list the commands, or tell about one topic",
    ["command-quit"] = "end the game and print its record",
    ["topic-points"] = "A point is the letter of its column and the number of its row,"
        .. " like h8. Where stones fall, the letter alone is enough: d.",
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
    ["topic-explain"] = "The colour is that of the stone to be played, unless you name"
        .. " another one.",

    -- Pictures: marks, layers and counts.
    ["mark-last"] = "last move",
    ["mark-ruling"] = "ruling",
    ["mark-captured"] = "just captured",
    ["mark-offered"] = "offered",
    ["mark-forbidden"] = "forbidden",
    ["layer-reference"] = "reference points",
    ["layer-holes"] = "holes",
    ["layer-coordinates"] = "coordinates",
    ["layer-numbers"] = "on {colour}",
    ["layer-offered"] = "offered points",
    ["layer-small"] = "stones offered",
    ["layer-captured"] = "stones just captured",
    ["layer-forbidden"] = "forbidden points",
    ["layer-ruling"] = "points of the ruling",
    ["counts-captured"] = "captured",
    ["counts-supply"] = "supply",
    ["after-one-move"] = "after 1 move",
    ["after-moves"] = "after {count} moves",
    ["no-imagemagick"] = "a GIF is made by ImageMagick, which is not installed here;"
        .. " Debian has it as imagemagick",
    ["imagemagick-fails"] = "ImageMagick made no GIF: {fault}",
    ["gif-too-long"] = "a GIF of {given} pictures is too long; {most} are the most",
    ["only-with"] = "{option} goes with {expected}",
    ["svg-or-gif"] = "a picture is made with --svg or with --gif, not with both",
    ["bad-seconds"] = "'{word}' is no number of seconds from {least} to {most}",
    ["no-such-game"] = "{record} has no game {number}",
    ["one-picture"] = "{record} holds several games, and a picture is of one; choose it"
        .. " with --game N",
}
