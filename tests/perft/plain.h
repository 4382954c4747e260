/* Games in which stones are placed and stay: there are no captures. */
#include "stones.h"

static void place(int x, int y)
{
    at[y][x] = mover(placed++);
}

static void take_back(int x, int y)
{
    at[y][x] = EMPTY;
    placed--;
}
