-- Bead renju, as the game is sold: each player has 50 beads, and the colours of the first
-- three beads decide which player is restricted (BEAD). Until the colours are chosen, the
-- beads are called black and white all the same. The colour that is placed twice is
-- Player B's, and has black's rules here (reading 6).
return {
    name = "bead_renju",
    title = "Bead renju",
    family = "renju",
    source = "BEAD",
    aliases = { "Bead renju" },
    options = {
        -- BEAD 8 as printed bars all unblocked threes and fours. "double" is the modern
        -- sense; BEAD 9 still applies unless four-threes are allowed (reading 6).
        reading = { "printed", "double" },
        allow_four_three = false,
    },
    board = { 15, 15, cite = "BEAD Set-up 1" },
    colours = { "black", "white" },
    supply = 50,
    phases = {
        { "roll", cite = "BEAD Set-up 4" },
        { "place", by = "first", cite = "BEAD 1" },
        { "place", by = "first", cite = "BEAD 1" },
        { "place", by = "first", most = 2, majority = true, cite = "BEAD 1" },
        { "choose", by = "second", cite = "BEAD 2" },
        { "place", colour = "white", cite = "BEAD 3" },
        { "place", colour = "black", cite = "BEAD 4" },
        { "place", colour = "black", cite = "BEAD 4" },
        { "remove", colour = "black", by = "white", of = 2, cite = "BEAD 4" },
        { "place", colour = "white", cite = "BEAD 4" },
    },
    turn = { cite = "BEAD 5" },
    win = {
        black = { row = 5, exactly = true, cite = "BEAD Win 2" },
        white = { row = 5, atleast = true, cite = "BEAD Win 1" },
    },
    forbid = {
        overline = { colour = "black", penalty = "refused", cite = "BEAD 7" },
        ["open-row"] = {
            colour = "black", rows = { 3, 4 }, penalty = "refused", cite = "BEAD 8",
            when = { reading = "printed" },
        },
        ["open-rows"] = {
            colour = "black", rows = { 3, 4 }, penalty = "refused", cite = "BEAD 9",
            when = { allow_four_three = false },
        },
        ["double-four"] = {
            colour = "black", penalty = "refused", cite = "BEAD 8",
            when = { reading = "double" },
        },
        ["double-three"] = {
            colour = "black", penalty = "refused", cite = "BEAD 8",
            allowed = "BEAD reading 6", when = { reading = "double" },
        },
    },
    draw = { ["supply-exhausted"] = "BEAD Win 3" },
    -- Reading 20: every remaining point may be barred.
    cite = { ["no-supply"] = "BEAD Set-up 2", ["no-action"] = "BEAD reading 20" },
    articles = {
        colours = "BEAD Set-up 2", unbound = "BEAD 6",
        terms = "BEAD 10", forms = "BEAD reading 6",
        ["empty-board"] = "BEAD Set-up 3", ["step-roll-higher"] = "BEAD reading 6",
        ["step-majority"] = "BEAD reading 6", ["step-remove-supply"] = "BEAD reading 6",
        ["open-edge"] = "BEAD reading 6", ["no-pass"] = "BEAD reading 11",
        ["players-called"] = "BEAD reading 6", ["bound-from"] = "BEAD reading 6",
        ["five-first"] = "BEAD reading 6",
    },
}
