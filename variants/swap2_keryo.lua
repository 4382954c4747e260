-- Keryo-Pente with the Swap2 opening of Pente (SWAP2KERYO).
return {
    name = "swap2_keryo",
    base = "swap2_pente",
    title = "Keryo-Pente, Swap2 opening",
    source = "SWAP2KERYO",
    aliases = { "Swap2-Keryo" },
    capture = { lengths = { 2, 3 }, cite = "SWAP2KERYO" },
    win = { captured = 15, cite = "SWAP2KERYO" },
}
