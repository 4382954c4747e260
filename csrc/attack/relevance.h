/* Finds points where one more stone could change the answer about a win by fours. */
#ifndef INAROW_ATTACK_RELEVANCE_H
#define INAROW_ATTACK_RELEVANCE_H

#include "search.h"

/* Adds the vacant points of a side's rows. The rows must lack at most this number of
 * the stones, and hold no stone of the other side. */
INTERNAL void add_rows(const struct fours *fours, int side, const uint32_t *stones,
                       int lacking, inarow_set *set);

/* Finds the points where a stone of the defender could spoil the VCF found last. */
INTERNAL void find_spoilers(struct hunt *hunt, inarow_set *set);

/* Returns true if the line of the VCF found last still wins in the current position.
 * `must` is as for find_vcf. */
INTERNAL bool still_wins(struct hunt *hunt, inarow_point must);

/* Finds the points where a stone of the attacker could make a VCF possible, after a
 * search without success. */
INTERNAL void find_helpers(struct hunt *hunt, inarow_set *set);

#endif
