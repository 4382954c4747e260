--- The settings of games in words. By key: a label, and the words for each value, or
-- `value` for any value. A setting without words here is named after its key.
return {
    size = { label = "Board", value = "{value}" },
    opening = {
        label = "The opening", centre = "First stone in the centre",
        free = "Stones anywhere", swap = "Second player may swap",
        tournament = "Tournament rule", ["off-centre"] = "Not in the centre",
    },
    players = { label = "Players", value = "{value}" },
    begins = { label = "The first stone", black = "Black", white = "White" },
    moves = {
        label = "Moves until a draw", ["0"] = "No limit", value = "{value}",
    },
    squares = {
        label = "Squares that win", standard = "Of neighbours",
        advanced = "Of any size",
    },
    animal = {
        label = "The animal", elly = "Elly", el = "El", tic = "Tic",
        skinny = "Skinny", fatty = "Fatty", tippy = "Tippy", knobby = "Knobby",
        snaky = "Snaky",
    },
    misere = {
        label = "Whoever completes it", ["false"] = "Wins", ["true"] = "Loses",
    },
    forbidden = {
        label = "A forbidden move", loses = "Loses the game",
        refused = "Is not allowed",
    },
    literal_9_3 = {
        label = "Which double-threes are allowed (RIF 9.3)",
        ["false"] = "Parts (a) and (b) together",
        ["true"] = "Parts (a) and (b) apart, as printed",
    },
    five_makes_three = {
        label = "A three that grows only by making a five",
        ["false"] = "Is no three", ["true"] = "Is a three",
    },
    most = { label = "Fifth stones offered", value = "Up to {value}" },
    offers = { label = "Fifth stones offered", value = "{value}" },
    defence_exempt = {
        label = "A double-three in defence", ["false"] = "Is forbidden too",
        ["true"] = "Is allowed",
    },
    double_four = {
        label = "A double-four", forbidden = "Is forbidden to Black",
        allowed = "Is allowed",
    },
    exactly = {
        label = "Six or more in a row", ["false"] = "Win too",
        ["true"] = "Do not win",
    },
    order = {
        label = "The two extra stones", either = "In either order",
        ["white-first"] = "White first",
    },
    move = {
        label = "A stone moves", never = "Never", anywhere = "To any vacant point",
        adjacent = "To a neighbouring point",
    },
    supply = {
        label = "Stones for each player", ["0"] = "As many as needed",
        value = "{value}",
    },
    reading = {
        label = "What the restricted player may not make",
        printed = "Open threes and fours", double = "Double-threes and double-fours",
    },
    allow_four_three = {
        label = "A four and a three at once", ["false"] = "Are not allowed",
        ["true"] = "Are allowed",
    },
    clock = {
        label = "Clock", none = "No clock", ["300"] = "5 minutes each",
        ["300+5"] = "5 minutes, 5 seconds a move",
        ["900+30"] = "15 minutes, 30 seconds a move",
        ["40/7200 900+30"] = "2 hours for 40 moves, then 15 minutes",
        value = "{value}",
    },
    adjudication = {
        label = "Who sees that a game is won", immediate = "The arbiter, at once",
        claims = "The players, who must claim it",
    },
    wrong_claim = {
        label = "A wrong claim", nothing = "Costs nothing", loses = "Loses the game",
    },
    first_five_stands = {
        label = "A winning row that nobody claimed",
        ["false"] = "Protects nobody", ["true"] = "Bars later claims by others",
    },
    resignation = {
        label = "Resigning", always = "Always possible",
        ["flag-up"] = "Only while the winner has time",
    },
    records = {
        label = "The players' own records", owed = "Must be kept",
        waived = "Need not be kept",
    },
}
