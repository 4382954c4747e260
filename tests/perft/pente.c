/* Pente: five in a row or five captured pairs win. `pente SIDE DEPTH`. There is no
 * rule for the first stone, which is always given. */
#include "stones.h"

enum { CAPTURES, FIVE, FULL_BOARD, OVERLINE };

static const char *const reasons[REASONS] = {"captures", "five", "full-board",
                                             "overline"};

/* For each move: the directions in which a pair was captured, as bits. */
static int taken[SIDE * SIDE * 4], stones[3], captured[3];

static char mover(int moves)
{
    return moves % 2 == 0 ? FIRST : SECOND;
}

/* Gives one of the eight directions. */
static void step(int way, int *dx, int *dy)
{
    int sign = way < 4 ? 1 : -1;
    *dx = sign * along[way % 4][0];
    *dy = sign * along[way % 4][1];
}

static void set_pair(int x, int y, int way, char what)
{
    int dx, dy;
    step(way, &dx, &dy);
    for (int n = 1; n <= 2; n++)
        at[y + n * dy][x + n * dx] = what;
}

static int brackets(int x, int y, int way)
{
    int dx, dy, other = FIRST + SECOND - at[y][x];
    step(way, &dx, &dy);
    return is_inside(x + 3 * dx, y + 3 * dy) && at[y + dy][x + dx] == other &&
           at[y + 2 * dy][x + 2 * dx] == other && at[y + 3 * dy][x + 3 * dx] == at[y][x];
}

static void place(int x, int y)
{
    int colour = at[y][x] = mover(placed);
    taken[placed] = 0;
    for (int way = 0; way < 8; way++)
        if (brackets(x, y, way)) {
            taken[placed] |= 1 << way;
            set_pair(x, y, way, EMPTY);
            captured[colour] += 2;
            stones[FIRST + SECOND - colour] -= 2;
        }
    stones[colour]++;
    placed++;
}

static void take_back(int x, int y)
{
    int colour = at[y][x];
    placed--;
    for (int way = 0; way < 8; way++)
        if (taken[placed] & 1 << way) {
            set_pair(x, y, way, FIRST + SECOND - colour);
            captured[colour] -= 2;
            stones[FIRST + SECOND - colour] += 2;
        }
    stones[colour]--;
    at[y][x] = EMPTY;
}

static int end_by(int x, int y)
{
    if (makes_row(x, y, 5, 0))
        return FIVE;
    if (makes_row(x, y, 6, 1))
        return OVERLINE;
    if (captured[(int)at[y][x]] >= 10)
        return CAPTURES;
    return stones[FIRST] + stones[SECOND] == side * side ? FULL_BOARD : NOWHERE;
}

int main(int argc, char **argv)
{
    return run(argc - 1, argv + 1);
}
