/* Makes the proof of a win by threats. */
#ifndef INAROW_ATTACK_VCT_PROOF_H
#define INAROW_ATTACK_VCT_PROOF_H

#include "search.h"

/* Makes the proof of the win by threats that was found just now, with this number of
 * stones. `must` is as for find_vcf. Returns false if a bound was reached, or if there
 * is too little memory. */
INTERNAL bool prove_threats(inarow_attack *attack, int stones, inarow_point must);

#endif
