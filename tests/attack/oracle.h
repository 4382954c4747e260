/* Searches plainly for wins by continuous fours and threats. It tries every stone,
 * remembers nothing, and counts the rows of the whole board again each time. It shares
 * no code with csrc: tests/reference finds the forbidden points. */
#ifndef ATTACK_ORACLE_H
#define ATTACK_ORACLE_H

#include <stdint.h>
#include "../reference/renju.h"

/* Winning rows and forbidden points for each colour: 0 is BLACK, 1 is WHITE. */
struct law {
    int length[2];    /* of a winning row */
    bool exactly[2];  /* a longer row does not win */
    bool is_bound[2]; /* the points that renju_judge forbids are forbidden to this
                       * colour */
    struct renju_options options;
};

struct spot {
    int x, y;
};

struct found {
    enum { NONE, WIN, UNKNOWN } answer;
    int length;        /* WIN: the fewest stones of the attacker, including the five */
    struct spot first; /* WIN: the first of these stones */
    uint64_t nodes;    /* stones of the attacker that were tried */
};

/* Looks for a win of the side to move by continuous fours. After `most` nodes the
 * result is unknown; 0 means no limit. A cell other than VACANT, BLACK and WHITE is a
 * hole. */
struct found oracle_vcf(const struct law *law, const struct board *board, int colour,
                        uint64_t nodes);

/* Like oracle_vcf, but stops at the first win: `length` is the length of this win. */
struct found oracle_any_vcf(const struct law *law, const struct board *board, int colour,
                            uint64_t nodes);

/* Looks for a win of the side to move by at most `threats` stones, each of which
 * threatens a VCF or makes a four, and then a VCF. NONE means that there is no win
 * within this limit. `length` is the number of stones before the VCF. All answers to
 * each stone are tried. */
struct found oracle_vct(const struct law *law, const struct board *board, int colour,
                        int threats, uint64_t nodes);

/* Returns true if the stone may be part of a VCT: it makes a four or a five, or a pass
 * would lose to a VCF. */
bool oracle_is_threat(const struct law *law, const struct board *board, int colour,
                      struct spot spot);

/* Finds the points where the colour would make a winning row. Writes at most `room` of
 * them, and returns the number of all. */
int oracle_fives(const struct law *law, const struct board *board, int colour,
                 struct spot *fives, int room);

bool oracle_forbids(const struct law *law, const struct board *board, int colour,
                    struct spot spot);

#endif
