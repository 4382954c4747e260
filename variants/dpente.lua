-- D-Pente: seat first places four stones, white and black in turn; the other chooses.
return {
    name = "dpente",
    base = "pente",
    title = "D-Pente",
    source = "DPENTE",
    aliases = { "D-Pente" },
    options = { opening = false },
    phases = {
        { "place", colour = "white", by = "first", within = 1, cite = "DPENTE" },
        { "place", colour = "black", by = "first", cite = "DPENTE" },
        { "place", colour = "white", by = "first", cite = "DPENTE" },
        { "place", colour = "black", by = "first", cite = "DPENTE" },
        { "choose", by = "second", cite = "DPENTE" },
    },
}
