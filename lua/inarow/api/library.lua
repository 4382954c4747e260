--- The functions of the library, as data: README.md describes the form.
local MOST = 2 ^ 53 -- up to which every whole number is one of Lua's

-- Tests of arguments beyond their types.
local function has(field)
    return function(value) return value[field] ~= nil end
end

-- A game's rules are not a variant, though they name one: they hold the core's.
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

-- Parameters and results of several functions.
local VARIANT = "a variant's name, a variant or a script's table"
local function which(text)
    return { "which", "string|inarow.variant|inarow.script", text, expected = VARIANT,
        test = is_variant }
end
local WHICH = which "as for inarow.new"
local OPTIONS = { "options", "table<string, any>?", "as for inarow.new" }
local INPUT = { "input", "string|fun(): string?",
    "a text, or a function giving its next piece" }
local GAMES = { "games", "integer?",
    "how many are played; by default what the variant says, else 2", least = 1,
    most = MOST }
local SEED = { "seed", "integer?", "from 0; 1 by default", least = 0, most = MOST }
local ASKED = { "asked", "inarow.game", "the game that was asked about",
    expected = "a game", test = has "rules" }
local ANALYSIS = { "analysis", "inarow.analysis", "from game:analyse",
    expected = "what game:analyse gives", test = has "question" }
local WRITTEN = "an action, or what game:explain or game:analyse gives,"
local MESSAGE = { "string?", "message" }
local FAULT = { "string?", "message", "what is wrong, with its line where there is one" }
local NO_RULES = { "inarow.variant_refusal?", "code" }
local BAD_RECORD = { '"bad-record"|nil', "code" }
local FAULTS = { "inarow.script_fault[]?", "faults",
    "of a script that is `bad-script`, by line" }

local judge_options = { name = "inarow.judge_options",
    about = "How the games of a text are read.",
    { "format", "string?",
        "a name of inarow.notations; by default the content shows it" },
    { "variant", "string?", "where the text names none" },
    { "options", "table<string, any>?", "the variant's, there" },
    { "name", "string?", "the text's, in messages; `text` by default" },
    { "steps", "boolean?", "judge: keep every action with its ruling" },
    { "eager", "boolean?",
        "judge: a game is wanted as soon as its moves are there" },
    { "trees", "boolean?", "judge: true for games whose trees have all variations, "
        .. "comments and marks of the text; otherwise only those of records have them" },
    { "drop", "boolean?", "convert: leave out what the notation cannot hold" },
    { "branches", "boolean?",
        "true if each branch of a tree is a game; otherwise SGF gives main lines, "
        .. "and convert keeps trees in the notations that hold them" },
}
local READING = { "options", "inarow.judge_options?", fields = judge_options }

return { name = "inarow", called = "inarow.", about = [[
What `require "inarow"` gives. Finders are asked in order for a variant's source and a
name for messages; nil if they know none.]],
    { "version", "string", "major.minor.patch" },
    { "_VERSION", "string", "`inarow` and the version" },
    { "finders", "(fun(name: string): string?, string?)[]",
        "They find scripts by name; a host adds its own." },
    { "bundled", "string[]", "names of the variants that come with the module" },
    { "notations", "string[]",
        "names of the notations that games are read and written in" },
    { "trace", "(fun(text: string, where: string))|false",
        "Called with each text that scripts trace, and its place; or false: "
        .. "then `trace(...)` in a script does nothing. A text is one line, of some "
        .. "400 characters at most, and a game has at most 1000 of them. `where` is "
        .. "the script's name and the line: `mine.lua:7`." },
    { "seats", "string[]", "names of the seats, in the order in which they begin" },
    functions = {
        { name = "variants", about = [[
The names of all variants that are installed: those that come with the module, then
those that others published, by name. Those that only a host's finders know are not
listed.]],
            returns = { { "string[]" } } },
        { name = "find", about = [[
A variant by its name: its `name`, and what its script says as `script` (`title`,
`source`, `colours`, `board`, …), for reading.]],
            { "name", "string" },
            returns = { { "inarow.variant?", "variant" }, MESSAGE,
                { '"no-such-variant"|"bad-script"|nil', "code" }, FAULTS } },
        { name = "load", about = [[
Load a variant from source text that comes from outside. It is run in a sandbox. Its
games' records name it: to open them, add a finder that knows it by that name.]],
            { "source", "string", "a script's text" },
            { "chunkname", "string?", 'its name in messages; "script" by default' },
            returns = { { "inarow.variant?", "variant", "for inarow.new" }, MESSAGE,
                { '"bad-script"|nil', "code" }, FAULTS } },
        { name = "forget", about = [[
Forget the variants loaded so far: after their scripts or the finders have changed.]],
        },
        { name = "option", about = [[
The mark of an option in a script's table: `penalty = inarow.option "forbidden"`. In
script files it is there as `option`.]],
            { "key", "string", "the option's" },
            returns = { { "inarow.option" } } },
        { name = "rules", about = [[
The rules of a variant with the given options, compiled once and shared.
Positions that are set up are past the opening: their rules have none of its phases,
so that boards without a centre will do.]],
            WHICH, OPTIONS, { "past_opening", "boolean?" },
            returns = { { "inarow.rules?", "rules" }, MESSAGE, NO_RULES, FAULTS } },
        { name = "rulebook", about = [[
The rules of a variant in words, in the order in which one would explain them.]],
            WHICH, OPTIONS,
            returns = { { "inarow.sentence[]?", "sentences" }, MESSAGE, NO_RULES,
                FAULTS } },
        { name = "settings", about = [[
What may be set for the games of a variant, as texts: the variant's own options, then
those of every game.]],
            WHICH,
            returns = { { "inarow.setting[]?", "settings" }, MESSAGE,
                { '"no-such-variant"|"bad-script"|nil', "code" }, FAULTS } },
        { name = "new", about = [[
A new game: of a variant by its name, of one from inarow.load or inarow.find, or of a
script's table. The options are those of the variant, by name, and these of any game:
`adjudication` "immediate" or "claims": who wins is ruled at once, or when claimed;
`clock` "40/7200 900+30": moves/seconds, then seconds+increment; `first_five_stands`
true: an unclaimed five bars claims of others after it; `wrong_claim` "nothing" or
"loses"; `resignation` "always" or "flag-up": the winner's time must not have ended;
`records` "owed" or "waived".]],
            which(),
            { "options", "table<string, any>?" },
            returns = { { "inarow.game?", "game" }, MESSAGE, NO_RULES, FAULTS } },
        { name = "position", about = [[
A game past the opening at a position of one line: its rows from the top, joined by
`/` or not; `X` is the first colour, `O` the second, then `1` to `4`; `.` is vacant.
In games of two colours a number may stand for as many vacant points and a stone be
the first letter of its colour, as in `3/1b1/3 w`. After a blank follows whose turn it
is; other text is ignored there unless points were counted. The variant is given the
position's size.]],
            { "line", "string" },
            { "which", "string|inarow.variant|inarow.script|nil", "`renju` by default",
                expected = VARIANT .. " or nil", test = is_variant },
            OPTIONS,
            returns = { { "inarow.game?", "game" }, MESSAGE,
                { 'inarow.variant_refusal|"bad-position"|nil', "code" } } },
        { name = "judge", about = [[
Rule on the games of a text, whatever its notation: each is replayed, and at its end
the recorded result compared with what the board says.

    for result in inarow.judge(text) do print(result.source, result.verdict) end
]],
            INPUT,
            READING,
            returns = { { "fun(): inarow.judged?", "next_game" } } },
        { name = "open", about = [[
The first game of a text, whatever its notation, played to its end. Its tree has the
comments, marks and variations of the text.]],
            { "text", "string" }, READING,
            returns = { { "inarow.game?", "game" }, FAULT, BAD_RECORD } },
        { name = "tree", about = [[
The tree of the first game of a text, with its variations; or of a game; or of a proof.
Illegal moves of a text stay in its tree. The tree of a proof has the game up to its
position, the stones that win, the answers that the proof names, and as comments the
stones that win after any other answer. It ends after 20,000 nodes.]],
            { "from", "string|inarow.game|inarow.win_proof|inarow.analysis|inarow.puzzle",
                "a text, a game, or a proof", expected = "a text, a game or a proof",
                test = is_text_or_game }, READING,
            returns = { { "inarow.tree?", "tree" }, MESSAGE,
                { '"bad-record"|"bad-proof"|nil', "code" } } },
        { name = "convert", about = [[
The games of a text in another notation. What that cannot hold is refused; with
`drop` true among the options it is left out, if the games can do without it.]],
            INPUT,
            { "to", "string", "a name of inarow.notations" },
            READING,
            returns = { { "string?", "text" }, MESSAGE,
                BAD_RECORD } },
        { name = "conform", about = [[
Run the records of a text as tests: their expectations against what is ruled.]],
            INPUT,
            { "name", "string?", "the text's, in the report" },
            returns = { { "fun(): inarow.conformed?", "next_record" } } },
        { name = "match", about = [[
A match of two players: games with colours swapped, and their score.]],
            which "a game of two colours",
            { "players", "string[]", "two names; the first begins",
                expected = "a list of two names",
                test = function(players) return #players == 2 end },
            { "options", "table<string, any>?", "as for inarow.new, for every game" },
            GAMES,
            returns = { { "inarow.match?", "match" }, MESSAGE,
                { 'inarow.variant_refusal|"bad-match"|nil', "code",
                    "`bad-match`: not of two colours" },
                FAULTS } },
        { name = "read_match", about = "Read a match from the text of its `record`.",
            { "text", "string" },
            GAMES,
            returns = { { "inarow.match?", "match" }, MESSAGE,
                BAD_RECORD, { "integer?", "line" } } },
        { name = "playout", about = [[
Play games out at random. The same seed gives the same games everywhere.]],
            which(), OPTIONS,
            { "games", "integer", "how many", least = 0, most = MOST },
            SEED,
            returns = { { "inarow.playout?", "results" }, MESSAGE, NO_RULES, FAULTS } },
        { name = "puzzles", about = [[
Make puzzles: positions of play in which the side to move wins by continuous fours, or
by threats where there is no win by fours, and one stone alone begins that. They are
graded by length, then by width. The same seed gives the same puzzles everywhere.]],
            which(), OPTIONS,
            { "count", "integer",
                "how many, from 0; fewer if there seem to be no more",
                least = 0, most = MOST },
            SEED,
            { "by", '"vcf"|"vct"|nil', "by fours, or by threats; `vcf` by default",
                expected = "vcf or vct" },
            returns = { { "inarow.puzzle[]?", "puzzles" }, MESSAGE,
                { 'inarow.variant_refusal|"no-threats"|nil', "code" }, FAULTS } },
        { name = "check_proof", about = [[
Check a proof that a colour wins by threats, by the rules alone: every way to follow it
must end with a win. The searches that make proofs have no part in this. A proof may come
from anywhere: a value that is not a proof is refused, and the work is bounded.]],
            { "proof", "inarow.win_proof|inarow.analysis",
                "a proof, or an answer of game:analyse that has one", unchecked = true },
            { "positions", "integer?",
                "how many positions to look at before it is `undecided`; 100 million by "
                .. "default", least = 1, most = MOST },
            returns = { { "inarow.checked_proof?", "facts", "if the proof stands" },
                MESSAGE,
                { '"bad-proof"|"wrong-proof"|"undecided"|nil', "code",
                    "`bad-proof`: it is not a proof, or not of a game that proofs "
                    .. "support" },
                { "inarow.proof_fault?", "fault", "with `wrong-proof`" } } },
        { name = "action", about = [[
Read an action from its text, as in a record: `play h8`, `claim five by black @12.5`.]],
            { "text", "string" },
            returns = { { "inarow.action?", "action", "for game:apply" }, MESSAGE,
                { '"bad-action"|nil', "code" } } },
        { name = "text", about = [[
What one of these tables says: an action, as in a record; an explanation, as an
indented tree; an answer about threats, in plain sentences; a proof of a win, a numbered
line for each node where the other side has a choice. Given a game, an action has
no more words than it takes there: `move a2 a3`.]],
            { "what",
                "inarow.action|inarow.proof|inarow.ruling_explanation|inarow.analysis"
                .. "|inarow.win_proof",
                "from game:legal, game:explain, game:analyse, …",
                expected = WRITTEN },
            { "asked", "inarow.game?",
                "for an answer, the game that was asked about; for an action, where it "
                .. "is legal",
                expected = "a game", test = has "rules" },
            returns = { { "string" } } },
        { name = "analysis_stones",
            about = "The stones of an answer's line, as game:board takes them in mind.",
            ASKED, ANALYSIS,
            returns = {
                { "inarow.stone_in_mind[]", "stones", "none if it has no line" } } },
        { name = "places", about = [[
Where the points of a board lie in a picture, and its lines and labels: what text, SVG
and windows share. All measures are in cells, the distance of two neighbours in a row.]],
            { "rules", "inarow.rules", nil, expected = "what inarow.rules gives",
                test = has "board" },
            { "across", "integer?",
                "layers that stand in a line; what suits a page, if nil" },
            returns = { { "inarow.places" } } },
        { name = "corners", about = "The corners of the ground of a hexagon.",
            { "layer", "inarow.places_layer", "with a `hexagon`",
                expected = "a hexagon", test = has "hexagon" },
            { "around", "number",
                "how far the ground reaches beyond the outermost lines, in cells" },
            returns = {
                { "number[][]", "corners",
                    "{x, y} each, from the upper right on clockwise" } } },
        { name = "palette", about = "How stones look, by the names of a game's colours.",
            { "colours", "string[]", "six at most",
                expected = "a list of names, six at most",
                test = function(colours) return are_names(colours, 6) end },
            returns = { { "inarow.look[]" } } },
        { name = "sentence", about = [[
What is said of a code: the sentence that goes with a ruling's or a refusal's reason.]],
            { "code", "string" },
            { "values", "table<string, any>?", "what its {names} stand for" },
            returns = { { "string?", "sentence", "nil if there is none" } } },
    },
    shapes = { judge_options },
}
