/* The core's faster parts as they are for any machine, under other names: test_fast.c
 * compares the two. */
#define INAROW_PLAIN
#define inarow_forbidden plain_forbidden
#define inarow_forbidden_map plain_forbidden_map
#define inarow_perft_checked plain_perft_checked
#define inarow_perft_run plain_perft
#define inarow_playout plain_playout
#define inarow_playout_checked plain_playout_checked
#define inarow_playouts plain_playouts
#define inarow_random plain_random
#define kind_of_games plain_kind_of_games
#include "../../csrc/core/map.c"
#include "../../csrc/core/count.c"
#include "../../csrc/core/playout.c"
