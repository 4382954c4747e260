-- Poof-Pente: a pair of a player's own stones is captured too if the player's move brings
-- it between opponent's stones. If one move brings both sides to ten, play goes on until
-- one side has more (reading 20).
return {
    name = "poof_pente",
    base = "pente",
    title = "Poof-Pente",
    source = "POOF",
    aliases = { "Poof-Pente" },
    capture = { own = true, cite = "POOF" },
    articles = { ["both-captures"] = "POOF reading 20" },
}
