-- O-Pente, as pente.org plays it: Keryo-, Poof- and Boat-Pente together (OPENTE). Rows of
-- two and three are captured, including a player's own row that the player's move brings
-- between opponent's stones. Fifteen captured stones win; a five wins as in Boat-Pente.
-- Rated games there have the tournament opening, which keeps White's second stone out of
-- the central 5 by 5 (reading 21).
return {
    name = "opente",
    base = "poof_pente",
    title = "O-Pente",
    source = "OPENTE",
    aliases = { "O-Pente" },
    options = { opening = { "tournament", "centre", "free" } },
    phases = {
        {
            "place", colour = "white", within = 1, cite = "OPENTE reading 21",
            when = { opening = "tournament" },
        },
        {
            "place", colour = "white", within = 1, cite = "OPENTE reading 21",
            when = { opening = "centre" },
        },
        {
            "place", colour = "black", cite = "OPENTE",
            when = { opening = "tournament" },
        },
        {
            "place", colour = "white", outside = 5, cite = "OPENTE reading 21",
            when = { opening = "tournament" },
        },
    },
    capture = { lengths = { 2, 3 }, cite = "OPENTE" },
    win = { captured = 15, survives = "if breakable", cite = "OPENTE" },
    articles = { ["both-captures"] = "OPENTE reading 21" },
}
