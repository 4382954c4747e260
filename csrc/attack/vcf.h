/* Wins by continuous fours. */
#ifndef INAROW_ATTACK_VCF_H
#define INAROW_ATTACK_VCF_H

#include "search.h"

/* The attacker's stones to a win by fours, at most so many; 0 if there is none.
 * `must`: where the defender would make a five, or NOWHERE. Nobody has a five on the
 * board, and the attacker can't make one at once. hunt->line is the line of the win. */
INTERNAL int find_vcf(struct hunt *hunt, int stones, inarow_point must);

/* A shorter win than the one that find_vcf found, of so many stones, if there is one: its
 * line, and its stones. Where a bound cuts the search, the one that was found stands. */
INTERNAL int shorten_vcf(struct hunt *hunt, int found, inarow_point must);

/* The attacker's stones to a win by a five or by fours, or 0, as a question begins;
 * at most so many. */
INTERNAL int win_by_fours(struct hunt *hunt, int most, enum plain plain,
                          inarow_point point, bool shortest);

/* A vacant point, not among a set, that the defender may take; or NOWHERE. */
INTERNAL inarow_point other_answer(struct fours *fours, const inarow_set *set);

/* Add the win by fours that was found last to the proof: its first node. And a proof that
 * is this win, if any was found. */
INTERNAL int add_line(inarow_attack *attack);
INTERNAL void prove_fours(inarow_attack *attack, int found);

#endif
