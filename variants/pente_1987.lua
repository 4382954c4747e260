-- Pente by the federation's proposal of 1987 (P87).
return {
    name = "pente_1987",
    base = "pente",
    title = "Pente, the 1987 proposal",
    source = "P87",
    options = { opening = false, begins = false },
    begins = false,
    board = { 19, 19, cite = "P87 2" },
    phases = {
        { "place", colour = "white", within = 1, cite = "P87 4", pass = "P87 4" },
        {
            "place", label = "black", colour = "black", pass = { cite = "P87 5" },
            cite = "P87 4",
        },
        -- P87 11: at least three points from the centre. A pass does not use up this rule
        -- (reading 7).
        {
            "place", colour = "white", outside = 5, cite = "P87 11",
            pass = { next = "black", cite = "P87 reading 7" },
        },
    },
    turn = { pass = true, cite = "P87 5" },
    capture = { by_hand = true, cite = "P87 3" },
    win = { cite = "P87 9.1" },
    draw = {
        ["full-board"] = "P87 10.1", agreement = "P87 10.2", ["two-passes"] = "P87 10.3",
        ["both-times"] = "P87 10.4",
    },
    match = { games = 2, cite = "P87 12" },
    cite = {
        ["not-your-turn"] = "P87 4", occupied = "P87 5", ["off-board"] = "P87 5",
        ["game-over"] = "P87 9", resignation = "P87 9.3", ["draw-offer"] = "P87 10.2",
        -- At the table a player must claim a win (P87 9.4).
        time = "P87 9.2", ["flag-up"] = "P87 9.2",
        ["no-such-row"] = "P87 9.4", ["flag-down"] = "P87 9.4", ["too-late"] = "P87 9.4",
        ["unclaimed-five"] = "P87 9.4", capture = "P87 3",
        adjust = "P87 7", disarranged = "P87 8", record = "P87 13",
        press = "P87 14.3", clock = "P87 14.5", ["clock-defect"] = "P87 14.5",
        interruption = "P87 14.6", ["time-call"] = "P87 14.8", referee = "P87 14.9",
        arrive = "P87 15", penalty = "P87 17.5", organizer = "P87 17",
    },
    articles = {
        ["by-lot"] = false, ["other-colours"] = "P87 1", ["board-colour"] = "P87 2",
        ["colour-names"] = "P87 4", begins = "P87 4", ["no-pass"] = false,
        terms = "P87 3",
        release = "P87 6", ["by-hand"] = "P87 3", ["by-hand-over"] = "P87 reading 7",
        ["ruled-at-once"] = "P87 reading 4", ["first-claim"] = "P87 reading 5",
        ["claim-names"] = "P87 reading 16", ["own-move"] = "P87 reading 17",
        absent = "P87 reading 15", ["resigned-late"] = "P87 reading 19",
        ["record-waived"] = "P87 reading 19",
        ["record-decided"] = "P87 13",
        ["record-moves"] = "P87 13.1", ["record-late"] = "P87 13.2",
        controls = "P87 14.1", ["special-clock"] = "P87 14.2",
        ["clock-start"] = "P87 reading 7", ["time-referee"] = "P87 reading 28",
        ["time-control"] = "P87 14.4", stopping = "P87 14.7", conduct = "P87 16",
        control = "P87 17.1", disputes = "P87 17.2", conditions = "P87 17.3",
        disturbance = "P87 17.4", resumption = "P87 17.6",
        ["changes-approved"] = "P87 18",
    },
}
