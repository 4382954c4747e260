--- A match's fields and methods, as data: README.md describes the form.
local MESSAGE = { "string?", "message" }

return { name = "inarow.match", called = "match:",
    about = "A match of two players; for reading.",
    { "players", "string[]", "two names; the first begins the first game" },
    { "games", "inarow.game[]", "those begun by now" },
    { "planned", "integer", "how many are to be played, void ones apart" },
    { "rules", "inarow.rules" },
    functions = {
        { name = "game", about = [[
The game that is being played, or the next one if the last has ended.]],
            returns = { { "inarow.game?", "game" }, MESSAGE,
                { '"game-over"|nil', "code", "if all have been played" } } },
        { name = "score", about = [[
The points of both players, in the order in which they were named: 1 for a win, a half
for a draw, nothing for either where both players lost; a void game counts for nobody
and is played again (RIF 8).]],
            returns = { { "number[]", "points" } } },
        { name = "is_over", about = "Have all games been played?",
            returns = { { "boolean" } } },
        { name = "begins", about = [[
The name of the player who begins the game being played or, if none is, the next one.]],
            returns = { { "string?", "name", "nil when the match is over" } } },
        { name = "record", about = [[
The match as text: its games' records; inarow.read_match reads it.]],
            returns = { { "string?", "text" }, { "string?", "message" },
                { '"bad-record"|nil', "code" } } },
    },
}
