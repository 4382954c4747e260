/* The argument about a stone's threes. It has the threes that count, and the threes
 * that a proof must show. argument.c finds the shortest argument, and proof.c writes
 * it. */
#ifndef INAROW_CORE_ARGUMENT_H
#define INAROW_CORE_ARGUMENT_H

#include "forbidden.h"

/* If threes are counted once, a straight four must pass both tests of RIF 9.3. */
enum { BY_BOTH = INAROW_BY_FOURS | INAROW_BY_THREES };

struct walk {
    struct trial trial;  /* trial that forbids all patterns except double-threes */
    bool forbids_threes; /* true if double-threes are forbidden */
    bool hasty;   /* true to take the first argument found instead of the shortest */
    bool exempts; /* true if a four of the same stone allows the double-three */
    inarow_visitor *visit;
    void *data;
};

/* The case for or against a hypothetical stone. */
struct weight {
    unsigned good; /* tests of RIF 9.3 that allow the stone */
    int nodes[2];  /* number of nodes of the proof below the stone, for or against it,
                    * by (a) and by (b) */
};

/* A point where a row of three becomes a four. Points are given as steps from the
 * judged stone. */
struct ending {
    int8_t step;     /* step to the point; 0: there is no such point */
    int8_t from, to; /* ends of the four */
    int8_t fails;    /* step to the point where the four could not become a five; 0: the
                      * four is straight */
    struct weight weight;
};

/* A row on a line through the stone that could be a three. */
struct candidate {
    int line;
    struct ending end[2];
    bool weighed;  /* false if the result was clear before weighing this row */
    unsigned good; /* tests of RIF 9.3 by which the row counts */
};

struct argument {
    struct candidate candidate[INAROW_DIRECTIONS];
    int candidates;
    bool stands;    /* true if there is a double-three that is not allowed */
    int nodes;      /* number of nodes of the proof, for or against */
    unsigned sense; /* test of RIF 9.3 that decides against the stone */
    uint8_t shown[INAROW_DIRECTIONS]; /* tests by which each candidate is shown to
                                       * count, or not to count; 0: the candidate is
                                       * not shown */
};

/* Finds the argument about the threes of a stone at the point. If `alike` is true,
 * rows that only look like threes are included. After too many searches,
 * trial.searches is 0 and the result must not be used. */
INTERNAL void argue(struct walk *walk, inarow_point point, bool alike,
                    struct argument *argument);

/* Returns the patterns that the stone makes, without double-threes. */
INTERNAL inarow_reasons rows_made(struct walk *walk, inarow_point point);

/* Returns the forbidden pattern that takes the fewest rows to show, or OK if there is
 * none. */
static inline inarow_reason easiest(inarow_reasons bad)
{
    inarow_reasons one = bad & (INAROW_BIT(OVERLINE) | INAROW_BIT(OPEN_ROW));
    return inarow_first_reason(one ? one : bad);
}

/* Returns the patterns other than double-threes for which a test rejects the stone. */
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

/* Returns true if threes of a hypothetical stone matter. The stone makes a straight
 * four. */
static inline bool asks_threes(const struct walk *walk)
{
    return walk->forbids_threes && !walk->trial.rules->spec.unless_four;
}

/* Finds the shortest proof that a candidate counts under a test. The proof shows
 * end[0] alone, or end[0] by test (a) and end[1] by test (b). If one end is enough,
 * end[1] is -1. Returns the number of nodes, including the candidate's node, or
 * TOO_MANY if the candidate does not count. */
enum { TOO_MANY = 1 << 29 };
INTERNAL int show_three(const struct candidate *candidate, unsigned sense, int end[2]);

#endif
