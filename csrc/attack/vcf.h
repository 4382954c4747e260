/* Finds wins by continuous fours. */
#ifndef INAROW_ATTACK_VCF_H
#define INAROW_ATTACK_VCF_H

#include "search.h"

/* Begins to load what find_vcf may have stored for the position after a stone of the
 * side, and an answer or NOWHERE. */
INTERNAL void expect_failure(const struct hunt *hunt, int side, inarow_point stone,
                             inarow_point answer);

/* Finds a win by fours with at most this number of stones, and its line in hunt->line.
 * Returns the number of stones, or 0 if there is no win. `must` is the point where the
 * defender would make a five, or NOWHERE. Neither side may have a five on the board,
 * and the attacker must not be able to make one at once. */
INTERNAL int find_vcf(struct hunt *hunt, int stones, inarow_point must);

/* Finds a win that is shorter than that of find_vcf, which has `found` stones. Returns
 * the number of stones of the new win, if there is one, and its line in hunt->line. If
 * a bound cuts the search short, the old win is kept. */
INTERNAL int shorten_vcf(struct hunt *hunt, int found, inarow_point must);

/* Returns the number of stones that the attacker needs to win by a five or by fours,
 * at most `most`. Returns 0 if there is no such win. Used at the start of a question. */
INTERNAL int win_by_fours(struct hunt *hunt, int most, enum plain plain,
                          inarow_point point, bool shortest);

/* Returns a vacant point outside a set that the defender may take, or NOWHERE. */
INTERNAL inarow_point other_answer(struct fours *fours, const inarow_set *set);

/* The first function adds the win by fours found last to the proof, and returns its
 * first node. The second makes a proof of this win alone, if one was found. */
INTERNAL int add_line(inarow_attack *attack);
INTERNAL void prove_fours(inarow_attack *attack, int found);

#endif
