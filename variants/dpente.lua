-- D-Pente: the first player places four stones, white and black in turn; the other player
-- chooses a colour. On pente.org the first of these stones may stand anywhere:
-- opening=free (reading 22).
return {
    name = "dpente",
    base = "pente",
    title = "D-Pente",
    source = "DPENTE",
    aliases = { "D-Pente" },
    options = { opening = { "centre", "free" } },
    phases = {
        {
            "place", colour = "white", by = "first", within = 1, cite = "DPENTE",
            when = { opening = "centre" },
        },
        {
            "place", colour = "white", by = "first", cite = "DPENTE reading 22",
            when = { opening = "free" },
        },
        { "place", colour = "black", by = "first", cite = "DPENTE" },
        { "place", colour = "white", by = "first", cite = "DPENTE" },
        { "place", colour = "black", by = "first", cite = "DPENTE" },
        { "choose", by = "second", cite = "DPENTE" },
    },
}
