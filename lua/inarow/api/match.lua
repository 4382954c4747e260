--- A match's fields and methods, as data: README.md describes the form.
local MESSAGE = { "string?", "message" }

return { name = "inarow.match", called = "match:",
    about = "A match of two players; read-only.",
    { "players", "string[]", "two names; the first player begins the first game" },
    { "games", "inarow.game[]", "games begun so far" },
    { "planned", "integer", "number of games to be played, not counting void ones" },
    { "rules", "inarow.rules" },
    functions = {
        { name = "game", about = [[
Give the current game, or the next one if the last game has ended.]],
            returns = { { "inarow.game?", "game" }, MESSAGE,
                { '"game-over"|nil', "code", "if all games have been played" } } },
        { name = "score", about = [[
Give the points of both players, in the order of their names: 1 for a win, a half for a
draw, 0 for both if both players lost. A void game does not count and is played again
(RIF 8).]],
            returns = { { "number[]", "points" } } },
        { name = "is_over", about = "Have all games been played?",
            returns = { { "boolean" } } },
        { name = "begins", about = [[
Give the name of the player who begins the current game or, between games, the next
one.]],
            returns = { { "string?", "name", "nil when the match is over" } } },
        { name = "record", about = [[
Write the match as text, with the records of its games; inarow.read_match reads it.]],
            returns = { { "string?", "text" }, { "string?", "message" },
                { '"bad-record"|nil', "code" } } },
    },
}
