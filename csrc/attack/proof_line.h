/* The line of a proof. */
#ifndef INAROW_ATTACK_PROOF_LINE_H
#define INAROW_ATTACK_PROOF_LINE_H

#include "search.h"

/* The longest line of the proof that was made, into attack->own.line; and whether it ends
 * where the defender may not answer. It stands on the board then. */
INTERNAL void follow_proof(inarow_attack *attack);

#endif
