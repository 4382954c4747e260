-- Renju with the opening of Yusui Yamaguchi: the first player chooses a pattern and the
-- number of fifth stones, then the other player may swap.
return {
    name = "yamaguchi",
    base = "renju",
    title = "Renju, Yamaguchi opening",
    source = "YAMAGUCHI",
    aliases = { "Yamaguchi" },
    options = { opening = false, most = { 12, 4, 6, 8, 10 } },
    phases = {
        { "place", colour = "black", within = 1, cite = "RIF 4" },
        { "place", colour = "white", by = "first", within = 3, cite = "RIF 11" },
        { "place", colour = "black", within = 5, patterns = true, cite = "RIF 11" },
        { "declare", by = "first", count = { 1, option "most" } },
        { "swap" },
        { "place", colour = "white" },
        { "offer", colour = "black", count = "declared", distinct = true },
        { "pick", colour = "black", by = "white" },
    },
}
