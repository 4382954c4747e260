--- Messages about other programs and their faults, and about files of games.
return require("inarow.language").sentences {
    -- Programs as processes.
    ["process-not-started"] = "the program could not be started: {fault}",
    ["process-died"] = "the program ended with exit status {status}",
    ["process-died-by"] = "the program was ended by signal {signal}",
    ["process-closed-output"] = "the program closed its output",
    ["process-complaint"] = ": {words}",
    ["process-late"] = "no line arrived within {seconds} s",
    ["process-late-half"] = "only a part of a line arrived within {seconds} s: '{text}'",
    ["process-half-line"] = "the program ended in the middle of a line: '{text}'",
    ["process-flood"] = "more than {most} bytes came without a line break: '{text}'",
    ["process-flood-lines"] = "more than {most} bytes came after the last line sent to"
        .. " it",
    ["process-garbage"] = "the program sent a line that is not text: '{text}'",
    ["process-deaf"] = "the program does not read its input",

    ["log-fails"] = "{path}: {why}; the log is incomplete",
    ["log-no-folder"] = "it is not a folder",
    ["log-ends"] = "the log ends here, at its limit of {most} bytes",

    -- Answers of an engine.
    ["engine-late"] = "its answer came after {spent} s; its limit was {seconds} s",
    ["engine-stalled"] = "no answer arrived within {seconds} s, or within one more"
        .. " second",
    ["engine-refuses"] = "it answered {asked} with an error: '{line}'",
    ["engine-no-answer"] = "'{text}' is not an answer to {asked}; expected {expected}",
    ["engine-off"] = "{point} is not on the {width}x{height} board",
    ["engine-wants-OK"] = "OK",
    ["engine-wants-point"] = "X,Y",
    ["engine-wants-opening"] = "SWAP or points like X,Y X,Y",
    ["engine-wants-PLACE"] = "X,Y",
    ["engine-wants-SWAP"] = "SWAP or KEEP",
    ["engine-wants-CHOOSE"] = "the name of a colour",
    ["engine-wants-TAKE"] = "TAKE",
    ["engine-wants-DECLARE"] = "a number",
    ["engine-wants-OFFER"] = "points like X,Y X,Y",
    ["engine-wants-PICK"] = "X,Y",
    ["engine-wants-REMOVE"] = "X,Y",
    ["engine-wants-forbidden"] = "FORBID and points of four digits each",
    ["probe-none"] = "its moves in three test positions fit none of the known rules;"
        .. " it may play another game",
    ["probe-other"] = "it plays by the rules of {expected}, although it was sent 'INFO"
        .. " rule {number}'",
    ["referee-illegal"] = "illegal action '{what}': {why} ({citation})",

    -- Openings.
    ["opening-over"] = "the game is already over at the end of this opening",
    ["opening-unfinished"] = "this opening stops before the last phase of the"
        .. " variant's opening",
    ["opening-other"] = "this opening is for {given}, not for {expected}",
    ["no-openings"] = "it contains no openings",
    ["referee-nobody-chose"] = "the opening was given: no player chose its stones or"
        .. " colours",
    ["referee-scripted"] = "the arbiter chose its stones and colours in the opening",

    -- The requirements of the protocol, by the names of their checks.
    ["comply-start-15"] = "the answer to START 15 is OK",
    ["comply-start-20"] = "the answer to START 20 is OK",
    ["comply-about"] = 'the answer to ABOUT is a list of key="value", with the name',
    ["comply-begin"] = "the answer to BEGIN is a point: X,Y, counted from 0",
    ["comply-turn"] = "the answer to TURN is a vacant point",
    ["comply-game"] = "each answer to TURN is a vacant point",
    ["comply-board"] = "the answer to BOARD … DONE is a vacant point",
    ["comply-board-odd"] = "on a BOARD the opponent can have one stone more than the"
        .. " engine",
    ["comply-board-five"] = "1 on a BOARD marks the engine's own stones: it makes its"
        .. " four a five",
    ["comply-board-turn"] = "TURN continues the game that BOARD showed",
    ["comply-restart"] = "RESTART clears the board; the answer is OK",
    ["comply-start-again"] = "a second START begins a new game, also on a board of"
        .. " another size",
    ["comply-takeback"] = "TAKEBACK removes a stone; the answer is OK",
    ["comply-rectstart"] = "RECTSTART WIDTH,HEIGHT begins a game on such a board",
    ["comply-info-unknown"] = "INFO is not answered, and an unknown key is ignored",
    ["comply-unknown-command"] = "the answer to an unknown command is UNKNOWN or ERROR",
    ["comply-empty-lines"] = "empty lines are ignored",
    ["comply-crlf"] = "lines can end with CR LF",
    ["comply-quiet"] = "without a question an engine sends only MESSAGE and DEBUG lines",
    ["comply-end"] = "END ends the process",
    ["comply-rule"] = "INFO rule NUMBER sets the rules of the game",
    ["comply-opening-place"] = "the answer is a point, as the opening's rules allow",
    ["comply-opening-within"] = "the answer is a point within the central square",
    ["comply-opening-outside"] = "the answer is a point outside the central square",
    ["comply-opening-swap"] = "the answer is SWAP or KEEP",
    ["comply-opening-choose"] = "the answer is BLACK or WHITE",
    ["comply-opening-take"] = "the answer is BLACK, WHITE or TAKE",
    ["comply-opening-either"] = "the answer is a point, with or without the stone's"
        .. " colour",
    ["comply-opening-declare"] = "the answer is a number in the range",
    ["comply-opening-offer"] = "the answer has the requested number of points, no two"
        .. " of them symmetric",
    ["comply-opening-or"] = "the answer is one point to play, or the requested number"
        .. " of points to offer",
    ["comply-opening-pick"] = "the answer is one of the points in the request",
    ["comply-ended"] = "it ended",
    ["comply-runs"] = "it still runs after a second",
    ["comply-no-rule"] = "the protocol has no number for these rules, or the board is too"
        .. " small to test them",

    -- Matches, and the files that keep them.
    ["referee-cut-short"] = "interrupted after {count} games",
    ["referee-cut-short-one"] = "interrupted after 1 game",
    ["match-stops"] = "{why}; no more games are played",
    ["kept-unreadable"] = "this game cannot be replayed: {why}",
    ["kept-contradicts"] = "this game's recorded result is {recorded}, but its moves"
        .. " give {ruling}",
    ["kept-unnumbered"] = "this is not a game of a match, or the file has two games"
        .. " with its number",
    ["kept-other"] = "game {number} was played by {was} and {other}; now it is to be"
        .. " played by {first} and {second}",
    ["kept-none"] = "none",
    ["kept-differs"] = "its match was played with other settings (game {number}):"
        .. " {what}; resume it with the same settings, or name another file",
    ["kept-condition"] = "{name} is {value} now, and was {was}",
    ["kept-locked"] = "another match or tournament is writing to it",
    ["kept-no-match"] = "it holds something other than the games of a match",
    ["kept-not-file"] = "games can be kept only in a regular file",
    ["kept-fails"] = "{path}: {why}; no more games are played",
}
