--- A puzzle's fields and methods, as data: README.md describes the form.
local MESSAGE = { "string?", "message" }

return { name = "inarow.solving", called = "puzzle:", about = [[
A puzzle that is being solved. `game` is read-only and shows the progress so far.]],
    { "game", "inarow.game" }, { "colour", "string", "the attacker" },
    { "other", "string", "the other side" },
    { "by", '"vcf"|"vct"', "kind of win: by continuous fours, or by continuous threats" },
    { "solved", "boolean" },
    { "length", "integer", "number of stones that the attacker needs from the start" },
    { "width", "integer", "as in inarow.puzzle" },
    functions = {
        { name = "play", about = [[
Try a stone. If the stone still wins, it is placed and answered. If not, the result says
why, and nothing changes.]],
            { "point", "string" },
            returns = { { "inarow.tried?", "tried" }, MESSAGE,
                { "inarow.reason?", "code", "if the rules refuse the stone" } } },
        { name = "hint", about = "Give the next stone of the shortest proved win.",
            returns = {
                { "string?", "point",
                    "nil once the puzzle is solved, or if a limit stopped the "
                    .. "search" } } },
    },
}
