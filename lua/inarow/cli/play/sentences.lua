--- Messages and help of the game in the terminal.
return require("inarow.language").sentences {
    -- Messages during the game.
    ["seconds-left"] = "seconds left: {times}",
    ["stones-left"] = "{count} stones left",
    ["stones-left-one"] = "1 stone left",
    ["stones-to-place"] = "{count} stones to place",
    ["stones-to-place-one"] = "1 stone to place",
    ["draw-offered"] = "{Who} offers a draw: 'draw accept', 'draw refuse', or play on.",
    ["opening-made"] = "The opening is {name}.",
    ["colours-held"] = "Now {held}.",
    ["colour-held"] = "{who} has {colour}",
    ["expected-in-play"] = "a point, an action or a command; type 'help' for a list",
    ["command-needs"] = "'{name}' needs {takes}.",
    ["points-not-asked"] = "several points at once are an offer, which is not possible"
        .. " now; place one stone at a time",
    ["long-line"] = "This line is longer than {most} bytes, so nothing was done.",
    ["forbidden-shown"] = "Forbidden points are marked with '!' from now on.",
    ["forbidden-hidden"] = "Forbidden points are not marked any more.",
    ["numbers-shown"] = "Stones show the number of their move from now on.",
    ["numbers-hidden"] = "Stones do not show their number any more.",

    -- Undoing actions.
    ["not-a-count"] = "'{word}' is not a number of actions; expected 1 or more",
    ["few-to-undo"] = "There are only {count} actions to take back.",
    ["few-to-undo-one"] = "There is only one action to take back.",
    ["taken-back"] = "Taken back: {actions}.",

    -- The tree of variations.
    ["tree-loaded"] = "This game has {variations} and {comments}; 'tree' shows them.",
    variations = "{count} variations",
    ["variations-one"] = "1 variation",
    comments = "{count} comments",
    ["comments-one"] = "1 comment",
    ["tree-empty"] = "The tree is empty.",
    ["tree-refused"] = "(refused)",
    ["rows-left-out"] = "{count} rows are not shown; 'tree all' shows them.",
    ["rows-left-out-one"] = "1 row is not shown; 'tree all' shows it.",
    ["not-all"] = "'{word}' is not a part of the tree; expected 'all' or nothing",
    ["variations-here"] = "Continuations: {actions}. 'variation 2' plays the second.",
    ["comment-before"] = "Before: ",
    ["comment-after"] = "Comment: ",
    ["no-node"] = "The tree has no action '{word}'; expected MOVE, LINE.MOVE or 'end'.",
    ["no-variation"] = "There is no continuation '{word}' here.",
    ["no-variations"] = "There is only one continuation here.",
    ["no-action-here"] = "This is the start of the game: there is no action here.",
    ["no-comment"] = "There is no comment here.",
    ["comment-set"] = "The comment is set.",
    ["comment-replaced"] = "The comment is replaced; 'restore' brings the old one back.",
    ["comment-removed"] = "The comment is removed; 'restore' brings it back.",
    ["main-line"] = "This is the main line already.",
    promoted = "The variation that begins with {action} is one place further forward.",
    deleted = "Deleted {count} actions; 'restore' brings them back.",
    ["deleted-one"] = "Deleted 1 action; 'restore' brings it back.",
    restored = "The last change to the tree is taken back.",
    ["nothing-to-restore"] = "There is no change to the tree to take back.",

    -- Saved and unsaved games.
    ["saved"] = "saved to {path}",
    ["not-saved"] = "This game is not saved. Type a file's name to save it, 'no' to end"
        .. " without saving, or press Enter to play on.",
    ["save-as"] = "save as>",
    ["no-path"] = "Type the name of a file; './{word}' is a file called '{word}'.",
    ["holds-other"] = "{path} holds something else; 'overwrite {path}' writes over it",
    ["read-in-part"] = "{path}: only the beginning was read; move {move}, {action}:"
        .. " {fault}",
    ["needs-script"] = "This game uses one of your scripts. Start 'inarow play {path}'"
        .. " and type '{words}' there.",
    kept = "A copy of this game is kept. The next 'inarow play' explains how to resume"
        .. " it. The copy is in",
    ["not-kept"] = "No copy of this game can be kept while you play ({fault}). Save it"
        .. " now and then.",
    ["no-state-folder"] = "neither XDG_STATE_HOME nor HOME names a folder",
    ["left-unsaved"] = "The previous game was not saved. A copy of it is in",
    ["unsaved-games"] = "Unsaved games; 'recover 1' resumes the first:",
    ["more-unsaved"] = " and {count} more",
    ["none-unsaved"] = "There are no unsaved games.",
    ["no-such-unsaved"] = "There is no unsaved game number '{word}'.",

    -- Help: the lists.
    ["help-actions"] = "Type a point to place a stone (h8), or several points to offer"
        .. " them (h6 i7). Type other actions as they stand in a record: swap, pass,"
        .. " resign, claim five by white. Other commands:",
    ["help-topics"] = "Type 'help TOPIC' for more, with an example. A topic is any"
        .. " command, any action ({verbs}), or one of {topics}.",
    ["help-field"] = "{field} is {words}.",
    ["no-such-topic"] = "there is no help about '{word}'{hint}; type 'help' for the"
        .. " topics",
    ["example"] = "Example: {text}",

    -- Help: the effect of each command.
    ["command-now"] = "show what you may do now",
    ["command-board"] = "draw the board",
    ["command-forbidden"] = "mark the forbidden points, or stop marking them",
    ["command-numbers"] = "show the numbers of the moves, or stop showing them",
    ["command-explain"] = "explain a ruling, or what a stone makes (also: why)",
    ["command-undo"] = "take back the last action, or the last N",
    ["command-redo"] = "play again what was taken back last, or N actions",
    ["command-tree"] = "show the variations around this action, or all",
    ["command-go"] = "go to an action of the tree",
    ["command-variation"] = "play continuation N, or list the continuations",
    ["command-comment"] = "comment on this action, or show the comments",
    ["command-before"] = "comment on the position before this action",
    ["command-promote"] = "move this variation one place forward",
    ["command-delete"] = "delete this action or continuation N, and the rest",
    ["command-restore"] = "take back the last comment, promotion or deletion",
    ["command-print"] = "print the record",
    ["command-save"] = "save the game, but replace no other file",
    ["command-overwrite"] = "save the game to any file, whatever it holds",
    ["command-load"] = "resume the game in a file, or its first game",
    ["command-recover"] = "resume an unsaved game: the latest, or number N",
    ["command-help"] = "list the commands, or explain one topic",
    ["command-legal"] = "list all legal actions",
    ["command-quit"] = "end the game and print its record (also: q)",

    -- Help: more about a topic.
    ["topic-points"] = "A point is the letter of its column and the number of its row,"
        .. " like h8. On a board of layers the number of the layer comes last: b3-2."
        .. " Where stones fall, their column or peg is enough: d, or b3.",
    ["topic-colours"] = "A colour has a name and, on the board, a letter: X for the"
        .. " first colour, O for the second, 1, 2, 3 and 4 for further ones. You may"
        .. " type either: 'play 1 k10' and 'resign by 1' mean the third colour.",
    ["topic-time"] = "In a game with a clock every action has its time. Your computer's"
        .. " clock gives it, unless you end the action in @SECONDS, counted from the"
        .. " start of the game: play h8 @12.5",
    ["topic-keys"] = "The Tab key completes a word, or lists the words that may come"
        .. " next. The arrow keys move in the line and bring back earlier lines. Ctrl-D"
        .. " and Ctrl-C end the game and offer to save it.",
    ["topic-play"] = "You may also type only the point. Name a colour only where the"
        .. " opening allows several.",
    ["topic-offer"] = "You may also type only the points. The prompt shows how many"
        .. " points to offer. Points that are the same by symmetry count as one.",
    ["topic-draw"] = "You may offer a draw right after your own move. The opponent"
        .. " accepts or refuses it; playing on also refuses it. An offer cannot be"
        .. " withdrawn.",
    ["topic-claim"] = "Where the game is played with adjudication=claims, a player must"
        .. " claim a win. 'claim win' is enough. You may add 'by WHO' and 'at POINT'.",
    ["topic-resign"] = "The player to move resigns, unless you add 'by WHO'.",
    ["topic-roll"] = "Without numbers the program rolls the dice for you.",
    ["topic-save"] = "A path may begin with ~/, your home folder. If the name ends in"
        .. " .sgf, the file is SGF; if it ends in .lib, it is a RenLib library; any other"
        .. " file is a record. All of them have all variations and comments. 'overwrite"
        .. " FILE' writes over another file.",
    ["topic-load"] = "The file may be in any notation that inarow reads.",
    ["topic-recover"] = "A copy of the game is kept while you play, until you save the"
        .. " game or end it without saving. inarow play lists such games when it starts.",
    ["topic-undo"] = "Swaps, offers and claims are actions too.",
    ["topic-tree"] = "A number and a colon begin each line of play: in '2: 5.h9' line 2"
        .. " begins with action 5. The present action is in brackets, comments are in"
        .. " braces. Another action after 'undo' begins a variation. Once you have used"
        .. " 'tree', all variations are saved with the game.",
    ["topic-go"] = "'go 5' goes to action 5 of the present line, 'go 2.5' to action 5 of"
        .. " line 2, 'go 0' to the start and 'go end' to the end of the line. 'tree'"
        .. " shows the numbers.",
    ["topic-comment"] = "At the start of the game the comment is about the whole game."
        .. " 'comment -' removes the comment. In the text \\n begins a new line.",
    ["topic-before"] = "'before -' removes the comment. In the text \\n begins a new"
        .. " line.",
    ["topic-redo"] = "After 'undo' it goes forward again; elsewhere it follows the first"
        .. " variation.",
    ["topic-explain"] = "Without arguments it explains why the last action was refused,"
        .. " or the last ruling; 'explain play h8' explains what an action would do."
        .. " Given a point, it proves what a stone there would make. The stone gets"
        .. " the colour to move, unless you name another colour.",

    -- The effect of each verb.
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
    ["verb-rotate"] = "turn a block, named by its lower left corner, by a quarter",
    ["verb-roll"] = "roll a die each: the higher number begins",
    ["verb-claim"] = "claim a win, a draw, or a clock's defect",
    ["verb-draw"] = "offer a draw, accept or refuse it",
    ["verb-resign"] = "give up the game",
    ["verb-press"] = "stop your own clock and start the opponent's",
    ["verb-capture"] = "lift captured stones off the board",
    ["verb-demand"] = "demand that captured stones are removed",
    ["verb-adjust"] = "announce that you adjust stones",
    ["verb-begins"] = "say which seat begins, by lot or by agreement",
    ["verb-disarranged"] = "say that the position was disarranged, and whether it is"
        .. " restored",
    ["verb-arrive"] = "come to the board",
    ["verb-record"] = "complete your own record of the game",
    ["verb-call-referee"] = "call for a time referee",
    ["verb-organizer"] = "enter a decision of the organizer",

    -- Placeholders for the fields of a verb or a command.
    ["field-point"] = "POINT",
    ["field-place"] = "POINT",
    ["field-points"] = "POINTS",
    ["field-from_to"] = "FROM TO",
    ["field-colour"] = "COLOUR",
    ["field-number"] = "NUMBER",
    ["field-count"] = "COUNT",
    ["field-dice"] = "DICE",
    ["field-direction"] = "left|right",
    ["field-claim"] = "CLAIM",
    ["field-seat"] = "SEAT",
    ["field-order"] = "ORDER",
    ["field-by"] = "by WHO",
    ["field-who"] = "WHO",
    ["field-to"] = "to N",
    ["field-seconds"] = "SECONDS",
    ["field-n"] = "N",
    ["field-file"] = "FILE",
    ["field-all"] = "all",
    ["field-place_in_tree"] = "MOVE|LINE.MOVE|end",
    ["field-text"] = "TEXT",
    ["field-topic"] = "TOPIC",
}
