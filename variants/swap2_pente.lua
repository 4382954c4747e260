-- Pente with the Swap2 opening: the first player places white, black, white. The second
-- player chooses a colour, or places a black and a white stone and leaves the choice to
-- the first player (SWAP2PENTE). On pente.org the first stone is in the centre;
-- elsewhere, as on vint.ee, it may be anywhere (reading 22).
return {
    name = "swap2_pente",
    base = "pente",
    title = "Pente, Swap2 opening",
    source = "SWAP2PENTE",
    aliases = { "Swap2-Pente" },
    options = { opening = { "centre", "free" } },
    phases = {
        {
            "place", colour = "white", by = "first", within = 1,
            cite = "SWAP2PENTE reading 22", when = { opening = "centre" },
        },
        {
            "place", colour = "white", by = "first", cite = "SWAP2PENTE reading 22",
            when = { opening = "free" },
        },
        { "place", colour = "black", by = "first", cite = "SWAP2PENTE" },
        { "place", colour = "white", by = "first", cite = "SWAP2PENTE" },
        {
            { "choose", by = "second", next = "play", cite = "SWAP2PENTE" },
            { "take", by = "second", count = 2, cite = "SWAP2PENTE" },
        },
        { "place", colour = "black", by = "second", cite = "SWAP2PENTE" },
        { "place", colour = "white", by = "second", cite = "SWAP2PENTE" },
        { "choose", by = "first", cite = "SWAP2PENTE" },
    },
}
