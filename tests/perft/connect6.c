/* Connect6: one stone, then two per turn; six or more in a row win. */
#include "plain.h"

enum { FULL_BOARD, SIX };

static const char *const reasons[REASONS] = {"full-board", "six"};

static char mover(int stones)
{
    return (stones + 1) / 2 % 2 == 0 ? FIRST : SECOND;
}

static int end_by(int x, int y)
{
    if (makes_row(x, y, 6, 1))
        return SIX;
    return placed == side * side ? FULL_BOARD : NOWHERE;
}

int main(int argc, char **argv)
{
    return run(argc - 1, argv + 1);
}
