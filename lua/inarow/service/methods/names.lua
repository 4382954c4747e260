--- Lists the names of all methods, in the order of the manual.
return {
    "hello", "variants", "rules", "source", "load", "lint",
    "new", "copy", "close", "play", "apply", "undo", "redo", "setup",
    "state", "legal", "legal_actions", "board", "replay", "key", "board_key", "image",
    "forbidden", "explain", "analyse", "solve", "solve_play", "record",
    "tree", "tree_path", "tree_ruling", "tree_game", "go", "tree_add", "tree_set",
    "tree_promote", "tree_demote", "tree_move", "tree_delete", "tree_undo", "tree_redo",
    "tree_text",
    "read", "judge", "convert", "render", "perft", "playout", "puzzles",
    "explore", "find", "archive_record",
}
