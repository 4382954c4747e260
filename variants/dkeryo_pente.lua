-- D-Keryo-Pente, called DK-Pente on pente.org: the opening of D-Pente and the captures of
-- Keryo-Pente (DKERYO).
return {
    name = "dkeryo_pente",
    base = "dpente",
    title = "D-Keryo-Pente",
    source = "DKERYO",
    aliases = { "D-Keryo-Pente", "D-Keryo", "DK-Pente" },
    capture = { lengths = { 2, 3 }, cite = "DKERYO" },
    win = { captured = 15, cite = "DKERYO" },
}
