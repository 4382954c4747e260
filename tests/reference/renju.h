/* What RIF chapters 3 and 9 forbid to Black, read literally and slowly: the oracle that
 * faster programs are compared with. Articles are cited as in the rulebook. */
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
    /* Reading 1's option: 9.3 (a) and (b) each on its own, as they are printed. */
    bool literal_9_3;
    /* Reading 2's option: a point that makes the straight four makes the three, even
     * if it makes a five at the same time. */
    bool five_makes_three;
    /* Go-moku as it is customary in Japan: a row of more than five wins as a five does,
     * and a double-three is all that is forbidden. */
    bool japanese;
    /* The same where a row of more than five does not win, as in omok. */
    bool exact;
    /* Stones in mind are looked at so many deep, the stone itself counted; 0: to any
     * depth. Of a double-three beyond, `beyond` says whether it is forbidden. */
    int looks;
    bool beyond;
};

/* The last three are forbidden, and the first of them that applies is told. A stone that
 * makes a five is allowed, whatever else it makes. */
enum result { ALLOWED = 0, FIVE, OVERLINE, DOUBLE_FOUR, DOUBLE_THREE };

/* What a black stone on (x, y), a vacant point of the board, would be by article 9.2. */
enum result renju_judge(const struct board *board, int x, int y,
                        struct renju_options options);

#endif
