--- A puzzle's fields and methods, as data: README.md describes the form.
local MESSAGE = { "string?", "message" }

return { name = "inarow.solving", called = "puzzle:", about = [[
A puzzle that is being solved. `game` is for reading: it shows how far one has come.]],
    { "game", "inarow.game" }, { "colour", "string", "the attacker" },
    { "other", "string", "the other side" },
    { "by", '"vcf"|"vct"', "the win: by continuous fours, or threats" },
    { "solved", "boolean" },
    { "length", "integer", "stones of the attacker to the win, from the start" },
    { "width", "integer", "as of inarow.puzzle" },
    functions = {
        { name = "play", about = [[
Try a stone. One that still wins stands, and is answered. For another one
the answer says why it does not win, and nothing changes.]],
            { "point", "string" },
            returns = { { "inarow.tried?", "tried" }, MESSAGE,
                { "inarow.reason?", "code", "of a stone that the rules refuse" } } },
        { name = "hint", about = "The next stone of the shortest win that was proved.",
            returns = {
                { "string?", "point",
                    "nil once it is solved, or where a bound cut the search short" } } },
    },
}
