-- Renju by the federation's law with its opening rules: RIF 11 and 12.
return {
    name = "rif_renju",
    base = "renju",
    title = "Renju, RIF opening",
    aliases = { "RIF", "Renju-RIF", "RIF Renju" },
    options = { opening = false },
    phases = {
        -- RIF 12.2-4: the tentative Black plays one of the 26 patterns, including White's
        -- stone.
        { "place", colour = "black", within = 1, cite = "RIF 4", pass = "RIF 12.9" },
        {
            "place", colour = "white", by = "first", within = 3,
            cite = "RIF 11", pass = "RIF 12.9",
        },
        {
            "place", colour = "black", within = 5, patterns = true,
            cite = "RIF 11", pass = "RIF 12.9",
        },
        { "swap", cite = "RIF 12.5" },
        { "place", colour = "white", pass = true, cite = "RIF 12.6" },
        { "offer", colour = "black", count = 2, distinct = true, cite = "RIF 12.7" },
        { "pick", colour = "black", by = "white", cite = "RIF 12.7" },
    },
    articles = {
        ["tentative-colours"] = "RIF 12.1", ["first-three"] = "RIF 12.2",
        ["offer-clock"] = "RIF 12.7", ["opening-over"] = "RIF 12.8",
    },
}
