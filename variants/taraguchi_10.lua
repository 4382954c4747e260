-- Renju with the Taraguchi-10 opening, by the rules of a playing site (T10).
return {
    name = "taraguchi_10",
    base = "renju",
    title = "Renju, Taraguchi-10 opening",
    source = "T10",
    aliases = { "Taraguchi-10", "Taraguchi" },
    options = { opening = false, offers = { 10, 1, 2, 3, 4, 5, 6, 7, 8, 9 } },
    phases = {
        { "place", colour = "black", within = 1, cite = "T10 Opening" },
        { "swap", cite = "T10 Opening" },
        { "place", colour = "white", within = 3, cite = "T10 Opening" },
        { "swap", cite = "T10 Opening" },
        { "place", colour = "black", within = 5, cite = "T10 Opening" },
        { "swap", cite = "T10 Opening" },
        { "place", colour = "white", within = 7, cite = "T10 Opening" },
        -- Reading 10: swapping leads to choice 1; keeping leaves both choices.
        { "swap", next = "fifth", cite = "T10 Opening" },
        {
            {
                "place", colour = "black", within = 9, next = "last swap",
                cite = "T10 Opening",
            },
            {
                "offer", colour = "black", count = option "offers", distinct = true,
                cite = "T10 Opening",
            },
        },
        { "pick", colour = "black", by = "white", next = "sixth", cite = "T10 Opening" },
        { "place", label = "fifth", colour = "black", within = 9, cite = "T10 Opening" },
        { "swap", label = "last swap", cite = "T10 Opening" },
        { "place", label = "sixth", colour = "white", cite = "T10 Opening" },
    },
    board = { cite = "T10 Basic" },
    turn = { cite = "T10 Basic" },
    win = { black = { cite = "T10 Winning" }, white = { cite = "T10 Winning" } },
    forbid = {
        overline = { cite = "T10 Forbidden" },
        ["double-four"] = { cite = "T10 Forbidden" },
        -- T10 does not say which double-threes are allowed; RIF 9.3 applies (reading 10).
        ["double-three"] = { cite = "T10 Forbidden", allowed = "T10 reading 10" },
    },
    draw = {
        ["full-board"] = "T10 reading 12", ["two-passes"] = "T10 Pass",
        agreement = false, ["both-times"] = false,
    },
    cite = {
        ["not-your-turn"] = "T10 Basic", occupied = "T10 Basic",
        ["off-board"] = "T10 Basic",
        -- Reading 11: players may not pass before the sixth move.
        pass = "T10 Pass", ["pass-not-allowed"] = "T10 Pass",
        ["opening-pass"] = "T10 reading 11", ["fours-on-a-line"] = "T10 reading 3",
        ["term-three"] = "T10 reading 10", ["offer-symmetry"] = "T10 reading 27",
        ["game-over"] = "T10 Winning",
        -- T10 has no rules about the table, and those of RIF are not part of it.
        resignation = false,
        ["draw-offer"] = false, time = false, ["flag-up"] = false, ["flag-down"] = false,
        ["no-such-row"] = false, ["unclaimed-five"] = false, ["too-late"] = false,
        adjust = false, disarranged = false, record = false, press = false,
        clock = false, ["clock-defect"] = false, interruption = false,
        ["time-call"] = false, referee = false, arrive = false, penalty = false,
        organizer = false,
    },
    articles = false,
}
