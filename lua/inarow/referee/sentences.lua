--- What is wrong with a program, and how a match goes.

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
    ["process-flood"] = "more than {most} bytes came without a line break",
    ["process-garbage"] = "the program sent a line that is not text: '{text}'",
    ["process-deaf"] = "the program does not read its input",

    ["log-fails"] = "{fault}; the log is incomplete",

    -- Answers of an engine.
    ["engine-late"] = "its answer came after {spent} s, and it had {seconds} s",
    ["engine-stalled"] = "no answer arrived within {seconds} s, nor in a second more",
    ["engine-refuses"] = "it answered {asked} with an error of its own: '{line}'",
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
    ["probe-none"] = "in three positions that distinguish the rules it did not play by"
        .. " any known rule; it may play another game",
    ["probe-other"] = "it plays by the rules of {expected}, although it was sent 'INFO"
        .. " rule {number}'",
    ["referee-illegal"] = "it played '{what}': {why} ({citation})",

    -- Openings.
    ["opening-over"] = "the game is already over at the end of this opening",
    ["opening-unfinished"] = "this opening stops before its phases are complete",
    ["opening-other"] = "this opening is for {given}, but the match is {expected}",
    ["no-openings"] = "it contains no opening",
    ["referee-nobody-chose"] = "the opening was given: no player chose its stones or"
        .. " colours",
    ["referee-scripted"] = "the arbiter chose its stones and colours in the opening",

    -- Matches, and the files that keep them.
    ["referee-cut-short"] = "interrupted after {count} games",
    ["referee-cut-short-one"] = "interrupted after 1 game",
    ["kept-unreadable"] = "{where} is not a game of a match that can be resumed",
    ["kept-other"] = "{where} belongs to another match: other players, another variant,"
        .. " or no match at all",
    ["kept-differs"] = "the match in it was played with other settings (game {number}):"
        .. " {what}; resume it as it was begun, or name another file",
    ["kept-condition"] = "{name} is {value} now, and was {was}",
    ["kept-locked"] = "another referee is writing to it",
    ["kept-no-match"] = "it holds something other than the games of a match",
    ["kept-not-file"] = "games can be kept only in a regular file",
    ["kept-fails"] = "{path}: {why}; the games stop here",
}
