/* Wins by continuous fours. */
#ifndef INAROW_ATTACK_VCF_H
#define INAROW_ATTACK_VCF_H

#include "search.h"

/* Finds a win by fours with at most this many stones. Returns the number of stones, 0
 * if there is none, and its line in hunt->line. `must`: where the defender would make
 * a five, or NOWHERE. Nobody may have a five on the board, and the attacker must not
 * be able to make one at once. */
INTERNAL int find_vcf(struct hunt *hunt, int stones, inarow_point must);

/* Finds a shorter win than that of find_vcf, which has `found` stones, if there is
 * one: its line, and its stones. If a bound cuts the search short, the old win is
 * kept. */
INTERNAL int shorten_vcf(struct hunt *hunt, int found, inarow_point must);

/* At the start of a question: the number of stones that the attacker needs to win by a
 * five or by fours, at most `most`; 0 if there is no such win. */
INTERNAL int win_by_fours(struct hunt *hunt, int most, enum plain plain,
                          inarow_point point, bool shortest);

/* A vacant point outside a set that the defender may take; or NOWHERE. */
INTERNAL inarow_point other_answer(struct fours *fours, const inarow_set *set);

/* Adds the win by fours found last to the proof. Returns its first node. Then: makes a
 * proof of this win alone, if one was found. */
INTERNAL int add_line(inarow_attack *attack);
INTERNAL void prove_fours(inarow_attack *attack, int found);

#endif
