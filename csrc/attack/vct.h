/* Wins by continuous threats. */
#ifndef INAROW_ATTACK_VCT_H
#define INAROW_ATTACK_VCT_H

#include "search.h"

/* Does the attacker win by threats? Nobody has a five on the board, and there is no VCF;
 * `must` as of find_vcf. Or, with DEFENDER, after a stone of the attacker's that makes no
 * four, as the defender is to move. It may be open once the budget of nodes is used; 0:
 * there is none. */
INTERNAL struct needs find_vct(inarow_attack *attack, int side, int stones,
                               inarow_point must, uint64_t budget);

#endif
