-- Renju by the federation's law, RIF 2 to 10, without its opening rules (11, 12). The
-- other forms of renju are children of this script, which contain only the differences,
-- mostly their phases.
return {
    name = "renju",
    title = "Renju, free opening",
    family = "renju",
    source = "RIF",
    aliases = { "Renju", "Renju (free)" },
    options = {
        size = 15,
        -- A forbidden move by Black loses (9.2), or is refused, as in other programs.
        forbidden = { "loses", "refused" },
        opening = { "centre", "free" },
        -- RIF reading 1: true to apply 9.3 (a) and (b) separately, as printed.
        literal_9_3 = false,
        -- RIF reading 2: true if a row of three is a three even if the stone that makes a
        -- straight four also makes a five.
        five_makes_three = false,
    },
    board = { 15, 15, cite = "RIF 2" },
    colours = { "black", "white" },
    phases = {
        {
            "place", colour = "black", within = 1, cite = "RIF 4",
            when = { opening = "centre" },
        },
    },
    turn = { pass = true, cite = "RIF 5" },
    win = {
        black = { row = 5, exactly = true, cite = "RIF 9.1" },
        white = { row = 5, atleast = true, cite = "RIF 9.1" },
    },
    forbid = {
        overline = {
            colour = "black", penalty = option "forbidden", cite = "RIF 9.2",
        },
        ["double-four"] = {
            colour = "black", penalty = option "forbidden", cite = "RIF 9.2",
        },
        ["double-three"] = {
            colour = "black", penalty = option "forbidden", cite = "RIF 9.2",
            literal_9_3 = option "literal_9_3",
            five_makes_three = option "five_makes_three", allowed = "RIF 9.3",
        },
    },
    draw = {
        ["full-board"] = "RIF 10.1",
        agreement = "RIF 10.2",
        ["two-passes"] = "RIF 10.3",
        ["both-times"] = "RIF 10.4",
    },
    cite = {
        ["not-your-turn"] = "RIF 4",
        occupied = "RIF 5",
        ["off-board"] = "RIF 5",
        ["game-over"] = "RIF 9",
        resignation = "RIF 9.5",
        ["draw-offer"] = "RIF 10.2",
        -- At the table a player must claim a win (RIF 9.6 to 9.8).
        time = "RIF 9.4", ["flag-up"] = "RIF 9.4",
        ["no-such-row"] = "RIF 9.6", ["flag-down"] = "RIF 9.6",
        ["unclaimed-five"] = "RIF 9.7", ["too-late"] = "RIF 9.8",
        adjust = "RIF 7", disarranged = "RIF 8", record = "RIF 13",
        press = "RIF 14.3", clock = "RIF 14.5", ["clock-defect"] = "RIF 14.5",
        interruption = "RIF 14.6", ["time-call"] = "RIF 14.8", referee = "RIF 14.9",
        arrive = "RIF 15", penalty = "RIF 17.5", organizer = "RIF 17",
    },
    articles = {
        ["board-colour"] = "RIF 2", ["reference-points"] = "RIF 2", terms = "RIF 3",
        ["opening-pass"] = "RIF reading 11", release = "RIF 6",
        ["fours-on-a-line"] = "RIF reading 3", ["offer-symmetry"] = "RIF reading 27",
        ["ruled-at-once"] = "RIF reading 4", ["first-claim"] = "RIF reading 5",
        ["claim-names"] = "RIF reading 16", lengthened = "RIF reading 18",
        ["own-move"] = "RIF reading 17", absent = "RIF reading 15",
        ["resigned-late"] = "RIF 9.6",
        ["five-overridden"] = "RIF 9.7", lapse = "RIF 9.8",
        ["record-moves"] = "RIF 13.1", ["record-late"] = "RIF 13.2",
        controls = "RIF 14.1", ["special-clock"] = "RIF 14.2",
        ["clock-start"] = "RIF 14.3", ["time-referee"] = "RIF reading 28",
        ["time-control"] = "RIF 14.4", stopping = "RIF 14.7", conduct = "RIF 16",
        control = "RIF 17.1", disputes = "RIF 17.2", conditions = "RIF 17.3",
        disturbance = "RIF 17.4", resumption = "RIF 17.6", changes = "RIF 18",
    },
}
