/* The argument about a stone's threes: which of them count, and what need be told to show
 * that there is a double-three, or none. Shared by argument.c, which finds the shortest
 * one, and proof.c, which tells it. */
#ifndef INAROW_CORE_ARGUMENT_H
#define INAROW_CORE_ARGUMENT_H

#include "forbidden.h"

/* Where threes are counted once, a straight four is judged by both at once. */
enum { BY_BOTH = INAROW_BY_FOURS | INAROW_BY_THREES };

struct walk {
    struct mind mind;    /* forbids all but double-threes: */
    bool forbids_threes; /* these are argued about here */
    bool hasty;          /* the first argument is taken, not the shortest */
    bool exempts;        /* a four of the stone's allows it a double-three */
    inarow_visitor *visit;
    void *data;
};

/* What speaks for a stone in mind, or against it. */
struct weight {
    unsigned good; /* the halves of 9.3 by which it is allowed */
    int nodes[2];  /* of the proof below it that it is so, or is not, by (a) and by (b) */
};

/* Where a row of three becomes a four: points as steps from the stone that is judged. */
struct ending {
    int8_t step;     /* of that point; 0: there is none */
    int8_t from, to; /* of the four */
    int8_t fails;    /* where the four could not become a five; 0: it is straight */
    struct weight weight;
};

/* A row on a line through the stone that could be a three. */
struct candidate {
    int line;
    struct ending end[2];
    bool weighed;  /* not if it was clear before that there is a double-three, or none */
    unsigned good; /* the halves of 9.3 by which it counts */
};

struct argument {
    struct candidate candidate[INAROW_DIRECTIONS];
    int candidates;
    bool stands;                     /* there is a double-three that is not allowed */
    int nodes;                       /* of the proof that it is so, or is not */
    unsigned sense;                  /* the half of 9.3 that rules it out */
    uint8_t told[INAROW_DIRECTIONS]; /* of each: the halves by which it is shown to count,
                                      * or not to; 0: nothing is shown */
};

/* Argue about the threes of a stone at the point; `alike`: about rows too that only look
 * like threes. Void if it takes too many searches: mind.searches is 0. */
INTERNAL void argue(struct walk *walk, inarow_point point, bool alike,
                    struct argument *argument);

/* What the stone makes besides double-threes. */
INTERNAL inarow_reasons rows_made(struct walk *walk, inarow_point point);

/* Of patterns that are forbidden, the one that the fewest rows show; OK if there is none.
 */
static inline inarow_reason easiest(inarow_reasons bad)
{
    inarow_reasons one = bad & (INAROW_BIT(OVERLINE) | INAROW_BIT(OPEN_ROW));
    return inarow_first_reason(one ? one : bad);
}

/* The bits by which the stone is ruled out in a sense, its threes apart. */
static inline inarow_reasons ruled_out(const struct walk *walk, inarow_reasons makes,
                                       unsigned sense)
{
    inarow_reasons bad = makes & walk->mind.forbid;
    if (!walk->mind.rules->spec.counts_threes_twice)
        return bad;
    return sense & INAROW_BY_FOURS
               ? bad & (INAROW_BIT(OVERLINE) | INAROW_BIT(DOUBLE_FOUR))
               : 0;
}

/* Are the threes of a stone in mind asked for? It makes a four, the straight one. */
static inline bool asks_threes(const struct walk *walk)
{
    return walk->forbids_threes && !walk->mind.rules->spec.unless_four;
}

/* The ends that show with the fewest nodes that a candidate counts in a sense: end[0] by
 * all of it, or by (a) and end[1] by (b); end[1] is -1 if there is no second one. Returns
 * the nodes, its own among them; TOO_MANY if it does not count. */
enum { TOO_MANY = 1 << 29 };
INTERNAL int show_three(const struct candidate *candidate, unsigned sense, int end[2]);

#endif
