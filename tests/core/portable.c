/* Compiles the core's faster parts in their portable form, under other names.
 * test_fast.c compares both forms. */
#define INAROW_PORTABLE
#define inarow_forbidden portable_forbidden
#define inarow_forbidden_map portable_forbidden_map
#define inarow_perft_checked portable_perft_checked
#define inarow_perft_lists portable_perft_lists
#define inarow_perft_run portable_perft
#define inarow_playout portable_playout
#define inarow_playout_checked portable_playout_checked
#define inarow_playouts portable_playouts
#define inarow_playouts_checked portable_playouts_checked
#define inarow_random portable_random
#define kind_of_games portable_kind_of_games
#include "../../csrc/core/forbidden_map.c"
#include "../../csrc/core/perft.c"
#include "../../csrc/core/playout.c"
