/* Renju with a free opening, without passes. The literal program of tests/reference
 * judges Black's stones, and forbidden ones lose. `renju SIDE DEPTH`. */
#include "stones.h"

#include "../reference/renju.h"

enum { MADE_DOUBLE_FOUR, MADE_DOUBLE_THREE, MADE_FIVE, FULL_BOARD, MADE_OVERLINE };

static const char *const reasons[REASONS] = {"double-four", "double-three", "five",
                                             "full-board", "overline"};

static struct board board;

static char mover(int stones)
{
    return stones % 2 == 0 ? FIRST : SECOND;
}

static void place(int x, int y)
{
    board.width = board.height = side;
    at[y][x] = mover(placed++);
    board.at[y][x] = at[y][x] == FIRST ? BLACK : WHITE;
}

static void take_back(int x, int y)
{
    at[y][x] = EMPTY;
    board.at[y][x] = VACANT;
    placed--;
}

static int end_of_black(int x, int y)
{
    static const int end[] = {[ALLOWED] = NOWHERE,
                              [FIVE] = MADE_FIVE,
                              [OVERLINE] = MADE_OVERLINE,
                              [DOUBLE_FOUR] = MADE_DOUBLE_FOUR,
                              [DOUBLE_THREE] = MADE_DOUBLE_THREE};
    board.at[y][x] = VACANT;
    enum result result = renju_judge(&board, x, y, (struct renju_options){0});
    board.at[y][x] = BLACK;
    return end[result];
}

static int end_by(int x, int y)
{
    int end = NOWHERE;
    if (at[y][x] == FIRST)
        end = end_of_black(x, y);
    else if (makes_row(x, y, 5, 0))
        end = MADE_FIVE;
    else if (makes_row(x, y, 6, 1))
        end = MADE_OVERLINE;
    return end == NOWHERE && placed == side * side ? FULL_BOARD : end;
}

int main(int argc, char **argv)
{
    for (int y = 0; y < MAX_SIDE; y++)
        for (int x = 0; x < MAX_SIDE; x++)
            board.at[y][x] = VACANT;
    return run(argc - 1, argv + 1);
}
