--- A game's fields and methods, as data: README.md describes the form.
local MESSAGE = { "string?", "message" }
local RULED = { { "inarow.ruling?", "ruling" }, MESSAGE, { "inarow.reason?", "code" },
    { "inarow.ruling?", "refusal", "the refusal as a ruling, with its citation" } }

local function is_of_action(what) return type(what) == "string" or what.verb ~= nil end

return { name = "inarow.game", called = "game:", about = [[
A game under the arbiter. Its fields are read-only except `seats` and `result`; a host
may set these two, and the record contains them.]],
    { "width", "integer", "columns" }, { "height", "integer", "rows" },
    { "colours", "string[]", "names, in turn order" },
    { "gravity", "boolean", "true if stones fall" },
    { "log", "inarow.action[]",
        "the actions of the game, without those taken back, in order" },
    { "final", "inarow.ruling|false", "the ruling that ended the game" },
    { "rules", "inarow.rules" },
    { "seats", "string[]?", "the players' names, in the order of their seats" },
    { "result", "string?",
        "recorded result: a colour, `draw`, `void` or `loss-of-both`" },
    functions = {
        { name = "play", about = [[
Place a stone for the player to act. A refusal changes nothing. After the end of the
game, the code is always `game-over`. If the text is not a point, the code is
`bad-action`.]],
            { "point", "string", "like `h8`; with gravity, a column is enough" },
            returns = RULED },
        { name = "apply", about = [[
Carry out any action. A refusal changes nothing, not even the clock. After the end of
the game, the code is always `game-over`. If this game has no such action, the code is
`bad-action`.]],
            { "action", "inarow.action|string",
                "a table or its text: `play h8 by black`",
                expected = "an action's table or text" },
            returns = RULED },
        { name = "play_many", about = [[
Place stones one after another, as `play` does, but faster. It stops before the first
stone that is refused, that ends the game, or whose ruling depends on more than the
board, like hooks, claims or a clock. Pass that point to `play`.]],
            { "points", "string[]" },
            { "from", "integer?",
                "number of the first point to play; 1 by default", least = 1,
                most = 2 ^ 31 - 2 },
            returns = {
                { "integer", "next",
                    "number of the first point not played; past the end if all were "
                    .. "played" } } },
        { name = "undo", about = [[
Take back the last action of any kind. It stays in the game's tree, so a different
action then becomes a variation. Each variation takes about 400 bytes per action. A
program that searches by playing and taking back should use `forget`.]],
            { "forget", "boolean?",
                "true to keep the action out of the tree, if it is not there yet" },
            returns = { { "true?", "done" }, MESSAGE,
                { '"not-now"|nil', "code", "if there is none" } } },
        { name = "redo", about = [[
Go forward to the action that was taken back last or, if there is none, along the main
line of the tree.]],
            returns = { { "inarow.ruling?", "ruling" }, MESSAGE,
                { "inarow.reason?", "code",
                    "`not-now` if no action follows" },
                RULED[4] } },
        { name = "tree", about = [[
Give the game's tree of variations, with all actions that were ever played. The game
remains a path in the tree. Once you have asked for the tree, or if it was read from a
text, the game's record contains the whole tree; until then, the record leaves out
actions that were taken back. Before the first action, `setup` and `set_option` start a
new tree.]],
            returns = { { "inarow.tree", "tree" },
                { "inarow.node", "node", "the game's present node" } } },
        { name = "go", about = [[
Go to a node of the game's tree. Without a node, go back to the last action that is
still in the tree. Do this after an edit that removed later actions; otherwise game:tree
adds them again.]],
            { "node", "inarow.node?",
                "a node of game:tree", expected = "a node of the tree",
                test = function(node) return node.children ~= nil end },
            returns = { { "true?", "done" }, MESSAGE,
                { "inarow.reason?", "code", "if an action on the path is refused" },
                RULED[4] } },
        { name = "bytes", about = [[
Estimate the memory that the game and its tree take, in bytes.]],
            returns = { { "integer" } } },
        { name = "copy", about = [[
Make an independent game in the same position, with all variations. Changes to one game
do not affect the other.]],
            returns = { { "inarow.game" } } },
        { name = "key", about = [[
Make a key of the position. Two positions of the same rules have the same key if the
same play can follow from both, up to the symmetries of the board, and otherwise
different keys. The key depends on the stones, the side to act, the phase of the
opening, offers and declarations, supplies, and captures if they count. It does not
depend on the clock, claims, draw offers or the end of the game. If the script has
hooks, the key also depends on the last stone and the number of moves, and ignores
symmetries; if the host gave the variant as a table, its keys then differ in each run of
the program. `csrc/inarow.h` has the full list.]],
            returns = { { "string", "key", "32 hexadecimal digits" },
                { "integer", "symmetry",
                    "symmetry that maps the position to its form, for `image`" } } },
        { name = "board_key", about = [[
Make a key from only the stones and the next colour in turn order. The key is the same
in all variants, so you can compare games with different rules.]],
            returns = { { "string", "key", "32 hexadecimal digits" },
                { "integer", "symmetry", "the symmetry, as for `key`" } } },
        { name = "image", about = [[
Map a point by a symmetry of the board. Positions with the same key have the same form.
To transfer data about a point to another position with the same key, use the point
there that has the same image, or an equivalent point if the position itself is
symmetric.]],
            { "symmetry", "integer", "symmetry from `key`; 0 is the identity", least = 0,
                most = 47 },
            { "point", "string" },
            returns = { { "string?", "image" }, MESSAGE,
                { '"off-board"|"no-such-symmetry"|nil', "code" } } },
        { name = "setup", about = [[
Set up a position instead of the empty board, before any action. The opening is then
over, and seat n holds colour n. The stones count as placed by nobody.]],
            { "cells", "string",
                "all points row by row from the top, as `game:cells` gives them" },
            { "turn", "string?", "the colour to move; the first by default" },
            { "captured", "table<string, integer>?",
                "number of stones captured so far, by colour: 0 to 65535" },
            returns = { { "true?", "done" }, MESSAGE,
                { '"not-now"|"bad-position"|nil', "code" },
                { "integer?", "at", "number of the faulty point, if there is one" } } },
        { name = "set_option",
            about = "Set an option that every game has (inarow.new). Call it before the "
                .. "first action.",
            { "key", "string", "`adjudication`, `clock`, …" },
            { "value", "string|number|boolean",
                "`claims`, `40/7200 900+30` or true, or its text", unchecked = true },
            returns = { { "true?", "done" }, MESSAGE,
                { '"no-such-option"|"bad-option"|"not-now"|nil', "code" } } },
        { name = "legal", about = [[
List the legal actions on the board of the player to act, by verb, column and row, and
then any table actions that somebody must take. game:apply accepts each action
unchanged, and `inarow.text(action, game)` writes it as text. An offer is listed once
for each point that it may contain, completed by the next points that may be offered
with it; `game:more_offers` finds other offers. Claims of a win, draws by agreement,
resignation and similar actions are not listed.]],
            returns = {
                { "inarow.action[]", "actions", "empty once the game is over" },
                { "string?", "fault",
                    "error of a hook that failed; the list then contains the actions "
                    .. "accepted before" } } },
        { name = "legal_groups", about = [[
List the actions of `game:legal` in groups, for hosts that show where stones may be
placed: actions that differ only in their point form one group, and so do offers.

    { { verb = "play", by = "first", colour = "black", points = { "a1", "a2" } },
      { verb = "pass", by = "first" } }]],
            returns = {
                { "inarow.choice[]", "choices",
                    "a list that you may change; empty once the game is over" },
                { "string?", "fault",
                    "error of a hook that failed; the list then contains the actions "
                    .. "accepted before" } } },
        { name = "line", about = [[
List the actions that led to the position: the log without restorations (RIF 8) and the
actions that they undid.]],
            returns = { { "inarow.action[]", "actions", "actions of the log" } } },
        { name = "opening", about = [[
Give the traditional name of the opening that the first three stones form.]],
            returns = {
                { "string?", "name",
                    "nil if the stones form no opening, or the game is not a form "
                    .. "of renju" } } },
        { name = "state", about = "Give the public state of the game.",
            returns = { { "inarow.state" } } },
        { name = "at", about = "Give the colour of the stone at a point.",
            { "point", "string" },
            returns = {
                { "string?", "colour", "nil, without a message, if the point is vacant" },
                MESSAGE, { '"off-board"|nil', "code" } } },
        { name = "cells", about = [[
Write the board as one line of text: all points row by row from the top, the top layer
first. `X` is the first colour, `O` the second, `1` to `4` are further colours, and `.`
is a vacant point. `game:setup` accepts this line, and so does inarow.position, except
on rectangles that are not squares.]],
            returns = { { "string", "cells" } } },
        { name = "forbidden", about = [[
List the forbidden points, by column, then row: the points where a stone would make a
forbidden row. Points that the script's hook `allow` allows are left out. Points that
the hook `legal` refuses are not included; use `game:legal` for those. The default
colour is the side to move or, if nothing is forbidden to it, the first restricted
colour.]],
            { "colour", "string?" },
            returns = { { "string[]?", "points",
                "empty in games without forbidden points" },
                MESSAGE,
                { '"bad-action"|"too-deep"|"bad-script"|nil', "code",
                    "no such colour; the search takes too long; a hook fails" } } },
        { name = "more_offers", about = [[
List the points that an offer may contain besides the chosen ones. They are legal now
and, if offered points must differ, not equivalent to a chosen point by a symmetry of
the position.]],
            { "chosen", "string[]", "points of the board" },
            returns = {
                { "string[]", "points",
                    "by column, then row; empty once the offer is complete" } } },
        { name = "record", about = [[
Write the game as a record, to save it; inarow.open reads the record. It has all
variations, comments, glyphs, marks and properties. The main line is the line that the
game is on. A record that would be too long to read is refused.]],
            returns = { { "string?", "text" }, MESSAGE,
                { '"bad-record"|nil', "code" } } },
        { name = "fen", about = [[
Write the position on one line, which inarow.position reads: the rows from the top, with
numbers for vacant points and the first letters of colours for stones, then the side to
move and, in games with captures, the stones captured. This works only in games of two
colours.]],
            returns = { { "string?", "line" }, MESSAGE,
                { '"bad-position"|nil', "code" } } },
        { name = "perft", about = [[
Count the legal sequences from here on, ply by ply, with immediate rulings; the game
does not change. The count is refused with `not-now` if wins must be claimed and the
script has hooks.]],
            { "depth", "integer", "plies, at most 100", least = 0, most = 100 },
            returns = { { "inarow.ply[]?", "plies" }, MESSAGE,
                { '"game-over"|"not-now"|"bad-script"|"many-offers"|nil', "code" } } },
        { name = "analyse", about = [[
Ask about threats and wins by threats; the game does not change. This works for games of
two colours in which each turn places one stone until a row wins; other games are
refused with `no-threats`. If a winning row is already on the board, because it was set
up or not claimed, the refusal is the same as after the end of a game.]],
            { "question", "inarow.question" },
            returns = { { "inarow.analysis?", "answer" }, MESSAGE,
                { '"bad-question"|"no-threats"|"game-over"|"not-now"|nil', "code" } } },
        { name = "solve", about = [[
Start solving the current position as a puzzle, in which the side to move wins by
continuous fours or, failing that, by continuous threats. Then try stones with the
puzzle's `play`, which places them in this game together with the defender's answers.]],
            returns = { { "inarow.solving?", "puzzle" }, MESSAGE,
                { '"no-win"|"no-threats"|"game-over"|"not-now"|nil', "code" } } },
        { name = "explain", about = [[
Explain a ruling. For a point: what a stone there makes or would make, whether it is
forbidden, and what it captures. For an action: why it is refused, or else its reasons
and effects. Without either: the last ruling, with the way in which the game ended, or
the reasons and effects of the last action.

The explanation of a point covers rows only; of a script's hooks, only `allow` is
called. The default colour is the colour of the stone on the point, or else the
restricted colour, or else the side to move. While a phase leaves the colours open, the
default is the first colour.

Asking for the last ruling is refused with `not-now` before the first ruling.]],
            { "what", "string|inarow.action|nil",
                "a point, an action, or the text of an action: `pick h8`",
                expected = "a point, an action or nil", test = is_of_action },
            { "colour", "string?", "colour of the stone; only with a point" },
            returns = {
                { "inarow.proof|inarow.ruling_explanation|nil", "explanation" },
                MESSAGE,
                { '"off-board"|"occupied"|"bad-action"|"too-deep"|"not-now"'
                    .. '|"bad-script"|nil', "code" } } },
        { name = "steps", about = [[
Split an explanation of this game into steps, for pictures. Pass the steps to
game:render as `steps`.]],
            { "explanation", "inarow.proof|inarow.ruling_explanation",
                "from game:explain" },
            returns = { { "inarow.explained_step[]" } } },
        { name = "board", about = "Describe the board as data, for drawing it.",
            { "options", "inarow.board_options?" },
            returns = { { "inarow.board" } } },
        { name = "replay", about = [[
Describe the game with all its variations as data. A page that draws it can step through
it without the rules. The game stays where it stands.]],
            { "options", "inarow.replay_options?" },
            returns = { { "inarow.replay" } } },
        { name = "render", about = "Draw the board as text or SVG.",
            { "options", "inarow.render_options?" },
            returns = { { "string" } } },
        { name = "prompt", about = [[
Describe the next decision in words: who is to act, and which actions are possible on
the board and at the table.]],
            returns = { { "inarow.prompt?", "prompt", "nil if the game is over" } } },
    },
}
