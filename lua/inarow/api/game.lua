--- A game's fields and methods, as data: README.md describes the form.
local MESSAGE = { "string?", "message" }
local RULED = { { "inarow.ruling?", "ruling" }, MESSAGE, { "inarow.reason?", "code" },
    { "inarow.ruling?", "refusal", "with its citation" } }

local function is_of_action(what) return type(what) == "string" or what.verb ~= nil end

return { name = "inarow.game", called = "game:", about = [[
A game under the arbiter. All of it is for reading, but `seats` and `result`, which a
host may set: they are written into the record.]],
    { "width", "integer", "columns" }, { "height", "integer", "rows" },
    { "colours", "string[]", "names, in turn order" },
    { "gravity", "boolean", "do stones fall?" },
    { "log", "inarow.action[]", "the actions that stand, in their order" },
    { "final", "inarow.ruling|false", "the ruling that ended it" },
    { "rules", "inarow.rules" },
    { "seats", "string[]?", "the players' names, in the order of their seats" },
    { "result", "string?", "as recorded: a colour, `draw`, `void` or `loss-of-both`" },
    functions = {
        { name = "play", about = [[
Place a stone, by whoever is to act. A refusal changes nothing. Its code is
`game-over` after the end, whatever the point, and `bad-action` if the text is no
point.]],
            { "point", "string", "like `h8`; with gravity a column alone will do" },
            returns = RULED },
        { name = "apply", about = [[
Carry out any action. A refusal changes nothing, the clock included. Its code is
`game-over` after the end, whatever the action, and `bad-action` if the action is none
of this game.]],
            { "action", "inarow.action|string",
                "a table, or its text: `play h8 by black`",
                expected = "an action's table or text" },
            returns = RULED },
        { name = "play_many", about = [[
Place stones one after another, as `play` does, as long as each may be placed and the
game goes on: the fast way through a list of moves. Pass the point at which it stops to
`play`, which gives the reason: the stone is refused, or ends the game.]],
            { "points", "string[]" },
            { "from", "integer?", "number of the first one; 1 by default", least = 1,
                most = 2 ^ 31 - 2 },
            returns = {
                { "integer", "next",
                    "number of the first that was not placed; past the end if all "
                    .. "were" } } },
        { name = "undo", about = [[
Take back the last action, whatever it was. It stays in the game's tree: another action is
a variation then. Each variation that stays takes some 400 bytes per action, so a program
that searches by playing and taking back should forget what it has tried.]],
            { "forget", "boolean?",
                "true to leave the action out of the tree, if it is not there yet" },
            returns = { { "true?", "done" }, MESSAGE,
                { '"not-now"|nil', "code", "if there is none" } } },
        { name = "redo", about = [[
Go forward to the action that was taken back last, or else along the main line of the
tree.]],
            returns = { { "inarow.ruling?", "ruling" }, MESSAGE,
                { "inarow.reason?", "code",
                    "`not-now` if there is nothing to go forward to" },
                RULED[4] } },
        { name = "tree", about = [[
The game's tree of variations: all that was ever played in it. The game is a path of the
tree, and goes on being it. Once the tree was asked for, or read from a text, the game's
record has all of it; until then what was taken back is left out there. Before the first
action `setup` and `set_option` begin a new tree.]],
            returns = { { "inarow.tree", "tree" },
                { "inarow.node", "node", "where the game stands" } } },
        { name = "go", about = [[
Go to a node of the game's tree. Without a node, go back to the last action that is still
in the tree. Do so after an edit that removed later ones: otherwise game:tree adds these
again.]],
            { "node", "inarow.node?", "of game:tree", expected = "a node of the tree",
                test = function(node) return node.children ~= nil end },
            returns = { { "true?", "done" }, MESSAGE,
                { "inarow.reason?", "code", "if an action on the way is refused" },
                RULED[4] } },
        { name = "bytes", about = [[
Estimate of the memory that the game and its tree take, in bytes.]],
            returns = { { "integer" } } },
        { name = "copy", about = [[
A game of its own that stands where this one does, with all its variations. What is done
in the one changes nothing in the other.]],
            returns = { { "inarow.game" } } },
        { name = "key", about = [[
A key of the position: the same for all positions, by the same rules, from which the same
can follow, turned and mirrored as the board allows; and another one for any other
position. It has the stones, who is to act, the phase of the opening, what is offered or
declared, supplies, and what was captured where that counts. The clock, claims, offers of
a draw and that the game has ended are not part of the key. With hooks the last stone and
the number of moves count too, and no symmetry does; a variant that is a table of the
host's then has keys of its own in each run of the program. `csrc/inarow.h` lists it
all.]],
            returns = { { "string", "key", "32 hexadecimal digits" },
                { "integer", "symmetry",
                    "the one that turns the position to its form, for `image`" } } },
        { name = "board_key", about = [[
A key of the stones and the colour that is next in turn order alone, which is equal across
variants: for comparing games by different rules.]],
            returns = { { "string", "key", "32 hexadecimal digits" },
                { "integer", "symmetry", "as for `key`" } } },
        { name = "image", about = [[
Where a symmetry of the board takes a point. Positions of one key have the same form: what
is remembered of a point of the one belongs to the point of the other that has the same
image, or to one that is as good by a symmetry of the position itself.]],
            { "symmetry", "integer", "as `key` gives it; 0 is the identity", least = 0,
                most = 47 },
            { "point", "string" },
            returns = { { "string?", "image" }, MESSAGE,
                { '"off-board"|"no-such-symmetry"|nil', "code" } } },
        { name = "setup", about = [[
Set up a position instead of the empty board, before any action. The opening is over,
seat n holds colour n; what stands was made by nobody.]],
            { "cells", "string",
                "all points row by row from the top, as `game:cells` gives them" },
            { "turn", "string?", "the colour to move; the first by default" },
            { "captured", "table<string, integer>?",
                "stones taken by now, by colour: 0 to 65535" },
            returns = { { "true?", "done" }, MESSAGE,
                { '"not-now"|"bad-position"|nil', "code" },
                { "integer?", "at", "which of the points is at fault, if one is" } } },
        { name = "set_option",
            about = "Set an option of any game (inarow.new), before the first action.",
            { "key", "string", "`adjudication`, `clock`, …" },
            { "value", "string|number|boolean",
                "`claims`, `40/7200 900+30`, true; or as text", unchecked = true },
            returns = { { "true?", "done" }, MESSAGE,
                { '"no-such-option"|"bad-option"|"not-now"|nil', "code" } } },
        { name = "legal", about = [[
The legal actions of whoever is to act on the board, by verb, column and row; then
those of the table that somebody must do. game:apply accepts each of them as it is, and
`inarow.text(action, game)` writes it. An offer is listed once for each point it may hold,
with the next points that may be offered with that one; `game:more_offers` finds other
offers. Claims of a win, draws by agreement, resignation and the like are not listed.]],
            returns = {
                { "inarow.action[]", "actions", "empty once the game is over" },
                { "string?", "fault",
                    "of a hook that fails: listed is what it let stand before" } } },
        { name = "legal_groups", about = [[
What `game:legal` lists, in a compact form, for hosts that show where stones may
stand: actions that differ only in their point are one table, and so are offers.

    { { verb = "play", by = "first", colour = "black", points = { "a1", "a2" } },
      { verb = "pass", by = "first" } }]],
            returns = {
                { "inarow.choice[]", "choices",
                    "the caller's own; empty once the game is over" },
                { "string?", "fault",
                    "of a hook that fails: there is what it let stand before" } } },
        { name = "line", about = [[
The actions that led to the position: the log without the restorations (RIF 8) and
without what they took back.]],
            returns = { { "inarow.action[]", "actions", "those of the log" } } },
        { name = "opening", about = [[
The traditional name of the opening that the first three stones form.]],
            returns = {
                { "string?", "name",
                    "nil if they form none, or the game knows no openings" } } },
        { name = "state", about = "The public state.",
            returns = { { "inarow.state" } } },
        { name = "at", about = "The colour of the stone at a point.",
            { "point", "string" },
            returns = {
                { "string?", "colour", "nil, and nothing else, if the point is vacant" },
                MESSAGE, { '"off-board"|nil', "code" } } },
        { name = "cells", about = [[
The board as one line of text, all points row by row from the top, and on a board of
layers those of the top layer first: `X` is the first colour, `O` the second, then `1`
to `4`; `.` is vacant. For `game:setup`, and, but for other rectangles than squares,
for inarow.position.]],
            returns = { { "string", "cells" } } },
        { name = "forbidden", about = [[
The forbidden points, by column, then row: those where forbidden rows would be made.
What the script's hook `allow` allows is left out. What its hook `legal` refuses is not
among them; `game:legal` knows that. Without a colour they are those of whoever is to
move or, if nothing is forbidden to that colour, of the first colour to which something
is.]],
            { "colour", "string?" },
            returns = { { "string[]?", "points", "empty in games that know none" },
                MESSAGE,
                { '"bad-action"|"too-deep"|"bad-script"|nil', "code",
                    "no such colour; it takes too long to find out; a hook fails" } } },
        { name = "more_offers", about = [[
Points that an offer may hold beside those that are chosen: legal for it now, and
where its points must differ, the same as none of these by a symmetry of the position.]],
            { "chosen", "string[]", "points of the board" },
            returns = {
                { "string[]", "points",
                    "by column, then row; empty once there are as many as are "
                    .. "asked" } } },
        { name = "record", about = [[
The game as text in the record format, for saving it; inarow.open reads it. It has all
variations, comments, glyphs, marks and properties. The game's own line is the main line.
A record that is too long to be read again is refused.]],
            returns = { { "string?", "text" }, MESSAGE,
                { '"bad-record"|nil', "code" } } },
        { name = "fen", about = [[
The position on one line, as inarow.position reads it: the rows from the top, vacant
points counted, stones by the first letters of their colours, then whose turn it is;
in games with captures, the stones captured. Only games of two colours have one.]],
            returns = { { "string?", "line" }, MESSAGE,
                { '"bad-position"|nil', "code" } } },
        { name = "perft", about = [[
Count the legal sequences from here on, ply by ply, as they are ruled on at once. The
game is left as it is. `not-now`: where wins are claimed and a script has hooks.]],
            { "depth", "integer", "plies, 100 at most", least = 0, most = 100 },
            returns = { { "inarow.ply[]?", "plies" }, MESSAGE,
                { '"game-over"|"not-now"|"bad-script"|"many-offers"|nil', "code" } } },
        { name = "analyse", about = [[
Ask about threats and the wins by them. The game is left as it is. There are answers
for games of two colours that place a stone each turn until a row wins; all others
are refused, with `no-threats`. A game in which a row stands that wins, in a position
set up or unclaimed, is refused as one that is over.]],
            { "question", "inarow.question" },
            returns = { { "inarow.analysis?", "answer" }, MESSAGE,
                { '"bad-question"|"no-threats"|"game-over"|"not-now"|nil', "code" } } },
        { name = "solve", about = [[
Solve what the game stands at: the side to move wins by continuous fours, or else by
continuous threats. From then on stones are tried by the puzzle's `play`, which places
them in this game, with the answers of the other side.]],
            returns = { { "inarow.solving?", "puzzle" }, MESSAGE,
                { '"no-win"|"no-threats"|"game-over"|"not-now"|nil', "code" } } },
        { name = "explain", about = [[
Why: of a point, what a stone there makes, or would make, and so whether it is
forbidden, and what it captures; of an action, why it is refused, or else what it
would rest on and do; without either, the last ruling: how the game ended, or what its
last action rested on and did.

What a stone makes is about rows only: of a script's hooks, `allow` alone is asked.
Without a colour it is for the stone that stands there, else for the colour with
restrictions, else for the one to move; while a phase leaves the colours open, for the
first.

The last ruling is refused with `not-now` while nothing has been ruled on.]],
            { "what", "string|inarow.action|nil",
                "a point, or an action, or its text: `pick h8`",
                expected = "a point, an action or nil", test = is_of_action },
            { "colour", "string?", "of the stone; only with a point" },
            returns = {
                { "inarow.proof|inarow.ruling_explanation|nil", "explanation" },
                MESSAGE,
                { '"off-board"|"occupied"|"bad-action"|"too-deep"|"not-now"'
                    .. '|"bad-script"|nil', "code" } } },
        { name = "steps", about = [[
An explanation of this game step by step, for pictures: see the option `steps` of
game:render.]],
            { "explanation", "inarow.proof|inarow.ruling_explanation",
                "from game:explain" },
            returns = { { "inarow.explained_step[]" } } },
        { name = "board", about = "The board as data, for drawing it.",
            { "options", "inarow.board_options?" },
            returns = { { "inarow.board" } } },
        { name = "render", about = "The board, drawn.",
            { "options", "inarow.render_options?" },
            returns = { { "string" } } },
        { name = "prompt", about = [[
What is asked of whom now, in words, and what may be done at the table besides.]],
            returns = { { "inarow.prompt?", "prompt", "nil if the game is over" } } },
    },
}
