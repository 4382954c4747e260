/* The patterns that RIF chapters 3 and 9 forbid to Black, read literally and slowly.
 * Faster programs are compared with this oracle. Articles are cited as in the
 * rulebook. */
#ifndef REFERENCE_RENJU_H
#define REFERENCE_RENJU_H

#include <stdbool.h>

enum { MAX_SIDE = 26 };

enum { VACANT = '.', BLACK = 'X', WHITE = 'O' };

/* at[y][x]: columns from the left, rows from the bottom, both from 0. */
struct board {
    int width, height;
    char at[MAX_SIDE][MAX_SIDE];
};

struct renju_options {
    /* Option of reading 1: 9.3 (a) and (b) separately, as printed. */
    bool literal_9_3;
    /* Option of reading 2: a point that makes the straight four makes the three, even
     * if it makes a five at the same time. */
    bool five_makes_three;
    /* Go-moku as customary in Japan: a row of more than five wins like a five, and
     * only a double-three is forbidden. */
    bool japanese;
    /* The same, but a row of more than five does not win, as in omok. */
    bool exact;
    /* The depth to which hypothetical stones are tried, counting the stone itself; 0
     * means any depth. `beyond` says whether a deeper double-three is forbidden. */
    int looks;
    bool beyond;
};

/* The last three are forbidden, and the first that applies is returned. A stone that
 * makes a five is allowed, whatever else it makes. */
enum result { ALLOWED = 0, FIVE, OVERLINE, DOUBLE_FOUR, DOUBLE_THREE };

/* Judges a black stone on (x, y), a vacant point of the board, by article 9.2. */
enum result renju_judge(const struct board *board, int x, int y,
                        struct renju_options options);

#endif
