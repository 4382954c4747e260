/* Wins by continuous fours and threats, looked for plainly: every stone is tried, nothing
 * is remembered, and the rows are counted anew on the whole board each time. It shares no
 * code with csrc: forbidden points are those of tests/reference. */
#ifndef ATTACK_ORACLE_H
#define ATTACK_ORACLE_H

#include <stdint.h>
#include "../reference/renju.h"

/* What wins, and what is forbidden, for each colour: 0 is BLACK, 1 is WHITE. */
struct law {
    int length[2];    /* of a row that wins */
    bool exactly[2];  /* a longer row does not */
    bool is_bound[2]; /* the points that renju_judge forbids are forbidden to it */
    struct renju_options options;
};

struct spot {
    int x, y;
};

struct found {
    enum { NONE, WIN, UNKNOWN } answer;
    int length;        /* WIN: stones of the attacker, the five included: the fewest */
    struct spot first; /* WIN: the first of them */
    uint64_t nodes;    /* stones of the attacker that were tried */
};

/* Has the colour, which is to move, a win by continuous fours? After so many nodes it is
 * unknown; 0: never. Anything may stand on the board but VACANT, BLACK and WHITE: a hole.
 */
struct found oracle_vcf(const struct law *law, const struct board *board, int colour,
                        uint64_t nodes);

/* The same, whichever win is found first: `length` is its length. */
struct found oracle_any_vcf(const struct law *law, const struct board *board, int colour,
                            uint64_t nodes);

/* Has the colour, which is to move, a win by so many stones at most that threaten a VCF,
 * or make a four, and then a VCF? NONE: not within so many. `length` is how many stones
 * come before the VCF. All answers to each of them are tried. */
struct found oracle_vct(const struct law *law, const struct board *board, int colour,
                        int threats, uint64_t nodes);

/* Is the stone one that may follow in a VCT: does it make a four or a five, or would a
 * pass lose to a VCF? */
bool oracle_is_threat(const struct law *law, const struct board *board, int colour,
                      struct spot spot);

/* The points where the colour would make a row that wins, the first `room` of them: how
 * many there are. */
int oracle_fives(const struct law *law, const struct board *board, int colour,
                 struct spot *fives, int room);

bool oracle_forbids(const struct law *law, const struct board *board, int colour,
                    struct spot spot);

#endif
