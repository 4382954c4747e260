/* Where one stone more could matter to a win by fours. */
#ifndef INAROW_ATTACK_RELEVANCE_H
#define INAROW_ATTACK_RELEVANCE_H

#include "search.h"

/* Add the vacant points of all rows of a side's that hold so many of the stones, and none
 * of the other side that stands now. */
INTERNAL void add_rows(const struct fours *fours, int side, const uint32_t *stones,
                       int least, inarow_set *set);

/* Points where a stone of the defender's could spoil the VCF that was found last. */
INTERNAL void find_spoilers(struct hunt *hunt, inarow_set *set);

/* Does the line of that VCF win in the position as it stands? `must` as of find_vcf. */
INTERNAL bool still_wins(struct hunt *hunt, inarow_point must);

/* Points where a stone of the attacker's could make a VCF, as none was found just now. */
INTERNAL void find_helpers(struct hunt *hunt, inarow_set *set);

#endif
