/* Counting the sequences of a game in which stones are placed on any vacant point of a
 * board, for the programs of one game each beside this file, stone by stone. Each says in
 * `end_by` how the game ends with a stone that was just placed.
 *
 * A program is called with a board's side, a depth, and the points of the stones that
 * stand already, in the order in which they were placed; it prints what `inarow perft`
 * prints. */
#ifndef STONES_H
#define STONES_H

#include "ply.h"

#include <stdlib.h>

enum { SIDE = 19, EMPTY = 0, FIRST = 1, SECOND = 2 };

static int side, placed;
static char at[SIDE][SIDE]; /* [y][x], from below and from the left */
static struct ply plies[DEPTH];

static const int along[4][2] = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

/* Of each program. The mover after so many stones; the index of a reason, or NOWHERE. */
static const char *const reasons[REASONS];
static char mover(int stones);
static int end_by(int x, int y);

/* The stone just placed on a point, and taken off again, with all that it changed. */
static void place(int x, int y);
static void take_back(int x, int y);

static inline int is_inside(int x, int y)
{
    return x >= 0 && x < side && y >= 0 && y < side;
}

/* The stones of one colour in an unbroken row with the one on (x, y). */
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

/* Is there such a row of exactly, or of more than, so many? */
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

/* `argv` from the side on. */
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
