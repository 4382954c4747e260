/* Counts the sequences of a game in which stones are placed on vacant points, stone by
 * stone, for the programs of one game each in this folder. Each program defines in
 * `end_by` how the game ends after a stone.
 *
 * The arguments of a program are a board's side, a depth, and the points of the given
 * stones, in the order in which they were placed. It prints the same as `inarow
 * perft`. */
#ifndef STONES_H
#define STONES_H

#include "ply.h"

#include <stdlib.h>

enum { SIDE = 19, EMPTY = 0, FIRST = 1, SECOND = 2 };

static int side, placed;
static char at[SIDE][SIDE]; /* [y][x], from the lower left */
static struct ply plies[DEPTH];

static const int along[4][2] = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

/* Each program defines these: the mover after a number of stones, and the end as the
 * index of a reason, or NOWHERE. */
static const char *const reasons[REASONS];
static char mover(int stones);
static int end_by(int x, int y);

/* Places and removes the last stone, with everything that it changed. */
static void place(int x, int y);
static void take_back(int x, int y);

static inline int is_inside(int x, int y)
{
    return x >= 0 && x < side && y >= 0 && y < side;
}

/* Returns the length of the unbroken row of the stone on (x, y). */
static inline int row_length(int x, int y, const int *d)
{
    int length = 1;
    for (int way = -1; way <= 1; way += 2) {
        int i = x + way * d[0], j = y + way * d[1];
        for (; is_inside(i, j) && at[j][i] == at[y][x]; length++) {
            i += way * d[0];
            j += way * d[1];
        }
    }
    return length;
}

/* Returns true if there is a row of exactly this length, or also of a longer one. */
static inline int makes_row(int x, int y, int length, int or_longer)
{
    for (int d = 0; d < 4; d++) {
        int stones = row_length(x, y, along[d]);
        if (stones == length || (or_longer && stones > length))
            return 1;
    }
    return 0;
}

static void count(int ply, int depth)
{
    for (int y = 0; y < side; y++)
        for (int x = 0; x < side; x++) {
            if (at[y][x] != EMPTY)
                continue;
            place(x, y);
            int end = end_by(x, y);
            plies[ply].sequences++;
            if (end != NOWHERE)
                plies[ply].ended[end]++;
            else if (ply + 1 < depth)
                count(ply + 1, depth);
            take_back(x, y);
        }
}

/* `argv` begins with the side. */
static int run(int argc, char **argv)
{
    int depth = argc < 2 ? 0 : atoi(argv[1]);
    side = argc < 2 ? 0 : atoi(argv[0]);
    if (side < 1 || side > SIDE || depth < 1 || depth > DEPTH) {
        fputs("usage: PROGRAM ... SIDE DEPTH [POINT...]\n", stderr);
        return 2;
    }
    for (int i = 2; i < argc; i++)
        place(argv[i][0] - 'a', atoi(argv[i] + 1) - 1);
    count(0, depth);
    for (int i = 0; i < depth; i++)
        print(i + 1, &plies[i], reasons);
    return 0;
}

#endif
