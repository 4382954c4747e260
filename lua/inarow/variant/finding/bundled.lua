--- Names of the variants that come with the module: the files in variants/
-- (tools/lists.lua).
return {
    "renju", "rif_renju", "soosorv_8", "taraguchi_10", "tarannikov", "yamaguchi",
    "renju_1899", "renju_1903", "renju_1912", "renju_1916", "renju_1918", "renju_1931",
    "gomoku", "gomoku_exact", "gomoku_japanese", "gomoku_pro", "gomoku_long_pro",
    "gomoku_swap", "swap2", "swap5", "gomoku_moving", "omok", "caro", "connect6",
    "bead_renju", "pente", "pente_teams", "pente_1987", "keryo_pente", "gpente", "dpente",
    "dkeryo_pente", "swap2_pente", "swap2_keryo", "poof_pente", "boat_pente", "opente",
    "connect_four", "popout", "tic_tac_toe", "yava", "squava", "yavalath", "qubic",
    "score_four", "teeko", "nine_holes", "harary",
}
