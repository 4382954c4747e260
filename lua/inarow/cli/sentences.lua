--- Sentences of all commands, of events, and of the server.
return require("inarow.language").sentences {
    -- Advice to users of the command line.
    ["command no-variant"] = "the record does not say which variant it is; expected"
        .. " 'variant NAME', or --variant",
    ["command variant-with-option"] = "no variant '{name}' (did you mean {variant}"
        .. " {option}={value}?)",
    ["command no-rule"] = "this notation does not say which game it is; name it with"
        .. " --variant, as in '--variant renju'",
    ["command unknown-rule"] = "no variant is known as '{rule}'; name one with --variant",
    ["command lib-lost"] = "a library with more than {nodes} nodes or {bytes} bytes is"
        .. " read path by path, and this loses data; --drop permits that",
    ["command would-drop"] = "{format} cannot hold {what}; --drop leaves that out",

    -- The command line itself.
    ["help-more"] = "'inarow help COMMAND' lists the options of a command.",
    ["help-examples"] = "Examples:",
    ["help-explains"] = "; --help explains more",
    ["commands-listed"] = "; 'inarow --help' lists the commands",
    ["variants-listed"] = "; 'inarow variants' lists them all",
    ["below-zero"] = "'{word}' is not an option; numbers here are whole numbers, 0 or"
        .. " more",
    ["not-a-setting"] = "'{word}' is not a setting of a variant; expected key=value",
    ["not-in-range"] = "'{word}' is not a whole number from {least} to {most}",
    ["not-any-number"] = "'{word}' is not a number",
    ["bad-seconds"] = "'{word}' is not a number of seconds from {least} to {most}",

    -- Scripts and libraries.
    ["script-by-path"] = "no variant '{name}'; for the script in this folder type"
        .. " ./{name}.lua",
    ["script-beside"] = "; to use the script, type --script {path}",
    ["takes-place"] = "{path}: its '{name}' replaces {other}",
    ["no-such-game"] = "{record} has no game {number}",
    plies = "{count} moves",
    ["plies-one"] = "1 move",
    ["no-sqlite"] = "this inarow was built without SQLite, which archives need"
        .. " (libsqlite3-dev)",
    ["no-library"] = "this needs the Lua library {library}, which is not installed;"
        .. " Debian's package is {package}",
    ["library-left-out"] = "this needs the Lua library {library}, which this program"
        .. " does not contain: install inarow as a Lua package instead",

    -- Input and output.
    ["standard-output"] = "standard output",
    ["at-line"] = "line {number}",
    ["out-of-memory"] = "not enough memory: is there an endless line or game?",
    ["long-object"] = "an object longer than {most} bytes",
    ["more-text"] = "other text follows on the same line",
    ["open-object"] = "the object does not end: a bracket is not closed",
    ["not-a-file"] = "it is not a file that can be read",
    ["no-temporary-folder"] = "no temporary folder can be created",
    ["no-records-here"] = "no records in this folder; expected files whose names end in"
        .. " {expected}",
    ["no-position"] = "no position found; expected one per line: its rows from the top,"
        .. " with or without '/' between them",
    ["games-done"] = "{count} games",
    ["games-done-one"] = "1 game",

    -- The action that an option chooses.
    ["no-such-action-number-one"] = "the record has only one action; there is no"
        .. " action {last}",
    ["no-such-action-number"] = "the record has only {count} actions; there is no"
        .. " action {last}",
    ["action-after-refusal"] = "action {count} was refused; later actions are ignored",
    ["action-after-end"] = "the game was over after action {count}; action {last} is not"
        .. " ruled on",

    -- Animated pictures.
    ["no-shell"] = "making a GIF needs ImageMagick and a Unix shell, which this system"
        .. " lacks; --svg makes a picture",
    ["no-imagemagick"] = "making a GIF needs ImageMagick, which is not installed;"
        .. " Debian's package is imagemagick",
    ["imagemagick-fails"] = "ImageMagick made no GIF: {fault}",
    ["gif-too-long"] = "a GIF of {given} pictures is too long; the limit is {most}",

    -- Matches and tournaments.
    ["referee-warns"] = "{player}: {warning}",
    ["referee-not-ready"] = "{player}: {why}",
    ["referee-no-openings"] = "no openings are given: every game begins with the empty"
        .. " board, and programs that always play the same moves repeat their game",
    ["event-not-option"] = "'{key}' cannot be an option of an event: engines cannot"
        .. " claim, and their time has its own settings",
    ["referee-beyond"] = "{variant} cannot be played with the Gomocup protocol, which"
        .. " can only name points for two players on one board",
    ["probe-unknown"] = "there is no way to check before the match whether it knows"
        .. " these rules",
    ["probe-no-opening"] = "it answers no request about the opening: the arbiter chooses"
        .. " its stones and colours there",
    ["event-resumes"] = "to resume it: {command}",
    ["adjudicated-vcf"] = "adjudicated: {colour} wins by fours: {points}",
    ["adjudicated-moves"] = "adjudicated: a draw after {count} moves",
    ["adjudicated-moves-one"] = "adjudicated: a draw after 1 move",
    ["event-twice"] = "an earlier engine is also named {name}",
    ["event-no-name"] = "the name is blank; write a name, or leave the key out",
    ["event-bad-name"] = "a name has at most {most} bytes of UTF-8, and no invisible"
        .. " characters",
    ["event-no-command"] = "the command is empty",
    ["event-no-folder"] = "{folder} is not a folder",
    ["event-only-with"] = "{key} can be used only with {other}",
    ["nothing-given"] = "none",
    ["tournament-lost-by"] = "lost by",
    ["tournament-by-colour"] = "wins-draws-losses as",
    ["tournament-by-opening"] = "opening: wins-draws-losses of {colour}",
    ["report-title"] = "Tournament: {variant}",
    ["report-is-folder"] = "{path} is a folder; a report is a file",
    ["report-filter"] = "filter the games",
    ["report-game"] = "game",
    ["report-first"] = "first",
    ["report-second"] = "second",
    ["report-result"] = "result",
    ["report-ended-by"] = "ended by",
    ["report-moves"] = "moves",
    ["report-is-games"] = "{path} keeps the games; write the report to another file",
    ["report-unknown"] = "{path}: the ending of the name chooses the kind of report;"
        .. " expected {expected}",
    ["referee-resumed"] = "resumed after {count} games",
    ["referee-resumed-one"] = "resumed after 1 game",
    ["referee-game"] = "game {number}: {first} - {second}, {ruling}, moves: {moves}",
    ["referee-score"] = "{name}: {part} % ({from} to {to}), Elo {elo} ({low} to {high})",
    ["referee-pairs"] = "pairs with 0, 0.5, 1, 1.5 and 2 points: {counts}",
    ["referee-test"] = "log likelihood ratio {ratio} ({lower} to {upper}): {answer}",
    ["referee-accepted"] = "Elo {elo} accepted",
    ["referee-undecided"] = "undecided",
    ["referee-endings"] = "how the games ended, for {name}:",
    ["referee-void"] = "void games: {count}",
    ["referee-done"] = "{done} of {games} games",

    -- The server.
    ["listening"] = "listening on {address}",
    ["cannot-listen"] = "{address}: {fault}",
    ["not-this-machine"] = "'{address}' is not an address on this machine; expected a"
        .. " path, or a port as ':PORT'",
    ["long-socket"] = "'{path}': the path of a socket may have at most {most} bytes;"
        .. " this one has {count}",
    ["too-many-connections"] = "the limit for connected clients, {most}, is reached",
    ["too-much-kept"] = "this client's requests and unread answers take too much memory,"
        .. " so the connection is closed",
    idle = "there was no request for {seconds} s, so the connection is closed",

    -- The Go Text Protocol.
    ["gtp-size"] = "expected a number of columns",
    ["gtp-colour"] = "expected 'black' or 'white', then a point",
    ["gtp-turn"] = "it is {side}'s turn",
    ["gtp-vertex"] = "'{vertex}' is not a point; expected a letter (without I) and a"
        .. " number, or 'pass'",
    ["gtp-two"] = "{variant} is not a game with two colours",
    ["gtp-square"] = "{variant} is not played on a square board of at most {most}"
        .. " columns",
    ["gtp-verb"] = "{variant} has '{verb}', which the protocol cannot express; expected"
        .. " a game of stones and passes alone, like renju or gomoku",
}
