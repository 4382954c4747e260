--- The functions of the library, as data: README.md describes the form.
local MOST = 2 ^ 53 -- a Lua number can be any whole number up to this limit

-- Tests of arguments that depend on more than the type.
local function has(field)
    return function(value) return value[field] ~= nil end
end

-- The rules of a game are a table too, but unlike a variant they hold the core's rules.
local function is_variant(which)
    return type(which) == "string" or which.core == nil
end

local function are_names(list, most)
    for i, name in ipairs(list) do
        if type(name) ~= "string" or i > most then return false end
    end
    return true
end

local function is_text_or_game(from)
    return type(from) == "string" or from.rules ~= nil or from.proof ~= nil
end

-- Parameters and results that several functions have.
local VARIANT = "a variant's name, a variant or a script's table"
local function which(text)
    return { "which", "string|inarow.variant|inarow.script", text, expected = VARIANT,
        test = is_variant }
end
local WHICH = which "as for inarow.new"
local OPTIONS = { "options", "table<string, any>?", "as for inarow.new" }
local INPUT = { "input", "string|fun(): string?",
    "a text, or a function that returns its next piece" }
local GAMES = { "games", "integer?",
    "number of games; by default the number that the variant says, or 2", least = 1,
    most = MOST }
local SEED = { "seed", "integer?", "from 0; 1 by default", least = 0, most = MOST }
local ASKED = { "asked", "inarow.game", "the game that was analysed",
    expected = "a game", test = has "rules" }
local ANALYSIS = { "analysis", "inarow.analysis", "from game:analyse",
    expected = "an answer of game:analyse", test = has "question" }
local WRITTEN = "an action, an explanation or an answer of game:analyse"
local MESSAGE = { "string?", "message" }
local FAULT = { "string?", "message", "the fault, with its line if it has one" }
local NO_RULES = { "inarow.variant_refusal?", "code" }
local BAD_RECORD = { '"bad-record"|nil', "code" }
local FAULTS = { "inarow.script_fault[]?", "faults",
    "faults of a `bad-script`, by line" }

local judge_options = { name = "inarow.judge_options",
    about = "Options for reading the games of a text.",
    { "format", "string?",
        "name of a notation, from inarow.notations; by default inarow recognises it" },
    { "variant", "string?", "variant for texts that name none" },
    { "options", "table<string, any>?", "options for that variant" },
    { "name", "string?", "name of the text in messages; `text` by default" },
    { "steps", "boolean?", "judge: keep every action with its ruling" },
    { "eager", "boolean?",
        "judge: return each game as soon as its moves are read" },
    { "trees", "boolean?",
        "judge: true to give games trees with all variations, comments and marks of the "
        .. "text; otherwise only the games of records have them" },
    { "skip", "integer?",
        "judge: number of games at the beginning of the text to leave out", least = 0,
        most = MOST },
    { "drop", "boolean?", "convert: leave out what the notation cannot hold" },
    { "branches", "boolean?",
        "true to treat each branch of a tree as a game; otherwise inarow judges the main "
        .. "lines of SGF, and convert keeps trees in notations that can hold them" },
}
local READING = { "options", "inarow.judge_options?", fields = judge_options }

return { name = "inarow", called = "inarow.", about = [[
The table that `require "inarow"` returns. To find a variant, inarow calls the finders
in order. A finder returns the source of a script and its name for messages, or nil.]],
    { "version", "string", "major.minor.patch" },
    { "_VERSION", "string", "`inarow` and the version" },
    { "finders", "(fun(name: string): string?, string?)[]",
        "functions that find scripts by name; a host adds its own" },
    { "bundled", "string[]", "names of the variants that come with the module" },
    { "notations", "string[]",
        "names of the notations that inarow reads and writes" },
    { "trace", "(fun(text: string, where: string))|false",
        "Function that inarow calls with each text that a script traces and the place of "
        .. "the call; false if `trace(...)` in scripts does nothing. A text is one line "
        .. "of at most about 400 characters, and a game may trace 1000 lines. `where` is "
        .. "the script's name and line: `mine.lua:7`." },
    { "seats", "string[]",
        "names of the seats, in the order in which they begin" },
    functions = {
        { name = "variants", about = [[
List the names of all installed variants: first the variants that come with the module,
then other published variants, by name. Variants that only a host's finders know are not
listed.]],
            returns = { { "string[]" } } },
        { name = "find", about = [[
Look up a variant. The result has the `name` and, as `script`, the fields of its script
(`title`, `source`, `colours`, `board`, …); it is read-only.]],
            { "name", "string" },
            returns = { { "inarow.variant?", "variant" }, MESSAGE,
                { '"no-such-variant"|"bad-script"|nil', "code" }, FAULTS } },
        { name = "load", about = [[
Load a variant from a script's text. The script runs in a sandbox. Records of its games
contain only the variant's name: to open them, add a finder that knows this name.]],
            { "source", "string", "text of the script" },
            { "chunkname", "string?",
                "the script's name in messages; \"script\" by default" },
            returns = { { "inarow.variant?", "variant", "for inarow.new" }, MESSAGE,
                { '"bad-script"|nil', "code" }, FAULTS } },
        { name = "forget", about = [[
Forget all variants loaded so far. Call it after scripts or finders have changed.]],
        },
        { name = "option", about = [[
Mark an option in a script's table: `penalty = inarow.option "forbidden"`. Script files
have this function as `option`.]],
            { "key", "string", "name of the option" },
            returns = { { "inarow.option" } } },
        { name = "rules", about = [[
Compile the rules of a variant with the given options; the result is shared. With
`past_opening`, the rules have no opening phases, as for a position that is set up; then
the board needs no centre.]],
            WHICH, OPTIONS, { "past_opening", "boolean?" },
            returns = { { "inarow.rules?", "rules" }, MESSAGE, NO_RULES, FAULTS } },
        { name = "rulebook", about = [[
Describe the rules of a variant in plain English, in the order of an explanation.]],
            WHICH, OPTIONS,
            returns = { { "inarow.sentence[]?", "sentences" }, MESSAGE, NO_RULES,
                FAULTS } },
        { name = "settings", about = [[
List the settings for games of a variant, as strings: first the variant's own options,
then the options of every game.]],
            WHICH,
            returns = { { "inarow.setting[]?", "settings" }, MESSAGE,
                { '"no-such-variant"|"bad-script"|nil', "code" }, FAULTS } },
        { name = "new", about = [[
Start a game. Give the name of a variant, a variant from inarow.load or inarow.find, or
a script as a table. The options are the variant's own and these, which every game has:
`adjudication` ("immediate", or "claims" if players must claim wins); `clock` (like
"40/7200 900+30": moves/seconds, then seconds+increment); `first_five_stands` (true if
the other players can claim nothing after an unclaimed five); `wrong_claim` ("nothing"
or "loses"); `resignation` ("always", or "flag-up" if the winner must have time left);
`records` ("owed" or "waived").]],
            which(),
            { "options", "table<string, any>?" },
            returns = { { "inarow.game?", "game" }, MESSAGE, NO_RULES, FAULTS } },
        { name = "position", about = [[
Start a game after the opening, set up from a position on one line. The line has the
rows from the top, with or without `/` between them. `X` is the first colour, `O` the
second, `1` to `4` are further colours, and `.` is a vacant point. In games of two
colours, a number may stand for that many vacant points, and a stone may be the first
letter of its colour, as in `3/1b1/3 w`. The side to move follows after a space; other
text there is ignored unless numbers were used. The board gets the
position's size.]],
            { "line", "string" },
            { "which", "string|inarow.variant|inarow.script|nil", "`renju` by default",
                expected = VARIANT .. " or nil", test = is_variant },
            OPTIONS,
            returns = { { "inarow.game?", "game" }, MESSAGE,
                { 'inarow.variant_refusal|"bad-position"|nil', "code" } } },
        { name = "judge", about = [[
Judge the games in a text, in any notation: replay each game, and compare the recorded
result with the result on the board.

    for result in inarow.judge(text) do print(result.source, result.verdict) end
]],
            INPUT,
            READING,
            returns = { { "fun(): inarow.judged?", "next_game" } } },
        { name = "open", about = [[
Open the first game of a text, in any notation, and replay it to its end. The game's
tree has the comments, marks and variations of the text.]],
            { "text", "string" }, READING,
            returns = { { "inarow.game?", "game" }, FAULT, BAD_RECORD } },
        { name = "tree", about = [[
Make a tree of the first game in a text, of a game, or of a proof. Illegal moves in a
text stay in its tree. The tree of a proof contains the game up to the position, the
winning stones and the answers that the proof names. Comments give the winning stones
after any other answer. Such a tree ends after 20,000 nodes.]],
            { "from", "string|inarow.game|inarow.win_proof|inarow.analysis|inarow.puzzle",
                "a text, a game, or a proof", expected = "a text, a game or a proof",
                test = is_text_or_game }, READING,
            returns = { { "inarow.tree?", "tree" }, MESSAGE,
                { '"bad-record"|"bad-proof"|nil', "code" } } },
        { name = "convert", about = [[
Convert the games in a text to another notation. Data that the notation cannot hold is
refused or, if the option `drop` is true and the games do not need it, left out.]],
            INPUT,
            { "to", "string", "a name of inarow.notations" },
            READING,
            returns = { { "string?", "text" }, MESSAGE,
                BAD_RECORD } },
        { name = "conform", about = [[
Run the records in a text as tests: compare their expectations with the rulings.]],
            INPUT,
            { "name", "string?", "name of the text in the report" },
            returns = { { "fun(): inarow.conformed?", "next_record" } } },
        { name = "match", about = [[
Start a match of two players, who swap colours after each game.]],
            which "a game of two colours",
            { "players", "string[]", "two names; the first player begins",
                expected = "a list of two names",
                test = function(players) return #players == 2 end },
            { "options", "table<string, any>?", "as for inarow.new, for every game" },
            GAMES,
            returns = { { "inarow.match?", "match" }, MESSAGE,
                { 'inarow.variant_refusal|"bad-match"|nil', "code",
                    "`bad-match`: the game does not have two colours" },
                FAULTS } },
        { name = "read_match", about = "Read a match from text that match:record has "
            .. "written.",
            { "text", "string" },
            GAMES,
            returns = { { "inarow.match?", "match" }, MESSAGE,
                BAD_RECORD, { "integer?", "line" } } },
        { name = "playout", about = [[
Play random games. The same seed gives the same games on every machine.]],
            which(), OPTIONS,
            { "games", "integer", "number of games", least = 0, most = MOST },
            SEED,
            returns = { { "inarow.playout?", "results" }, MESSAGE, NO_RULES, FAULTS } },
        { name = "puzzles", about = [[
Make puzzles: positions in which exactly one stone begins a win by continuous fours or,
if there is no win by fours, by threats. The puzzles are sorted by length, then by
width. The same seed gives the same puzzles on every machine.]],
            which(), OPTIONS,
            { "count", "integer",
                "number of puzzles, from 0; you get fewer if inarow finds no more",
                least = 0, most = MOST },
            SEED,
            { "by", '"vcf"|"vct"|nil',
                "kind of win: by fours, or by threats; `vcf` by default",
                expected = "vcf or vct" },
            returns = { { "inarow.puzzle[]?", "puzzles" }, MESSAGE,
                { 'inarow.variant_refusal|"no-threats"|nil', "code" }, FAULTS } },
        { name = "check_proof", about = [[
Check a proof that a colour wins by threats, by the rules alone: every path through the
proof must end with a win. The checker does not use the searches that make proofs. A
proof may come from anywhere: inarow refuses a value that is not a proof, and limits the
work.]],
            { "proof", "inarow.win_proof|inarow.analysis",
                "a proof, or an answer of game:analyse that contains "
                .. "one", unchecked = true },
            { "positions", "integer?",
                "number of positions to examine before the check is `undecided`; 100 "
                .. "million by default", least = 1, most = MOST },
            returns = { { "inarow.checked_proof?", "facts", "if the proof is right" },
                MESSAGE,
                { '"bad-proof"|"wrong-proof"|"undecided"|nil', "code",
                    "`bad-proof`: the value is not a proof, or the game has no proofs" },
                { "inarow.proof_fault?", "fault", "with `wrong-proof`" } } },
        { name = "action", about = [[
Read an action from its text, as in a record: `play h8`, `claim five by black @12.5`.]],
            { "text", "string" },
            returns = { { "inarow.action?", "action", "for game:apply" }, MESSAGE,
                { '"bad-action"|nil', "code" } } },
        { name = "text", about = [[
Write one of these tables as text: an action as in a record, an explanation as an
indented tree, an answer about threats in plain sentences, or a proof of a win with one
numbered line for each node where the defender has a choice. If you give the game, an
action has only the words that it needs there: `move a2 a3`.]],
            { "what",
                "inarow.action|inarow.proof|inarow.ruling_explanation|inarow.analysis"
                .. "|inarow.win_proof",
                "from game:legal, game:explain, game:analyse, …",
                expected = WRITTEN },
            { "asked", "inarow.game?",
                "for an answer, the game that was analysed; for an action, the game in "
                .. "which it is legal",
                expected = "a game", test = has "rules" },
            returns = { { "string" } } },
        { name = "analysis_stones",
            about = "List the stones of a winning line in the form that game:board draws "
                .. "as hypothetical stones.",
            ASKED, ANALYSIS,
            returns = {
                { "inarow.stone_in_mind[]", "stones",
                    "empty if the answer has no line" } } },
        { name = "places", about = [[
Compute the positions of points, lines and labels in a picture of the board, for text,
SVG and windows. All lengths are in cells: one cell is the distance between neighbouring
points in a row.]],
            { "rules", "inarow.rules", nil, expected = "rules from inarow.rules",
                test = has "board" },
            { "across", "integer?",
                "number of layers side by side; by default as many as suit a page" },
            returns = { { "inarow.places" } } },
        { name = "corners", about = "List the corners of the background of a hexagonal "
            .. "board.",
            { "layer", "inarow.places_layer", "with a `hexagon`",
                expected = "a hexagon", test = has "hexagon" },
            { "around", "number",
                "distance from the outermost lines to the edge of the background, in "
                .. "cells" },
            returns = {
                { "number[][]", "corners",
                    "{x, y} for each corner, clockwise from the upper right" } } },
        { name = "palette", about = "List the looks of stones by the names of a game's "
            .. "colours.",
            { "colours", "string[]", "at most six",
                expected = "a list of names, six at most",
                test = function(colours) return are_names(colours, 6) end },
            returns = { { "inarow.look[]" } } },
        { name = "sentence", about = [[
Give the sentence for a code, which is the reason of a ruling or refusal.]],
            { "code", "string" },
            { "values", "table<string, any>?", "values for the {names} in the sentence" },
            returns = { { "string?", "sentence", "nil if the code has no sentence" } } },
    },
    shapes = { judge_options },
}
