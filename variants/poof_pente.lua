-- Poof-Pente: an own pair that one's move brings between opponent's stones is taken too.
-- If one move brings both sides to ten, play goes on until one has more (reading 20).
return {
    name = "poof_pente",
    base = "pente",
    title = "Poof-Pente",
    source = "POOF",
    aliases = { "Poof-Pente" },
    capture = { own = true, cite = "POOF" },
    articles = { ["both-captures"] = "POOF reading 20" },
}
