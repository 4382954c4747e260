-- Boat-Pente: a five wins at once unless the opponent has a capture that would break it.
-- Otherwise the opponent answers. If the five still stands then, it wins, whatever the
-- answer did (BOAT).
return {
    name = "boat_pente",
    base = "pente",
    title = "Boat-Pente",
    source = "BOAT",
    aliases = { "Boat-Pente" },
    win = { survives = "if breakable", cite = "BOAT" },
}
