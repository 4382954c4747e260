/* The proof of a win by threats. */
#ifndef INAROW_ATTACK_VCT_PROOF_H
#define INAROW_ATTACK_VCT_PROOF_H

#include "search.h"

/* The proof of the win of so many stones that was found just now, by threats of wins by
 * fours as long as attack->level; `must` as of find_vcf. False if a bound was met, or the
 * room is too small. */
INTERNAL bool prove_threats(inarow_attack *attack, int stones, inarow_point must);

#endif
