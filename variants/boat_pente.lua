-- Boat-Pente: a five wins only if it still stands after the opponent's answer (BOAT).
-- An answer that captures the tenth stone wins by that, before the five has stood.
return {
    name = "boat_pente",
    base = "pente",
    title = "Boat-Pente",
    source = "BOAT",
    aliases = { "Boat-Pente" },
    win = { survives = true, cite = "BOAT" },
}
