-- Animal tic-tac-toe, by Frank Harary: the animal is a polyomino, which may be turned or
-- mirrored. Whoever completes it wins or, with `misere`, loses (HARARY). The names are
-- Harary's, as reported by Gardner.
return {
    name = "harary",
    title = "Animal tic-tac-toe",
    family = "other",
    source = "HARARY",
    aliases = { "Harary", "Animal tic-tac-toe" },
    options = {
        size = 6, misere = false,
        animal = {
            "elly", "el", "tic", "skinny", "fatty", "tippy", "knobby", "snaky",
        },
    },
    board = { 6, 6, cite = "HARARY" },
    colours = { "x", "o" },
    win = {
        shapes = {
            elly = { "X..", "XXX", when = { animal = "elly", misere = false } },
            el = { "X.", "XX", when = { animal = "el", misere = false } },
            tic = { "XXX", when = { animal = "tic", misere = false } },
            skinny = { "XXXX", when = { animal = "skinny", misere = false } },
            fatty = { "XX", "XX", when = { animal = "fatty", misere = false } },
            tippy = { "XX.", ".XX", when = { animal = "tippy", misere = false } },
            knobby = { ".X.", "XXX", when = { animal = "knobby", misere = false } },
            snaky = { "XX...", ".XXXX", when = { animal = "snaky", misere = false } },
        },
    },
    lose = {
        shapes = {
            elly = { "X..", "XXX", when = { animal = "elly", misere = true } },
            el = { "X.", "XX", when = { animal = "el", misere = true } },
            tic = { "XXX", when = { animal = "tic", misere = true } },
            skinny = { "XXXX", when = { animal = "skinny", misere = true } },
            fatty = { "XX", "XX", when = { animal = "fatty", misere = true } },
            tippy = { "XX.", ".XX", when = { animal = "tippy", misere = true } },
            knobby = { ".X.", "XXX", when = { animal = "knobby", misere = true } },
            snaky = { "XX...", ".XXXX", when = { animal = "snaky", misere = true } },
        },
    },
    draw = { ["full-board"] = "HARARY" },
}
