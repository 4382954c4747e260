/* Go-moku: five or more in a row win, or exactly five. `gomoku free|exact SIDE DEPTH`. */
#include "plain.h"

#include <string.h>

enum { FIVE, FULL_BOARD, OVERLINE };

static const char *const reasons[REASONS] = {"five", "full-board", "overline"};
static int is_exact;

static char mover(int stones)
{
    return stones % 2 == 0 ? FIRST : SECOND;
}

static int end_by(int x, int y)
{
    if (makes_row(x, y, 5, 0))
        return FIVE;
    if (!is_exact && makes_row(x, y, 6, 1))
        return OVERLINE;
    return placed == side * side ? FULL_BOARD : NOWHERE;
}

int main(int argc, char **argv)
{
    is_exact = argc > 1 && strcmp(argv[1], "exact") == 0;
    return run(argc - 2, argv + 2);
}
