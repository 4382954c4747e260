/* The argument about a stone's threes: which of them count, and which must be shown to
 * prove that there is a double-three, or none. argument.c finds the shortest argument
 * and proof.c writes it. */
#ifndef INAROW_CORE_ARGUMENT_H
#define INAROW_CORE_ARGUMENT_H

#include "forbidden.h"

/* If threes are counted once, a straight four is judged by both halves at once. */
enum { BY_BOTH = INAROW_BY_FOURS | INAROW_BY_THREES };

struct walk {
    struct trial trial;  /* forbids all patterns but double-threes */
    bool forbids_threes; /* whether double-threes are forbidden */
    bool hasty;          /* take the first argument found, not the shortest */
    bool exempts;        /* a four of the same stone allows the double-three */
    inarow_visitor *visit;
    void *data;
};

/* The case for or against a hypothetical stone. */
struct weight {
    unsigned good; /* the halves of 9.3 that allow it */
    int nodes[2];  /* nodes of the proof below it, for or against, by (a) and by (b) */
};

/* A point where a row of three becomes a four. Points are steps from the judged stone. */
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
    bool weighed;  /* false if it was clear before whether there is a double-three */
    unsigned good; /* the halves of 9.3 by which it counts */
};

struct argument {
    struct candidate candidate[INAROW_DIRECTIONS];
    int candidates;
    bool stands;                      /* there is a double-three that is not allowed */
    int nodes;                        /* size of the proof, for or against */
    unsigned sense;                   /* the half of 9.3 that decides against the stone */
    uint8_t shown[INAROW_DIRECTIONS]; /* for each candidate the halves by which it is
                                       * shown to count, or not to; 0: it is not shown */
};

/* Argues about the threes of a stone at the point; with `alike` also about rows that
 * only look like threes. The result is void after too many searches: then
 * trial.searches is 0. */
INTERNAL void argue(struct walk *walk, inarow_point point, bool alike,
                    struct argument *argument);

/* The patterns that the stone makes, without double-threes. */
INTERNAL inarow_reasons rows_made(struct walk *walk, inarow_point point);

/* The forbidden pattern that takes the fewest rows to show; OK if there is none. */
static inline inarow_reason easiest(inarow_reasons bad)
{
    inarow_reasons one = bad & (INAROW_BIT(OVERLINE) | INAROW_BIT(OPEN_ROW));
    return inarow_first_reason(one ? one : bad);
}

/* The patterns that forbid the stone in a sense, without its threes. */
static inline inarow_reasons ruled_out(const struct walk *walk, inarow_reasons makes,
                                       unsigned sense)
{
    inarow_reasons bad = makes & walk->trial.forbid;
    if (!walk->trial.rules->spec.counts_threes_twice)
        return bad;
    return sense & INAROW_BY_FOURS
               ? bad & (INAROW_BIT(OVERLINE) | INAROW_BIT(DOUBLE_FOUR))
               : 0;
}

/* Do threes of a hypothetical stone matter? It makes a four, the straight one. */
static inline bool asks_threes(const struct walk *walk)
{
    return walk->forbids_threes && !walk->trial.rules->spec.unless_four;
}

/* The ends that show with the fewest nodes that a candidate counts in a sense: end[0]
 * alone, or end[0] by (a) and end[1] by (b); end[1] is -1 if it is not needed. Returns
 * the number of nodes, including the candidate's; TOO_MANY if it does not count. */
enum { TOO_MANY = 1 << 29 };
INTERNAL int show_three(const struct candidate *candidate, unsigned sense, int end[2]);

#endif
