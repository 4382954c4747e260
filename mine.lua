-- mine: change what differs in your game. variants/README.md tells every key.
return {
    name = "mine",
    title = "mine",
    source = "MINE", -- your rule text: cited where a rule has no `cite`
    board = { 15, 15, cite = "MINE 1" }, -- columns, rows
    colours = { "black", "white" }, -- in turn order

    -- What players may choose; of a list the first value is the default.
    options = { size = 15, first = { "centre", "anywhere" } },

    -- The opening, step by step; then each turn is one stone, anywhere.
    phases = {
        { "place", colour = "black", within = 1, when = { first = "centre" },
            cite = "MINE 2" },
    },

    win = { row = 5, atleast = true, cite = "MINE 3" }, -- five or more
    draw = { ["full-board"] = "MINE 4" },

    -- What else is cited, by the reason of a ruling.
    cite = { occupied = "MINE 1", ["off-board"] = "MINE 1" },
}
