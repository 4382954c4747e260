--- The help and the messages of the commands.
return require("inarow.language").sentences {
    -- The program, and items of several commands: "help ITEM". The sentence of a single
    -- command, "help COMMAND ITEM", takes precedence.
    help = "Rules arbiter for the n-in-a-row family: rulings that cite their article.",
    ["help --version"] = "Show the version and exit.",
    ["help --like"] = "start from the script of this game",
    ["help --script"] = "load this variant's script first, so that it can be used by"
        .. " name",
    ["help --trace"] = "print what scripts report with trace() to standard error",
    ["help --variant"] = "the variant of records that do not name one; key=value options"
        .. " may follow",
    ["help --set"] = "key=value",
    ["help --colour"] = "colours on the board; auto: on a terminal, unless NO_COLOR is"
        .. " set",
    ["help --from"] = "the notation, if the text does not show it",
    ["help --branches"] = "read each branch of a tree of SGF or RenLib as a game",
    ["help variant"] = "name of a variant, or path of a script",
    ["help options"] = "key=value settings of the variant",
    ["help path"] = "files, folders, or - for standard input",

    ["help variants"] = "List the variants.",
    ["help variants --json"] = "one JSON object per line",
    ["help variants --names"] = "only the names, one per line",
    ["help variants --settings"] = "the settings of this variant, one per line",

    ["help rules"] = "Show the rules of a variant with their citations.",
    ["help rules --json"] = "one JSON object per rule",

    ["help judge"] = "Rule on every action of records, and check their recorded results."
        .. " Records on standard input are ruled on line by line, as they arrive.",
    ["help judge --first"] = "number of the first game, when judging part of a larger"
        .. " text",
    ["help judge --json"] = "one JSON object per game",
    ["help judge --rulings"] = "show every action with its ruling",
    ["help judge --summary"] = "show only the totals",
    judged = "{count} games: {verdicts}; {unreadable} unreadable",
    ["judged-moves"] = "{count} moves{opening}: {status}",
    ["judged-moves-one"] = "1 move{opening}: {status}",
    ["judged-variation"] = "a variation that begins at move {number}",
    ["judged-after"] = "{count} actions after the end, not ruled on",
    ["judged-after-one"] = "1 action after the end, not ruled on",
    ["judged-one"] = "1 game: {verdicts}; {unreadable} unreadable",
    ["recorded-nothing"] = "nothing",
    ["verdict-agrees"] = "recorded: {recorded}",
    ["verdict-contradicts"] = "recorded: {recorded}; the board says otherwise",
    ["verdict-undecided"] = "recorded: {recorded}; nothing on the board decides",
    ["verdict-claimable"] = "{What}; recorded: {recorded}",
    ["verdict-unrecorded"] = "recorded: {recorded}",
    ["refused-in-variation"] = "line {number}, in a variation: {action}: {said}",
    ["not-as-expected"] = "line {number}: expected '{expected}', got '{found}'",
    ["expectation-failed"] = "line {number}: expectation failed, got '{found}'",
    ["of-opening"] = ", opening {opening}",

    ["help show"] = "Show the board of a record, at its end or after some moves.",
    ["help show record"] = "file of a record, folder, or - for standard input",
    ["help show --at"] = "show the board after this many moves",
    ["help show --game"] = "show only the game with this number",
    ["help show --svg"] = "write an SVG picture to standard output",
    ["help show --print"] = "make the picture black and white, for paper",
    ["help show --animate"] = "with --svg: write the whole game as a picture that plays"
        .. " in a browser",
    ["help show --gif"] = "write the whole game as an animated GIF to this file; needs"
        .. " ImageMagick",
    ["help show --seconds"] = "seconds for which an animated picture shows each move,"
        .. " from {least} to {most} (default: 1)",
    ["help show --once"] = "play an animated picture once instead of over and over",
    ["help show --numbers"] = "show the number of each move on its stone",
    ["help show --fen"] = "write the position on one line, with its vacant points"
        .. " counted and the side to move",
    ["svg-or-gif"] = "use either --svg or --gif for a picture, not both",
    ["one-picture"] = "{record} holds several games; choose one for the picture with"
        .. " --game N",
    ["only-with"] = "{option} can be used only with {expected}",

    ["help legal"] = "List the legal actions at the end of each record, one per line as"
        .. " in a record. An offer is listed once for each point that it may hold. Games"
        .. " are separated as in records.",
    ["help legal --json"] = "one JSON object per game",

    ["help forbidden"] = "List the forbidden points of positions on standard input,"
        .. " one position per line. They follow from the variant's 'forbid'; of a"
        .. " script's hooks, only 'allow' is called.",
    ["help forbidden --json"] = "one JSON object per position: for each point the"
        .. " reason, the article, and the rows that a stone there makes",
    ["help forbidden --variant"] = "the variant (default: renju); key=value options may"
        .. " follow",

    ["help explain"] = "Explain what a stone at a point makes, in a position on"
        .. " standard input; or, with --record, the reason for a ruling of a record.",
    ["help explain point"] = "a vacant point, like h8: the proof shows the rows that a"
        .. " stone there makes; of a script's hooks, only 'allow' is called. With"
        .. " --record the point may be omitted or occupied; an occupied point is"
        .. " explained as if its stone had just been placed.",
    ["help explain --colour"] = "colour of the stone at the point (default: the colour"
        .. " of the stone on it, else the colour with restrictions, else the colour to"
        .. " move)",
    ["help explain --variant"] = "the variant (default: renju, or the one that the"
        .. " record names); key=value options may follow",
    ["help explain --record"] = "explain this record's last ruling, or why its last"
        .. " action was refused",
    ["help explain --game"] = "number of the game in the record's file, if it holds"
        .. " several",
    ["help explain --at"] = "explain the ruling on this action, counting refused ones; a"
        .. " point is explained as of that action",
    ["help explain --action"] = "explain why this action, like 'pick h8', would be"
        .. " refused, or what it would do",
    ["help explain --json"] = "write the explanation as one JSON object",
    ["help explain --svg"] = "write the explanation as one picture to standard output,"
        .. " its steps below one another",
    ["help explain --steps"] = "write the explanation as pictures to this folder, one"
        .. " for each step: 01.svg, 02.svg ...",
    ["explain-game"] = "{record} holds several games; choose one with --game N",
    ["explain-what"] = "expected a point, like 'explain h8', or --record FILE",
    ["explain-record"] = "--game, --at and --action can be used only with --record",
    ["explain-action"] = "--action: {fault}, as in 'play h8'",
    ["explain-over"] = "{point}: the game is over, and no stone can be placed there;"
        .. " --at N explains the point after action N",
    ["explain-point"] = "a point",
    ["explain-either"] = "expected a point or --action, not both",
    ["no-folder"] = "{folder}: this folder for the pictures does not exist",

    ["help analyse"] = "Find wins by threats, the defences against them, and the threats"
        .. " on the board, in positions or at the end of records.",
    ["help analyse path"] = "file of a record, folder, or - for positions on standard"
        .. " input, one per line",
    ["help analyse --variant"] = "the variant (default: renju); key=value options may"
        .. " follow",
    ["help analyse --colour"] = "the attacker's colour (default: the side to move; with"
        .. " --defend, the other side)",
    ["help analyse --at"] = "analyse the position after this many actions of the record,"
        .. " counting refused ones (default: all)",
    ["help analyse --vcf"] = "does the attacker win by continuous fours?",
    ["help analyse --vct"] = "does the attacker win by continuous threats, each a four"
        .. " or a threat that leads to fours?",
    ["help analyse --storm"] = "which stones of the attacker win by continuous fours or"
        .. " threats? With --defend: which stones of the other side prevent all such"
        .. " wins?",
    ["help analyse --defend"] = "which stones of the other side, which moves first,"
        .. " stop the attacker's continuous fours?",
    ["help analyse --threats"] = "which rows threaten, and what would each stone make?",
    ["help analyse --shortest"] = "with --vcf or --vct: find the shortest win",
    ["help analyse --proof"] = "with --vcf or --vct: write a proof of each win: in"
        .. " words, as JSON for check-proof, or as a tree of variations",
    ["analysed-proof-cut"] = "The proof is not complete, because the search was cut"
        .. " short.",
    ["several-libraries"] = "a library of RenLib holds one proof, but there are several",
    ["help analyse --nodes"] = "maximum number of positions to examine per question",
    ["help analyse --seconds"] = "time limit per question, in seconds (default:"
        .. " {seconds}, unless --nodes is given)",
    ["help analyse --stones"] = "maximum length of a win in stones, including the five",
    ["help analyse --memory"] = "megabytes that a search may take (default: 32)",
    ["help analyse --jobs"] = "number of questions to answer at once, each on its own"
        .. " thread (at most {most}); the output is the same",
    ["help analyse --svg"] = "show the answer to a single question as an SVG picture",
    ["help analyse --json"] = "one JSON object per answer",
    ["one-of-options"] = "choose exactly one of {expected}",
    ["one-question"] = "choose exactly one of {expected}; only --storm and --defend can"
        .. " be combined",
    ["bad-jobs"] = "'{word}' is not a whole number of threads from 1 to {most}",
    ["at-of-record"] = "--at needs a record; standard input is read as positions",
    ["several-positions"] = "a picture shows one position, but there are several",
    ["cut-interrupt"] = "The search was interrupted.",

    ["help conform"] = "Check records against the rulings they expect. An expected"
        .. " ruling without its citation passes, with a warning. With --against, ask"
        .. " another program the questions of the records or of a corpus: one case for"
        .. " each expected ruling and each 'expect' line.",
    ["help conform path"] = "files of records, folders, perft tables, or a corpus"
        .. " (.jsonl)",
    ["help conform --against"] = "ask this program the cases. With --protocol json it"
        .. " receives one JSON object per line: first {\"hello\": ...}, then cases"
        .. " without their answers. It replies {\"id\": ..., \"answer\": ...} or"
        .. " {\"id\": ..., \"unsupported\": true}. The corpus' README describes the"
        .. " protocol",
    ["help conform --protocol"] = "json, or gomocup, which asks for forbidden points"
        .. " with YXSHOWFORBID",
    ["help conform --no-probe"] = "with --protocol gomocup: do not determine the"
        .. " program's rule from its moves; for a checker that knows forbidden points"
        .. " but does not play",
    ["help conform --seconds"] = "time limit for an answer, in seconds (default:"
        .. " {seconds})",
    ["help conform --report"] = "write a page with a diagram and a proof for every wrong"
        .. " answer",
    ["help conform --junit"] = "write the report in JUnit's XML",
    ["help conform --json"] = "one JSON object per test; with --against, also a summary",
    ["help conform --cases"] = "write the cases as a corpus, one JSON object per line",
    ["help conform --answer"] = "answer cases from standard input, as a program under"
        .. " test would",
    ["conform-corpus"] = "a corpus needs a program to test: name one with --against",
    ["conform-path"] = "expected a record, a folder of records or a corpus",
    ["answer-no-path"] = "--answer reads cases from standard input and takes no path",

    ["help referee"] = "Play a match between two programs that speak the Gomocup"
        .. " protocol.",
    ["help referee a"] = "command of a program, or 'person' to play yourself at the"
        .. " terminal",
    ["help referee b"] = "the other player",
    ["help referee --games"] = "number of games, played in pairs with the same opening"
        .. " and colours swapped",
    ["help referee --openings"] = "file of openings, each a game in any notation",
    ["help referee --move-time"] = "time for each move (default: 5, without --game-time)",
    ["help referee --game-time"] = "time for all moves of a player",
    ["help referee --increment"] = "time added after each move, with --game-time",
    ["help referee --margin"] = "how much later than the time an answer may arrive",
    ["help referee --memory"] = "memory limit sent to the programs, not enforced; 0:"
        .. " none",
    ["help referee --jobs"] = "number of games to play at once",
    ["help referee --sprt"] = "stop once a hypothesis is accepted: ELO0,ELO1,ALPHA,BETA",
    ["help referee --seed"] = "seed for the order of the openings and for the arbiter's"
        .. " random choices; 0: the order of the file",
    ["help referee --out"] = "file that keeps the games; the same command with the same"
        .. " file resumes the match",
    ["help referee --json"] = "one JSON object per game, and one for the score",
    ["help comply"] = "Check a program against the Gomocup protocol and its extension for"
        .. " openings.",
    ["help comply program"] = "command of the program",
    ["help comply --json"] = "one JSON object per check",
    ["complied"] = "{verdict} {check}: {asked} - {answered}",
    ["not-complied"] = "{verdict} {check}: {asked} - {answered} - {rule}",
    ["comply-score"] = "{checks}: {ok} ok, {wrong} wrong, {unknown} unknown",
    ["comply-checks"] = "{count} checks",
    ["comply-checks-one"] = "1 check",

    ["help tournament"] = "Play an event between several programs that speak the Gomocup"
        .. " protocol.",
    ["help tournament file"] = "description of the event: a Lua file with its engines,"
        .. " times and rounds",
    ["help tournament --workers"] = "number of games to play at once (default: the"
        .. " file's)",
    ["help tournament --report"] = "write a report once all games are played: .html,"
        .. " .txt, .json, .csv or .pgn; can be repeated",
    ["help tournament --json"] = "one JSON object per game, and one for the table",
    ["referee-persons"] = "only one of the two can be a person",
    ["not-an-amount"] = "'{word}' is not a valid amount; expected a number from 0 to"
        .. " 99999999",
    ["not-bounds"] = "'{word}' is not four numbers like 0,10,0.05,0.05: two Elo"
        .. " differences in increasing order, and the two error rates, between 0 and 0.5",

    ["help play"] = "Play both sides of a game in the terminal; study its variations.",
    ["play-welcome"] = "Type 'now' to see what you may do, or 'help' for everything"
        .. " else.",

    ["help check-proof"] = "Check proofs of wins by threats, using only the rules."
        .. " Each proof is a JSON object, on one line or several.",
    ["help check-proof path"] = "files of proofs, folders, or - for standard input",
    ["help check-proof --positions"] = "maximum number of positions to look at per proof"
        .. " (default: 100 million)",
    ["help check-proof --json"] = "one JSON object per proof",
    ["checked-stands"] = "proof {number}: stands, {nodes}, {stones}",
    ["checked-fails"] = "proof {number}: {message}",
    ["checked-none"] = "proof {number}: none, because the answer claims no win",
    ["checked-undecided"] = "proof {number}: undecided. {message}",
    ["checked-nodes"] = "{count} nodes",
    ["checked-nodes-one"] = "1 node",
    ["checked-stones"] = "{count} stones",
    ["checked-stones-one"] = "1 stone",
    ["not-json"] = "expected a JSON object",
    ["not-json-at"] = "expected a JSON object: {fault}",
    ["no-proof"] = "no proof found; expected JSON objects, one per line",
    ["few-positions"] = "--positions: expected a whole number from 1 to {most},"
        .. " got {given}",

    ["help puzzles"] = "Make puzzles, sorted by length, then by width: positions in which"
        .. " exactly one stone begins a win by continuous fours. An interrupt keeps"
        .. " those found so far.",
    ["help puzzles --vct"] = "wins by continuous threats, where there is no win by fours",
    ["help puzzles count"] = "number of puzzles",
    ["help puzzles --variant"] = "the variant (default: renju); key=value options may"
        .. " follow",
    ["help puzzles --to"] = "the notation; sgf has the solution as variations",
    ["help puzzles --seed"] = "seed of the games that the puzzles come from",
    ["help puzzles --from"] = "take the puzzles from these games instead: file of a"
        .. " record, or folder",
    ["help puzzles --json"] = "one JSON object per puzzle",
    ["puzzles-interrupted"] = "interrupted after finding {count} puzzles",
    ["puzzles-interrupted-one"] = "interrupted after finding one puzzle",
    ["no-puzzles"] = "no puzzles were found",
    ["few-puzzles"] = "only {count} puzzles were found",
    ["few-puzzles-one"] = "only 1 puzzle was found",

    ["help solve"] = "Solve puzzles in the terminal: inarow judges and answers each of"
        .. " your stones.",
    ["help solve path"] = "file of records, or folder",
    ["solve-file"] = "puzzles must come from a file, because standard input is for"
        .. " your stones",
    ["puzzle-welcome"] = "Type the point of your stone, like h8, or 'help' for a list of"
        .. " commands.",
    ["puzzle-word-point"] = "POINT: your stone, like h8",
    ["puzzle-word-board"] = "board: show the board",
    ["puzzle-word-help"] = "help: show this list",
    ["puzzle-word-hint"] = "hint: show where your next stone wins",
    ["puzzle-word-next"] = "next: leave this puzzle for the next one",
    ["puzzle-word-quit"] = "quit: stop solving",
    ["puzzle-word-solution"] = "solution: show all stones of a win",
    ["puzzle-one-word"] = "Expected one point or one command, not '{line}'; type 'help'"
        .. " for a list of commands.",
    ["puzzle-no-word"] = "'{word}' is neither a point, like h8, nor a command; type"
        .. " 'help' for a list of commands.",
    ["puzzle-hint"] = "The next stone: {point}",
    ["puzzle-no-hint"] = "Finding the next stone takes too long.",
    ["puzzle-count"] = "{solved} of {count} solved.",

    ["help bench"] = "Run benchmarks, and print the medians as JSON lines beside those"
        .. " of programs for a single game.",
    ["help bench bench"] = "one of {names}; playout-VARIANT for any variant; without a"
        .. " name, all of them",
    ["help bench options"] = "key=value settings of playout-VARIANT",
    ["help bench --positions"] = "file of positions, one per line",
    ["only-in-tree"] = "'inarow bench' works only in the source tree, where 'make'"
        .. " builds the programs that it compares with: run build/inarow there",

    ["help perft"] = "Count the legal sequences of a game, ply by ply.",
    ["help perft depth"] = "number of plies",
    ["help perft --record"] = "count from the end of this record",
    ["help perft --divide"] = "for the last ply only: how many sequences begin with each"
        .. " action",
    ["help perft --by"] = "one line for each way in which sequences end, with unfinished"
        .. " ones first",
    ["help perft --json"] = "one JSON object per ply, per action, or per reason",
    ["game-of-other"] = "the record is a game of {variant}, not of {expected}",
    ["game-over-already"] = "the game is over",

    ["help playout"] = "Play a game to its end at random, many times.",
    ["help playout games"] = "number of games",
    ["help playout --seed"] = "seed of the random generator",
    ["help playout --records"] = "write the games themselves, as records, instead of"
        .. " counting them",
    ["help playout --json"] = "one JSON object; this is the only format",

    ["help positions"] = "Make positions for comparing programs, one per line, in the"
        .. " format that 'forbidden' reads. A seed gives the same positions everywhere.",
    ["help positions class"] = "self-play: from sensibly played games; dense: crowded"
        .. " boards; lines: rows of one colour with gaps, woven into one another; stars:"
        .. " points where such rows cross; nested: positions in which three or more"
        .. " hypothetical stones, one after another, decide whether a three counts",
    ["help positions count"] = "number of positions",
    ["help positions --variant"] = "the variant (default: renju); key=value options may"
        .. " follow",
    ["help positions --seed"] = "seed of the random generator",
    ["no-such-position"] = "{variant} has no positions of class '{class}': none of its"
        .. " rules makes one point depend on another",

    ["help convert"] = "Write games in another notation to standard output.",
    ["help convert --to"] = "the notation to write",
    ["help convert --drop"] = "leave out what the notation cannot hold, if the game does"
        .. " not depend on it",
    ["convert-unread"] = "nothing was written: without these games the {format} file"
        .. " would seem complete",

    ["help archive"] = "file of an archive",
    ["help --player"] = "games of this player; given twice: games of both players",
    ["help --result"] = "games won by this colour, drawn games, or games without a"
        .. " result",
    ["help --years"] = "games of these years: 1998, 1998-2004, 1998- or -2004",
    ["help --event"] = "games of this event; * stands for any letters",
    ["help --place"] = "games played at this place",
    ["help --opening"] = "games with this opening",
    ["help --reason"] = "games that ended for this reason: five, double-three, time, ...",
    ["help --verdict"] = "games with this verdict: agrees, contradicts, undecided,"
        .. " unrecorded, illegal",
    ["help --length"] = "games with this many moves: 30, 10-30, 10- or -30",
    ["help --limit"] = "list at most this many games",

    ["help index"] = "Add games to an archive, a file in which games can be searched.",
    ["help index archive"] = "file of the archive; a missing file is created",
    ["help index --json"] = "the totals as a JSON object",
    indexed = "{count} games added; {doubles} were there already, {known} were read"
        .. " before, {unread} could not be read",
    ["indexed-one"] = "1 game added; {doubles} were there already, {known} were read"
        .. " before, {unread} could not be read",
    ["index-stopped"] = "interrupted; the same command continues from here",

    ["help explore"] = "Show how the games of an archive continued from a position.",
    ["help explore record"] = "record, position on one line, or moves like 'h8 i9'"
        .. " (default: the start)",
    ["help explore --at"] = "the position after this many actions of the record",
    ["help explore --game"] = "the game with this number in the record's file",
    ["help explore --stones"] = "games under any rules with the same stones on the"
        .. " board; captures are ignored",
    ["help explore --colour"] = "the colour that the player had",
    ["help explore --limit"] = "list at most this many of the latest games, up to 16",
    ["help explore --json"] = "one JSON object",
    ["help explore --web"] = "write the positions that many games reach, for the"
        .. " explorer of the playground",
    ["explore-record"] = "--game and --at need the file of a record",
    ["no-file-either"] = "no file '{record}'; {said}",
    ["web-alone"] = "--web writes the positions of all games: it takes no position and no"
        .. " filter",
    ["explored-none"] = "The archive has games of {variants}; --variant chooses one.",
    explored = "{count} games reach this position; {who} is to move",
    ["explored-one"] = "1 game reaches this position; {who} is to move",
    ["column-played"] = "played here",
    ["column-reached"] = "reached",
    ["column-draw"] = "draw",
    ["column-unknown"] = "unknown",
    ["explored-ended"] = "(end)",
    ["explored-all"] = "all",
    ["explored-latest"] = "The latest of these games:",

    ["help find"] = "Find games in an archive, by their data or by a pattern.",
    ["help find --variant"] = "games of this variant",
    ["help find --colour"] = "the colour that the player had",
    ["help find --pattern"] = "games in which this pattern appears: rows from the top,"
        .. " separated by /, of X and O, . for vacant, ? for anything",
    ["help find --twins"] = "games that have the same moves as another game",
    ["help find --to"] = "write the games in this notation",
    ["help find --drop"] = "leave out what the notation cannot hold",
    ["help find --count"] = "print only the number of games",
    ["help find --json"] = "one JSON object per game",
    found = "{count} games, {shown} of them listed",
    ["found-one"] = "1 game, {shown} listed",
    ["found-step"] = "at move {number}",

    ["help lint"] = "Check the scripts of variants: find rules without effect, and play"
        .. " games with every option.",
    ["help lint variants"] = "names of variants, or paths of scripts",
    ["help lint --json"] = "one JSON object per variant, with its faults and findings",
    ["help lint --games"] = "random games of each kind, for every option",
    linted = "{name}: {count} findings, {tried}",
    ["linted-one"] = "{name}: 1 finding, {tried}",
    ["settings-tried"] = "{count} settings played out",
    ["settings-tried-one"] = "1 setting played out",
    ["settings-tried-part"] = "{played} of {count} settings played out",

    ["help new"] = "Write a script to start from, NAME.lua, and its test, NAME.rec.",
    ["help new name"] = "name of the variant: letters, digits and _",
    ["no-game-like"] = "no game is named '{name}'; 'inarow variants' lists them",
    ["new-written"] = "{name}.lua and {name}.rec are written. Next:",
    ["bad-name"] = "'{name}' cannot be the name of a variant; expected letters, digits"
        .. " and _, a letter or _ first",
    ["file-exists"] = "{path} exists already; nothing was written",
    ["nothing-written"] = "; nothing was written",

    ["help serve"] = "Answer requests from standard input, one JSON object per line, on"
        .. " standard output: the arbiter for programs in any language.",
    ["help serve --socket"] = "listen at this address instead, for many clients at"
        .. " once: a path, or a port of this machine as :PORT",
    ["help serve --archive"] = "answer questions about the games of this archive, made by"
        .. " 'inarow index'",
    ["help serve --schema"] = "print the schema of requests and answers",
    ["help serve --line"] = "maximum size of a request, in bytes (default: {default})",
    ["help serve --games"] = "maximum number of open games (default: {default})",
    ["help serve --scripts"] = "maximum number of loaded scripts (default: {default})",
    ["help serve --seconds"] = "time limit for a request, in seconds; fractions are"
        .. " allowed (default: {default})",
    ["help serve --megabytes"] = "memory limit: beyond it no new games are opened"
        .. " (default: {default})",
    ["help serve --share"] = "with --socket: memory limit per client, in megabytes"
        .. " (default: a quarter of --megabytes)",
    ["help serve --connections"] = "with --socket: maximum number of clients at once"
        .. " (default: {default})",
    ["help serve --idle"] = "with --socket: seconds without a request after which a"
        .. " client is disconnected (default: {default})",

    ["help gtp"] = "Rule on the games of a graphical board over the Go Text Protocol, as"
        .. " GoGui's external ruler.",
    ["help gtp variant"] = "a variant with two colours on a square board",
    ["help gtp options"] = "options of the variant, as key=value",
}
