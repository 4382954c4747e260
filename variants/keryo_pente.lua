-- Keryo-Pente: rows of three can be captured too; fifteen captured stones win (KERYO).
return {
    name = "keryo_pente",
    base = "pente",
    title = "Keryo-Pente",
    source = "KERYO",
    aliases = { "Keryo-Pente" },
    capture = { lengths = { 2, 3 }, cite = "KERYO" },
    win = { captured = 15, cite = "KERYO" },
}
