-- Renju with the opening of Ants Soosõrv: with the fourth stone, White declares the
-- number of fifth stones, 1 to `most`, that Black must offer.
return {
    name = "soosorv_8",
    base = "renju",
    title = "Renju, Soosõrv-8 opening",
    source = "SOOSORV",
    aliases = { "Soosyrv-8", "Soosorv-8", "Soosõrv-8", "Soosyrv", "Soosorv" },
    options = { opening = false, most = { 8, 4, 5, 6, 7 } },
    phases = {
        { "place", colour = "black", within = 1, cite = "RIF 4" },
        { "place", colour = "white", by = "first", within = 3, cite = "RIF 11" },
        { "place", colour = "black", within = 5, patterns = true, cite = "RIF 11" },
        { "swap", cite = "SOOSORV" },
        { "place", colour = "white", cite = "SOOSORV" },
        { "declare", by = "white", count = { 1, option "most" }, cite = "SOOSORV" },
        { "swap", cite = "SOOSORV" },
        {
            "offer", colour = "black", count = "declared", distinct = true,
            cite = "SOOSORV",
        },
        { "pick", colour = "black", by = "white", cite = "SOOSORV" },
    },
}
